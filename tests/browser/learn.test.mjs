// The lesson: from the start page to a game of one's own, by mouse and by keyboard, in every language; and hints.

import assert from 'node:assert/strict';
import { join } from 'node:path';

import { axe, axeEverywhere, settled } from './support/axe.mjs';
import { faults, places } from './support/layout.mjs';
import { byKeyboard, byMouse, chapter, coach, said } from './support/lesson.mjs';
import { LANGUAGES, LAPTOP, OUT, SMALL, house, nothing, ready, scenario } from './support/scenario.mjs';
import { choice, clickBeside, decision, newTable } from './support/table.mjs';

const CHAPTERS = 8;
/** A slow reader: letters a second, and seconds to find what to press. */
const READS = 14;
const FINDS = 2.5;

async function begin(page, number) {
  await page.goto('/learn');
  await page.locator('.chapters button').nth(number - 1).click();
  await ready(page);
}

/** The figures that are seen of what would be scored now, and of sums of suns. */
const reckoned = (page) =>
  page.evaluate(() => {
    const parts = {
      now: '#act .prompt .brief, #act .prompt .hide-s, #you .sp + .purse',
      theirs: '#opps .mini, #opps .now, #opps .lbl',
      sums: '#you .gs .lbl',
    };
    const seen = (one) => one.innerText.trim() && one.checkVisibility({ visibilityProperty: true });
    return Object.keys(parts).filter((part) => [...document.querySelectorAll(parts[part])].some(seen));
  });

scenario(
  'a newcomer learns Ra by clicks in under ten minutes and plays on',
  async (enter) => {
    const page = await enter();
    await page.goto('/');
    await page.locator('a.offer').click();
    await page.locator('.learnpage .buttons .primary').click();
    const begun = Date.now();
    let [cues, clicks, letters] = [0, 0, 0];
    const explained = [];
    for (let number = 1; number <= CHAPTERS; number += 1) {
      await ready(page);
      const heed = async (where, now) => {
        clicks += await byMouse(where, now);
      };
      const last = await chapter(page, heed, async ({ text, scoring, waits, ring }) => {
        cues += 1;
        letters += text.length;
        // No figure is shown before somebody said what it is, and from then on it is.
        if (number === 1 && ring === 'now') explained.push('now');
        if (number === 5 && ring === 'row-pharaohs') explained.push('theirs');
        if (number === CHAPTERS && ring === 'suns') explained.push('sums');
        const over = number === CHAPTERS && waits === 'chapter';
        if (!scoring && !over) assert.deepEqual(await reckoned(page), explained, `${number}, “${text}”`);
        if (!scoring || waits !== 'next') return;
        await page.keyboard.press('Escape');
        const ways = await page.locator('#scoring[open] :is(.ban, .coach-b) .b:visible').allInnerTexts();
        assert.equal(ways.length, 1, `“${text}” leaves one way on: ${ways}`);
      });
      if (number < CHAPTERS) {
        const before = page.url();
        await byMouse(page, last);
        await page.waitForURL((address) => address.href !== before);
      }
    }
    // How long a busy machine takes is told and not judged; on a quiet one the bots' moves take about a minute in all.
    const [machine, person] = [(Date.now() - begun) / 60_000, (letters / READS + clicks * FINDS) / 60];
    const told = `${cues} cues, ${clicks} clicks, ${letters} letters: ${person.toFixed(1)} minutes for a slow reader`;
    console.log(`${told}, ${(person + machine).toFixed(1)} with what the machine took`);
    assert.ok(person < 9, `${person} minutes`);

    const before = page.url();
    await page.locator('#scoring[open] .inscore .primary, #coach .coach-b .primary').first().click();
    await page.waitForURL((address) => address.href !== before);
    await ready(page);
    assert.equal((await decision(page)).stage, 'mine');
    assert.equal(await page.locator('#coach').count(), 0, 'a game of one’s own has no coach');
  },
  { timeout: 240_000 },
);

scenario(
  'the lesson can be followed with keys alone',
  async (enter) => {
    const page = await enter({ language: 'ru', reducedMotion: 'reduce', speed: 'fast' });
    await begin(page, 1);
    for (let number = 1; number <= CHAPTERS; number += 1) {
      await ready(page);
      const last = await chapter(page, byKeyboard);
      if (number < CHAPTERS) {
        const before = page.url();
        await byKeyboard(page, last);
        await page.waitForURL((address) => address.href !== before);
      }
    }
    assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
  },
  { timeout: 240_000 },
);

