// The lesson as somebody sees it who does what the coach says: by mouse or by keyboard.

import assert from 'node:assert/strict';
import { PATIENCE, late } from './state.mjs';

/** What the coach says now, and what it waits for: `next`, `deed`, `chapter` or `off`. */
export const coach = (page) =>
  page.evaluate(() => {
    const scoring = document.querySelector('#scoring[open] .inscore');
    const box = scoring ?? document.getElementById('coach');
    const text = box.querySelector('.coach-s p');
    const has = (selector) => !!box.querySelector(selector);
    const waits = has('button[value=next]')
      ? 'next'
      : has('button[value=back]')
        ? 'off'
        : has('.coach-b form[action="/learn"], .coach-b form[action="/play"]')
          ? 'chapter'
          : 'deed';
    return {
      waits,
      text: text.textContent,
      ring: box.querySelector('.coach-s').dataset.ring ?? '',
      scoring: !!scoring,
      // While the others play nothing is said.
      busy: document.getElementById('act').getAttribute('aria-busy') === 'true' || has('.coach-s.others'),
      lines: Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
    };
  });

/** Waits until the coach says something else than `before`, and the screen is still. */
export async function said(page, before) {
  for (const end = Date.now() + PATIENCE; ; await page.waitForTimeout(25)) {
    const now = await coach(page).catch(() => null);
    if (now && !now.busy && now.text !== before) return now;
    if (Date.now() > end) throw late(`the coach still says: ${before}`);
  }
}

/** The step a cue asks for: what its ring names. */
const step = (ring) => (ring.startsWith('bid-') ? `bid ${ring.slice(4)}` : ring);

/** Does what the coach asks for, by mouse. Gives how many clicks it took. */
export async function byMouse(page, { waits, ring, scoring }) {
  const box = page.locator(scoring ? '#scoring .inscore' : '#coach');
  if (waits === 'next') await box.locator('button[value=next]').click();
  else if (waits === 'chapter') await box.locator('.coach-b .primary').click();
  else if (ring.startsWith('lose-')) await page.locator(`#you button[value="discard ${ring.slice(5)}"]`).click();
  else if (ring === 'religion') {
    await page.locator('#act a.pickb').click();
    await page.locator('button[value="god religion"]').click();
    return 2;
  } else await page.locator(`#act button[value="${step(ring)}"]`).click();
  return 1;
}

/** The same with keys alone. */
export async function byKeyboard(page, { waits, ring }) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value') ?? '');
  const reach = async (key, wanted) => {
    for (let count = 0; count < 60; count += 1) {
      if (wanted(await focused())) return page.keyboard.press('Enter');
      await page.keyboard.press(key);
    }
    assert.fail(`the keyboard does not reach ${ring}`);
  };
  if (waits === 'next' || waits === 'chapter') await page.keyboard.press('n');
  else if (ring.startsWith('lose-')) await reach('Tab', (value) => value === `discard ${ring.slice(5)}`);
  else if (ring === 'religion') {
    await page.keyboard.press('g');
    await reach('ArrowRight', (value) => value === 'god religion');
  } else {
    const key = await page.locator(`#act button[value="${step(ring)}"]`).getAttribute('data-key');
    await page.keyboard.press(key.toLowerCase());
  }
  return 1;
}

/**
 * Follows the lesson to the end of a chapter; `look(now)` sees every cue before it is heeded. Gives the last cue, which
 * leads on.
 */
export async function chapter(page, heed, look = async () => {}) {
  let before = null;
  for (;;) {
    let now = await said(page, before);
    // The score opens when night has fallen; a click before that only makes it fall faster.
    if (now.ring.startsWith('row-') && !now.scoring) {
      await page.waitForSelector('#scoring[open]');
      now = await coach(page);
    }
    await look(now);
    assert.notEqual(now.waits, 'off', `what was asked for was answered as something else: ${now.text}`);
    if (now.waits === 'chapter') return now;
    await heed(page, now);
    before = now.text;
  }
}
