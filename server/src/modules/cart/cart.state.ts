// State of a cart for If-Match: its lines with their quantities, as text. What they cost and what is in stock is no change of the buyer's.
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

type From = { db: Db | Tx; lock: boolean };

/** undefined: unknown, spent, or another customer's */
export async function cartState(
  { actor }: Pick<Ctx, 'actor'>,
  { code }: { code: string },
  { db, lock }: From,
): Promise<string | undefined> {
  const customerId = actor.kind === 'customer' ? actor.customerId : null;
  const { rows } = await sql<{ id: number }>`
    select id from cart where code = ${code} and status = 'open' and (customer_id is null or customer_id = ${customerId}) ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] === undefined ? undefined : await linesOf(db, rows[0].id);
}

export async function ownCartState(
  { actor }: Pick<Ctx, 'actor'>,
  _params: unknown,
  { db }: From,
): Promise<string | undefined> {
  if (actor.kind !== 'customer') return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from cart where customer_id = ${actor.customerId} and status = 'open'`.execute(db);
  return rows[0] === undefined ? undefined : await linesOf(db, rows[0].id);
}

async function linesOf(db: Db | Tx, id: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select coalesce(jsonb_agg(jsonb_build_array(id, product_id, quantity) order by id), '[]')::text as state from cart_line where cart_id = ${id}`.execute(
    db,
  );
  return `${id} ${rows[0]?.state}`;
}
