// Money: in integer minor units (paise, cents, halalas), never in floats, in the currencies of the shop. [§9, decisions §4, 0098]
import type { Currencies, CurrencyCode } from './currencies.ts';

/** The same amount in the currencies of the shop, in the minor units of each. `base` is what is charged; its own code has it too. */
export type Prices = Readonly<{ base: number } & Partial<Record<CurrencyCode, number>>>;

export const ZERO: Prices = Object.freeze({ base: 0 });

/** An amount in each currency, the base currency first, from a function of the currency. @throws RangeError beyond exact integers */
export function pricesIn(
  [base, ...others]: Currencies,
  amountOf: (currency: CurrencyCode) => number,
): Prices {
  const charged = safe(amountOf(base));
  const prices: { base: number } & Partial<Record<CurrencyCode, number>> = { base: charged };
  prices[base] = charged;
  for (const currency of others) prices[currency] = safe(amountOf(currency));
  return prices;
}

/** Another amount in the same currencies. @throws RangeError beyond exact integers */
export function mapPrices(
  prices: Prices,
  change: (minor: number, currency: keyof Prices) => number,
): Prices {
  const changed: Partial<Record<keyof Prices, number>> = {};
  for (const [currency, minor] of Object.entries(prices) as [keyof Prices, number][])
    changed[currency] = safe(change(minor, currency));
  return changed as Prices;
}

/** @throws RangeError in a currency that this amount was never given in */
export function amountIn(prices: Prices, currency: keyof Prices): number {
  const minor = prices[currency];
  if (minor === undefined) throw new RangeError(`no amount in ${currency}`);
  return minor;
}

/** a + b in every currency; what one of them lacks counts nothing. @throws RangeError beyond exact integers */
export function addPrices(a: Prices, b: Prices): Prices {
  return mapPrices({ ...b, ...a }, (_, currency) => (a[currency] ?? 0) + (b[currency] ?? 0));
}

/** a - b in every currency. @throws RangeError beyond exact integers */
export function subtractPrices(a: Prices, b: Prices): Prices {
  return mapPrices({ ...b, ...a }, (_, currency) => (a[currency] ?? 0) - (b[currency] ?? 0));
}

/** The sum of already rounded amounts: totals are sums of rounded lines. */
export function sumPrices(amounts: Iterable<Prices>): Prices {
  let total = ZERO;
  for (const amount of amounts) total = addPrices(total, amount);
  return total;
}

/** Unit price x whole quantity. @throws RangeError beyond exact integers */
export function multiplyPrices(unit: Prices, quantity: number): Prices {
  return mapPrices(unit, (minor) => minor * quantity);
}

/** Whether both say the same in every currency. */
export function equalPrices(a: Prices, b: Prices): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof Prices)[]).every(
    (currency) => a[currency] === b[currency],
  );
}

/** `amount` x `basisPoints` / 10,000, rounded half up; for taxes and discounts. */
export function shareOf(amount: number, basisPoints: number): number {
  return Number((BigInt(safe(amount)) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
}

/** Minor units as the number of the wire: two decimals at most. Exact up to 70 trillion; beyond, a number cannot hold hundredths. */
export function toDecimal(minor: number): number {
  return Number(`${safe(minor)}e-2`);
}

/** Minor units as a text with two decimals, exact at any size: `-12.50`. */
export function decimalText(minor: number): string {
  const digits = String(Math.abs(safe(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The wire's decimal number as minor units. @throws RangeError when it has more than two decimals */
export function fromDecimal(decimal: number): number {
  // By its digits: a product with 100 would already be rounded for large amounts.
  const [, whole, hundredths = ''] = /^(-?\d+)(?:\.(\d{1,2}))?$/.exec(String(decimal)) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount with two decimals: ${decimal}`);
  return safe(Number(whole + hundredths.padEnd(2, '0')));
}

function safe(minor: number): number {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`not an exact amount in minor units: ${minor}`);
  return minor;
}
