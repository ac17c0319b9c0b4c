// Admin calls of review moderation.
import { z } from 'zod';
import { digits, id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  idParams,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';

const REVIEW_STATES = ['waiting', 'published', 'hidden'] as const;
const review = z.object({
  id,
  productId: id,
  partNumber: z.string(),
  productName: z.string(),
  author: z.string().describe('as the shop shows it'),
  rating: z.number().int(),
  comment: z.string(),
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable(),
  moderatedBy: z.string().nullable(),
  moderatedAt: moment.nullable(),
  postedAt: moment,
  changedAt: moment.nullable(),
});
export type ModeratedReview = z.output<typeof review>;

export const listModeratedReviews = defineAdminCall({
  name: 'listModeratedReviews',
  method: 'GET',
  path: '/reviews',
  right: 'reviews:read',
  summary: 'What customers said, by state; the newest first',
  query: listQuery(['id'], {
    q: searchFilter,
    state: z.enum(REVIEW_STATES).optional(),
    productId: digits().optional(),
    customerId: digits().optional(),
  }),
  response: listOf(review),
});
export const approveModeratedReview = defineAdminCall({
  name: 'approveModeratedReview',
  method: 'POST',
  path: '/reviews/:id/approve',
  right: 'reviews:write',
  summary: 'Shows it, or shows it again',
  params: idParams,
  query: langQuery,
  body: z.strictObject({}),
  response: z.object({ done: z.literal(true) }),
});
export const hideModeratedReview = defineAdminCall({
  name: 'hideModeratedReview',
  method: 'POST',
  path: '/reviews/:id/hide',
  right: 'reviews:write',
  summary: 'Takes it out of sight; its author reads the reason',
  params: idParams,
  query: langQuery,
  body: z.strictObject({ reason: text(600) }),
  response: z.object({ done: z.literal(true) }),
});
