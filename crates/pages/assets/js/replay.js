// A replay: steps by keys, buttons and by itself, without a new page. Every way is also a plain link, so that it works
// without this; the script fetches the step behind the link and moves what moved.

import { prepare, show } from './show.js';
import { speed, setting } from './settings.js';
import { toggle, leave } from './dialogs.js';
import { keyOf } from './keys.js';
import * as legend from './legend.js';
import { notice } from './say.js';
import { bring } from './sheet.js';
import * as sound from './sound.js';

/** How long a step stands when the game plays by itself, in milliseconds after its motion. */
const STANDS = { fast: 250, normal: 900, calm: 1800 };
/** How many steps are remembered. */
const MOST = 400;

/** Starts everything on `main#replay`. */
export function start(main) {
  bring();
  new Replay(main).bind();
  // What only this game needs.
  if (main.dataset.script) import(`./${main.dataset.script}.js`).then((game) => game.start(main));
}

/** The last number below `at` in a rising list, and the first above it. */
export const around = (list, at) => ({
  before: list.findLast((each) => each < at),
  after: list.find((each) => each > at),
});

class Replay {
  #main;
  #frames = new Map(); // by the way from step to step; only of a game that is over, for it cannot change
  #shown; // the step on the screen
  #wanted;
  #seat = null; // another seat that is asked for
  #working = false;
  #step = null; // the motion that runs: `{ done, skip }`
  #auto = null;
  #way = 1; // where one goes: on or back
  #written = null; // the address follows a moment later

  constructor(main) {
    this.#main = main;
    this.#shown = this.#wanted = this.#reel().step;
  }

  bind() {
    sound.bind();
    legend.bind();
    // A step brings the controls as the server draws them, who knows nothing of what runs here.
    document.addEventListener('shown', () => this.#mark(), true);
    document.addEventListener('click', (event) => this.#click(event));
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
      if (this.#press(event)) event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => document.hidden && this.#halt());
    const log = document.querySelector('[role=log]');
    // Every step is said in the status line; the chronicle would say it a second time.
    log?.setAttribute('aria-live', 'off');
    if (log) log.scrollTop = log.scrollHeight;
    this.#ahead();
  }

  // What the controls on the screen say.
  #reel() {
    const { step, last, query, units } = document.querySelector('#act .reel').dataset;
    const numbers = units ? units.split(' ').map(Number) : [];
    return { step: Number(step), last: Number(last), query, units: numbers };
  }

  #address(step) {
    return `${this.#main.dataset.base}/step/${step}${this.#reel().query}`;
  }

  #click(event) {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = event.target.closest('[data-go], [data-to], [data-eye], .way');
    if (!way || !this.#main.contains(way)) return;
    event.preventDefault();
    const { go, to, eye } = way.dataset;
    if (go) this.#go(go);
    else if (eye !== undefined) this.#look(way);
    else this.#to(Number(to ?? way.closest('[data-step]').dataset.step));
  }

  #press(event) {
    const { target } = event;
    if (document.querySelector('dialog[open]')) return false;
    if (target.closest?.('input, textarea, select')) return false;
    const key = keyOf(event);
    if (key === 'Escape') return leave();
    if (key === ' ') return target.closest?.('a, button, summary') ? false : (this.#go('auto'), true);
    const ways = {
      ArrowLeft: 'back', ArrowRight: 'on', ArrowUp: 'unit-back', ArrowDown: 'unit-on',
      PageUp: 'unit-back', PageDown: 'unit-on', Home: 'first', End: 'last',
    };
    // Whoever reads the chronicle scrolls it.
    if (ways[key] && !(target.closest?.('[role=log]') && !/Left|Right/.test(key))) return (this.#go(ways[key]), true);
    if (key.length !== 1 || event.repeat || setting('letters') !== 'on') return false;
    if (/^[0-5]$/.test(key)) {
      const eye = document.querySelector(`[data-eye="${key}"]`);
      if (eye) this.#look(eye);
      return !!eye;
    }
    if (key === '?') return toggle('help');
    if (key === 'l') return toggle('log');
    return false;
  }

  #go(way) {
    if (way === 'auto') return this.#auto === null ? this.#run() : this.#halt();
    const { last, units } = this.#reel();
    const at = this.#wanted;
    const unit = around(units, at);
    const to = {
      first: 0, back: at - 1, on: at + 1, last, 'unit-back': unit.before ?? 0, 'unit-on': unit.after ?? last,
    }[way];
    this.#to(to);
  }

  /** Goes to a step; whoever goes by hand ends what runs by itself. */
  #to(step, halt = true) {
    if (halt) this.#halt();
    const { last } = this.#reel();
    this.#wanted = Math.max(0, Math.min(last, step));
    this.#work();
  }

