// What RAWsiko's table looks like for 3 to 5 players in every language: nothing scrolls, nothing is cut off, and nobody
// sees what is not theirs.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { LANGUAGES, LAPTOP, OUT, PHONE, nothing, scenario } from './support/scenario.mjs';
import { begin, byMouse, decision, play } from './support/rawsiko.mjs';

const SIZES = { laptop: LAPTOP, phone: PHONE, small: { width: 360, height: 640 } };

const fits = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} wide on ${innerWidth}`);
    if (scrollHeight > innerHeight) found.push(`${scrollHeight} high on ${innerHeight}`);
    for (const part of document.querySelectorAll('#act .tool, #opps, #you, .top')) {
      if (!part.checkVisibility()) continue;
      const box = part.getBoundingClientRect();
      if (!box.width) continue;
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {
        found.push(`${part.id || part.className} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      }
      if (part.scrollWidth > part.clientWidth + 1) found.push(`${part.id || part.className} is cut off`);
    }
    return found;
  });

for (const [at, language] of LANGUAGES.entries()) {
  const players = 3 + (at % 3);
  scenario(`the table fits in ${language} with ${players} players`, async (enter) => {
    const page = await enter({ language, reducedMotion: 'reduce' });
    await begin(page, { players });
    const wrong = [];
    const look = async (what) => {
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        await page.waitForTimeout(60);
        wrong.push(...(await fits(page)).map((fault) => `${what}, ${name}: ${fault}`));
        await page.screenshot({ path: join(OUT, 'shots', `rawsiko-${language}-${what}-${name}.png`) });
      }
      await page.setViewportSize(LAPTOP);
    };
    await decision(page);
    await look('claim');
    await play(page, byMouse, (now) => now === 'place');
    if ((await decision(page)) === 'place') await look('place');
    await play(page, byMouse, (now) => now === 'act');
    await decision(page);
    await look('act');
    nothing(wrong);
  });
}

scenario('neither a spectator nor another player reads a card', async (enter) => {
  const [host, guest, spectator] = [await enter(), await enter(), await enter()];
  await host.goto('/?game=rawsiko');
  await host.locator('button[name=who][value=friends]').click();
  await host.waitForSelector('#room');
  const path = new URL(host.url()).pathname;
  await guest.goto(path);
  await guest.locator('button[name=who][value=me]').first().click();
  await guest.waitForSelector('.chair [name=who][value=free]');
  // The host's page comes anew by itself, with one free chair.
  await host.waitForFunction(() => document.querySelectorAll('.chair.empty').length === 1);
  await host.locator('button[name=who][value=bot]').first().click();
  for (const page of [host, guest]) await page.locator('#you .app b').nth(3).waitFor();
  await spectator.goto(path);
  await spectator.waitForSelector('main#table');
  const card = (page) => page.locator('#you .app b').allInnerTexts();
  const [mine, theirs] = [await card(host), await card(guest)];
  assert.equal(mine.length, 4);
  assert.equal(theirs.length, 4);
  assert.equal(await spectator.locator('#you').count(), 0, 'who only looks on has no card');
  // The facts name every application; they are the same for everybody.
  const document = (page) => page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelector('#facts').remove();
    return copy.innerHTML;
  });
  for (const [page, secrets] of [[host, theirs], [guest, mine], [spectator, [...mine, ...theirs]]]) {
    const html = await document(page);
    for (const secret of secrets) assert.ok(!html.includes(secret), `${secret} is in a document it should not be in`);
  }
});

scenario('a shared screen draws a curtain between the cards', async (enter) => {
  const page = await enter();
  await page.goto('/?game=rawsiko');
  await page.locator('details.opt[data-folds]').evaluate((one) => (one.open = true));
  await page.locator('.seg label').filter({ has: page.locator('input[name=objectives][value=secret]') }).click();
  await page.locator('button[name=who][value=hotseat]').click();
  await page.waitForSelector('.curtain');
  assert.match(await page.locator('.curtain').innerText(), /card is secret/);
  await page.locator('.curtain a').click();
  await page.waitForSelector('#you .app');
});
