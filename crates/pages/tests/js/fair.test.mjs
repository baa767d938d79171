// node --test crates/pages/tests/js/
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { check } from '../../assets/js/deal.js';
import { chachaBlock, hex, Lots, sha256, unhex } from '../../assets/js/lots.js';

const bytes = (text) => new TextEncoder().encode(text);
const deals = readFileSync(new URL('../../../../testdata/deals.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test('SHA-256 is that of FIPS 180-4', () => {
  const vectors = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ];
  for (const [text, expected] of vectors) assert.equal(hex(sha256(bytes(text))), expected);
});

test('SHA-256 of every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const some = randomBytes(length);
    assert.equal(hex(sha256(some)), createHash('sha256').update(some).digest('hex'), `${length} bytes`);
  }
});

const little = (words) => hex(new Uint8Array(Uint32Array.from(words).buffer));

test('ChaCha20 is that of RFC 8439', () => {
  // Section 2.3.2: block counter 1, nonce 000000090000004a00000000.
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  assert.equal(
    little(chachaBlock(key, [1, 0x09000000, 0x4a000000, 0])),
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
  // Appendix A.1, test vectors 1 and 2: key and nonce 0, block counter 0 and 1.
  const zero = new Uint8Array(32);
  assert.equal(
    little(chachaBlock(zero, [0, 0, 0, 0])),
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
  assert.equal(
    little(chachaBlock(zero, [1, 0, 0, 0])),
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  );
});

test('lots are those of the program and of docs/check_deal.py', () => {
  const lots = Lots.of('ra', new Uint8Array(32).fill(7), [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)]);
  assert.deepEqual(Array.from({ length: 8 }, () => lots.below(180)), [60, 128, 137, 47, 172, 116, 156, 46]);
});

test('every question of a game that goes on has lots of its own', () => {
  const [secret, nonces] = [new Uint8Array(32).fill(7), [1, 2].map((n) => new Uint8Array(16).fill(n))];
  const first = (question) => Lots.asked('ra', secret, nonces, question).below(2 ** 32);
  const key = (question) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64LE(BigInt(question));
    return createHash('sha256').update('khepri fair 2\nra\n').update(secret).update(nonces[0]).update(nonces[1])
      .update(number).digest();
  };
  const questions = [0, 1, 255, 256, 0x12ff33, 2 ** 40 + 5];
  assert.deepEqual(questions.map(first), questions.map((question) => chachaBlock(key(question), [0, 0, 0, 0])[0]));
});

test('no number is favoured', () => {
  const lots = new Lots(new Uint8Array(32).fill(3));
  const n = 2 ** 31 + 1;
  const low = Array.from({ length: 4000 }, () => lots.below(n)).filter((lot) => lot < n / 2).length;
  assert.ok(low > 1800 && low < 2200, `${low} of 4000 in the lower half`);
});

test('digits that are none are no bytes', () => {
  assert.equal(unhex('0g'), null);
  assert.equal(unhex('012'), null);
  assert.deepEqual(unhex('00ff'), Uint8Array.of(0, 255));
});

/** The lines of play of a record, by their places in its text; and those in which chance answered. */
const playOf = (lines, { steps }) =>
  lines.flatMap((line, place) => ([...steps, 'undo'].includes(line.split(' ')[0]) ? [place] : []));
const answered = (line) => /^draw | : /.test(line);
/** The same line with another outcome. */
const another = (line) =>
  line.startsWith('draw')
    ? `draw ${line === 'draw gold' ? 'nile' : 'gold'}`
    : line.replace(/: \d/, (face) => `: ${face.endsWith('6') ? 1 : 6}`);

