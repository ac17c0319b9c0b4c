// Review rows. Lock order: product, then review, then votes.
import type { Locale, ReviewSort, ReviewState } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { productName } from '../catalog/index.ts';

export type ReviewRow = {
  id: number;
  customer_id: number;
  first_name: string;
  last_name: string;
  rating: number;
  comment: string;
  state: ReviewState;
  created_at: Date;
  changed_at: Date | null;
  helpful_count: number;
  voted: boolean;
};

const shown = (
  viewer: number | null,
) => sql`r.id, r.customer_id, c.first_name, c.last_name, r.rating, r.comment, r.state, r.created_at,
  r.changed_at, r.helpful_count, exists (select from review_vote v where v.review_id = r.id and v.customer_id = ${viewer}) as voted`;

/** One page of the published ones. */
export async function listPublished(
  db: Db,
  productId: number,
  page: { start: number; count: number; sort: ReviewSort },
  viewer: number | null,
): Promise<ReviewRow[]> {
  const order =
    page.sort === 'helpful'
      ? sql`r.helpful_count desc, r.id desc`
      : sql`r.created_at desc, r.id desc`;
  const { rows } = await sql<ReviewRow>`
    select ${shown(viewer)} from review r join customer c on c.id = r.customer_id
    where r.product_id = ${productId} and r.state = 'published' order by ${order} limit ${page.count} offset ${page.start}`.execute(
    db,
  );
  return rows;
}

/** Rating -> number of published reviews; unused ratings are absent. */
export async function countByRating(db: Db | Tx, productId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ rating: number; n: number }>`
    select rating, count(*)::int as n from review where product_id = ${productId} and state = 'published' group by rating`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.rating, row.n]));
}

export async function isPublished(db: Db, productId: number): Promise<boolean> {
  return (
    (await sql`select from product where id = ${productId} and published`.execute(db)).rows.length >
    0
  );
}

export async function findOwnState(
  db: Db | Tx,
  productId: number,
  customerId: number,
): Promise<ReviewState | undefined> {
  const query = db
    .selectFrom('review')
    .select('state')
    .where('product_id', '=', productId)
    .where('customer_id', '=', customerId);
  return (await query.executeTakeFirst())?.state;
}

/** Of a locked product: written, or changed. A review keeps the day it was first posted. */
export async function saveReview(
  tx: Tx,
  review: {
    productId: number;
    customerId: number;
    rating: number;
    comment: string;
    state: ReviewState;
    now: Date;
  },
): Promise<ReviewRow> {
  const { productId, customerId, rating, comment, state, now } = review;
  const { rows } = await sql<ReviewRow>`
    with r as (
      insert into review (product_id, customer_id, rating, comment, state, created_at)
      values (${productId}, ${customerId}, ${rating}, ${comment}, ${state}, ${now})
      on conflict (product_id, customer_id) do update
        set rating = excluded.rating, comment = excluded.comment, state = excluded.state, changed_at = ${now}
      returning *
    )
    select ${shown(customerId)} from r join customer c on c.id = r.customer_id`.execute(tx);
  return rows[0] as ReviewRow;
}

/** Of a locked product. @returns whether there was one */
export async function deleteReview(
  tx: Tx,
  productId: number,
  customerId: number,
): Promise<boolean> {
  const { rows } =
    await sql`delete from review where product_id = ${productId} and customer_id = ${customerId} returning id`.execute(
      tx,
    );
  return rows.length > 0;
}

export async function findProductOf(tx: Tx, reviewId: number): Promise<number | undefined> {
  return (
    await tx.selectFrom('review').select('product_id').where('id', '=', reviewId).executeTakeFirst()
  )?.product_id;
}

/** Of a locked product. @returns whether it is still there */
export async function saveModeration(
  tx: Tx,
  reviewId: number,
  decision: { state: 'published' | 'hidden'; reason: string | null; by: string; now: Date },
): Promise<boolean> {
  const { state, reason, by, now } = decision;
  const { rows } = await sql`
    update review set state = ${state}, reason = ${reason}, moderated_by = ${by}, moderated_at = ${now} where id = ${reviewId} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** @returns whose it is and whether it is shown, locked; undefined when it is gone */
export async function lockReview(
  tx: Tx,
  reviewId: number,
): Promise<{ customer_id: number; state: ReviewState } | undefined> {
  return await tx
    .selectFrom('review')
    .select(['customer_id', 'state'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a locked review: a vote that is there already, or is not, changes nothing. */
export async function saveVote(
  tx: Tx,
  reviewId: number,
  customerId: number,
  helpful: boolean,
): Promise<void> {
  const vote = helpful
    ? sql`insert into review_vote (review_id, customer_id) values (${reviewId}, ${customerId}) on conflict do nothing returning 1 as step`
    : sql`delete from review_vote where review_id = ${reviewId} and customer_id = ${customerId} returning -1 as step`;
  await sql`
    with vote as (${vote})
    update review r set helpful_count = r.helpful_count + vote.step from vote where r.id = ${reviewId}`.execute(
    tx,
  );
}

/** Deletes the votes of a customer whose account is closed, and updates the counts. */
export async function removeVotesOf(tx: Tx, customerId: number): Promise<void> {
  const locked = sql`select r.id from review r join review_vote v on v.review_id = r.id where v.customer_id = ${customerId} order by r.id for update of r`;
  await locked.execute(tx);
  await sql`
    with gone as (delete from review_vote where customer_id = ${customerId} returning review_id)
    update review r set helpful_count = r.helpful_count - 1 from gone where r.id = gone.review_id`.execute(
    tx,
  );
}

export type OwnRow = Omit<ReviewRow, 'customer_id' | 'first_name' | 'last_name' | 'voted'> & {
  reason: string | null;
  product_id: number;
  slug: string;
  mpn: string;
  image: string;
  name: string;
};

/** A customer's own, of one product or of all, the newest first. */
export async function listOwn(
  db: Db,
  customerId: number,
  locale: Locale,
  productId: number | null = null,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select r.id, r.rating, r.comment, r.state, r.created_at, r.changed_at, r.helpful_count, r.reason, p.id as product_id, p.slug, p.mpn, p.image,
      ${productName(locale, 'p.mpn')} as name
    from review r join product p on p.id = r.product_id
    where r.customer_id = ${customerId} and (${productId}::int is null or r.product_id = ${productId})
    order by r.created_at desc, r.id desc limit 500`.execute(db);
  return rows;
}

export type ModerationRow = ReviewRow & { product_id: number; reason: string | null };

/** Reviews that wait for moderation, or were hidden; the oldest first. */
export async function listForModeration(
  db: Db,
  state: ReviewState,
  page: { start: number; count: number },
): Promise<ModerationRow[]> {
  const { rows } = await sql<ModerationRow>`
    select ${shown(null)}, r.product_id, r.reason from review r join customer c on c.id = r.customer_id
    where r.state = ${state} order by r.id limit ${page.count} offset ${page.start}`.execute(db);
  return rows;
}
