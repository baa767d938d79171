// The page about a deal: the seal before the game, the check after it, and a record that was changed.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { axeEverywhere, settled } from './support/axe.mjs';
import { LANGUAGES, LAPTOP, nothing, OUT, PHONE, ready, scenario, SMALL } from './support/scenario.mjs';
import { findTable, goOn, newTable, over, playOn } from './support/table.mjs';

const verdict = (page) => page.locator('#verdict');

/** The record of a table, and the same with its n-th draw changed. */
async function records(page, path, n) {
  const record = await (await page.context().request.get(`${path}/record`)).text();
  const lines = record.split('\n');
  const drawn = lines.flatMap((line, at) => (line.startsWith('draw ') ? [at] : []));
  lines[drawn[n - 1]] = lines[drawn[n - 1]] === 'draw gold' ? 'draw nile' : 'draw gold';
  return { record, changed: lines.join('\n'), draws: drawn.length };
}

async function shoot(page, name) {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.ok(!wide, `${name} is wider than the screen at ${size.width}`);
      const path = join(OUT, 'shots', `${name}-${size.width}x${size.height}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.setViewportSize(LAPTOP);
}

scenario('between the click and the table there is no page, and the number is given after the seal came', async (enter) => {
  const page = await enter();
  const pages = [];
  const posts = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pages.push(new URL(frame.url()).pathname));
  page.on('request', (request) => posts.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  // Also where several people share a screen.
  for (const button of ['.go', '[name=who][value=hotseat]']) {
    pages.length = posts.length = 0;
    await page.locator(`#new button${button}`).click();
    await page.waitForSelector('main#table');
    const path = new URL(page.url()).pathname;
    assert.deepEqual(pages, [path], 'the table is the next page');
    const order = ['GET ' + path, `POST ${path}/nonce`].map((one) => posts.indexOf(one));
    assert.ok(order[0] >= 0 && order[0] < order[1], `the seal came before the number: ${posts}`);
    const kept = await page.evaluate((key) => localStorage.getItem(key), `khepri-deal-${path.split('/').pop()}`);
    assert.match(kept, /"nonces":\["[0-9a-f]{32}"\]/);
    assert.match(JSON.parse(kept).seal, /^[0-9a-f]{64}$/);
    await page.goto('/');
  }
});

scenario('the seal is shown before the game, and the number of this browser is known again after it', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const path = await newTable(page, { who: 'friends', players: '2' });
  await page.goto(path);
  await page.locator('.promise summary').click();
  await page.locator('.promise a').click();
  await page.waitForURL(`**${path}/fair`);
  const seal = await page.locator('#commitment').textContent();
  assert.match(seal, /^[0-9a-f]{64}$/);
  assert.equal(await page.locator('#fair').count(), 0, 'nothing to check yet');
  nothing(await axeEverywhere(page, 'the page before the game'));
  await shoot(page, 'fair-before');

  // A game against a bot, begun through the room so that the script gives this browser's number.
  await page.goto(path);
  await page.locator('button[name=who][value=bot]').first().click();
  await page.waitForSelector('main#table');
  await page.goto(`${path}/fair`);
  assert.equal(await page.locator('.givers li').count(), 2);
  assert.equal(await page.locator('#commitment').textContent(), seal);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `khepri-deal-${path.split('/').pop()}`);
  assert.match(kept, /"nonces":\["[0-9a-f]{32}"\]/);
  assert.equal(JSON.parse(kept).seal, seal);

  assert.ok((await playOn(page, path, over)).over, 'the game ends');
  await page.goto(`${path}/fair`);
  await page.waitForSelector('#fair.good');
  assert.match(await page.locator('#mine').textContent(), /is in the deal, and the seal is the one it saw/);
  // As if the server had dealt with another number.
  const forged = kept.replace(/"nonces":\["../, '"nonces":["zz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`khepri-deal-${path.split('/').pop()}`, forged]);
  await page.reload();
  await page.waitForSelector('#mine.bad');
  assert.match(await page.locator('#mine').textContent(), /is not in this deal/);
});

