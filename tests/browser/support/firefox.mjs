// Firefox, driven by Marionette, the protocol it speaks by itself: WebDriver's commands as JSON over a socket. No
// program between, nothing to fetch but Debian's package.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Page } from './browser.mjs';
import { start, until } from './programs.mjs';

const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'en',
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Opens a browser with a fresh profile. */
export async function open(base) {
  const profile = mkdtempSync(join(tmpdir(), 'khepri-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const firefox = start('firefox-esr', args, { HOME: profile });
  const note = join(profile, 'MarionetteActivePort');
  const port = await until(() => existsSync(note) && Number(readFileSync(note, 'utf8')), 'Firefox does not answer');
  const socket = await dial(port);
  const send = async (command, fields) => {
    const answer = await socket.send(`WebDriver:${command}`, fields);
    // Some answers are the value, some hold it.
    return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
  };
  await send('NewSession', { capabilities: { alwaysMatch: {} } });
  const inside = async (script, ...args) => {
    await socket.send('Marionette:SetContext', { value: 'chrome' });
    const told = await send('ExecuteScript', { script: `return (${script}).apply(null, arguments)`, args });
    await socket.send('Marionette:SetContext', { value: 'content' });
    return told;
  };
  const page = new Page(
    'Firefox',
    {
      send,
      async resize(size) {
        await inside(fit, size);
        await page.wait(({ width, height }) => innerWidth === width && innerHeight === height, [size]);
      },
      faults: () => inside(complaints, base),
      async close() {
        await socket.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
        await firefox.end();
        rmSync(profile, { recursive: true, force: true });
      },
    },
    base,
  );
  return page;
}

// A window of Firefox is never as narrow as a phone; the page in it can be.
function fit({ width, height }) {
  const { gBrowser } = window;
  const style = gBrowser.selectedBrowser.style;
  for (const [side, length] of [['width', width], ['height', height]]) {
    for (const bound of ['min', 'max']) style.setProperty(`${bound}-${side}`, `${length}px`, 'important');
  }
}

/* Runs in Firefox itself. Errors, warnings and refusals by the pages' policy that come from the pages. */
function complaints(base) {
  const told = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError);
  // That a page was asked for its layout while it was still being fetched is the tests' doing.
  const ours = told.filter((one) => one.sourceName.startsWith(base) && one.category !== 'Layout');
  return ours.map((one) => `${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);
}

// A message is its length, a colon and JSON: `[0, id, command, fields]` there, `[1, id, error, value]` back.
async function dial(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let last = 0;
  let rest = Buffer.alloc(0);
  let greet;
  const greeted = new Promise((resolve) => (greet = resolve));
  const fail = (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('Firefox hung up')));
  socket.on('data', (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = colon < 0 ? NaN : Number(rest.subarray(0, colon));
      if (!(rest.length >= colon + 1 + length)) return;
      const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
      rest = rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) {
        greet();
        continue;
      }
      const [, id, error, value] = message;
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(`${error.error}: ${error.message}`));
      else resolve?.(value);
    }
  });
  await greeted;
  return {
    send(command, fields = {}) {
      const id = (last += 1);
      const text = JSON.stringify([0, id, command, fields]);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    },
  };
}
