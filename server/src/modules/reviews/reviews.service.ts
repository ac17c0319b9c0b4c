// Review service: each change is one transaction under the product's lock. [§2.7 Reviews, §7.6]
import type { OwnReview, Review, ReviewPage, ReviewSort } from '@millwright/contracts';
import { RATINGS } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { lockRated, saveRating } from '../catalog/index.ts';
import { customerOf } from '../customers/index.ts';
import { listBuyers } from '../orders/index.ts';
import {
  countByRating,
  deleteReview,
  findOwnState,
  isPublished,
  listOwn,
  listPublished,
  lockReview,
  type OwnRow,
  type ReviewRow,
  saveReview,
  saveVote,
} from './reviews.queries.ts';
import { checkReview, publicName, stateAfterWriting } from './reviews.rules.ts';

const WRITING = { name: 'review', limit: 30, windowSeconds: 3_600 };
const VOTING = { name: 'review-vote', limit: 200, windowSeconds: 3_600 };

export type ReviewInput = {
  productId: number;
  /** As the caller says; only compared. */
  customerId?: number | undefined;
  rating?: number | undefined;
  comment: string;
};

/** A page of a product's published reviews, with the rating over all of them. @throws Problem product-not-found */
export async function getReviews(
  ctx: Ctx,
  productId: number,
  page: { start: number; count: number; sort: ReviewSort },
): Promise<ReviewPage> {
  const viewer = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null;
  if (!(await isPublished(ctx.db, productId))) throw new Problem('product-not-found');
  const rows = await listPublished(ctx.db, productId, page, viewer);
  const counts = await countByRating(ctx.db, productId);
  const distribution = RATINGS.map((rating) => counts.get(rating) ?? 0);
  return {
    reviews: await toReviews(ctx, productId, rows, viewer),
    total: distribution.reduce((sum, n) => sum + n, 0),
    distribution,
  };
}

/** Whether the customer has reviewed it; false = may do so. @throws Problem login-required, product-not-found, not-found for somebody else's id */
export async function isReviewed(
  ctx: Ctx,
  productId: number,
  claimed: readonly (number | undefined)[] = [],
): Promise<boolean> {
  const customerId = customerOf(ctx);
  if (claimed.some((id) => id !== undefined && id !== customerId)) throw new Problem('not-found');
  if (!(await isPublished(ctx.db, productId))) throw new Problem('product-not-found');
  return (await findOwnState(ctx.db, productId, customerId)) !== undefined;
}

/**
 * Posts the customer's review of a product, or changes the one that is there.
 * @throws Problem login-required, review-not-posted (no such product, somebody else's id), review-not-valid, too-many-requests
 */
export async function postReview(
  ctx: Ctx,
  input: ReviewInput,
): Promise<{ review: Review; isPublished: boolean }> {
  const customerId = customerOf(ctx);
  const { productId } = input;
  if (input.customerId !== undefined && input.customerId !== customerId)
    throw new Problem('review-not-posted');
  const written = checkReview(input);
  await spend(ctx, WRITING, customerId);
  const row = await inTransaction(ctx.db, async (tx) => {
    if (!(await lockRated(tx, productId))) throw new Problem('review-not-posted');
    const state = stateAfterWriting(await findOwnState(tx, productId, customerId), written.comment);
    const saved = await saveReview(tx, {
      productId,
      customerId,
      ...written,
      state,
      now: ctx.clock.now(),
    });
    await countAgain(tx, productId);
    return saved;
  });
  const [review] = await toReviews(ctx, productId, [row], customerId);
  return { review: review as Review, isPublished: row.state === 'published' };
}

/** The customer takes back what they wrote. @throws Problem login-required, review-not-found */
export async function removeReview(ctx: Ctx, productId: number): Promise<void> {
  const customerId = customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    await lockRated(tx, productId);
    if (!(await deleteReview(tx, productId, customerId))) throw new Problem('review-not-found');
    await countAgain(tx, productId);
  });
}

/** Says that a review helped, or takes it back; saying it twice is saying it once. @throws Problem login-required, review-not-found, review-own-vote, too-many-requests */
export async function vote(ctx: Ctx, reviewId: number, helpful: boolean): Promise<void> {
  const customerId = customerOf(ctx);
  await spend(ctx, VOTING, customerId);
  await inTransaction(ctx.db, async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (review === undefined || review.state !== 'published') throw new Problem('review-not-found');
    if (review.customer_id === customerId) throw new Problem('review-own-vote');
    await saveVote(tx, reviewId, customerId, helpful);
  });
}

/** The customer's own review of a product, or null. @throws Problem login-required */
export async function findOwn(ctx: Ctx, productId: number): Promise<OwnReview | null> {
  const [row] = await listOwn(ctx.db, customerOf(ctx), ctx.locale, productId);
  return row === undefined ? null : toOwn(row);
}

/** All that the customer has written. @throws Problem login-required */
export async function listOwnReviews(ctx: Ctx): Promise<OwnReview[]> {
  return (await listOwn(ctx.db, customerOf(ctx), ctx.locale)).map(toOwn);
}

/** The rating of a locked product, computed from its published reviews. */
export async function countAgain(tx: Tx, productId: number): Promise<void> {
  let [sum, count] = [0, 0];
  for (const [rating, n] of await countByRating(tx, productId))
    [sum, count] = [sum + rating * n, count + n];
  await failpoint('review: counted');
  await saveRating(tx, productId, { sum, count });
}

async function spend(ctx: Ctx, budget: typeof WRITING, customerId: number): Promise<void> {
  const wait = await consume(ctx, budget, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}

async function toReviews(
  ctx: Ctx,
  productId: number,
  rows: readonly ReviewRow[],
  viewer: number | null,
): Promise<Review[]> {
  const authors = rows.map((row) => row.customer_id);
  const buyers = await listBuyers(ctx.db, productId, authors);
  return rows.map((row) => ({
    id: row.id,
    name:
      publicName(row.first_name, row.last_name) || translator(ctx.locale)('reviews.formerCustomer'),
    rating: row.rating,
    comment: row.comment,
    postedAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    isVerified: buyers.has(row.customer_id),
    helpful: row.helpful_count,
    isOwn: row.customer_id === viewer,
    isVoted: row.voted,
  }));
}

function toOwn(row: OwnRow): OwnReview {
  return {
    id: row.id,
    product: { id: row.product_id, slug: row.slug, name: row.name, mpn: row.mpn, image: row.image },
    rating: row.rating,
    comment: row.comment,
    state: row.state,
    reason: row.state === 'hidden' ? row.reason : null,
    postedAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    helpful: row.helpful_count,
  };
}
