// Wanted products: one statement over the active alerts.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';
import { productName } from '../catalog/index.ts';

export type WantedRow = {
  product_id: number;
  mpn: string;
  name: string;
  waiting: number;
  first_asked_at: Date;
  last_asked_at: Date;
  addresses: string[];
};

export async function listWanted(
  db: Db,
  q: string,
  page: ListPage,
  locale: Locale,
  now: Date,
): Promise<{ rows: WantedRow[]; total: number }> {
  const like = likeOf(q);
  const way = sortDirection(page.order);
  const order = page.sort === 'lastAskedAt' ? sql`last_asked_at ${way}` : sql`waiting ${way}`;
  const { rows } = await sql<WantedRow & { total: number }>`
    with wanted as (
      select a.product_id, count(*)::int as waiting, min(a.asked_at) as first_asked_at, max(a.asked_at) as last_asked_at,
        array_agg(a.email order by a.asked_at, a.id) as addresses
      from stock_alert a where a.stopped_at is null and a.expires_at > ${now}
        and (${like}::text is null or a.email ilike ${like} or a.product_id in (select p.id from product p where p.mpn ilike ${like} union select products_numbered(${q})))
      group by a.product_id
    )
    select w.*, p.mpn, (select count(*)::int from wanted) as total,
      ${productName(locale, 'p.mpn')} as name
    from (select * from wanted order by ${order}, product_id limit ${page.count} offset ${page.start}) w
    join product p on p.id = w.product_id order by ${order}, w.product_id`.execute(db);
  return listed(rows);
}
