// What a browser is told to forbid, and what another site's page tries in vain.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { house, scenario } from './support/scenario.mjs';
import { choice, newTable, state } from './support/table.mjs';

scenario('every answer forbids what a page does not need', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const table = await newTable(page, { who: 'bots' });
  for (const address of ['/', '/rules', '/me', table, '/assets/tokens.css', '/nowhere']) {
    const headers = (await page.context().request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    assert.match(policy, /default-src 'self'/, address);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/, address);
    assert.match(policy, /frame-ancestors 'none'/, address);
    assert.equal(headers['x-content-type-options'], 'nosniff', address);
    assert.ok(headers['referrer-policy'], address);
  }
  for (const address of ['/', '/rules', '/glossary', '/me', table]) {
    await page.goto(address);
    const inline = await page.evaluate(
      () => document.querySelectorAll('[onclick], [onload], script:not([src]), style').length,
    );
    assert.equal(inline, 0, `${address} has inline code`);
  }
  for (const cookie of await page.context().cookies()) {
    assert.ok(cookie.httpOnly, `${cookie.name} is out of reach of scripts`);
    assert.match(cookie.sameSite, /Lax|Strict/, cookie.name);
  }
});

scenario('a page of another site can change nothing', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const table = await newTable(page, { who: 'bots' });
  await page.goto(table);
  const {
    version,
    steps: [step],
  } = await choice(page);

  const forms = [
    ['act', `<input name=step value="${step}"><input name=seen value="${version}">`],
    ['leave', ''],
  ];
  const foreign = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      forms
        .map(
          ([what, fields], at) =>
            `<form id=f${at} method=post action="${house.server.url}${table}/${what}">${fields}</form>`,
        )
        .join(''),
    );
  });
  await new Promise((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  // The same browser with the same cookies; it is outside the house, so nobody watches what it asks for.
  const cookies = await page.context().cookies();
  const context = await house.browser.newContext();
  try {
    await context.addCookies(cookies);
    for (const at of forms.keys()) {
      const evil = await context.newPage();
      await evil.goto(`http://127.0.0.1:${foreign.address().port}/`);
      const [answer] = await Promise.all([
        evil.waitForResponse((response) => response.request().method() === 'POST'),
        evil.evaluate((at) => document.getElementById(`f${at}`).submit(), at),
      ]);
      assert.equal(answer.status(), 403, forms[at][0]);
    }
    const evil = await context.newPage();
    await evil.setContent(`<iframe src="${house.server.url}/"></iframe>`);
    await evil.waitForTimeout(300);
    assert.notEqual(
      await evil
        .frames()[1]
        ?.evaluate(() => !!document.getElementById('new'))
        .catch(() => false),
      true,
      'no page of ours in a frame',
    );
  } finally {
    await context.close();
    foreign.close();
  }
  for (const headers of [{}, { origin: 'null' }, { origin: 'https://evil.example' }]) {
    const answer = await page.context().request.post(`${table}/leave`, { headers });
    assert.equal(answer.status(), 403, JSON.stringify(headers));
  }
  await page.reload();
  assert.equal((await state(page)).version, version, 'nothing has changed');
});

scenario('a name is text, whatever it looks like', async (enter) => {
  const page = await enter();
  await page.goto('/me');
  await page.locator('#name').fill('<b onclick=x>A</b>');
  await page.locator('form[action="/me/name"] button').click();
  await page.goto(await newTable(page, { who: 'bots' }));
  assert.equal(await page.locator('b[onclick]').count(), 0);
});
