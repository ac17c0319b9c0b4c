// What does a list show of a product? The columns of a card as SQL, and the pure step from such a row to the view.
import type { AttributeValue, Locale, LocalizedText, ProductCard, UnitOfSale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type PricedProduct, pricesOf, type Rates } from '../pricing/index.ts';

/** Columns of product that a card needs. */
export type CardFacts = PricedProduct & {
  id: number;
  kind: 'item' | 'lot';
  sku: string;
  mpn: string;
  slug: string;
  unit: string;
  origin_country: string;
  minimum: number;
  maximum: number | null;
  step: number;
  image: string;
  rating_sum: number;
  rating_count: number;
  /** In the request's language, else English. */
  name: string;
  /** What can be bought now. */
  stock: number;
};

export type ProductAttributeRow = {
  slug: string;
  name: LocalizedText;
  label: LocalizedText | null;
  number: number | null;
  unit: string | null;
};

export type CardRow = CardFacts & {
  manufacturer_slug: string;
  manufacturer_name: string;
};

/** A card shows at most so many attributes. */
export const HIGHLIGHTS = 6;

/** Columns of CardFacts, for a statement in which product is `p`; `locale` is one of ours or the number of a parameter (`$3`). */
export function cardFactColumns(locale: Locale | `$${number}`): string {
  const { name, stock } = cardNameAndStock(locale);
  return `p.id, p.kind, p.sku, p.mpn, p.slug, p.unit, p.origin_country, p.price_inr, p.discount_inr, p.price_usd, p.price_sar,
    p.minimum, p.maximum, p.step, p.image, p.rating_sum, p.rating_count, ${name} as name, ${stock} as stock`;
}

/** The two facts of a card that are no columns of product `p`: its name in the language, else in English, and what can be bought. */
export function cardNameAndStock(locale: Locale | `$${number}`): { name: string; stock: string } {
  const language = locale.startsWith('$') ? locale : `'${locale}'`;
  const text = (wanted: string): string => `(select t.name from product_text t where t.product_id = p.id and t.locale = ${wanted})`;
  return {
    name: `coalesce(${[...new Set([text(language), text("'en'")])].join(', ')}, p.sku)`,
    // A whole lot is there as often as its scarcest part allows.
    stock: `case when p.kind = 'lot' then coalesce((select min(coalesce(s.on_hand - s.reserved, 0) / i.quantity)
        from product_part i left join stock s on s.product_id = i.part_id where i.whole_id = p.id), 0)
      else coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0) end`,
  };
}

/** Columns of a CardRow, for a statement in which product is `p` and manufacturer is `m`: `select ${cardColumns('en')} from product p join manufacturer m on m.id = p.manufacturer_id`. */
export function cardColumns(locale: Locale): RawBuilder<CardRow> {
  return sql<CardRow>`${sql.raw(cardFactColumns(locale))}, m.slug as manufacturer_slug, m.name as manufacturer_name`;
}

/** @param highlights none for the small cards of a row of neighbours, which show none */
export function toCard(row: CardRow, rates: Rates, highlights: AttributeValue[] = []): ProductCard {
  return cardOf(row, { slug: row.manufacturer_slug, name: row.manufacturer_name }, highlights, rates);
}

/** The view from its parts, for callers that know makers and attributes already. */
export function cardOf(row: CardFacts, manufacturer: ProductCard['manufacturer'], highlights: AttributeValue[], rates: Rates): ProductCard {
  const { price, discountPrice, discountPercent } = pricesOf(row, rates);
  return {
    id: row.id,
    kind: row.kind,
    sku: row.sku,
    mpn: row.mpn,
    name: row.name,
    slug: row.slug,
    image: row.image,
    manufacturer,
    originCountry: row.origin_country,
    unit: row.unit as UnitOfSale,
    price,
    discountPrice,
    discountPercent,
    stock: row.stock,
    limits: { minimum: row.minimum, maximum: row.maximum, step: row.step },
    rating: { average: row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10, count: row.rating_count },
    highlights,
  };
}

export function toAttributeValue(row: ProductAttributeRow, locale: Locale): AttributeValue {
  return {
    slug: row.slug,
    name: row.name[locale] ?? row.name.en,
    value: row.label === null ? localNumber(row.number ?? 0, locale) : (row.label[locale] ?? row.label.en),
    unit: row.unit,
    number: row.number,
  };
}

/** Latin digits everywhere; Russian has a decimal comma. */
export function localNumber(value: number, locale: Locale): string {
  return locale === 'ru' ? String(value).replace('.', ',') : String(value);
}
