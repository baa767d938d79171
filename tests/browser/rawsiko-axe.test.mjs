// axe-core finds nothing where RAWsiko has screens of its own: the start page with it chosen, the open card of a conflict,
// the trade with China. The moments come from games that bots have played, from which people may play on.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { axeEverywhere } from './support/axe.mjs';
import { LAPTOP, nothing, ready, scenario } from './support/scenario.mjs';
import { decision, order, scripted } from './support/rawsiko.mjs';
import { BINARY } from './support/server.mjs';

/** The steps of a game of bots in which both happen that are looked at, and its text. */
function played() {
  const folder = mkdtempSync(join(tmpdir(), 'khepri-records-'));
  try {
    const seats = ['--players', '3', '--games', '8', '--seed', '1', '--seats', 'greedy'];
    const options = ['--option', 'china=on', '--option', 'turns=3', '--records', folder];
    execFileSync(BINARY, ['sim', 'rawsiko', ...seats, ...options]);
    for (const name of readdirSync(folder).sort()) {
      const text = readFileSync(join(folder, name), 'utf8');
      const steps = text.split('\n').filter((line) => /^(claim|place|move|attack|end|trade)\b/.test(line));
      const [attack, trade] = [/^attack/, /^trade/].map((verb) => steps.findIndex((step) => verb.test(step)));
      if (attack > 0 && trade > 0) return { text, steps, attack, trade };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error('no game of these has both');
}

/** A table of one's own that goes on from this step of a record, in the chair of whoever acts. */
async function playOn(page, address, step) {
  await page.goto(`${address}/step/${step}/play`);
  await page.locator('button[name=who][value=bots]').click();
  await ready(page);
  await scripted(page);
}

scenario(
  'axe finds nothing on the start page of RAWsiko, on a conflict, and in the trade with China',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/?game=rawsiko');
    await page.locator('details.opt[data-folds]').evaluate((one) => (one.open = true));
    const wrong = await axeEverywhere(page, 'start page with RAWsiko chosen');

    const { text, steps, attack, trade } = played();
    await page.setViewportSize(LAPTOP);
    await page.goto('/replay');
    await page.locator('#record').fill(text);
    await page.locator('#paste button').click();
    await page.waitForURL(/\/step\/0$/);
    const address = new URL(page.url()).pathname.replace('/step/0', '');

    // Whoever looks on sees a small card: each side's dice under its letter.
    await page.goto(`${address}/step/${attack + 1}`);
    const columns = await page.locator('.dlg:not(.ours) .fight').evaluate((fight) => {
      const middle = (of) => Math.round(of.getBoundingClientRect().left + of.getBoundingClientRect().width / 2);
      const dice = (side) => [...fight.querySelectorAll(`.pair .${side} .die`)].map(middle);
      return { tokens: [...fight.querySelectorAll('.tok')].map(middle), attack: dice('a'), defence: dice('d') };
    });
    const [left, right] = columns.tokens;
    const under = (dice, token) => dice.length > 0 && dice.every((die) => Math.abs(die - token) < 12);
    if (left >= right || !under(columns.attack, left) || !under(columns.defence, right))
      wrong.push(`dice and letters of a conflict stand apart: ${JSON.stringify(columns)}`);

    await playOn(page, address, attack);
    assert.equal(await decision(page), 'act');
    await order(page, steps[attack].split(' :')[0]);
    const card = page.locator('#fight:not(.shut) .dlg.ours');
    await card.waitFor();
    assert.ok((await card.locator('.pair').count()) > 0, 'the dice are shown pair by pair');
    wrong.push(...(await axeEverywhere(page, 'the card of a conflict')));

    await page.setViewportSize(LAPTOP);
    await playOn(page, address, trade);
    assert.equal(await decision(page), 'trade');
    assert.ok((await page.locator('#steps .chip').count()) > 20, 'every material can be named');
    wrong.push(...(await axeEverywhere(page, 'the trade with China')));

    // A hint rings the territories that have the material.
    await page.setViewportSize(LAPTOP);
    await page.keyboard.press('h');
    await page.waitForSelector('#hint:visible .hint-do');
    const step = await page.locator('#hint [data-step]').getAttribute('data-step');
    assert.match(step, /^trade /);
    assert.ok((await page.locator('.hinted').count()) > 0, `${step} is ringed`);
    nothing(wrong);
  },
  { timeout: 180_000 },
);
