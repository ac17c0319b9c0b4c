// Stocktake rules: what an entry of a scanner or the keyboard means, and what the rows of a file counted. [decisions 0100]
const MAX_UNITS = 1_000_000_000;

/** A part number or barcode, with the quantity that stands behind it, and a quantity alone. */
export type Entry = {
  whole: string;
  behind: { code: string; quantity: number } | null;
  alone: number | null;
};

/** Digits up to seven: eight are a barcode. */
const ALONE = /^[0-9]{1,7}$/;
const BEHIND = /^(.*?[^\s;,×*])\s*(?:[;,×*]|\s[xх]\s|\s)\s*([0-9]{1,9})$/iu;

export function readEntry(typed: string): Entry {
  const whole = typed.trim();
  const [, code, quantity] = BEHIND.exec(whole) ?? [];
  return {
    whole,
    behind: code === undefined ? null : { code: code.trim(), quantity: Number(quantity) },
    alone: ALONE.test(whole) ? Number(whole) : null,
  };
}

/** `isExact`: as the part number is written, or by its barcode; else by its letters and digits. */
export type Coded = { id: number; sku: string; isExact: boolean };
export type Choice =
  | { kind: 'add'; id: number }
  | { kind: 'set'; id: number; quantity: number }
  | { kind: 'none' | 'several'; code: string };

/**
 * The whole before its parts, exact before similar: a part number may end in digits and hold spaces.
 * @param last product that was counted before, whose quantity a number alone sets
 */
export function chooseEntry(
  { whole, behind, alone }: Entry,
  found: { whole: readonly Coded[]; behind: readonly Coded[] },
  last: number | null,
): Choice {
  const exact = (coded: readonly Coded[]) => coded.filter(({ isExact }) => isExact);
  const add = (coded: readonly Coded[]): Choice =>
    coded.length > 1
      ? { kind: 'several', code: whole }
      : { kind: 'add', id: (coded[0] as Coded).id };
  const set = (coded: readonly Coded[], to: { code: string; quantity: number }): Choice =>
    coded.length > 1
      ? { kind: 'several', code: to.code }
      : { kind: 'set', id: (coded[0] as Coded).id, quantity: to.quantity };
  if (exact(found.whole).length > 0) return add(exact(found.whole));
  if (behind !== null && exact(found.behind).length > 0) return set(exact(found.behind), behind);
  if (alone !== null && last !== null) return { kind: 'set', id: last, quantity: alone };
  if (behind !== null && found.behind.length > 0) return set(found.behind, behind);
  if (found.whole.length > 0) return add(found.whole);
  return { kind: 'none', code: behind?.code ?? whole };
}

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
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]0{1,2}$/, '');
  const units = /^[0-9]{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return units <= MAX_UNITS ? units : null;
}
