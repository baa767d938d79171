// Several people at one screen: nothing is hidden unless it is asked for, a hidden score is veiled, and a curtain
// falls where cards are secret.

import assert from 'node:assert/strict';
import { byMouse, decision, endTurn, mode, scripted, until as gone } from './support/rawsiko.mjs';
import { OUT, ready, scenario } from './support/scenario.mjs';
import { choose, clickBeside, play, state, until } from './support/table.mjs';

async function sitDown(page, scores) {
  await page.goto('/');
  await players(page, 3);
  if (scores) {
    await page.locator('details.opt[data-folds]').evaluate((one) => (one.open = true));
    await page
      .locator('.seg label')
      .filter({ has: page.locator(`input[name=scores][value=${scores}]`) })
      .click();
  }
  await page.locator('button[name=who][value=hotseat]').click();
}

scenario('hidden scores: one press a step, and the number shows while it is pressed', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await sitDown(page, 'hidden');
  await ready(page);
  const lost = await watched(page);
  const seats = new Set();
  for (let count = 0; count < 12; count += 1) {
    const now = await until(page, ({ stage, busy, scoring }) => !busy && (stage === 'mine' || scoring), {
      nudge: () => clickBeside(page),
    });
    if (now.scoring) {
      await page.keyboard.press('Escape');
      continue;
    }
    seats.add(await page.locator('#you').getAttribute('data-seat'));
    const seen = () => page.locator('#you .peek b').evaluate((b) => getComputedStyle(b).color);
    const veiled = await seen();
    if (!count) {
      await page.locator('#you .peek').hover();
      await page.mouse.down();
      assert.notEqual(await seen(), veiled, 'it can be read while it is pressed');
      await page.mouse.up();
    }
    assert.equal(veiled, 'rgba(0, 0, 0, 0)', 'nobody beside can read it');
    await play(page, now);
    await until(page, (later) => later.version > now.version);
    assert.equal(await page.locator('.curtain').count(), 0);
  }
  assert.equal(seats.size, 3, `everybody has played: ${[...seats]}`);
  assert.equal(await lost(), 0, 'nothing was said to be lost');
});

/** Counts how often the page says that the connection is lost; it is asked for the number. */
async function watched(page) {
  await page.evaluate(() => {
    window.lost = 0;
    const net = document.getElementById('net');
    new MutationObserver(() => (window.lost += net.hidden ? 0 : 1)).observe(net, { attributes: true });
  });
  return () => page.evaluate(() => window.lost);
}

scenario('secret cards: a curtain falls between seats, shows no secret, and nothing is said to be lost', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const net = document.getElementById('net');
      const note = () => net.hidden || localStorage.setItem('lost', 'yes');
      if (net) new MutationObserver(note).observe(net, { attributes: true });
    });
  });
  await page.goto('/?game=rawsiko');
  await page.locator('details.opt[data-folds]').evaluate((one) => (one.open = true));
  await page.locator('.seg label').filter({ has: page.locator('input[name=objectives][value=secret]') }).click();
  await page.locator('button[name=who][value=hotseat]').click();
  const seats = new Set();
  for (let curtains = 0; curtains < 3; curtains += 1) {
    await page.waitForSelector('.curtain');
    const html = await page.content();
    for (const secret of ['id="you"', 'data-spot', 'name="step"', 'id="scoring"']) {
      assert.ok(!html.includes(secret), `the curtain holds ${secret}`);
    }
    // A key is enough: nobody has to look for the mouse.
    if (curtains % 2) {
      await page.waitForFunction(() => document.activeElement?.matches('.curtain a.primary'));
      await page.keyboard.press('Enter');
    } else await page.locator('.curtain a.primary').click();
    await ready(page);
    seats.add(await page.locator('main#table').getAttribute('data-as'));
    await scripted(page);
    const groups = (await page.locator('#tool').getAttribute('data-claims')).split(',');
    for (const id of groups[Math.floor(groups.length / 2)].split(' ')) await page.locator(`#p-${id} .hit`).click();
    await page.locator('#confirm').click();
  }
  assert.ok(seats.size === 3, `seats ${[...seats]}`);
  assert.equal(await page.evaluate(() => localStorage.getItem('lost')), null, 'nothing was said to be lost');
});

/** How many fields for names are shown. */
const asked = (page) => page.locator('#new [name^=chair-]:visible').count();

async function players(page, count) {
  await page
    .locator('.seg label')
    .filter({ has: page.locator(`input[name=players][value="${count}"]`) })
    .click();
}

