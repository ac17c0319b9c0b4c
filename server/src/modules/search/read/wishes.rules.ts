// Wishes of a reading: what is plain for the family and not asked for otherwise comes first, and excludes nothing.
import { attributeGroup, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { valuesConstraint } from './equivalents.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import type { Constraint, Wish } from './reading.rules.ts';
import { plainValuesOf } from './tables/plain.rules.ts';

/** A thread alone is rather a bolt's. */
const FAMILY_OF_THREAD = 'fasteners/hex-bolts';
const MAX_WISHES = 5;

/** @param said wishes that words of the query express: what is plain otherwise does not speak against them */
export function wishesOf(
  constraints: readonly Constraint[],
  said: readonly Wish[],
  facts: FamilyFacts,
  dictionary: Dictionary,
): Wish[] {
  return [
    ...nearestWishes(constraints),
    ...coveringWishes(constraints),
    ...familyWish(constraints),
    ...plainWishes([...constraints, ...said], facts, dictionary),
  ];
}

/** Of two near sizes the nearer comes first. */
export function nearestWishes(constraints: readonly Constraint[]): Wish[] {
  return constraints
    .filter(({ isNearest, facets }) => isNearest && facets.length > 1)
    .flatMap(({ facets }) => [
      { facets: facets.slice(0, 1), weight: 3 },
      { facets: facets.slice(0, 2), weight: 4 },
      ...[5, 8, 12]
        .filter((most) => facets.length > most)
        .map((most) => ({ facets: facets.slice(0, most), weight: 3 })),
    ]);
}

/** A tool whose range ends at the value, or soonest above it, is rather meant than one for much more. */
function coveringWishes(constraints: readonly Constraint[]): Wish[] {
  return constraints
    .filter(
      ({ covers, facets }, i) =>
        covers === true && constraints[i + 1]?.covers !== true && facets.length > 1,
    )
    .map(({ facets }) => ({ facets: facets.slice(0, 1), weight: 4 }));
}

/** Of several families that a noun names the first is rather meant. */
function familyWish(constraints: readonly Constraint[]): Wish[] {
  const [family] = constraints.filter(({ kind }) => kind === 'category');
  return family === undefined || family.facets.length < 2
    ? []
    : [{ facets: family.facets.slice(0, 1), weight: 12 }];
}

function plainWishes(
  constraints: readonly Pick<Constraint, 'facets'>[],
  facts: FamilyFacts,
  dictionary: Dictionary,
): Wish[] {
  const constrained = new Set(constraints.flatMap(({ facets }) => facets.map(groupOf)));
  const [lineage] = facts.lineages;
  if (lineage === undefined) {
    const thread = dictionary.attributeBySlug.get('thread');
    const bolts = dictionary.categoryByLineage.get(FAMILY_OF_THREAD);
    return thread !== undefined && bolts !== undefined && constrained.has(attributeGroup(thread.id))
      ? [{ facets: [bolts.id], weight: 3 }]
      : [];
  }
  return plainValuesOf(lineage)
    .filter(
      ({ attribute }) =>
        !constrained.has(attributeGroup(dictionary.attributeBySlug.get(attribute)?.id ?? -1)),
    )
    .flatMap(({ attribute, values, weight }) =>
      valuesConstraint(attribute, values, '', { facts, dictionary }).map(({ facets }) => ({
        facets,
        weight,
      })),
    )
    .slice(0, MAX_WISHES);
}
