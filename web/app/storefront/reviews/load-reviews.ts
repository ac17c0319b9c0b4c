// Review loading. [§4 Review form, §8]
import {
  type OwnReview,
  REVIEW_PAGE_SIZE,
  REVIEW_SORTS,
  type ReviewPage,
  type ReviewSort,
} from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';

/** As the account says; the form shows both and sends neither. */
export type Author = { name: string; email: string };

export type Place =
  | { kind: 'login' }
  | { kind: 'form'; author: Author }
  | { kind: 'own'; own: OwnReview }
  | { kind: 'hidden' };

export type LoadedReviews = ReviewPage & {
  page: number;
  last: number;
  sort: ReviewSort;
  place: Place;
};

export async function loadReviews(
  request: PageRequest,
  product: { id: number },
): Promise<LoadedReviews> {
  const { services, ctx, query } = request;
  const sort = REVIEW_SORTS.find((one) => one === query.get('sort')) ?? 'newest';
  const asked = /^[1-9]\d{0,4}$/.exec(query.get('reviews') ?? '1')?.[0];
  const pageOf = (page: number) =>
    services.reviews.getReviews(ctx, product.id, {
      start: (page - 1) * REVIEW_PAGE_SIZE,
      count: REVIEW_PAGE_SIZE,
      sort,
    });
  const wanted = Number(asked ?? 1);
  const [found, place] = await Promise.all([pageOf(wanted), findPlace(request, product.id)]);
  const last = Math.max(1, Math.ceil(found.total / REVIEW_PAGE_SIZE));
  const reviews = wanted > last ? await pageOf(last) : found;
  return { ...reviews, page: Math.min(wanted, last), last, sort, place };
}

/** A check that fails hides the form; the rest of the page does not suffer. */
export async function findPlace(
  { services, ctx, viewer }: PageRequest,
  productId: number,
): Promise<Place> {
  if (viewer === null) return { kind: 'login' };
  try {
    if (!(await services.reviews.isReviewed(ctx, productId)))
      return { kind: 'form', author: authorOf(await services.customers.getAccount(ctx)) };
    const own = await services.reviews.findOwn(ctx, productId);
    return own === null ? { kind: 'hidden' } : { kind: 'own', own };
  } catch (error) {
    ctx.log.warn({ err: error }, 'whether a review may be written could not be found out');
    return { kind: 'hidden' };
  }
}

export function authorOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): Author {
  return { name: `${firstName} ${lastName}`.trim(), email };
}
