import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Copies } from './copies.ts';

test('Copies › given back › lent again, and to one at a time [decisions 0041]', () => {
  const copies = new Copies(1_000_000);
  const one = copies.lend(100_000);
  const two = copies.lend(100_000);
  assert.notEqual(one.bytes.buffer, two.bytes.buffer);
  assert.equal(one.bytes.length, 100_000);
  one.giveBack();
  // Whoever gives back twice has not lent it twice.
  one.giveBack();
  const three = copies.lend(70_000);
  const four = copies.lend(70_000);
  assert.equal(three.bytes.buffer, one.bytes.buffer);
  assert.equal(three.bytes.length, 70_000);
  assert.equal(new Set([two, three, four].map(({ bytes }) => bytes.buffer)).size, 3);
});

test('Copies › of every length › holds so much, the free ones no more than they may [house §5 memory]', () => {
  const copies = new Copies(600_000);
  const lengths = [0, 1, 16_383, 16_384, 16_385, 65_536, 131_073, 262_144, 262_145, 5_000_000];
  const lent = lengths.map((length) => copies.lend(length));
  assert.deepEqual(
    lent.map(({ bytes }) => bytes.length),
    lengths,
  );
  for (const { giveBack } of lent) giveBack();
  assert.ok(copies.bytesFree > 400_000 && copies.bytesFree <= 600_000, String(copies.bytesFree));
  for (const length of lengths) copies.lend(length);
  assert.equal(copies.bytesFree, 0);
});
