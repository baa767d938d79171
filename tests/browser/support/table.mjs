// What people do at a table, by mouse, by key, or behind the scenes where only what comes of it matters.

import assert from 'node:assert/strict';
import { openRecord, record, stepOf, stepsOf } from './records.mjs';
import { ready } from './scenario.mjs';
import { choose, state, until } from './state.mjs';

export { choose, state, until };

/** From the start page to the table in two clicks; the first chooses how many play. */
export async function twoClicks(page, players = 3) {
  await page.goto('/');
  await page
    .locator('.seg label')
    .filter({ has: page.locator(`input[name=players][value="${players}"]`) })
    .click();
  await page.locator('#new button.go').click();
  await ready(page);
}

/** From the start to the table without a script: gives the share of the luck that a script would send by itself, if asked. */
export async function giveLuck(page) {
  const share = page.locator('form#nonce button');
  await page.waitForSelector('main#table, form#nonce button');
  if (await share.count()) await share.click();
  await page.waitForSelector('main#table');
  await page.waitForLoadState();
}

/** Waits until the script of a replay runs: the chronicle is silent when all else is bound, and what only it can do is seen. */
export async function replaying(page) {
  await page.waitForSelector('main#replay [role=log][aria-live=off]', { state: 'attached' });
  await page.waitForSelector('#go-auto', { state: 'visible' });
}

/** Ends whatever moves: a click where nothing is. */
export const clickBeside = (page) => page.mouse.click(400, 5);

/** The next thing to decide: `mine`, `scoring` or `over`, skipping what moves. */
export const decision = (page) =>
  until(page, ({ stage, busy }) => !busy && ['mine', 'scoring', 'over'].includes(stage), {
    nudge: () => clickBeside(page),
  });

/** The next choice of more than one step, skipping what moves: the only step there is plays itself. */
export const choice = (page) =>
  until(page, ({ stage, busy, steps }) => !busy && stage === 'mine' && steps.length > 1, {
    nudge: () => clickBeside(page),
  });

/** Plays a step by mouse; tiles that gods may take are first asked for. `delay`: how long the button is held down. */
export async function click(page, step, delay = 0) {
  if (step.startsWith('god ')) {
    const open = page.locator('#act a.pickb');
    if (await open.isVisible()) await open.click();
  }
  await page.locator(`#table button[name=step][value="${step}"]:enabled`).first().click({ delay });
}

/** Plays a step of those that `now` offers; the only one plays itself after a beat, perhaps before a mouse could. */
export async function play(page, { steps }, step = choose(steps)) {
  if (steps.length > 1) await click(page, step);
}

/** Sets the speed in the menu, as a person would. */
export async function setSpeed(page, speed) {
  await page.locator('header [data-open=menu]').click();
  await page
    .locator('dialog[open] label')
    .filter({ has: page.locator(`input[name=set-speed][value=${speed}]`) })
    .click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[data-dialog=menu]', { state: 'hidden' });
}

/** Opens a table by its form without looking at it; gives its path. `who`: `bots`, `friends`, `open` or `hotseat`. */
export async function newTable(page, { who = 'hotseat', ...fields }) {
  const request = page.context().request;
  const origin = await page.evaluate(() => location.origin).catch(() => 'null');
  const base = origin === 'null' ? new URL((await request.get('/')).url()).origin : origin;
  const form = {
    game: 'ra',
    players: '3',
    level: '2',
    scores: 'hidden',
    track: 'barge',
    edition: 'reader',
    groups: 'random',
    ...fields,
  };
  if (who !== 'bots') form.who = who;
  const answer = await request.post(who === 'bots' ? '/play' : '/tables', {
    form,
    headers: { origin: base, accept: 'application/json' },
  });
  assert.ok(answer.ok(), `${answer.status()} for a new table: ${await answer.text()}`);
  const path = (await answer.json()).to;
  await deal(request, base, path);
  return path;
}

/** Plays on from a step of a finished game, alone against bots in that seat; gives the path of the new table. */
export async function goOn(page, path, step, seat = 0) {
  const request = page.context().request;
  const origin = new URL((await request.get('/privacy')).url()).origin;
  const form = { who: 'bots', seat: String(seat), level: '1' };
  const answer = await request.post(`${path}/step/${step}/play`, { form, headers: { origin, accept: 'application/json' } });
  assert.ok(answer.ok(), `${answer.status()} for playing on: ${await answer.text()}`);
  const { to } = await answer.json();
  await deal(request, origin, to);
  return to;
}

