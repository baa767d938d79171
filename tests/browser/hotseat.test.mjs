// Several people at one screen: with a curtain where scores are hidden, without one where they are open.

import assert from 'node:assert/strict';
import { ready, scenario } from './support/scenario.mjs';
import { choose, clickBeside, play, state, until } from './support/table.mjs';

async function sitDown(page, scores) {
  await page.goto('/');
  await page
    .locator('.seg label')
    .filter({ has: page.locator('input[name=players][value="3"]') })
    .click();
  await page.locator('details.opt summary').click();
  await page
    .locator('.seg label')
    .filter({ has: page.locator(`input[name=scores][value=${scores}]`) })
    .click();
  await page.locator('button[name=who][value=hotseat]').click();
}

scenario('hidden scores: a curtain falls between seats and shows no secret', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await sitDown(page, 'hidden');
  const seats = new Set();
  let curtains = 0;
  for (let count = 0; count < 60 && curtains < 5; count += 1) {
    await page.waitForSelector('.curtain, main#table');
    if (await page.locator('.curtain').count()) {
      curtains += 1;
      const html = await page.content();
      for (const secret of ['purse', 'id="you"', 'data-tile', 'name="step"', 'id="scoring"']) {
        assert.ok(!html.includes(secret), `the curtain holds ${secret}`);
      }
      // A key is enough: nobody has to look for the mouse.
      if (curtains % 2) {
        await page.waitForFunction(() => document.activeElement?.matches('.curtain a.primary'));
        await page.keyboard.press('Enter');
      } else await page.locator('.curtain a.primary').click();
      await ready(page);
      seats.add(await page.locator('#you').getAttribute('data-seat'));
      continue;
    }
    const now = await state(page);
    if (now.scoring) {
      await page.keyboard.press('Escape');
      continue;
    }
    if (now.stage !== 'mine') {
      await page.waitForTimeout(50);
      continue;
    }
    await play(page, now);
    await page.waitForFunction(
      (version) =>
        !document.getElementById('table') || Number(document.getElementById('table').dataset.version) !== version,
      now.version,
    );
  }
  assert.ok(curtains >= 5 && seats.size >= 2, `${curtains} curtains, seats ${[...seats]}`);
});

scenario('open scores: the screen goes from hand to hand without a curtain', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await sitDown(page, 'open');
  await ready(page);
  const seats = new Set();
  for (let count = 0; count < 14; count += 1) {
    const now = await until(page, ({ stage, busy, scoring }) => !busy && (stage === 'mine' || scoring), {
      nudge: () => clickBeside(page),
    });
    assert.equal(await page.locator('.curtain').count(), 0);
    if (now.scoring) {
      await page.keyboard.press('Escape');
      continue;
    }
    seats.add(await page.locator('#you').getAttribute('data-seat'));
    if (count % 3 === 1 && now.steps.length > 1) {
      // Whoever sits there now may type as well; the only step there is would play itself meanwhile.
      await page.locator('#command input[type=text]').fill(choose(now.steps));
      await page.keyboard.press('Enter');
    } else {
      await play(page, now);
    }
    await until(page, (later) => later.version > now.version);
  }
  assert.equal(seats.size, 3, `everybody has played: ${[...seats]}`);
});
