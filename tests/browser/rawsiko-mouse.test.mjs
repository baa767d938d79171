// A whole game of RAWsiko against bots, by mouse alone; then what is left of it: the scoring, the replay, the proof of the
// dice.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LAPTOP, PHONE, nothing, ready, scenario } from './support/scenario.mjs';
import { axeEverywhere } from './support/axe.mjs';
import { begin, byMouse, decision, mode, play, scripted, until } from './support/rawsiko.mjs';
import { setSpeed } from './support/table.mjs';

scenario(
  'a newcomer plays a whole game of RAWsiko by mouse, sees it again and proves the dice',
  async (enter) => {
    const page = await enter();
    await begin(page, { players: 3, options: { turns: '4' } });
    await setSpeed(page, 'fast');
    const done = await play(page, byMouse);
    for (const phase of ['claim', 'place', 'act', 'end', 'over']) assert.ok(done.includes(phase), `${phase}: ${done}`);

    const scoring = page.locator('#scoring[open]');
    await scoring.waitFor();
    assert.equal(await scoring.locator('.pcol').count(), 3, 'a column a company');
    assert.equal(await scoring.locator('.app').count(), 12, 'every application is told');
    const told = await scoring.locator('.pcol').evaluateAll((columns) =>
      columns.map((column) => ({
        sum: Number(column.querySelector('.sum b').textContent),
        parts: [...column.querySelectorAll('.app.done .vp')].reduce((sum, one) => sum + parseInt(one.textContent, 10), 0),
      })),
    );
    for (const { sum, parts } of told) assert.equal(sum, parts, 'the points are those of the complete applications');

    // The longest words that the buttons have in any language stay within them.
    await page.setViewportSize(PHONE);
    const wide = await scoring.locator('.ban2 .b').evaluateAll((buttons) => {
      buttons.forEach((button) => ((button.querySelector('span') ?? button).textContent = 'Итоговая карта'));
      return buttons.filter((button) => button.scrollWidth > button.clientWidth).length;
    });
    assert.equal(wide, 0, 'a button is too narrow for its words');
    assert.ok(await scoring.getByText(/^Ties/).isVisible(), 'what breaks a tie is told on a phone too');
    await page.setViewportSize(LAPTOP);

    const wrong = await axeEverywhere(page, 'scoring');
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });

    const path = new URL(page.url()).pathname;
    const record = await page.request.get(`${path}/record`);
    assert.match(await record.text(), /^game rawsiko\n[^]*\nresult /m);

    await page.goto(`${path}/step/0`);
    await scripted(page);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll('#owners .own').length >= 6);
    const step = () => page.locator('#act .reel').getAttribute('data-step').then(Number);
    // A key that comes while a step is fetched counts for that one.
    for (let tries = 0; (await step()) <= 20 && tries < 40; tries += 1) {
      await page.keyboard.press('End');
      await page.waitForTimeout(250);
    }
    assert.ok((await step()) > 20, 'the end is shown');
    assert.ok((await page.locator('#chronicle li').count()) > 20, 'the chronicle tells it');

    wrong.push(...(await axeEverywhere(page, 'replay')));
    nothing(wrong);

    await page.goto(`${path}/fair`);
    await page.waitForSelector('#fair.good');
    assert.match(await page.locator('#verdict').innerText(), /Draws checked: \d+/);
    // Dice of a game that went on from a step of another one.
    const deals = readFileSync(new URL('../../testdata/deals.jsonl', import.meta.url), 'utf8').trim().split('\n');
    const texts = deals.map((line) => JSON.parse(line).record);
    const onward = texts.find((text) => /^game rawsiko$/m.test(text) && /^fair 2 after 70$/m.test(text));
    const file = (text) => ({ name: 'onward.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('#file').setInputFiles(file(onward));
    await page.locator('#verdict').filter({ hasText: 'everything after step 70 happened exactly' }).waitFor();
    assert.equal(await page.locator('.draws .off').count(), 0);
    const other = onward.replace(/ : \d[\d /]*\n(?![^]* : )/, (dice) => (dice.includes('6') ? ' : 1 / 1\n' : ' : 6 / 6\n'));
    await page.locator('#file').setInputFiles(file(other));
    await page.locator('#verdict').filter({ hasText: 'does not follow from the secret' }).waitFor();

    // From the finished game to an experiment and its chart.
    await page.goto(path);
    await ready(page);
    await page.keyboard.press('Escape');
    await page.locator('#act a[href$="/what-if"]').click();
    await page.waitForURL(/\/what-if/);
    await page.locator('#change').selectOption({ index: 1 });
    await page.locator('.lab-ask .primary').click();
    await page.waitForSelector('#outcome', { timeout: 60_000 });
    assert.ok((await page.locator('.lab-charts svg').count()) >= 2, 'two charts: who wins, and points');
    assert.match(await page.locator('.lab-said').innerText(), /\w+ \w+/);
    nothing(await axeEverywhere(page, 'the chart of an experiment'));
  },
  { timeout: 240_000 },
);

