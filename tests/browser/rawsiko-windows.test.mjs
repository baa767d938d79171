// RAWsiko's table in every window people have: nothing cut, nothing covered, no scrolling above 600 px of height.

import { nothing, ready, scenario } from './support/scenario.mjs';
import { decision, games, onward, scripted, steps } from './support/rawsiko.mjs';
import { inWindows } from './support/windows.mjs';

/** What one plays with: the steps of the tool, and the way to end a turn. Names may end in an ellipsis. */
export const TABLE = { cells: '.tool .b, .step button, .endb', least: () => 34, ends: '.nm, .endb, .phase, .sel' };

/** The first step of each phase, and one late in the game. */
const MOMENTS = {
  claim: () => 1,
  place: (all) => all.findIndex((step) => step.startsWith('place')),
  act: (all) => all.findIndex((step, at) => /^(move|attack)/.test(step) && at > all.length / 2),
};

for (const players of [3, 4, 5]) {
  scenario(
    `a table for ${players} stands in every window`,
    async (enter) => {
      const page = await enter({ reducedMotion: 'reduce', language: players === 4 ? 'ru' : 'en' });
      await page.goto('/privacy');
      const [record] = games(players, { seed: 5 });
      const wrong = [];
      for (const [name, find] of Object.entries(MOMENTS)) {
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.goto(await onward(page, record, find(steps(record)), players));
        await ready(page);
        await scripted(page);
        await decision(page);
        // On phones the continents are a row that one pushes aside.
        const tabs = await page.locator('.ctabs a').allInnerTexts();
        const row = (fault) => /nav\.ctabs/.test(fault) || tabs.some((tab) => fault.includes(`: a “${tab}”`));
        const upright = (fault) => Number(fault.split(/[×:]/)[1]) > 500;
        const found = (await inWindows(page, TABLE)).filter((fault) => !(row(fault) && upright(fault)));
        wrong.push(...found.map((fault) => `${name}, ${fault}`));
      }
      nothing(wrong);
    },
    { timeout: 240_000 },
  );
}
