// Reviews of the demo shop: made from a part's number: the same at every call.

import { ANY_PART, BRANCHES, type ReviewLanguage } from './review-texts.ts';
import { between, chance, pick, seededRng } from './rng.ts';
import type { Rng } from './types.ts';

/** Invented people; they cannot log in. */
export type DemoReviewer = {
  email: string;
  firstName: string;
  lastName: string;
  language: ReviewLanguage;
};

const NAMES: readonly [language: ReviewLanguage, firstName: string, lastName: string][] = [
  ['en', 'Ravi', 'Subramanian'],
  ['en', 'Deepa', 'Nair'],
  ['en', 'Thomas', 'Whitfield'],
  ['en', 'Farida', 'Contractor'],
  ['en', 'Suresh', 'Patil'],
  ['en', 'Grace', 'Okafor'],
  ['en', 'Harpreet', 'Gill'],
  ['en', 'Daniel', 'Mercer'],
  ['ru', 'Сергей', 'Лапин'],
  ['ru', 'Ольга', 'Вершинина'],
  ['ru', 'Тимур', 'Ахметов'],
  ['ru', 'Андрей', 'Коваль'],
  ['ar', 'سلطان', 'الدوسري'],
  ['ar', 'نورة', 'القحطاني'],
  ['ar', 'ياسر', 'حداد'],
];

export const demoReviewers: readonly DemoReviewer[] = NAMES.map(
  ([language, firstName, lastName], index) => ({
    email: `reviewer-${index + 1}@millwright.example`,
    firstName,
    lastName,
    language,
  }),
);

export type DemoReview = {
  reviewer: number;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysAgo: number;
  helpfulTo: number[];
};

/** @param place 1 = most popular: the more a part is bought, the more is said of it. @param branch first segment of its category */
export function demoReviews(sku: string, place: number, branch: string): DemoReview[] {
  const rng = seededRng(`review ${sku}`);
  const most = place <= 150 ? demoReviewers.length - 1 : place <= 800 ? 7 : 4;
  if (place > 800 && chance(rng, 0.4)) return [];
  const count = between(rng, place <= 150 ? 4 : 1, most);
  const authors = shuffled(rng, demoReviewers.length).slice(0, count);
  const said = new Set<string>();
  return authors.flatMap((reviewer) => {
    const rating = ratingOf(rng());
    const comment = sentence(
      rng,
      (demoReviewers[reviewer] as DemoReviewer).language,
      branch,
      rating,
    );
    if (said.has(comment)) return [];
    said.add(comment);
    const others = shuffled(rng, demoReviewers.length).filter((other) => other !== reviewer);
    return [
      {
        reviewer,
        rating,
        comment,
        daysAgo: between(rng, 2, 420),
        helpfulTo: others.slice(0, Math.max(0, between(rng, -4, 6))),
      },
    ];
  });
}

function ratingOf(chanceOf: number): DemoReview['rating'] {
  if (chanceOf < 0.55) return 5;
  if (chanceOf < 0.83) return 4;
  return chanceOf < 0.93 ? 3 : chanceOf < 0.98 ? 2 : 1;
}

function sentence(
  rng: Rng,
  language: ReviewLanguage,
  branch: string,
  rating: DemoReview['rating'],
): string {
  return pick(rng, [
    ...(BRANCHES[branch]?.[language][rating] ?? []),
    ...ANY_PART[language][rating],
  ]);
}

function shuffled(rng: Rng, length: number): number[] {
  return Array.from({ length }, (_, index) => ({ index, key: rng() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index);
}
