// Own reviews: each review with its product and state, to change or to delete. [§2.4, §2.7 Reviews]
import { isolatedName, type OwnReview } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { Stars } from './stars.tsx';

export async function get({ services, ctx, locale }: PageRequest): Promise<Page> {
  const own = await services.reviews.listOwnReviews(ctx);
  const title = translator(locale)('reviews.mine');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <MyReviews own={own} />,
  };
}

function MyReviews({ own }: { own: OwnReview[] }) {
  const { t, locale } = useView();
  return (
    <AccountFrame place="reviews" title={t('reviews.mine')}>
      {own.length === 0 ? (
        <EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')}>
          <ButtonLink href={href.orders(locale)} look="main">
            {t('reviews.toOrders')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="review-list">
          {own.map((review) => (
            <Own key={review.id} review={review} />
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}

function Own({ review }: { review: OwnReview }) {
  const { t, locale, date, label } = useView();
  const { product } = review;
  const name = isolatedName(label(product.name));
  return (
    <li>
      <h2>
        <a href={`${href.product(locale, product.id, product.slug)}#reviews`}>
          <ProductName name={product.name} />
        </a>
      </h2>
      <p className="review-head">
        <Stars n={review.rating} />
        <span>{t(`reviews.state.${review.state}`)}</span>
        <small>
          <time dateTime={review.postedAt}>{date(review.postedAt)}</time>
          {review.changedAt === null
            ? null
            : ` (${t('reviews.edited', { date: date(review.changedAt) })})`}
        </small>
      </p>
      {review.reason === null ? null : (
        <p dir="auto">{t('reviews.reason', { reason: review.reason })}</p>
      )}
      <p className="comment" dir="auto">
        {review.comment}
      </p>
      {review.helpful === 0 ? null : <p>{t('reviews.helpfulCount', { n: review.helpful })}</p>}
      <form method="post" action={href.review(locale, product.id)} className="review-foot">
        <FormToken />
        <ButtonLink
          href={href.review(locale, product.id, 'account')}
          aria-label={t('reviews.changeOf', { name })}
        >
          {t('reviews.change')}
        </ButtonLink>
        <Button look="quiet" name="do" value="remove" aria-label={t('reviews.removeOf', { name })}>
          {t('reviews.remove')}
        </Button>
      </form>
    </li>
  );
}
