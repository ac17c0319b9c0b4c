// Cart messages: changes and merges as sentences in the reader's language and currency. [decisions §4, §7]
import { type CartNotice, type CurrencyCode, fillText, formatMoney, isCurrencyCode, type Locale, type Prices } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Sellable } from '../catalog/index.ts';
import { LIMIT_TEXTS, MERGE_TEXTS, NEWS_TEXTS } from './cart.messages.ts';
import type { MergeNews, News } from './cart.rules.ts';

const CODES: Record<News['what'], CartNotice['code']> = {
  'price-changed': 'price-changed',
  'agreed-price-ended': 'agreed-price-ended',
  'stock-short': 'stock-changed',
  'sold-out': 'stock-changed',
  'stock-back': 'stock-changed',
  'limits-changed': 'limits-changed',
  'product-withdrawn': 'product-withdrawn',
};

export function notifyNews({ locale, currency }: Pick<Ctx, 'locale' | 'currency'>, news: News): CartNotice {
  const { productId, name, stock, limits } = news.line;
  const prices = 'before' in news ? priceWords(news.before, news.line.unitPrice, currency, locale) : {};
  return {
    code: CODES[news.what],
    productId,
    message: fillText(NEWS_TEXTS[news.what], locale, { name, n: stock, limits: limitWords(limits, locale), ...prices }),
  };
}

export function notifyMerge({ locale }: Pick<Ctx, 'locale'>, merge: MergeNews, sellable: Pick<Sellable, 'name'> | undefined): CartNotice {
  const { code, productId, quantity, own, guest, why } = merge;
  // A row without its numbers gets a general text.
  const key = code === 'merged' && own === undefined ? 'merged-somehow' : why === undefined ? code : (`${code}-${why}` as const);
  const text = Object.hasOwn(MERGE_TEXTS, key) ? MERGE_TEXTS[key as keyof typeof MERGE_TEXTS] : MERGE_TEXTS[code];
  return {
    code,
    productId,
    message: fillText(text, locale, { name: sellable?.name ?? `#${productId}`, n: quantity, own: own ?? 0, guest: guest ?? 0 }),
  };
}

/** In the reader's currency where that changed, else in the one that is charged, else in the first that did. */
function priceWords(before: Prices, after: Prices, wanted: string, locale: Locale): { before: string; after: string } {
  const order: CurrencyCode[] = [...(isCurrencyCode(wanted) ? [wanted] : []), 'INR', 'USD', 'SAR'];
  const currency = order.find((candidate) => before[candidate] !== after[candidate]) ?? 'INR';
  return { before: formatMoney(before[currency], currency, locale), after: formatMoney(after[currency], currency, locale) };
}

function limitWords({ minimum, maximum, step }: { minimum: number; maximum: number | null; step: number }, locale: Locale): string {
  const words = [fillText(LIMIT_TEXTS.minimum, locale, { n: minimum })];
  if (maximum !== null) words.push(fillText(LIMIT_TEXTS.maximum, locale, { n: maximum }));
  if (step > 1) words.push(fillText(LIMIT_TEXTS.step, locale, { n: step }));
  return words.join(locale === 'ar' ? '، ' : ', ');
}
