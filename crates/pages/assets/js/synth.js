// Every sound, made here from noise and oscillators: short and dry. Fetched only by whoever wants to hear them.

let context;
let out;
let noise;

/** Prepares to sound. Only after a gesture: before it browsers allow none. */
export function open() {
  context = new AudioContext();
  out = context.createGain();
  out.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
}

/** How loud, from 0 to 1. Ears hear by powers. */
export function volume(loud) {
  // Suspended, or interrupted by a call on a phone.
  if (context.state !== 'running') context.resume();
  out.gain.value = 0.8 * loud ** 2;
}

// Louder at once, then dying away; linear at the start, or it would click.
function fade(at, peak, attack, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function hiss(at, { pitch, to = pitch, width = 1, peak = 0.5, attack = 0.004, length = 0.15, kind = 'bandpass' }) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  filter.type = kind;
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fade(at, peak, attack, length));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
}

function tone(at, { pitch, to = pitch, peak = 0.3, attack = 0.005, length = 0.3, wave = 'sine' }) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(at, peak, attack, length));
  source.start(at);
  source.stop(at + length);
}

// A struck plate of metal: partials that do not fit, the high ones gone first.
function gong(at, pitch, length, peak) {
  [1, 1.48, 2.01, 2.76, 3.9].forEach((partial, k) => {
    const high = pitch * partial;
    const fading = length / (1 + k * 0.45);
    tone(at, { pitch: high, to: high * 0.985, peak: peak / (k + 1.4), attack: 0.02 + k * 0.01, length: fading });
  });
  hiss(at, { pitch: pitch * 6, width: 0.7, peak: peak * 0.25, length: 0.25 });
}

const sistrum = (at) => {
  for (const k of [0, 0.05, 0.1]) hiss(at + k, { pitch: 6500, width: 5, peak: 0.6, length: 0.07 });
};

const SOUNDS = {
  // stone on wood
  draw(at) {
    hiss(at + 0.25, { pitch: 1500, to: 500, width: 2, peak: 0.5, length: 0.06 });
    tone(at + 0.25, { pitch: 210, to: 120, peak: 0.4, length: 0.11 });
  },
  ra: (at) => gong(at + 0.3, 98, 1.6, 0.4),
  invoke: (at) => gong(at, 131, 0.9, 0.28),
  turn(at) {
    sistrum(at);
    sistrum(at + 0.24);
  },
  // a metal disc set down
  bid(at) {
    [1, 2.32, 4.25].forEach((k) => tone(at + 0.1, { pitch: 880 * k, peak: 0.16 / k, length: 0.28 / k ** 0.5 }));
    hiss(at + 0.1, { pitch: 2600, width: 1.5, peak: 0.2, length: 0.03 });
  },
  // cloth
  pass: (at) => hiss(at, { pitch: 900, to: 420, width: 0.8, peak: 0.5, attack: 0.05, length: 0.2 }),
  // tiles raked together
  win(at) {
    for (let k = 0; k < 7; k += 1) {
      hiss(at + k * 0.055, { pitch: 1300 + 260 * ((k * 5) % 4), to: 700, width: 3, peak: 0.34, length: 0.06 });
      tone(at + k * 0.055, { pitch: 190 + 22 * ((k * 3) % 5), peak: 0.14, length: 0.07 });
    }
  },
  // a crack, then sand
  loss(at) {
    hiss(at, { pitch: 3200, to: 300, width: 0.6, peak: 0.7, attack: 0.001, length: 0.12 });
    tone(at, { pitch: 120, to: 45, peak: 0.5, length: 0.25, wave: 'triangle' });
    hiss(at + 0.15, { pitch: 5000, to: 1800, width: 0.5, peak: 0.14, attack: 0.1, length: 0.7 });
  },
  // a breath and a chime
  god(at) {
    hiss(at, { pitch: 700, to: 2200, width: 0.7, peak: 0.14, attack: 0.15, length: 0.4 });
    [1, 2.76, 5.4].forEach((k) => tone(at + 0.2, { pitch: 1175 * k, peak: 0.14 / k, length: 0.9 / k ** 0.5 }));
  },
  epoch: (at) => gong(at, 65, 3.2, 0.5),
  bead(at, row = 0) {
    tone(at, { pitch: 740 * 2 ** ((row % 8) / 12), peak: 0.24, length: 0.09 });
    hiss(at, { pitch: 3800, width: 4, peak: 0.17, length: 0.025 });
  },
  // a harp runs up
  over(at) {
    [0, 2, 4, 7, 9, 12, 14, 16, 19, 24].forEach((step, k) => {
      tone(at + k * 0.075, { pitch: 262 * 2 ** (step / 12), peak: 0.2, attack: 0.003, length: 0.9, wave: 'triangle' });
    });
  },
};
SOUNDS.discard = SOUNDS.win;

/** The names of all sounds. */
export const NAMES = Object.keys(SOUNDS);

/** Plays the sound of this name, if there is one, after `delay` seconds. */
export function play(name, delay, ...more) {
  if (Object.hasOwn(SOUNDS, name)) SOUNDS[name](context.currentTime + 0.01 + delay, ...more);
}
