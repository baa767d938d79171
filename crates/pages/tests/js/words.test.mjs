// node --test crates/pages/tests/js/
import assert from 'node:assert/strict';
import test from 'node:test';
import { meant, parse } from '../../assets/js/command.js';
import { keyOf } from '../../assets/js/keys.js';
import { parser } from '../../assets/js/stream.js';

const offers = [
  { step: 'god nile', label: 'Tomar um Nilo' },
  { step: 'god step-pyramid', label: 'Tomar uma pirâmide escalonada' },
  { step: 'discard temple', label: 'Perder um templo' },
  { step: 'pass', label: 'Passar' },
];

const lines = [
  ['draw', { step: 'draw' }],
  ['  Invoke ', { step: 'invoke' }],
  ['ra', { step: 'invoke' }],
  ['bid 9', { step: 'bid 9' }],
  ['b 12', { step: 'bid 12' }],
  ['09', { step: 'bid 9' }],
  ['god step-pyramid', { step: 'god step-pyramid' }],
  ['god step pyramid', { step: 'god step-pyramid' }],
  ['god piramide', { step: 'god step-pyramid' }],
  ['lose temple', { step: 'discard temple' }],
  ['perder um templo', { step: 'discard temple' }],
  ['templo', { step: 'discard temple' }],
  ['Passar', { step: 'pass' }],
  ['passer', { unknown: 'passer' }],
  ['undo', { undo: true }],
  ['bag', { open: 'bag' }],
  ['?', { open: 'help' }],
  ['rules', { to: '/rules' }],
  ['god sphinx', { step: 'god sphinx' }],
  ['bid nine', { step: 'bid nine' }],
  ['frobnicate the sun', { unknown: 'frobnicate the sun' }],
];

test('a slash before a line is no part of it', () => {
  assert.equal(meant('/fly to moon'), 'fly to moon');
  assert.equal(meant(' // bid 9 '), 'bid 9');
  assert.equal(meant('/'), '');
  assert.equal(meant('1/2'), '1/2');
});

for (const [line, meaning] of lines) test(`“${line}”`, () => assert.deepEqual(parse(line, offers), meaning));

test('more words for the verbs', () => {
  assert.deepEqual(parse('licitar 9', [], { licitar: 'bid' }), { step: 'bid 9' });
});

test('keys are found on any layout', () => {
  assert.equal(keyOf({ key: 'D', code: 'KeyD', shiftKey: true }), 'd');
  assert.equal(keyOf({ key: 'в', code: 'KeyD' }), 'd');
  assert.equal(keyOf({ key: '&', code: 'Digit1' }), '1');
  assert.equal(keyOf({ key: '&', code: 'Digit7', shiftKey: true }), '&');
  assert.equal(keyOf({ key: '?', code: 'Slash', shiftKey: true }), '?');
  assert.equal(keyOf({ key: 'Escape', code: 'Escape' }), 'Escape');
});

test('a stream is read however it is cut', () => {
  const text = ': beat\n\nevent: hello\ndata: {"version":3}\n\nid: 4\nevent: frame\r\ndata: one\ndata: two\r\n\r\ndata:x\n\n';
  const expected = [
    { event: 'hello', data: '{"version":3}' },
    { event: 'frame', data: 'one\ntwo' },
    { event: 'message', data: 'x' },
  ];
  for (let size = 1; size < text.length; size += 1) {
    const found = [];
    const feed = parser((event) => found.push(event));
    for (let at = 0; at < text.length; at += size) feed(text.slice(at, at + size));
    assert.deepEqual(found, expected, `in pieces of ${size}`);
  }
});
