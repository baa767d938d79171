// Knocking at a class: where many wrong PINs were tried, right and wrong ones look alike until whoever leads lets somebody
// in. In a file of its own, as all browsers of a file come from one address.

import assert from 'node:assert/strict';
import { axeEverywhere } from './support/axe.mjs';
import { LAPTOP, nothing, OUT, PHONE, scenario } from './support/scenario.mjs';
import { PATIENCE } from './support/state.mjs';

/** Nothing scrolls sideways. */
async function fits(page, what) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${what} is ${over} px too wide`] : [];
}

scenario('after many wrong PINs newcomers knock, and one press lets them in', async (enter) => {
  const [teacher, pupil] = [await enter(), await enter({ viewport: PHONE, reducedMotion: 'reduce' })];
  const plain = await enter({ javaScriptEnabled: false, language: 'fr' });
  await teacher.goto('/class');
  await teacher.locator('form[action="/class/open"] button').click();
  await teacher.waitForURL(/\/class\/[a-z0-9]{12}$/);
  const path = new URL(teacher.url()).pathname;
  const pin = (await teacher.locator('.pinbox .pin').innerText()).replace(/\D/g, '');
  const origin = new URL(teacher.url()).origin;
  const others = await enter();
  const wrong = (n) => String(100000 + ((Number(pin) - 100000 + 1 + n) % 900000));
  for (let n = 0; n < 40; n += 1) {
    await others.context().clearCookies();
    await others.context().request.post('/class', { form: { pin: wrong(n) }, headers: { origin }, maxRedirects: 0 });
  }
  // The code of the projector leads to the door, and there by itself to the same page for right and wrong digits.
  const told = [];
  for (const digits of [pin, wrong(50)]) {
    const page = digits === pin ? pupil : others;
    await page.goto(`/class?pin=${digits}`);
    await page.waitForURL('**/class/knock');
    told.push(await page.locator('main').innerText());
  }
  assert.equal(told[0], told[1]);
  await plain.goto(`/class?pin=${pin}`);
  await plain.locator('#pin-brought button').click();
  await plain.waitForURL('**/class/knock');
  await pupil.locator('#nickname').fill('Heron');
  await pupil.locator('#knock button').click();
  await pupil.locator('#knock [role=status]:not([hidden])').waitFor();
  await teacher.locator('.knocks li').filter({ hasText: 'Heron' }).waitFor();
  await teacher.waitForFunction(() => document.querySelectorAll('.knocks li').length === 2, null, { timeout: PATIENCE });
  const bad = [...(await axeEverywhere(teacher, 'the page of whoever leads')), ...(await axeEverywhere(pupil, 'the door'))];
  for (const colorScheme of ['light', 'dark']) {
    for (const [page, name, viewport] of [[teacher, 'lead', LAPTOP], [teacher, 'lead', PHONE], [pupil, 'door', PHONE]]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${OUT}/shots/class-knock-${name}-${viewport.width}-${colorScheme}.png` });
      bad.push(...(await fits(page, `${name} at ${viewport.width}`)));
    }
  }
  await teacher.locator('.knocks li').filter({ hasText: 'Heron' }).locator('button').click();
  // With a nickname they are in by that one press.
  await pupil.waitForURL(`**${path}`);
  assert.match(await pupil.locator('h1').innerText(), /Heron/);
  await teacher.locator('.knocks .picks button.primary').click();
  await teacher.locator('.knocks').waitFor({ state: 'detached' });
  // Without a script one looks again, and says then what one wants to be called.
  await plain.locator('a.primary[href="/class/knock"]').click();
  await plain.locator('.offered button').first().click();
  await plain.locator('#class-people').waitFor();
  await teacher.waitForFunction(() => document.querySelectorAll('#class-waiting .cl-names li').length === 2);
  assert.ok(others.url().endsWith('/class/knock'), 'wrong digits stay outside');
  nothing(bad);
});
