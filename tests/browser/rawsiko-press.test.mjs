// What is pressed on the map does it: a portrait chooses a continent, a territory gets an asset, a material comes from China.

import assert from 'node:assert/strict';
import { begin, byMouse, decision, order, play, scripted, tradeTable, until } from './support/rawsiko.mjs';
import { PHONE, ready, scenario } from './support/scenario.mjs';
import { LAPTOP } from './support/sizes.mjs';

const count = (page, id) => page.locator(`#p-${id}`).getAttribute('data-n').then(Number);
const version = (page) => page.locator('main').getAttribute('data-version');

scenario('the material of the trade with China is taken by pressing it on the map', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  const path = await tradeTable(page);
  await page.goto(path);
  await ready(page);
  await scripted(page);
  assert.equal(await decision(page), 'trade');
  const wanted = page.locator('#pieces .deals .ch:not(.o)').first();
  const symbol = await wanted.getAttribute('data-m');
  assert.match(await wanted.getAttribute('aria-label'), /^\w+: Get .+ from China$/);
  await until(page, () => wanted.click());
  const record = await (await page.request.get(`${path}/record`)).text();
  assert.match(record, new RegExp(`^trade ${symbol}$`, 'm'));
});

scenario('a material is taken from China by keys, and on a phone by two presses', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  const [byKeys, byFinger] = [await tradeTable(page), await tradeTable(page)];
  await page.goto(byKeys);
  await ready(page);
  await scripted(page);
  await decision(page);
  await page.locator('#p-india').focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement.dataset.m);
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  const second = await focused();
  assert.notEqual(first, second);
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'p-india');
  await page.keyboard.press('Enter');
  await until(page, () => page.keyboard.press('Enter'));
  assert.match(await (await page.request.get(`${byKeys}/record`)).text(), new RegExp(`^trade ${first}$`, 'm'));

  await page.setViewportSize(PHONE);
  await page.goto(byFinger);
  await ready(page);
  await scripted(page);
  await decision(page);
  await page.locator('.ctabs [data-view=africa]').click();
  // Beside the letters the territory itself is hit, and comes nearer.
  await page.locator('#p-west-africa .hit').click({ position: { x: 12, y: 8 } });
  await page.waitForSelector('#cam[data-lod=near]');
  const chip = page.locator('#q-west-africa .ch').first();
  const letters = await chip.locator('text').evaluate((text) => text.checkVisibility() && text.getBoundingClientRect().height);
  assert.ok(letters >= 9, `the letters are ${letters} high`);
  const symbol = await chip.getAttribute('data-m');
  await until(page, () => chip.click());
  assert.match(await (await page.request.get(`${byFinger}/record`)).text(), new RegExp(`^trade ${symbol}$`, 'm'));
});

scenario('the portrait beside a continent chooses it, and X clears the whole choice', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, { players: 3 });
  assert.equal(await decision(page), 'claim');
  const free = page.locator('.cb.open').first();
  const continent = await free.getAttribute('data-continent');
  await free.locator('.slot2, .tk').first().click();
  const marked = () =>
    page.locator('#marks .legal').evaluateAll((all) => [
      ...new Set(all.map((use) => document.querySelector(use.getAttribute('href')).dataset.continent)),
    ]);
  assert.deepEqual(await marked(), [continent], 'only there one chooses');
  const group = (await page.locator('#tool').getAttribute('data-claims')).split(',').map((one) => one.split(' '));
  const where = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(`t-${id}`).dataset.continent),
    group.map(([id]) => id),
  );
  const [first] = group[where.indexOf(continent)];
  await page.locator(`#p-${first} .hit`).click();
  await page.locator('[data-do=cancel]').click();
  assert.ok(await page.locator('#order').isHidden(), 'one press clears all');
  assert.ok((await marked()).length > 1, 'every continent may be chosen again');
  // By key as well.
  await free.focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await marked(), [continent]);
  await page.keyboard.press('Escape');
  assert.ok((await marked()).length > 1);

  await play(page, byMouse, (now) => now === 'place');
  for (let now = await decision(page); now !== 'act'; now = await decision(page)) await byMouse(page);
  const [from, to] = await page.evaluate(() => {
    const form = document.querySelector('#list form[data-from]');
    return [form.dataset.from, form.querySelector('option').dataset.to];
  });
  for (const id of [from, to]) await page.locator(`#p-${id} .hit`).click();
  await page.locator('[data-do=cancel]').click();
  assert.ok(await page.locator('#order').isHidden(), 'origin and target are cleared by one press');
});

