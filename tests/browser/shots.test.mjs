// Pictures of every page for people to look at, in both sizes and by day and night. Nothing here may be taller or wider
// than it should; whether it is beautiful no test can say.

import { join } from 'node:path';
import { settled } from './support/axe.mjs';
import { LAPTOP, OUT, PHONE, ready, scenario } from './support/scenario.mjs';
import { bidding, choosingLoss, clickBeside, findTable, newTable, over, pickingGods } from './support/table.mjs';

async function shoot(page, name) {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      await page.screenshot({ path: join(OUT, 'shots', `${name}-${size.width}x${size.height}-${colorScheme}.png`) });
    }
  }
}

scenario(
  'pictures of the pages around the table',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    await shoot(page, 'start');
    for (const [name, address] of [
      ['rules', '/rules'],
      ['glossary', '/glossary'],
      ['privacy', '/privacy'],
      ['me', '/me'],
      ['lost', '/nowhere'],
    ]) {
      await page.goto(address);
      await shoot(page, name);
    }
    const room = await newTable(page, { who: 'friends', players: '4', groups: 'chosen' });
    await newTable(page, { who: 'open', players: '3' });
    await newTable(page, { who: 'bots' });
    await page.goto(room);
    await shoot(page, 'room');
    await page.goto('/');
    await shoot(page, 'start-again');
    const guest = await enter({ language: 'ru' });
    await guest.goto(room);
    await shoot(guest, 'room-guest-ru');
  },
  { rough: true },
);

scenario(
  'pictures of the table',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/privacy');
    await page.goto(await newTable(page, { who: 'bots', players: '3' }));
    await shoot(page, 'table-begins');
    await page.goto(await findTable(page, bidding, { fields: { players: '3' } }));
    await shoot(page, 'table-bidding-3');
    await page.setViewportSize(LAPTOP);
    await ready(page);
    await page.locator('[data-open=bag]:visible').first().click();
    await shoot(page, 'bag');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await shoot(page, 'help');
    await page.keyboard.press('Escape');
    await page.setViewportSize(LAPTOP);
    await page.locator('[data-open=menu]:visible').first().click();
    await shoot(page, 'menu');
    await page.goto(
      await findTable(page, (view) => bidding(view) && /Epoch 3/.test(view.html), { fields: { players: '5' } }),
    );
    await shoot(page, 'table-bidding-5');
    await page.context().addCookies([{ name: 'language', value: 'ru', url: new URL(page.url()).origin }]);
    await page.reload();
    await shoot(page, 'table-bidding-5-ru');
    await page.context().addCookies([{ name: 'language', value: 'en', url: new URL(page.url()).origin }]);
    await page.goto(await findTable(page, pickingGods));
    await page.setViewportSize(LAPTOP);
    await page.locator('#act a.pickb').click();
    await shoot(page, 'table-picking');
    await page.goto(await findTable(page, choosingLoss, { fields: { players: '4' } }));
    await shoot(page, 'table-losing');
    await page.goto(await findTable(page, over, { fields: { players: '3' } }));
    await shoot(page, 'scoring');
    await page.keyboard.press('Escape');
    await shoot(page, 'table-over');
    const hidden = await newTable(page, { scores: 'hidden', players: '3' });
    await page.goto(hidden);
    await shoot(page, 'one-screen');
    await page.goto(await newTable(page, { game: 'rawsiko', objectives: 'secret' }));
    await shoot(page, 'curtain');
    const watcher = await enter();
    await watcher.goto(await newTable(page, { who: 'bots', players: '4', scores: 'hidden' }));
    await clickBeside(watcher);
    await shoot(watcher, 'table-watching');
  },
  { timeout: 180_000 },
);
