// RAWsiko's table in every window people have: nothing cut, nothing covered, no scrolling above 600 px of height.

import assert from 'node:assert/strict';
import { openRecord, stepsOf } from './support/records.mjs';
import { nothing, ready, scenario } from './support/scenario.mjs';
import { begin, byMouse, decision, games, onward, play, scripted, steps } from './support/rawsiko.mjs';
import { inWindows } from './support/windows.mjs';

/** What one plays with: the steps of the tool, and the way to end a turn. Names may end in an ellipsis. */
export const TABLE = { cells: '.tool .b, .step button, .endb', least: () => 34, ends: '.nm, .endb, .phase, .sel' };

/** The first step of each phase, and one late in the game. */
const MOMENTS = {
  claim: () => 1,
  place: (all) => all.findIndex((step) => step.startsWith('place')),
  act: (all) => all.findIndex((step, at) => /^(move|attack)/.test(step) && at > all.length / 2),
};

/** Everything wrong with the table that is shown, in every window. */
async function faults(page, what) {
  await page.evaluate(() => document.fonts.ready);
  // On phones the continents are a row that one pushes aside.
  const tabs = await page.locator('.ctabs a').allInnerTexts();
  const row = (fault) => /nav\.ctabs/.test(fault) || tabs.some((tab) => fault.includes(`: a “${tab}”`));
  const upright = (fault) => Number(fault.split(/[×:]/)[1]) > 500;
  const found = (await inWindows(page, TABLE)).filter((fault) => !(row(fault) && upright(fault)));
  return found.map((fault) => `${what}, ${fault}`);
}

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
        wrong.push(...(await faults(page, name)));
      }
      nothing(wrong);
    },
    { timeout: 240_000 },
  );
}

scenario(
  'the lesson and a replay stand in every window',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce', language: 'ru' });
    await page.goto('/privacy');
    const origin = await page.evaluate(() => location.origin);
    const wrong = [];
    for (const chapter of ['2', '5']) {
      const form = { lesson: 'rawsiko-first', chapter };
      const answer = await page.context().request.post('/learn', { form, headers: { origin, accept: 'application/json' } });
      await page.goto((await answer.json()).to);
      await ready(page);
      await scripted(page);
      wrong.push(...(await faults(page, `chapter ${chapter}`)));
    }
    const [record] = games(5, { seed: 5 });
    const game = await openRecord(page, record);
    await page.goto(`${game}/step/${Math.round((await stepsOf(page, game)) / 2)}?seat=a`);
    await page.waitForSelector('#map');
    wrong.push(...(await faults(page, 'replay')));
    nothing(wrong);
  },
  { timeout: 240_000 },
);

scenario('no name on the map is cut, and an upright tablet shows the panels below the map', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce', viewport: { width: 390, height: 664 } });
  await begin(page, { players: 3 });
  await decision(page);
  const far = () => page.locator('#cam').getAttribute('data-lod');
  assert.equal(await far(), 'far');
  const wrong = [];
  for (const [width, height] of [[640, 360], [740, 360], [844, 390], [390, 664]]) {
    await page.setViewportSize({ width, height });
    for (const tab of await page.locator('.ctabs a').all()) {
      await tab.click();
      const cut = await page.evaluate(() => {
        const cam = document.getElementById('cam').getBoundingClientRect();
        const seen = (one) => one.checkVisibility({ visibilityProperty: true });
        const out = ({ left, top, right, bottom }) =>
          right > cam.left && left < cam.right && bottom > cam.top && top < cam.bottom &&
          (left < cam.left - 2 || right > cam.right + 2 || top < cam.top - 2 || bottom > cam.bottom + 2);
        const all = [...document.querySelectorAll('#map :is(.cb, .tname)')].filter(seen);
        return [all.length, ...all.filter((one) => out(one.getBoundingClientRect())).map((one) => one.textContent)];
      });
      const [shown, ...names] = cut;
      const view = await tab.getAttribute('data-view');
      assert.ok(shown > 2 || view === 'world', `names are shown in ${view}`);
      wrong.push(...names.map((name) => `${width}×${height}, ${view}: ${name} is cut`));
    }
  }
  nothing(wrong);

  // The page follows its window without being loaded anew.
  await page.locator('.ctabs a[data-view=world]').click();
  assert.equal(await far(), 'far');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.waitForFunction(() => document.getElementById('cam').dataset.lod === '');
  const box = (selector) => page.locator(selector).boundingBox();
  const [map, status, mine] = [await box('#board'), await box('#opps'), await box('#you')];
  assert.ok(map.width >= 820 && status.y >= map.y + map.height && status.y === mine.y && mine.x > status.x);
});

scenario('a phone on its side says which turn it is, and who chooses when', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce', language: 'ru' });
  await page.goto('/privacy');
  const [record] = games(5, { seed: 5 });
  const wrong = [];
  for (const [name, words] of [['claim', /A.*B.*C.*D.*E/], ['place', /Подготовка/], ['act', /^Ход \d+ из \d+$/]]) {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(await onward(page, record, MOMENTS[name](steps(record)), 5));
    await ready(page);
    for (const [width, height] of [[932, 430], [844, 390], [740, 360], [667, 375]]) {
      await page.setViewportSize({ width, height });
      const [text, whole] = await page.locator('.phase .ph2').evaluate((one) => {
        const [box, bar] = [one.getBoundingClientRect(), one.closest('.phase').getBoundingClientRect()];
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return [one.innerText, box.width > 20 && box.left >= bar.left - 1 && box.right <= bar.right + 1 && one.contains(over)];
      });
      if (!words.test(text)) wrong.push(`${name}, ${width}: “${text}”`);
      if (!whole) wrong.push(`${name}, ${width}: “${text}” is not seen whole`);
    }
  }
  nothing(wrong);
});

scenario('the cards of a result stand apart on the smallest phones', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce', language: 'ru' });
  await page.goto('/privacy');
  const wrong = [];
  for (const players of [3, 5]) {
    const [record] = games(players, { options: { turns: 3, china: 'on' } });
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(await onward(page, record, steps(record).lastIndexOf('end'), players));
    await ready(page);
    await scripted(page);
    await play(page, byMouse);
    await page.waitForSelector('#scoring[open] .pcol');
    for (const [width, height] of [[360, 560], [360, 640], [390, 664], [740, 360], [820, 1180], [1366, 641]]) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(() => {
        const faults = [];
        const below = (all, what) =>
          all.slice(1).forEach((one, at) => {
            const over = all[at].getBoundingClientRect().bottom - one.getBoundingClientRect().top;
            if (over > 1) faults.push(`${what} “${one.textContent.slice(0, 20)}” lies ${Math.round(over)} px over “${all[at].textContent.slice(0, 20)}”`);
          });
        for (const card of document.querySelectorAll('.pcol')) {
          below([...card.children], 'part');
          below([...card.querySelectorAll('.app')], 'product');
          for (const app of card.querySelectorAll('.app')) below([...app.children], 'line');
          for (const one of card.querySelectorAll('.apps, .app')) {
            const inner = Math.max(...[...one.children].map((part) => part.getBoundingClientRect().bottom));
            const over = inner - one.getBoundingClientRect().bottom;
            if (over > 1) faults.push(`${one.className} is ${Math.round(over)} px too low for what it holds`);
          }
        }
        return faults;
      });
      wrong.push(...found.map((fault) => `${players} players, ${width}×${height}: ${fault}`));
    }
  }
  nothing(wrong);
});
