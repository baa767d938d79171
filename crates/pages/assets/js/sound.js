// Whether anything is heard: off until asked for, one volume. The sounds themselves are in `synth.js`.

import { setting, onChange } from './settings.js';

let synth = null;

const on = () => setting('sound') === 'on';

/** Waits for the first gesture: before it browsers allow no sound. */
export function bind() {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { passive: true });
  onChange(async (name) => {
    if (name !== 'sound' && name !== 'volume') return;
    await wake();
    play(name === 'sound' ? 'bid' : 'bead');
  });
}

async function wake() {
  if (!on() || !globalThis.AudioContext) return;
  const loaded = await import('./synth.js');
  if (!synth) loaded.open();
  synth = loaded;
  synth.volume(setting('volume') / 100);
}

/** Plays the sound of this name after `delay` seconds, if sound is on. */
export function play(name, delay = 0, ...more) {
  if (on()) synth?.play(name, delay, ...more);
}

/** The sounds of a step. Of many skipped at once only the last event is heard. */
export function ring(motions, still) {
  (still ? motions.slice(-1) : motions).forEach(({ kind }, k) => play(kind, k * 0.4));
}
