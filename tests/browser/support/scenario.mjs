// One scenario: people with browsers of their own at one server. Whatever else it checks, no page may have a script
// error, break its security policy, or ask another machine for anything.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { lastSteps } from './steps.mjs';
import { chromium } from 'playwright-core';

import { Server } from './server.mjs';
import { LAPTOP, PHONE, SMALL } from './sizes.mjs';
import { PATIENCE, late } from './state.mjs';

export { LAPTOP, PHONE, SMALL };

export const OUT = process.env.KHEPRI_BROWSER_OUT ?? new URL('../../../target/browser', import.meta.url).pathname;
export const LANGUAGES = ['en', 'pt', 'es', 'fr', 'ru'];

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The server and the browser of this file; both are there while its scenarios run. */
export const house = { server: null, browser: null };

/**
 * How many scenarios of a file may hang once and be told anew, with a server and a browser of their own: on a busy machine
 * a browser does so now and then. Whatever was seen and is wrong fails at once. Each is printed. None unless asked for, as
 * CI does.
 */
let secondTries = Number(process.env.KHEPRI_SECOND_TRIES ?? 0);

async function openHouse() {
  [house.server, house.browser] = await Promise.all([Server.start(), launch()]);
}

/** A browser. Playwright hides scrollbars; with `bars` they take room from the page, as on most desktops. */
function launch({ bars = false } = {}) {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: FLAGS,
    chromiumSandbox: !root,
    ignoreDefaultArgs: bars ? ['--hide-scrollbars'] : [],
  });
}

async function closeHouse() {
  await shut(house.browser);
  await house.server?.close();
}

async function shut(browser) {
  await within(PATIENCE, browser?.close(), 'the browser does not close').catch((error) => console.log(error.message));
}

before(() => {
  mkdirSync(join(OUT, 'shots'), { recursive: true });
  return openHouse();
});
after(closeHouse);

/** What a promise gives, or an error that says what takes too long. */
async function within(time, promise, words) {
  let clock;
  const limit = new Promise((_, fail) => (clock = setTimeout(() => fail(late(words)), time)));
  return Promise.race([promise, limit]).finally(() => clearTimeout(clock));
}

/**
 * A test with people in it. `enter(options)` gives a page in a new browser profile; `options` are Playwright's, `language`,
 * and `speed`, as somebody has set it before. With `rough` the network may fail; with `bars` scrollbars take room, in a
 * browser of the scenario's own.
 */
export function scenario(name, story, { rough = false, bars = false, timeout = 120_000 } = {}) {
  const tell = () => told(name, story, { rough, bars, timeout });
  // Node's own limit comes last: what it stops cannot say where it was.
  test(name, { timeout: (1 + secondTries) * (timeout + 6 * PATIENCE) }, async () => {
    try {
      await tell();
    } catch (error) {
      if (!secondTries || error.name !== 'TimeoutError') throw error;
      secondTries -= 1;
      console.log(`SECOND TRY of “${name}”, because: ${error.message}`);
      await closeHouse();
      await openHouse();
      await tell();
    }
  });
}

async function told(name, story, { rough, bars, timeout }) {
  const people = [];
  const browser = bars ? await launch({ bars }) : house.browser;
  const enter = async ({ language = 'en', speed, ...options } = {}) => {
    const kept = { origin: house.server.url, localStorage: [{ name: 'khepri', value: JSON.stringify({ speed }) }] };
    const context = await browser.newContext({
      viewport: LAPTOP,
      locale: language,
      baseURL: house.server.url,
      storageState: speed && { cookies: [], origins: [kept] },
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const person = { context, faults: watch(context, rough) };
    people.push(person);
    const page = await context.newPage();
    followScript(page);
    return page;
  };
  try {
    await within(timeout, story(enter), `it takes longer than ${timeout / 1000} s`);
    nothing(people.flatMap(({ faults }) => faults));
  } catch (error) {
    const seen = `${await lastSteps()}${await pictures(name, people)}`;
    error.message += seen;
    // Reports print the stack, and that holds the words the error was made with.
    error.stack += seen;
    throw error;
  } finally {
    const closed = Promise.allSettled(people.map(({ context }) => context.close()));
    await within(PATIENCE, closed, 'pages do not close').catch((error) => console.log(error.message));
    if (bars) await shut(browser);
  }
}

/** Since when the script of a page's table runs: it opens the stream when all else is bound. */
const running = new WeakMap();

function followScript(page) {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) running.delete(page);
    else if (/\/live\?/.test(request.url())) running.set(page, page.url());
  });
}

/** Waits until the table's script runs. Before that its forms work too, but every step fetches the page anew. */
export async function ready(page) {
  await page.waitForSelector('main#table');
  for (const end = Date.now() + PATIENCE; running.get(page) !== page.url(); await page.waitForTimeout(20)) {
    if (Date.now() > end) throw late(`the script of ${page.url()} does not run`);
  }
}

/** Fails with everything that is wrong, a line each. */
export function nothing(wrong) {
  assert.ok(!wrong.length, `${wrong.length} faults:\n  ${[...new Set(wrong)].slice(0, 60).join('\n  ')}`);
}

function watch(context, rough) {
  const faults = [];
  context.on('weberror', (error) => faults.push(`script error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // What the network refuses is said in the console too; a scenario that cuts it expects that.
    if (rough && /Failed to load resource|net::ERR|network error/i.test(message.text())) return;
    faults.push(`console of ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${house.server.url}/`) && !address.startsWith('data:'))
      faults.push(`asks elsewhere: ${address}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`);
  });
  return faults;
}

/** A picture of every open page, to see why a scenario failed. */
async function pictures(name, people) {
  const pages = people.flatMap(({ context }) => context.pages());
  const saved = [];
  for (const [at, page] of pages.entries()) {
    const path = join(OUT, `failed-${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${at + 1}.png`);
    try {
      await within(4000, page.screenshot({ path, timeout: 3000 }), 'it cannot be drawn');
      saved.push(`\n  ${page.url()}: ${path}`);
    } catch {
      // A page that cannot even be drawn is told by the failure itself.
    }
  }
  return saved.join('');
}