scenario('a slip is warned of, an order is taken back, and a wrong one is refused in a sentence', async (enter) => {
  const page = await enter();
  await begin(page, { players: 3 });
  await play(page, byMouse, (_, done) => done.filter((phase) => phase === 'place').length >= 1);
  for (let now = await decision(page); now !== 'act'; now = await decision(page)) await byMouse(page);

  const lone = await page.evaluate(() => {
    const forms = [...document.querySelectorAll('#list form[data-from][data-empty]')];
    const fits = (form) => [...form.querySelectorAll('option')].find(({ dataset }) => dataset.verb === 'move');
    const form = forms.find(fits);
    return form && [form.dataset.from, fits(form).dataset.to];
  });
  assert.ok(lone, 'somewhere everything can leave');
  for (const id of lone) await page.locator(`#p-${id} .hit`).click();
  while (await page.locator('[data-do=more]').isEnabled()) await page.locator('[data-do=more]').click();
  assert.match(await page.locator('#tool-note').innerText(), /left empty/);
  assert.match(await page.locator('#confirm').innerText(), /Leave and go/);
  const before = await page.locator('main').getAttribute('data-version');
  await page.locator('#confirm').click();
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, before);
  assert.equal(await page.locator(`#p-${lone[0]}`).getAttribute('data-mine'), null);
  assert.ok(await page.locator('#order').isHidden(), 'after an order nothing is chosen');
  await page.locator('#act .undo').click();
  await page.waitForSelector(`#p-${lone[0]}[data-mine]`);

  await page.locator('#command input[type=text]').fill('move chile nordic 40');
  await page.keyboard.press('Enter');
  const notice = page.locator('#notice, .notice').first();
  await notice.waitFor();
  assert.match(await notice.innerText(), /\w+ \w+/);
  assert.equal(await decision(page), 'act', 'nothing changed');
}, { rough: true });

scenario('on a phone the map stays under the finger, and the panel says what a territory has', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, { players: 4 });
  const small = async () => {
    await page.setViewportSize(PHONE);
    await page.waitForSelector('#cam[data-lod=far], #cam[data-lod=mid], #cam[data-lod=near]');
  };
  const measure = () =>
    page.evaluate(() => {
      const { top, height } = document.getElementById('board').getBoundingClientRect();
      return { top, height, view: document.getElementById('map').getAttribute('viewBox') };
    });
  const tap = (id) => page.locator(`#p-${id} .hit`).dispatchEvent('click');
  const cancel = async () => {
    while (await page.locator('#order').isVisible()) await page.locator('[data-do=cancel]').click();
  };

  assert.equal(await decision(page), 'claim');
  await small();
  const free = await measure();
  for (const id of (await page.locator('#tool').getAttribute('data-suggest')).split(' ')) {
    await tap(id);
    assert.deepEqual(await measure(), free, `the map moved when ${id} was claimed`);
  }
  await cancel();
  await page.setViewportSize(LAPTOP);

  for (let now = await decision(page); now !== 'place'; now = await decision(page)) await byMouse(page);
  await small();
  const before = await measure();
  for (const own of await page.locator('.tt[data-mine]').evaluateAll((all) => all.map((each) => each.dataset.t))) {
    await until(page, () => tap(own));
    if ((await mode(page)) !== 'place') break;
    assert.deepEqual(await measure(), before, `the map moved when ${own} got an asset`);
  }
  await page.setViewportSize(LAPTOP);

  for (let now = await decision(page); now !== 'act'; now = await decision(page)) await byMouse(page);
  await small();
  const [from, to] = await page.evaluate(() => {
    const form = document.querySelector('#list form[data-from]');
    return [form.dataset.from, form.querySelector('option').dataset.to];
  });
  await tap(from);
  const aimed = await measure();
  await tap(to);
  assert.deepEqual(await measure(), aimed, 'the map moved between the two taps of one order');
  for (const [place, id] of [from, to].entries()) {
    const has = await page.locator(`#q-${id} .ch`).evaluateAll((chips) => chips.map((chip) => chip.dataset.m));
    assert.deepEqual(await page.locator(`#legs .leg2:nth-child(${place + 1}) .chip`).allInnerTexts(), has, 'its materials are named');
  }
  // Whatever else lies in the panel, the number can be read.
  const [count, digit] = await Promise.all(['#count', '#count-n'].map((part) => page.locator(part).boundingBox()));
  assert.ok(digit.y >= count.y && digit.y + digit.height <= count.y + count.height, 'the number stands in its box');
  assert.ok(!(await page.locator('#act .undo').isVisible()), 'one way back at a time');
  await cancel();
  // What is seen already is not looked for again.
  await tap(from);
  assert.deepEqual(await measure(), aimed, 'the map moved to where it was');
  await cancel();
  await page.locator('nav a[href="#you"]').last().click();
  await page.locator('#you .shutp').click();
  assert.ok(await page.locator('#you').isHidden());
});

scenario('what is typed is read in the language of the page', async (enter) => {
  const page = await enter({ language: 'fr', reducedMotion: 'reduce' });
  await begin(page, { players: 3 });
  assert.equal(await decision(page), 'claim');
  const line = page.locator('#command input[type=text]');
  assert.match(await line.getAttribute('placeholder'), /^déplacer /);
  const claim = await page.locator('#tool').getAttribute('data-suggest');
  const before = await page.locator('main').getAttribute('data-version');
  await line.fill(`occuper ${claim}`);
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, before);
  await page.waitForSelector(`#p-${claim.split(' ')[0]}[data-mine]`, { state: 'attached' });
});
