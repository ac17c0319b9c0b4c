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
