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
    // Words are longest in Russian.
    const page = await enter({ reducedMotion: 'reduce', language: players === 4 ? 'ru' : 'en' });
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

scenario('the number of a bot is seen whole, however short its name must be', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce', language: 'ru' });
  await page.goto('/privacy');
  await page.goto(await newTable(page, { players: '5', who: 'bots', level: '3' }));
  const wrong = [];
  let shortened = 0;
  for (const [width, height] of [[1366, 641], [1024, 768], [390, 664], [360, 640]]) {
    await page.setViewportSize({ width, height });
    const names = await page.locator('#opps .nm').evaluateAll((all) =>
      all.map((one) => {
        const [name, number] = ['.nt', '.no'].map((part) => one.querySelector(part));
        // Longer than any bot is called now.
        name.textContent = 'Писарь фараона';
        const [box, frame] = [number.getBoundingClientRect(), one.closest('.seat').getBoundingClientRect()];
        const whole = number.scrollWidth <= number.clientWidth + 1 && box.width > 4 && box.right <= frame.right;
        return { text: one.textContent, whole, cut: name.scrollWidth > name.clientWidth };
      }),
    );
    assert.equal(names.length, 4);
    shortened += names.filter(({ cut }) => cut).length;
    wrong.push(...names.filter(({ whole }) => !whole).map(({ text }) => `${width}: ${text}`));
  }
  assert.ok(shortened, 'some name is too long for its card');
  nothing(wrong);
});

scenario('the kingdom stands in the top bar from 1024 px on, with its years from 1500 px on', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  await page.goto(await newTable(page, { players: '3' }));
  for (const [width, words] of [[1024, /· Old Kingdom$/], [1366, /· Old Kingdom$/], [1536, /· Old Kingdom, 2665–2155 BC$/]]) {
    await page.setViewportSize({ width, height: 768 });
    assert.match((await page.locator('.epochs > .hide-s').innerText()).trim(), words, `${width}`);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('header [data-open=bag]').click();
  assert.match(await page.locator('dialog[open] .reigned').innerText(), /Epoch 1 of 3 · Old Kingdom, 2665–2155 BC/);
});

scenario('a place without a tile is a point, in one’s own row and in an unfolded card', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  await page.goto(await newTable(page, { players: '4', who: 'bots' }));
  for (const [width, height] of [[1366, 641], [820, 1180], [390, 664]]) {
    await page.setViewportSize({ width, height });
    if (width < 600) await page.locator('#opps .seat-h').first().click();
    const drawn = await page.evaluate(() => {
      const shown = (one) => one.checkVisibility() && getComputedStyle(one).opacity !== '0';
      const all = [...document.querySelectorAll('#you .slot.ghost .t, #opps .slot.ghost .t')];
      return [all.length, all.filter(shown).length];
    });
    assert.ok(drawn[0] > 12, 'nobody has anything yet');
    assert.equal(drawn[1], 0, `${width}: it looks like a form`);
  }
});
