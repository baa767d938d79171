// Keys of the table. What a key does is written on the button (`data-key`), so that help, page and keys agree.

import { setting } from './settings.js';
import { undo } from './act.js';
import { toggle, leave } from './dialogs.js';
import * as scoring from './scoring.js';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Listens. `skip` ends the motion that runs. */
export function bind(skip) {
  // Whoever asks for the choice of a tile stands on the first one.
  addEventListener('hashchange', () => {
    if (location.hash === '#lot') document.querySelector('#lot .pick button')?.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (MODIFIERS.includes(event.key) || typing(event.target)) return;
    // First, so that the key meets the buttons of the newest step.
    skip();
    if (!event.repeat && press(event)) event.preventDefault();
  });
}

/** The key that was meant: the letter or digit on the cap when the layout gives something else (Russian, French). */
export function keyOf({ key, code = '', shiftKey = false }) {
  if (/^[a-z0-9?/]$/i.test(key)) return key.toLowerCase();
  const cap = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  if (!cap || key.length !== 1 || (cap[2] && shiftKey)) return key;
  return (cap[1] ?? cap[2]).toLowerCase();
}

const typing = (target) => target.closest?.('input:not([type=checkbox],[type=radio],[type=range]),textarea,select');

function press(event) {
  const key = keyOf(event);
  if (key === ' ') return scoring.skip();
  if (key === 'Escape') return leave();
  if (/^(Arrow|Home|End)/.test(key)) return walk(event.target, key);
  if (key.length !== 1 || setting('letters') !== 'on') return false;
  const dialog = document.querySelector('dialog[open]');
  const button = find(dialog ?? document, key);
  if (button?.matches('input')) button.focus();
  else if (button) button.click();
  else if (dialog) return key === '?' && dialog.dataset.dialog === 'help' && leave();
  else if (key === '?') return toggle('help');
  else if (key === 'l') return toggle('log');
  else if (key === '/') return line();
  else if (key === 'u') undo();
  else return false;
  return true;
}

function find(place, key) {
  const buttons = [...place.querySelectorAll('[data-key]:not(:disabled)')];
  return buttons.find((button) => button.dataset.key.toLowerCase() === key && button.getClientRects().length);
}

// The command line may lie in the drawer of the chronicle.
function line() {
  const input = document.querySelector('#command input[type=text]');
  if (!input) return false;
  if (!input.getClientRects().length) toggle('log');
  input.focus();
  return true;
}

// Arrows move inside a choice; Tab still reaches every button.
function walk(target, key) {
  const choice = target.closest?.('[data-choice], .act, .lot, .mine, .opps');
  if (!choice || target.matches('input')) return false;
  // Where something is to be chosen, arrows go through that; else through the tiles, which say what they are.
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const shown = (selector) => [...choice.querySelectorAll(selector)].filter(seen);
  const buttons = shown('button:enabled, a[href]');
  const all = buttons.length ? buttons : shown('[tabindex]');
  const at = all.indexOf(target);
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: -1 }[key];
  all.at(to % all.length)?.focus();
  return at >= 0;
}
