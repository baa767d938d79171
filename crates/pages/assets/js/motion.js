// Moves things from where they were to where they are. View transitions lift them above everything that would clip
// them; which thing goes where is told in `moves.js`. Without view transitions a step simply appears.

import { calm, speed } from './settings.js';
import { MOVES } from './moves.js';

const RATES = { fast: 0.45, normal: 1, calm: 1.5 };
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where the browser has not taken the old picture by then, or has not ended the motion, it is skipped; milliseconds. */
const LATE = { picture: 1500, end: 10_000 };

const still = () => !document.startViewTransition || document.hidden || calm();

/** Runs `update` and shows what `motions` say. Gives `{ done, skip() }`; a skip ends it and updates at once. */
export function play(motions, update) {
  if (!motions.length || still()) {
    update();
    return { done: Promise.resolve(), skip() {} };
  }
  const stage = new Stage(RATES[speed()]);
  const begun = motions.map((motion) => MOVES[motion.kind]?.(motion, stage));
  let updated = false;
  const once = () => {
    if (updated) return;
    updated = true;
    stage.unname();
    update();
  };
  let end;
  const ended = new Promise((resolve) => (end = resolve));
  const skip = () => {
    once();
    transition.skipTransition();
    stage.strike();
    end();
  };
  // A busy browser may forget a transition; the game goes on without it.
  let clock = setTimeout(skip, LATE.picture);
  const transition = document.startViewTransition(() => {
    if (updated) return;
    once();
    // One after the other, so that the eye follows one thing at a time.
    for (const move of begun) if (move) stage.at += move() ?? 0;
    clearTimeout(clock);
    clock = setTimeout(skip, LATE.end);
  });
  transition.ready.then(() => stage.run(), () => {});
  transition.updateCallbackDone.catch(() => {});
  const finished = transition.finished.catch(() => {}).then(() => stage.end());
  const done = Promise.race([finished, ended]).then(() => clearTimeout(clock));
  return { done, skip };
}

/** Where a motion is set up: what is lifted, and how it moves. Times are milliseconds at normal speed. */
class Stage {
  at = 0;
  #rate;
  #names = 0;
  #named = [];
  #plays = [];
  #props = [];
  #running = [];

  constructor(rate) {
    this.#rate = rate;
  }

  /** The place of an element on the screen, or none if it cannot be seen. */
  box(element) {
    const box = element?.getBoundingClientRect();
    return box && box.width ? box : null;
  }

  /** Lifts an element of the old page (before the update) or of the new one (after). Gives its name. */
  lift(element) {
    if (!this.box(element)) return null;
    const name = `kh-${(this.#names += 1)}`;
    element.style.viewTransitionName = name;
    this.#named.push(element);
    return name;
  }

  /** Something that is on no page, such as a tile's back: shows `picture` at `box`, only while the motion runs. */
  prop(picture, box, look = '', view = '0 0 64 64') {
    const any = document.querySelector('use')?.getAttribute('href') ?? '';
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', view);
    svg.setAttribute('class', `prop ${look}`);
    svg.setAttribute('aria-hidden', 'true');
    const use = svg.appendChild(document.createElementNS(space, 'use'));
    use.setAttribute('href', `${any.slice(0, any.lastIndexOf('#'))}#${picture}`);
    for (const side of ['width', 'height']) use.setAttribute(side, 64);
    for (const side of ['left', 'top', 'width', 'height']) svg.style[side] = `${box[side]}px`;
    document.body.append(svg);
    this.#props.push(svg);
    return svg;
  }

  /** Moves what is called `name` between two places. `home` is where it stands: `to` for new things, `from` for old. */
  fly(name, from, to, { home = to, delay = 0, time = 320, ease = EASE } = {}) {
    if (!name || !from || !to) return;
    const place = (box) => ({
      translate: `${box.left - home.left}px ${box.top - home.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.#play(`group(${name})`, [place(from), place(to)], { delay, time, ease });
  }

  /** Animates the picture of a thing: `old` or `new`. */
  change(name, side, frames, { delay = 0, time = 320, ease = 'linear' } = {}) {
    if (name) this.#play(`${side}(${name})`, frames, { delay, time, ease });
  }

  /** Animates an element of the page itself, in its place. */
  stir(element, frames, { delay = 0, time = 320, ease = EASE } = {}) {
    if (element) this.#plays.push({ element, frames, options: this.#timing(delay, time, ease) });
  }

  #play(part, frames, { delay, time, ease }) {
    this.#plays.push({ part, frames, options: this.#timing(delay, time, ease) });
  }

  #timing(delay, time, easing) {
    return { delay: (this.at + delay) * this.#rate, duration: time * this.#rate, easing, fill: 'both' };
  }

  /** Starts everything that was set up. */
  run() {
    for (const { element, part, frames, options } of this.#plays) {
      const where = part ? { pseudoElement: `::view-transition-${part}` } : { fill: 'backwards' };
      this.#running.push((element ?? document.documentElement).animate(frames, { ...options, ...where }));
    }
  }

  /** Takes the names off, so that the new page can be given its own. */
  unname() {
    for (const element of this.#named) element.style.viewTransitionName = '';
    this.#named = [];
  }

  /** Takes away what was there for the transition only, and waits for what still moves in its place. */
  end() {
    this.unname();
    for (const prop of this.#props) prop.remove();
    const running = this.#running.map((animation) => animation.finished);
    return Promise.allSettled(running).then(() => this.strike());
  }

  /** Clears the stage at once. */
  strike() {
    this.unname();
    for (const prop of this.#props) prop.remove();
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
