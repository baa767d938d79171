// The table stands on one screen: for two to five players, in every language, on a laptop and on small phones. No page
// scrolls sideways, not even where the scrollbar takes room.

import assert from 'node:assert/strict';
import { faults, places } from './support/layout.mjs';
import { openRecord, record } from './support/records.mjs';
import { LANGUAGES, LAPTOP, PHONE, SMALL, house, nothing, scenario } from './support/scenario.mjs';
import { bidding, choose, findTable, lateTable, newTable, over } from './support/table.mjs';

const TEXTS = ['/rules', '/rules/rawsiko', '/glossary', '/glossary/rawsiko', '/learn?game=rawsiko'];

for (const players of [2, 3, 4, 5]) {
  scenario(`a table for ${players} fits every screen in every language`, async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/privacy');
    const fresh = await newTable(page, { players: String(players), scores: 'open' });
    const full = await lateTable(page, players);
    const wrong = [];
    const stood = new Map();
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
      for (const [what, path] of [
        ['fresh', fresh],
        ['late', full],
      ]) {
        await page.goto(path);
        assert.ok(what !== 'late' || (await page.locator('#act button[value^="bid "]').count()), 'it is mine to bid');
        await page.evaluate(() => document.fonts.ready);
        for (const size of [LAPTOP, PHONE, SMALL]) {
          await page.setViewportSize(size);
          const found = await faults(page);
          const where = `${language}, ${what}, ${size.width}×${size.height}`;
          wrong.push(...found.map((fault) => `${where}: ${fault}`));
          const now = await places(page);
          const key = `${language} ${size.width}`;
          const first = stood.get(key) ?? stood.set(key, now).get(key);
          // A laptop's bar may need another line late in a game; under a finger nothing may move.
          if (now !== first && size !== LAPTOP) wrong.push(`${where}: ${now} and not ${first}`);
        }
      }
    }
    nothing(wrong);
  });
}

scenario('on a screen that is lower than any table the page scrolls and nothing lies over anything', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  await page.goto(await findTable(page, bidding, { fields: { players: '5' } }));
  // A laptop at twice the size, and an old small phone.
  for (const size of [
    { width: 683, height: 320 },
    { width: 360, height: 480 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 9999));
    const boxes = await Promise.all(['#board', '#you', '#act'].map((part) => page.locator(part).boundingBox()));
    const [board, you, act] = boxes;
    const over = (a, b) =>
      Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
      Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
    assert.ok(!over(board, act) && !over(board, you) && !over(you, act), JSON.stringify(boxes));
    assert.ok(act.y + act.height <= size.height, `the actions end at ${act.y + act.height} of ${size.height}`);
    const cell = await page.locator('#lot .cell').first().boundingBox();
    assert.ok(cell.width >= 32, `a tile of the lot is ${cell.width} wide at ${size.width}`);
  }
});

scenario('the scoring fits every screen', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  const wrong = [];
  for (const players of ['2', '5']) {
    await page.goto(await findTable(page, over, { fields: { players }, pick: choose }));
    for (const language of ['en', 'ru']) {
      await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
      await page.reload();
      await page.waitForSelector('#scoring[open].done');
      for (const size of [LAPTOP, PHONE, SMALL]) {
        await page.setViewportSize(size);
        wrong.push(
          ...(await faults(page, { still: false })).map((fault) => `${players}, ${language}, ${size.width}: ${fault}`),
        );
      }
    }
  }
  nothing(wrong);
});

scenario(
  'the pages around the table are never wider than the screen',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    const room = await newTable(page, { who: 'friends', players: '5', groups: 'chosen' });
    await newTable(page, { who: 'open', players: '3' });
    await newTable(page, { who: 'bots' });
    const wrong = [];
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
      for (const address of ['/', '/tables', ...TEXTS, '/privacy', '/me', '/nowhere', room]) {
        await page.goto(address);
        for (const size of [LAPTOP, SMALL]) {
          await page.setViewportSize(size);
          wrong.push(
            ...(await faults(page, { still: false })).map(
              (fault) => `${language}, ${address}, ${size.width}: ${fault}`,
            ),
          );
        }
      }
    }
    nothing(wrong);
  },
  { rough: true },
);

/** What is wrong with a page that has the sky behind its head and a scrollbar beside it. */
const beside = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (innerWidth <= clientWidth) return ['no scrollbar takes room'];
    const found = [];
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} wide, and the scrollbar leaves ${clientWidth}`);
    const sky = document.querySelector('.hero').getBoundingClientRect();
    if (sky.left > 0 || sky.right < clientWidth) found.push(`the sky reaches from ${sky.left} to ${sky.right}`);
    scrollTo({ left: 50, behavior: 'instant' });
    if (scrollX) found.push(`scrolls ${scrollX} px sideways`);
    return found;
  });

scenario(
  'no page with the sky behind its head scrolls sideways beside a scrollbar',
  async (enter) => {
    const page = await enter();
    const wrong = [];
    const look = async (what) => {
      // So low that every page scrolls; the narrow one is a window at the side of a desktop.
      for (const { width } of [LAPTOP, PHONE]) {
        await page.setViewportSize({ width, height: 360 });
        wrong.push(...(await beside(page)).map((fault) => `${what} at ${width}: ${fault}`));
      }
    };
    await page.goto('/');
    const room = await newTable(page, { who: 'friends', players: '4' });
    const table = await newTable(page, { who: 'bots' });
    const game = await openRecord(page, record(3));
    for (const address of [
      ...['/', '/?game=rawsiko', '/tables', '/class', '/nowhere', '/privacy', '/me', '/me/games', '/me/tokens', '/api'],
      ...[...TEXTS, '/learn', '/replay', room, `${table}/fair`, `${game}/step/9/play`],
    ]) {
      await page.goto(address);
      await look(address);
    }
    await page.goto('/me');
    await page.locator('form[action="/me/link"] button').click();
    await page.goto(await page.locator('#address').inputValue());
    await look('the link to a second device');
    // A class: whoever has its digits, and whoever waits for a seat.
    const teacher = await enter();
    await teacher.goto('/class');
    await teacher.locator('form[action="/class/open"] button').click();
    const pin = (await teacher.locator('.pinbox .pin').innerText()).replace(/\D/g, '');
    await page.goto(`/class?pin=${pin}`);
    await page.waitForSelector('.offered');
    await look('nicknames');
    await page.locator('.offered button').first().click();
    await page.waitForSelector('#class-people');
    await look('waiting for a seat');
    nothing(wrong);
  },
  { rough: true, bars: true },
);
