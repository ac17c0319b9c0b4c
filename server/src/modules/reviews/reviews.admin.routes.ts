// Admin routes of review moderation.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { listModeratedReviews } from './reviews.admin.ts';
import { approveReview, hideReview } from './reviews.moderation.ts';

export function registerAdminReviewRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listModeratedReviews,
    async ({ ctx, query, page }) => await listModeratedReviews(ctx, query, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.approveModeratedReview, async ({ ctx, params }) => {
    await approveReview(ctx, params.id);
    return { done: true as const };
  });
  adminRoute(app, ADMIN_CALLS.hideModeratedReview, async ({ ctx, params, body }) => {
    await hideReview(ctx, params.id, body.reason);
    return { done: true as const };
  });
}
