// A class: twelve browsers at three tables of four, whoever leads them, a pause, a browser that was closed, the wall, the
// end of a lesson; every page of it in every language, by day and by night, on a laptop and on a phone.

import assert from 'node:assert/strict';
import { axeEverywhere } from './support/axe.mjs';
import { decision, scripted, until } from './support/rawsiko.mjs';
import { LANGUAGES, LAPTOP, nothing, OUT, PHONE, ready, scenario } from './support/scenario.mjs';
import { PATIENCE, late } from './support/state.mjs';

const WALL = { width: 1920, height: 1080 };

/** Opens a class with one click; gives its path and its digits. */
async function open(teacher) {
  await teacher.goto('/class');
  await teacher.locator('form[action="/class/open"] button').click();
  await teacher.waitForURL(/\/class\/[a-z0-9]{12}$/);
  const pin = (await teacher.locator('.pinbox .pin').innerText()).replace(/\D/g, '');
  assert.match(pin, /^\d{6}$/);
  return { path: new URL(teacher.url()).pathname, pin };
}

/**
 * Comes in as a camera would lead there, with a nickname that is offered, or another if somebody was quicker; gives what
 * the page says then.
 */
async function join(pupil, pin) {
  await pupil.goto(`/class?pin=${pin}`);
  await pupil.locator('.offered button').first().click();
  await pupil.waitForSelector('#class-people');
  return pupil.locator('h1').innerText();
}

/** What this person may do, as a program of theirs would be told. */
async function legal(pupil, token, id) {
  const answer = await pupil.context().request.get(`/api/v1/tables/${id}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.status(), 200);
  return answer.json();
}

async function tokenOf(pupil, origin) {
  const made = await pupil.context().request.post('/me/tokens', { form: { name: 'test' }, headers: { origin } });
  return /khp_[0-9a-f]+/.exec(await made.text())[0];
}

/** Steps through the form of the page, without its script. */
const act = (pupil, path, step, seen, origin) =>
  pupil.context().request.post(`${path}/act`, { form: { step, seen }, headers: { origin, accept: 'application/json' } });

/** Nothing scrolls sideways. */
async function fits(page, what) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${what} is ${over} px too wide`] : [];
}

