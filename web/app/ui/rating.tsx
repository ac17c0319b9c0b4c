// Rating: five stars filled to the half, with text for screen readers; nothing before the first review.
import type { Rating } from '@millwright/contracts';
import { useView } from '../lib/view.tsx';

export function RatingStars({ rating }: { rating: Rating }) {
  const { t } = useView();
  if (rating.count === 0) return null;
  return (
    <span
      className={`stars s${Math.round(rating.average * 2)}`}
      role="img"
      aria-label={t('rating.of', {
        average: Math.round(rating.average * 10) / 10,
        count: rating.count,
      })}
    >
      <span aria-hidden="true">{rating.count}</span>
    </span>
  );
}
