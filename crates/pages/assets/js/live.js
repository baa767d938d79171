// The stream of a table or a room: keeps it open, asks for what was missed, and says "reconnecting" while what is on
// the screen may be old.

import { read } from './stream.js';

/** Longer than two heartbeats of the server. */
const SILENCE = 40_000;
const WAITS = [300, 1000, 2000, 4000, 8000];

export class Live {
  #stop = null;
  #failures = 0;
  #retry = null;
  #watch = null;
  #caughtUp = 0; // what the stream sends up to this version answers our question
  #gone = false;
  #people = null; // who the newest frame showed; before it, `data-live` says who the page does

  /**
   * `place` carries `data-live` and `data-version`; `on.frame(frame)` and `on.reload(told)` are told what comes. `told.turn`
   * says that somebody else takes over at this screen.
   */
  constructor(place, on) {
    this.place = place;
    this.on = on;
    /** The newest version received. */
    this.version = Number(place.dataset.version ?? 0);
    addEventListener('online', () => this.again());
    // A stream can look alive for long after the network went away.
    addEventListener('offline', () => this.#stop && this.#lost());
    addEventListener('pagehide', () => this.close());
    addEventListener('pageshow', (event) => event.persisted && this.again());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#retry) this.again();
    });
  }

  /** Opens the stream, from the last version that was received. */
  open() {
    this.close();
    const stop = (this.#stop = new AbortController());
    const address = new URL(this.place.dataset.live, location.href);
    address.searchParams.set('from', this.version);
    if (this.#people !== null) address.searchParams.set('people', this.#people);
    this.#alive(stop);
    const on = (event) => stop === this.#stop && this.#event(event);
    const ended = (fault) => stop === this.#stop && this.#lost(fault);
    read(address, { signal: stop.signal, on, alive: () => this.#alive(stop) }).then(ended, ended);
  }

  /** Opens it anew, now. */
  again() {
    this.#failures = 0;
    this.open();
  }

  /** Closes it and stops trying. */
  close() {
    this.#stop?.abort();
    this.#stop = null;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#retry = null;
  }

  /** Whether the screen may be old: shown from the first sign of trouble until the server has said where it stands. */
  trouble(is) {
    const notice = document.getElementById('net');
    if (notice) notice.hidden = !is;
    this.place.classList.toggle('offline', is);
  }

  #alive(stop) {
    if (stop !== this.#stop) return;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), SILENCE);
  }

  #lost(fault) {
    this.close();
    this.trouble(true);
    // The table is gone or no longer ours to see: the page itself says so best.
    if (!this.#gone && fault?.status >= 400 && fault.status < 500 && fault.status !== 429) {
      this.#gone = true;
      this.on.reload();
    }
    const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)];
    this.#retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  #event({ event, data }) {
    if (!['reload', 'hello', 'frame'].includes(event)) return;
    const told = JSON.parse(data);
    if (event === 'reload') {
      // The server ends the stream with this: nothing is lost.
      this.close();
      return this.on.reload(told);
    }
    if (event === 'hello') {
      this.#failures = 0;
      this.#caughtUp = told.version;
      this.trouble(false);
      // The server knows less than we do, or a room has changed since the page was made.
      if (told.version < this.version || (this.on.hello && this.on.hello(told))) this.on.reload();
      return;
    }
    if (told.version < this.version) return;
    // Something is missing: ask again from where we are. What the server answers to that is the truth, gaps and all.
    if (told.version > this.version + 1 && !told.whole && this.version >= this.#caughtUp) return this.open();
    // The same version once more: who is connected has changed, nothing was played.
    if (told.version === this.version) {
      Object.assign(told, { said: '', motions: [] });
      if (!told.whole) told.chronicle = '';
    }
    this.#people = told.people ?? this.#people;
    told.jumped = told.version > this.version + 1;
    this.version = told.version;
    this.on.frame(told);
  }
}
