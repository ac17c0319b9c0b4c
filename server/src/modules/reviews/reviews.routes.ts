// The calls of reviews: the list of a product, posting one, whether one may be posted. [§7.6]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { getReviews, isReviewed, postReview } from './reviews.service.ts';
import { toWireReview } from './reviews.wire.ts';

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
      const sum = distribution.reduce(
        (all, n, index) => all + n * (distribution.length - index),
        0,
      );
      const average = total === 0 ? 0 : Math.round((sum / total) * 10) / 10;
      return {
        productReviewList: reviews.map(toWireReview),
        total,
        avgrating: average,
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
