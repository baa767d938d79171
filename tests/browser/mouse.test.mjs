// A whole game against bots, by mouse alone.

import assert from 'node:assert/strict';
import { scenario } from './support/scenario.mjs';
import { decision, play, setSpeed, twoClicks, until } from './support/table.mjs';

scenario(
  'a newcomer plays a whole game by mouse and asks for a rematch',
  async (enter) => {
    const page = await enter();
    await twoClicks(page);
    await setSpeed(page, 'fast');

    const epochs = new Set();
    let steps = 0;
    for (;;) {
      const now = await decision(page);
      if (now.stage === 'over') break;
      if (now.stage === 'scoring') {
        const title = await page.locator('#scoring h1').innerText();
        epochs.add(title);
        await page.locator('#scoring form[method=dialog] button').click();
        await until(page, ({ scoring, stage }) => !scoring || stage === 'over');
        continue;
      }
      const { version } = now;
      await play(page, now);
      steps += 1;
      await until(page, (later) => later.version !== version || later.stage === 'over' || later.scoring);
    }
    assert.ok(steps > 10, `a game has more than ${steps} decisions`);
    assert.ok(epochs.size >= 2, `the scoring of an epoch is shown: ${[...epochs]}`);

    const scoring = page.locator('#scoring[open]');
    await scoring.waitFor();
    assert.equal(await scoring.locator('.sct thead th').count(), 3, 'a column a player');
    assert.equal(await scoring.locator('.sct tbody tr').count(), 8, 'all eight categories count in the end');
    assert.equal((await scoring.locator('.fs').count()) >= 3, true, 'every final score is told');
    assert.match(await page.locator('#chronicle').innerText(), /\w/);

    const record = await page.request.get(`${new URL(page.url()).pathname}/record`);
    assert.equal(record.status(), 200, 'the record is there when the game is over');

    const before = page.url();
    await scoring.locator('form[action$="/rematch"] button').click();
    await page.waitForURL((address) => address.href !== before && address.pathname.startsWith('/t/'));
    const fresh = await until(page, ({ stage }) => stage === 'mine' || stage === 'waiting');
    assert.ok(fresh.version < 30, 'a new game has begun');
  },
  { rough: true },
);
