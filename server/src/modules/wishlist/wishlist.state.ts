// State of a wishlist for If-Match: name, link and entries with their quantities, as text.
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { customerOf } from '../customers/index.ts';

/** undefined: there is none, or it is somebody else's. @throws Problem login-required */
export async function wishlistState(
  ctx: Ctx,
  { id }: { id: number | 'main' },
  { db, lock }: { db: Db | Tx; lock: boolean },
): Promise<string | undefined> {
  const own = id === 'main' ? sql`kind = 'main'` : sql`id = ${id}`;
  const { rows } = await sql<{ id: number; head: string }>`
    select id, jsonb_build_array(id, name, share_code)::text as head from wishlist
    where customer_id = ${customerOf(ctx)} and ${own} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  const [list] = rows;
  if (list === undefined) return undefined;
  const { rows: entries } = await sql<{ state: string }>`
    select coalesce(jsonb_agg(jsonb_build_array(id, product_id, quantity) order by id), '[]')::text as state from wishlist_item where list_id = ${list.id}`.execute(
    db,
  );
  return `${list.head} ${entries[0]?.state}`;
}
