// Reviews in /api/v1. [decisions 0114]
import { type OwnReview, RATINGS, type Review, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { nextOf, pictureUrl, productUrl, startOf } from '../../platform/v1-wire.ts';
import {
  findOwn,
  getReviews,
  listOwnReviews,
  postReview,
  removeReview,
  vote,
} from './reviews.service.ts';
import { reviewState } from './reviews.state.ts';
import { averageOf } from './reviews.wire.ts';

const PAGE = 25;

export function registerReviewV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.listReviews,
    async ({ ctx, params, query: { after, limit = PAGE, sort = 'newest' } }) => {
      const start = startOf(after);
      const page = await getReviews(ctx, params.id, { start, count: limit, sort });
      return {
        items: page.reviews.map(toV1Review),
        next: nextOf(start, page.reviews.length, page.total),
        total: page.total,
        average: averageOf(page.distribution),
        distribution: RATINGS.map((rating, index) => ({
          rating,
          count: page.distribution[index] ?? 0,
        })),
      };
    },
    { revalidated: true },
  );
  v1Route(app, V1_CALLS.listOwnReviews, async ({ ctx }) => ({
    items: (await listOwnReviews(ctx)).map(toV1Own),
  }));
  v1Route(
    app,
    V1_CALLS.getOwnReview,
    ({ ctx, params }) => ownOf(ctx, params.productId),
    {},
    reviewState,
  );
  v1Route(
    app,
    V1_CALLS.postReview,
    async ({ ctx, params, body }) => {
      await postReview(ctx, { productId: params.productId, ...body });
      return await ownOf(ctx, params.productId);
    },
    {},
    reviewState,
  );
  v1Route(
    app,
    V1_CALLS.removeReview,
    async ({ ctx, params }) => {
      await removeReview(ctx, params.productId);
      return null;
    },
    {},
    reviewState,
  );
  v1Route(app, V1_CALLS.voteForReview, async ({ ctx, params }) => {
    await vote(ctx, params.id, true);
    return null;
  });
  v1Route(app, V1_CALLS.takeBackVote, async ({ ctx, params }) => {
    await vote(ctx, params.id, false);
    return null;
  });
}

/** @throws Problem review-not-found */
async function ownOf(ctx: Ctx, productId: number) {
  const own = await findOwn(ctx, productId);
  if (own === null) throw new Problem('review-not-found');
  return toV1Own(own);
}

function toV1Review(review: Review) {
  return {
    id: review.id,
    author: review.name,
    rating: review.rating,
    comment: review.comment,
    postedAt: review.postedAt,
    changedAt: review.changedAt,
    isVerified: review.isVerified,
    helpfulCount: review.helpful,
    isOwn: review.isOwn,
    isVoted: review.isVoted,
  };
}

function toV1Own({ product, helpful, ...review }: OwnReview) {
  const { id, name, mpn, slug, image } = product;
  return {
    ...review,
    product: { ...{ id, name, mpn }, url: productUrl(id, slug), image: pictureUrl(image) },
    helpfulCount: helpful,
  };
}
