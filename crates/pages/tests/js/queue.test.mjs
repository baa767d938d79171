// node --test crates/pages/tests/js/
import assert from 'node:assert/strict';
import test from 'node:test';
import { Queue } from '../../assets/js/queue.js';

// A clock that stands until it is moved.
function setup({ motion = 0, gap = 450, hidden = () => false, hold = () => false } = {}) {
  let now = 0;
  let timers = [];
  const clock = {
    now: () => now,
    setTimeout: (call, wait) => timers.push({ call, at: now + wait }),
    clearTimeout: (id) => id && (timers[id - 1] = { at: Infinity }),
  };
  const shown = [];
  const show = (frames, still) => {
    shown.push(`${frames.map((frame) => frame.version).join('+')}${still ? '!' : ''}`);
    let done;
    const ended = new Promise((resolve) => (done = resolve));
    if (motion && !still) clock.setTimeout(done, motion);
    else done();
    return { done: ended, skip: () => shown.push('skipped') };
  };
  let idle = 0;
  const queue = new Queue({ show, shown: () => (idle += 1), gap: () => gap, hidden, hold, clock });
  const settle = async () => {
    for (let k = 0; k < 5; k += 1) await Promise.resolve();
  };
  const until = async (time) => {
    await settle();
    for (;;) {
      const next = timers.filter((timer) => timer.call).sort((one, other) => one.at - other.at)[0];
      if (!next || next.at > time) break;
      now = next.at;
      timers[timers.indexOf(next)] = { at: Infinity };
      next.call();
      await settle();
    }
    now = time;
  };
  return { queue, shown, until, idle: () => idle };
}

const frames = (queue, ...versions) => versions.forEach((version) => queue.push({ version }));

test('the first frame is shown at once, the next after the gap', async () => {
  const { queue, shown, until, idle } = setup();
  frames(queue, 1, 2, 3);
  assert.deepEqual(shown, ['1']);
  await until(449);
  assert.deepEqual(shown, ['1']);
  await until(451);
  assert.deepEqual(shown, ['1', '2']);
  assert.equal(idle(), 0);
  await until(2000);
  assert.deepEqual(shown, ['1', '2', '3']);
  assert.equal(idle(), 1);
});

test('a long motion is not cut off by the next frame', async () => {
  const { queue, shown, until } = setup({ motion: 1200 });
  frames(queue, 1, 2);
  await until(1199);
  assert.deepEqual(shown, ['1']);
  await until(1201);
  assert.deepEqual(shown, ['1', '2']);
});

test('a skip ends the motion and shows all that waits as one', async () => {
  const { queue, shown, until } = setup({ motion: 1200 });
  frames(queue, 1, 2, 3, 4);
  await until(100);
  queue.skip();
  assert.deepEqual(shown, ['1', 'skipped', '2+3+4!']);
  frames(queue, 5);
  await until(5000);
  assert.deepEqual(shown.at(-1), '5');
});

test('in a hidden tab nothing waits', async () => {
  const { queue, shown } = setup({ hidden: () => true });
  frames(queue, 1, 2);
  assert.deepEqual(shown, ['1!', '2!']);
});

test('a scoring is neither skipped over nor followed before it is closed', async () => {
  let open = false;
  const { queue, shown, until } = setup({ hold: () => open });
  const { show } = queue;
  queue.show = (batch, still) => {
    open ||= batch.some((frame) => frame.holds);
    return show(batch, still);
  };
  queue.push({ version: 1 });
  queue.push({ version: 2, holds: true });
  queue.push({ version: 3 });
  queue.skip();
  assert.deepEqual(shown, ['1', 'skipped', '2!']);
  queue.skip();
  await until(5000);
  assert.deepEqual(shown.at(-1), '2!');
  open = false;
  queue.next();
  await until(10000);
  assert.deepEqual(shown.at(-1), '3');
});

test('what was not played and came while the score was opening is shown as soon as it is open', async () => {
  let open = false;
  const { queue, shown, until } = setup({ motion: 600, hold: () => open });
  const { show } = queue;
  queue.show = (batch, still) => {
    const step = show(batch, still);
    return { ...step, done: step.done.then(() => (open ||= batch.some((frame) => frame.holds))) };
  };
  queue.push({ version: 1, holds: true });
  queue.push({ version: 2, aside: true });
  assert.deepEqual(shown, ['1']);
  await until(2000);
  assert.deepEqual(shown, ['1', '2!']);
  queue.push({ version: 3, aside: true });
  assert.deepEqual(shown, ['1', '2!', '3!']);
});

test('what was not played is shown while something is being read, unless steps wait before it', async () => {
  let reading = true;
  const { queue, shown, until } = setup({ hold: () => reading });
  queue.push({ version: 1, aside: true });
  assert.deepEqual(shown, ['1!']);
  frames(queue, 2);
  queue.push({ version: 3, aside: true });
  assert.deepEqual(shown, ['1!']);
  reading = false;
  queue.next();
  await until(2000);
  assert.deepEqual(shown, ['1!', '2', '3']);
});
