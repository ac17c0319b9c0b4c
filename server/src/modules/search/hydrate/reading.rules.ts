// Described reading: constraints of a query as chips with names, filter tokens and the text that is left without them. [house §6]
import {
  type DescribedConstraint,
  type DescribedReading,
  isolateLatin,
  type Locale,
} from '@millwright/contracts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FacetCounts } from '../plan/found-products.ts';
import type { RelaxedReading } from '../plan/relax-reading.rules.ts';
import type { Constraint } from '../read/reading.rules.ts';
import { restOf, saidOf } from './typed-words.rules.ts';

/** A chip names so many values; more are counted. The nearest are all named: they are what is shown instead. */
const MAX_NAMED = 3;
const MAX_NEAREST = 4;
/** A type of a standard (масло И-40А) is no manufacturer's. */
const OF_STANDARDS = new Set(['ГОСТ']);

/** @param counts of the hits: of near sizes only those are named that are found */
export function describeReading(
  { reading, givenUp }: RelaxedReading,
  text: string,
  { dictionary, locale, counts }: { dictionary: Dictionary; locale: Locale; counts: FacetCounts },
): DescribedReading {
  const found = new Set(counts.filter((_, i) => i % 2 === 0));
  const narrowed = (constraint: Constraint): Constraint => {
    const facets = constraint.isNearest
      ? constraint.facets.filter((facet) => found.has(facet))
      : [];
    return facets.length === 0 ? constraint : { ...constraint, facets };
  };
  const said = (words: string): string => saidOf(text, words, dictionary);
  return {
    constraints: reading.constraints.map((constraint) =>
      describe(narrowed(constraint), text, dictionary, locale),
    ),
    relaxed: [
      ...givenUp.constraints.map((constraint) => describe(constraint, text, dictionary, locale)),
      ...[...givenUp.words, ...reading.leftOut].map(
        (words): DescribedConstraint => ({
          kind: 'word',
          name: null,
          label: said(words),
          unit: null,
          values: [],
          words: said(words),
          isNearest: false,
          isApart: false,
          rest: restOf(text, words),
        }),
      ),
    ],
    words: reading.words.map(({ text: word }) => word),
    notUnderstood: reading.notUnderstood.map(said),
    foreignManufacturer: OF_STANDARDS.has(reading.foreignManufacturer ?? '')
      ? null
      : reading.foreignManufacturer,
    notSold: reading.notSold === null ? null : said(reading.notSold),
    quantity: reading.quantity,
  };
}

function describe(
  { kind, facets, words, isNearest, isApart = false }: Constraint,
  text: string,
  dictionary: Dictionary,
  locale: Locale,
): DescribedConstraint {
  const entries = facets.flatMap((facet) => dictionary.entries.get(facet) ?? []);
  const attribute = attributeOf(facets, dictionary);
  const names = [...new Set(entries.map(({ name }) => name[locale]))];
  const typed = saidOf(text, words, dictionary);
  const isTyped =
    kind === 'attribute' &&
    !isNearest &&
    (attribute === undefined || names.length > MAX_NAMED) &&
    words !== '';
  return {
    kind,
    name: kind === 'attribute' ? (attribute?.name[locale] ?? null) : null,
    // Where the facets are of several attributes, the words as typed say best what is meant.
    label: isTyped ? typed : listOf(names, isNearest ? MAX_NEAREST : MAX_NAMED, locale),
    // Poles and cores are counted, not measured.
    unit: isTyped || attribute?.unit === 'pcs' ? null : (attribute?.unit ?? null),
    values: entries.map(({ token }) => token),
    words: typed,
    isNearest,
    isApart,
    rest: words === '' ? null : restOf(text, words),
  };
}

/** The first of them, and how many more there are. */
function listOf(names: readonly string[], most: number, locale: Locale): string {
  const more = names.length > most ? ` ${isolateLatin(`+${names.length - most}`, locale)}` : '';
  return names.slice(0, most).join(locale === 'ar' ? '، ' : ', ') + more;
}

function attributeOf(facets: readonly number[], { attributes }: Dictionary) {
  const groups = new Set(facets.map(groupOf));
  const [only] = groups;
  return groups.size === 1 && only !== undefined
    ? attributes.get(only - GROUP.attribute)
    : undefined;
}
