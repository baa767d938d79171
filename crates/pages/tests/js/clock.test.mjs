// How a clock shows what is left.

import assert from 'node:assert/strict';
import test from 'node:test';
import { digits, words } from '../../assets/js/clock.js';

test('a clock shows minutes, hours or days', () => {
  assert.equal(digits(0), '0:00');
  assert.equal(digits(1), '0:01', 'nobody who still has time reads none');
  assert.equal(digits(59_001), '1:00');
  assert.equal(digits(119_000), '1:59');
  assert.equal(digits(3_600_000), '1:00:00');
  assert.equal(digits(18_200_000), '5:03:20');
  assert.equal(digits(86_399_000), '23:59:59');
  assert.equal(digits(86_400_000), '1 d 0 h');
  assert.equal(digits(187_200_000, '{d} д {h} ч'), '2 д 4 ч');
});

test('the same in words has its two largest units', () => {
  assert.equal(words(0, 'en'), '0 seconds');
  assert.equal(words(61_000, 'en'), '1 minute 1 second');
  assert.equal(words(7_200_000, 'en'), '2 hours');
  assert.equal(words(187_200_000, 'en'), '2 days 4 hours');
  assert.equal(words(5_000, 'ru'), '5 секунд');
});
