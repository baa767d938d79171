// Puts frames on the page: parts, chronicle, title, favicon, the sentence for the ear, the motion for the eye.

import { morph, parsed } from './morph.js';
import { keepFocus, keepPlaces } from './keep.js';
import { say } from './say.js';
import { local } from './sheet.js';
import { play } from './motion.js';
import { ring, play as sound } from './sound.js';
import * as scoring from './scoring.js';
import { mine as turn } from './turns.js';

/** Shows frames, all but the last without motion (`still`: that one too). Gives `{ done, skip() }`. */
export function show(table, frames, still) {
  const last = frames.at(-1);
  if (last.reload) {
    // A stage that changes again and again must not make a browser spin; the curtain waits for somebody anyway.
    setTimeout(() => location.reload(), performance.now() < 1500 && !last.turn ? 1500 : 0);
    return { done: new Promise(() => {}), skip() {} };
  }
  const motions = last.motions ?? [];
  const scored = last.holds;
  // First night falls, then the score is read, then the suns of the new day turn up.
  const dawn = ({ kind }) => scored && kind === 'begin';
  const update = () => apply(table, frames, scored);
  const step = still ? appear(update) : play(motions.filter((each) => !dawn(each)), update);
  ring(motions, still);
  if (!scored) return step;
  let counted = false;
  const count = () => {
    if (!counted) scoring.count(motions.filter(dawn), () => result(table, frames));
    counted = true;
  };
  if (still) count();
  return {
    done: step.done.then(count),
    skip() {
      step.skip();
      count();
    },
  };
}

function appear(update) {
  update();
  return { done: Promise.resolve(), skip() {} };
}

// At a shared screen without secrets the page follows whoever acts: the chair one looks from changes with the parts.
function sit(table) {
  const you = document.getElementById('you');
  const letter = you?.querySelector('.you-h .tok')?.dataset.seat;
  if (letter) you.dataset.seat = letter;
  const seat = document.querySelector('#act input[name=as]')?.value;
  if (seat) table.dataset.as = seat;
}

function apply(table, frames, scored) {
  const settle = [keepFocus(), keepPlaces()];
  // Of several frames only the newest of each part is looked at.
  const parts = new Map();
  for (const frame of frames) for (const part of frame.parts ?? []) parts.set(part.id, part);
  for (const [id, part] of parts) fill(id, part);
  if (closed.size && document.hidden) follow();
  else if (closed.size) requestAnimationFrame(() => setTimeout(follow));
  sit(table);
  frames.forEach(chronicle);
  const last = frames.at(-1);
  table.dataset.version = last.version;
  // Who won is neither written above nor said before it is counted.
  const ends = scored && document.querySelector('#act form[action$="/rematch"]');
  if (ends) table.classList.add('counts');
  if (!scored && !scoring.counting()) result(table, frames);
  else say(last.presence);
  mineToAct();
  for (const done of settle) done();
  table.dispatchEvent(new Event('shown'));
}

// Title and sentence of frames, when they give nothing away any more.
function result(table, frames) {
  table.classList.remove('counts');
  tell(frames.at(-1));
  say(frames.flatMap(({ said, presence }) => [said, presence]).filter(Boolean).join(' '));
}

/** Reads the parts of a frame that will be shown soon, so that this is done by then. */
export function prepare({ parts = [] }) {
  for (const part of parts) part.read ??= parsed(part.html, document.getElementById(part.id));
}

// What lies in dialogs that nobody sees. It follows when what can be seen is drawn.
const closed = new Map();

function fill(id, part) {
  const place = document.getElementById(id);
  closed.delete(id);
  if (!place) return;
  if (id !== 'scoring' && place.closest('dialog:not([open])')) return closed.set(id, part);
  morph(place, part.read ?? part.html);
  // The morph uses it up.
  delete part.read;
}

function follow() {
  for (const [id, { html }] of closed) {
    const place = document.getElementById(id);
    if (place) morph(place, html);
  }
  closed.clear();
}

function chronicle({ chronicle: lines, whole }) {
  const list = document.getElementById('chronicle');
  if (!list || (!lines && !whole)) return;
  if (whole) return morph(list, lines);
  for (const line of list.querySelectorAll('.new')) line.classList.remove('new');
  const before = list.lastElementChild;
  list.insertAdjacentHTML('beforeend', local(lines));
  for (let line = before ? before.nextElementSibling : list.firstElementChild; line; line = line.nextElementSibling) {
    line.classList.add('new');
  }
}

/** Title and favicon of a frame, also when its parts are not shown yet. */
export function tell({ title, parts = [] }) {
  if (title) document.title = title;
  const act = parts.find((part) => part.id === 'act');
  if (act) turn(/class="(act|tool)[^"]*\bgo\b/.test(act.html));
}

let mine = false;

/** A gold dot in the tab while it is mine to act, and a sound when it becomes so. */
export function mineToAct() {
  const was = mine;
  mine = !!document.querySelector('#act :is(.act, .tool).go');
  turn(mine);
  if (mine && !was) sound('turn', 0.5);
}
