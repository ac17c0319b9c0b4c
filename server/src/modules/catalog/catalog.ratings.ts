// Ratings of products: average and count on the product row, written by the reviews module.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Locks a product until the transaction ends, so that its ratings are counted by one at a time. @returns whether it is there for buyers */
export async function lockRated(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await sql<{
    published: boolean;
  }>`select published from product where id = ${productId} for no key update`.execute(tx);
  return rows[0]?.published === true;
}

/** Of a locked product. Equal ratings write nothing, so that no search documents are reread. */
export async function saveRating(
  tx: Tx,
  productId: number,
  rating: { sum: number; count: number },
): Promise<void> {
  await sql`
    update product set rating_sum = ${rating.sum}, rating_count = ${rating.count}
    where id = ${productId} and (rating_sum, rating_count) is distinct from (${rating.sum}::int, ${rating.count}::int)`.execute(
    tx,
  );
}
