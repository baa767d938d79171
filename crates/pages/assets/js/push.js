// Lets this browser tell its person that it is their turn, where it can: a secure origin and a push service.

import { notice } from './say.js';

/** Offers it in `#push`, if the browser allows it. */
export function bind(place) {
  const can = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return;
  place.hidden = false;
  place.querySelector('button').addEventListener('click', () => {
    subscribe(place.dataset.key).catch(() => notice(place.dataset.denied));
  });
}

async function subscribe(key) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied');
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = new URLSearchParams({ way: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const answer = await fetch('/me/notices', { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!answer.ok) return notice((await answer.json()).message);
  location.reload();
}
