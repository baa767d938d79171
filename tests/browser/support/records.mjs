// Games that are the same at every run: what is looked at in them is no matter of luck.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY } from './server.mjs';

/** The record of a game of that many who choose at random, or as said, always the same one. */
export function record(players, { scores = 'open', seed = 5, seats = 'random' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'khepri-record-'));
  try {
    const how = ['--players', players, '--seats', seats, '--seed', seed, '--option', `scores=${scores}`, '--records', folder];
    execFileSync(BINARY, ['sim', 'ra', '--games', '1', ...how.map(String)]);
    return readFileSync(join(folder, readdirSync(folder)[0]), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a record as a person would by pasting it; gives the beginning of the addresses of its steps. */
export async function openRecord(page, text) {
  const request = page.context().request;
  const origin = new URL((await request.get('/privacy')).url()).origin;
  const answer = await request.post('/replay', { form: { text }, headers: { origin, accept: 'application/json' } });
  assert.ok(answer.ok(), `${answer.status()} for a record: ${await answer.text()}`);
  return (await answer.json()).to.replace(/\/step\/\d+$/, '');
}

/** The HTML of a step, seen by somebody who looks on. */
export const stepOf = async (page, game, step) =>
  (await page.context().request.get(`${game}/step/${step}?seat=watch`)).text();

/** How many steps it has. */
export const stepsOf = async (page, game) => Number(/data-last="(\d+)"/.exec(await stepOf(page, game, 0))[1]);
