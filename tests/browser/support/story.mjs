// What every browser must be able to do, told once for all engines: a whole game with everything around it.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { faults } from './layout.mjs';
import { Server } from './server.mjs';
import { LAPTOP, PHONE } from './sizes.mjs';
import { choose, state, until } from './state.mjs';

const OUT = process.env.KHEPRI_BROWSER_OUT ?? new URL('../../../target/browser', import.meta.url).pathname;

/** The tests of one engine; `open(base)` starts a browser. */
export function tell(engine, open) {
  let server;
  let page;
  before(async () => {
    mkdirSync(join(OUT, 'shots'), { recursive: true });
    server = await Server.start();
    page = await open(server.url);
    await page.goto('/privacy');
    await page.resize(LAPTOP);
  });
  after(async () => {
    await page?.close();
    await server?.close();
  });
  const part = (name, story) =>
    test(`${engine}: ${name}`, { timeout: 300_000 }, async () => {
      try {
        await story(page, server);
        assert.deepEqual(await page.faults(), [], 'the browser complains');
      } catch (error) {
        await shot(page, `failed-${name.replaceAll(' ', '-')}`).catch(() => {});
        throw error;
      }
    });
  part('a whole game, with a reload and a server that dies', wholeGame);
  part('dialogs, keys, the command line', dialogs);
  part('every page on a laptop and on a phone, by night', pages);
  part('a second device', secondDevice);
}

async function shot(page, name) {
  // What was painted last may be old on a machine that is busy.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.screenshot({ path: join(OUT, 'shots', `${page.name.toLowerCase()}-${name}.png`) });
}

/** Opens a game from the start page, in two clicks, and waits until its script runs. */
async function begin(page, players) {
  await page.goto('/');
  await page.click(`.seg label:has(input[name=players][value="${players}"])`);
  await page.click('#new button.go');
  await ready(page);
}

// The script has bound everything when it has silenced the chronicle.
const ready = (page) => page.wait(() => !!document.querySelector('main#table [role=log][aria-live=off]'));

const decision = (page) =>
  until(page, ({ stage, busy }) => !busy && ['mine', 'scoring', 'over'].includes(stage), {
    nudge: () => page.clickAt(400, 5),
  });

/** Plays a step by mouse; the only step there is may be faster and play itself. */
async function play(page, { version }, step) {
  const pick = await page.evaluate(() => !!document.querySelector('#act a.pickb')?.getClientRects().length);
  if (step.startsWith('god ') && pick) await page.click('#act a.pickb');
  await page.click(`#table button[name=step][value="${step}"]:enabled`).catch(async (error) => {
    if ((await state(page)).version === version) throw error;
  });
  await until(page, (later) => later.version > version || later.stage === 'over' || later.scoring);
}

async function menu(page, name, value) {
  await page.click('header [data-open=menu]');
  await page.click(`dialog[open] label:has(input[name=set-${name}][value=${value}])`);
  await page.press('Escape');
  await page.see('dialog[data-dialog=menu]', false);
}

const story = (page) =>
  page.evaluate(() => [...document.querySelectorAll('#chronicle > li')].map((line) => line.textContent.trim()));

async function wholeGame(page, server) {
  await begin(page, 3);
  await shot(page, 'table');
  await menu(page, 'speed', 'fast');
  let steps = 0;
  let scorings = 0;
  let reloaded = false;
  let killed = false;
  for (;;) {
    const now = await decision(page);
    if (now.stage === 'over') break;
    if (now.stage === 'scoring') {
      scorings += 1;
      await page.see('#scoring.done table');
      if (scorings === 1) await shot(page, 'scoring');
      await page.click('#scoring form[method=dialog] button');
      await until(page, ({ scoring, stage }) => !scoring || stage === 'over');
      continue;
    }
    steps += 1;
    // The only step there is would play itself meanwhile.
    if (!reloaded && steps > 5 && now.steps.length > 1) {
      reloaded = true;
      const lived = await story(page);
      await page.reload();
      await ready(page);
      assert.deepEqual(await story(page), lived, 'a fresh page tells the same story');
      continue;
    }
    if (!killed && steps > 9) {
      killed = true;
      await server.end('SIGKILL');
      await page.see('#net');
      await server.start();
      await page.see('#net', false);
      assert.ok((await state(page)).version >= now.version, 'nothing is lost');
      continue;
    }
    await play(page, now, choose(now.steps));
  }
  assert.ok(reloaded && killed, `a game has more than ${steps} decisions`);
  assert.ok(scorings >= 2, `${scorings} scorings were seen`);
  await page.see('#scoring.done .fs');
  await shot(page, 'over');
  const counted = await page.evaluate(() => document.querySelectorAll('#scoring tbody tr').length);
  assert.equal(counted, 8, 'all eight categories count in the end');
}

