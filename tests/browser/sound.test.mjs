// What the sounds are like, measured: nobody listens to a test.

import assert from 'node:assert/strict';
import { nothing, scenario } from './support/scenario.mjs';

/** Renders sounds in the page as fast as it can: `[name, delay in seconds, …]` each. Gives what can be said of the samples. */
const measure = (page, sounds) =>
  page.evaluate(async (sounds) => {
    const rate = 44_100;
    let context;
    globalThis.AudioContext = class extends OfflineAudioContext {
      constructor() {
        super(1, 7 * rate, rate);
        context = this;
      }
      resume() {}
    };
    const synth = await import(document.querySelector('script[src*=main]').src.replace(/main\.js.*/, 'synth.js'));
    synth.open();
    synth.volume(1);
    for (const [name, ...more] of sounds) synth.play(name, ...more);
    const rendered = await context.startRendering();
    const samples = rendered.getChannelData(0);
    const decibels = (value) => 20 * Math.log10(Math.max(value, 1e-9));
    let peak = 0;
    let sum = 0;
    let first = samples.length;
    let last = 0;
    samples.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      sum += value;
      if (Math.abs(value) < 0.0005) return;
      first = Math.min(first, at);
      last = at;
    });
    // As an ear takes it from a small loudspeaker: hardly any low notes, high ones more, the loudest fifth of a second.
    const ear = new OfflineAudioContext(1, samples.length, rate);
    const source = new AudioBufferSourceNode(ear, { buffer: rendered });
    const low = new BiquadFilterNode(ear, { type: 'highpass', frequency: 180, Q: 0.7 });
    const high = new BiquadFilterNode(ear, { type: 'highshelf', frequency: 1500, gain: 4 });
    source.connect(low).connect(high).connect(ear.destination);
    source.start();
    const heard = (await ear.startRendering()).getChannelData(0);
    const window = rate / 5;
    let energy = 0;
    let loudest = 0;
    heard.forEach((value, at) => {
      energy += value ** 2 - (at >= window ? heard[at - window] ** 2 : 0);
      loudest = Math.max(loudest, energy);
    });
    const tail = samples.subarray(Math.max(first, last - rate / 200), last + 1);
    return {
      peak: decibels(peak),
      loud: decibels(Math.sqrt(loudest / window)),
      seconds: (last - first) / rate,
      end: Math.max(...tail.map(Math.abs)),
      middle: Math.abs(sum) / Math.max(1, last - first),
    };
  }, sounds);

scenario('every sound is short, even, and neither cut off nor clipped', async (enter) => {
  const page = await enter();
  await page.goto('/');
  const names = await page.evaluate(async () => {
    const synth = await import(document.querySelector('script[src*=main]').src.replace(/main\.js.*/, 'synth.js'));
    return synth.NAMES;
  });
  assert.ok(names.length >= 12, `${names.length} sounds`);
  const wrong = [];
  const may = (name, what, value, least, most) => {
    if (!(value >= least && value <= most)) wrong.push(`${name}: ${what} ${value.toFixed(4)}, not ${least} to ${most}`);
  };
  for (const name of names) {
    const { peak, loud, seconds, end, middle } = await measure(page, [[name, 0]]);
    may(name, 'its peak in decibels', peak, -26, -3);
    may(name, 'its loudness in decibels', loud, -34, -18);
    may(name, 'its length in seconds', seconds, 0.02, 3);
    may(name, 'how loud it breaks off', end, 0, 0.003);
    may(name, 'its mean', middle, 0, 0.001);
  }
  // A step rings for each of its events, one soon after the other, and then it is somebody's turn.
  for (const events of [
    ['ra', 'invoke', 'win', 'loss', 'loss', 'epoch'],
    ['draw', 'epoch', 'over'],
  ]) {
    const rung = events.map((name, at) => [name, at * 0.4]);
    const { peak } = await measure(page, [...rung, ['turn', 0.5], ['bead', 0.6, 7]]);
    may(events.join(', '), 'their peak in decibels', peak, -26, -1);
  }
  nothing(wrong);
});
