// The lesson of RAWsiko, from the start page to a game of one's own, by clicks on the map; in under ten minutes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { byMouse, chapter, coach } from './support/lesson.mjs';
import { ready, scenario } from './support/scenario.mjs';
import { decision, order, scripted } from './support/rawsiko.mjs';

const SCRIPT = readFileSync(new URL('../../crates/pages/lessons/rawsiko-first.txt', import.meta.url), 'utf8');
const CHAPTERS = SCRIPT.match(/^chapter /gm).length;
/** What the lesson asks for, in its order; what is placed one by one in a row, together. */
const DEEDS = [...SCRIPT.matchAll(/^ask .*\nstep (.*)\n((?:else .*\nstep \1\n)*)/gm)].map(([, step, more]) => {
  const times = 1 + (more.match(/^step /gm)?.length ?? 0);
  return step.startsWith('place ') ? step.replace(/\d+$/, times) : step.split(' :')[0];
});
/** A slow reader: letters a second, and seconds to find what to press. */
const READS = 14;
const FINDS = 2.5;

scenario(
  'a newcomer learns RAWsiko by clicks in under ten minutes and plays on',
  async (enter) => {
    const page = await enter({ reducedMotion: 'reduce' });
    await page.goto('/?game=rawsiko');
    await page.locator('a.offer').click();
    await page.locator('.learnpage .buttons .primary').click();
    const begun = Date.now();
    const asked = [...DEEDS];
    let [clicks, letters] = [0, 0];
    for (let number = 1; number <= CHAPTERS; number += 1) {
      await ready(page);
      await scripted(page);
      const heed = async (where, now) => {
        if (now.waits === 'deed') clicks += await order(where, asked.shift());
        else clicks += await byMouse(where, now);
      };
      const last = await chapter(page, heed, async ({ text }) => {
        letters += text.length;
      });
      if (number < CHAPTERS) {
        const before = page.url();
        await byMouse(page, last);
        await page.waitForURL((address) => address.href !== before);
      }
    }
    assert.deepEqual(asked, [], 'everything was asked for');
    // How long a busy machine takes is told and not judged.
    const [machine, person] = [(Date.now() - begun) / 60_000, (letters / READS + clicks * FINDS) / 60];
    console.log(
      `${clicks} clicks, ${letters} letters: ${person.toFixed(1)} minutes for a slow reader, ` +
        `${(person + machine).toFixed(1)} with what the machine took`,
    );
    assert.ok(person < 9, `${person} minutes`);

    // The last words stand below the points.
    await page.waitForSelector('#scoring[open] .inscore');
    const before = page.url();
    await byMouse(page, await coach(page));
    await page.waitForURL((address) => address.href !== before);
    await ready(page);
    assert.equal(await decision(page), 'claim', 'a game of one’s own begins');
    assert.equal(await page.locator('#coach').count(), 0);
  },
  { timeout: 240_000 },
);
