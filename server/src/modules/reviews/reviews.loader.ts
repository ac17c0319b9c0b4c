// Review loader for the demo: published reviews, counted in the same transaction.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db/index.ts';

export type StoredReview = {
  productId: number;
  customerId: number;
  rating: number;
  comment: string;
  at: Date;
  /** Customers who found it helpful. */
  helpfulTo: readonly number[];
};

/** For a shop that is not in use yet. A review that is there already stays as it is. */
export async function storeReviews(db: Db, reviews: readonly StoredReview[]): Promise<void> {
  const rows = JSON.stringify(
    reviews.map((review) => ({ ...review, at: review.at.toISOString() })),
  );
  await inTransaction(
    db,
    async (tx) => {
      await sql`
        with given as (
          select * from jsonb_to_recordset(${rows}::jsonb)
            as g ("productId" int, "customerId" bigint, rating smallint, comment text, at timestamptz, "helpfulTo" jsonb)
        ), stored as (
          insert into review (product_id, customer_id, rating, comment, state, created_at, helpful_count)
          select "productId", "customerId", rating, comment, 'published', at, jsonb_array_length("helpfulTo") from given order by at
          on conflict (product_id, customer_id) do nothing returning id, product_id, customer_id
        )
        insert into review_vote (review_id, customer_id, created_at)
        select s.id, voter::bigint, g.at from stored s
        join given g on g."productId" = s.product_id and g."customerId" = s.customer_id
        cross join lateral jsonb_array_elements_text(g."helpfulTo") as voter`.execute(tx);
      await sql`
        update product p set rating_sum = r.sum, rating_count = r.count
        from (select product_id, sum(rating)::int as sum, count(*)::int as count from review where state = 'published' group by product_id) r
        where p.id = r.product_id`.execute(tx);
    },
    { statementTimeoutMs: 0 },
  );
}
