// Wire form of a review. [§3 Review]
import type { Review } from '@millwright/contracts';

export function toWireReview(review: Review) {
  return {
    id: review.id,
    name: review.name,
    rating: review.rating,
    comment: review.comment,
    date: review.postedAt,
    verifiedPurchase: review.isVerified,
    helpful: review.helpful,
  };
}

/** Of the numbers of reviews from five stars to one; with one decimal, 0 without any. */
export function averageOf(distribution: readonly number[]): number {
  const total = distribution.reduce((all, n) => all + n, 0);
  const sum = distribution.reduce((all, n, index) => all + n * (distribution.length - index), 0);
  return total === 0 ? 0 : Math.round((sum / total) * 10) / 10;
}
