// The head of a player's card holds what it must, whatever comes together there: what games and tables really show,
// taken from the pages of fixed records and of a slow table, is put together in every way. No game's luck decides what
// is looked at.

import assert from 'node:assert/strict';
import { headFaults } from './support/heads.mjs';
import { openRecord, record, stepOf, stepsOf } from './support/records.mjs';
import { LANGUAGES, LAPTOP, PHONE, SMALL, house, nothing, scenario } from './support/scenario.mjs';

const TABLET = { width: 1024, height: 768 };
const NAME = 'Amenhotep the Third of Thebes';
/** The longest a clock shows of what it can: minutes, hours, days. */
const times = (days) => ['59:58', '23:59:58', days.replace('{d}', '2').replace('{h}', '23')];

const posted = async (page, path, form) => {
  const headers = { origin: house.server.url, accept: 'application/json' };
  const answer = await page.context().request.post(path, { form, headers });
  assert.ok(answer.ok(), `${answer.status()} for ${path}: ${await answer.text()}`);
  return answer.status() === 204 ? {} : answer.json();
};

/** A table with clocks, seen by somebody else: one person who is away, two bots. */
async function slow(page) {
  await page.goto('/privacy');
  const { to } = await posted(page, '/tables', { who: 'friends', players: '3', clock: '3d', game: 'ra' });
  for (const seat of ['1', '2']) await posted(page, `${to}/sit`, { seat, who: 'bot', level: '1' });
  await posted(page, `${to}/nonce`, { nonce: '00112233445566778899aabbccddeeff' });
  return to;
}

/** What stands in heads, by what it is and what it says: the HTML of each. */
const parts = (page, htmls) =>
  page.evaluate((htmls) => {
    const found = { tag: {}, suns: {}, tot: {}, who2: {}, clk: {}, days: '' };
    for (const html of htmls) {
      const main = new DOMParser().parseFromString(html, 'text/html');
      found.days ||= main.querySelector('main[data-days]')?.dataset.days ?? '';
      for (const head of main.querySelectorAll('#opps .seat-h')) {
        const all = (which) => [...head.querySelectorAll(`:scope>${which}`)];
        const tags = all('.tag:not(.gone)');
        const kind = tags.map((tag) => tag.className + (tag.matches('.said') ? tag.textContent : '')).join('+');
        found.tag[kind] ??= tags.map((tag) => tag.outerHTML).join('');
        for (const one of all('.suns')) found.suns[one.dataset.n] ??= one.outerHTML;
        for (const one of all('.tot')) found.tot[one.matches('.veiled') ? 'veiled' : 'open'] ??= one.outerHTML;
        for (const one of all('.clk')) found.clk[one.className] ??= one.outerHTML;
        const who = all('.who2, .tag.gone').map((each) => each.outerHTML).join('');
        found.who2[who] = who;
      }
    }
    return found;
  }, htmls);

scenario(
  'the head of a card is never wider than the card, whatever it holds',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    const table = await slow(page);
    const games = {};
    for (const players of [2, 3, 4, 5]) games[players] = await openRecord(page, record(players));
    const veiled = await openRecord(page, record(3, { scores: 'hidden' }));
    // The steps with a head of a kind that was not there before.
    const steps = [];
    const seen = new Set();
    for (const game of [veiled, games[3], games[5]]) {
      for (let step = 0, last = await stepsOf(page, game); step <= last; step += 1) {
        const found = await parts(page, [await stepOf(page, game, step)]);
        const kinds = (what) => Object.keys(found[what]).map((kind) => `${what} ${kind}`);
        const fresh = ['tag', 'suns', 'tot'].flatMap(kinds).filter((kind) => !seen.has(kind));
        if (fresh.length) steps.push([game, step]);
        for (const kind of fresh) seen.add(kind);
      }
    }
    for (const kind of ['ra', 'think', 'hi', 'ra+tag think', 'saidpassed', 'saidno suns'])
      assert.ok([...seen].some((one) => one.startsWith('tag ') && one.endsWith(kind)), `no ${kind} in ${[...seen]}`);
    const watcher = await enter();
    const wrong = [];
    for (const language of LANGUAGES) {
      for (const one of [page, watcher])
        await one.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
      const live = (await watcher.context().request.get(table)).text();
      const shown = await Promise.all([live, ...steps.map(([game, step]) => stepOf(page, game, step))]);
      const kinds = await parts(page, shown);
      assert.deepEqual(Object.keys(kinds.tot).sort(), ['open', 'veiled']);
      assert.ok(Object.keys(kinds.clk).length && kinds.days, 'there are clocks');
      // One card beside one's own, then two to five: cards are as wide whether one plays or looks on.
      for (const [players, seat] of [[2, 'a'], [2, 'watch'], [3, 'watch'], [4, 'watch'], [5, 'watch']]) {
        await page.goto(`${games[players]}/step/9?seat=${seat}`);
        await page.evaluate(() => document.fonts.ready);
        for (const size of [LAPTOP, TABLET, PHONE, SMALL]) {
          await page.setViewportSize(size);
          const most = players < 4 ? 4 : 3;
          const found = await headFaults(page, { ...kinds, name: NAME, times: times(kinds.days), most });
          wrong.push(...found.map((fault) => `${language}, ${players} from ${seat}, ${size.width}: ${fault}`));
        }
      }
    }
    nothing(wrong);
  },
  { timeout: 240_000 },
);
