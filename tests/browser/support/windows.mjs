// A table in every window: what is too small there, cut off, covered or out of sight. Any game's.

import { EVERY_WINDOW, LOW } from './sizes.mjs';

/**
 * What to look at on a table. `cells` are the things it is played with; none may be smaller than `least(window)`, and
 * nothing may lie over those and over `free`. Where words may end in an ellipsis, such as the names of people, `ends` says so.
 *
 * @typedef {{ cells: string, least?: (window: { width: number }) => number, free?: string, ends?: string }} Table
 */

/** A tile, a place of a tile: as large as a finger on phones, larger where there is more room. */
const finger = ({ width }) => (width > 900 ? 56 : 40);

/** Everything that is wrong with the table of this page in these windows, a line each; the page stays as it is. */
export async function inWindows(page, table, windows = EVERY_WINDOW) {
  const found = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const wrong = await wrongHere(page, table, window);
    found.push(...wrong.map((fault) => `${window.width}×${window.height}: ${fault}`));
  }
  return found;
}

/** The same in the window as it is. */
export function wrongHere(page, { cells, least = finger, free = '', ends = '' }, window = page.viewportSize()) {
  const wanted = { cells, least: least(window), free: [cells, free].filter(Boolean).join(), ends, low: LOW };
  return page.evaluate(look, wanted);
}

async function look({ cells, least, free, ends, low }) {
  // A container follows the window a frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const found = new Set();
  const root = document.documentElement;
  const main = document.querySelector('main');
  const still = innerHeight > low;
  scrollTo(0, 0);

  const name = (one) => {
    const id = one.id ? `#${one.id}` : '';
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 24);
    const classes = (one.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    return `${one.tagName.toLowerCase()}${id}${classes.map((word) => `.${word}`).join('')} “${words}”`;
  };
  const looks = new Map();
  const style = (one) => looks.get(one) ?? looks.set(one, getComputedStyle(one)).get(one);
  // Words for the ear only lie clipped in a corner.
  const silent = new Map();
  const unseen = (one) => {
    if (!one || one === root) return false;
    if (!silent.has(one)) silent.set(one, style(one).clipPath === 'inset(50%)' || unseen(one.parentElement));
    return silent.get(one);
  };
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(one);
  const clips = (one) => style(one).overflowX !== 'visible' || style(one).overflowY !== 'visible';

  if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} wide`);
  if (still && root.scrollHeight > innerHeight) found.add(`the page is ${root.scrollHeight} high`);

  // Things to play with: large enough.
  const sides = [...main.querySelectorAll(cells)].filter(drawn).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [width, height];
  });
  const smallest = Math.min(...sides);
  if (smallest < least - 0.5) found.add(`what one plays with is ${smallest.toFixed(1)} and not ${least} (${cells})`);

  // What an element shows after everything that cuts it.
  const frames = new Map();
  const frame = (one) => {
    if (!frames.has(one)) {
      const around = one.parentElement && one !== document.body ? frame(one.parentElement) : null;
      const own = one !== root && one !== document.body && clips(one) ? one.getBoundingClientRect() : null;
      frames.set(one, !around || !own ? (own ?? around) : meet(own, around));
    }
    return frames.get(one);
  };
  function meet(a, b) {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return { left, top, right, bottom };
  }
  const whole = { left: 0, top: 0, right: innerWidth, bottom: still ? innerHeight : Infinity };
  for (const one of document.querySelectorAll('main *, header.top *')) {
    // The inside of a picture is a picture.
    if (one.closest('svg') && one.tagName !== 'svg') continue;
    if (one.closest('[role=log], dialog, .dunes, .arc, details.menu > :not(summary), .ornament')) continue;
    if (!drawn(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const scrolls = /auto|scroll/.test(style(one).overflowY + style(one).overflowX);
    if (still && scrolls && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)) {
      found.add(`${name(one)} scrolls: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`);
    }
    const texts = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const leaf = one.tagName === 'svg' || texts || one.matches('button, a, input, select');
    // Words that do not fit into what cuts them off.
    if (texts && !(ends && one.closest(ends))) {
      const holder = one.closest('p, h1, h2') ?? one;
      if (clips(holder) && (holder.scrollWidth > holder.clientWidth + 1 || holder.scrollHeight > holder.clientHeight + 3)) {
        found.add(`${name(holder)} is cut: ${holder.scrollWidth}×${holder.scrollHeight} in ${holder.clientWidth}×${holder.clientHeight}`);
      }
    }
    if (!leaf) continue;
    const limit = one.parentElement && frame(one.parentElement) ? meet(frame(one.parentElement), whole) : whole;
    const over = Math.max(limit.left - box.left, limit.top - box.top, box.right - limit.right, box.bottom - limit.bottom);
    // The box of a word is higher than its line.
    if (over > (style(one).display === 'inline' ? 4 : 2)) found.add(`${name(one)} is cut by ${Math.round(over)}`);
  }

  // Nothing lies over what is looked at and pressed.
  const pressed = ['header.top :is(button, a, summary)', 'main :is(button, a[href], input, select)'];
  for (const one of document.querySelectorAll(`${free || 'nothing'}, ${pressed}`)) {
    if (!drawn(one) || one.closest('[role=log], dialog, details.menu > :not(summary), :disabled')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.bottom < 3 || box.top > innerHeight - 3) continue;
    const [left, right] = [box.left + 3, box.right - 3];
    const [top, bottom] = [Math.max(2, box.top + 3), Math.min(innerHeight - 2, box.bottom - 3)];
    for (const [x, y] of [[(left + right) / 2, (top + bottom) / 2], [left, top], [right, bottom]]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one)) continue;
      found.add(`${name(hit)} lies over ${name(one)}`);
      break;
    }
  }
  return [...found];
}
