// What a table shows, in any browser whose page can evaluate a function.

/** A wait that takes longer than this has gone wrong: twelve browsers on two busy cores need more than ten seconds. */
export const PATIENCE = 30_000;

/** Something took too long. Playwright has an error of that name, too. */
export function late(words) {
  return Object.assign(new Error(words), { name: 'TimeoutError' });
}

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

/** What else may tell why nothing goes on: where keys go, what is open, what was said, whether the picture still moves. */
const circumstances = (page) =>
  page.evaluate(() => {
    const shown = (id) => [document.getElementById(id)].find((place) => place && !place.hidden)?.textContent.trim();
    const focus = document.activeElement;
    return {
      focus: focus && `${focus.tagName} ${focus.id || focus.name || focus.className} ${focus.value ?? ''}`.trim(),
      dialogs: [...document.querySelectorAll('dialog[open], .log.open')].map(({ id, className }) => id || className),
      notice: shown('notice'),
      net: shown('net'),
      hidden: document.hidden,
      moving: !!document.activeViewTransition || document.getAnimations().length,
      chronicle: document.getElementById('chronicle')?.lastElementChild?.textContent.trim(),
    };
  });

/** Waits until `wanted(state)`; what only delays it is skipped by `nudge`. Says what was there instead when it takes too long. */
export async function until(page, wanted, { nudge = null, patience = PATIENCE } = {}) {
  const end = Date.now() + patience;
  for (;;) {
    // A page that is being fetched anew has no state for a moment.
    const now = await state(page).catch(() => ({ stage: 'loading', steps: [] }));
    if (wanted(now)) return now;
    if (Date.now() > end) {
      const around = await circumstances(page).catch(() => ({}));
      throw late(`waited in vain at ${page.url()}: ${JSON.stringify({ ...now, ...around })}`);
    }
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
