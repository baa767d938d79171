// Every page in every language: the right one, whole, and nothing left in English.

import assert from 'node:assert/strict';
import { LANGUAGES, house, nothing, scenario } from './support/scenario.mjs';
import { bidding, findTable, newTable, over } from './support/table.mjs';

/** All that is read or heard on a page. */
const words = (page) =>
  page.evaluate(() => {
    const said = new Set();
    const add = (text) => text?.trim() && said.add(text.trim().replace(/\s+/g, ' '));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      // Languages are called by their own names; people by theirs.
      if (!node.parentElement.closest('script, [lang]:not(html), .nm, code, .tn b')) add(node.textContent);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (one.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(one.getAttribute(name));
    }
    add(document.title);
    return [...said];
  });

/** A sentence or at least two real words: what cannot be the same in two languages by chance. */
const telling = (text) => (text.match(/[a-z]{3,}/gi) ?? []).length >= 2 && !STEP.test(text);

/** The help quotes steps as records write them, which is the same in every language. */
const STEP = /^(god|discard) [a-z-]+$/;

/** Goes through pages in all languages and says what is missing or was left in English. */
async function leftOvers(page, addresses) {
  const english = new Map();
  const wrong = [];
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
    for (const address of addresses) {
      await page.goto(address);
      const where = `${language} ${address}`;
      assert.equal(await page.locator('html').getAttribute('lang'), language, where);
      const said = await words(page);
      for (const text of said) if (/[⟦⟧]|\{\s*\$/.test(text)) wrong.push(`${where}: ${text}`);
      if (language === 'en') english.set(address, new Set(said));
      else
        for (const text of said)
          if (telling(text) && english.get(address).has(text)) wrong.push(`${where}, still English: ${text}`);
    }
  }
  return wrong;
}

async function called(page, name) {
  await page.goto('/me');
  await page.locator('#name').fill(name);
  await page.locator('form[action="/me/name"] button').click();
}

scenario(
  'the pages around the table speak every language, and only that',
  async (enter) => {
    const page = await enter();
    await called(page, 'Zoé');
    const room = await newTable(page, { who: 'friends', players: '4', groups: 'chosen' });
    await newTable(page, { who: 'open' });
    const texts = ['/rules', '/rules/rawsiko', '/glossary', '/glossary/rawsiko', '/learn?game=rawsiko'];
    nothing(await leftOvers(page, ['/', '/tables', ...texts, '/privacy', '/me', '/nowhere', room]));
  },
  { rough: true },
);

scenario('the table speaks every language, and only that', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await called(page, 'Zoé');
  const turn = await newTable(page, { who: 'bots', players: '4' });
  const auction = await findTable(page, bidding, { fields: { players: '3' } });
  const ended = await findTable(page, over);
  const curtain = await newTable(page, { game: 'rawsiko', objectives: 'secret' });
  nothing(await leftOvers(page, [turn, auction, ended, curtain]));
});

scenario('the language follows the browser, and a choice is kept', async (enter) => {
  for (const language of LANGUAGES) {
    const page = await enter({ language: language === 'pt' ? 'pt-BR' : language });
    await page.goto('/');
    assert.equal(await page.locator('html').getAttribute('lang'), language);
  }
  const page = await enter({ language: 'de' });
  await page.goto('/privacy');
  assert.equal(await page.locator('html').getAttribute('lang'), 'en', 'English where the browser speaks none of them');
  await page.locator('details.lang summary').click();
  await page.locator('details.lang button[value=ru]').click();
  await page.waitForFunction(() => document.documentElement.lang === 'ru');
  assert.equal(new URL(page.url()).pathname, '/privacy', 'one stays where one was');
  await page.goto('/');
  assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
});
