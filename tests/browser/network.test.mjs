// Two people at one table, found by link and by code; cut connections and a server that is killed. Nothing is lost.

import assert from 'node:assert/strict';
import { house, ready, scenario } from './support/scenario.mjs';
import { PATIENCE, late } from './support/state.mjs';
import { choice, click, clickBeside, play, state, twoClicks, until } from './support/table.mjs';

async function offline(page, is) {
  const cdp = (page.cdp ??= await page.context().newCDPSession(page));
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: is,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const reconnecting = (page, is) => page.waitForSelector('#net', { state: is ? 'visible' : 'hidden' });
const story = (page) => page.locator('#chronicle > li').allInnerTexts();

/** Whoever must decide plays one step; closes scorings. Gives false when the game is over. */
async function step(pages) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    for (const page of pages) {
      const now = await state(page);
      if (now.stage === 'over') return false;
      if (now.scoring) {
        await page.keyboard.press('Escape');
        continue;
      }
      if (now.stage !== 'mine' || now.busy) {
        await clickBeside(page);
        continue;
      }
      await play(page, now);
      await until(page, (later) => later.version > now.version || later.scoring);
      return true;
    }
  }
  throw late('nobody can do anything');
}

/**
 * Both screens show the same version, and it stands: somebody has a choice, for the only step there is plays itself after a
 * beat. Gives it.
 */
async function agree(one, other) {
  for (const end = Date.now() + PATIENCE; ; await one.waitForTimeout(50)) {
    await Promise.all([one, other].map((page) => clickBeside(page)));
    const [a, b] = await Promise.all([state(one), state(other)]);
    const stands = [a, b].some(({ stage, steps }) => stage === 'over' || steps.length > 1);
    if (a.version === b.version && stands) return a.version;
    for (const [page, { scoring }] of [[one, a], [other, b]]) if (scoring) await page.keyboard.press('Escape');
    if (Date.now() > end) throw late(`one screen shows ${JSON.stringify(a)}, the other ${JSON.stringify(b)}`);
  }
}

scenario(
  'two people meet by link and code and lose nothing when connections break',
  async (enter) => {
    const ana = await enter();
    await ana.goto('/');
    await ana
      .locator('.seg label')
      .filter({ has: ana.locator('input[name=players][value="2"]') })
      .click();
    await ana.locator('button[name=who][value=friends]').click();
    await ana.waitForSelector('main#room');
    const link = await ana.locator('#address').inputValue();
    const code = (await ana.locator('.codeword').innerText()).trim();

    // By code to the room; the link leads to the same place.
    const bruno = await enter();
    await bruno.goto('/');
    await bruno.locator('#code').fill(code.toLowerCase());
    await bruno.locator('form.code button').click();
    await bruno.waitForSelector('main#room');
    assert.equal(bruno.url(), link);
    await bruno.locator('.chair.empty button[value=me]').first().click();
    await Promise.all([ana, bruno].map((page) => ready(page)));

    for (let count = 0; count < 6; count += 1) await step([ana, bruno]);
    await agree(ana, bruno);

    // One screen is cut off and says so; the other goes on as long as it can.
    await offline(bruno, true);
    await reconnecting(bruno, true);
    const before = (await state(bruno)).version;
    for (let count = 0; count < 3; count += 1) {
      const now = await state(ana);
      if (now.stage !== 'mine') break;
      await play(ana, now);
      await until(ana, (later) => later.version > now.version);
    }
    assert.equal((await state(bruno)).version, before, 'what was cut off stands still');
    // A click into the void is not lost silently either: the notice stands.
    await offline(bruno, false);
    await reconnecting(bruno, false);
    await agree(ana, bruno);
    assert.equal((await story(bruno)).length, (await story(ana)).length, 'both read the same story');

    // The server dies without a word and comes back.
    for (let count = 0; count < 4; count += 1) await step([ana, bruno]);
    const acknowledged = await agree(ana, bruno);
    await house.server.end('SIGKILL');
    await Promise.all([reconnecting(ana, true), reconnecting(bruno, true)]);
    await house.server.start();
    await Promise.all([reconnecting(ana, false), reconnecting(bruno, false)]);
    assert.ok((await agree(ana, bruno)) >= acknowledged, 'what was acknowledged is there');
    for (let count = 0; count < 6; count += 1) await step([ana, bruno]);
    await agree(ana, bruno);
    const lived = await story(ana);
    await ana.reload();
    await ready(ana);
    assert.deepEqual(await story(ana), lived, 'a fresh page tells the same story, nothing twice');
  },
  { rough: true },
);

scenario('what is pressed without a connection is said to wait, and is played when it is back', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await twoClicks(page);
  const now = await choice(page);
  await offline(page, true);
  await reconnecting(page, true);
  const button = page.locator(`#act button[name=step][value="${now.steps[0]}"]`);
  const looks = await button.evaluate((one) => getComputedStyle(one).filter);
  assert.match(looks, /grayscale\(1\)/, 'no button looks as if it played at once');
  await click(page, now.steps[0]);
  await page.locator('#notice').filter({ hasText: 'as soon as it is back' }).waitFor();
  assert.equal((await state(page)).version, now.version, 'nothing was played');
  await offline(page, false);
  await reconnecting(page, false);
  await until(page, ({ version }) => version > now.version);
  assert.equal(await page.locator('#chronicle > li').count() > 0, true);
}, { rough: true });

scenario('what was pressed for a table that has gone on since is not played, and that is said', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await twoClicks(page);
  const now = await choice(page);
  await offline(page, true);
  await reconnecting(page, true);
  await click(page, now.steps[0]);
  // The same person plays on elsewhere.
  const form = { step: now.steps.at(-1), seen: String(now.version) };
  const headers = { origin: house.server.url, accept: 'application/json' };
  const answer = await page.context().request.post(`${page.url()}/act`, { form, headers });
  assert.ok(answer.ok(), `${answer.status()}`);
  await offline(page, false);
  await reconnecting(page, false);
  await page.locator('#notice').filter({ hasText: 'your move was not played' }).waitFor();
}, { rough: true });
