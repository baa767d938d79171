// A whole game by keyboard alone: from the start page to the rematch, with keys, arrows, Tab and the command line.

import assert from 'node:assert/strict';
import { ready, scenario } from './support/scenario.mjs';
import { choice, choose, findTable, pickingGods, state, until } from './support/table.mjs';

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page, selector, most = 150) {
  for (let count = 0; count < most; count += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** The next thing to decide; any key ends what moves. */
const decision = (page) =>
  until(page, ({ stage, busy }) => !busy && ['mine', 'scoring', 'over'].includes(stage), {
    nudge: () => page.keyboard.press('x'),
  });

async function play(page, step, steps) {
  const keyed = await page
    .locator(`#table button[name=step][value="${step}"]:enabled`)
    .first()
    .getAttribute('data-key');
  if (keyed) return page.keyboard.press(keyed.toLowerCase());
  // Tiles have no key of their own: they are walked to.
  if (step.startsWith('god ') && steps.includes('invoke')) await page.keyboard.press('g');
  await tabTo(page, `button[name=step][value="${step}"]`);
  await page.keyboard.press('Enter');
}

scenario(
  'a game is played from the first page to the rematch without a mouse',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    await page.keyboard.press('Tab');
    assert.ok(await focused(page, '.skiplink'), 'the first stop leads to the content');
    await tabTo(page, 'input[name=players]:checked');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.locator('input[name=players]:checked').getAttribute('value'), '2');
    await tabTo(page, '#new button.go');
    await page.keyboard.press('Enter');
    await ready(page);

    // Faster, in the menu, still by keyboard.
    await tabTo(page, 'header [data-open=menu]');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name=set-speed]');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.locator('input[name=set-speed]:checked').getAttribute('value'), 'fast');
    await page.keyboard.press('Escape');
    assert.ok(await focused(page, '[data-open=menu]'), 'the focus comes back to the button of the menu');

    await page.keyboard.press('?');
    await page.waitForSelector('dialog[data-dialog=help][open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[data-dialog=help]', { state: 'hidden' });

    let typed = 0;
    let steps = 0;
    let refused = false;
    for (;;) {
      const now = await decision(page);
      if (now.stage === 'over') break;
      if (now.stage === 'scoring') {
        await page.keyboard.press('Space');
        await page.keyboard.press('Escape');
        await until(page, ({ scoring, stage }) => !scoring || stage === 'over');
        continue;
      }
      if (!refused && now.steps.length > 1 && !now.steps.some((step) => step.startsWith('bid '))) {
        // What may not be played now is refused with a sentence, and nothing happens.
        refused = true;
        await page.keyboard.press('/');
        assert.ok(await focused(page, '#command input[type=text]'), 'the slash leads to the command line');
        await page.keyboard.type('bid 9');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.getElementById('notice')?.textContent.trim());
        await page.keyboard.press('Escape');
        assert.ok(!(await focused(page, '#command input')), 'Esc leaves the command line');
        assert.equal((await state(page)).version, now.version);
        continue;
      }
      const step = choose(now.steps);
      if (now.steps.length === 1) {
        // It plays itself after a beat, perhaps before a key could.
      } else if (steps % 7 === 3) {
        typed += 1;
        await page.keyboard.press('/');
        await page.keyboard.type(step);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      } else {
        await play(page, step, now.steps);
      }
      steps += 1;
      await until(page, (later) => later.version !== now.version || later.scoring || later.stage === 'over');
    }
    assert.ok(steps > 10 && typed > 0, `${steps} steps, ${typed} of them typed`);
    await page.waitForSelector('#scoring[open]');
    await tabTo(page, '#scoring form[action$="/rematch"] button');
    const before = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.href !== before);
    await until(page, ({ stage }) => stage === 'mine' || stage === 'waiting');
  },
  { rough: true },
);

scenario('letter keys can be switched off', async (enter) => {
  const page = await enter();
  await page.goto('/');
  await page.locator('#new button.go').click();
  await ready(page);
  await page.locator('header [data-open=menu]').click();
  await page
    .locator('dialog[open] label')
    .filter({ has: page.locator('input[name=set-letters][value=off]') })
    .click();
  await page.keyboard.press('Escape');
  const now = await choice(page);
  await page.keyboard.press('r');
  await page.keyboard.press('d');
  await page.keyboard.press('p');
  await page.waitForTimeout(300);
  assert.equal((await state(page)).version, now.version, 'no letter plays a step');
});

scenario('tiles for gods are stops of Tab only once they may be picked', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  await page.goto(await findTable(page, pickingGods));
  await ready(page);
  const stops = async () => {
    const found = [];
    await page.evaluate(() => document.activeElement?.blur());
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      found.push(await page.evaluate(() => document.activeElement?.getAttribute('value') ?? ''));
    }
    return found.filter((value) => value.startsWith('god '));
  };
  assert.deepEqual(await stops(), [], 'nothing may be picked yet');
  const names = await page.locator('#lot').ariaSnapshot();
  assert.ok(!names.includes('button'), `the tiles are told as tiles: ${names}`);
  // What a tile brings may stand behind the word.
  const told = names.match(/listitem[^\n]*?:(?: \w|\s+- img "\w)/g) ?? [];
  assert.equal(told.length, 8, `every place says what lies there: ${names}`);
  await page.keyboard.press('g');
  await page.waitForSelector('#lot .pick button:focus');
  assert.match(await page.locator('#lot').ariaSnapshot(), /button/);
});

scenario('the slash that leads to the command line is no part of what is typed there', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#new button.go').click();
  await ready(page);
  await choice(page);
  const box = page.locator('#command input[type=text]');
  await page.keyboard.press('/');
  assert.ok(await focused(page, '#command input[type=text]'));
  await page.keyboard.press('/');
  assert.equal(await box.inputValue(), '', 'a slash in the box leads where one is');
  await box.fill('/fly to moon');
  await page.keyboard.press('Enter');
  const notice = page.locator('#notice').filter({ hasText: 'fly to moon' });
  await notice.waitFor();
  assert.doesNotMatch(await notice.innerText(), /\/fly/);
  // A game whose lines the server reads.
  await page.goto('/?game=rawsiko');
  await page.locator('#new button.go').click();
  await ready(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/act'));
  await page.keyboard.press('/');
  await box.fill('/fly to moon');
  await page.keyboard.press('Enter');
  assert.equal(new URLSearchParams((await sent).postData()).get('step'), 'fly to moon');
});
