// Wire form of /api/v1: money as decimal digits with its currency, paths of pages and pictures. [decisions 0114]
import { amountIn, type CurrencyCode, type Prices } from '@millwright/contracts';
import { Problem } from './problem.ts';

export type WireMoney = { amount: string; currency: CurrencyCode };

/** 124950 INR -> { amount: '1249.50', currency: 'INR' }. All currencies of a shop have hundredths. */
export function moneyOf(minor: number, currency: CurrencyCode): WireMoney {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const sign = minor < 0 ? '-' : '';
  return { amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** @throws RangeError in a currency that the amount was never given in */
export function moneyIn(prices: Prices, currency: CurrencyCode): WireMoney {
  return moneyOf(amountIn(prices, currency), currency);
}

/** '1249.5' -> 124950; null for what is no amount with at most two decimals. */
export function minorOf(amount: string): number | null {
  const [, sign = '', whole, hundredths = ''] =
    /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) return null;
  return Number(`${sign}${whole}${hundredths.padEnd(2, '0')}`);
}

/** Path of a picture; '' stands for none. */
export const pictureUrl = (name: string): string => `/productimages/${name}`;
export const pictureOrNull = (name: string): string | null =>
  name === '' ? null : pictureUrl(name);
/** What nobody has entered. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
export const productUrl = (id: number, slug: string): string =>
  `/product/${id}/${encodeURIComponent(slug)}`;
export const categoryUrl = (lineage: string): string => `/products/${lineage}`;

/** A cursor that says how many entries came before. @throws Problem invalid-request, at /after */
export function startOf(after: string | undefined): number {
  if (after === undefined) return 0;
  if (/^[0-9]{1,5}$/.test(after)) return Number(after);
  throw new Problem(
    'invalid-request',
    {},
    { fields: [{ code: 'value-not-valid', pointer: '/after' }] },
  );
}

/** Cursor of the page behind `start + count` entries of `total`. */
export function nextOf(start: number, count: number, total: number): string | null {
  return count > 0 && start + count < total ? String(start + count) : null;
}
