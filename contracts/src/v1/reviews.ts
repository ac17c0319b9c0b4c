// Reviews in /api/v1: those of a product, the customer's own, and votes on them. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { REVIEW_COMMENT_MOST, REVIEW_SORTS } from '../views/review.ts';
import {
  defineV1Call,
  idParam,
  int,
  pageParams,
  time,
  v1Common,
  v1List,
  v1Query,
} from './v1-call.ts';

const v1Review = z
  .object({
    id: int,
    author: z.string().describe('First name and initial.'),
    rating: int.meta({ examples: [4] }),
    comment: z.string(),
    postedAt: time,
    changedAt: time.nullable(),
    isVerified: z.boolean().describe('An order of its author with this product was shipped.'),
    helpfulCount: int.describe('Customers who found it helpful.'),
    isOwn: z.boolean().describe('Of the customer who asks.'),
    isVoted: z.boolean().describe('The customer who asks found it helpful.'),
  })
  .meta({ id: 'Review' });

export const listReviews = defineV1Call({
  name: 'reviews.list',
  area: 'Lists',
  method: 'GET',
  path: '/products/:id/reviews',
  summary: 'Published reviews of a product, with its rating over all of them',
  access: 'public',
  scope: null,
  params: idParam,
  query: z.strictObject({
    ...v1Common,
    sort: z.enum(REVIEW_SORTS).optional().describe('newest if absent.'),
    ...pageParams(100),
  }),
  rejects: ['product-not-found'],
  response: z
    .object({
      items: z.array(v1Review),
      next: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
      total: int,
      average: z.number().describe('With one decimal; 0 without reviews.'),
      distribution: z
        .array(z.object({ rating: int, count: int }))
        .describe('From five stars to one.'),
    })
    .meta({ id: 'ProductReviews' }),
});

const v1Own = z
  .object({
    id: int,
    product: z.object({
      id: int,
      name: z.string(),
      mpn: z.string(),
      url: z.string(),
      image: z.string(),
    }),
    rating: int,
    comment: z.string(),
    state: z.enum(['published', 'waiting', 'hidden']).describe('waiting: it is looked at first.'),
    reason: z.string().nullable().describe('Why it is hidden.'),
    postedAt: time,
    changedAt: time.nullable(),
    helpfulCount: int,
  })
  .meta({ id: 'OwnReview' });

export const listOwnReviews = defineV1Call({
  name: 'reviews.own',
  area: 'Lists',
  method: 'GET',
  path: '/me/reviews',
  summary: 'All reviews that the customer has written',
  access: 'customer',
  scope: null,
  query: v1Query,
  response: v1List(v1Own),
});

const productParam = z.strictObject({ productId: idParam.shape.id.describe('Id of the product.') });

export const getOwnReview = defineV1Call({
  name: 'reviews.get',
  area: 'Lists',
  method: 'GET',
  path: '/me/reviews/:productId',
  summary: 'The customer’s review of a product',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: productParam,
  query: v1Query,
  rejects: ['review-not-found'],
  response: v1Own,
});

export const postReview = defineV1Call({
  name: 'reviews.post',
  area: 'Lists',
  method: 'PUT',
  path: '/me/reviews/:productId',
  summary: 'Writes the customer’s review of a product, or changes it',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: productParam,
  query: v1Query,
  body: z.strictObject({
    rating: int.min(1).max(5),
    comment: text(REVIEW_COMMENT_MOST),
  }),
  rejects: ['review-not-posted', 'review-not-valid'],
  response: v1Own,
});

export const removeReview = defineV1Call({
  name: 'reviews.delete',
  area: 'Lists',
  method: 'DELETE',
  path: '/me/reviews/:productId',
  summary: 'Takes back the customer’s review of a product',
  access: 'customer',
  scope: null,
  hasVersion: true,
  params: productParam,
  query: v1Query,
  status: 204,
  rejects: ['review-not-found'],
  response: z.null(),
});

const VOTE = {
  area: 'Lists',
  path: '/me/review-votes/:id',
  access: 'customer',
  scope: null,
  params: idParam,
  query: v1Query,
  status: 204,
  rejects: ['review-not-found', 'review-own-vote'],
  response: z.null(),
} as const;

export const voteForReview = defineV1Call({
  ...VOTE,
  name: 'reviews.vote',
  method: 'PUT',
  summary: 'Says that a review helped; saying it twice is saying it once',
});

export const takeBackVote = defineV1Call({
  ...VOTE,
  name: 'reviews.unvote',
  method: 'DELETE',
  summary: 'Takes back that a review helped',
});
