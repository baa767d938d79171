// Sends what a person does. The forms work without it; with it a step needs no new page.

import { notice } from './say.js';
import { speed } from './settings.js';
import { unpick } from './dialogs.js';
import * as hint from './hint.js';
import * as scoring from './scoring.js';

/** The beat before a step that is the only one, in milliseconds. */
const BEATS = { fast: 300, normal: 900, calm: 1500 };

/** After so long without an answer the buttons show that they wait, in milliseconds. */
const DIM = 150;

let table;
let live;
let busy = false;
let beat = null;
let release = null;
let dim = null;
let kept = null; // what was pressed while there was no connection

/** Takes over the forms of the table. */
export function bind(main, stream) {
  table = main;
  live = stream;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    // Forms of the table itself; language, theme and name are ordinary ones.
    if (event.defaultPrevented || form.method !== 'post' || !new URL(form.action).pathname.startsWith('/t/')) return;
    event.preventDefault();
    send(form.action, new FormData(form, event.submitter));
    form.closest('dialog[data-dialog=order]')?.close();
    if (form.matches('.names')) form.closest('dialog')?.close();
  });
  table.addEventListener('shown', () => {
    wait(false);
    hint.keep();
  });
}

/** Plays a step in notation, as if its button had been pressed; gives whether it was played. The server says why when not. */
export function step(text) {
  return send(table.dataset.act, fields('step', text));
}

/** Takes the last decision back. */
export function undo() {
  return send(table.dataset.undo, fields());
}

// At a shared screen the form must say from which of one's chairs one acts.
function fields(...step) {
  const form = new FormData();
  if (table.dataset.as) form.set('as', table.dataset.as);
  if (step.length) form.set(...step);
  return form;
}

// A button that is patient waits to be pressed, and where something is ticked, chosen or counted there is more than one.
const offered = () => document.querySelectorAll('#table [name=step]:enabled:not([type=hidden], [type=text])');

/** Plays the step that is the only one, after a beat; what is pressed in the meantime does not put it off. */
export function forced() {
  // Every legal action has its button, so one button is one choice.
  // At a lesson whoever learns presses it.
  const alone = offered().length === 1 && !busy && !scoring.running() && !document.getElementById('coach');
  const { version } = table.dataset;
  if (alone && beat?.version === version) return;
  clearTimeout(beat?.timer);
  beat = null;
  if (!alone) return;
  const play = () => {
    beat = null;
    const [button] = offered();
    if (button?.matches('button:not([data-patient])') && !busy && table.dataset.version === version) button.form.requestSubmit(button);
  };
  beat = { version, timer: setTimeout(play, BEATS[speed()]) };
}

async function send(address, fields) {
  if (busy) return;
  // Nothing would arrive. What was pressed before is not wanted any more.
  if (table.classList.contains('offline')) return keep(address, fields, false);
  wait(true);
  let patience = 0;
  let played = false;
  // The version on the screen: whoever acts sends what they saw.
  fields.set('seen', table.dataset.version);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
    });
    const json = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
    if (answer.ok) {
      unpick();
      if (json.to) import('./begin.js').then(({ go }) => go(json.to));
      if (json.hint) return advise(json.hint);
      // Until what was done is on the screen the old buttons stand there: they must not be pressed again.
      patience = 3000;
      played = true;
    } else if (json.error === 'stale') {
      // What was missed is on its way; if it is not, ask for it.
      const { version } = live;
      setTimeout(() => live.version === version && live.again(), 1500);
    } else {
      notice(json.message ?? `${answer.status} ${answer.statusText}`);
    }
  } catch {
    // Nobody knows whether it arrived. The stream will tell the truth, and until then the notice stands.
    keep(address, fields, true);
    live.trouble(true);
    live.again();
  }
  release = setTimeout(() => wait(false), patience);
  return played;
}

const net = () => document.getElementById('net');

// A step belongs to a version: sent twice it is played once. What plays nothing is not kept.
function keep(address, fields, unsure) {
  if (!/\/(act|undo)$/.test(new URL(address, location.href).pathname)) return notice(net()?.textContent.trim());
  kept = { address, fields, unsure, version: Number(table.dataset.version) };
  notice(net()?.dataset.kept);
}

/** The connection is back, and the table stands at this version: what was pressed is played, if it still can be. */
export function resume(version) {
  const step = kept;
  kept = null;
  if (step && step.version === version) send(step.address, step.fields);
  // Where it may have arrived the table itself shows whether it did.
  else if (step && !step.unsure) notice(net()?.dataset.lost);
}

// What a bot would do: nothing was played, so nothing is waited for.
function advise(html) {
  wait(false);
  hint.show(html);
}

// Not `disabled`: that would take the focus away from whoever plays by keyboard. Buttons are dimmed when the answer takes
// long; at once would be one more picture to paint before that of the step.
function wait(is) {
  clearTimeout(release);
  clearTimeout(dim);
  busy = is;
  const act = document.getElementById('act');
  act?.setAttribute('aria-busy', is);
  if (is) dim = setTimeout(() => act?.classList.add('slow'), DIM);
  else act?.classList.remove('slow');
}