scenario(
  'every draw is derived in the browser, and a changed one is red',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    const path = await findTable(page, over, { fields: { players: '3' } });
    await page.goto(path);
    await ready(page);
    await page.keyboard.press('Escape');
    await page.locator(`#act a[href="${path}/fair"]`).waitFor();
    await shoot(page, 'fair-link');
    const { record, changed, draws } = await records(page, path, 12);
    await page.goto(`${path}/fair`);
    await page.waitForSelector('#fair.good');
    assert.match(await verdict(page).textContent(), new RegExp(`Draws checked: ${draws}\\.`));
    assert.equal(await page.locator('#derived .draws li').count(), draws);
    assert.equal(await page.locator('.draws .off, .settled .off').count(), 0);
    const first = /^draw (\S+)$/m.exec(record)[1];
    const pictures = page.locator('#derived .draws li').first().locator('svg.t');
    assert.equal(await pictures.count(), 2);
    for (const at of [0, 1]) {
      assert.equal((await pictures.nth(at).getAttribute('aria-label')).toLowerCase().replace(' ', '-'), first);
      const use = await pictures.nth(at).locator('use').getAttribute('href');
      assert.match(use, /^\/assets\/tiles\.svg\?v=[0-9a-f]+#/);
    }
    nothing(await axeEverywhere(page, 'the page after the game'));
    await shoot(page, 'fair-after');

    // A record from the reader's own computer: as it was, and changed.
    const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('#file').setInputFiles(file('changed.txt', changed));
    await page.waitForSelector('#fair.wrong');
    assert.match(await verdict(page).textContent(), /No: draw 12 does not follow from the secret/);
    assert.equal(await page.locator('#derived .draws .off').count(), 1);
    assert.equal(await page.locator('#derived .draws .off.first .n').textContent(), '12');
    assert.equal(await page.locator('#first .n').textContent(), '12', 'what differs stands beside the verdict');
    nothing(await axeEverywhere(page, 'a changed record'));
    await shoot(page, 'fair-changed');
    await page.locator('#file').setInputFiles(file('as-it-was.txt', record));
    await page.waitForSelector('#fair.good');
    const other = record.replace(/^secret .*/m, `secret ${'0'.repeat(64)}`);
    await page.locator('#file').setInputFiles(file('other.txt', other));
    await page.waitForSelector('#fair.wrong');
    assert.match(await verdict(page).textContent(), /not the one that was sealed/);
    assert.ok(await page.locator('#derived').isHidden());
    await page.locator('#file').setInputFiles(file('cat.png', 'meow'));
    await verdict(page).filter({ hasText: /cannot be checked/ }).waitFor();

    // A server that lies: the page says so too.
    await page.route('**/record', (route) => route.fulfill({ body: changed, contentType: 'text/plain' }));
    await page.reload();
    await page.waitForSelector('#fair.wrong');
    assert.match(await verdict(page).textContent(), /No: draw 12 does not follow from the secret/);
    await page.unroute('**/record');

    // Found from the table, in every language.
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
      await page.goto(path);
      await page.locator(`#act a[href="${path}/fair"]`).first().waitFor({ state: 'attached' });
      await page.setViewportSize(SMALL);
      const spills = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('#act .b, #act form')].filter((one) => one.getClientRects().length);
        return buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
      });
      assert.deepEqual(spills, [], `${language}: words that do not fit their buttons`);
      await page.setViewportSize(LAPTOP);
      await page.goto(`${path}/fair`);
      await page.waitForSelector('#fair.good');
      assert.match(await verdict(page).textContent(), new RegExp(String(draws)));
      if (language === 'ru') await shoot(page, 'fair-after-ru');
    }
  },
  { timeout: 240_000 },
);

scenario('a game that goes on from a step of another one is checked in the browser too', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const old = await findTable(page, over, { fields: { players: '2' } });
  const { record: before } = await records(page, old, 1);
  // From the twentieth draw before the end: a few steps are left, and some of them are draws whatever is played. Whoever
  // has no sun left by then decides nothing more, and the game is over at once: then from further back.
  const play = before.split('\n').filter((line) => /^(draw|invoke|god|done|bid|pass|discard)\b/.test(line));
  const draws = play.flatMap((line, at) => (line.startsWith('draw ') ? [at] : []));
  let after, path;
  for (let back = 20; ; back += 10) {
    after = draws.at(-back);
    assert.ok(after, 'somebody decides something before the end');
    path = await goOn(page, old, after);
    await page.goto(`${path}/fair`);
    assert.match(await page.locator('main').innerText(), /continues another game/);
    // Nothing to check yet, for it is not over.
    if (!(await page.locator('#fair').count())) break;
  }
  assert.ok((await playOn(page, path, over)).over, 'the game ends');

  await page.goto(`${path}/fair`);
  await page.waitForSelector('#fair.good');
  const { record } = await records(page, path, 1);
  const lines = record.split('\n');
  const own = lines.flatMap((line, at) => (line.startsWith('draw ') ? [at] : [])).slice(
    play.slice(0, after).filter((line) => line.startsWith('draw ')).length,
  );
  assert.ok(own.length, 'something was drawn anew');
  assert.match(
    await verdict(page).textContent(),
    new RegExp(`Yes: everything after step ${after} happened .* Draws checked: ${own.length}\\.`),
  );
  assert.equal(await page.locator('#derived .draws li').count(), own.length);
  assert.ok(await page.locator('#derived .before').isHidden(), 'the set-up belongs to the other game');
  assert.equal(await page.locator(`main a[href="${old}/step/${after}"]`).count(), 1, 'where it went on from');
  nothing(await axeEverywhere(page, 'the page of a game that went on'));
  await shoot(page, 'fair-onward');

  // Changed afterwards: a draw, and where what was taken over ends.
  const answered = async (text, words) => {
    await page.locator('#file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await verdict(page).filter({ hasText: words }).waitFor();
    await page.waitForSelector('#fair.wrong');
  };
  const changed = lines.with(own.at(-1), lines[own.at(-1)] === 'draw gold' ? 'draw nile' : 'draw gold').join('\n');
  await answered(changed, `No: draw ${own.length} does not follow from the secret`);
  await answered(record.replace(/^fair 2 after \d+/m, 'fair 2 after 9999'), 'continues after step 9999, but');
  await answered(`${record.trimEnd()}\nundo 1\n`, 'undoes what was taken over from another game');
});

scenario('without a script the page says how to check', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const path = await findTable(page, over, { fields: { players: '2' } });
  const plain = await enter({ javaScriptEnabled: false });
  await plain.goto(`${path}/fair`);
  assert.match(await plain.locator('noscript p, #fair p').first().textContent(), /scripts are off/);
  assert.match(await plain.content(), /khepri verify \w+\.txt/);
  assert.match(await plain.locator('#secret').textContent(), /^[0-9a-f]{64}$/);
  assert.ok(await plain.locator('#verdict .with-script').isHidden());
});
