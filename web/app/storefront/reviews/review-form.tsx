// Review form: stars as radio buttons, the author's name from the account, and a comment; without scripts too. [§5 Review, §9 Rating]
import { problemText, RATING_FIRST, REVIEW_COMMENT_MOST } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormToken, TextArea } from '../../ui/field.tsx';
import type { Author } from './load-reviews.ts';

type Props = {
  productId: number;
  author: Author;
  values?: { rating: number; comment: string };
  errors?: Record<string, string>;
  /** It is there already and is changed. */
  isChange?: boolean;
  /** The one thing on its page. */
  isAlone?: boolean;
  /** Where it goes afterwards, when not to the product. */
  from?: 'account' | undefined;
};

export function ReviewForm({
  productId,
  author,
  values,
  errors = {},
  isChange = false,
  isAlone = false,
  from,
}: Props) {
  const { t, locale } = useView();
  const { rating, comment } = values ?? { rating: RATING_FIRST, comment: '' };
  return (
    <form method="post" action={href.review(locale, productId)} className="review-form">
      <FormToken />
      {from === undefined ? null : <input type="hidden" name="from" value={from} />}
      <fieldset className={errors.rating === undefined ? 'field' : 'field wrong'}>
        <legend>{t('reviews.rating')}</legend>
        <div className="rate">
          {[1, 2, 3, 4, 5].map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="rating"
                id={n === 1 ? 'rating' : undefined}
                value={n}
                defaultChecked={n === rating}
                required
                data-value-missing={problemText('rating-not-valid', locale)}
                aria-label={t('reviews.rated', { n })}
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </div>
        {errors.rating === undefined ? null : <p className="error">{errors.rating}</p>}
      </fieldset>
      <Field
        name="name"
        label={t('reviews.name')}
        hint={t('reviews.nameHint')}
        value={author.name}
        readOnly
        required
        autoComplete="off"
      />
      <Field
        name="email"
        type="email"
        label={t('reviews.email')}
        hint={t('reviews.emailHint')}
        value={author.email}
        ltr
        readOnly
        required
        autoComplete="off"
      />
      <TextArea
        name="comment"
        label={t('reviews.comment')}
        hint={t('reviews.commentHint')}
        error={errors.comment}
        defaultValue={comment}
        rows={5}
        maxLength={REVIEW_COMMENT_MOST}
        required
      />
      <Button look={isAlone ? 'main' : 'plain'} className="justify-self-start">
        {t(isChange ? 'reviews.save' : 'reviews.post')}
      </Button>
    </form>
  );
}
