// People without accounts: taking back, leaving and coming back, a second device, being forgotten.

import assert from 'node:assert/strict';
import { LANGUAGES, LAPTOP, PHONE, SMALL, house, ready, scenario } from './support/scenario.mjs';
import { choice, click, decision, newTable, state, twoClicks, until } from './support/table.mjs';

scenario('the link to a table is seen whole and copied', async (enter) => {
  const page = await enter({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/privacy');
  const path = await newTable(page, { who: 'friends', players: '3' });
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
    for (const size of [LAPTOP, PHONE, SMALL]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const cut = await page.locator('#address').evaluate((input) => input.scrollWidth - input.clientWidth);
      assert.ok(cut <= 0, `${cut} px of the link are cut off in ${language} at ${size.width}`);
      const narrow = await page.locator('.chair .rs b').evaluateAll((names) => names.map((name) => name.clientHeight));
      assert.ok(Math.max(...narrow) < 60, `a free chair is spelled downwards in ${language} at ${size.width}`);
    }
  }
  await page.context().addCookies([{ name: 'language', value: 'en', url: house.server.url }]);
  await page.goto(path);
  assert.equal(await page.locator('#address').inputValue(), page.url());
  await page.locator('[data-copy]').click();
  await page.getByText('Copied').first().waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
});

scenario('a step is taken back', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await twoClicks(page);
  const before = await choice(page);
  const lot = await page.locator('#lot').innerText();
  await click(page, before.steps.includes('draw') ? 'draw' : before.steps[0]);
  await until(page, ({ version }) => version > before.version);
  const later = await decision(page);
  await page.locator('#act form[action$="/undo"] button').click();
  const after = await until(
    page,
    ({ steps, version }) => version > later.version && JSON.stringify(steps) === JSON.stringify(before.steps),
    { nudge: () => page.mouse.click(400, 5) },
  );
  assert.ok(after.version > before.version, 'the log only grows');
  assert.equal(await page.locator('#lot').innerText(), lot, 'the table is as it was');
});

scenario('a bot stands in for who leaves and gives the chair back', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await twoClicks(page, 5);
  const path = new URL(page.url()).pathname;
  const { version } = await decision(page);
  await page.locator('header [data-open=menu]').click();
  await page.locator('dialog[open] form[action$="/leave"] button').click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.goto(path);
  await ready(page);
  await page.locator('form[action$="/back"] button').first().click();
  const back = await until(page, ({ stage, scoring }) => ['mine', 'over'].includes(stage) || scoring, {
    nudge: () => page.mouse.click(400, 5),
  });
  assert.ok(back.version > version, 'the chair is mine again');
});

scenario(
  'a second device is the same person, and both can be forgotten',
  async (enter) => {
    const laptop = await enter();
    await laptop.goto('/me');
    await laptop.locator('#name').fill('Amélie');
    await laptop.locator('form[action="/me/name"] button').click();
    await laptop.waitForSelector('[role=status]');
    const table = await newTable(laptop, { who: 'bots' });
    await laptop.goto('/me');
    await laptop.locator('form[action="/me/link"] button').click();
    const link = await laptop.locator('#address').inputValue();
    for (const size of [SMALL, PHONE, LAPTOP]) {
      await laptop.setViewportSize(size);
      const wide = await laptop.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `the page with the link is ${wide} px too wide at ${size.width}`);
    }

    const phone = await enter({ viewport: { width: 390, height: 844 } });
    await phone.goto(link);
    assert.match(await phone.locator('main').innerText(), /Amélie/);
    await phone.locator('main form button').first().click();
    await phone.waitForURL((address) => address.pathname === '/');
    await phone.goto(table);
    await phone.waitForSelector('#you');
    assert.match(await phone.locator('#you').innerText(), /Amélie/);

    const third = await enter();
    const used = await third.goto(link);
    assert.ok(used.status() >= 400, 'a link works once');

    await phone.goto('/me');
    await phone.locator('#forget summary').click();
    await phone.locator('form[action="/me/forget"] button').click();
    await phone.waitForURL((address) => address.pathname === '/');
    for (const page of [phone, laptop]) {
      await page.goto('/me');
      assert.doesNotMatch(await page.content(), /Amélie/, 'the name is gone');
      await page.goto(table);
      assert.equal(await page.locator('#you').count(), 0, "the chair is nobody's");
      assert.equal((await state(page)).steps.length, 0);
    }
  },
  { rough: true },
);
