// Pricing rules: pure arithmetic on integers. [decisions §4]
import {
  type Currencies,
  type CurrencyCode,
  mapPrices,
  type Prices,
  pricesIn,
} from '@millwright/contracts';

/** The base currency and, of each other currency of the shop, its minor units for one minor unit of the base, in billionths (12,000,000 = 0.012 cents). */
export type Rates = {
  readonly base: CurrencyCode;
  readonly perBaseE9: Readonly<Partial<Record<CurrencyCode, number>>>;
};

/** A product's price columns. */
export type PricedProduct = {
  price_base: number;
  discount_base: number | null;
  /** Prices of its own in other currencies, by code. */
  own_prices: Readonly<Partial<Record<CurrencyCode, number>>>;
};

export type ProductPrices = {
  /** List price before tax. */
  price: Prices;
  discountPrice: Prices | null;
  /** Whole percents off the list price, rounded half up; 0 when not discounted. */
  discountPercent: number;
};

/** The base currency first. */
export function currenciesOf({ base, perBaseE9 }: Rates): Currencies {
  return [base, ...(Object.keys(perBaseE9) as CurrencyCode[])];
}

/** The currency that a reader chose, if the shop still has it. */
export function currencyIn(rates: Rates, chosen: CurrencyCode): CurrencyCode {
  return currenciesOf(rates).includes(chosen) ? chosen : rates.base;
}

/** The rate of a currency; undefined of the base currency, and of one that the shop does not have. */
export function perBaseIn(
  { perBaseE9 }: Rates,
  currency: CurrencyCode | 'base',
): number | undefined {
  return currency === 'base' ? undefined : perBaseE9[currency];
}

/** Minor units of the base currency to those of another one, rounded half up. */
export function convertPrice(minor: number, perBaseE9: number): number {
  return Number((BigInt(minor) * BigInt(perBaseE9) * 2n + 1_000_000_000n) / 2_000_000_000n);
}

/** An amount of the base currency in all currencies of the shop. */
export function convertedPrices(minor: number, rates: Rates): Prices {
  return pricesIn(currenciesOf(rates), (currency) => converted(minor, rates, currency));
}

/** A unit price in all currencies: nothing is free because a coin is too large. */
export function convertedUnitPrice(minor: number, rates: Rates): Prices {
  return mapPrices(convertedPrices(minor, rates), atLeastOne);
}

/** A price that was frozen earlier, with the currencies that the shop has taken on since. */
export function completedPrices(frozen: Prices, rates: Rates): Prices {
  return pricesIn(
    currenciesOf(rates),
    (currency) => frozen[currency] ?? atLeastOne(converted(frozen.base, rates, currency)),
  );
}

/** The list and discount prices of a product; its own prices in other currencies win over the rate, and carry the same discount. */
export function pricesOf(product: PricedProduct, rates: Rates): ProductPrices {
  const { price_base, discount_base, own_prices } = product;
  const currencies = currenciesOf(rates);
  const ownIn = (currency: CurrencyCode): number | undefined =>
    currency === rates.base ? undefined : own_prices[currency];
  const price = pricesIn(
    currencies,
    (currency) => ownIn(currency) ?? atLeastOne(converted(price_base, rates, currency)),
  );
  if (discount_base === null) return { price, discountPrice: null, discountPercent: 0 };
  const discountPrice = pricesIn(currencies, (currency) => {
    const own = ownIn(currency);
    return atLeastOne(
      own === undefined
        ? converted(discount_base, rates, currency)
        : proportion(own, discount_base, price_base),
    );
  });
  return {
    price,
    discountPrice,
    discountPercent: proportion(100, price_base - discount_base, price_base),
  };
}

/** The charged unit price: the discount price where there is one. */
export function unitPriceOf(prices: ProductPrices): Prices {
  return prices.discountPrice ?? prices.price;
}

function converted(minor: number, { base, perBaseE9 }: Rates, currency: CurrencyCode): number {
  return currency === base ? minor : convertPrice(minor, perBaseE9[currency] as number);
}

function atLeastOne(minor: number): number {
  return Math.max(1, minor);
}

/** whole x part / of, rounded half up. */
function proportion(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}
