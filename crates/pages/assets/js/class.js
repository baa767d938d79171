// A class: the page of whoever leads it, the wall, and the page on which one waits. All follow one stream; forms are sent
// without leaving the page, and the stream shows what came of them.

import { came } from './clock.js';
import { Live } from './live.js';
import { morph } from './morph.js';
import { notice } from './say.js';

/** Starts everything on `#class-room`. */
export function start(room) {
  const reload = () => setTimeout(() => location.reload(), performance.now() < 1500 ? 700 : 0);
  new Live(room, { frame: draw, reload }).open();
  count();
  document.addEventListener('submit', send);
}

function draw({ parts = [] }) {
  for (const { id, html } of parts) {
    const place = document.getElementById(id);
    // Whoever is choosing in it should not be disturbed.
    if (place && !place.contains(chosen())) morph(place, html);
  }
  show();
}

const chosen = () => (document.activeElement?.tagName === 'SELECT' ? document.activeElement : null);

let ahead = 0; // by how much the server's clock is ahead of ours

/** Counts clocks: what is left of the lesson, and how long a table waits. */
export function count() {
  // Said once, by what no frame changes.
  const now = document.querySelector('#class-room, #class')?.dataset.now;
  if (now) ahead = Number(now) - came();
  show();
  setInterval(show, 1000);
}

function show() {
  const now = Date.now() + ahead;
  for (const face of document.querySelectorAll('[data-ends]')) put(face, Number(face.dataset.ends) - now);
  for (const face of document.querySelectorAll('[data-since]')) put(face, now - Number(face.dataset.since));
}

function put(face, time) {
  const seconds = Math.max(0, Math.round(time / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (face.textContent !== text) face.textContent = text;
}

async function send(event) {
  const form = event.target;
  if (!form.matches('form[data-quiet]')) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const buttons = [...form.querySelectorAll('button')];
  buttons.forEach((button) => (button.disabled = true));
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!answer.ok) notice((await answer.json().catch(() => ({}))).message);
    else form.closest('details.sure')?.removeAttribute('open');
  } catch {
    // The stream says that it reconnects.
  } finally {
    buttons.forEach((button) => (button.disabled = false));
  }
}
