// The room before the game: sends this browser's share of the luck, and follows who sits down.

import { add } from './begin.js';
import { Live } from './live.js';
import { morph } from './morph.js';
import { notice, say } from './say.js';

/** Starts everything on `#room`. */
export function start(room) {
  const afresh = () => setTimeout(() => location.reload(), performance.now() < 1500 ? 700 : 0);
  const reload = () => typed().then(afresh);
  if (room.dataset.live) {
    // Who is here changes in place; when somebody sits down or leaves, the page is fetched anew.
    const hello = ({ version }) => room.dataset.version !== undefined && version > Number(room.dataset.version);
    new Live(room, { hello, frame: draw, reload }).open();
  }
  for (const form of document.querySelectorAll('form#nonce, form[data-nonce]')) give(form);
}

// Whoever is just typing their name finishes it first; not for long, because the game may begin.
function typed() {
  const field = document.getElementById('name');
  if (!field || document.activeElement !== field || field.value === field.defaultValue) return Promise.resolve();
  return new Promise((done) => {
    field.addEventListener('blur', done, { once: true });
    setTimeout(done, 10_000);
  });
}

function draw({ parts = [], presence }) {
  for (const { id, html } of parts) {
    const place = document.getElementById(id);
    if (place) morph(place, html);
  }
  say(presence);
}

async function give(form) {
  try {
    const answer = await add(form, document);
    if (answer.ok) {
      form.hidden = true;
      // The stream says when to go on; if it does not, look.
      setTimeout(() => location.reload(), 2500);
      return;
    }
    // Another tab of the same person was faster: nothing to complain about, the stream will tell.
    const json = await answer.json().catch(() => ({}));
    if (!['stale', 'already'].includes(json.error)) notice(json.message);
  } catch {
    // The button stays, and the stream says that it reconnects.
  }
}
