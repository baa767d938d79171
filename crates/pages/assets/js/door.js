// The door of a class: digits that came with the address are sent at once, and whoever knocked asks again and again
// whether they may come in.

const EVERY = 3000;

/** Sends the digits that stand there already. */
export function send(form) {
  form.requestSubmit();
}

/** Waits to be let in. */
export function wait(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(form, new FormData(form));
  });
  setInterval(() => ask(form, new FormData()), EVERY);
}

async function ask(form, fields) {
  const body = new URLSearchParams(fields);
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    const told = await answer.json();
    if (told.to) location.assign(told.to);
    else if (told.error) (await import('./say.js')).notice(told.message);
    else if (body.size) form.querySelector('[role=status]').hidden = false;
  } catch {
    // The next question may be answered.
  }
}
