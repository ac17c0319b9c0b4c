// Cart messages: news and merges as sentences in the reader's language and currency. [decisions §4, §7]
import {
  type CartNotice,
  type CurrencyCode,
  formatMoney,
  isCurrencyCode,
  type Locale,
  type Prices,
} from '@millwright/contracts';
import { isServerKey, translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import type { Purchasable } from '../catalog/index.ts';
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

export function notifyNews(
  { locale, currency }: Pick<Ctx, 'locale' | 'currency'>,
  news: News,
): CartNotice {
  const { productId, name, stock, limits } = news.line;
  const prices =
    'before' in news ? priceWords(news.before, news.line.unitPrice, currency, locale) : {};
  return {
    code: CODES[news.what],
    productId,
    message: translator(locale)(`cart.news.${news.what}`, {
      name,
      n: stock,
      limits: limitWords(limits, locale),
      ...prices,
    }),
  };
}

export function notifyMerge(
  { locale }: Pick<Ctx, 'locale'>,
  merge: MergeNews,
  purchasable: Pick<Purchasable, 'name'> | undefined,
): CartNotice {
  const { code, productId, quantity, own, guest, why } = merge;
  // A row without its numbers is told in general words.
  const key = `cart.merge.${code === 'merged' && own === undefined ? 'merged-somehow' : why === undefined ? code : `${code}-${why}`}`;
  return {
    code,
    productId,
    message: translator(locale)(isServerKey(key) ? key : `cart.merge.${code}`, {
      ...{
        name: purchasable?.name ?? `#${productId}`,
        n: quantity,
        own: own ?? 0,
        guest: guest ?? 0,
      },
    }),
  };
}

/** In the reader's currency where that changed, else in the one that is charged, else in the first that did. */
function priceWords(
  before: Prices,
  after: Prices,
  wanted: string,
  locale: Locale,
): { before: string; after: string } {
  const order: CurrencyCode[] = [...(isCurrencyCode(wanted) ? [wanted] : []), 'INR', 'USD', 'SAR'];
  const currency = order.find((candidate) => before[candidate] !== after[candidate]) ?? 'INR';
  return {
    before: formatMoney(before[currency], currency, locale),
    after: formatMoney(after[currency], currency, locale),
  };
}

function limitWords(
  { minimum, maximum, step }: { minimum: number; maximum: number | null; step: number },
  locale: Locale,
): string {
  const t = translator(locale);
  const words = [t('cart.limit.minimum', { n: minimum })];
  if (maximum !== null) words.push(t('cart.limit.maximum', { n: maximum }));
  if (step > 1) words.push(t('cart.limit.step', { n: step }));
  return words.join(locale === 'ar' ? '، ' : ', ');
}