scenario(
  'twelve browsers at three tables of four, a pause, and one that comes back',
  async (enter) => {
    const teacher = await enter();
    const { path, pin } = await open(teacher);
    const origin = new URL(teacher.url()).origin;
    const pupils = [];
    for (let n = 0; n < 12; n += 1) {
      const language = LANGUAGES[n % LANGUAGES.length];
      pupils.push(await enter({ language, viewport: n % 2 ? PHONE : LAPTOP, reducedMotion: 'reduce' }));
    }
    const begun = Date.now();
    const welcomes = await Promise.all(pupils.map((pupil) => join(pupil, pin)));
    // All of them are on the page of whoever leads, without it being fetched anew.
    await teacher.evaluate(() => (window.same = true));
    await teacher.waitForFunction(() => document.querySelectorAll('#class-waiting .cl-names li').length === 12);
    const listed = (await teacher.locator('#class-waiting .cl-names li').allInnerTexts()).map((name) => name.trim());
    const names = welcomes.map((welcome) => listed.find((name) => welcome.includes(name)));
    assert.equal(new Set(names.filter(Boolean)).size, 12, `${welcomes} against ${listed}`);
    await teacher.locator('.seatall button.primary').click();
    // Everybody is led to their table by themselves.
    await Promise.all(pupils.map((pupil) => ready(pupil)));
    console.log(`from the first to join to twelve at their tables: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    await teacher.waitForFunction(() => document.querySelectorAll('#class-tables .tb').length === 3);
    const tables = [...new Set(pupils.map((pupil) => new URL(pupil.url()).pathname))];
    assert.equal(tables.length, 3);
    assert.equal(await teacher.locator('#class-tables .cl-seats tbody tr').count(), 12, 'four at each');
    assert.ok(await teacher.evaluate(() => window.same), 'it is the same page');

    // A pause reaches every screen, and a step is refused with a sentence.
    await teacher.locator('#class-top form[action$="/hold"] button').click();
    for (const pupil of pupils) await pupil.locator('.holding .card').waitFor();
    const tokens = await Promise.all(pupils.map((pupil) => tokenOf(pupil, origin)));
    const seen = async (n) => legal(pupils[n], tokens[n], new URL(pupils[n].url()).pathname.slice(3));
    let mover = -1;
    for (let n = 0; n < 12 && mover < 0; n += 1) if ((await seen(n)).legal.length) mover = n;
    const table = await seen(mover);
    const at = new URL(pupils[mover].url()).pathname;
    const refused = await act(pupils[mover], at, table.legal[0].step, table.version, origin);
    assert.equal(refused.status(), 409);
    assert.equal((await refused.json()).error, 'paused');
    await teacher.locator('#class-top form[action$="/hold"] button.primary').click();
    await pupils[mover].locator('.holding .card').waitFor({ state: 'detached' });
    const done = await act(pupils[mover], at, table.legal[0].step, (await seen(mover)).version, origin);
    assert.equal(done.status(), 204, await done.text());

    // A browser that was closed comes back to the same seat, from the address of the class.
    const back = pupils[5];
    const mine = new URL(back.url()).pathname;
    await back.goto('about:blank');
    await back.goto(path);
    await ready(back);
    assert.equal(new URL(back.url()).pathname, mine);
    assert.ok((await back.content()).includes(names[5]));
    // And from the door, without the PIN.
    await back.goto('/class');
    await back.locator('.class-mine').click();
    await ready(back);

    // A pupil sees no other table of the class.
    const other = tables.find((one) => one !== mine);
    await back.goto(other);
    await ready(back);
    assert.equal(new URL(back.url()).pathname, mine);

    // Phrases are off until they are allowed, and heard by the table.
    assert.equal(await pupils[0].locator('.phrases').count(), 0);
    await teacher.locator('.cl-more > summary').click();
    await teacher.locator('form[action$="/phrases"] button').click();
    await pupils[0].locator('.phrases summary').click();
    await pupils[0].locator('.phrases button').nth(2).click();
    const neighbours = pupils.filter((pupil) => new URL(pupil.url()).pathname === new URL(pupils[0].url()).pathname);
    for (const pupil of neighbours) await pupil.locator('.saying .card').waitFor();

    // The lesson ends: the running turn is the last, on every screen.
    await teacher.locator('#class-clock .sure summary').click();
    await teacher.locator('form[action$="/clock"] button[value=now]').click();
    for (const pupil of pupils) await pupil.locator('.lastturn').waitFor();

    // A nickname is taken away, and somebody is sent out.
    const row = teacher.locator('.members tr').filter({ hasText: names[3] });
    await row.locator('form[action$="/nickname"] button').click();
    await teacher.waitForFunction((name) => !document.querySelector('.members').textContent.includes(name), names[3]);
    await teacher.locator('.members tr').filter({ hasText: names[4] }).locator('form[action$="/remove"] button').click();
    await pupils[4].getByRole('heading', { level: 1 }).waitFor();
    await pupils[4].waitForSelector('main.oops');

    const wrong = [...(await axeEverywhere(teacher, 'the page of whoever leads'))];
    wrong.push(...(await axeEverywhere(pupils[0], 'a table of a class')));
    for (const viewport of [LAPTOP, PHONE]) {
      for (const colorScheme of ['light', 'dark']) {
        await teacher.setViewportSize(viewport);
        await teacher.emulateMedia({ colorScheme });
        await teacher.screenshot({ path: `${OUT}/shots/class-lead-${viewport.width}-${colorScheme}.png`, fullPage: true });
        wrong.push(...(await fits(teacher, `the page of whoever leads at ${viewport.width}`)));
      }
    }

    // Bots finish what is left, and the class talks about it.
    await teacher.setViewportSize(LAPTOP);
    for (let n = 1; n <= 3; n += 1) {
      const card = teacher.locator(`#ct-${n}`);
      await card.locator('.sure summary').click();
      await card.locator('form[action$="/finish"] button').click();
    }
    await teacher.waitForFunction(() => document.querySelectorAll('#class-tables .cl-st.ok').length === 3);
    await teacher.goto(`${path}/screen`);
    await teacher.setViewportSize(WALL);
    await teacher.screenshot({ path: `${OUT}/shots/class-wall-over.png` });
    await teacher.goto(`${path}/debrief`);
    assert.equal(await teacher.locator('.questions li').count(), 3);
    wrong.push(...(await axeEverywhere(teacher, 'the debrief')), ...(await fits(teacher, 'the debrief')));
    // Paper is light, whatever the screen is.
    const printed = [];
    for (const colorScheme of ['light', 'dark']) {
      await teacher.emulateMedia({ media: 'print', colorScheme });
      for (const theme of ['', colorScheme])
        printed.push(
          await teacher.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
            return getComputedStyle(document.querySelector('.questions .world')).color;
          }, theme),
        );
    }
    assert.deepEqual([...new Set(printed)], ['rgb(91, 70, 50)']);
    await teacher.screenshot({ path: `${OUT}/shots/class-print.png`, fullPage: true });
    // A new round: everybody is led to another table by themselves.
    await teacher.emulateMedia({ media: 'screen' });
    await teacher.goto(path);
    const old = new URL(pupils[0].url()).pathname;
    await teacher.locator('form[action$="/round"] button').click();
    // The way leads over the page of the class: what is fetched on it may be given up for the next.
    const there = () => new URL(pupils[0].url()).pathname;
    for (const end = Date.now() + PATIENCE; there() === old || !there().startsWith('/t/'); await teacher.waitForTimeout(100))
      if (Date.now() > end) throw late(`they are still at ${there()}`);
    await ready(pupils[0]);
    await teacher.waitForFunction(() => document.querySelectorAll('#class-tables .cl-st:not(.ok)').length === 3);
    nothing(wrong);
  },
  { rough: true, timeout: 240_000 },
);

