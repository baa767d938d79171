// Fair dealing, from secret and nonces to lots. The browser's own crypto library is missing on plain http, and the check
// must work there too; so SHA-256 and ChaCha20 are here, short enough to be read. See docs/fairness.md.

const DEAL = 'khepri fair 1\n';
const AFTER = 'khepri fair 2\n';
const bytesOf = (text) => new TextEncoder().encode(text);

/** Hexadecimal digits as bytes; null for what is none. */
export function unhex(digits) {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Bytes as hexadecimal digits. */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const rotate = (word, by) => (word >>> by) | (word << (32 - by));

// The first 32 bits of the fractional parts of the roots of the first primes: square roots for the start, cube roots for
// the rounds.
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const part = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => part(Math.cbrt(prime)));

/** The SHA-256 of some bytes (FIPS 180-4). */
export function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [words[i - 15], words[i - 2]];
      const low = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const high = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      words[i] = words[i - 16] + low + words[i - 7] + high;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      const mixed = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i];
      const other = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(mixed + other) | 0, a, b, c, (d + mixed) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

/** One block of ChaCha20 (RFC 8439, section 2.3) as 16 words: `last` are the four words after the key. */
export function chachaBlock(key, last) {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...Array(8).fill(0), ...last);
  for (let i = 0; i < 8; i += 1) start[4 + i] = view.getInt32(4 * i, true);
  const words = start.slice();
  const step = (a, b, d, by) => {
    words[a] += words[b];
    words[d] = rotate(words[d] ^ words[a], 32 - by);
  };
  for (let round = 0; round < 10; round += 1) {
    for (const [a, b, c, d] of QUARTERS) {
      step(a, b, d, 16);
      step(c, d, b, 12);
      step(a, b, d, 8);
      step(c, d, b, 7);
    }
  }
  return Uint32Array.from(words, (word, i) => word + start[i]);
}

/** The lots of one key: the key stream in 32-bit words, with a 64-bit block counter and nonce 0. */
export class Lots {
  #key;
  #block = 0;
  #words = [];

  constructor(key) {
    this.#key = key;
  }

  static #mixed(...parts) {
    return new Lots(sha256(Uint8Array.from(parts.flatMap((bytes) => [...bytes]))));
  }

  /** The lots of a game of this name, from the secret and the nonces in seat order. */
  static of(game, secret, nonces) {
    return Lots.#mixed(bytesOf(DEAL), bytesOf(`${game}\n`), secret, ...nonces);
  }

  /** The lots that answer one question to chance, in a game that goes on from a step of another one. */
  static asked(game, secret, nonces, question) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(question), true);
    return Lots.#mixed(bytesOf(AFTER), bytesOf(`${game}\n`), secret, ...nonces, new Uint8Array(number.buffer));
  }

  #next() {
    if (!this.#words.length) {
      const counter = [this.#block % 2 ** 32, Math.floor(this.#block / 2 ** 32), 0, 0];
      this.#words = [...chachaBlock(this.#key, counter)].reverse();
      this.#block += 1;
    }
    return this.#words.pop();
  }

  /** A number below n, each equally likely: a word that would favour some numbers is thrown away. */
  below(n) {
    for (;;) {
      const product = BigInt(this.#next()) * BigInt(n);
      if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(product >> 32n);
    }
  }

  /** The things in an order drawn by lot. */
  shuffled(things) {
    const order = [...things];
    for (let place = 0; place < order.length - 1; place += 1) {
      const other = place + this.below(order.length - place);
      [order[place], order[other]] = [order[other], order[place]];
    }
    return order;
  }
}
