// Nothing moves for who wants it so, and nothing sounds before it is asked for.

import assert from 'node:assert/strict';
import { ready, scenario } from './support/scenario.mjs';
import { choice, click, decision, play, twoClicks, until } from './support/table.mjs';

/** Counts what would move and what would sound. */
const count = (page) =>
  page.addInitScript(() => {
    window.made = { transitions: 0, contexts: 0 };
    const start = document.startViewTransition?.bind(document);
    if (start) {
      document.startViewTransition = (update) => {
        window.made.transitions += 1;
        return start(update);
      };
    }
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor() {
        super();
        window.made.contexts += 1;
      }
    };
  });

async function playSome(page, steps) {
  for (let at = 0; at < steps; at += 1) {
    const now = await decision(page);
    if (now.stage !== 'mine') return page.keyboard.press('Escape');
    await play(page, now, now.steps[0]);
    await until(page, (later) => later.version !== now.version || later.scoring);
  }
}

const longest = (page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((one) => Number(one.effect.getComputedTiming().duration)),
    ),
  );

scenario('with reduced motion nothing moves', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await count(page);
  await twoClicks(page);
  let moved = 0;
  for (let at = 0; at < 4; at += 1) {
    await playSome(page, 1);
    moved = Math.max(moved, await longest(page));
  }
  assert.equal(await page.evaluate(() => window.made.transitions), 0, 'no transition');
  assert.ok(moved <= 1, `something moves for ${moved} ms`);
});

scenario('without it steps do move, and sound waits to be asked for', async (enter) => {
  const page = await enter();
  await count(page);
  await twoClicks(page);
  const now = await choice(page);
  await click(page, now.steps[0]);
  await page.waitForFunction(() => window.made.transitions > 0);
  await playSome(page, 3);
  assert.equal(await page.evaluate(() => window.made.contexts), 0, 'silent until asked');
  assert.equal(await page.locator('[data-set=sound]').getAttribute('aria-pressed'), 'false');
  await decision(page);
  await page.locator('[data-set=sound]').click();
  await page.waitForFunction(() => window.made.contexts === 1);
  assert.equal(await page.locator('[data-set=sound]').getAttribute('aria-pressed'), 'true');
});

scenario('a step is played although the browser forgets to move it', async (enter) => {
  const page = await enter();
  await page.addInitScript(() => {
    const never = new Promise(() => {});
    const forgotten = { ready: never, updateCallbackDone: never, finished: never, skipTransition() {} };
    document.startViewTransition = () => {
      window.forgotten = (window.forgotten ?? 0) + 1;
      return forgotten;
    };
  });
  await page.goto('/');
  await page.locator('#new button.go').click();
  await ready(page);
  // Neither a key nor a tap, which would skip what moves.
  const first = await until(page, ({ stage, steps }) => stage === 'mine' && steps.length > 1);
  await click(page, first.steps[0]);
  await until(page, ({ version, scoring }) => version > first.version || scoring);
  await until(page, ({ stage }) => stage !== 'waiting');
  assert.ok(await page.evaluate(() => window.forgotten), 'something was to move');
});

/** Sets something in the menu, as a person would. */
async function set(page, name, value) {
  await page.locator('header [data-open=menu]').click();
  await page.locator('dialog[open] label').filter({ has: page.locator(`input[name=set-${name}][value=${value}]`) }).click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[data-dialog=menu]', { state: 'hidden' });
}

scenario('whoever switches motion off sees none, whatever the system says', async (enter) => {
  const page = await enter();
  await count(page);
  await twoClicks(page);
  await decision(page);
  await set(page, 'motion', 'off');
  await page.reload();
  await ready(page);
  let moved = 0;
  for (let at = 0; at < 4; at += 1) {
    await playSome(page, 1);
    moved = Math.max(moved, await longest(page));
  }
  assert.equal(await page.evaluate(() => window.made.transitions), 0, 'no transition');
  assert.ok(moved <= 1, `something moves for ${moved} ms`);
});

scenario('how loud it is can be set where sound is on, and is kept', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.gains = [];
    const { set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value');
    Object.defineProperty(AudioParam.prototype, 'value', { set(value) { window.gains.push(value); set.call(this, value); } });
  });
  await twoClicks(page);
  await decision(page);
  const volume = page.locator('dialog[open] input[data-setting=volume]');
  await page.locator('header [data-open=menu]').click();
  assert.ok(await volume.isHidden(), 'nothing is heard yet');
  await page.locator('dialog[open] label').filter({ has: page.locator('input[name=set-sound][value=on]') }).click();
  await volume.waitFor();
  await volume.fill('20');
  await page.waitForFunction(() => window.gains.some((gain) => Math.abs(gain - 0.8 * 0.2 ** 2) < 1e-6));
  await page.reload();
  await ready(page);
  await page.locator('header [data-open=menu]').click();
  assert.equal(await volume.inputValue(), '20');
});
