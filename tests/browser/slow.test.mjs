// Slow play: clocks that count down beside the names, what is planned ahead, and that the table still stands on one screen.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { axeEverywhere } from './support/axe.mjs';
import { faults } from './support/layout.mjs';
import { LANGUAGES, LAPTOP, OUT, PHONE, SMALL, house, nothing, ready, scenario } from './support/scenario.mjs';
import { PATIENCE } from './support/state.mjs';

const post = (page, path, form) =>
  page.evaluate(
    async ([path, form]) => {
      const headers = { accept: 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: new URLSearchParams(form) });
      return answer.status === 204 ? {} : answer.json();
    },
    [path, form],
  );

/** Two people and bots at a table with a clock: the pages of who decides and of who waits. */
async function pair(enter, { players = 2, clock = '2m' } = {}) {
  const [anna, bela] = [await enter({ reducedMotion: 'reduce' }), await enter({ reducedMotion: 'reduce' })];
  for (const [page, name] of [
    [anna, 'Amenhotep the Third'],
    [bela, 'Nefertiti'],
  ]) {
    await page.goto('/privacy');
    await post(page, '/me/name', { name });
  }
  const { to } = await post(anna, '/tables', { who: 'friends', players: String(players), clock });
  await post(bela, `${to}/sit`, { seat: '1', who: 'me' });
  for (let seat = 2; seat < players; seat += 1) await post(anna, `${to}/sit`, { seat, who: 'bot', level: '1' });
  const nonce = '00112233445566778899aabbccddeeff';
  for (const page of [anna, bela]) await post(page, `${to}/nonce`, { nonce });
  for (const page of [anna, bela]) {
    await page.goto(to);
    await ready(page);
  }
  const mine = (page) => page.locator('#act .act.go').count();
  return (await mine(anna)) ? [anna, bela, to] : [bela, anna, to];
}

const seconds = async (page, which) => {
  const [minutes, rest] = (await page.locator(`${which} .clk .face`).first().innerText()).split(':');
  return Number(minutes) * 60 + Number(rest);
};

/** Both show the same. They tick by themselves, and each is read when it is its turn to answer. */
async function agree(mover, waiter) {
  for (const end = Date.now() + PATIENCE; ; await mover.waitForTimeout(100)) {
    const faces = await Promise.all([seconds(mover, '#you'), seconds(waiter, '#opps')]);
    if (Math.abs(faces[0] - faces[1]) <= 1) return;
    assert.ok(Date.now() < end, `one clock shows ${faces[0]} seconds, the other ${faces[1]}`);
  }
}

scenario('a clock counts down for both, and a step stops it', async (enter) => {
  const [mover, waiter] = await pair(enter);
  const before = await seconds(mover, '#you');
  await mover.waitForFunction(
    (before) => {
      const [minutes, rest] = document.querySelector('#you .clk .face').textContent.split(':');
      return Number(minutes) * 60 + Number(rest) < before;
    },
    before,
  );
  await agree(mover, waiter);
  assert.match(await mover.locator('#you .clk .sr').innerText(), /minute.* left/, 'in words for those who ask');
  assert.equal(await mover.locator('.clk.runs').count(), 1);
  await mover.locator('button[name=step][value=invoke]').click();
  await waiter.waitForSelector('#act .act.go');
  await waiter.waitForSelector('#you .clk.runs');
  assert.equal(await waiter.locator('#opps .clk.runs').count(), 0);
});

scenario('a clock is right although its script comes late', async (enter) => {
  const [mover, waiter] = await pair(enter);
  await waiter.route('**/clock.js*', async (route) => {
    await waiter.waitForTimeout(4000);
    await route.continue();
  });
  await waiter.reload();
  await ready(waiter);
  await agree(mover, waiter);
});

scenario('what is planned ahead acts, and only its owner sees it', async (enter) => {
  const [mover, waiter] = await pair(enter);
  await waiter.locator('[data-open=order]').click();
  await waiter.locator('dialog[open] button[value="pass-auction"]').click();
  await waiter.locator('.plan .on').waitFor();
  assert.match(await waiter.locator('.plan').innerText(), /Pass in the next auction/);
  assert.equal(await waiter.locator('dialog[open]').count(), 0);
  await mover.reload();
  await ready(mover);
  assert.doesNotMatch(await mover.content(), /value="pass-auction"[^>]*aria-pressed="true"/);
  await mover.locator('button[name=step][value=invoke]').click();
  await mover.waitForSelector('button[name=step][value^="bid"]:enabled');
  assert.equal(await mover.locator('button[name=step][value=pass]:enabled').count(), 0, 'the other has passed');
  // The plan is used up.
  await waiter.locator('.plan .on').waitFor({ state: 'detached' });
});

