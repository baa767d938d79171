// One page of a browser that is driven by the W3C's WebDriver commands. It answers to the same few names as a page of
// Playwright, so that what looks at a table (`state.mjs`, `layout.mjs`) works in every engine.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';

/** What WebDriver calls keys that write nothing. */
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
  Space: ' ',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** A step that takes longer than this has gone wrong. */
const PATIENCE = 15_000;

export class Page {
  #at = '';

  /**
   * `send(command, fields)` sends a command by the name that the standard gives it (`ElementClick`), and gives its
   * value; `resize(size)` makes the page as large as wanted; `faults()` tells what the browser's console complains of.
   */
  constructor(name, { send, resize, faults, close }, base) {
    Object.assign(this, { name, send, resize, faults, close, base });
  }

  /** Where it was sent last; where it is now is asked with `address`. */
  url() {
    return this.#at;
  }

  async address() {
    return new URL(await this.send('GetCurrentURL'));
  }

  async goto(path) {
    this.#at = new URL(path, this.base).href;
    await this.send('Navigate', { url: this.#at });
  }

  reload() {
    return this.send('Refresh');
  }

  /** What a function gives in the page; a promise is waited for. */
  evaluate(what, ...args) {
    return this.send('ExecuteScript', { script: `return (${what}).apply(null, arguments)`, args });
  }

  /** Presses the first thing that fits and can be seen, by mouse. */
  async click(selector) {
    const found = await this.wait(
      (wanted) => [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length) ?? null,
      [selector],
    );
    await this.send('ElementClick', { id: found[ELEMENT] });
  }

  /** Presses the mouse where nothing is: ends whatever moves. */
  async clickAt(x, y) {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Presses keys, one after the other; with `Shift+` before it, a key is held under Shift. */
  async press(...keys) {
    const actions = keys.flatMap((key) => {
      const [held, cap] = key.startsWith('Shift+') ? [KEYS.Shift, key.slice(6)] : [null, key];
      const value = KEYS[cap] ?? cap;
      const stroke = [{ type: 'keyDown', value }, { type: 'keyUp', value }];
      return held ? [{ type: 'keyDown', value: held }, ...stroke, { type: 'keyUp', value: held }] : stroke;
    });
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Types a text, letter by letter. */
  type(text) {
    return this.press(...text);
  }

  /** Waits until a function gives something in the page, and gives it. */
  async wait(what, args = [], patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is being fetched cannot be asked.
      const found = await this.evaluate(what, ...args).catch(() => null);
      if (found) return found;
      assert.ok(Date.now() < end, `${this.name} waited in vain at ${this.#at} for ${what} ${args}`);
      await this.waitForTimeout(30);
    }
  }

  /** Waits until something that fits can be seen, or no longer can. */
  see(selector, is = true) {
    const seen = (wanted, is) =>
      [...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length > 0) === is;
    return this.wait(seen, [selector, is]);
  }

  waitForTimeout(time) {
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  async screenshot({ path }) {
    writeFileSync(path, Buffer.from(await this.send('TakeScreenshot', { full: false }), 'base64'));
  }
}
