// Product families: products that differ in a few options, for the table of sizes on each of their pages.
import type { Locale, LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns, type ProductAttributeRow } from './catalog.cards.ts';

/** Rows of one table. */
const MAX_MEMBERS = 200;

export type FamilyRows = {
  name: LocalizedText;
  options: { slug: string; name: LocalizedText }[];
  products: (CardRow & { options: ProductAttributeRow[] | null })[];
};

/** The family of this product with its published products, in the order of their options: numbers by size, words by letters. */
export async function findFamily(
  db: Db,
  productId: number,
  locale: Locale,
): Promise<FamilyRows | undefined> {
  const { rows: found } = await sql<Omit<FamilyRows, 'products'> & { id: number }>`
    select f.id, f.name, (select coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name) order by o.place), '[]')
      from unnest(f.options) with ordinality o (id, place) join attribute a on a.id = o.id) as options
    from product p join product_family f on f.id = p.family_id where p.id = ${productId}`.execute(
    db,
  );
  const [family] = found;
  if (family === undefined) return undefined;
  const { rows } = await sql<FamilyRows['products'][number]>`
    select ${cardColumns(locale)}, o.options
    from product p join manufacturer m on m.id = p.manufacturer_id join product_family f on f.id = p.family_id,
      lateral (
        select jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name, 'label', v.label, 'number', v.number, 'unit', a.unit) order by w.place) as options,
          array_agg(coalesce(v.number, 0) order by w.place) as numbers, array_agg(coalesce(v.label ->> 'en', '') order by w.place) as words
        from unnest(f.options) with ordinality w (id, place) join attribute a on a.id = w.id
        join product_attribute pa on pa.product_id = p.id and pa.attribute_id = a.id
        join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal
      ) o
    where p.family_id = ${family.id} and p.published order by o.numbers, o.words, p.sort_rank limit ${MAX_MEMBERS}`.execute(
    db,
  );
  return { ...family, products: rows };
}