scenario('from the door to placing assets nothing is typed but the PIN, and little is pressed', async (enter) => {
  const [teacher, pupil] = [await enter(), await enter({ viewport: PHONE, reducedMotion: 'reduce' })];
  let presses = 0;
  const press = (place) => {
    presses += 1;
    return place.click();
  };
  await teacher.goto('/class');
  await press(teacher.locator('form[action="/class/open"] button'));
  const pin = (await teacher.locator('.pinbox .pin').innerText()).replace(/\D/g, '');
  await pupil.goto('/class');
  // The field has the focus once the page is drawn.
  await pupil.waitForFunction(() => document.activeElement?.name === 'pin');
  await pupil.keyboard.type(pin);
  await press(pupil.locator('form[action="/class"] button'));
  await press(pupil.locator('.offered button').first());
  await teacher.locator('#class-waiting .cl-names li').waitFor();
  await press(teacher.locator('.seatall button.primary'));
  await ready(pupil);
  await scripted(pupil);
  assert.equal(await decision(pupil), 'place', 'the first territories were given out');
  const mine = await pupil.locator('.tt[data-mine]').first().getAttribute('data-t');
  const continent = await pupil.locator(`#t-${mine}`).getAttribute('data-continent');
  await press(pupil.locator(`.ctabs [data-view="${continent}"]`));
  await until(pupil, () => press(pupil.locator(`#p-${mine} .hit`)));
  assert.ok(presses <= 6, `${presses} presses by both`);
});

scenario('the clock of a lesson is right although its script comes late', async (enter) => {
  const [teacher, pupil] = [await enter(), await enter({ reducedMotion: 'reduce' })];
  const { path, pin } = await open(teacher);
  await join(pupil, pin);
  await teacher.locator('.seatall button.primary').click();
  await ready(pupil);
  await teacher.locator('#class-clock form.picks button').first().click();
  const face = (page, place = '#class-clock') => page.locator(`${place} [data-ends]`);
  const seconds = async (clock) => {
    const [minutes, rest] = (await clock.innerText()).split(':');
    return Number(minutes) * 60 + Number(rest);
  };
  await face(teacher).waitFor();
  const again = await teacher.context().newPage();
  for (const [page, address, place] of [[again, path, '#class-clock'], [pupil, pupil.url(), '#class']]) {
    await page.route('**/class.js*', async (route) => {
      await page.waitForTimeout(4000);
      await route.continue();
    });
    await page.goto(address);
    const [right, clock] = [face(teacher), face(page, place)];
    // It counts once its script is there; then both show the same. Each is read when it is its turn to answer.
    const before = await seconds(clock);
    for (const end = Date.now() + PATIENCE; ; await page.waitForTimeout(100)) {
      const faces = [await seconds(right), await seconds(clock)];
      if (faces[1] < before && Math.abs(faces[0] - faces[1]) <= 1) break;
      if (Date.now() > end) throw late(`one clock shows ${faces[0]} seconds, the other ${faces[1]}`);
    }
  }
});

