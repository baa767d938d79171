// The final count gives nothing away: neither the title nor the voice nor the top bar names the winner before all is counted.

import assert from 'node:assert/strict';
import { openRecord, record, stepsOf } from './support/records.mjs';
import { ready, scenario } from './support/scenario.mjs';
import { goOn, play, until } from './support/table.mjs';
import * as rawsiko from './support/rawsiko.mjs';

/** Notes every title and sentence, and whether it came while the count ran. */
const watch = (page) =>
  page.addInitScript(() => {
    window.told = [];
    window.counted = false;
    const look = () => {
      const box = document.getElementById('scoring');
      const runs = !!box?.open && !box.classList.contains('done');
      window.counted ||= runs;
      const said = [...document.querySelectorAll('[role=status]')].map((place) => place.textContent).join(' ');
      const shows = document.querySelector('#table.counts') ? '' : document.getElementById('act')?.textContent;
      if (runs) window.told.push(`${document.title} | ${said} | ${shows}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });

/** Whoever counts has seen the count, and nothing told before its end who won. */
async function secret(page) {
  await page.waitForFunction(() => document.querySelector('#scoring.done') && /\b(wins?|won)\b/.test(document.title));
  const { told, counted } = await page.evaluate(() => ({ told: window.told, counted: window.counted }));
  assert.ok(counted, 'it was counted');
  assert.deepEqual(told.filter((line) => /\b(wins?|won)\b/.test(line)), []);
  await page.waitForFunction(() => document.querySelector('dialog > [data-says]')?.textContent);
}

scenario('the final count of Ra is told at its end', async (enter) => {
  const page = await enter();
  await watch(page);
  await page.goto('/privacy');
  const game = await openRecord(page, record(3, { seats: 'greedy' }));
  await page.goto(await goOn(page, game, (await stepsOf(page, game)) - 2, 0));
  await ready(page);
  for (let at = 0; at < 200 && !(await page.evaluate(() => window.counted)); at += 1) {
    // Without a nudge: that would end the count.
    const now = await until(page, ({ stage, busy, steps }) => (!busy && stage === 'mine' && steps.length > 1) || stage === 'over');
    if (now.stage === 'over') break;
    await play(page, now);
    await until(page, ({ version }) => version > now.version);
  }
  await secret(page);
});

scenario('the final count of RAWsiko is told at its end, in the order of the table', async (enter) => {
  const page = await enter();
  await watch(page);
  await page.goto('/privacy');
  const [one] = rawsiko.games(3, { options: { turns: 3 } });
  const steps = rawsiko.steps(one);
  await page.goto(await rawsiko.onward(page, one, steps.lastIndexOf('end'), 3));
  await ready(page);
  await rawsiko.scripted(page);
  await rawsiko.endTurn(page);
  await secret(page);
  const seats = await page.locator('.pcol').evaluateAll((cards) => cards.map((card) => card.dataset.seat).join(''));
  assert.equal(seats, 'abc');
});
