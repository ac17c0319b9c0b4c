// Cart messages: news and merges as sentences in the reader's language and currency. [decisions §4, §7]
import {
  type CartNotice,
  type CurrencyCode,
  formatMoney,
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
  base: CurrencyCode,
  news: News,
): CartNotice {
  const { productId, name, stock, limits } = news.line;
  const prices =
    'before' in news ? priceWords(news.before, news.line.unitPrice, currency, base, locale) : {};
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
  wanted: CurrencyCode,
  base: CurrencyCode,
  locale: Locale,
): { before: string; after: string } {
  const others = (Object.keys(after) as (keyof Prices)[]).filter((key) => key !== 'base');
  const changed = ([wanted, base, ...others] as CurrencyCode[]).find(
    (candidate) => before[candidate] !== undefined && before[candidate] !== after[candidate],
  );
  // A currency that the shop has given up, or taken on since, is not compared.
  const currency = changed !== undefined && after[changed] !== undefined ? changed : base;
  return {
    before: formatMoney(before[currency] ?? before.base, currency, locale),
    after: formatMoney(after[currency] ?? after.base, currency, locale),
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