scenario('pupils who choose their territories may have a choice suggested', async (enter) => {
  const [teacher, pupil] = [await enter(), await enter({ viewport: PHONE, reducedMotion: 'reduce' })];
  const { pin } = await open(teacher);
  await join(pupil, pin);
  await teacher.locator('.seatall [name=first][value=chosen]').check({ force: true });
  await teacher.locator('.seatall button.primary').click();
  await ready(pupil);
  await scripted(pupil);
  let claims = 0;
  for (let mode = await decision(pupil); mode !== 'place'; mode = await decision(pupil)) {
    assert.equal(mode, 'claim');
    await pupil.locator('.suggest').click();
    await until(pupil, () => pupil.locator('#confirm').click());
    claims += 1;
  }
  assert.equal(claims, 2);
});

scenario(
  'every page of a class in every language, on every screen',
  async (enter) => {
    const wrong = [];
    for (const language of LANGUAGES) {
      const [teacher, pupil] = [await enter({ language }), await enter({ language, viewport: PHONE })];
      await teacher.goto('/class');
      wrong.push(...(await axeEverywhere(teacher, `${language}: the door`)), ...(await fits(teacher, `${language}: the door`)));
      await teacher.setViewportSize(LAPTOP);
      const { path, pin } = await open(teacher);
      // Wrong digits, and a nickname that somebody has.
      await pupil.goto('/class?pin=000000').catch(() => {});
      await pupil.locator('[role=alert].banner').waitFor();
      await pupil.goto(`/class?pin=${pin}`);
      await pupil.locator('.offered').waitFor();
      wrong.push(...(await axeEverywhere(pupil, `${language}: nicknames`)), ...(await fits(pupil, `${language}: nicknames`)));
      await pupil.locator('#nickname').fill('Fuck');
      await pupil.locator('form.field button').click();
      await pupil.locator('[role=alert].banner').waitFor();
      await join(pupil, pin);
      wrong.push(...(await axeEverywhere(pupil, `${language}: waiting`)), ...(await fits(pupil, `${language}: waiting`)));
      await pupil.setViewportSize(PHONE);
      await pupil.screenshot({ path: `${OUT}/shots/class-waiting-${language}.png` });
      await teacher.goto(`${path}/screen`);
      await teacher.setViewportSize(WALL);
      await teacher.screenshot({ path: `${OUT}/shots/class-wall-${language}.png` });
      wrong.push(...(await axeEverywhere(teacher, `${language}: the wall`)), ...(await fits(teacher, `${language}: the wall`)));
      await teacher.goto(path);
      await teacher.setViewportSize(LAPTOP);
      await teacher.locator('.seatall button.primary').click();
      await ready(pupil);
      await teacher.locator('#ct-1').waitFor();
      for (const viewport of [LAPTOP, PHONE]) {
        await teacher.setViewportSize(viewport);
        wrong.push(...(await fits(teacher, `${language}: the page of whoever leads at ${viewport.width}`)));
      }
      await teacher.setViewportSize(WALL);
      await teacher.goto(`${path}/screen`);
      await teacher.screenshot({ path: `${OUT}/shots/class-standings-${language}.png` });
      wrong.push(...(await axeEverywhere(teacher, `${language}: standings`)));
      await Promise.all([teacher, pupil].map((page) => page.context().close()));
    }
    nothing(wrong);
  },
  { rough: true, timeout: 240_000 },
);
