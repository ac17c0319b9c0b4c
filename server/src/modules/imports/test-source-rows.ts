// Rows of small files for tests of source formats, and the products that a format makes of them.
import assert from 'node:assert/strict';
import { type Currencies, FIRST_CURRENCIES } from '@millwright/contracts';
import { delimitedRows } from '../../platform/spreadsheet/index.ts';
import { mappingOfFormat } from './mapping.rules.ts';
import { openTable, type RawRow } from './source-table.ts';
import { xmlRows } from './xml-rows.ts';

async function* pieces(text: string): AsyncGenerator<string, void> {
  for (let at = 0; at < text.length; at += 50) yield text.slice(at, at + 50);
}

export async function* csvRows(text: string): AsyncGenerator<RawRow, void> {
  let row = 0;
  for await (const cells of delimitedRows(pieces(text))) yield { row: ++row, cells, read: null };
}

export async function* rowsOfXml(text: string): AsyncGenerator<RawRow, void> {
  let row = 0;
  for await (const cells of xmlRows(() => pieces(text))) yield { row: ++row, cells, read: null };
}

/** Products as the mapping of the format gives them: our fields that are filled. */
export async function productsOf(
  open: () => AsyncGenerator<RawRow, void>,
  format: string,
  currencies: Currencies = FIRST_CURRENCIES,
) {
  const table = await openTable('products', { row: 1, rows: 1 }, currencies, open);
  assert.equal(table?.format?.name, format);
  const { columns } = mappingOfFormat(
    table?.format as NonNullable<typeof table.format>,
    currencies,
  );
  const products: Record<string, string>[] = [];
  for await (const { cells } of table?.rows() ?? []) {
    const isFamily = table?.familyColumn !== undefined && cells[table.familyColumn] !== '';
    const filled = Object.entries(columns).flatMap(([field, column]) =>
      cells[column] === '' ? [] : [[field, cells[column] as string]],
    );
    products.push({ ...Object.fromEntries(filled), ...(isFamily ? { isFamily: 'yes' } : {}) });
  }
  return products;
}

export const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
