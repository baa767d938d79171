// Without any script a game can be begun and played by forms.

import assert from 'node:assert/strict';
import { scenario } from './support/scenario.mjs';
import { giveLuck } from './support/table.mjs';

scenario('with JavaScript off a game is begun and played', async (enter) => {
  const page = await enter({ javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('#new button.go').click();
  await giveLuck(page);
  const version = async () => Number(await page.locator('main#table').getAttribute('data-version'));
  for (let count = 0; count < 12; count += 1) {
    const buttons = page.locator(':is(#act, #you) button[name=step]:enabled');
    const before = await version();
    // Bots play at once, so it is always my turn; only a game of few steps could be over.
    await buttons.first().click();
    await page.waitForSelector(`main#table:not([data-version="${before}"])`);
    assert.ok((await version()) > before, 'the step was played');
  }
  await page.locator('details.lang summary').click();
  await page.locator('details.lang button[value=fr]').click();
  await page.waitForSelector('html[lang=fr]');
});
