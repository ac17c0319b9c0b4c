// Wanted products: one statement over the active alerts.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

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
  page: { start: number; count: number; sort: string; order: 'asc' | 'desc' },
  locale: Locale,
  now: Date,
): Promise<{ rows: WantedRow[]; total: number }> {
  const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const way = page.order === 'asc' ? sql`asc` : sql`desc`;
  const order = page.sort === 'lastAskedAt' ? sql`last_asked_at ${way}` : sql`waiting ${way}`;
  const { rows } = await sql<WantedRow & { total: number }>`
    with wanted as (
      select a.product_id, count(*)::int as waiting, min(a.asked_at) as first_asked_at, max(a.asked_at) as last_asked_at,
        array_agg(a.email order by a.asked_at, a.id) as addresses
      from stock_alert a where a.stopped_at is null and a.expires_at > ${now}
        and (${q.trim() === ''} or a.email ilike ${like} or a.product_id in (select p.id from product p where p.mpn ilike ${like} union select products_numbered(${q})))
      group by a.product_id
    )
    select w.*, p.mpn, (select count(*)::int from wanted) as total,
      coalesce((select t.name from product_text t where t.product_id = p.id and t.locale = ${locale}),
               (select t.name from product_text t where t.product_id = p.id and t.locale = 'en'), p.mpn) as name
    from (select * from wanted order by ${order}, product_id limit ${page.count} offset ${page.start}) w
    join product p on p.id = w.product_id order by ${order}, w.product_id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
