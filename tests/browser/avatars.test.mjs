// Pictures beside names: chosen on one's own page and while one waits in a class, seen by the others without a reload.

import assert from 'node:assert/strict';

import { axeEverywhere } from './support/axe.mjs';
import { LAPTOP, nothing, PHONE, ready, scenario } from './support/scenario.mjs';

/** Which picture is drawn: the part of the sheet, once the browser has fetched it. */
async function drawn(page, where) {
  const first = `${where} svg.av use`;
  await page.waitForFunction((first) => document.querySelector(first)?.getBBox().width > 0, first);
  return page.locator(first).first().evaluate((use) => use.href.baseVal.split('#')[1]);
}

scenario('a picture is chosen, seen by the others, and taken back', async (enter) => {
  const [host, guest] = [await enter(), await enter()];
  await host.goto('/?game=rawsiko');
  await host.locator('button[name=who][value=friends]').click();
  await host.waitForSelector('#room');
  const room = new URL(host.url()).pathname;
  await guest.goto(room);

  const me = await host.context().newPage();
  await me.goto('/me');
  await me.getByRole('button', { name: 'Lighthouse' }).click();
  await me.locator('[role=status].banner').waitFor();
  assert.equal(await me.getByRole('button', { name: 'Lighthouse' }).getAttribute('aria-pressed'), 'true');
  assert.equal(await drawn(me, '.avatars'), 'scarab', 'the first that is offered');
  const wrong = await axeEverywhere(me, 'the choice of a picture');

  await guest.waitForSelector('.chair svg.av');
  assert.equal(await drawn(guest, '.chair'), 'lighthouse');
  assert.ok(await guest.locator('.chair .tok').first().isVisible(), 'the token stays');

  await me.setViewportSize(LAPTOP);
  await me.locator('.avatars .letter').click();
  await guest.waitForFunction(() => !document.querySelector('.chair svg.av'));
  nothing(wrong);
});

scenario('in a class a picture is given, and another is chosen while one waits', async (enter) => {
  const teacher = await enter();
  await teacher.goto('/class');
  await teacher.locator('form[action="/class/open"] button').click();
  await teacher.waitForURL(/\/class\/[a-z0-9]{12}$/);
  const pin = (await teacher.locator('.pinbox .pin').innerText()).replace(/\D/g, '');
  const pupils = [await enter({ viewport: PHONE }), await enter({ viewport: PHONE })];
  for (const pupil of pupils) {
    await pupil.goto(`/class?pin=${pin}`);
    await pupil.locator('.offered button').first().click();
    await pupil.waitForSelector('#class-people');
  }
  const [pupil] = pupils;
  assert.equal(await pupil.locator('.avatars [aria-pressed=true]').count(), 1, 'one was given');
  const wrong = await axeEverywhere(pupil, 'waiting, with the choice of a picture');
  await pupil.setViewportSize(PHONE);
  await pupil.locator('.avatars button[value=rocket]').click();
  await pupil.waitForSelector('.avatars button[value=rocket][aria-pressed=true]');
  await teacher.waitForSelector('#class-waiting use[href$="#rocket"]');
  await teacher.locator('.seatall button.primary').click();
  for (const one of pupils) await ready(one);
  await teacher.waitForSelector('#class-tables use[href$="#rocket"]');
  await pupils[1].setViewportSize(LAPTOP);
  await pupils[1].waitForSelector('#opps use[href$="#rocket"], #table use[href$="#rocket"]', { state: 'attached' });
  nothing(wrong);
});
