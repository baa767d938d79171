// What must not get lost when parts of the page are replaced: the focus, what was unfolded, the reader's place in the
// chronicle. Each function remembers, and gives one that brings back.

import { fold } from './dialogs.js';

/** The focus: on the same thing if it is still there, else on the part that held it. */
export function keepFocus() {
  const held = document.activeElement;
  const part = held?.closest('#act, #you, #opps, #board, #scoring');
  if (!part) return () => {};
  const same = ['id', 'data-vt', 'value', 'data-key'].filter((name) => held.getAttribute(name));
  const selectors = same.map((name) => `[${name}="${CSS.escape(held.getAttribute(name))}"]`);
  return () => {
    if (document.activeElement === held && held.isConnected && !held.matches(':disabled')) return;
    const places = selectors.map((selector) => part.querySelector(`${selector}:enabled, a${selector}`));
    const place = places.find((found) => found?.getClientRects().length) ?? part;
    // The button is gone: stay in the same part, so that Tab goes on from there.
    if (place === part) part.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}

/** Opponents that are unfolded, and the end of the chronicle: whoever has scrolled up reads and is left alone. */
export function keepPlaces() {
  const seats = [...document.querySelectorAll('.seat.open')].map((seat) => seat.dataset.seat);
  const log = document.querySelector('[role=log]');
  return () => {
    for (const seat of seats) fold(document.querySelector(`.seat[data-seat="${seat}"]`), true);
    if (log && follows) log.scrollTop = log.scrollHeight;
  };
}

// Whether the reader is at the end of the chronicle. A chronicle that is not seen measures nothing.
let follows = true;

/** Shows the end of the chronicle as long as its reader is there, also when it was hidden meanwhile. */
export function followEnd(log) {
  const end = () => (log.scrollTop = log.scrollHeight);
  log.addEventListener('scroll', () => {
    if (log.clientHeight) follows = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  });
  new ResizeObserver(() => follows && end()).observe(log);
  end();
}
