// Review moderation: staff show or hide a review, with a reason; the product's rating follows in the same transaction.
import type { ReviewState } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { cleanText } from '../../platform/text.ts';
import { lockRated } from '../catalog/index.ts';
import { findProductOf, listForModeration, saveModeration } from './reviews.queries.ts';
import { publicName } from './reviews.rules.ts';
import { countAgain } from './reviews.service.ts';

const REASON_MOST = 500;

export type ToModerate = {
  id: number;
  productId: number;
  name: string;
  rating: number;
  comment: string;
  reason: string | null;
  at: string;
};

/** @throws Problem not-found: for everybody else there is no such use case */
export async function listReviewsToModerate(
  ctx: Ctx,
  state: ReviewState,
  page: { start: number; count: number },
): Promise<ToModerate[]> {
  staffOf(ctx, 'reviews:read');
  return (await listForModeration(ctx.db, state, page)).map((row) => ({
    id: row.id,
    productId: row.product_id,
    name: publicName(row.first_name, row.last_name),
    rating: row.rating,
    comment: row.comment,
    reason: row.reason,
    at: (row.changed_at ?? row.created_at).toISOString(),
  }));
}

/** Shows a review, or shows it again. @throws Problem not-found, review-not-found */
export async function approveReview(ctx: Ctx, reviewId: number): Promise<void> {
  await moderate(ctx, reviewId, { state: 'published', reason: null });
}

/** Takes a review out of sight; its author reads why. @throws Problem not-found, review-not-found, invalid-request (no reason, or too long a one) */
export async function hideReview(ctx: Ctx, reviewId: number, reason: string): Promise<void> {
  const text = cleanText(reason);
  const code =
    text === '' ? 'field-required' : [...text].length > REASON_MOST ? 'comment-too-long' : null;
  if (code !== null)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code, pointer: '/reason', params: { n: REASON_MOST } }] },
    );
  await moderate(ctx, reviewId, { state: 'hidden', reason: text });
}

async function moderate(
  ctx: Ctx,
  reviewId: number,
  decision: { state: 'published' | 'hidden'; reason: string | null },
): Promise<void> {
  const by = staffOf(ctx, 'reviews:write');
  await inTransaction(ctx.db, async (tx) => {
    const productId = await findProductOf(tx, reviewId);
    if (productId === undefined) throw new Problem('review-not-found');
    await lockRated(tx, productId);
    if (!(await saveModeration(tx, reviewId, { ...decision, by, now: ctx.clock.now() })))
      throw new Problem('review-not-found');
    await countAgain(tx, productId);
  });
}
