// The pages about the API and one's tokens: made, shown once, used, withdrawn; axe finds nothing, nothing runs over.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { axeEverywhere, settled } from './support/axe.mjs';
import { faults } from './support/layout.mjs';
import { LAPTOP, OUT, PHONE, nothing, scenario } from './support/scenario.mjs';

async function shoot(page, name) {
  const wrong = [];
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      await page.screenshot({ path: join(OUT, 'shots', `${name}-${size.width}x${size.height}-${colorScheme}.png`) });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) wrong.push(`${name} is ${wide} px too wide at ${size.width}`);
    wrong.push(...(await faults(page, { still: false })).map((fault) => `${name}, ${size.width} wide: ${fault}`));
  }
  return wrong;
}

scenario(
  'a token is made, works, and is withdrawn',
  async (enter) => {
    const page = await enter();
    await page.goto('/me');
    await page.locator('a[href="/me/tokens"]').click();
    await page.waitForURL((address) => address.pathname === '/me/tokens');
    await page.locator('#name').fill('my first bot');
    await page.locator('form[action="/me/tokens"] button').click();
    const token = await page.locator('#address').inputValue();
    assert.match(token, /^khp_[0-9a-f]{64}$/);
    const me = async () => {
      const answer = await fetch(new URL('/api/v1/me', page.url()), { headers: { authorization: `Bearer ${token}` } });
      return answer.status;
    };
    assert.equal(await me(), 200);
    const wrong = await axeEverywhere(page, 'a new token');
    wrong.push(...(await shoot(page, 'tokens-new')));
    await page.goto('/me/tokens');
    assert.ok(!(await page.content()).includes(token), 'it is shown once');
    wrong.push(...(await axeEverywhere(page, 'tokens')));
    wrong.push(...(await shoot(page, 'tokens')));
    await page.locator('form[action="/me/tokens/withdraw"] button').click();
    await page.waitForSelector('.tokens li', { state: 'detached' });
    assert.equal(await me(), 401);
    nothing(wrong);
  },
  { rough: true, timeout: 120_000 },
);

scenario(
  'the page of the API shows the document',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    await page.locator('footer a[href="/api"]').click();
    await page.waitForURL((address) => address.pathname === '/api');
    const wrong = await axeEverywhere(page, 'API');
    wrong.push(...(await shoot(page, 'api')));
    await page.setViewportSize(LAPTOP);
    const documented = await page.evaluate(async () => {
      const { paths } = await (await fetch('/api/v1/openapi.json')).json();
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    });
    const shown = await page
      .locator('.op summary')
      .evaluateAll((all) => all.map((one) => `${one.children[0].textContent} ${one.children[1].textContent}`));
    assert.deepEqual(shown.toSorted(), documented.toSorted());
    await page.locator('#act summary').click();
    await page.locator('#act').scrollIntoViewIfNeeded();
    assert.match(await page.locator('#act').innerText(), /seen/);
    for (const details of await page.locator('details.op').all()) await details.evaluate((one) => (one.open = true));
    wrong.push(...(await axeEverywhere(page, 'API with everything open')));
    await page.locator('#act').scrollIntoViewIfNeeded();
    wrong.push(...(await shoot(page, 'api-open')));
    nothing(wrong);
  },
  { timeout: 180_000 },
);