scenario('names: as many as play, given on the start page, changed at the table', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('details.opt:has([name=chair-0]) summary').click();
  for (const count of [2, 5, 3]) {
    await players(page, count);
    assert.equal(await asked(page), count);
  }
  await page.locator('[name=chair-0]').fill('Ana');
  await page.locator('[name=chair-2]').fill('Чед');
  // The return key means the button that the names are for, not the first one of the form.
  await page.locator('[name=chair-2]').press('Enter');
  await ready(page);
  // In the order of the auction.
  const called = async () => (await page.locator('.bidder .nm').allTextContents()).sort();
  assert.deepEqual(await called(), ['Ana', 'Player 2', 'Чед']);
  await page.locator('[data-open=menu]').click();
  await page.locator('#menu-dialog [name=chair-1]').fill('Bela');
  await page.locator('#menu-dialog [name=chair-1]').press('Enter');
  await page.waitForFunction(() => [...document.querySelectorAll('.bidder .nm')].some((name) => name.textContent === 'Bela'));
  assert.deepEqual(await called(), ['Ana', 'Bela', 'Чед']);
  assert.equal(await page.locator('#menu-dialog[open]').count(), 0);
  const now = await until(page, ({ stage, busy }) => !busy && stage === 'mine');
  await play(page, now);
  await until(page, (later) => later.version > now.version);
  await page.reload();
  await ready(page);
  assert.deepEqual(await called(), ['Ana', 'Bela', 'Чед']);
});

scenario('secret cards: a whole game goes from hand to hand, by name, and is open at its end', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await page.goto('/?game=rawsiko');
  await page.evaluate(() => document.querySelectorAll('details.opt').forEach((one) => (one.open = true)));
  await page.locator('.seg label').filter({ has: page.locator('input[name=objectives][value=secret]') }).click();
  await page.locator('select[name=turns]').selectOption('3');
  const names = ['Ana', 'Bela', 'Carla'];
  for (const [chair, name] of names.entries()) await page.locator(`[name=chair-${chair}]`).fill(name);
  await page.locator('button[name=who][value=hotseat]').click();
  const met = new Set();
  let ends = 0;
  for (let count = 0; count < 200; count += 1) {
    await page.waitForSelector('.curtain, main#table[data-version]', { state: 'attached' });
    if (await page.locator('.curtain').count()) {
      const title = await page.locator('.curtain h1').textContent();
      const whom = names.find((name) => title.includes(name));
      if (!met.size) await page.screenshot({ path: `${OUT}/shots/curtain-name.png` });
      met.add(whom);
      await page.locator('.curtain a.primary').click();
      await ready(page);
      await scripted(page);
      assert.equal(await page.locator('main#table').getAttribute('data-as'), `${names.indexOf(whom)}`, 'as it was said');
    }
    if ((await decision(page)) === 'over') break;
    if ((await mode(page)) === 'act') {
      await gone(page, () => endTurn(page));
      ends += 1;
    } else await byMouse(page);
  }
  assert.deepEqual([...met].sort(), names);
  assert.equal(ends, 9, 'three turns for everybody');
  assert.equal(await page.locator('.curtain').count(), 0);
  const said = await page.locator('body').textContent();
  for (const name of names) assert.ok(said.includes(name), `${name} is in the result`);
});

scenario('unless asked for nothing is hidden: the screen goes from hand to hand without a curtain', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await sitDown(page);
  await ready(page);
  assert.equal(await page.locator('.peek').count(), 0, 'no score is veiled');
  const seats = new Set();
  for (let count = 0; count < 14; count += 1) {
    const now = await until(page, ({ stage, busy, scoring }) => !busy && (stage === 'mine' || scoring), {
      nudge: () => clickBeside(page),
    });
    assert.equal(await page.locator('.curtain').count(), 0);
    if (now.scoring) {
      await page.keyboard.press('Escape');
      continue;
    }
    seats.add(await page.locator('#you').getAttribute('data-seat'));
    if (count % 3 === 1 && now.steps.length > 1) {
      // Whoever sits there now may type as well; the only step there is would play itself meanwhile.
      await page.locator('#command input[type=text]').fill(choose(now.steps));
      await page.keyboard.press('Enter');
    } else {
      await play(page, now);
    }
    await until(page, (later) => later.version > now.version);
  }
  assert.equal(seats.size, 3, `everybody has played: ${[...seats]}`);
});
