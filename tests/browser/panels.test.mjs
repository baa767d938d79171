// Before a game: what the table plays by at the left, the player's own panel at the right; stacked and folded on small screens.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { axeEverywhere } from './support/axe.mjs';
import { OUT, nothing, scenario } from './support/scenario.mjs';
import { newTable } from './support/table.mjs';

const LARGE = [[1000, 700], [1366, 641], [1920, 937]];
const SMALL = [[820, 1180], [390, 664], [360, 640]];

/** Where the two panels stand, and whether the options are open. */
const panels = (page, options) =>
  page.evaluate((options) => {
    const [left, right] = [options, '.player'].map((each) => document.querySelector(each));
    const [a, b] = [left, right].map((one) => one.getBoundingClientRect());
    const middle = (box) => box.left + box.width / 2;
    return {
      apart: a.right <= b.left + 1,
      stacked: a.bottom <= b.top + 1 || b.bottom <= a.top + 1,
      sides: middle(a) < innerWidth / 2 && middle(b) > innerWidth / 2,
      open: left.open,
      wide: document.documentElement.scrollWidth - innerWidth,
      go: document.querySelector('#new button.go')?.getBoundingClientRect().bottom,
    };
  }, options);

async function look(page, path, options, what) {
  const wrong = [];
  for (const [width, height] of [...LARGE, ...SMALL]) {
    const large = width >= 1000;
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.waitForFunction(([options, large]) => document.querySelector(options).open === large, [options, large]);
    const now = await panels(page, options);
    const note = (fault) => wrong.push(`${what}, ${width}×${height}: ${fault}`);
    if (now.wide > 0) note(`${now.wide} px too wide`);
    if (large && !(now.apart && now.sides)) note('the panels do not stand beside each other');
    if (!large && !now.stacked) note('the panels are not stacked');
    if (now.go > height && height > 600) note(`Play now ends at ${now.go}`);
    await page.screenshot({ path: join(OUT, 'shots', `panels-${what}-${width}.png`), fullPage: true });
  }
  return wrong;
}

for (const game of ['ra', 'rawsiko']) {
  scenario(`options and the player stand at two sides before a game of ${game}`, async (enter) => {
    const page = await enter({ reducedMotion: 'reduce', language: game === 'ra' ? 'en' : 'ru' });
    const wrong = await look(page, `/?game=${game}`, 'details.opt[data-folds]', `start-${game}`);
    const room = await newTable(page, { who: 'friends', players: '4', game });
    wrong.push(...(await look(page, room, '.panel.terms', `room-${game}`)));
    await page.setViewportSize({ width: 1366, height: 641 });
    await page.goto(room);
    assert.equal(await page.locator('.player form[action="/names"]').count(), game === 'ra' ? 1 : 0);
    wrong.push(...(await axeEverywhere(page, 'room')));
    nothing(wrong);
  });
}

scenario('name and picture are chosen in the room, and one stays there', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 641 });
  await page.goto('/privacy');
  const room = await newTable(page, { who: 'friends', players: '3' });
  await page.goto(room);
  const at = page.url();
  await page.locator('#name').fill('Nefertari');
  await page.locator('.ask-name button').click();
  await page.locator('.chair .nm').filter({ hasText: 'Nefertari' }).waitFor();
  assert.equal(page.url(), at);
  // Whoever has a name may change it here as well.
  await page.locator('.player summary').first().click();
  await page.locator('.player .avatars button[value="ship"]').click();
  await page.locator('.chair .av use[href$="#ship"]').waitFor({ state: 'attached' });
  assert.equal(page.url(), at);
  assert.equal(await page.locator('.player h2 .av').count(), 1, 'and in the panel');
  assert.equal(await page.locator('.player .avatars [aria-pressed=true]').getAttribute('value'), 'ship');
});