for (const [at, { recipe, record }] of deals.entries()) {
  const after = Number(/^fair 2 after (\d+)$/m.exec(record)?.[1] ?? 0);
  const name = `deal ${at + 1}, ${recipe.game}${after ? ` after ${after}` : ''}`;
  const lines = record.split('\n');
  const play = playOf(lines, recipe);
  const own = play.slice(after).filter((place) => answered(lines[place]));

  test(`${name}: every draw follows`, () => {
    const found = check(record, recipe);
    assert.equal(found.fault, null, JSON.stringify(found.first));
    assert.equal(found.draws.length, own.length, 'every draw is derived, undone ones too');
    assert.ok(found.draws.length > 10 && found.setup.every(({ same }) => same));
    assert.deepEqual([found.after, found.setup.length], [after, after ? 0 : recipe.setup.length]);
    assert.ok(lines.some((line) => line.startsWith('undo ')));
    // Lines as Windows writes them, with remarks.
    assert.equal(check(`\ufeff${record.replaceAll('\n', '  # so it was\r\n')}`, recipe).fault, null);
  });

  test(`${name}: a changed draw is found, and it is the first`, () => {
    for (const which of [0, Math.floor(own.length / 2), own.length - 1]) {
      const changed = [...lines];
      changed[own[which]] = another(changed[own[which]]);
      const { fault, first } = check(changed.join('\n'), recipe);
      assert.deepEqual([fault, first.number], ['differs', which + 1], changed[own[which]]);
      assert.notDeepEqual(first.expected, first.found);
    }
  });

  test(`${name}: another secret, nonce, seal or set-up is found`, () => {
    const line = (key) => record.split('\n').find((one) => one.startsWith(`${key} `));
    const other = (key) => line(key).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const fault = (key) => check(record.replace(line(key), other(key)), recipe).fault;
    assert.equal(fault('secret'), 'seal');
    assert.equal(fault('commitment'), 'seal');
    assert.equal(fault('nonce'), 'differs');
    const { line: settled, binding } = recipe.setup[0];
    const turned = line(settled).replace(/(\S[^/]*) \/ ([^/]*\S)/, '$2 / $1');
    assert.equal(check(record.replace(line(settled), turned), recipe).fault, binding && !after ? 'differs' : null);
    for (const key of ['fair', 'secret', 'nonce'])
      assert.deepEqual(check(record.replace(`${line(key)}\n`, ''), recipe), { fault: 'missing', line: key });
    assert.deepEqual(check('', recipe), { fault: 'missing', line: 'game' });
    assert.equal(check(record.replace(/^secret .*/m, 'secret 12'), recipe).line, 'secret');
    for (const version of ['fair 1 after 45', 'fair 2', 'fair 2 after', 'fair 2 after x', 'fair 3'])
      assert.deepEqual(check(record.replace(/^fair .*/m, version), recipe), { fault: 'missing', line: 'fair' });
  });

  if (!after) continue;

  test(`${name}: what was taken over is not derived, and stays taken over`, () => {
    const from = (n) => check(record.replace(/^fair .*/m, `fair 2 after ${n}`), recipe);
    const taken = play.slice(0, after).flatMap((place, line) => (answered(lines[place]) ? [{ place, line }] : []));
    assert.equal(from(taken.at(-1).line).fault, 'differs', 'luck of the other game is not the luck of this one');
    assert.deepEqual(from(9999), { fault: 'short', after: 9999, n: play.length });
    // What was taken over counts: another bag answers otherwise, and so do dice when fewer fell before.
    const changed = [...lines];
    for (const { place } of taken)
      changed[place] = lines[place].startsWith('draw') ? 'draw ra' : lines[place].replace(/ : .*/, '');
    assert.equal(check(changed.join('\n'), recipe).fault, 'differs');
    const back = [...lines.slice(0, play[after + 3]), `undo ${after - 1}`, ...lines.slice(play[after + 3])];
    assert.deepEqual(check(back.join('\n'), recipe), { fault: 'undone', n: after + 4 });
  });
}

test('an undo may name a line that was undone, or another undo', () => {
  const { recipe, record } = deals[0];
  const lines = record.split('\n');
  const play = playOf(lines, recipe).slice(0, 29);
  const begun = lines.slice(0, play.at(-1) + 1);
  const drawn = begun.filter(answered);
  const [one, two] = drawn;
  // Lines 30 to 36: the beginning, a draw, everything again, after that draw again, the next, and where line 33 led.
  const again = [...begun, 'undo 0', one, 'undo 29', 'undo 31', two, 'undo 33', two];
  const found = check(again.join('\n'), recipe);
  assert.deepEqual([found.fault, found.draws.length], [null, drawn.length + 3], JSON.stringify(found.first));
});

test('what no bag and no cup can give differs, and nothing else happens', () => {
  const { recipe, record } = deals.find(({ recipe, record }) => recipe.game === 'ra' && record.includes('fair 2'));
  const more = check(record + 'draw ra\n'.repeat(300), recipe);
  assert.equal(more.fault, 'differs');
  assert.deepEqual(more.draws.at(-1).expected, [['']]);
  const dice = deals.find(({ recipe, record }) => recipe.game !== 'ra' && record.includes('fair 2'));
  const thrown = (faces) => dice.record.replace(/(\n[^\n]* : )[^\n]*(\n(?![^]* : ))/, `$1${faces}$2`);
  for (const faces of ['6 '.repeat(40), '6 / 6 / 6', '6 6 6 6 6 6 6 / '.repeat(9)])
    assert.equal(check(thrown(faces), dice.recipe).fault, 'differs', faces);
});
