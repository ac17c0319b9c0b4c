// The calls of moderation.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { listModeratedReviews } from './reviews.desk.ts';
import { approveReview, hideReview } from './reviews.moderation.ts';

export function registerReviewDeskRoutes(app: FastifyInstance): void {
  answerAdmin(
    app,
    ADMIN_CALLS.listModeratedReviews,
    async ({ ctx, query, page }) => await listModeratedReviews(ctx, query, page('id', 'desc')),
  );
  answerAdmin(app, ADMIN_CALLS.approveModeratedReview, async ({ ctx, params }) => {
    await approveReview(ctx, params.id);
    return { done: true as const };
  });
  answerAdmin(app, ADMIN_CALLS.hideModeratedReview, async ({ ctx, params, body }) => {
    await hideReview(ctx, params.id, body.reason);
    return { done: true as const };
  });
}
