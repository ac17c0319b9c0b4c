// Conversion between typed amounts and minor units.
import { latinNumber } from '@millwright/contracts';

/** Plain; with thousands as in India and Britain; as in Europe. `1.250` may mean either and is no amount. */
const FORMS = [
  /^(\d{1,12})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3}){1,3}),(\d{1,2})$/,
];

/** `1 234,50`, `1,234.50`, `1.234,50` -> 123450; null for what is no amount. */
export function minorOf(text: string): number | null {
  const plain = latinNumber(text).replace(/[\s\u00a0\u202f'’]/g, '');
  for (const form of FORMS) {
    const [, whole, decimals = ''] = form.exec(plain) ?? [];
    if (whole !== undefined) return Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  }
  return null;
}

/** A whole number of pieces; null for what is none. */
export function piecesOf(text: string): number | null {
  const plain = latinNumber(text).trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** A discount of at least 0 and less than 100 %, in percent; null for what is none. */
export function percentOf(text: string): number | null {
  const plain = latinNumber(text).trim().replace(',', '.').replace(/\s?%$/, '');
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** A share of 0.01 to 100 %, in basis points; null for what is none. */
export function basisPointsOf(text: string): number | null {
  const points = minorOf(text.trim().replace(/\s?%$/, ''));
  return points !== null && points >= 1 && points <= 10_000 ? points : null;
}

export function typed(minor: number): string {
  return (minor / 100).toFixed(2).replace(/\.00$/, '');
}

/** An input of the forms library whose value is kept in hundredths: minor units typed as amounts, basis points typed in percent. */
export const hundredths = {
  format: (value: unknown) => (typeof value === 'number' ? value / 100 : ''),
  parse: (text: string) => (text === '' ? null : Math.round(Number(text) * 100)),
};
