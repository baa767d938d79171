// The scoring of an epoch: a moment. It opens by itself, counts row by row, and the table waits until it is closed.

import { calm, speed } from './settings.js';
import { play } from './sound.js';
import { EXPLAINED } from './dialogs.js';

/** One row, in milliseconds; the style sheet counts with the same (`--m-row`). */
const ROWS = { fast: 160, normal: 420, calm: 640 };

let timers = [];
let dawn = [];
let counted = null; // what is told when all is counted

const dialog = () => document.getElementById('scoring');

/** Whether it is on the screen and wants to be read first. */
export const running = () => !!dialog()?.open;

/** Whether it still counts: who won is not known yet. */
export const counting = () => timers.length > 0;

/** Whether a frame brings one: it was just scored, or while many steps were missed and shown as one. */
export function inFrame({ motions = [], jumped, parts = [] }) {
  if (motions.some(({ kind }) => kind === 'score')) return true;
  const part = jumped && parts.find(({ id }) => id === 'scoring');
  if (!part?.html || !dialog()) return false;
  const fresh = document.createElement('template');
  fresh.innerHTML = part.html;
  return fresh.content.textContent !== dialog().textContent;
}

/** `next(dawn)` is called when the table may go on, with the motions that waited for it. */
export function bind(next) {
  const box = dialog();
  if (!box) return;
  box.addEventListener('close', () => {
    finish();
    next(dawn);
    dawn = [];
  });
  // Whatever is pressed, nobody waits for rows: a lesson's next sentence may be about one that has not come yet.
  box.addEventListener('click', skip);
  // The gesture that leads back closes dialogs too.
  box.addEventListener('cancel', (event) => box.querySelector(EXPLAINED) && event.preventDefault());
  // Whoever comes back in the middle of an explanation sees what is explained.
  // The page of a game that is over comes with it open; as a modal dialog it takes the focus and the keys.
  if (!box.open && !box.querySelector(EXPLAINED)) return;
  box.open = false;
  finish();
  box.showModal();
}

/** Opens it and counts. `later` are motions to show when it is closed; `ended()` is called when all is counted. */
export function count(later, ended) {
  dawn = later;
  const box = dialog();
  if (!box?.firstElementChild) return ended();
  finish();
  counted = ended;
  box.classList.remove('done');
  if (!box.open) box.showModal();
  if (calm() || document.hidden) return finish();
  const row = ROWS[speed()];
  const rows = rowsOf(box);
  for (let at = 0; at < rows; at += 1) timers.push(setTimeout(() => play('bead', 0, at), (at + 0.5) * row));
  timers.push(setTimeout(finish, (rows + 2) * row));
}

// A game counts in the rows of one table, or in a column a player: then the longest of them.
function rowsOf(box) {
  const table = box.querySelectorAll('.sct tbody tr, .sct tfoot tr').length;
  return table || Math.max(0, ...[...box.querySelectorAll('.pcol .apps')].map((column) => column.children.length)) + 1;
}

/** Shows all rows at once. Says whether there was anything to skip. */
export function skip() {
  if (!counting()) return false;
  finish();
  return true;
}

function finish() {
  timers.forEach(clearTimeout);
  timers = [];
  dialog().classList.add('done');
  const tell = counted;
  counted = null;
  tell?.();
}