  #look(eye) {
    const query = new URL(eye.href).search;
    if (query === this.#reel().query) return;
    this.#halt();
    this.#seat = query;
    this.#work();
  }

  // One after the other; what is asked for in the meantime is done next, and steps between are left out.
  async #work() {
    this.#step?.skip();
    if (this.#working) return;
    this.#working = true;
    try {
      while (this.#wanted !== this.#shown || this.#seat !== null) await this.#next();
    } catch (fault) {
      this.#halt();
      notice(fault.told);
      // The plain link says best what is wrong.
      location.assign(this.#address(this.#wanted));
    }
    this.#working = false;
    this.#ahead();
  }

  async #next() {
    const [to, seat, from] = [this.#wanted, this.#seat, this.#shown];
    this.#seat = null;
    // From another seat everything may look different: the whole chronicle is told anew.
    const address = seat === null ? this.#address(to) : `${this.#main.dataset.base}/step/${to}${seat}`;
    if (seat !== null) return this.#turn(address, to);
    const frame = await this.#fetch(from, to);
    this.#way = to < from ? -1 : 1;
    this.#cut(to);
    this.#step = show(this.#main, [frame], false);
    this.#shown = to;
    this.#settle(address);
    // The motion goes on while the next step is asked for.
    this.#step.done.then(() => this.#auto !== null && this.#later());
  }

  // Seats change the page itself (one's own collection is there or not): it is fetched whole and exchanged.
  async #turn(address, to) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const focus = document.activeElement?.id;
    for (const id of ['replay', 'dialogs', 'scoring', 'head']) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (old && fresh) old.replaceWith(fresh);
    }
    this.#main = document.getElementById('replay');
    this.#frames.clear();
    this.#shown = this.#wanted = to;
    const log = document.querySelector('[role=log]');
    log?.setAttribute('aria-live', 'off');
    if (log) log.scrollTop = log.scrollHeight;
    document.getElementById(focus)?.focus();
    this.#settle(address);
  }

  #settle(address) {
    // Not for every step of somebody who runs through a game: browsers hold that against a page.
    clearTimeout(this.#written);
    this.#written = setTimeout(() => history.replaceState(null, '', address), 120);
    this.#mark();
  }

  // What the controls say of this browser: whether it plays by itself, and how fast.
  #mark() {
    document.getElementById('go-auto')?.setAttribute('aria-pressed', this.#auto !== null);
    const choice = document.getElementById('go-speed');
    if (choice) choice.value = speed();
  }

  // The chronicle ends where the game stands.
  #cut(step) {
    for (const line of document.querySelectorAll('#chronicle [data-step]')) {
      if (Number(line.dataset.step) > step) line.remove();
    }
  }

  /** What differs between two steps; of a game that is over it cannot change, and is remembered. */
  #fetch(from, to) {
    const way = `${from}>${to}`;
    const known = this.#frames.get(way);
    if (known) return known;
    const asked = this.#ask(from, to);
    if (this.#main.dataset.over !== undefined) {
      if (this.#frames.size >= MOST) this.#frames.clear();
      this.#frames.set(way, asked);
      asked.catch(() => this.#frames.delete(way));
    }
    return asked;
  }

  async #ask(from, to) {
    const address = new URL(this.#address(to), location.href);
    address.searchParams.set('from', from);
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (answer.ok) return answer.json();
    const told = await answer.json().catch(() => ({}));
    throw Object.assign(new Error(answer.statusText), { told: told.message });
  }

  // The steps that are most likely wanted next are there, and read, before they are wanted: two on the way one goes, one
  // on the way back. Not before the step itself is drawn.
  #ahead() {
    if (this.#main.dataset.over === undefined) return;
    requestAnimationFrame(() => setTimeout(() => this.#working || this.#foresee()));
  }

  #foresee() {
    const { step, last } = this.#reel();
    const way = this.#way;
    for (const [from, to] of [[step, step + way], [step + way, step + 2 * way], [step, step - way]]) {
      if (Math.min(from, to) < 0 || Math.max(from, to) > last) continue;
      this.#fetch(from, to).then((frame) => from === step && prepare(frame), () => {});
    }
  }

  #run() {
    const { step, last } = this.#reel();
    this.#auto = 0;
    this.#settle(this.#address(step));
    // At its end it begins anew.
    if (step >= last) this.#to(0, false);
    else this.#later(0);
  }

  #later(wait = STANDS[speed()]) {
    clearTimeout(this.#auto);
    const { step, last } = this.#reel();
    if (step >= last) return this.#halt();
    this.#auto = setTimeout(() => this.#to(this.#shown + 1, false), wait);
  }

  #halt() {
    if (this.#auto === null) return;
    clearTimeout(this.#auto);
    this.#auto = null;
    this.#mark();
  }
}