/** The languages in which nobody above walks through the lesson. */
const OTHERS = LANGUAGES.filter((language) => !['en', 'ru'].includes(language));

scenario(
  'the lesson leads to a game of one’s own in every other language too',
  async (enter) => {
    const walk = async (language) => {
      const page = await enter({ language, reducedMotion: 'reduce', speed: 'fast' });
      const spoken = async () => {
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        const missing = await page.evaluate(() => document.body.innerText.match(/⟦[^⟧]*⟧?/g) ?? []);
        assert.deepEqual(missing, [], `${language}: words that are missing`);
      };
      await begin(page, 1);
      for (let number = 1; number <= CHAPTERS; number += 1) {
        await ready(page);
        const last = await chapter(page, byMouse);
        await spoken();
        const before = page.url();
        await byMouse(page, last);
        await page.waitForURL((address) => address.href !== before);
      }
      await ready(page);
      assert.equal((await decision(page)).stage, 'mine');
      await spoken();
    };
    await Promise.all(OTHERS.map(walk));
  },
  { timeout: 240_000 },
);

scenario(
  'every cue stands on a small phone, in two lines, in every language, and nothing moves',
  async (enter) => {
    const page = await enter({ viewport: SMALL, reducedMotion: 'reduce', speed: 'fast' });
    const wrong = [];
    let stood;
    await begin(page, 1);
    for (let number = 1; number <= CHAPTERS; number += 1) {
      await ready(page);
      const last = await chapter(page, byMouse, async ({ text, scoring, ring, waits }) => {
        for (const language of LANGUAGES) {
          const { lines, words } = await spoken(page, language, scoring);
          if (lines > 2) wrong.push(`${language}, ${lines} lines: ${words}`);
        }
        // What is explained is seen of everybody: nobody's row is folded away.
        if (scoring && ring !== 'row-top') {
          const folded = await page.locator('#scoring .sc').evaluateAll((cards) => {
            const ringed = (row) => row.getClientRects().length > 0 && getComputedStyle(row).outlineStyle === 'solid';
            return cards.filter((card) => ![...card.querySelectorAll('summary, li')].some(ringed)).length;
          });
          if (folded) wrong.push(`${number}, “${text}”: not seen of ${folded} players`);
        }
        if (scoring) return;
        wrong.push(...(await faults(page)).map((fault) => `${number}, “${text}”: ${fault}`));
        const now = await places(page);
        stood ??= now;
        // When the game is over nothing is to be aimed at any more.
        const over = number === CHAPTERS && waits === 'chapter';
        if (now !== stood && !over) wrong.push(`${number}, “${text}”: ${now} and not ${stood}`);
        const small = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('#you .lose button')].map((one) => one.getBoundingClientRect());
          return boxes.filter(({ width, height }) => width < 40 || height < 44).map(({ width, height }) => [width, height]);
        });
        wrong.push(...small.map((size) => `${number}: a tile to lose is ${size.join('×')}`));
      });
      if (number < CHAPTERS) {
        const before = page.url();
        await byMouse(page, last);
        await page.waitForURL((address) => address.href !== before);
      }
    }
    nothing(wrong);
  },
  { timeout: 300_000 },
);

/** How the panel would look in another language: its words in the place of those that are there, for a moment. */
async function spoken(page, language, scoring) {
  await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
  const measured = await page.evaluate(async (scoring) => {
    const here = scoring ? document.querySelector('#scoring .inscore') : document.getElementById('coach');
    const kept = here.innerHTML;
    const html = await (await fetch(location.href)).text();
    const other = new DOMParser().parseFromString(html, 'text/html').getElementById('coach');
    if (scoring) other.querySelectorAll('.coach-h, progress, .coach-f, [data-open]').forEach((part) => part.remove());
    here.innerHTML = other.innerHTML;
    const text = here.querySelector('.coach-s p');
    // Letters of another alphabet are fetched when a page first needs them; until then they stand wider.
    text.getBoundingClientRect();
    await document.fonts.ready;
    const lines = Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
    const words = text.textContent;
    here.innerHTML = kept;
    return { lines, words };
  }, scoring);
  await page.context().addCookies([{ name: 'language', value: 'en', url: house.server.url }]);
  return measured;
}

