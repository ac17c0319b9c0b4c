// What was asked and searched without a result lately, and what waits for somebody? A few statements, each by an index.
import { OPEN_LEAD_STATES } from '@millwright/contracts';
import { sql } from 'kysely';
import { type Db, literals } from '../../platform/db/index.ts';

export async function listLeadKinds(
  db: Db,
  from: Date,
): Promise<{ kind: string; received: number; answered: number; won: number }[]> {
  const { rows } = await sql<{ kind: string; received: number; answered: number; won: number }>`
    select kind, count(*)::int as received, count(*) filter (where state in ('answered', 'won', 'lost'))::int as answered,
      count(*) filter (where state = 'won')::int as won
    from lead where created_at >= ${from} and state <> 'spam' group by kind order by 2 desc, kind`.execute(
    db,
  );
  return rows;
}

export async function listZeroResultSearches(
  db: Db,
  from: Date,
  most: number,
): Promise<{ text: string; locale: string; count: number; last_seen: Date }[]> {
  const { rows } = await sql<{ text: string; locale: string; count: number; last_seen: Date }>`
    select text, locale, count, last_seen from search_zero_result where last_seen >= ${from} order by count desc, last_seen desc, text limit ${most}`.execute(
    db,
  );
  return rows;
}

export type WorkRow = {
  orders_pending: number | null;
  returns_requested: number | null;
  leads_without_owner: number | null;
  reviews_waiting: number | null;
  products_to_reorder: number | null;
  jobs_failed: number | null;
  mails_failed: number | null;
};

/** Open work; null where the role may not read it. @param may of mails the kinds that may be read, null: all */
export async function readWork(
  db: Db,
  may: {
    orders: boolean;
    leads: boolean;
    reviews: boolean;
    stock: boolean;
    system: boolean;
    mails: readonly string[] | null;
  },
): Promise<WorkRow> {
  const { rows } = await sql<WorkRow>`select
    case when ${may.orders} then (select count(*)::int from sales_order where status = 'Pending') end as orders_pending,
    case when ${may.orders} then (select count(*)::int from order_return where state = 'requested') end as returns_requested,
    case when ${may.leads} then (select count(*)::int from lead where owner_id is null and state in ${literals(OPEN_LEAD_STATES)}) end as leads_without_owner,
    case when ${may.reviews} then (select count(*)::int from review where state = 'waiting') end as reviews_waiting,
    case when ${may.stock} then (select count(*)::int from product_to_reorder) end as products_to_reorder,
    case when ${may.system} then (select count(*)::int from pgboss.job where state = 'failed') end as jobs_failed,
    case when ${may.mails === null || may.mails.length > 0}
      then (select count(*)::int from email_outbox where state = 'failed' and (${may.mails === null} or template = any(${[...(may.mails ?? [])]}::text[]))) end as mails_failed`.execute(
    db,
  );
  return rows[0] as WorkRow;
}
