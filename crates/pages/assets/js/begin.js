// Begins a game without a page in between: opens the table, adds this browser's number to its deal, and goes there when
// it is dealt. Whatever goes wrong, the form goes its ordinary way and the page of the room does the rest.

import { remember } from './fair.js';

/** Takes over a form that opens a table or takes a chair. */
export function bind(form) {
  let busy = false;
  const rest = (button) => {
    busy = false;
    button.removeAttribute('aria-busy');
  };
  // The return key in a field for a name means the button the names are for.
  form.addEventListener('keydown', (event) => {
    const button = event.key === 'Enter' && event.target.matches('[name^=chair-]') && form.querySelector('[value=hotseat]');
    if (!button) return;
    event.preventDefault();
    form.requestSubmit(button);
  });
  form.addEventListener('submit', async (event) => {
    const button = event.submitter;
    const address = button?.getAttribute('formaction') ?? form.getAttribute('action');
    // Another button of the same form asks for a page, or for another language.
    if (event.defaultPrevented || button?.formMethod === 'get' || !begins(address)) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    button.setAttribute('aria-busy', 'true');
    addEventListener('pageshow', () => rest(button), { once: true });
    const to = await opened(address, new FormData(form, button));
    if (to) return go(to);
    rest(button);
    // Without its listener a form is sent as if there were no script: the server says what is wrong.
    send(form, button);
  });
}

const begins = (address) => ['/play', '/tables'].includes(address) || /^\/t\/\w+\/(sit|step\/\d+\/play)$/.test(address);

async function opened(address, fields) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
    });
    if (answer.ok) return answer.status === 204 ? address.replace(/\/sit$/, '') : (await answer.json()).to;
  } catch {
    // Nobody knows whether it arrived.
  }
  return null;
}

// `submit()` sends no button, so its name goes along as a field.
function send(form, button) {
  if (button?.name) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: button.name, value: button.value });
    form.append(field);
  }
  form.action = button?.formAction ?? form.action;
  form.submit();
}

/** Goes to a table, and adds this browser's number to its deal on the way, where that is awaited. */
export async function go(to) {
  if (/^\/t\/\w+$/.test(to)) {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(to)).text(), 'text/html');
      const form = page.querySelector('form#nonce');
      if (form) await add(form, page);
    } catch {
      // The page itself does it.
    }
  }
  location.assign(to);
}

/**
 * Adds a number to the deal and keeps it, with the seal, to be compared when the game is over. It is drawn here, after the
 * commitment came: so neither the server nor anybody else can know it beforehand. `getRandomValues` also works on plain
 * http, where the rest of the crypto library does not.
 */
export async function add(form, page) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fields = new FormData(form);
  fields.set('nonce', nonce);
  const field = form.elements.namedItem('nonce');
  if (field) field.value = nonce;
  const body = new URLSearchParams(fields);
  const address = form.getAttribute('action');
  const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (answer.ok) remember(page.getElementById('room').dataset.table, nonce, page.querySelector('.promise code')?.textContent);
  return answer;
}