scenario('a phone tells scores and what the lot is worth, as a laptop does', async (enter) => {
  const page = await enter({ viewport: SMALL, reducedMotion: 'reduce' });
  await begin(page, 6);
  const bar = page.locator('#act .prompt.main p');
  assert.match(await bar.innerText(), /^Lot: monuments 0 → 6$/);
  const seen = await page.evaluate(() => {
    const cut = (one) => one.scrollHeight > one.clientHeight + 1;
    const row = (one) => Math.round(one.getBoundingClientRect().top / 10);
    return {
      cut: cut(document.querySelector('#act .prompt.main p')),
      cards: [...document.querySelectorAll('#opps .seat')].map((seat) => ({
        score: seat.querySelector('.tot b').textContent,
        beside: Math.abs(row(seat.querySelector('.tot')) - row(seat.querySelector('.nm'))) <= 1,
        now: seat.querySelector('.mini').innerText,
      })),
    };
  });
  assert.deepEqual(seen, {
    cut: false,
    cards: [
      { score: '18', beside: true, now: 'now 0' },
      { score: '12', beside: true, now: 'now −7' },
    ],
  });
  nothing(await faults(page));
});

scenario('a tile that was given up shows no card over what is chosen next', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, 4);
  let before = null;
  for (let now = await said(page, before); !now.ring.startsWith('lose-'); now = await said(page, before)) {
    await byMouse(page, now);
    before = now.text;
  }
  const given = await coach(page);
  await byMouse(page, given);
  assert.equal((await said(page, given.text)).ring, 'lose-religion');
  // As long as a card takes to come where one points, and more.
  await page.waitForTimeout(700);
  assert.equal(await page.locator('#tile-card:visible').count(), 0);
  // Elsewhere it comes as ever.
  await page.locator('#you [data-tile=gold]').hover();
  await page.waitForSelector('#tile-card:visible');
  assert.match(await page.locator('#tile-card').innerText(), /^Gold/);
});

scenario('another choice is answered kindly, and everything is there again', async (enter) => {
  const page = await enter({ reducedMotion: 'reduce' });
  await begin(page, 2);
  for (let now = await coach(page); now.waits === 'next'; now = await said(page, now.text)) await byMouse(page, now);
  const asked = await coach(page);
  await page.locator('#act button[value=draw]').click();
  const answered = await said(page, asked.text);
  assert.equal(answered.waits, 'off');
  nothing(await axeEverywhere(page, 'another choice'));
  await page.setViewportSize(SMALL);
  nothing(await faults(page));
  const covered = await page.evaluate(() => {
    const box = document.getElementById('coach').getBoundingClientRect();
    const under = [...document.querySelectorAll('#board .bidder, #you .you-h > *')].filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return height && top < box.bottom && bottom > box.top;
    });
    return under.map((one) => one.textContent);
  });
  assert.deepEqual(covered, [], 'two buttons of the coach cover nobody');
  const stood = await places(page);
  await page.locator('#coach button[value=back]').click();
  assert.equal((await said(page, answered.text)).text, asked.text);
  assert.equal(await places(page), stood, 'two buttons of the coach move nothing');
  await page.setViewportSize(LAPTOP);

  await page.locator('#act button[value=draw]').click();
  await said(page, asked.text);
  await page.locator('#coach button[value=alone]').click();
  await page.waitForSelector('#act .act.go');
  await clickBeside(page);
  // Left and resumed: the same table, the same place.
  const address = page.url();
  await page.goto('/learn');
  await page.locator('.learnpage .buttons a.primary').click();
  await page.waitForURL(address);
  await ready(page);
  const off = await coach(page);
  await page.locator('#coach button[value=back]').click();
  assert.equal((await said(page, off.text)).text, asked.text);
});

scenario(
  'axe finds nothing against the lesson, and it stands on every screen in every language',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce', speed: 'fast' });
    await page.goto('/learn');
    const wrong = await axeEverywhere(page, 'page of the lesson');
    for (const number of [1, 4, 8]) {
      await page.setViewportSize(LAPTOP);
      await begin(page, number);
      await byMouse(page, await said(page, null));
      wrong.push(...(await axeEverywhere(page, `chapter ${number}`)));
      for (const language of LANGUAGES) {
        await page.context().addCookies([{ name: 'language', value: language, url: house.server.url }]);
        await page.reload();
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        for (const size of [LAPTOP, SMALL]) {
          await page.setViewportSize(size);
          wrong.push(...(await faults(page)).map((fault) => `${language}, ${number}, ${size.width}: ${fault}`));
        }
      }
      await page.context().addCookies([{ name: 'language', value: 'en', url: house.server.url }]);
    }
    await page.setViewportSize(LAPTOP);
    await begin(page, 7);
    let now = await said(page, null);
    for (; !now.scoring; now = await said(page, now.text)) await byMouse(page, now);
    wrong.push(...(await axeEverywhere(page, 'scoring with the coach')));
    nothing(wrong);
  },
  { timeout: 240_000 },
);

