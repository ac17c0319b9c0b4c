// Product page as Markdown: number, price, stock, delivery, attributes, trade data, documents, family and substitutes, then the supplier's text as a quote. [decisions 0111]
import type { ProductCard, ProductDetail, ProductFamily } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { unitMessage } from '../../lib/lot-facts.ts';
import { escapeMarkdown, linkMarkdown, quoteMarkdown, tableMarkdown } from '../../lib/markdown.ts';
import { amountMarkdown, productLink, valueMarkdown } from '../../lib/markdown-facts.ts';
import { countryName } from '../../lib/numbers.ts';
import { documentPath, href, markdownPath } from '../../lib/paths.ts';
import { massText } from '../../lib/units.ts';

type Around = { family: ProductFamily | null; substitutes: readonly ProductCard[] };

export function productMarkdown(
  product: ProductDetail,
  { family, substitutes }: Around,
  request: PageRequest,
): string {
  const { locale, origin } = request;
  const t = translator(locale);
  const price = amountMarkdown(product.discountPrice ?? product.price, request);
  const { minimum, maximum, step } = product.limits;
  const limits = [
    t('limits.minimum', { n: minimum }),
    ...(step > 1 ? [t('limits.step', { n: step })] : []),
    ...(maximum === null ? [] : [t('limits.maximum', { n: maximum })]),
  ];
  const facts: [string, string][] = [
    [t('common.sku'), escapeMarkdown(product.sku)],
    [t('common.partNumber'), escapeMarkdown(product.mpn)],
    [t('common.manufacturer'), escapeMarkdown(product.manufacturer.name)],
    [
      t('common.price'),
      `${price} ${t(unitMessage(product))}. ${escapeMarkdown(t('product.taxNote'))}`,
    ],
    ...(product.discountPrice === null
      ? []
      : ([[t('price.list'), amountMarkdown(product.price, request)]] as [string, string][])),
    [t('common.quantity'), escapeMarkdown(limits.join(', '))],
    [
      t('compare.availability'),
      product.stock > 0 ? t('stock.in', { n: product.stock }) : t('stock.out'),
    ],
    ...(product.stock > 0
      ? ([[t('product.delivery'), product.expectedDelivery]] as [string, string][])
      : []),
    ...(product.incoming === null
      ? []
      : ([
          [
            t('product.nextUnits'),
            escapeMarkdown(
              t('product.coming', {
                quantity: product.incoming.quantity,
                date: product.incoming.expectedOn,
              }),
            ),
          ],
        ] as [string, string][])),
    ...(product.rating.count === 0
      ? []
      : ([[t('compare.rating'), t('rating.of', product.rating)]] as [string, string][])),
  ];
  const trade = tradeFacts(product, request);
  const sections = [
    `# ${escapeMarkdown(product.name)}`,
    product.categories
      .map(({ name, lineage }) =>
        linkMarkdown(name, origin + markdownPath(href.category(locale, lineage))),
      )
      .join(' > '),
    list(facts),
    section(
      t('product.specification'),
      tableMarkdown(
        [t('product.attribute'), t('product.value')],
        product.attributes.map((attribute) => [
          escapeMarkdown(attribute.name),
          valueMarkdown(attribute, locale),
        ]),
      ),
    ),
    section(t('product.ordering'), list(trade)),
    product.documents.length === 0
      ? ''
      : section(
          t('product.documents'),
          product.documents
            .map(({ name, title }) => `- ${linkMarkdown(title, origin + documentPath(name))}`)
            .join('\n'),
        ),
    family === null
      ? ''
      : section(
          t('product.family', { n: family.products.length }),
          cards(family.products, request),
        ),
    substitutes.length === 0
      ? ''
      : section(
          t('product.substitutes'),
          `${escapeMarkdown(t('product.substitutesText'))}\n\n${cards(substitutes, request)}`,
        ),
    product.description === ''
      ? ''
      : section(t('product.quoted'), quoteMarkdown(product.description)),
    linkMarkdown(t('product.webPage'), origin + href.product(locale, product.id, product.slug)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function tradeFacts(product: ProductDetail, { locale }: PageRequest): [string, string][] {
  const t = translator(locale);
  const facts: [string, string | null][] = [
    [t('product.origin'), product.originCountry && countryName(product.originCountry, locale)],
    [t('product.hsn'), product.hsn],
    [t('product.unspsc'), product.unspsc],
    [t('product.gtin'), product.gtin],
    [t('product.weight'), massText(product.weightGrams, locale)],
    [t('product.industries'), product.industries.map(({ name }) => name).join(', ')],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, escapeMarkdown(value)] as [string, string]],
  );
}

function cards(products: readonly ProductCard[], request: PageRequest): string {
  return products
    .map((card) => {
      const price = amountMarkdown(card.discountPrice ?? card.price, request);
      const facts = card.highlights.map((fact) => valueMarkdown(fact, request.locale));
      return `- ${[productLink(card, request), escapeMarkdown(card.manufacturer.name), ...facts, price].join(', ')}`;
    })
    .join('\n');
}

function list(facts: readonly (readonly [string, string])[]): string {
  return facts.map(([name, value]) => `- **${escapeMarkdown(name)}:** ${value}`).join('\n');
}

function section(title: string, text: string): string {
  return `## ${escapeMarkdown(title)}\n\n${text}`;
}
