// RAWsiko without the map: keys and the list of territories, and without a script.

import assert from 'node:assert/strict';
import { LAPTOP, PHONE, nothing, scenario } from './support/scenario.mjs';
import { axeEverywhere } from './support/axe.mjs';
import { begin, byList, byMouse, decision, play, until } from './support/rawsiko.mjs';
import { giveLuck, setSpeed } from './support/table.mjs';

scenario(
  'a whole game in the list of territories, by keys',
  async (enter) => {
    const page = await enter({ viewport: LAPTOP });
    await begin(page, { players: 4, options: { turns: '4', china: 'on' } });
    await setSpeed(page, 'fast');
    const done = await play(page, byList);
    for (const phase of ['claim', 'place', 'act', 'end', 'over']) assert.ok(done.includes(phase), `${phase}: ${done}`);
    await page.locator('#scoring[open] .pcol').first().waitFor();
  },
  { timeout: 240_000 },
);

scenario('arrows walk over the map, Enter places and chooses, C confirms', async (enter) => {
  const page = await enter();
  await begin(page, { players: 3 });
  await play(page, byMouse, (_, done) => done.filter((phase) => phase === 'claim').length === 2);
  assert.equal(await decision(page), 'place');
  await page.keyboard.press('m');
  const first = await page.evaluate(() => document.activeElement.dataset.t);
  assert.ok(first, 'the map has the focus');
  await page.keyboard.press('ArrowRight');
  const next = await page.evaluate(() => document.activeElement.dataset.t);
  assert.notEqual(next, first);
  const mine = await page.locator('.tt[data-mine]').first().getAttribute('data-t');
  await page.locator(`#p-${mine}`).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => Number(document.getElementById(`p-${id}`).dataset.n) === 2, mine);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.t), mine, 'the map keeps the focus');
  for (let now = await decision(page); now !== 'act'; now = await decision(page)) await byMouse(page);
  const ways = await page.evaluate(() => {
    const form = [...document.querySelectorAll('#list form[data-from]')].find(({ dataset }) => Number(document.getElementById(`p-${dataset.from}`).dataset.can) > 1);
    return [form.dataset.from, form.querySelector('option').dataset.to];
  });
  for (const id of ways) {
    await page.locator(`#p-${id}`).focus();
    await page.keyboard.press('Enter');
  }
  const most = Number(await page.locator('#count-n').innerText());
  await page.keyboard.press('-');
  assert.equal(Number(await page.locator('#count-n').innerText()), Math.max(1, most - 1));
  await until(page, () => page.keyboard.press('c'));
});

scenario('the table is accessible by day and by night, in each phase', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, { players: 5 });
  const wrong = [];
  const seen = new Set();
  for (let at = 0; at < 60 && seen.size < 3; at += 1) {
    await page.setViewportSize(LAPTOP);
    const now = await decision(page);
    if (!seen.has(now)) wrong.push(...(await axeEverywhere(page, now)));
    seen.add(now);
    await page.setViewportSize(LAPTOP);
    await byMouse(page);
  }
  for (const panel of ['#list', '#facts', '#f-Li', '#g-chile']) {
    await page.evaluate((hash) => (location.hash = hash), panel);
    wrong.push(...(await axeEverywhere(page, panel)));
  }
  nothing(wrong);
}, { timeout: 240_000 });

scenario('without a script the list does everything', async (enter) => {
  const page = await enter({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/?game=rawsiko');
  await page.locator('#new button.go').click();
  await giveLuck(page);
  const version = () => page.locator('main#table').getAttribute('data-version');
  /** What a form brings: another page of the table, whole, at its list. */
  const goesOn = async (before) => {
    await page.waitForSelector(`main#table:not([data-version="${before}"])`);
    await page.waitForLoadState();
    await page.goto(`${new URL(page.url()).pathname}#list`);
  };
  await page.goto(`${new URL(page.url()).pathname}#list`);
  for (let at = 0; at < 40; at += 1) {
    const claim = page.locator('#list form[id^=claim-] button');
    if (!(await claim.count())) break;
    const continent = (await page.locator('#list form[id^=claim-]').first().getAttribute('id')).slice(6);
    const claims = (await page.locator('#tool').getAttribute('data-claims')).split(',');
    const group = claims[0].split(' ');
    for (const id of group) await page.locator(`#list input[value="${id}"][form="claim-${continent}"]`).check();
    const before = await version();
    await page.locator(`#claim-${continent} button`).click();
    await goesOn(before);
  }
  const before = await version();
  await page.locator('#list form[id^=place-] button').first().click();
  await goesOn(before);
  assert.ok((await page.locator('#owners .own').count()) >= 9, 'everybody has claimed');
});
