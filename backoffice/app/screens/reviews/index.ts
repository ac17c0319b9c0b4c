// Screen of review moderation.
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { Screen } from '../../screen.ts';
import { ReviewList } from './review-list.tsx';

export const REVIEW_SCREENS: readonly Screen[] = [
  {
    name: 'reviews',
    right: 'reviews:read',
    group: 'catalogue',
    label: 'reviews.many',
    icon: RateReviewIcon,
    list: ReviewList,
  },
];
