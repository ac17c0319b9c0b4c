// Scanned entry: what a line of a scanner or the keyboard means where goods are counted, in a stocktake and in a shipment alike. [decisions 0100]
import { latinDigits } from './typed-text.rules.ts';

/** A part number or barcode, with the quantity that stands behind it, and a quantity alone. */
export type ScannedEntry = {
  whole: string;
  behind: { code: string; quantity: number } | null;
  alone: number | null;
};

/** Digits up to seven: eight are a barcode. */
const ALONE = /^[0-9]{1,7}$/;
const BEHIND = /^(.*?[^\s;,؛،×*])\s*(?:[;,؛،×*]|\s[xх]\s|\s)\s*([0-9]{1,9})$/iu;

export function readEntry(typed: string): ScannedEntry {
  const whole = latinDigits(typed).trim();
  const [, code, quantity] = BEHIND.exec(whole) ?? [];
  return {
    whole,
    behind: code === undefined ? null : { code: code.trim(), quantity: Number(quantity) },
    alone: ALONE.test(whole) ? Number(whole) : null,
  };
}

/** `isExact`: as the part number is written, or by its barcode; else by its letters and digits. */
export type CodedGood = { id: number; isExact: boolean };
export type EntryChoice =
  | { kind: 'add'; id: number }
  | { kind: 'set'; id: number; quantity: number }
  | { kind: 'none' | 'several'; code: string };

/**
 * The whole before its parts, exact before similar: a part number may end in digits and hold spaces.
 * @param last product that was counted before, whose quantity a number alone sets
 */
export function chooseEntry(
  { whole, behind, alone }: ScannedEntry,
  found: { whole: readonly CodedGood[]; behind: readonly CodedGood[] },
  last: number | null,
): EntryChoice {
  const exact = (coded: readonly CodedGood[]) => coded.filter(({ isExact }) => isExact);
  const add = (coded: readonly CodedGood[]): EntryChoice =>
    coded.length > 1
      ? { kind: 'several', code: whole }
      : { kind: 'add', id: (coded[0] as CodedGood).id };
  const set = (coded: readonly CodedGood[], to: { code: string; quantity: number }): EntryChoice =>
    coded.length > 1
      ? { kind: 'several', code: to.code }
      : { kind: 'set', id: (coded[0] as CodedGood).id, quantity: to.quantity };
  if (exact(found.whole).length > 0) return add(exact(found.whole));
  if (behind !== null && exact(found.behind).length > 0) return set(exact(found.behind), behind);
  if (alone !== null && last !== null) return { kind: 'set', id: last, quantity: alone };
  if (behind !== null && found.behind.length > 0) return set(found.behind, behind);
  if (found.whole.length > 0) return add(found.whole);
  return { kind: 'none', code: behind?.code ?? whole };
}
