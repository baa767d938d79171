// What axe-core has against a page, in words.

import { readFileSync } from 'node:fs';
import { LAPTOP, PHONE } from './scenario.mjs';

const SCRIPT = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not in the standard, and good for whoever goes by headings and landmarks. */
const BEST = ['page-has-heading-one', 'skip-link', 'region'];

/** Runs axe on the page as it is. */
export async function axe(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(async ([values, best]) => {
    const rules = Object.fromEntries(best.map((rule) => [rule, { enabled: true }]));
    const run = await window.axe.run(document, { runOnly: { type: 'tag', values }, rules, resultTypes: ['violations'] });
    return run.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, any, all, none }) => ({
        target: target.join(' '),
        why: [...any, ...all, ...none].map((check) => check.message).join('; '),
      })),
    }));
  }, [TAGS, BEST]);
  // The card of a tile is read with its tile, wherever it lies.
  const counts = (id) => ({ target }) => !(id === 'region' && target === '#tile-card');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(counts(id)).slice(0, 4).map(({ target, why }) => `${id} (${help}): ${target}: ${why}`),
  );
}

/** Runs axe by day and by night, on a laptop and on a phone. */
export async function axeEverywhere(page, what) {
  const wrong = [];
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const found = await axe(page);
      wrong.push(...found.map((fault) => `${what}, ${size.width} wide, ${colorScheme}: ${fault}`));
    }
  }
  return wrong;
}

/** Ends what moves: colours fade from day to night, those inside others after them; half way they have no contrast. */
export const settled = (page) =>
  page.evaluate(async () => {
    // Three frames in which nothing moves; a page that never rests is looked at as it is, rather than waited for forever.
    for (let quiet = 0, frames = 0; quiet < 3 && frames < 100; quiet += 1, frames += 1) {
      await new Promise((frame) => (requestAnimationFrame(frame), setTimeout(frame, 200)));
      const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
      for (const one of ends) one.finish();
      if (ends.length) quiet = 0;
    }
  });
