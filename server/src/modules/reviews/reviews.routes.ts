// The calls of reviews: the list of a product, posting one, whether one may be posted. [§7.6]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { getReviews, isReviewed, postReview } from './reviews.service.ts';
import { averageOf, toWireReview } from './reviews.wire.ts';

export function registerReviewRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.productReviews,
    async ({ ctx, params, query }) => {
      const { start = 0, count = 100, sort = 'newest' } = query;
      const { reviews, total, distribution } = await getReviews(ctx, params.productId, {
        start,
        count,
        sort,
      });
      return {
        productReviewList: reviews.map(toWireReview),
        total,
        avgrating: averageOf(distribution),
        avgratingcount: total,
      };
    },
    { revalidated: true },
  );

  answer(app, CALLS.postReview, async ({ ctx, body }) => {
    const { review, isPublished } = await postReview(ctx, body);
    return { ...toWireReview(review), published: isPublished };
  });

  answer(app, CALLS.reviewAvailable, ({ ctx, params, query }) =>
    isReviewed(ctx, params.productId, [params.customerId, query.custId]),
  );
}
