// Judged queries: a text, its language, and grades given by predicates on what a product is (category, manufacturer, attributes, part
// numbers), never by what the search answers.
import type { Locale } from '@millwright/contracts';

/** What a judgement may look at. */
export type Part = {
  sku: string;
  mpn: string;
  category: string;
  manufacturer: string;
  attributes: Record<string, number | string>;
};

export type Wants = (part: Part) => boolean;

/** 3: what was asked for; 2: would do as well in most cases; 1: related, better than nothing. The highest that fits counts; else 0. */
export type Grade = 1 | 2 | 3;
export type Judged = {
  kind: Kind;
  locale: Locale;
  query: string;
  grades: readonly (readonly [Grade, Wants])[];
};
export type Kind = 'number' | 'word' | 'typo' | 'synonym' | 'dimension' | 'mixed';

export function gradeOf(judged: Judged, part: Part): Grade | 0 {
  let best: Grade | 0 = 0;
  for (const [grade, wants] of judged.grades) if (grade > best && wants(part)) best = grade;
  return best;
}

/** `judge(query, wanted, asGood?, related?)` for one kind and language. */
export function judgesOf(
  kind: Kind,
): Record<Locale, (query: string, best: Wants, good?: Wants, fair?: Wants) => Judged> {
  const of =
    (locale: Locale) =>
    (query: string, best: Wants, good?: Wants, fair?: Wants): Judged => ({
      kind,
      locale,
      query,
      grades: [
        [3, best],
        ...(good === undefined ? [] : [[2, good] as const]),
        ...(fair === undefined ? [] : [[1, fair] as const]),
      ],
    });
  return { en: of('en'), ru: of('ru'), ar: of('ar') };
}

/** In one of these categories or below. */
export const within =
  (...lineages: string[]): Wants =>
  ({ category }) =>
    lineages.some((lineage) => category === lineage || category.startsWith(`${lineage}/`));

/** With these attributes; a list means any of its values. */
export const having =
  (wanted: Record<string, number | string | readonly (number | string)[]>): Wants =>
  ({ attributes }) =>
    Object.entries(wanted).every(([name, value]) => {
      const own = attributes[name];
      return own !== undefined && (typeof value === 'object' ? value.includes(own) : value === own);
    });

/** With this manufacturer's number, as the manufacturer writes it; several manufacturers may share it. */
export const numbered =
  (...mpns: string[]): Wants =>
  ({ mpn }) =>
    mpns.includes(mpn);

/** The one product with this number of ours. */
export const ours =
  (sku: string): Wants =>
  (part) =>
    part.sku === sku;

export const madeBy =
  (...slugs: string[]): Wants =>
  ({ manufacturer }) =>
    slugs.includes(manufacturer);

export const all =
  (...wants: Wants[]): Wants =>
  (part) =>
    wants.every((want) => want(part));

export const any =
  (...wants: Wants[]): Wants =>
  (part) =>
    wants.some((want) => want(part));
