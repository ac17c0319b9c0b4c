// Admin service of reviews: all of them, by state, with their product and author.
import type { ModeratedReview } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { listForStaff, type ReviewFilter } from './reviews.admin.queries.ts';
import { publicName } from './reviews.rules.ts';

/** @throws Problem not-found, right-missing */
export async function listModeratedReviews(
  ctx: Ctx,
  filter: ReviewFilter,
  page: { start: number; count: number; order: 'asc' | 'desc' },
): Promise<{ rows: ModeratedReview[]; total: number }> {
  staffOf(ctx, 'reviews:read');
  // The shop shows half a name: whose account it is, only staff know.
  if (filter.customerId !== undefined) staffOf(ctx, 'customers:read');
  const { rows, total } = await listForStaff(ctx.db, filter, page, ctx.locale);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      partNumber: row.mpn,
      productName: row.product_name,
      author: publicName(row.first_name, row.last_name),
      rating: row.rating,
      comment: row.comment,
      state: row.state,
      reason: row.reason,
      moderatedBy: row.moderated_by,
      moderatedAt: row.moderated_at?.toISOString() ?? null,
      postedAt: row.created_at.toISOString(),
      changedAt: row.changed_at?.toISOString() ?? null,
    })),
    total,
  };
}
