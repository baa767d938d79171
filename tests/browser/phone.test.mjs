// Phones are held in two ways and are not rectangles: on its side one is low, and its edges are not for buttons.

import assert from 'node:assert/strict';

import { faults } from './support/layout.mjs';
import { LAPTOP, nothing, ready, scenario } from './support/scenario.mjs';
import { decision, newTable, playOn, twoClicks } from './support/table.mjs';

/** What can be pressed on the table and lies outside the screen, or in the part of it that is `kept` free. */
const away = (page, kept = { top: 0, right: 0, bottom: 0, left: 0 }) =>
  page.evaluate((kept) => {
    const targets = [...document.querySelectorAll('header.top button, #act button:enabled, #act a[href]')];
    const boxes = targets.map((target) => [target, target.getBoundingClientRect()]).filter(([, box]) => box.width);
    const lost = boxes.filter(
      ([, box]) =>
        box.top < kept.top ||
        box.left < kept.left ||
        box.right > innerWidth - kept.right ||
        box.bottom > innerHeight - kept.bottom,
    );
    return lost.map(([target]) => `${target.textContent.trim() || target.ariaLabel} at ${innerWidth}×${innerHeight}`);
  }, kept);

scenario('a phone on its side shows the whole table without scrolling', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  const wrong = [];
  for (const players of [2, 5]) {
    await page.setViewportSize(LAPTOP);
    await twoClicks(page, players);
    await decision(page);
    for (const size of [{ width: 844, height: 390 }, { width: 667, height: 375 }]) {
      await page.setViewportSize(size);
      wrong.push(...(await away(page)), ...(await faults(page)));
      const beside = await page.evaluate(() => {
        const [board, you] = ['board', 'you'].map((id) => document.getElementById(id).getBoundingClientRect());
        return you.left > board.right;
      });
      if (!beside) wrong.push(`one's own tiles are not beside the board at ${size.width} for ${players}`);
    }
  }
  nothing(wrong);
});

scenario('nothing to press lies under the camera or the bar of a phone', async (enter) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await enter({ ...phone, reducedMotion: 'reduce' });
  await twoClicks(page);
  const kept = { top: 47, right: 0, bottom: 34, left: 0 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: kept });
  await page.reload();
  await ready(page);
  await decision(page);
  nothing(await away(page, kept));
  await page.locator('header [data-open=menu]').click();
  await page.waitForSelector('dialog[open] [data-setting=sound]');
  // There are no keys to set.
  assert.ok(await page.locator('dialog[open] [data-setting=letters]').isHidden());
});

scenario('a tablet shows the whole table, upright and on its side', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce', language: 'ru' });
  await page.goto('/privacy');
  const wrong = [];
  for (const players of ['2', '5']) {
    const path = await newTable(page, { players, scores: 'open' });
    const late = ({ html, steps }) => /3 из 3/.test(html) && steps.length > 2;
    for (const far of [() => true, late]) {
      const { over } = await playOn(page, path, far);
      await page.goto(path);
      await ready(page);
      // A finished game opens with its scoring.
      if (over) await page.keyboard.press('Escape');
      for (const size of [{ width: 768, height: 1024 }, { width: 820, height: 1180 }, { width: 1024, height: 768 }]) {
        await page.setViewportSize(size);
        const found = await faults(page);
        wrong.push(...found.map((fault) => `${players}, ${size.width}×${size.height}: ${fault}`));
      }
    }
  }
  nothing(wrong);
});
