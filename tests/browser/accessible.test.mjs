// axe-core finds nothing on any page: by day and by night, on a laptop and on a phone, with dialogs open.

import { axeEverywhere } from './support/axe.mjs';
import { nothing, ready, scenario } from './support/scenario.mjs';
import { bidding, choosingLoss, findTable, newTable, over, pickingGods } from './support/table.mjs';

scenario(
  'axe finds nothing on the pages around the table',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    const wrong = await axeEverywhere(page, 'start page');
    const room = await newTable(page, { who: 'friends', players: '5', groups: 'chosen' });
    await newTable(page, { who: 'open', players: '3' });
    await newTable(page, { who: 'bots' });
    const texts = ['/rules', '/rules/rawsiko', '/glossary', '/glossary/rawsiko', '/learn?game=rawsiko'];
    const addresses = ['/', '/tables', ...texts, '/privacy', '/me', '/nowhere', '/t/nosuchtable1', room];
    for (const address of addresses) {
      await page.goto(address);
      for (const details of await page.locator('details:not(.menu)').all())
        await details.evaluate((one) => (one.open = true));
      wrong.push(...(await axeEverywhere(page, address)));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('details.menu.main summary').click();
    wrong.push(...(await axeEverywhere(page, 'menu of the top bar')));
    await page.goto('/me');
    await page.locator('form[action="/me/link"] button').click();
    await page.waitForSelector('#address');
    wrong.push(...(await axeEverywhere(page, 'link to a second device')));
    const link = await page.locator('#address').inputValue();
    const other = await enter();
    await other.goto(link);
    wrong.push(...(await axeEverywhere(other, 'page of the link')));
    const guest = await enter();
    await guest.goto(room);
    wrong.push(...(await axeEverywhere(guest, 'room as a guest')));
    nothing(wrong);
  },
  { rough: true, timeout: 180_000 },
);

scenario(
  'axe finds nothing at the table',
  async (enter) => {
    const page = await enter();
    const wrong = [];
    await page.goto('/privacy');

    await page.goto(await findTable(page, bidding, { fields: { players: '5' } }));
    wrong.push(...(await axeEverywhere(page, 'bidding')));
    await ready(page);
    for (const name of ['bag', 'menu']) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.locator(`[data-open=${name}]:visible`).first().click();
      await page.waitForSelector(`dialog[data-dialog=${name}][open]`);
      wrong.push(...(await axeEverywhere(page, `dialog ${name}`)));
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[data-dialog=help][open]');
    wrong.push(...(await axeEverywhere(page, 'dialog help')));

    await page.goto(await findTable(page, pickingGods));
    wrong.push(...(await axeEverywhere(page, 'before picking')));
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('#act a.pickb').click();
    wrong.push(...(await axeEverywhere(page, 'picking')));

    await page.goto(await findTable(page, choosingLoss));
    wrong.push(...(await axeEverywhere(page, 'choosing what to lose')));

    const ended = await findTable(page, over, { fields: { players: '3' } });
    await page.goto(ended);
    wrong.push(...(await axeEverywhere(page, 'final scoring')));
    await page.keyboard.press('Escape');
    wrong.push(...(await axeEverywhere(page, 'game over')));

    const hidden = await newTable(page, { scores: 'hidden', players: '2' });
    await page.goto(hidden);
    wrong.push(...(await axeEverywhere(page, 'one screen')));
    await page.goto(await newTable(page, { game: 'rawsiko', objectives: 'secret' }));
    wrong.push(...(await axeEverywhere(page, 'curtain')));

    const watcher = await enter();
    await watcher.goto(hidden);
    wrong.push(...(await axeEverywhere(watcher, 'spectator')));
    nothing(wrong);
  },
  { timeout: 180_000 },
);
