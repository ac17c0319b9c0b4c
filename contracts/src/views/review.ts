// Review views. [§2.7, §3 Review]

export const REVIEW_PAGE_SIZE = 10;
export const REVIEW_COMMENT_MOST = 2_000;
/** Initial rating of the form. [§9] */
export const RATING_FIRST = 5;
export const RATINGS = [5, 4, 3, 2, 1] as const;

export const REVIEW_SORTS = ['newest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export type Review = {
  id: number;
  /** As everybody sees it: the first name and an initial; empty once the account was closed. */
  name: string;
  rating: number;
  comment: string;
  /** ISO moments. */
  postedAt: string;
  changedAt: string | null;
  /** The author's order of this product was shipped. */
  isVerified: boolean;
  helpful: number;
  /** Of the requesting customer. */
  isOwn: boolean;
  isVoted: boolean;
};

export type ReviewPage = {
  reviews: Review[];
  /** All that are published. */
  total: number;
  /** Number of reviews of each rating, from 5 down to 1. */
  distribution: number[];
};

export type ReviewState = 'published' | 'waiting' | 'hidden';

/** A review for its author. */
export type OwnReview = {
  id: number;
  product: { id: number; slug: string; name: string; mpn: string; image: string };
  rating: number;
  comment: string;
  state: ReviewState;
  /** Why it is hidden. */
  reason: string | null;
  postedAt: string;
  changedAt: string | null;
  helpful: number;
};
