// Tests of the XLSX writer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesInMemory, workbookRows, writtenWorkbook } from './index.ts';

type Cell = string | number | boolean | null;
async function* each(rows: readonly Cell[][]): AsyncGenerator<Cell[], void> {
  yield* rows;
}
const bytesOf = async (rows: AsyncIterable<Cell[]>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of writtenWorkbook(rows)) pieces.push(piece);
  return Buffer.concat(pieces);
};
const LIMITS = { partAtMost: 64 * 1024 * 1024, textsAtMost: 1_000_000, cellsAtMost: 100 };

test('writtenWorkbook › texts, numbers, formulas, markup, three scripts › come back as they were [back office exports]', async () => {
  const rows: Cell[][] = [
    ['name', 'total', 'note'],
    ['=1+1', 12.5, '<b>&amp; "x"</b>'],
    ['@SUM(A1)', 7, '  spaces  '],
    ['Подшипник', 0, 'محمل\u0000\u0008'],
    [null, -3, ''],
  ];
  const read: string[][] = [];
  for await (const { cells } of workbookRows(bytesInMemory(await bytesOf(each(rows))), LIMITS))
    read.push(cells);
  assert.deepEqual(
    read.map((cells) => [0, 1, 2].map((place) => cells[place] ?? '')),
    [
      ['name', 'total', 'note'],
      ['=1+1', '12.5', '<b>&amp; "x"</b>'],
      ['@SUM(A1)', '7', '  spaces  '],
      ['Подшипник', '0', 'محمل'],
      ['', '-3', ''],
    ],
  );
});

test('writtenWorkbook › 50,000 rows › leave in pieces while they are read [back office exports]', async () => {
  let made = 0;
  let first = 0;
  async function* many(): AsyncGenerator<Cell[], void> {
    for (; made < 50_000; made++)
      yield [made, `customer-${made}@example.com`, `Works of ${Math.random()}`];
  }
  let size = 0;
  let pieces = 0;
  for await (const piece of writtenWorkbook(many())) {
    pieces += 1;
    // The small parts come before any row is asked for.
    if (pieces === 12) first = made;
    size += piece.length;
  }
  assert.ok(
    pieces > 20 && first < 40_000,
    `${pieces} pieces, ${first} rows made when the twelfth came`,
  );
  assert.ok(size < 3_000_000, String(size));
});
