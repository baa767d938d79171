// What a hint recommends is ringed where it is done: also where another press comes first, and on a map. What it says is
// given here; what it may say is tested elsewhere.

import assert from 'node:assert/strict';

import { byMouse, said } from './support/lesson.mjs';
import { ready, scenario } from './support/scenario.mjs';

/** Asks for a hint that recommends this, and gives what is ringed and really painted. */
async function ringed(page, step) {
  await page.route('**/hint', (route) =>
    route.fulfill({ json: { hint: `<h2>Hint</h2><div data-step="${step}"><p class="hint-do"><b>${step}</b></p></div>` } }),
  );
  // A lesson offers no hints; here its tables stand for others.
  await page.evaluate(() => document.body.classList.remove('lesson'));
  await page.keyboard.press('h');
  await page.waitForSelector('#hint:visible .hint-do');
  const rings = await page.evaluate(() => {
    const painted = (one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).outlineStyle !== 'none';
    return [...document.querySelectorAll('.hinted')].map((one) => `${one.value || one.dataset.t || one.classList[0]}${painted(one) ? '' : ' (not seen)'}`);
  });
  await page.locator('#hint .x').click();
  await page.unroute('**/hint');
  return rings;
}

/** Plays a chapter of the lesson as it is meant until the coach points there. */
async function until(page, lesson, number, ring) {
  await page.goto(lesson);
  await page.locator('.chapters button').nth(number - 1).click();
  await ready(page);
  for (let now = await said(page, null); now.ring !== ring; now = await said(page, now.text)) await byMouse(page, now);
}

scenario(
  'a hint rings what is pressed for a god, for what is lost, and on a map',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce', speed: 'fast' });
    await until(page, '/learn', 3, 'religion');
    assert.deepEqual(await ringed(page, 'god religion'), ['cell', 'b'], 'the tile, and the button that comes before it');
    await until(page, '/learn', 4, 'lose-astronomy');
    assert.deepEqual(await ringed(page, 'discard astronomy'), ['discard astronomy']);
    await page.goto('/learn?game=rawsiko');
    await page.locator('.chapters button').nth(2).click();
    await ready(page);
    assert.deepEqual(await ringed(page, 'move mexico caribbean 1'), ['mexico', 'caribbean']);
    assert.ok((await ringed(page, 'trade Al')).includes('caribbean'), 'where the material lies');
    assert.deepEqual(await ringed(page, 'end'), ['end']);
  },
  { timeout: 120_000 },
);
