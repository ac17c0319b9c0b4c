// Seller rows.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ListPage, listed } from '../../platform/list.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';

export type SellerRow = Awaited<ReturnType<typeof findSeller>> & {};
export type SellerFields = {
  company: string;
  contact: string;
  email: string;
  phone: string;
  commission_basis_points: number;
  terms: string;
};

export async function findSeller(db: Db | Tx, id: number) {
  return await db.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockSeller(tx: Tx, id: number): Promise<SellerRow | undefined> {
  return await tx
    .selectFrom('seller')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSeller(
  tx: Tx,
  seller: SellerFields & { lead_id: number; created_at: Date; changed_at: Date },
): Promise<number> {
  return (await tx.insertInto('seller').values(seller).returning('id').executeTakeFirstOrThrow())
    .id;
}

export async function saveSeller(
  tx: Tx,
  id: number,
  set: SellerFields & { active: boolean; changed_at: Date },
): Promise<void> {
  await tx.updateTable('seller').set(set).where('id', '=', id).execute();
}

const ORDERS: Record<string, RawBuilder<unknown>> = {
  company: sql`lower(company)`,
  createdAt: sql`created_at`,
  id: sql`id`,
};

export async function listSellerRows(
  db: Db,
  {
    ids,
    q,
    active,
  }: { ids?: readonly number[] | undefined; q?: string | undefined; active?: boolean | undefined },
  page: ListPage,
): Promise<{ rows: SellerRow[]; total: number }> {
  const like = likeOf(q);
  const { rows } = await sql<SellerRow & { total: number }>`
    select *, count(*) over ()::int as total from seller
    where (${ids === undefined} or id = any(${[...(ids ?? [])]}::int[])) and (${active === undefined} or active = ${active ?? true})
      and (${like}::text is null or company ilike ${like} or contact ilike ${like} or email ilike ${like})
    order by ${ORDERS[page.sort] ?? sql`lower(company)`} ${sortDirection(page.order)}, id
    limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}
