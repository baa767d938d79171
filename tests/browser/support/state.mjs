// What a table shows, in any browser whose page can evaluate a function.

import assert from 'node:assert/strict';

/** What the table shows now. */
export const state = (page) =>
  page.evaluate(() => {
    const seen = (element) => element.getClientRects().length > 0;
    const table = document.getElementById('table');
    if (!table) return { stage: document.getElementById('room') ? 'room' : 'elsewhere', steps: [] };
    const steps = [...table.querySelectorAll('button[name=step]:enabled')].map((button) => button.value);
    const over = !!document.querySelector('#act form[action$="/rematch"]');
    const scoring = !!document.querySelector('#scoring[open]');
    const stage = over ? 'over' : scoring ? 'scoring' : steps.length ? 'mine' : 'waiting';
    const version = Number(table.dataset.version);
    const chooses = [...table.querySelectorAll('button[name=step]:enabled')].some((button) => !seen(button));
    return {
      stage,
      steps,
      scoring,
      version,
      busy: document.getElementById('act')?.getAttribute('aria-busy') === 'true',
      chooses,
    };
  });

/** Waits until `wanted(state)`; what only delays it is skipped by `nudge`. Says what was there instead when it takes too long. */
export async function until(page, wanted, { nudge = null, patience = 10_000 } = {}) {
  const end = Date.now() + patience;
  for (;;) {
    // A page that is being fetched anew has no state for a moment.
    const now = await state(page).catch(() => ({ stage: 'loading', steps: [] }));
    if (wanted(now)) return now;
    assert.ok(Date.now() < end, `waited in vain at ${page.url()}: ${JSON.stringify(now)}`);
    if (nudge && now.stage !== 'loading') await nudge(now).catch(() => {});
    await page.waitForTimeout(30);
  }
}

/** A choice that makes games neither short nor endless: fills the track, bids at half of the chances. */
export function choose(steps, random = Math.random) {
  const one = (list) => list[Math.floor(random() * list.length)];
  if (steps.includes('draw')) {
    const others = steps.filter((step) => step !== 'draw');
    return random() < 0.7 || !others.length ? 'draw' : one(others);
  }
  return one(steps);
}
