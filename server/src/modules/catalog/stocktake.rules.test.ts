// Tests of the stocktake rules: entries of scanners and keyboards, and rows of files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Coded, chooseEntry, countsOf, readEntry } from './stocktake.rules.ts';

const part = (id: number, isExact = true): Coded => ({ id, sku: `S${id}`, isExact });

test('readEntry › a number behind a code, a number alone › both are told apart from digits of a code [decisions 0100]', () => {
  for (const [typed, code, quantity] of [
    ['6205-2RS 12', '6205-2RS', 12],
    ['6205 2RS  12', '6205 2RS', 12],
    ['BF-1 x 7', 'BF-1', 7],
    ['BF-1*7', 'BF-1', 7],
    ['BF-1;7', 'BF-1', 7],
    ['4006381333931 0', '4006381333931', 0],
  ] as const)
    assert.deepEqual(readEntry(typed).behind, { code, quantity }, typed);
  assert.equal(readEntry('6205').behind, null);
  assert.equal(readEntry('6205').alone, 6205);
  assert.equal(readEntry('96385074').alone, null);
});

test('chooseEntry › what is known of an entry › the whole before its parts, exact before similar, a number alone to the last product [decisions 0100]', () => {
  const entry = readEntry('6205 12');
  const choose = (whole: Coded[], behind: Coded[], last: number | null = null) =>
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

test('countsOf › with and without a header, columns in any place › code and units; no units is not counted, unclear ones are told [decisions 0100]', () => {
  const read = (...rows: string[][]) =>
    countsOf(rows.map((cells, at) => ({ row: at + 1, cells }))).map(({ row, code, quantity }) => [
      row,
      code,
      quantity,
    ]);
  assert.deepEqual(read(['A-1', '3'], ['A-2', '']), [[1, 'A-1', 3]]);
  assert.deepEqual(read(['Name', 'Counted', 'SKU'], ['Bolt', '12', 'B 1']), [[2, 'B 1', 12]]);
  assert.deepEqual(read(['sku', 'ean', 'quantity'], ['', '4006381333931', '5']), [
    [2, '4006381333931', 5],
  ]);
  assert.deepEqual(read(['Артикул', 'Кол-во'], ['Б-1', '1 200']), [[2, 'Б-1', 1200]]);
  assert.deepEqual(
    read(['A', '2.0'], ['A', '1,000'], ['A', '-1'], ['A', '2.5'], ['A', '9999999999']),
    [
      [1, 'A', 2],
      [2, 'A', null],
      [3, 'A', null],
      [4, 'A', null],
      [5, 'A', null],
    ],
  );
});
