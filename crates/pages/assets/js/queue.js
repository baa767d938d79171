// When is the next frame shown? One after another, not faster than people can follow, and all at once when they are in
// a hurry or look elsewhere. Knows no page and no clock of its own, so that it can be tested.

export class Queue {
  #frames = [];
  #running = null; // the step being shown: `{ done, skip }`
  #timer = null;
  #ready = 0; // the next frame waits until then

  /**
   * `show(frames, still)` shows frames, all but the last without motion (`still`: the last too), and gives
   * `{ done: Promise, skip() }`; `shown()` is called when nothing is left to show; `gap()` is the least time between
   * two; `hidden()` whether nobody looks; `hold()` whether something on the screen wants to be read first.
   */
  constructor({ show, shown, gap, hidden, hold, clock = globalThis }) {
    Object.assign(this, { show, shown, gap, hidden, hold, clock });
    this.now = () => (clock.performance ?? clock).now();
  }

  /** Puts a frame at the end; one that is `aside` (nothing was played) is shown behind what holds the others. */
  push(frame) {
    this.#frames.push(frame);
    this.next();
  }

  /** How many wait. */
  get waiting() {
    return this.#frames.length;
  }

  /** Shows the next frame as soon as it may be shown. */
  next() {
    if (this.#running || this.#timer !== null) return;
    if (this.hold()) return this.#asides();
    if (!this.#frames.length) return this.shown();
    if (this.hidden()) return this.skip();
    const wait = this.#ready - this.now();
    if (wait > 0) {
      this.#timer = this.clock.setTimeout(() => {
        this.#timer = null;
        this.next();
      }, wait);
      return;
    }
    this.#start([this.#frames.shift()], false);
  }

  /** Ends the motion that runs and shows all that waits, at once. What holds the queue is not skipped. */
  skip() {
    this.#running?.skip();
    this.#running = null;
    this.clock.clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#frames.length && !this.hold()) {
      // A frame that holds (the scoring of an epoch) ends the batch, so that it is seen.
      const stop = this.#frames.findIndex((frame) => frame.holds);
      this.#start(this.#frames.splice(0, stop < 0 ? this.#frames.length : stop + 1), true);
      this.#running = null;
    }
    if (!this.#frames.length && !this.hold()) this.shown();
  }

  // What was not played may be shown behind what holds the rest, as long as nothing that was played comes first.
  #asides() {
    while (this.#frames[0]?.aside) this.show([this.#frames.shift()], true);
  }

  #start(frames, still) {
    this.#ready = this.now() + this.gap();
    const step = this.show(frames, still);
    this.#running = step;
    step.done.then(() => {
      if (this.#running !== step) return;
      this.#running = null;
      this.next();
    });
  }
}
