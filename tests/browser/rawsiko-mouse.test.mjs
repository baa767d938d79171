// A whole game of RAWsiko against bots, by mouse alone; then what is left of it: the scoring, the replay, the proof of the
// dice.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LAPTOP, nothing, ready, scenario } from './support/scenario.mjs';
import { axeEverywhere } from './support/axe.mjs';
import { begin, byMouse, decision, play, scripted } from './support/rawsiko.mjs';
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
    await page.locator('#verdict').filter({ hasText: 'everything after step 70 came exactly' }).waitFor();
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
  await page.locator('#act .undo').click();
  await page.waitForSelector(`#p-${lone[0]}[data-mine]`);

  await page.locator('#command input[type=text]').fill('move chile nordic 40');
  await page.keyboard.press('Enter');
  const notice = page.locator('#notice, .notice').first();
  await notice.waitFor();
  assert.match(await notice.innerText(), /\w+ \w+/);
  assert.equal(await decision(page), 'act', 'nothing changed');
}, { rough: true });
