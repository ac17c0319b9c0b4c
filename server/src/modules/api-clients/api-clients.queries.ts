// API client rows and their keys.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Listed, type ListPage, listed } from '../../platform/list.ts';
import { likeOf, sortDirection } from '../../platform/sql.ts';

export type KeyRow = {
  id: number;
  prefix: string;
  created_at: Date;
  expires_at: Date | null;
  last_used_day: string | null;
  revoked_at: Date | null;
};

export type ClientRow = {
  id: number;
  name: string;
  scopes: string[];
  ip_allow: string[];
  calls_per_minute: number;
  disabled_at: Date | null;
  created_at: Date;
  created_by: string | null;
  last_used_day: string | null;
};

export type FoundKey = {
  id: number;
  client_id: number;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_day: string | null;
  disabled_at: Date | null;
  scopes: string[];
  owner_kind: 'shop' | 'company' | 'seller';
  owner_id: number | null;
  calls_per_minute: number;
  is_from_allowed: boolean;
};

/** @param address of the connection; null: not known, so none that is listed */
export async function findKey(
  db: Db,
  { prefix, hash, address }: { prefix: string; hash: Buffer; address: string | null },
): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`
    select k.id, k.client_id, k.expires_at, k.revoked_at, k.last_used_day, c.disabled_at, c.scopes, c.owner_kind, c.owner_id, c.calls_per_minute,
      cardinality(c.ip_allow) = 0 or coalesce(${address}::inet <<= any(c.ip_allow), false) as is_from_allowed
    from api_key k join api_client c on c.id = k.client_id where k.hash = ${hash} and k.prefix = ${prefix}`.execute(
    db,
  );
  return rows[0];
}

/** Once a day; concurrent first calls of a day write it once. */
export async function noteUse(db: Db, id: number, day: string): Promise<void> {
  await sql`update api_key set last_used_day = ${day}::date
    where id = ${id} and last_used_day is distinct from ${day}::date`.execute(db);
}

/** Of the shop. */
export async function listClientRows(
  db: Db | Tx,
  { ids = null, q }: { ids?: number[] | null | undefined; q?: string | undefined },
  page: ListPage,
): Promise<Listed<ClientRow>> {
  const like = likeOf(q);
  const order = { name: sql`c.name`, id: sql`c.id`, createdAt: sql`c.created_at` }[page.sort];
  const { rows } = await sql<ClientRow & { total: number }>`
    select c.id, c.name, c.scopes, c.ip_allow, c.calls_per_minute, c.disabled_at, c.created_at, s.name as created_by,
      (select max(k.last_used_day) from api_key k where k.client_id = c.id) as last_used_day, count(*) over ()::int as total
    from api_client c left join staff s on s.id = c.created_by
    where c.owner_kind = 'shop' and (${ids}::int[] is null or c.id = any(${ids}::int[])) and (${like}::text is null or c.name ilike ${like})
    order by ${order ?? sql`c.name`} ${sortDirection(page.order)}, c.id
    limit ${page.count} offset ${page.start}`.execute(db);
  return listed(rows);
}

/** The newest first. */
export async function listKeys(
  db: Db | Tx,
  clientIds: readonly number[],
): Promise<(KeyRow & { client_id: number })[]> {
  if (clientIds.length === 0) return [];
  return await db
    .selectFrom('api_key')
    .select([
      ...(['id', 'client_id', 'prefix', 'created_at', 'expires_at', 'last_used_day'] as const),
      'revoked_at',
    ])
    .where('client_id', 'in', clientIds)
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether the shop has it */
export async function lockClient(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('api_client')
    .select('id')
    .where('id', '=', id)
    .where('owner_kind', '=', 'shop')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertKey(
  tx: Tx,
  key: {
    client_id: number;
    prefix: string;
    hash: Buffer;
    created_at: Date;
    expires_at: Date | null;
  },
): Promise<void> {
  await tx.insertInto('api_key').values(key).execute();
}

/** One that is revoked stays as it is. @returns whether the client has it */
export async function revokeKeyRow(
  tx: Tx,
  { clientId, keyId, at }: { clientId: number; keyId: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update api_key set revoked_at = coalesce(revoked_at, ${at})
    where id = ${keyId} and client_id = ${clientId} returning 1`.execute(tx);
  return rows.length > 0;
}
