// Shows that it is somebody's turn while no page is open. It keeps nothing and answers no page's questions.

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read is still a sign of life.
  }
  const { title = 'Khepri', body = '', url = '/me/tables' } = told;
  // A later turn at the same table takes the place of the earlier one.
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, icon: '/favicon.ico', data: url }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === address.pathname);
      return open ? open.focus() : self.clients.openWindow(address.href);
    }),
  );
});
