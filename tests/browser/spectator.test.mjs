// Whoever looks on sees no hidden score and can do nothing, whatever they send.

import assert from 'node:assert/strict';
import { scenario } from './support/scenario.mjs';
import { choose, newTable, playOn } from './support/table.mjs';

scenario(
  'a spectator sees no hidden score and cannot act',
  async (enter) => {
    const player = await enter();
    await player.goto('/');
    const path = await newTable(player, { who: 'bots', players: '3', scores: 'hidden' });
    await player.goto(path);
    assert.equal((await player.locator('#you .purse').count()) > 0, true, 'the player knows their own score');
    // Out of the way of the steps below: a page plays the only step there is by itself.
    await player.goto('/privacy');

    const watcher = await enter();
    await watcher.goto('/');
    // Somebody with a chair elsewhere: known, but nobody here.
    await newTable(watcher, { who: 'bots', players: '2' });
    await watcher.goto(path);
    const hides = async (when) => {
      const html = await watcher.content();
      for (const secret of ['id="you"', 'class="purse"', 'name="step"', 'id="command"'])
        assert.ok(!html.includes(secret), `${when}: ${secret}`);
      return html;
    };
    await hides('at first');

    // Everything that is sent to the watcher while the game goes on, also at the scoring of an epoch.
    const frames = [];
    const cdp = await watcher.context().newCDPSession(watcher);
    await cdp.send('Network.enable');
    await watcher.evaluate(async (path) => {
      window.frames_ = [];
      const answer = await fetch(`${path}/live?from=${document.getElementById('table').dataset.version}`);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      (async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          window.frames_.push(value);
        }
      })();
    }, path);
    const scored = await playOn(player, path, ({ html }) => /class="sct/.test(html), { pick: choose });
    assert.ok(!scored.over, 'the first epoch is scored long before the end');
    await watcher.waitForFunction(() => window.frames_.join('').includes('sct card'));
    frames.push(...(await watcher.evaluate(() => window.frames_)));
    const sent = frames.join('');
    for (const secret of ['class=\\"purse', 'name=\\"step\\"', 'class=\\"fs\\"'])
      assert.ok(!sent.includes(secret), `the stream holds ${secret}`);
    assert.ok(sent.includes('veiled'), 'hidden scores are veiled, not left out');

    const origin = new URL(watcher.url()).origin;
    const post = (address, form) =>
      watcher.context().request.post(`${path}/${address}`, { form, headers: { origin, accept: 'application/json' } });
    for (const [address, form] of [
      ['act', { step: 'draw', seen: scored.version }],
      ['act', { step: 'draw', seen: scored.version, as: '0' }],
      ['undo', { seen: scored.version }],
      ['leave', {}],
      ['back', {}],
      ['rematch', {}],
      ['sit', { seat: '1', who: 'me' }],
      ['sit', { seat: '1', who: 'bot', level: '1' }],
      ['nonce', { nonce: '00112233445566778899aabbccddeeff' }],
    ]) {
      const answer = await post(address, form);
      assert.ok(answer.status() >= 400 && answer.status() < 500, `${address}: ${answer.status()}`);
      assert.ok((await answer.json()).message, `${address} says why`);
    }
    const record = await watcher.context().request.get(`${path}/record`);
    assert.ok(record.status() >= 400, "the record of a running game is nobody's");
    const after = await playOn(player, path, () => true);
    assert.equal(after.version, scored.version, 'nothing has changed');
  },
  { rough: true },
);
