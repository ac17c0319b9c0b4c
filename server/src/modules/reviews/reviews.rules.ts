// Review rules. Pure. [§5 Review, §9 Rating]
import { RATING_FIRST, REVIEW_COMMENT_MOST, type ReviewState } from '@millwright/contracts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { cleanText } from '../../platform/text.ts';

export type Written = { rating: number; comment: string };

/** The checked review: a whole rating from 1 to 5 and a comment. @throws Problem review-not-valid that names every field at fault */
export function checkReview({
  rating = RATING_FIRST,
  comment,
}: {
  rating?: number | undefined;
  comment: string;
}): Written {
  const text = cleanText(comment);
  const faults: FieldProblem[] = [];
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    faults.push({ code: 'rating-not-valid', pointer: '/rating' });
  if (text === '') faults.push({ code: 'field-required', pointer: '/comment' });
  if ([...text].length > REVIEW_COMMENT_MOST)
    faults.push({
      code: 'comment-too-long',
      pointer: '/comment',
      params: { n: REVIEW_COMMENT_MOST },
    });
  if (faults.length > 0) throw new Problem('review-not-valid', {}, { fields: faults });
  return { rating, comment: text };
}

// Web and mail addresses, and digits as only a telephone number has them; a part number holds letters or is shorter.
// It looks at a review of at most 20,000 characters.
const CONTACT =
  /https?:|www\.|[\w.-]@[\w-]+\.\w|[\w-]\.(?:com|net|org|info|biz|ru|in|io|shop|store|xyz|top|online|site)\b|\+\d[\d ()-]{7,}\d/i;

/** Advertising and personal data are looked at first; the rest is shown at once. What was hidden is never shown again by its author alone. */
export function stateAfterWriting(before: ReviewState | undefined, comment: string): ReviewState {
  if (before === 'hidden' || before === 'waiting') return 'waiting';
  return CONTACT.test(comment) ? 'waiting' : 'published';
}

/** How an author is named in public: "Meena I."; Arabic names know no initials. Empty for a closed account. */
export function publicName(firstName: string, lastName: string): string {
  const [first = '', ...others] = `${firstName} ${lastName}`.split(/\s+/).filter(Boolean);
  const last = others.at(-1) ?? '';
  if (/\p{Script=Arabic}/u.test(first))
    return /^(?:عبد|أبو|ابو)$/u.test(first) && others[0] !== undefined
      ? `${first} ${others[0]}`
      : first;
  const initial = [...last].find((letter) => /\p{L}/u.test(letter));
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
