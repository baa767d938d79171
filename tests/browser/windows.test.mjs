// The table of Ra in the windows people have: everything is large enough, nothing is cut or covered, nothing scrolls.

import assert from 'node:assert/strict';
import { openRecord, record, stepsOf } from './support/records.mjs';
import { nothing, scenario } from './support/scenario.mjs';
import { lateTable, newTable } from './support/table.mjs';
import { inWindows } from './support/windows.mjs';

/** Names of people may end in an ellipsis. */
const RA = { cells: '#lot .cell', free: '#lot, .bidder, #you .slot, #you .sun, #coach', ends: '.nm, .where, .prompt h2, .ticker' };

/** Everything wrong with the table at this address, in every window. */
async function look(page, what, path) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return (await inWindows(page, RA)).map((fault) => `${what}, ${fault}`);
}

for (const players of [2, 3, 4, 5]) {
  scenario(`a table for ${players} is played in every window`, async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/privacy');
    const fresh = await newTable(page, { players: String(players), scores: 'open' });
    const wrong = [];
    for (const [what, path] of [['fresh', fresh], ['late', await lateTable(page, players)]]) {
      wrong.push(...(await look(page, `${players} players, ${what}`, path)));
      assert.ok(await page.locator('#act button[name=step]').count(), 'it is mine to act');
    }
    nothing(wrong);
  });
}

scenario('the lesson and the replay are seen whole in every window', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  const origin = await page.evaluate(() => location.origin);
  const wrong = [];
  for (const chapter of ['1', '4']) {
    const form = { game: 'ra', chapter };
    const answer = await page.context().request.post('/learn', { form, headers: { origin, accept: 'application/json' } });
    wrong.push(...(await look(page, `chapter ${chapter}`, (await answer.json()).to)));
  }
  for (const [players, seat] of [[4, 'a'], [5, 'watch']]) {
    const game = await openRecord(page, record(players, { seats: 'greedy' }));
    const step = Math.round((await stepsOf(page, game)) / 2);
    wrong.push(...(await look(page, `replay of ${players}`, `${game}/step/${step}?seat=${seat}`)));
  }
  nothing(wrong);
});
