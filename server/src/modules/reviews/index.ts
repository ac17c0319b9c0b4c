// Public API of the reviews module: reviews of products, and their moderation.
import { approveReview, hideReview, listReviewsToModerate } from './reviews.moderation.ts';
import {
  findOwn,
  getReviews,
  isReviewed,
  listOwnReviews,
  postReview,
  removeReview,
  vote,
} from './reviews.service.ts';

export const service = {
  approveReview,
  findOwn,
  getReviews,
  hideReview,
  isReviewed,
  listOwnReviews,
  listReviewsToModerate,
  postReview,
  removeReview,
  vote,
};
export { registerAdminReviewRoutes } from './reviews.admin.routes.ts';
export { listModeratedReviews } from './reviews.admin.ts';
export { type StoredReview, storeReviews } from './reviews.loader.ts';
export { listOwn, removeVotesOf } from './reviews.queries.ts';
export { registerReviewRoutes } from './reviews.routes.ts';
export { registerReviewV1Routes } from './reviews.v1.routes.ts';
