// State of the customer's own review for If-Match, as text.
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { customerOf } from '../customers/index.ts';

/** undefined: the customer has none of this product. @throws Problem login-required */
export async function reviewState(
  ctx: Ctx,
  { productId }: { productId: number },
  { db, lock }: { db: Db | Tx; lock: boolean },
): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(id, rating, comment)::text as state from review
    where customer_id = ${customerOf(ctx)} and product_id = ${productId} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0]?.state;
}
