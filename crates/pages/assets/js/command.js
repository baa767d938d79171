// The text command line: everything a mouse does, in words. Its sentences come from the form, in the person's language.

import { step, undo } from './act.js';
import { leave, toggle } from './dialogs.js';
import { notice } from './say.js';

/** What the words of a record may be shortened to. */
const VERBS = {
  draw: 'draw', d: 'draw', invoke: 'invoke', ra: 'invoke', r: 'invoke', bid: 'bid', b: 'bid', pass: 'pass', p: 'pass',
  god: 'god', g: 'god', done: 'done', discard: 'discard', lose: 'discard', undo: 'undo', u: 'undo',
  bag: 'bag', help: 'help', '?': 'help', rules: 'rules', log: 'log', chronicle: 'log', menu: 'menu',
};
const ALONE = ['draw', 'invoke', 'pass', 'done'];
const WITH = ['bid', 'god', 'discard'];

// Without accents, capitals and signs.
const plain = (text) => {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}?]+/gu, ' ').trim();
};

/** A line as it was meant: the slash that leads to the box is no part of it. */
export const meant = (line) => line.replace(/^[\s/]+/, '').trim();

/**
 * What a line means: `{ step }`, `{ undo: true }`, `{ open: name }`, `{ to: address }` or `{ unknown: line }`. `offers`
 * are the buttons on the screen, `{ step, label }`: so whatever a button says can be typed, in any language. `words`
 * are more names for the verbs.
 */
export function parse(line, offers = [], words = {}) {
  const text = plain(line);
  const [first = '', ...rest] = text.split(' ');
  const verb = VERBS[first] ?? VERBS[words[first]] ?? words[first];
  const what = rest.join('-');
  const known = (found) => offers.find((offer) => offer.step === found);
  if (ALONE.includes(verb) && !what) return { step: verb };
  if (verb === 'bid' && /^\d+$/.test(what)) return { step: `bid ${Number(what)}` };
  if (/^\d+$/.test(text)) return { step: `bid ${Number(text)}` };
  const labelled = (wanted) => {
    const exact = offers.filter((offer) => plain(offer.label ?? '') === wanted);
    if (exact.length) return exact[0];
    const near = offers.filter((offer) => wanted.length > 1 && ` ${plain(offer.label ?? '')} `.includes(` ${wanted} `));
    return near.length === 1 ? near[0] : null;
  };
  if (WITH.includes(verb) && what) {
    const exact = known(`${verb} ${what}`);
    if (exact) return { step: exact.step };
    // The name of a tile as the button has it, or the beginning of its name in the record.
    const mine = offers.filter((offer) => offer.step.startsWith(`${verb} `));
    const named = (offer) => plain(offer.label ?? '').includes(rest.join(' '));
    const near = mine.filter((offer) => offer.step.startsWith(`${verb} ${what}`) || named(offer));
    if (near.length === 1) return { step: near[0].step };
    return { step: `${verb} ${what}` };
  }
  if (verb === 'undo' && !what) return { undo: true };
  if (verb === 'rules') return { to: '/rules' };
  if (['bag', 'help', 'log', 'menu'].includes(verb) && !what) return { open: verb };
  const offer = text && labelled(text);
  return offer ? { step: offer.step } : { unknown: line.trim() };
}

/** The same where only what concerns the page is read here. */
export function asked(line) {
  const verb = VERBS[plain(line)];
  if (verb === 'undo') return { undo: true };
  if (verb === 'rules') return { to: '/rules' };
  return ['help', 'log', 'menu'].includes(verb) ? { open: verb } : { unknown: line };
}

/** Binds `form#command`. */
export function bind() {
  const form = document.getElementById('command');
  const input = form?.querySelector('input[type=text]');
  if (!input) return;
  const past = [];
  let at = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const line = meant(input.value);
    if (!line) return void (input.value = '');
    past.push(line);
    at = past.length;
    input.value = '';
    // On a phone the line lies in the chronicle's drawer, over the table.
    if (document.querySelector('.log.open')) leave();
    // A game whose steps are no buttons has the server read them.
    const read = form.dataset.unknown ? parse(line, offers(), words(form)) : asked(line);
    run(read, form);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.blur();
      leave();
    }
    // Whoever is in the box already presses the key that leads to it.
    if (event.key === '/' && !input.value) event.preventDefault();
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined || to < 0 || to > past.length) return;
    event.preventDefault();
    at = to;
    input.value = past[at] ?? '';
  });
}

function run(meaning, form) {
  if (meaning.step) step(meaning.step);
  else if (meaning.undo) undo();
  else if (meaning.to) open(document.querySelector('a[href^="/rules"]')?.href ?? meaning.to, '_blank', 'noopener');
  else if (meaning.open) toggle(meaning.open);
  else if (form.dataset.unknown) notice(form.dataset.unknown.replace('{line}', meaning.unknown));
  // The server knows all that may be typed, and says so.
  else step(meaning.unknown);
}

function offers() {
  return [...document.querySelectorAll('#table button[name=step]:enabled')].map((button) => ({
    step: button.value,
    label: button.ariaLabel ?? button.title ?? button.textContent,
  }));
}

function words(form) {
  try {
    return JSON.parse(form.dataset.words ?? '{}');
  } catch {
    return {};
  }
}