async function dialogs(page) {
  const focused = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  await begin(page, 2);
  const now = await decision(page);
  await page.click('#board [data-open=bag]');
  await page.see('dialog[data-dialog=bag]');
  await shot(page, 'bag');
  await page.click('dialog[open] [data-close], dialog[open] form[method=dialog] button');
  await page.see('dialog[data-dialog=bag]', false);
  assert.ok(await focused('[data-open=bag]'), 'the focus comes back to the bag');
  await page.press('Shift+?');
  await page.see('dialog[data-dialog=help]');
  await shot(page, 'help');
  // Beside a dialog: closes it.
  await page.clickAt(20, 700);
  await page.see('dialog[data-dialog=help]', false);

  await page.press('/');
  assert.ok(await focused('#command input[type=text]'), 'the slash leads to the command line');
  await page.type('bid 99');
  await page.press('Enter');
  await page.see('#notice');
  await page.press('Escape');
  assert.equal((await state(page)).version, now.version, 'a refused step changes nothing');
  const [first] = now.steps;
  await page.press('/');
  await page.type(now.steps.includes('draw') ? 'draw' : first);
  await page.press('Enter', 'Escape');
  await until(page, ({ version, scoring }) => version > now.version || scoring);
  const mine = await decision(page);
  if (mine.stage !== 'mine') return;
  const key = mine.steps.includes('draw') ? 'd' : mine.steps.includes('pass') ? 'p' : null;
  if (key) {
    await page.press(key);
    await until(page, ({ version }) => version > mine.version);
  }
  await page.click('header [data-set=sound]');
  await page.wait(() => document.querySelector('header [data-set=sound]').ariaPressed === 'true');
}

async function pages(page) {
  const wrong = [];
  await begin(page, 5);
  const table = (await page.address()).pathname;
  await menu(page, 'theme', 'dark');
  for (const path of [table, '/', '/tables', '/rules', '/glossary', '/me', '/privacy', '/t/unknown']) {
    await page.goto(path);
    if (path === table) await decision(page);
    for (const [where, size] of [
      ['laptop', LAPTOP],
      ['phone', PHONE],
    ]) {
      await page.resize(size);
      const name = path.split('/')[1] || 'start';
      await shot(page, `${path === table ? 'five' : name}-${where}-dark`);
      const found = await faults(page, { still: path === table });
      wrong.push(...found.map((fault) => `${path} on a ${where}: ${fault}`));
    }
    await page.resize(LAPTOP);
  }
  assert.deepEqual(wrong, []);

  await page.resize(PHONE);
  await page.goto(table);
  await ready(page);
  await page.click('header [data-open=log]');
  await page.see('.log.open');
  await shot(page, 'log-phone');
  await page.press('Escape');
  await page.see('.log.open', false);
  await page.click('details.lang summary');
  await page.click('details.lang button[value=ru]');
  await page.wait(() => document.documentElement.lang === 'ru');
  await ready(page);
  await decision(page);
  await shot(page, 'ru-phone');
  assert.deepEqual(await faults(page), []);
  await page.click('details.lang summary');
  await page.click('details.lang button[value=en]');
  await page.wait(() => document.documentElement.lang === 'en');
  await page.resize(LAPTOP);
}

async function secondDevice(page) {
  await page.goto('/me');
  await page.click('#name');
  await page.evaluate(() => document.getElementById('name').select());
  await page.type('Amelie');
  await page.click('form[action="/me/name"] button');
  await page.see('[role=status]');
  await page.click('form[action="/me/link"] button');
  await page.see('#address');
  await shot(page, 'link');
  const link = await page.evaluate(() => document.getElementById('address').value);
  await page.send('DeleteAllCookies');
  await page.goto(link);
  const text = () => page.evaluate(() => document.querySelector('main').textContent);
  assert.match(await text(), /Amelie/);
  await page.click('main form button');
  await page.wait(() => !location.pathname.startsWith('/link'));
  await page.goto('/me');
  assert.equal(await page.evaluate(() => document.getElementById('name').value), 'Amelie', 'the same person');
}
