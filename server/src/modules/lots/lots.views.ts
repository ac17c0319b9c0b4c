// Lot views from rows. Pure.
import type { Locale, LocalizedText, Lot, LotCategory } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { pricesOf, type Rates } from '../pricing/index.ts';
import type { CategoryRow, LotRow } from './lots.queries.ts';

const localized = (text: LocalizedText, locale: Locale): string => text[locale] ?? text.en;

export function toCategory(row: CategoryRow, locale: Locale): LotCategory {
  return {
    id: row.id,
    slug: row.slug,
    name: localized(row.name, locale),
    image: row.image,
    lots: row.lots,
  };
}

export function toLot(row: LotRow, locale: Locale, rates: Rates): Lot {
  const { id, slug, name } = row.category;
  return {
    id: row.lot_id,
    slug: row.lot_slug,
    name: localized(row.lot_name, locale),
    details: localized(row.details, locale),
    image: row.lot_image,
    category: { id, slug, name: localized(name, locale) },
    productId: row.id,
    condition: { code: row.condition, name: translator(locale)(`lots.condition.${row.condition}`) },
    location: localized(row.location, locale),
    ageMonths: row.age_months,
    ...pricesOf(row, rates),
    soldWhole: row.sold_whole,
    stock: row.sold_whole ? Math.max(0, row.stock) : 0,
    items: (row.items ?? []).map((item) => ({
      productId: item.product_id,
      mpn: item.mpn,
      name: item.name,
      slug: item.slug,
      unit: item.unit,
      quantity: item.quantity,
      onSale: item.published,
    })),
  };
}
