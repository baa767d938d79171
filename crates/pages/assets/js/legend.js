// What a tile is and what it brings: a small card beside it for whoever points at it, taps it or stands on it by keyboard.
// A tile that is to be chosen says so itself, and a tap chooses it: its words stand in the bar of actions instead.

/** How long one points at a tile before its card comes, and how long it stays when one leaves, in milliseconds. */
const COMES = 350;
const STAYS = 150;
/** Between the card and its tile, and between the card and the edge of the screen. */
const GAP = 8;

const ID = 'tile-card';

let words; // the legend of the page
let tile = null; // whose card is shown
let timer = null;
let touch = false; // whether a finger was last
let closed = null; // whose card was closed by key, or which one was chosen

/** Listens, where the page has a legend. */
export function bind() {
  words = document.getElementById('legend')?.content;
  if (!words) return;
  document.addEventListener('pointerover', point);
  document.documentElement.addEventListener('pointerleave', () => later(null));
  document.addEventListener('pointerdown', ({ pointerType }) => (touch = pointerType !== 'mouse'), true);
  document.addEventListener('click', tap, true);
  document.addEventListener('focusin', stand);
  document.addEventListener('focusout', () => later(null));
  document.addEventListener('keydown', escape, true);
  document.addEventListener('shown', follow, true);
  addEventListener('resize', hide);
  // The chronicle scrolls with every step; that moves no tile.
  document.addEventListener('scroll', ({ target }) => tile && target.contains(tile) && hide(), true);
}

const card = () => document.getElementById(ID);

// Until tiles of the lot are to be picked their buttons are none, but their pictures are there.
function found(target) {
  return target.closest?.('[data-tile]') ?? target.closest?.('.cell')?.querySelector('[data-tile]') ?? null;
}

/** The button with which this tile is chosen, if it can be now. */
function choice(of) {
  const button = of?.matches('button') ? of : of?.querySelector('button');
  return button?.checkVisibility({ visibilityProperty: true }) ? button : null;
}

// A step draws anew what it changes: the same place is known by its name.
const same = (one, other) => one === other || (!!one?.dataset.vt && one.dataset.vt === other?.dataset.vt);

function stand({ target }) {
  const at = found(target);
  // Focus comes back to where a tile was chosen: that it was is seen.
  if (!target.matches(':focus-visible') || (at && same(at, closed))) return;
  show(at);
}

function point({ target, pointerType }) {
  if (pointerType !== 'mouse') return;
  // Whoever goes over to the card reads it.
  if (target.closest?.(`#${ID}`)) return clearTimeout(timer);
  const at = found(target);
  if (at === tile) return clearTimeout(timer);
  // What was closed stays closed until one has been elsewhere.
  if (at && same(at, closed)) return;
  closed = null;
  if (at) hush(at);
  later(at);
}

// Another card follows at once while one is open.
function later(at) {
  clearTimeout(timer);
  timer = setTimeout(() => (at ? show(at) : hide()), at && !tile ? COMES : STAYS);
}

// The browser would show the same words a second time; the next step brings them back.
function hush(at) {
  for (const one of [at, at.querySelector('[title]')]) one?.removeAttribute('title');
}

function tap({ target }) {
  const at = found(target);
  const chosen = choice(at);
  const shut = !at || chosen || (touch && at === tile && !card()?.hidden);
  if (target.closest?.(`#${ID}`)) return;
  closed = chosen ? at : null;
  if (shut) hide();
  else show(at);
}

function escape(event) {
  if (event.key !== 'Escape' || !tile) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closed = tile;
  hide();
}

// A step may have taken the tile away, or put another in its place.
function follow() {
  if (!tile) return;
  if (!tile.isConnected || tile.dataset.tile !== card().dataset.for) hide();
  else show(tile);
}

function hide() {
  clearTimeout(timer);
  if (!tile) return;
  if (tile.getAttribute('aria-describedby') === ID) tile.removeAttribute('aria-describedby');
  tile = null;
  card().hidden = true;
}

function show(at) {
  hide();
  const told = at && words.querySelector(`[data-of="${CSS.escape(at.dataset.tile)}"]`);
  if (!told || !at.getClientRects().length) return;
  const box = card() ?? made();
  // In the top layer, or a dialog would hide it.
  (at.closest('dialog') ?? document.body).append(box);
  tile = at;
  box.dataset.for = at.dataset.tile;
  const button = choice(at);
  box.classList.toggle('bar', !!button);
  if (button) box.textContent = button.getAttribute('aria-label');
  else box.replaceChildren(...told.cloneNode(true).childNodes);
  if (!button) at.setAttribute('aria-describedby', ID);
  box.hidden = false;
  put(box, button ? document.querySelector('#act .act') : at, !!button);
}

function made() {
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'tilecard card';
  box.setAttribute('role', 'tooltip');
  return box;
}

// Above the tile, or below where there is no room; in the bar, in its middle.
function put(box, at, inside) {
  const there = at.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const most = document.documentElement.clientWidth - own.width - GAP;
  const left = there.left + (there.width - own.width) / 2;
  const above = there.top - own.height - GAP;
  const top = inside ? there.top + (there.height - own.height) / 2 : above < GAP ? there.bottom + GAP : above;
  box.style.left = `${Math.round(Math.max(GAP, Math.min(most, left)))}px`;
  box.style.top = `${Math.round(top)}px`;
}
