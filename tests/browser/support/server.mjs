// A server of its own for each file of tests: fresh data in a folder that goes away with it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BINARY = process.env.KHEPRI_BIN ?? new URL('../../../target/debug/khepri', import.meta.url).pathname;
/** How long a server may take to start on a machine that is busy. */
const PATIENCE = 20_000;

const running = new Set();
// Whatever ends the tests, nothing is left behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

export class Server {
  #child = null;
  #folder = mkdtempSync(join(tmpdir(), 'khepri-browser-'));
  #listen = '127.0.0.1:0';
  /** What it wrote to its log. */
  log = '';
  /** The beginning of every address, such as `http://127.0.0.1:40123`. */
  url = '';

  static async start() {
    const server = new Server();
    await server.start();
    return server;
  }

  /** Starts it, or starts it again: with the same data at the same port. */
  async start() {
    const data = join(this.#folder, 'khepri.db');
    const args = ['serve', '--listen', this.#listen, '--data', data, '--rate', '1000'];
    const child = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: this.#folder });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr.on('data', (piece) => (this.log += piece));
    const address = new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (piece) => {
        said += piece;
        const found = /http:\/\/[\w.[\]:]+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said} ${this.log}`)));
      setTimeout(() => reject(new Error(`the server did not start: ${said} ${this.log}`)), PATIENCE).unref();
    });
    this.url = await address;
    this.#listen = new URL(this.url).host;
  }

  /** Ends it: kindly, or as a power cut would. */
  async end(signal = 'SIGTERM') {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  }

  /** Ends it and takes its data away. */
  async close() {
    await this.end('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
