// Pricing rules: pure arithmetic on integers. [decisions §4]
import { eachCurrency, type Prices } from '@millwright/contracts';

/** Minor units of the currency for one paisa, in billionths (12,000,000 = 0.012 cents). */
export type Rates = { USD: number; SAR: number };

/** A product's price columns. */
export type PricedProduct = {
  price_inr: number;
  discount_inr: number | null;
  price_usd: number | null;
  price_sar: number | null;
};

export type ProductPrices = {
  /** List price before tax. */
  price: Prices;
  discountPrice: Prices | null;
  /** Whole percents off the list price, rounded half up; 0 when not discounted. */
  discountPercent: number;
};

/** Paise to the minor units of another currency, rounded half up. */
export function convertPrice(paise: number, perInrE9: number): number {
  return Number((BigInt(paise) * BigInt(perInrE9) * 2n + 1_000_000_000n) / 2_000_000_000n);
}

/** The list and discount prices of a product; its own USD and SAR prices win over the rate, and carry the same discount. */
export function pricesOf(product: PricedProduct, rates: Rates): ProductPrices {
  const price = eachCurrency((currency) => listPrice(product, rates, currency));
  if (product.discount_inr === null) return { price, discountPrice: null, discountPercent: 0 };
  const discountInr = product.discount_inr;
  const discountPrice = eachCurrency((currency) => {
    if (currency === 'INR') return discountInr;
    const own = currency === 'USD' ? product.price_usd : product.price_sar;
    // An own price is discounted in the proportion of the rupee price.
    return own === null
      ? atLeastOne(convertPrice(discountInr, rates[currency]))
      : atLeastOne(proportion(own, discountInr, product.price_inr));
  });
  return {
    price,
    discountPrice,
    discountPercent: proportion(100, product.price_inr - discountInr, product.price_inr),
  };
}

/** The charged unit price: the discount price where there is one. */
export function unitPriceOf(prices: ProductPrices): Prices {
  return prices.discountPrice ?? prices.price;
}

function listPrice(product: PricedProduct, rates: Rates, currency: 'INR' | 'USD' | 'SAR'): number {
  if (currency === 'INR') return product.price_inr;
  const own = currency === 'USD' ? product.price_usd : product.price_sar;
  return own ?? atLeastOne(convertPrice(product.price_inr, rates[currency]));
}

/** Nothing is free because a coin is too large. */
function atLeastOne(minor: number): number {
  return Math.max(1, minor);
}

/** whole x part / of, rounded half up. */
function proportion(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}