scenario('a press on an own territory puts one asset there at once, and undo takes it back', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, { players: 3 });
  for (let now = await decision(page); now !== 'place'; now = await decision(page)) await byMouse(page);
  const [one, other] = await page.locator('.tt[data-mine]').evaluateAll((all) => all.map((each) => each.dataset.t));
  const left = () => page.locator('#tool').getAttribute('data-left').then(Number);
  const [before, all] = [await count(page, one), await left()];
  assert.match(await page.locator('.minep .left').innerText(), new RegExp(`^${all} `));
  await until(page, () => page.locator(`#p-${one} .hit`).click());
  assert.equal(await count(page, one), before + 1);
  assert.equal(await left(), all - 1);
  assert.match(await page.locator('.minep .left').innerText(), new RegExp(`^${all - 1} `), 'the panel of the player counts');
  await until(page, () => page.locator('#act .undo').click());
  assert.equal(await count(page, one), before);
  assert.equal(await left(), all);
  // Faster than any answer: no press is lost, and none is too many.
  await page.evaluate(
    ([one, other]) => {
      const press = (id) => document.querySelector(`#p-${id} .hit`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
      for (const id of [one, one, other, one]) press(id);
    },
    [one, other],
  );
  await page.waitForFunction((left) => document.getElementById('tool')?.dataset.left === String(left), all - 4);
  assert.equal(await count(page, one), before + 3);
  // By key; and on a phone what is left stands in the row of players.
  await page.locator(`#p-${other}`).focus();
  await until(page, () => page.keyboard.press('Enter'));
  await page.setViewportSize(PHONE);
  assert.match(await page.locator('#strip .me .left').innerText(), /^1$/);
  await page.setViewportSize(LAPTOP);
  const last = await version(page);
  await order(page, `place ${one} 1`);
  assert.notEqual(await version(page), last);
});

scenario('the objective folds by a button and stays so, a turn without a move is asked about, and the log follows', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, { players: 3 });
  assert.equal(await decision(page), 'claim');
  assert.ok((await page.locator('#opps h2').innerText()).startsWith('Game status'));
  await page.locator('.foldb').click();
  assert.ok(await page.locator('#you .apps').isHidden());
  await page.reload();
  await ready(page);
  await scripted(page);
  assert.ok(await page.locator('#you .apps').isHidden(), 'it is remembered');
  assert.equal(await page.locator('.foldb').getAttribute('aria-expanded'), 'false');
  await page.locator('.foldb').click();
  assert.ok(await page.locator('#you .apps').isVisible());

  // While others play and the log is hidden it goes on, and shows its end when it is asked for.
  await page.locator('.tabs2 a[href="#facts"]').click();
  for (let now = await decision(page); now !== 'act'; now = await decision(page)) await byMouse(page);
  await page.locator('.tabs2 a[href="#log"]').click();
  const log = page.locator('[role=log]');
  await page.waitForFunction(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[role=log]');
    return clientHeight > 0 && scrollHeight - scrollTop - clientHeight < 24;
  });
  assert.ok(await log.evaluate(({ scrollTop }) => scrollTop > 0), 'there was something to follow');

  const before = await version(page);
  await page.locator('.endb').click();
  assert.match(await page.locator('.endb').innerText(), /^\d+ not moved/);
  assert.equal(await version(page), before, 'nothing was ended');
  await until(page, () => page.locator('.endb').click());
});
