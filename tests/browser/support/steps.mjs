// What the browser was asked last, for a scenario that failed. Playwright writes it down itself, if it is told so before it
// is loaded: this module is imported first.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = mkdtempSync(join(tmpdir(), 'khepri-browser-'));
const FILE = join(FOLDER, 'steps');
process.env.DEBUG = 'pw:api';
process.env.DEBUG_FILE = FILE;
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

/** The last of them, a line each. */
export async function lastSteps() {
  // They are written soon, not at once.
  await new Promise((soon) => setTimeout(soon, 200));
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return `\n  the browser was asked last:\n    ${lines.slice(-12).join('\n    ')}`;
}
