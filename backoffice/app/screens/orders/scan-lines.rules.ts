// Scanning what leaves: a code counts one piece of its line, a number after it, or behind it in one entry as in a stocktake, sets the pieces. The first code empties the lines, which held all that is left.
import { type CodedGood, chooseEntry, readEntry } from '@millwright/contracts';

export type ScanLine = {
  productId: number;
  /** SKU, number of the manufacturer, barcode. */
  codes: readonly string[];
  left: number;
};

export type Scanned = {
  /** Pieces that leave now, by product, as they stand in the fields. */
  wanted: Readonly<Record<number, string>>;
  /** Whose pieces a number alone sets; null: nothing was scanned yet. */
  last: number | null;
};

export type ScanTold =
  | { kind: 'counted'; productId: number; pieces: number; left: number }
  | { kind: 'too-many'; productId: number; left: number }
  | { kind: 'unknown'; code: string }
  | { kind: 'several'; code: string };

export function scan(
  { wanted, last }: Scanned,
  typed: string,
  lines: readonly ScanLine[],
): Scanned & { told: ScanTold } {
  const entry = readEntry(typed);
  const found = {
    whole: linesOf(entry.whole, lines),
    behind: entry.behind === null ? [] : linesOf(entry.behind.code, lines),
  };
  const choice = chooseEntry(entry, found, last);
  if ('code' in choice) {
    const code = choice.kind === 'none' ? entry.whole : choice.code;
    return { wanted, last, told: { kind: choice.kind === 'none' ? 'unknown' : 'several', code } };
  }
  const line = lines.find(({ productId }) => productId === choice.id) as ScanLine;
  const begun =
    last === null ? Object.fromEntries(lines.map(({ productId }) => [productId, '0'])) : wanted;
  const pieces = choice.kind === 'set' ? choice.quantity : (Number(begun[line.productId]) || 0) + 1;
  return set(line, pieces, begun);
}

function set(
  { productId, left }: ScanLine,
  pieces: number,
  wanted: Scanned['wanted'],
): Scanned & { told: ScanTold } {
  if (pieces > left)
    return { wanted, last: productId, told: { kind: 'too-many', productId, left } };
  return {
    wanted: { ...wanted, [productId]: String(pieces) },
    last: productId,
    told: { kind: 'counted', productId, pieces, left },
  };
}

/** As it is written, else by letters and digits, else as the same keys would type it on a Latin layout. */
function linesOf(code: string, lines: readonly ScanLine[]): CodedGood[] {
  const with_ = (read: (text: string) => string, asked: string): ScanLine[] =>
    asked === '' ? [] : lines.filter(({ codes }) => codes.some((one) => read(one) === asked));
  const upper = (text: string): string => text.trim().toUpperCase();
  const exact = with_(upper, upper(code));
  const ways = [exact, with_(bare, bare(code)), with_(bare, bare(onLatinKeys(code)))];
  const found = ways.find((way) => way.length > 0) ?? [];
  return found.map(({ productId }) => ({ id: productId, isExact: found === exact }));
}

/** A barcode of 12, 13 or 14 digits is the same without its leading zeros. */
function bare(code: string): string {
  const plain = code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return /^[0-9]{8,14}$/.test(plain) ? plain.replace(/^0+/, '') : plain;
}

const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
/** Letters at the places of those, where a scanner types on the layout of the screen's language. */
const OTHERS = ['йцукенгшщзфывапролдячсмить', 'ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة'];

function onLatinKeys(code: string): string {
  return [...code.toLowerCase().replaceAll('لا', 'ﻻ')]
    .map((sign) => LATIN[Math.max(...OTHERS.map((row) => row.indexOf(sign)))] ?? sign)
    .join('');
}
