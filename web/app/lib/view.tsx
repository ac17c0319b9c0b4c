// View context: language, currency, texts and formats, through `useView()`.
import {
  type Currencies,
  type CurrencyCode,
  directionOf,
  formatDate,
  formatMoment,
  isolateLatin,
  type Locale,
  type Prices,
  shopName,
} from '@millwright/contracts';
import { type Translate, translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { createContext, use } from 'react';
import { currenciesOf, formatMoney, formatPrices } from './money.ts';
import { countryName, formatNumber } from './numbers.ts';

export type View = {
  request: PageRequest;
  locale: Locale;
  dir: 'ltr' | 'rtl';
  /** Of the reader; always one of the shop's. */
  currency: CurrencyCode;
  /** Of the shop, the base currency first. */
  currencies: Currencies;
  /** In which the shop charges. */
  base: CurrencyCode;
  t: Translate;
  /** Name of the shop. */
  shop: string;
  /** Text of an amount in the reader's currency, or in another one; in the base currency where it lacks that. Show it with <Price>. */
  price(prices: Prices, currency?: CurrencyCode): string;
  money(minor: number, currency?: CurrencyCode): string;
  number(value: number): string;
  /** By the shop's clock; of a moment with the place whose clock it is. */
  date(date: Date | string): string;
  dateTime(date: Date | string): string;
  country(code: string): string;
  /** A telephone number of where most buyers are, for hints. */
  phoneExample: string;
  /** A name from the catalogue, with its designations in order in any language. */
  label(name: string): string;
};

export function nameOfShop({
  company,
  locale,
  origin,
}: Pick<PageRequest, 'company' | 'locale' | 'origin'>): string {
  return shopName(company, locale, origin);
}

export function createView(request: PageRequest): View {
  const { locale, currency } = request;
  const currencies = currenciesOf(request);
  const [base] = currencies;
  // A page that the database did not answer for shows no dates of its own; UTC says which zone it is.
  const timeZone = request.company?.timeZone ?? 'UTC';
  return {
    request,
    locale,
    dir: directionOf(locale),
    currency,
    currencies,
    base,
    t: translator(locale),
    shop: nameOfShop(request),
    price: (prices, own = currency) => formatPrices(prices, own, base, locale),
    money: (minor, own = currency) => formatMoney(minor, own, locale),
    number: (value) => formatNumber(value, locale),
    date: (date) => formatDate(date, locale, timeZone),
    dateTime: (date) => formatMoment(date, locale, timeZone),
    country: (code) => countryName(code, locale),
    phoneExample: request.company?.phoneExample || PHONE_EXAMPLE,
    label: (name) => isolateLatin(name, locale),
  };
}

/** Where the shop says no country, or one without an example. */
export const PHONE_EXAMPLE = '+49 30 901820';

const ViewContext = createContext<View | null>(null);
export const ViewProvider = ViewContext;

export function useView(): View {
  const view = use(ViewContext);
  if (view === null) throw new Error('useView() outside a page');
  return view;
}
