// Properties in a query: the facets of a property that the family can have; one that it cannot have is no constraint.
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';

/** `applies` is false when the family has none of the attributes: "stainless" of a pair of goggles. */
export function propertyConstraint(
  facets: readonly number[],
  words: string,
  { facts, dictionary }: { facts: FamilyFacts; dictionary: Dictionary },
): { applies: boolean; found: Constraint } {
  const inFamily = facets.filter((facet) => facts.groups.get(groupOf(facet))?.has(facet) === true);
  const applicable =
    inFamily.length > 0 ? inFamily : facets.filter((facet) => facts.groups.has(groupOf(facet)));
  const own = applicable.length > 0 ? applicable : facets;
  const firmness = Math.max(...own.map((facet) => firmnessOfFacet(facet, dictionary)));
  return {
    applies: applicable.length > 0,
    found: { kind: 'attribute', facets: own, near: [], words, firmness, isNearest: false },
  };
}

function firmnessOfFacet(facet: number, { attributes }: Dictionary): number {
  const attribute = attributes.get(groupOf(facet) - GROUP.attribute);
  return attribute === undefined ? 5 : firmnessOf(attribute);
}
