// Substitutes: products of the same category, dimensions and ratings from another manufacturer. [§2.7 substitutes]
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from './catalog.cards.ts';

/**
 * The rule: a substitute stands in the same category, is equal in every number that it or this product has (product_attribute_fingerprint
 * hashes them), and has another manufacturer. What shares most of the words too (material, seal, finish) comes first,
 * then what is in stock, then the cheaper one. A product without numbers has no substitutes.
 */
export async function listSubstituteCards(
  db: Db,
  id: number,
  count: number,
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with fitting as (
      select o.id, coalesce(o.discount_base, o.price_base) as price,
        (select count(*) from product_attribute mine
           join product_attribute theirs
             on theirs.product_id = o.id and theirs.attribute_id = mine.attribute_id and theirs.ordinal = mine.ordinal
           where mine.product_id = ${id}) as shared,
        coalesce((select s.on_hand > s.reserved from stock s where s.product_id = o.id), false) as available
      from product this
      join product_attribute_fingerprint mine on mine.product_id = this.id
      join product_attribute_fingerprint theirs on theirs.digest = mine.digest
      join product o on o.id = theirs.product_id and o.category_id = this.category_id
        and o.manufacturer_id <> this.manufacturer_id and o.published and o.kind = 'item'
      where this.id = ${id} and this.published
      order by shared desc, available desc, price, o.id limit ${count}
    )
    select ${cardColumns(locale)} from fitting join product p using (id) join manufacturer m on m.id = p.manufacturer_id
    order by fitting.shared desc, fitting.available desc, fitting.price, p.id`.execute(db);
  return rows;
}
