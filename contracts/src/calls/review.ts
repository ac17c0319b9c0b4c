// The calls of reviews. [§7.6]
import { z } from 'zod';
import { REVIEW_COMMENT_MOST } from '../views/review.ts';
import { common, defineCall, digits, id, rowCount, text } from './call.ts';

const entry = z.object({
  id: z.number(),
  name: z.string().describe('the author’s first name and initial'),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  date: z.string().describe('ISO 8601, UTC'),
  verifiedPurchase: z.boolean(),
  helpful: z.number().describe('how many customers found it helpful'),
});

export const productReviews = defineCall({
  name: 'productReviews',
  section: '7.6',
  method: 'GET',
  path: '/products/:productId/reviews',
  // Pages of categories have addresses of the same form; a number is none of theirs.
  barePath: '/products/:productId(^\\d+$)/reviews',
  bare: true,
  summary: 'The published reviews of a product',
  access: 'everybody',
  params: z.strictObject({ productId: digits() }),
  query: z.strictObject({
    ...common,
    start: digits(1_000_000).optional(),
    count: rowCount().optional(),
    sort: z.enum(['newest', 'helpful']).optional(),
  }),
  response: z.object({
    productReviewList: z.array(entry),
    total: z.number(),
    avgrating: z.number(),
    avgratingcount: z.number(),
  }),
});

export const postReview = defineCall({
  name: 'postReview',
  section: '7.6',
  method: 'POST',
  path: '/products/reviews',
  bare: true,
  summary:
    'Posts the customer’s review of a product, or changes it. The date is ours; customerId is only compared',
  access: 'customer',
  query: z.strictObject(common),
  body: z.strictObject({
    productId: id,
    // Longer ones, and other ratings, reach the use case, which answers with the sentence of section 8.
    comment: text(20_000).meta({ maxLength: REVIEW_COMMENT_MOST }),
    rating: z
      .number()
      .meta({ type: 'integer', minimum: 1, maximum: 5 })
      .optional()
      .describe('5 when absent'),
    customerId: id.optional(),
    date: text(64)
      .refine((sent) => !Number.isNaN(Date.parse(sent)), 'date-not-valid')
      .optional()
      .meta({ description: 'not kept: the date is ours', examples: ['2026-05-31'] }),
  }),
  response: entry.extend({ published: z.boolean().describe('false: it is looked at first') }),
});

export const reviewAvailable = defineCall({
  name: 'reviewAvailable',
  section: '7.6',
  method: 'GET',
  path: '/reviewavailable/:productId/:customerId',
  missing: 'customer-not-found',
  bare: true,
  summary: 'Whether the customer has reviewed the product; false = may do so',
  access: 'customer',
  params: z.strictObject({ productId: digits(), customerId: digits() }),
  query: z.strictObject({ ...common, custId: digits().optional() }),
  response: z.boolean(),
});
