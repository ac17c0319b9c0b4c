// Facts of a product in Markdown: amounts, attributes and links, as product pages and lists write them.
import {
  type AttributeValue,
  type Locale,
  type Prices,
  type ProductCard,
  toDecimal,
} from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { escapeMarkdown, linkMarkdown } from './markdown.ts';
import { currenciesOf } from './money.ts';
import { href, markdownPath } from './paths.ts';
import { unitText } from './units.ts';

/** `1234.50 INR`: the same number that structured data has, in the reader's currency where the shop sells in it. */
export function amountMarkdown(prices: Prices, request: PageRequest): string {
  const [base] = currenciesOf(request);
  const own = prices[request.currency];
  return own === undefined
    ? `${toDecimal(prices.base).toFixed(2)} ${base}`
    : `${toDecimal(own).toFixed(2)} ${request.currency}`;
}

export function valueMarkdown({ value, unit }: AttributeValue, locale: Locale): string {
  return escapeMarkdown(unit === null ? value : `${value} ${unitText(unit, locale)}`);
}

/** To the Markdown of the product. */
export function productLink(
  { id, slug, name }: ProductCard,
  { origin, locale }: PageRequest,
): string {
  return linkMarkdown(name, origin + markdownPath(href.product(locale, id, slug)));
}
