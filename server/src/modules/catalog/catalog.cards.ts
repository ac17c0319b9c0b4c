// Product cards: the view of a product in lists, from a row of the card columns.
import {
  type AttributeValue,
  knownCode,
  type Locale,
  type LocalizedText,
  type ProductCard,
  type UnitOfSale,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { pricesOf, type Rates } from '../pricing/index.ts';
import { type CardFacts, cardFactColumns } from './catalog.card-columns.ts';

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

/** Columns of a CardRow, for a statement in which product is `p` and manufacturer is `m`: `select ${cardColumns('en')} from product p join manufacturer m on m.id = p.manufacturer_id`. */
export function cardColumns(locale: Locale): RawBuilder<CardRow> {
  return sql<CardRow>`${sql.raw(cardFactColumns(locale))}, m.slug as manufacturer_slug, m.name as manufacturer_name`;
}

/** The name of a product in this language, in English where it has none there. @param otherwise its column that stands for the name: `p.sku` */
export function productName(
  locale: string,
  otherwise: `${string}.${'sku' | 'mpn'}`,
): RawBuilder<string> {
  const [product] = otherwise.split('.');
  const nameIn = (language: RawBuilder<string>) =>
    sql`(select t.name from product_text t where t.product_id = ${sql.ref(`${product}.id`)} and t.locale = ${language})`;
  return sql`coalesce(${nameIn(sql`${locale}`)}, ${nameIn(sql.lit('en'))}, ${sql.ref(otherwise)})`;
}

/** @param highlights none for the small cards of a row of neighbours, which show none */
export function toCard(row: CardRow, rates: Rates, highlights: AttributeValue[] = []): ProductCard {
  return cardOf(
    row,
    { slug: row.manufacturer_slug, name: row.manufacturer_name },
    highlights,
    rates,
  );
}

/** The view from its parts, for callers that know manufacturers and attributes already. */
export function cardOf(
  row: CardFacts,
  manufacturer: ProductCard['manufacturer'],
  highlights: AttributeValue[],
  rates: Rates,
): ProductCard {
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
    originCountry: knownCode(row.origin_country),
    unit: row.unit as UnitOfSale,
    price,
    discountPrice,
    discountPercent,
    stock: row.stock,
    limits: { minimum: row.minimum, maximum: row.maximum, step: row.step },
    rating: {
      average:
        row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
      count: row.rating_count,
    },
    highlights,
  };
}

export function toAttributeValue(row: ProductAttributeRow, locale: Locale): AttributeValue {
  return {
    slug: row.slug,
    name: row.name[locale] ?? row.name.en,
    value:
      row.label === null
        ? localNumber(row.number ?? 0, locale)
        : (row.label[locale] ?? row.label.en),
    unit: row.unit,
    number: row.number,
  };
}

/** Latin digits everywhere; Russian has a decimal comma. */
export function localNumber(value: number, locale: Locale): string {
  return locale === 'ru' ? String(value).replace('.', ',') : String(value);
}
