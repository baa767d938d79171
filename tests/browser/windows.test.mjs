// The table of Ra in the windows people have: everything is large enough, nothing is cut or covered, nothing scrolls.

import assert from 'node:assert/strict';
import { nothing, scenario } from './support/scenario.mjs';
import { WINDOWS } from './support/sizes.mjs';
import { lateTable, newTable } from './support/table.mjs';
import { inWindows } from './support/windows.mjs';

/** Names of people may end in an ellipsis. */
const RA = { cells: '#lot .cell', free: '#lot, .bidder, #you .slot, #you .sun', ends: '.nm, .where, .prompt h2' };
const SIZES = [WINDOWS.laptops, WINDOWS.desktops, WINDOWS.parts, WINDOWS.tablets].flat().filter(({ width }) => width >= 900);

for (const players of [2, 3, 4, 5]) {
  scenario(`a table for ${players} is played in every window`, async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/privacy');
    const fresh = await newTable(page, { players: String(players), scores: 'open' });
    const wrong = [];
    for (const [what, path] of [['fresh', fresh], ['late', await lateTable(page, players)]]) {
      await page.goto(path);
      assert.ok(await page.locator('#act button[name=step]').count(), 'it is mine to act');
      await page.evaluate(() => document.fonts.ready);
      wrong.push(...(await inWindows(page, RA, SIZES)).map((fault) => `${players}, ${what}, ${fault}`));
    }
    nothing(wrong);
  });
}
