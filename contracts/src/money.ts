// Money: in integer minor units (paise, cents, halalas), never in floats. [§9, decisions §4]

export const CURRENCY_CODES = ['INR', 'USD', 'SAR'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];
export const DEFAULT_CURRENCY: CurrencyCode = 'INR';

/** The same amount in each display currency, in that currency's minor units. INR is the charged one. */
export type Prices = Readonly<Record<CurrencyCode, number>>;

/** The currency option of the specification with its label mapping. [§3] */
export type CurrencyOption = {
  code: CurrencyCode;
  symbol: string;
  priceLabel: 'price' | 'usdPrice' | 'sarPrice';
  subTotalLabel: 'subTotal' | 'subUsdTotal' | 'subSarTotal';
  totalLabel: 'total' | 'usdTotal' | 'sarTotal';
};

export const CURRENCIES: Record<CurrencyCode, CurrencyOption> = {
  INR: {
    code: 'INR',
    symbol: '₹',
    priceLabel: 'price',
    subTotalLabel: 'subTotal',
    totalLabel: 'total',
  },
  USD: {
    code: 'USD',
    symbol: '$',
    priceLabel: 'usdPrice',
    subTotalLabel: 'subUsdTotal',
    totalLabel: 'usdTotal',
  },
  SAR: {
    code: 'SAR',
    symbol: 'SAR ',
    priceLabel: 'sarPrice',
    subTotalLabel: 'subSarTotal',
    totalLabel: 'sarTotal',
  },
};

export const ZERO: Prices = Object.freeze({ INR: 0, USD: 0, SAR: 0 });

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return (CURRENCY_CODES as readonly unknown[]).includes(value);
}

/** Builds a three-currency amount from a function of the currency. */
export function eachCurrency(amountIn: (currency: CurrencyCode) => number): Prices {
  return { INR: safe(amountIn('INR')), USD: safe(amountIn('USD')), SAR: safe(amountIn('SAR')) };
}

/** a + b in every currency. @throws RangeError beyond exact integers */
export function addPrices(a: Prices, b: Prices): Prices {
  return eachCurrency((currency) => a[currency] + b[currency]);
}

/** The sum of already rounded amounts: totals are sums of rounded lines. */
export function sumPrices(amounts: Iterable<Prices>): Prices {
  let total = ZERO;
  for (const amount of amounts) total = addPrices(total, amount);
  return total;
}

/** Unit price x whole quantity. @throws RangeError beyond exact integers */
export function multiplyPrices(unit: Prices, quantity: number): Prices {
  return eachCurrency((currency) => unit[currency] * quantity);
}

/** `amount` x `basisPoints` / 10,000, rounded half up; for taxes and discounts. */
export function shareOf(amount: number, basisPoints: number): number {
  return Number((BigInt(safe(amount)) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
}

/** Minor units as the number of the wire: two decimals at most. Exact up to 70 trillion; beyond, a number cannot hold hundredths. */
export function toDecimal(minor: number): number {
  return Number(`${safe(minor)}e-2`);
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
