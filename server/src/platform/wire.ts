// Wire form of amounts, countries and units: field names of the specification's currency table. [§3]
import { type CurrencyCode, type Locale, type Prices, toDecimal } from '@millwright/contracts';
import { isServerKey, translator } from '@millwright/messages/server';

/** What the shop does not sell in is null; nothing, as the total of an empty cart, is nothing in every currency. */
export const decimalIn = (prices: Prices, currency: CurrencyCode): number | null => {
  const minor = prices[currency] ?? (prices.base === 0 ? 0 : undefined);
  return minor === undefined ? null : toDecimal(minor);
};

/** price in the base currency, usdPrice, sarPrice */
export function priceFields(prices: Prices) {
  return {
    price: toDecimal(prices.base),
    usdPrice: decimalIn(prices, 'USD'),
    sarPrice: decimalIn(prices, 'SAR'),
  };
}

/** subTotal, subUsdTotal, subSarTotal */
export function subTotalFields(prices: Prices) {
  return {
    subTotal: toDecimal(prices.base),
    subUsdTotal: decimalIn(prices, 'USD'),
    subSarTotal: decimalIn(prices, 'SAR'),
  };
}

/** total, usdTotal, sarTotal */
export function totalFields(prices: Prices) {
  return {
    total: toDecimal(prices.base),
    usdTotal: decimalIn(prices, 'USD'),
    sarTotal: decimalIn(prices, 'SAR'),
  };
}

/** value, usdValue, sarValue */
export function valueFields(prices: Prices) {
  return {
    value: toDecimal(prices.base),
    usdValue: decimalIn(prices, 'USD'),
    sarValue: decimalIn(prices, 'SAR'),
  };
}

/** There are few countries, and asking for a name is slow. */
const names = new Map<Locale, Map<string, string>>();

/** `IN` -> `India`, in the reader's language; what is no code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(locale);
  if (known === undefined) {
    known = new Map();
    names.set(locale, known);
  }
  let name = known.get(code);
  if (name === undefined) {
    name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
    known.set(code, name);
  }
  return name;
}

/** `set` -> комплект, in the reader's language; a unit that is not ours as it is. [§3 productuom, decisions §2] */
export function unitOfSaleName(unit: string, locale: Locale): string {
  const key = `unit.${unit}`;
  return isServerKey(key) ? translator(locale)(key) : unit;
}
