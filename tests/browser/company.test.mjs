// In company: who comes and goes is seen at once, whoever looks at a finished table is asked along, lost devices are shut
// out.

import assert from 'node:assert/strict';
import { faults } from './support/layout.mjs';
import { axeEverywhere } from './support/axe.mjs';
import { LANGUAGES, LAPTOP, nothing, OUT, PHONE, ready, scenario, SMALL } from './support/scenario.mjs';
import { newTable, playOn } from './support/table.mjs';

const called = async (page, name) => {
  await page.goto('/me');
  await page.locator('#name').fill(name);
  await page.locator('form[action="/me/name"] button').click();
  await page.waitForSelector('[role=status]');
};

const sit = async (page, path) => {
  await page.goto(path);
  await page.locator('.chair form button[value=me]').first().click();
  await page.waitForSelector('.chair .tag');
};

scenario('the room shows who goes and comes without being fetched anew', async (enter) => {
  const [ana, bela] = [await enter(), await enter()];
  await called(bela, 'בלה');
  const path = await newTable(ana, { who: 'friends', players: '3' });
  await ana.goto(path);
  await sit(bela, path);
  const chair = ana.locator('.chair').nth(1);
  await chair.getByText('בלה').waitFor();
  const person = await chair.locator('.rs > span').innerText();
  // What somebody is choosing just now stays chosen.
  await ana.locator('.chair').nth(2).locator('select').selectOption('5');
  await ana.evaluate(() => (window.same = true));
  await bela.goto('about:blank');
  await ana.waitForFunction((was) => document.querySelectorAll('.chair .rs > span')[1].textContent !== was, person);
  await bela.goto(path);
  await ana.waitForFunction((was) => document.querySelectorAll('.chair .rs > span')[1].textContent === was, person);
  assert.ok(await ana.evaluate(() => window.same), 'it is the same page');
  assert.equal(await ana.locator('.chair').nth(2).locator('select').inputValue(), '5');
});

/** Two people at a table that is over; gives its path. */
async function finished(ana, bela) {
  const path = await newTable(ana, { who: 'friends', players: '2', scores: 'open' });
  await sit(bela, path);
  for (const page of [ana, bela]) {
    await page.goto(path);
    await page.waitForSelector('main#table, .deal');
  }
  await Promise.all([ana, bela].map((page) => ready(page)));
  await Promise.all([ana, bela].map((page) => page.goto('about:blank')));
  for (;;) {
    for (const page of [ana, bela]) {
      const view = await playOn(page, path, ({ steps }) => !steps.length);
      if (view.over) return path;
    }
  }
}

scenario('whoever looks at a finished table is asked to a rematch and joins', async (enter) => {
  const [ana, bela, eve] = [await enter(), await enter(), await enter({ reducedMotion: 'reduce' })];
  await called(ana, 'Ana');
  const path = await finished(ana, bela);
  for (const page of [bela, eve]) {
    await page.goto(path);
    await ready(page);
    await page.waitForSelector('#scoring[open]');
  }
  await ana.goto(path);
  await ready(ana);
  await ana.locator('#scoring form[action$="/rematch"] button').click();
  await ana.waitForURL((address) => address.pathname !== path);
  const next = new URL(ana.url()).pathname;
  // Behind nothing: the scoring is open, and says it.
  await bela.locator(`#scoring a[href="${next}"]`).waitFor({ state: 'visible' });
  assert.match(await bela.locator('#scoring').innerText(), /Ana invites you to a rematch\./);
  await bela.waitForFunction(() => /Ana invites you/.test(document.querySelector('dialog > [data-says]')?.textContent));
  await eve.locator(`#scoring a[href="${next}"]`).waitFor({ state: 'visible' });

  const wrong = [];
  for (const language of LANGUAGES) {
    const page = language === 'en' ? bela : eve;
    await page.context().request.post('/language', { form: { language }, headers: { origin: new URL(ana.url()).origin } });
    for (const viewport of [LAPTOP, PHONE, SMALL]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await ready(page);
      await page.screenshot({ path: `${OUT}/shots/invited-${language}-${viewport.width}.png` });
      await page.keyboard.press('Escape');
      await page.waitForSelector('#scoring', { state: 'hidden' });
      await page.screenshot({ path: `${OUT}/shots/invited-${language}-${viewport.width}-table.png` });
      wrong.push(...(await faults(page)).map((fault) => `${language} ${viewport.width}: ${fault}`));
    }
  }
  wrong.push(...(await axeEverywhere(bela, 'invited')));
  nothing(wrong);
  await bela.keyboard.press('n');
  await bela.waitForURL((address) => address.pathname === next);
  await Promise.all([ana, bela].map((page) => ready(page)));
});

scenario('a lost device is shut out at once', async (enter) => {
  const [laptop, phone] = [await enter(), await enter({ viewport: PHONE })];
  await called(laptop, 'Amélie');
  const path = await newTable(laptop, { who: 'bots' });
  await laptop.goto('/me');
  await laptop.locator('form[action="/me/link"] button').click();
  await phone.goto(await laptop.locator('#address').inputValue());
  await phone.locator('main form button').first().click();
  await phone.waitForURL((address) => address.pathname === '/');
  await phone.goto(path);
  await ready(phone);
  await phone.waitForSelector('#you');
  await laptop.goto('/me');
  nothing(await axeEverywhere(laptop, 'devices'));
  for (const viewport of [LAPTOP, PHONE]) {
    await laptop.setViewportSize(viewport);
    await laptop.screenshot({ path: `${OUT}/shots/devices-${viewport.width}.png`, fullPage: true });
  }
  await laptop.locator('form[action="/me/devices"] button').click();
  await laptop.getByText('Your other devices have been signed out.').waitFor();
  await phone.waitForSelector('#you', { state: 'detached' });
  assert.equal(await laptop.locator('form[action="/me/devices"]').count(), 0);
});
