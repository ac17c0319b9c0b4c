// Tests of scanned entries: a code, a number behind it, a number alone, on any keyboard; which of what they name is meant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CodedGood, chooseEntry, readEntry } from './scanned-entry.rules.ts';

const part = (id: number, isExact = true): CodedGood => ({ id, isExact });

test('readEntry › a number behind a code, a number alone › both are told apart from digits of a code [decisions 0100]', () => {
  for (const [typed, code, quantity] of [
    ['6205-2RS 12', '6205-2RS', 12],
    ['6205 2RS  12', '6205 2RS', 12],
    ['BF-1 x 7', 'BF-1', 7],
    ['BF-1*7', 'BF-1', 7],
    ['BF-1;7', 'BF-1', 7],
    ['BF-1 ٢٥', 'BF-1', 25],
    ['BF-1 × ۲۵', 'BF-1', 25],
    ['BF-1، ٧', 'BF-1', 7],
    ['٦٢٠٥ ٧', '6205', 7],
    ['4006381333931 0', '4006381333931', 0],
  ] as const)
    assert.deepEqual(readEntry(typed).behind, { code, quantity }, typed);
  assert.equal(readEntry('6205').behind, null);
  assert.equal(readEntry('6205').alone, 6205);
  assert.equal(readEntry('٢٥').alone, 25);
  assert.equal(readEntry('96385074').alone, null);
});

test('chooseEntry › what is known of an entry › the whole before its parts, exact before similar, a number alone to the last product [decisions 0100]', () => {
  const entry = readEntry('6205 12');
  const choose = (whole: CodedGood[], behind: CodedGood[], last: number | null = null) =>
    chooseEntry(entry, { whole, behind }, last);
  assert.deepEqual(choose([part(1)], [part(2)]), { kind: 'add', id: 1 });
  assert.deepEqual(choose([part(1, false)], [part(2)]), { kind: 'set', id: 2, quantity: 12 });
  assert.deepEqual(choose([part(1, false)], [part(2, false)]), {
    kind: 'set',
    id: 2,
    quantity: 12,
  });
  assert.deepEqual(choose([part(1, false)], []), { kind: 'add', id: 1 });
  assert.deepEqual(choose([], [], 9), { kind: 'none', code: '6205' });
  assert.deepEqual(choose([part(1), part(2)], []), { kind: 'several', code: '6205 12' });
  const alone = readEntry('12');
  assert.deepEqual(chooseEntry(alone, { whole: [], behind: [] }, 9), {
    kind: 'set',
    id: 9,
    quantity: 12,
  });
  assert.deepEqual(chooseEntry(alone, { whole: [part(3)], behind: [] }, 9), { kind: 'add', id: 3 });
  assert.deepEqual(chooseEntry(alone, { whole: [], behind: [] }, null), {
    kind: 'none',
    code: '12',
  });
});
