// Tests of the stocktake rules: rows of files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf } from './stocktake.rules.ts';

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
  assert.deepEqual(read(['رقم القطعة', 'المعدود'], ['B-1', '٢٥'], ['B-2', '١٬٢٠٠']), [
    [2, 'B-1', 25],
    [3, 'B-2', 1200],
  ]);
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
