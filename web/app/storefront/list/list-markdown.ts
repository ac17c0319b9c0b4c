// Product list as Markdown: title, count, categories that narrow it, a table of products, the next page. [decisions 0111]
import { LAST_PAGE, PAGE_SIZE, type SearchResult } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type ListState, listHref } from '../../lib/list-state.ts';
import { escapeMarkdown, linkMarkdown, tableMarkdown } from '../../lib/markdown.ts';
import { amountMarkdown, productLink } from '../../lib/markdown-facts.ts';
import { href, markdownPath } from '../../lib/paths.ts';
import type { Heading } from './list-view.tsx';

export function listMarkdown(
  { title, description }: Heading,
  state: ListState,
  { products, total, facets }: SearchResult,
  request: PageRequest,
): string {
  const { locale, origin } = request;
  const t = translator(locale);
  const shown = `${(state.page - 1) * PAGE_SIZE + 1}-${(state.page - 1) * PAGE_SIZE + products.length}`;
  const hasNext = state.page * PAGE_SIZE < total && state.page < LAST_PAGE;
  const here = state.place.by === 'category' ? state.place.lineage : '';
  const narrower = facets.categories.filter(({ value }) => value !== here);
  const sections = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(description ?? ''),
    total === 0 ? t('products.count', { n: 0 }) : t('list.showing', { shown, total }),
    products.length === 0
      ? ''
      : tableMarkdown(
          [
            t('product.name'),
            t('common.sku'),
            t('common.partNumber'),
            t('common.manufacturer'),
            t('common.price'),
            t('list.stock'),
          ],
          products.map((card) => [
            productLink(card, request),
            escapeMarkdown(card.sku),
            escapeMarkdown(card.mpn),
            escapeMarkdown(card.manufacturer.name),
            amountMarkdown(card.discountPrice ?? card.price, request),
            String(Math.max(0, card.stock)),
          ]),
        ),
    hasNext
      ? linkMarkdown(
          t('pages.next'),
          origin + markdownPath(listHref(locale, state, { page: state.page + 1 })),
        )
      : '',
    narrower.length === 0
      ? ''
      : `## ${escapeMarkdown(t('list.categories'))}\n\n${narrower
          .map(
            ({ name, value, count }) =>
              `- ${linkMarkdown(name, origin + markdownPath(href.category(locale, value)))}: ${count}`,
          )
          .join('\n')}`,
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}
