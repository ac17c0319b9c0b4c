// Reviews tab: the rating with its distribution, one's own review or the form, then all of them by pages. [§2.7 Reviews]
import {
  isolatedName,
  type ProductDetail,
  RATINGS,
  REVIEW_SORTS,
  type Review,
} from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { LoadedReviews, Place } from './load-reviews.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';

type Props = { product: ProductDetail; reviews: LoadedReviews };

export function ReviewsTab({ product, reviews }: Props) {
  const { t } = useView();
  return (
    <div className="reviews">
      <div className="reviews-side">
        {reviews.total === 0 ? (
          <p>{t('reviews.none')}</p>
        ) : (
          <Figures product={product} reviews={reviews} />
        )}
        <YourPlace product={product} place={reviews.place} />
      </div>
      {reviews.total === 0 ? null : <ReviewList product={product} reviews={reviews} />}
    </div>
  );
}

function Figures({ product, reviews: { distribution, total } }: Props) {
  const { t } = useView();
  return (
    <div>
      <p className="review-figures">
        <span className={`stars s${Math.round(product.rating.average * 2)}`} aria-hidden="true" />
        {t('rating.of', { ...product.rating })}
      </p>
      <ul className="bars" aria-label={t('reviews.bars')}>
        {RATINGS.map((stars, index) => (
          <li key={stars}>
            <span aria-hidden="true">{stars} ★</span>
            <meter
              min={0}
              max={total}
              value={distribution[index] ?? 0}
              aria-label={t('reviews.bar', { stars, n: distribution[index] ?? 0 })}
            />
            <span aria-hidden="true">{distribution[index] ?? 0}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function YourPlace({ product, place }: { product: ProductDetail; place: Place }) {
  const { t, locale } = useView();
  if (place.kind === 'hidden') return null;
  if (place.kind === 'login') {
    const back = `${href.product(locale, product.id, product.slug)}#reviews`;
    return (
      <p>
        <ButtonLink href={href.login(locale, back)} rel="nofollow">
          {t('reviews.login')}
        </ButtonLink>
      </p>
    );
  }
  if (place.kind === 'form')
    return (
      <section aria-labelledby="write-review">
        <h3 id="write-review">{t('reviews.write')}</h3>
        <ReviewForm productId={product.id} author={place.author} />
      </section>
    );
  const { own } = place;
  return (
    <section aria-labelledby="your-review" className="your-review">
      <h3 id="your-review">{t('reviews.yours')}</h3>
      <p>
        <Stars n={own.rating} />
      </p>
      {own.state === 'published' ? null : (
        <Notice kind="warning">
          <b>{t(`reviews.state.${own.state}`)}.</b>{' '}
          {t(own.state === 'waiting' ? 'reviews.waitingText' : 'reviews.hiddenText')}
        </Notice>
      )}
      <p className="comment" dir="auto">
        {own.comment}
      </p>
      <p>
        <ButtonLink href={href.review(locale, product.id)} rel="nofollow">
          {t('reviews.edit')}
        </ButtonLink>
      </p>
    </section>
  );
}

function ReviewList({ product, reviews: { reviews, page, last, sort } }: Props) {
  const { t, locale } = useView();
  const at = (query: string) =>
    `${href.product(locale, product.id, product.slug)}${query === '' ? '' : `?${query}`}#reviews`;
  const sorted = (one: string) => (one === 'newest' ? '' : `sort=${one}`);
  return (
    <div>
      <nav className="review-sorts" aria-labelledby="review-sort">
        <span id="review-sort">{t('reviews.sort')}:</span>
        <span>
          {REVIEW_SORTS.map((one) => (
            <a
              key={one}
              href={at(sorted(one))}
              rel="nofollow"
              aria-current={one === sort ? 'true' : undefined}
            >
              {t(`reviews.sort.${one}`)}
            </a>
          ))}
        </span>
      </nav>
      <form method="post" action={href.review(locale, product.id)}>
        <FormToken />
        <input
          type="hidden"
          name="at"
          value={[sorted(sort), page === 1 ? '' : `reviews=${page}`].filter(Boolean).join('&')}
        />
        <ul className="review-list">
          {reviews.map((review) => (
            <Entry key={review.id} review={review} />
          ))}
        </ul>
      </form>
      <Pagination
        page={page}
        last={last}
        siblings={1}
        hrefOf={(n) => at([sorted(sort), n === 1 ? '' : `reviews=${n}`].filter(Boolean).join('&'))}
      />
    </div>
  );
}

function Entry({ review }: { review: Review }) {
  const { t, date, request } = useView();
  const name = isolatedName(review.name);
  return (
    <li id={`review-${review.id}`}>
      <p className="review-head">
        <Stars n={review.rating} />
        <b>
          <bdi className="whitespace-normal!">{review.name}</bdi>
        </b>
        {review.isVerified ? <span className="verified">✓ {t('reviews.verified')}</span> : null}
        <small>
          <time dateTime={review.postedAt}>{date(review.postedAt)}</time>
          {review.changedAt === null
            ? null
            : ` (${t('reviews.edited', { date: date(review.changedAt) })})`}
        </small>
      </p>
      <p className="comment" dir="auto">
        {review.comment}
      </p>
      <p className="review-foot">
        {review.helpful === 0 ? null : (
          <span>{t('reviews.helpfulCount', { n: review.helpful })}</span>
        )}
        {request.viewer === null || review.isOwn ? null : (
          <Button
            look="quiet"
            name={review.isVoted ? 'unhelpful' : 'helpful'}
            value={review.id}
            aria-label={t(review.isVoted ? 'reviews.notHelpfulOf' : 'reviews.helpfulOf', { name })}
          >
            {t(review.isVoted ? 'reviews.notHelpful' : 'reviews.helpful')}
          </Button>
        )}
      </p>
    </li>
  );
}
