// Stocktake rules: what the rows of a file counted. [decisions 0100]
import { latinNumber } from '@millwright/contracts';

const MAX_UNITS = 1_000_000_000;

export type FileCount = { row: number; code: string; quantity: number | null };

const CODE =
  /^(sku|ean|gtin|upc|barcode|part ?(number|no\.?)|артикул|штрихкод|رقم القطعة|الباركود)$/i;
const COUNTED = /^(counted|quantity|qty|count|stock|посчитано|количество|кол-во|المعدود|الكمية)$/i;
const headed = (cell: string) => cell.trim().replace(/[_\s]+/g, ' ');

/** Part number or barcode, and counted units, in the columns that the header names, else the first two. A row without units was not counted. */
export function countsOf(rows: readonly { row: number; cells: readonly string[] }[]): FileCount[] {
  const first = rows[0]?.cells ?? [];
  const codes = first.flatMap((cell, column) => (CODE.test(headed(cell)) ? [column] : []));
  const counted = first.findIndex((cell) => COUNTED.test(headed(cell)));
  const isHeaded = codes.length > 0 || counted >= 0;
  const columns = codes.length > 0 ? codes : [counted === 0 ? 1 : 0];
  const units = counted >= 0 ? counted : (columns.at(-1) as number) + 1;
  return rows.slice(isHeaded ? 1 : 0).flatMap(({ row, cells }) => {
    const code = columns.map((column) => cells[column]?.trim() ?? '').find((cell) => cell !== '');
    const typed = cells[units]?.trim() ?? '';
    return typed === '' ? [] : [{ row, code: code ?? '', quantity: unitsOf(typed) }];
  });
}

/** Whole units, with spaces between thousands or `.0` behind them; null for anything else: `1,000` may be one or a thousand. */
function unitsOf(typed: string): number | null {
  const plain = latinNumber(typed)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[.,]0{1,2}$/, '');
  const units = /^[0-9]{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return units <= MAX_UNITS ? units : null;
}
