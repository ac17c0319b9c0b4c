// Related products chosen by staff: a product's own links in their order, then those of products that link to it.
import type { LINK_KINDS, Locale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from './catalog.cards.ts';

/** Rows (kind, other_id, own, place), each product once a kind. */
export function linksOf(id: number): RawBuilder<unknown> {
  return sql`select kind, other_id, bool_or(own) as own, min(place) as place from (
      select kind, other_id, true as own, position as place from product_link where product_id = ${id}
      union all
      select kind, product_id, false, 1000000 + position from product_link where other_id = ${id}
    ) both_sides group by kind, other_id`;
}

/** Those that are offered, as cards. */
export async function listChosenCards(
  db: Db,
  id: number,
  kind: (typeof LINK_KINDS)[number],
  count: number,
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(locale)} from (${linksOf(id)}) l join product p on p.id = l.other_id join manufacturer m on m.id = p.manufacturer_id
    where l.kind = ${kind} and p.published order by l.own desc, l.place, p.id limit ${count}`.execute(
    db,
  );
  return rows;
}

/** Links chosen by hand come first, and no product twice. */
export function chosenFirst(
  chosen: readonly CardRow[],
  others: readonly CardRow[],
  count: number,
): CardRow[] {
  const ids = new Set(chosen.map((row) => row.id));
  return [...chosen, ...others.filter((row) => !ids.has(row.id))].slice(0, count);
}
