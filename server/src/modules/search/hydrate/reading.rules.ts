// Described reading: constraints of a query as chips with names, filter tokens and the text that is left without them. [house §6]
import type { DescribedConstraint, DescribedReading, Locale } from '@millwright/contracts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { RelaxedReading } from '../plan/relax-reading.rules.ts';
import type { Constraint } from '../read/reading.rules.ts';

/** A chip names so many values; more are counted. */
const MAX_NAMED = 3;

export function describeReading(
  { reading, givenUp }: RelaxedReading,
  text: string,
  dictionary: Dictionary,
  locale: Locale,
): DescribedReading {
  return {
    constraints: reading.constraints.map((constraint) => describe(constraint, text, dictionary, locale)),
    relaxed: [
      ...givenUp.constraints.map((constraint) => describe(constraint, text, dictionary, locale)),
      ...givenUp.words.map(
        (words): DescribedConstraint => ({
          kind: 'word',
          name: null,
          label: words,
          unit: null,
          values: [],
          words,
          isNearest: false,
          rest: restOf(text, words),
        }),
      ),
    ],
    words: reading.words.map(({ text: word }) => word),
    notUnderstood: [...reading.notUnderstood],
    foreignManufacturer: reading.foreignManufacturer,
    notSold: reading.notSold,
    quantity: reading.quantity,
  };
}

function describe(
  { kind, facets, words, isNearest }: Constraint,
  text: string,
  dictionary: Dictionary,
  locale: Locale,
): DescribedConstraint {
  const entries = facets.flatMap((facet) => dictionary.entries.get(facet) ?? []);
  const attribute = attributeOf(facets, dictionary);
  const named = entries.slice(0, MAX_NAMED).map(({ name }) => name[locale]);
  const isTyped = kind === 'attribute' && (attribute === undefined || entries.length > MAX_NAMED) && words !== '';
  return {
    kind,
    name: kind === 'attribute' ? (attribute?.name[locale] ?? null) : null,
    // Where the facets are of several attributes, the words as typed say best what is meant.
    label: isTyped ? words : [...new Set(named)].join(', '),
    unit: isTyped ? null : (attribute?.unit ?? null),
    values: entries.map(({ token }) => token),
    words,
    isNearest,
    rest: words === '' ? null : restOf(text, words),
  };
}

function attributeOf(facets: readonly number[], { attributes }: Dictionary) {
  const groups = new Set(facets.map(groupOf));
  const [only] = groups;
  return groups.size === 1 && only !== undefined ? attributes.get(only - GROUP.attribute) : undefined;
}

/** The text without the words; null when they do not stand in it as they were read. */
function restOf(text: string, words: string): string | null {
  const at = text.toLowerCase().indexOf(words);
  if (at < 0) return null;
  return `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}
