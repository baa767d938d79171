// WebKit, the engine of Safari, as Debian has it: its driver speaks WebDriver over HTTP and starts a plain browser on a
// screen that nobody sees.

import { createServer } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Page } from './browser.mjs';
import { start, until } from './programs.mjs';

/** How each command goes over HTTP, below the address of the session. */
const COMMANDS = {
  Navigate: ['POST', () => '/url'],
  GetCurrentURL: ['GET', () => '/url'],
  Refresh: ['POST', () => '/refresh'],
  ExecuteScript: ['POST', () => '/execute/sync'],
  ElementClick: ['POST', ({ id }) => `/element/${id}/click`],
  PerformActions: ['POST', () => '/actions'],
  TakeScreenshot: ['GET', () => '/screenshot'],
  SetWindowRect: ['POST', () => '/window/rect'],
  DeleteAllCookies: ['DELETE', () => '/cookie'],
  DeleteSession: ['DELETE', () => ''],
};

/** The buttons around the page must not keep the window wider than a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** Opens a browser with nothing kept from before. */
export async function open(base) {
  const home = mkdtempSync(join(tmpdir(), 'khepri-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await until(() => screen.said(3).trim(), 'there is no screen');
  const port = await freePort();
  const env = {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
    NO_AT_BRIDGE: '1',
    // Without a graphics card the processor paints twice as fast as it plays a graphics card.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const driver = start('WebKitWebDriver', [`--port=${port}`], env);
  const ask = async (method, path, fields) => {
    const body = method === 'POST' ? JSON.stringify(fields) : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => ask('GET', '/status').catch(() => null), 'the driver of WebKit does not answer');
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const send = (command, fields = {}) => {
    const [method, path] = COMMANDS[command];
    const { script } = fields;
    const watched = script ? { ...fields, script: `(${watch})(); ${script}` } : fields;
    return ask(method, `/session/${sessionId}${path(fields)}`, watched);
  };
  const page = new Page(
    'WebKit',
    {
      send,
      async resize({ width, height }) {
        // What the window has around the page is its own affair.
        let frame = { width: 0, height: 0 };
        for (let again = 0; again < 2; again += 1) {
          await send('SetWindowRect', { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
          await page.waitForTimeout(150);
          const inner = await page.evaluate(() => [innerWidth, innerHeight]);
          frame = { width: frame.width + width - inner[0], height: frame.height + height - inner[1] };
        }
      },
      faults: () => page.evaluate(() => JSON.parse(sessionStorage.getItem('faults') ?? '[]')),
      async close() {
        await send('DeleteSession').catch(() => {});
        await driver.end();
        await screen.end();
        rmSync(home, { recursive: true, force: true });
      },
    },
    base,
  );
  return page;
}

// Under automation this browser keeps its console to itself, so the page is asked to listen: from the first question
// that it is asked, which is at once, for something is always waited for.
function watch() {
  if (window.watched || location.protocol === 'about:') return;
  window.watched = true;
  const note = (fault) => {
    const known = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...known, `${location.pathname}: ${fault}`]));
  };
  addEventListener('error', ({ message, filename, lineno, target }) =>
    note(message ? `${message} (${filename}:${lineno})` : `cannot fetch ${target.src ?? target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective: rule, blockedURI, sourceFile, lineNumber }) =>
    note(`against ${rule}: ${blockedURI} (${sourceFile}:${lineNumber})`));
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