scenario('planning ahead works without a script', async (enter) => {
  const [mover, waiter, table] = await pair(enter);
  const cookies = await waiter.context().cookies();
  const plain = await enter({ javaScriptEnabled: false });
  await plain.context().addCookies(cookies);
  await plain.goto(table);
  await plain.locator('.plan a').click();
  await plain.locator('#order-dialog button[value="draw-until 6"]').click();
  await plain.locator('.plan').filter({ hasText: 'Draw until there are 6 tiles' }).waitFor();
  await mover.close();
});

scenario('the tab tells that a table waits for me', async (enter) => {
  const [mover, waiter] = await pair(enter);
  const icon = (page) => page.locator('link[rel=icon]').getAttribute('href');
  for (const page of [mover, waiter]) await page.goto('/me/tables');
  await mover.waitForFunction(() => document.title.startsWith('(1) '));
  assert.match(await icon(mover), /icon-go\.svg/);
  assert.match(await mover.locator('.resume').first().innerText(), /your move/);
  assert.doesNotMatch(await waiter.title(), /^\(/);
  assert.match(await icon(waiter), /icon\.svg/);
  const wrong = await axeEverywhere(mover, 'my tables');
  await mover.screenshot({ path: join(OUT, 'shots', 'slow-mine.png') });
  nothing(wrong);
});

scenario('notices are offered where the browser allows them, and are off until asked for', async (enter) => {
  const page = await enter();
  await page.goto('/privacy');
  await post(page, '/me/name', { name: 'Amélie' });
  await page.goto('/me');
  // A local address is a secure origin.
  await page.locator('#push button').waitFor();
  assert.equal(await page.locator('#notices li').count(), 0);
  await page.locator('#hook').fill('http://169.254.169.254/latest/meta-data/');
  await page.locator('form[action="/me/notices"] button').click();
  await page.locator('main').filter({ hasText: 'must be a public http or https address' }).waitFor();
  await page.goto('/me');
  const worker = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).active?.scriptURL;
  });
  assert.match(worker, /\/sw\.js$/);
  nothing(await axeEverywhere(page, 'me'));
  for (const size of [LAPTOP, SMALL]) {
    await page.setViewportSize(size);
    nothing(await faults(page, { still: false }));
    await page.screenshot({ path: join(OUT, 'shots', `slow-me-${size.width}.png`), fullPage: true });
  }
}, { rough: true });

for (const players of [2, 3, 4, 5]) {
  scenario(
    `a table for ${players} with clocks fits every screen in every language`,
    async (enter) => {
      const [mover, waiter] = await pair(enter, { players, clock: players === 4 ? '10m+10s' : '3d' });
      const wrong = [];
      await waiter.locator('[data-open=order]').click();
      await waiter.locator('dialog[open] button[value^="pass-above"]').last().click();
      await waiter.locator('.plan .on').waitFor();
      for (const language of LANGUAGES) {
        for (const [who, page] of [
          ['mover', mover],
          ['waiter', waiter],
        ]) {
          await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
          await page.setViewportSize(LAPTOP);
          await page.reload();
          await ready(page);
          await page.evaluate(() => document.fonts.ready);
          for (const size of [LAPTOP, PHONE, SMALL]) {
            await page.setViewportSize(size);
            const found = await faults(page);
            wrong.push(...found.map((fault) => `${language}, ${who}, ${size.width}: ${fault}`));
            if (language === 'ru' || language === 'en')
              await page.screenshot({ path: join(OUT, 'shots', `slow-${players}-${who}-${language}-${size.width}.png`) });
          }
        }
      }
      nothing(wrong);
    },
    { timeout: 240_000 },
  );
}

scenario('axe finds nothing at a slow table', async (enter) => {
  const [mover, waiter] = await pair(enter, { players: 3 });
  const wrong = [...(await axeEverywhere(mover, 'mover')), ...(await axeEverywhere(waiter, 'waiter'))];
  await waiter.locator('[data-open=order]').click();
  wrong.push(...(await axeEverywhere(waiter, 'planning')));
  nothing(wrong);
});
