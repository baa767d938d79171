// Somebody for whom the table waits and who is not there: that is told in place of dots that would say they think.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { LANGUAGES, OUT, house, nothing, ready, scenario } from './support/scenario.mjs';

const SIZES = [
  { width: 1366, height: 641 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

const posted = async (page, path, form) => {
  const headers = { origin: house.server.url, accept: 'application/json' };
  const answer = await page.context().request.post(path, { form, headers });
  assert.ok(answer.ok(), `${answer.status()} for ${path}: ${await answer.text()}`);
  return answer.status() === 204 ? {} : answer.json();
};

/** Five at a table of which two are people: the page of one of them, while it waits for the other, who has gone. */
async function left(enter, game) {
  const [anna, bela] = [await enter({ reducedMotion: 'reduce' }), await enter({ reducedMotion: 'reduce' })];
  for (const [page, name] of [[anna, 'Amenhotep the Third'], [bela, 'Nefertiti of Thebes']]) {
    await page.goto('/privacy');
    await posted(page, '/me/name', { name });
  }
  const { to } = await posted(anna, '/tables', { who: 'friends', players: '5', game });
  await posted(bela, `${to}/sit`, { seat: '1', who: 'me' });
  for (const seat of ['2', '3', '4']) await posted(anna, `${to}/sit`, { seat, who: 'bot', level: '1' });
  for (const page of [anna, bela]) await posted(page, `${to}/nonce`, { nonce: '00112233445566778899aabbccddeeff' });
  for (const page of [anna, bela]) {
    await page.goto(to);
    await ready(page);
  }
  const mine = (page) => page.locator('#act .go, #tool').count();
  for (let turn = 0; turn < 200; turn += 1) {
    for (const [one, other] of [[anna, bela], [bela, anna]]) {
      if (!(await mine(one))) continue;
      await one.close();
      return other;
    }
    await anna.waitForTimeout(50);
  }
  throw new Error('it is nobody’s turn');
}

/** Whether it can be seen whole, and nothing lies over it. */
const seen = (place) =>
  place.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const near = !!top && (one.contains(top) || top.contains(one) || !!top.closest('.seat-h, .ps, tr, .phase')?.contains(one));
    return box.width >= 12 && box.height >= 12 && box.right <= innerWidth && box.bottom <= innerHeight && near;
  });

scenario('at a table for five somebody away is shown as away at every size', async (enter) => {
  const page = await left(enter, 'ra');
  const badge = page.locator('#opps .seat.turn .tag.away');
  await badge.waitFor({ state: 'attached' });
  assert.equal(await page.locator('#opps .seat.turn .think i').count(), 0, 'nobody thinks');
  assert.match(await badge.getAttribute('aria-label'), /away/i);
  const wrong = [];
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
    await page.reload();
    await ready(page);
    await badge.waitFor({ state: 'attached' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (!(await seen(badge))) wrong.push(`${language}, ${size.width}×${size.height}: the badge is not seen`);
      if (language === 'en') await page.screenshot({ path: join(OUT, 'shots', `away-ra-${size.width}.png`) });
    }
  }
  nothing(wrong);
});

scenario('at RAWsiko, too', async (enter) => {
  const page = await left(enter, 'rawsiko');
  await page.locator('.phase .awayp').waitFor({ state: 'attached' });
  const wrong = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const badges = await page.locator('.tag.gone, .ps .away, .phase .awayp').all();
    const shown = await Promise.all(badges.map(seen));
    if (!shown.some(Boolean)) wrong.push(`${size.width}×${size.height}: nothing says that they are away`);
    await page.screenshot({ path: join(OUT, 'shots', `away-rawsiko-${size.width}.png`) });
  }
  nothing(wrong);
});
