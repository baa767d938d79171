// What a tile is: by pointing at it, by keyboard and by a tap, at the table and in a replay, and never in the way of a tap
// that chooses a tile.

import assert from 'node:assert/strict';

import { axeEverywhere } from './support/axe.mjs';
import { LAPTOP, SMALL, nothing, ready, scenario } from './support/scenario.mjs';
import { replaying } from './support/table.mjs';

const CARD = '#tile-card';

async function begin(page, number) {
  await page.goto('/learn');
  await page.locator('.chapters button').nth(number - 1).click();
  await ready(page);
}

/** Does what the third chapter asks for, until a god may be spent. `press` is a mouse's or a finger's. */
async function follow(page, press) {
  const next = page.locator('#coach button[value=next]');
  for (const step of ['draw', 'bid 13', 'draw']) {
    const asked = page.locator(`#act button[value="${step}"]:enabled`);
    while ((await next.count()) || !(await asked.count())) {
      if (await next.count()) await press(next);
      await page.waitForTimeout(50);
    }
    await press(asked);
  }
  await page.waitForSelector('#act a.pickb');
}

/** Waits until the card says this, or is gone where nothing is wanted: what a tap does comes after it. */
const tells = (page, wanted) =>
  wanted ? page.locator(CARD).filter({ hasText: wanted }).waitFor() : page.waitForSelector(CARD, { state: 'hidden' });

/** What the card says; nothing where there is none. */
const told = async (page) => ((await page.locator(CARD).isVisible()) ? page.locator(CARD).innerText() : '');

/** Whether the card lies on the screen and leaves its tile free. */
const apart = (page, tile) =>
  page.evaluate((tile) => {
    const card = document.getElementById('tile-card').getBoundingClientRect();
    const box = document.querySelector(tile).getBoundingClientRect();
    const inside = card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight;
    return inside && (card.bottom <= box.top || card.top >= box.bottom);
  }, tile);

scenario('a tile says what it is to whoever points at it or stands on it', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, 4);
  const quake = '#lot [data-tile=earthquake]';
  await page.locator(quake).hover();
  await page.waitForSelector(`${CARD}:visible`);
  assert.match(await told(page), /^Earthquake\s+Takes two monuments/);
  assert.ok(await apart(page, quake));
  nothing(await axeEverywhere(page, 'the card of a tile'));
  // The check leaves a phone behind, and the card is closed.
  await page.setViewportSize(LAPTOP);
  await page.mouse.move(2, 2);
  await page.locator(quake).hover();
  await page.waitForSelector(`${CARD}:visible`);
  // The card itself can be gone to, and Escape closes it and nothing else.
  await page.locator(CARD).hover();
  await page.waitForTimeout(300);
  assert.ok(await told(page));
  await page.keyboard.press('Escape');
  assert.equal(await told(page), '');

  await page.mouse.move(2, 2);
  await page.locator('#you [data-tile=god]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.match(await told(page), /^Pharaoh\s+kept\s+The player with the most/);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-describedby')), 'tile-card');
  await page.keyboard.press('Tab');
  await page.waitForSelector(CARD, { state: 'hidden' });
  // What nobody has yet is not drawn in the others' cards.
  const others = page.locator('#opps [data-tile]:visible').first();
  const name = await others.getAttribute('data-tile');
  await others.hover();
  await page.waitForSelector(`${CARD}:visible`);
  assert.match(await told(page), new RegExp(`^${name}`, 'i'));

  // In dialogs too, and in a replay.
  await page.keyboard.press('Escape');
  await page.locator('[data-open=bag]:visible').click();
  await page.locator('dialog[open] [data-tile=drought]').hover();
  await page.waitForSelector(`dialog[open] ${CARD}:visible`);
  assert.match(await told(page), /^Drought\s+Takes two river tiles/);
  await page.keyboard.press('Escape');
  await page.goto(`${page.url().split('#')[0]}/step/8`);
  await replaying(page);
  await page.locator('[data-tile=gold]:visible').first().hover();
  await page.waitForSelector(`${CARD}:visible`);
  assert.match(await told(page), /^Gold/);
});

scenario('on a phone a tap says what a tile is, and a tap that chooses still chooses', async (enter) => {
  const page = await enter({ viewport: SMALL, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await begin(page, 3);
  await follow(page, (button) => button.tap());
  // A god could be spent now: a tile of the lot is only looked at until that is asked for.
  const religion = '#lot [data-tile=religion]';
  const centre = await page.locator(`${religion} .t`).boundingBox();
  await page.touchscreen.tap(centre.x + centre.width / 2, centre.y + centre.height / 2);
  await page.waitForSelector(`${CARD}:visible`);
  assert.match(await told(page), /^Religion/);
  assert.ok(await apart(page, religion));
  await page.touchscreen.tap(centre.x + centre.width / 2, centre.y + centre.height / 2);
  await tells(page, null);
  const mine = '#you [data-tile=nile]';
  await page.locator(mine).tap();
  await tells(page, /^\s*Nile/);
  assert.ok(await apart(page, mine));
  await page.locator('#board .sky').tap();
  await tells(page, null);

  await page.locator('#act a.pickb').tap();
  await page.locator(religion).tap();
  await page.waitForSelector('#you [data-tile=religion]:not(.ghost)');
  assert.equal(await told(page), '');
});

scenario('what is chosen is named in the bar', async (enter) => {
  const page = await enter({ viewport: LAPTOP, reducedMotion: 'reduce' });
  await begin(page, 3);
  await follow(page, (button) => button.click());
  await page.locator('#act a.pickb').click();
  await page.locator('#lot [data-tile=religion]').hover();
  await page.waitForSelector(`${CARD}.bar:visible`);
  assert.match(await told(page), /religion/);
  const inside = await page.evaluate(() => {
    const [card, bar] = ['#tile-card', '#act .act'].map((each) => document.querySelector(each).getBoundingClientRect());
    return card.top >= bar.top && card.bottom <= bar.bottom && card.left >= bar.left && card.right <= bar.right;
  });
  assert.ok(inside);
});
