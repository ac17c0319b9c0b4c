// Structured data of lots: each as a product with its offer; a category as their list.
import { type Lot, type LotCondition, toDecimal } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { currenciesOf } from '../../lib/money.ts';
import { href, previewPath } from '../../lib/paths.ts';
import { nameOfShop } from '../../lib/view.tsx';

const CONDITIONS: Record<LotCondition, string> = {
  new: 'NewCondition',
  used: 'UsedCondition',
  refurbished: 'RefurbishedCondition',
  'for-parts': 'DamagedCondition',
};

export function lotJsonLd(lot: Lot, request: PageRequest): object[] {
  const { origin, locale } = request;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: lot.name,
      description: lot.details,
      image: [origin + previewPath(lot.image)],
      category: lot.category.name,
      offers: {
        '@type': 'Offer',
        url: origin + href.lotItems(locale, lot),
        price: toDecimal((lot.discountPrice ?? lot.price).base),
        priceCurrency: currenciesOf(request)[0],
        itemCondition: `https://schema.org/${CONDITIONS[lot.condition.code]}`,
        seller: { '@type': 'Organization', name: nameOfShop(request) },
        availability: `https://schema.org/${lot.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
  ];
}

export function lotListJsonLd(lots: readonly Lot[], { origin, locale }: PageRequest): object[] {
  if (lots.length === 0) return [];
  const itemListElement = lots.map((lot, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: lot.name,
    url: origin + href.lotItems(locale, lot),
  }));
  return [{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }];
}
