// What people do at a table of RAWsiko: on the map by mouse, by keys, or in the list of territories.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecord } from './records.mjs';
import { ready } from './scenario.mjs';
import { BINARY } from './server.mjs';
import { PATIENCE, late } from './state.mjs';
import { goOn } from './table.mjs';

/** The records of so many games between bots, always the same ones. */
export function games(players, { count = 1, seed = 3, seats = 'greedy', options = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'khepri-rawsiko-'));
  try {
    const how = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
    const what = ['--games', count, '--players', players, '--seats', seats, '--seed', seed, '--records', folder];
    execFileSync(BINARY, ['sim', 'rawsiko', ...what.map(String), ...how]);
    return readdirSync(folder).sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The steps of a record. */
export const steps = (record) =>
  record.split('\n').filter((line) => /^(claim|place|move|attack|end|trade)\b/.test(line));

/** Opens a table that goes on from there, in the chair of whoever decides then; gives its path. */
export async function onward(page, record, step, players) {
  const game = await openRecord(page, record);
  for (let seat = 0; seat < players; seat += 1) {
    const path = await goOn(page, game, step, seat);
    const html = await (await page.context().request.get(path)).text();
    if (/id="tool"/.test(html)) return path;
  }
  throw new Error(`nobody decides at step ${step}`);
}

/** A table whose player trades with China. */
export async function tradeTable(page, players = 3) {
  for (const record of games(players, { count: 8, options: { china: 'on', turns: 3 } })) {
    const all = steps(record);
    const at = all.findIndex((step) => step.startsWith('trade'));
    if (at >= 0) return onward(page, record, at, players);
  }
  throw new Error('nobody trades with China in eight games');
}

/** From the start page to a table of RAWsiko against bots. */
export async function begin(page, { players = 3, level = 1, options = {} } = {}) {
  await page.goto('/?game=rawsiko');
  const pick = async (name, value) => {
    const list = page.locator(`.seg select[name="${name}"]`);
    if (await list.count()) return list.selectOption(value);
    return page.locator('.seg label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
  };
  await pick('players', players);
  await pick('level', level);
  if (Object.keys(options).length) await page.locator('details.opt[data-folds]').evaluate((one) => (one.open = true));
  for (const [name, value] of Object.entries(options)) await pick(name, value);
  await page.locator('#new button.go').click();
  await ready(page);
  await scripted(page);
}

/** Waits until the script of the map runs: it puts one territory within reach of Tab. */
export const scripted = (page) => page.waitForSelector('.tt[tabindex="0"]', { state: 'attached' });

/** What the table waits for: `claim`, `place`, `act`, `trade`, `over` or nothing of mine. */
export const mode = (page) =>
  page.evaluate(() => {
    if (document.getElementById('act')?.getAttribute('aria-busy') === 'true') return null;
    if (document.querySelector('.tool.done')) return 'over';
    return document.getElementById('tool')?.dataset.mode ?? null;
  });

/** Waits for my next decision, skipping what moves. */
export async function decision(page, patience = PATIENCE) {
  for (const end = Date.now() + patience; ; await page.waitForTimeout(40)) {
    const now = await mode(page).catch(() => null);
    if (now) return now;
    if (Date.now() > end) throw late(`nothing to decide at ${page.url()}`);
    await page.mouse.click(400, 5).catch(() => {});
  }
}

const version = (page) => page.locator('main').getAttribute('data-version');

/** Does something and waits until the table has gone on. */
export async function until(page, deed) {
  const before = await version(page);
  await deed();
  await page.waitForFunction((old) => document.querySelector('main').dataset.version !== old, before);
}

/** Ends the turn; whoever has moved nothing is asked once. */
export async function endTurn(page, press = () => page.locator('.endb').click()) {
  const asks = await page.locator('.endb[data-say-sure]:not(.armed)').count();
  await press();
  if (asks) await press();
}

/** Leaves whatever is chosen or open. */
export async function clear(page) {
  for (let at = 0; at < 4; at += 1) {
    const open = page.locator('#order:not([hidden]), #fight:not(.shut) .dlg.ours');
    if (!(await open.count())) return;
    await page.keyboard.press('Escape');
  }
}

/** An order that is worth something: from, to; none when the turn may as well end. */
export const wish = (page) =>
  page.evaluate(() => {
    for (const form of document.querySelectorAll('#list form[data-from]')) {
      const from = document.getElementById(`p-${form.dataset.from}`).dataset;
      if (Number(from.can) < 2) continue;
      for (const { dataset } of form.querySelectorAll('option')) {
        const to = document.getElementById(`p-${dataset.to}`).dataset;
        if (to.owner === undefined || (dataset.verb === 'attack' && Number(from.can) > Number(to.n))) {
          return [form.dataset.from, dataset.to];
        }
      }
    }
    return null;
  });

/** One decision by mouse; says what it was. */
export async function byMouse(page) {
  const now = await decision(page);
  const press = (id) => page.locator(`#p-${id} .hit`).click();
  const confirm = () => until(page, () => page.locator('#confirm').click());
  if (now === 'over') return now;
  await clear(page);
  if (now === 'claim') {
    const groups = (await page.locator('#tool').getAttribute('data-claims')).split(',');
    for (const id of groups[Math.floor(groups.length / 2)].split(' ')) await press(id);
    await confirm();
  } else if (now === 'place') {
    const id = await page.locator('.tt[data-mine]').last().getAttribute('data-t');
    await until(page, () => press(id));
  } else if (now === 'trade') {
    await until(page, () => page.locator('#steps .chip.w, #steps .chip').first().click());
  } else {
    const order = await wish(page);
    if (!order) return until(page, () => endTurn(page)).then(() => 'end');
    for (const id of order) await press(id);
    await confirm();
  }
  return now;
}

/** One decision in the list of territories, by keys alone; says what it was. */
export async function byList(page) {
  const now = await decision(page);
  if (now === 'over') return now;
  await clear(page);
  await page.keyboard.press('t');
  await page.waitForSelector('#list:target');
  const press = (place) => until(page, () => place.press('Enter'));
  if (now === 'claim') {
    const groups = (await page.locator('#tool').getAttribute('data-claims')).split(',');
    const group = groups[0].split(' ');
    for (const id of group) await page.locator(`#list input[value="${id}"]`).press('Space');
    const continent = await page.locator(`#t-${group[0]}`).getAttribute('data-continent');
    await press(page.locator(`#claim-${continent} button`));
  } else if (now === 'place') {
    const form = page.locator('#list form[id^=place-]').first();
    await form.locator('input[type=number]').fill((await page.locator('#tool').getAttribute('data-left')) ?? '1');
    await press(form.locator('button'));
  } else if (now === 'trade') {
    await press(page.locator('#steps .chip').first());
  } else {
    const order = await wish(page);
    if (!order) return until(page, () => endTurn(page, () => page.keyboard.press('e'))).then(() => 'end');
    const form = page.locator(`#go-${order[0]}`);
    const option = await form.locator(`option[data-to="${order[1]}"]`).getAttribute('value');
    await form.locator('select').selectOption(option);
    await press(form.locator('button'));
  }
  return now;
}

/** Does this very step by mouse, written as in a record; gives how many clicks it took. */
export async function order(page, step) {
  const [verb, ...rest] = step.split(' ');
  let clicks = 0;
  const click = async (place) => {
    await place.click();
    clicks += 1;
  };
  if (verb === 'end') {
    await until(page, () => endTurn(page, () => click(page.locator('.endb'))));
    return clicks;
  }
  await clear(page);
  if (verb === 'place') {
    for (let n = Number(rest[1]); n > 0; n -= 1) await until(page, () => click(page.locator(`#p-${rest[0]} .hit`)));
    return clicks;
  }
  const places = { claim: rest.slice(1) }[verb] ?? rest.slice(0, 2);
  for (const id of places) await click(page.locator(`#p-${id} .hit`));
  if (verb !== 'claim') {
    const [wanted, shown] = [Number(rest.at(-1)), page.locator('#count-n')];
    for (let now = Number(await shown.innerText()); now !== wanted; now = Number(await shown.innerText()))
      await click(page.locator(`[data-do=${now < wanted ? 'more' : 'less'}]`));
  }
  await until(page, () => click(page.locator('#confirm')));
  return clicks;
}

/** Plays on until `enough(mode)`, or the game is over. */
export async function play(page, one, enough = () => false) {
  const done = [];
  for (let at = 0; at < 600; at += 1) {
    const now = await one(page);
    done.push(now);
    if (now === 'over' || enough(now, done)) return done;
  }
  throw new Error('600 steps and no end');
}