async function deal(request, origin, path) {
  for (let chair = 0; chair < 5; chair += 1) {
    const page = await (await request.get(path)).text();
    if (!page.includes('id="nonce"')) return;
    const form = { nonce: '00112233445566778899aabbccddeeff' };
    await request.post(`${path}/nonce`, { form, headers: { origin, accept: 'application/json' } });
  }
}

/**
 * Plays the chairs of `page`'s person behind the scenes until `enough(view)` or the game is over. A view holds the html of
 * the page, the steps it offers and the seat it shows. Gives the last view.
 */
export async function playOn(page, path, enough, { pick = choose, most = 2000 } = {}) {
  const request = page.context().request;
  const origin = new URL((await request.get('/privacy')).url()).origin;
  let at = path;
  for (let count = 0; count < most; count += 1) {
    const html = await (await request.get(at)).text();
    const curtain = /<main class="curtain[^]*?href="(\/t\/[^"]+)"/.exec(html);
    if (curtain) {
      at = curtain[1].replaceAll('&amp;', '&');
      continue;
    }
    const main = /<main id="table"[^]*<\/main>/.exec(html)?.[0] ?? '';
    const steps = [...main.matchAll(/<button[^>]* name="step" value="([^"]+)"/g)].map(([, step]) => step);
    const over = main.includes('/rematch"');
    const version = /data-version="(\d+)"/.exec(main)?.[1];
    const view = { html, main, steps, over, at, version };
    if (over || enough(view)) return view;
    assert.ok(steps.length, `nothing to do at ${at}: ${main.slice(0, 300)}`);
    const seat = /name="as" value="(\d)"/.exec(main)?.[1];
    const form = { step: pick(steps), seen: version, ...(seat && { as: seat }) };
    const answer = await request.post(`${path}/act`, { form, headers: { origin, accept: 'application/json' } });
    assert.ok(answer.ok(), `${answer.status()} for ${form.step}: ${await answer.text()}`);
    at = path;
  }
  throw new Error(`after ${most} steps still not at the point wanted`);
}

/** Opens shared tables and plays them behind the scenes until one is at the point wanted; gives the path to look at it. */
export async function findTable(page, wanted, { fields = {}, pick = eager, tries = 12 } = {}) {
  for (let at = 0; at < tries; at += 1) {
    const path = await newTable(page, { who: 'hotseat', players: '2', scores: 'open', ...fields });
    const view = await playOn(page, path, wanted, { pick });
    if (wanted(view)) return view.at;
  }
  throw new Error(`no game of ${tries} came to the point wanted`);
}

/** Fills the track and takes what comes, so that gods and disasters come soon. */
export const eager = (steps) => {
  const bid = steps.find((step) => step.startsWith('bid '));
  if (steps.includes('draw')) return 'draw';
  return bid ?? steps[0];
};

export const pickingGods = ({ steps }) => steps.some((step) => step.startsWith('god ')) && steps.includes('draw');
export const choosingLoss = ({ steps }) => steps.some((step) => step.startsWith('discard '));
export const bidding = ({ steps, main }) =>
  steps.some((step) => step.startsWith('bid ')) &&
  steps.includes('pass') &&
  (main.match(/class="cell(?! empty)/g) ?? []).length > 3;
export const over = (view) => view.over;

/**
 * Late in a game, in an auction for many tiles, the fullest a table gets: played on from there, the same at every run.
 * Whoever sits down has a choice: a step that is the only one is done by the page itself.
 */
export async function lateTable(page, players) {
  const game = await openRecord(page, record(players, { seats: 'greedy' }));
  for (let step = await stepsOf(page, game); step > 0; step -= 1) {
    const html = await stepOf(page, game, step);
    const bidder = /class="bidder acts" data-seat="(\w)"/.exec(html)?.[1];
    const auction = bidder && /class="tag ra"/.test(html);
    const tiles = (html.match(/class="cell(?:"| (?!empty))/g) ?? []).length;
    if (!auction || tiles < 3 || !/Epoch 3|3 of 3/.test(html)) continue;
    const table = await goOn(page, game, step, 'abcde'.indexOf(bidder));
    const mine = await (await page.context().request.get(table)).text();
    if (/value="bid \d+"/.test(mine) && /<button[^>]*value="pass"/.test(mine)) return table;
  }
  throw new Error(`no late auction in the game of ${players}`);
}
