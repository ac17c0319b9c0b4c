// View context: language, currency, texts and formats, through `useView()`.
import {
  type CurrencyCode,
  directionOf,
  isolateLatin,
  type Locale,
  type Prices,
  shopName,
} from '@millwright/contracts';
import { type Translate, translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { createContext, use } from 'react';
import { countryName, formatDate, formatDateTime, formatNumber } from './dates.ts';
import { formatMoney, formatPrices } from './money.ts';

export type View = {
  request: PageRequest;
  locale: Locale;
  dir: 'ltr' | 'rtl';
  currency: CurrencyCode;
  t: Translate;
  /** Name of the shop. */
  shop: string;
  /** Text of an amount in the reader's currency; show it with <Price>. */
  price(prices: Prices): string;
  money(minor: number, currency?: CurrencyCode): string;
  number(value: number): string;
  date(date: Date | string): string;
  dateTime(date: Date | string): string;
  country(code: string): string;
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
  // A page that the database did not answer for shows no dates of its own; UTC says which zone it is.
  const timeZone = request.company?.timeZone ?? 'UTC';
  return {
    request,
    locale,
    dir: directionOf(locale),
    currency,
    t: translator(locale),
    shop: nameOfShop(request),
    price: (prices) => formatPrices(prices, currency, locale),
    money: (minor, own = currency) => formatMoney(minor, own, locale),
    number: (value) => formatNumber(value, locale),
    date: (date) => formatDate(date, locale, timeZone),
    dateTime: (date) => formatDateTime(date, locale, timeZone),
    country: (code) => countryName(code, locale),
    label: (name) => isolateLatin(name, locale),
  };
}

const ViewContext = createContext<View | null>(null);
export const ViewProvider = ViewContext;

export function useView(): View {
  const view = use(ViewContext);
  if (view === null) throw new Error('useView() outside a page');
  return view;
}