scenario('pictures of the lesson', async (enter) => {
  for (const [size, name] of [
    [LAPTOP, 'laptop'],
    [SMALL, 'phone'],
  ]) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await enter({ viewport: size, colorScheme, reducedMotion: 'reduce', speed: 'fast' });
      const shoot = async (what) => {
        await settled(page);
        await page.screenshot({ path: join(OUT, 'shots', `learn-${what}-${name}-${colorScheme}.png`) });
      };
      await page.goto('/learn');
      await shoot('page');
      await begin(page, 4);
      const shots = { monuments: 'cue', 'lose-astronomy': 'losing' };
      await chapter(page, byMouse, async ({ ring }) => {
        if (ring in shots) await shoot(shots[ring]);
      });
      await shoot('end');
    }
  }
});

scenario('a hint says what to do and why, and plays nothing', async (enter) => {
  const page = await enter();
  await page.goto('/privacy');
  await page.goto(await newTable(page, { who: 'bots', players: '3', level: '1' }));
  await ready(page);
  const before = await choice(page);
  await page.keyboard.press('h');
  await page.waitForSelector('#hint:visible .hint-do');
  assert.ok((await page.locator('#hint .hint-why li').count()) > 0);
  const others = await page.locator('#hint .hint-others li').allInnerTexts();
  assert.ok(others.length > 0 && others.every((one) => /\d+%$/.test(one)), `each with the chance to win: ${others}`);
  // What is recommended is ringed, and whoever reads can press it: nothing is modal, and neither the lot nor a button is covered.
  const step = await page.locator('#hint [data-step]').getAttribute('data-step');
  assert.equal(await page.locator('#act button.hinted').getAttribute('value'), step);
  const covered = () =>
    page.evaluate(() => {
      const hint = document.getElementById('hint').getBoundingClientRect();
      const under = [...document.querySelectorAll('#lot, #cam, #act .b')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < hint.right - 1 && right > hint.left + 1 && top < hint.bottom - 1 && bottom > hint.top + 1;
      });
      return under.map((one) => one.id || one.textContent);
    });
  assert.deepEqual(await covered(), []);
  const wrong = await axe(page);
  wrong.push(...(await axeEverywhere(page, 'hint')));
  nothing(wrong);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#hint').isVisible(), false);
  assert.deepEqual((await decision(page)).steps, before.steps);
  await page.setViewportSize(SMALL);
  nothing(await faults(page));
  // One tap on a phone.
  await page.locator('header .hintform button').click();
  await page.waitForSelector('#hint:visible .hint-do');
  assert.deepEqual(await covered(), []);
  await page.locator('#hint .x').click();
  assert.equal(await page.locator('#hint').isVisible(), false);

  // The same on a map, which it pushes aside where there is no room beside it; the territories are ringed.
  await page.setViewportSize(LAPTOP);
  await page.goto(await newTable(page, { game: 'rawsiko', who: 'bots', players: '3', level: '1' }));
  await ready(page);
  await page.waitForSelector('.tool.go');
  await page.keyboard.press('h');
  await page.waitForSelector('#hint:visible .hint-do');
  // An upright tablet has its panels below the map, where the hint finds room.
  for (const [width, height, pushes] of [[1366, 641, false], [390, 664, true], [844, 390, true], [820, 1180, false], [360, 560, true]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((it) => document.body.classList.contains('hint-pushes') === it, pushes);
    assert.deepEqual(await covered(), [], `${width}×${height}`);
    assert.ok(await page.locator('#hint .hint-do').isVisible(), `${width}×${height}`);
    assert.ok(await page.locator('.tt.hinted').count(), 'what it speaks of is ringed');
    // Not only the headline: beside the map there is room for reasons.
    if (width > 900) assert.ok((await page.locator('#hint').boundingBox()).height > 200, `${width}×${height}`);
  }

  await page.goto(await newTable(page, { who: 'hotseat', players: '2', scores: 'open' }));
  await ready(page);
  assert.equal(await page.locator('.hintform').count(), 0, 'people round one screen get none');
});
