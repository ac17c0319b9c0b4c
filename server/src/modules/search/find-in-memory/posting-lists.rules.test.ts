// Posting lists in one piece of memory: the same as arrays, and transposed the same as a map of arrays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { listAt, PostingListsBuilder, transpose } from './posting-lists.rules.ts';

const COUNT = 12;
const lists = fc.array(fc.array(fc.nat(COUNT - 1), { maxLength: 40 }), { maxLength: 200 });

test('lists › any lists, also empty and long ones › each is found again as it was [house §6]', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const kept = built(all);
      assert.deepEqual(
        all.map((_, i) => [...listAt(kept, i)]),
        all,
      );
    }),
  );
});

test('lists › turned round › each value has the lists that name it, ascending and once [house §6]', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const turned = wholeOf(transpose(built(all), COUNT));
      for (let value = 0; value < COUNT; value++) {
        const wanted = all.flatMap((list, i) => (list.includes(value) ? [i] : []));
        assert.deepEqual([...listAt(turned, value)], wanted);
      }
    }),
  );
});

function built(all: readonly number[][]) {
  const builder = new PostingListsBuilder();
  for (const list of all) builder.add(list);
  return builder.finish();
}

function wholeOf<Result>(work: Generator<void, Result, void>): Result {
  for (let piece = work.next(); ; piece = work.next()) if (piece.done === true) return piece.value;
}
