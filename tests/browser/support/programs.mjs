// Programs that tests start, and that end with them, whatever ends the tests.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a program may take to start on a machine that is busy. */
const PATIENCE = 30_000;

const running = new Set();
const kill = (child, signal) => {
  try {
    // With all that it has started itself.
    process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
};
process.on('exit', () => running.forEach((child) => kill(child, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Starts a program. Gives `{ said(), end() }`. `more` are further pipes to read. */
export function start(name, args, env = {}) {
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'];
  const child = spawn(name, args, { env: { ...process.env, ...env }, stdio, detached: true });
  running.add(child);
  const said = ['', '', '', ''];
  let fault = null;
  child.on('error', (error) => (fault = error));
  for (const pipe of [1, 2, 3]) child.stdio[pipe].on('data', (piece) => (said[pipe] += piece));
  const ended = once(child, 'exit').catch(() => {});
  ended.then(() => running.delete(child));
  return {
    /** What it wrote so far: to its standard output (1), its errors (2), a pipe of its own (3). */
    said(pipe = 1) {
      if (fault) throw fault;
      return said[pipe];
    },
    async end() {
      kill(child, 'SIGTERM');
      const late = setTimeout(() => kill(child, 'SIGKILL'), 3000);
      await ended;
      clearTimeout(late);
      kill(child, 'SIGKILL');
    },
  };
}

/** Waits until a function gives something, and gives it. */
export async function until(what, or) {
  for (const end = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = await what();
    if (found) return found;
    if (Date.now() > end) throw new Error(or);
  }
}
