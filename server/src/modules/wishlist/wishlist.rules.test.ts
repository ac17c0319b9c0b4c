import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Problem } from '../../platform/problem.ts';
import { checkListName, roomFor } from './wishlist.rules.ts';

for (const [typed, name] of [
  ['  Pump  room\t2 ', 'Pump room 2'],
  ['Насосная', 'Насосная'],
  ['غرفة المضخات', 'غرفة المضخات'],
  ['a\u202eb\u0000c', 'a b c'],
  ['<b>&"', '<b>&"'],
] as const)
  test(`checkListName › ${JSON.stringify(typed)} › ${name} [§2.1 savedlist]`, () =>
    assert.equal(checkListName(typed), name));

for (const typed of ['', '   ', '\u200b\u202e', 'x'.repeat(61), '\ud800'])
  test(`checkListName › ${JSON.stringify(typed.slice(0, 8))} of ${typed.length} › refused in words [§2.1 savedlist]`, () => {
    assert.throws(
      () => checkListName(typed),
      (error) => error instanceof Problem && error.code === 'wishlist-name-not-valid',
    );
  });

test('roomFor › any list and any wish › nothing is lost, nothing beyond the limit is taken [§4]', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(200), fc.array(fc.nat()), (held, most, wanted) => {
      const { taken, left } = roomFor(held, most, wanted);
      assert.deepEqual([...taken, ...left], wanted);
      assert.ok(held + taken.length <= Math.max(held, most));
    }),
  );
});
