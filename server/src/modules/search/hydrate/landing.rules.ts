// Category landing: a query that is a whole family, or a family with values of its filters, is that category's page with the filters set. [house §6]
import { type FilterChoice, type Landing, NO_FILTERS } from '@millwright/contracts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FacetCounts } from '../plan/found-products.ts';
import type { RelaxedReading } from '../plan/relax-reading.rules.ts';
import type { Constraint, Reading } from '../read/reading.rules.ts';

/** More values of one filter are no choice that a buyer would make. */
const MAX_VALUES = 6;

/**
 * @param counts of the hits: a value that none of them has would be a filter without a name
 * @returns null where the text says anything that a category and its filters do not
 */
export function landingOf(
  { reading, givenUp }: RelaxedReading,
  counts: FacetCounts,
  dictionary: Dictionary,
): Landing | null {
  if (givenUp.constraints.length + givenUp.words.length > 0 || !isOnlyConstraints(reading))
    return null;
  const families = reading.constraints.filter(({ kind }) => kind === 'category');
  const [family] = families;
  if (families.length !== 1 || family?.facets.length !== 1) return null;
  const [lineage] = tokensOf(family, dictionary);
  const others = reading.constraints.filter(({ kind }) => kind !== 'category');
  const groups = others.map(groupOfConstraint);
  // Values of one group are alternatives: two demands on it are no filter.
  if (lineage === undefined || groups.includes(undefined) || new Set(groups).size < groups.length)
    return null;
  const filters: FilterChoice = { ...NO_FILTERS };
  const found = new Set(counts.filter((_, i) => i % 2 === 0));
  for (const constraint of others) {
    const values = tokensOf(
      { facets: constraint.facets.filter((facet) => found.has(facet)) },
      dictionary,
    );
    if (constraint.isNearest || values.length === 0 || values.length > MAX_VALUES) return null;
    if (constraint.kind === 'manufacturer') filters.manufacturers = values;
    else filters.attributes = [...filters.attributes, ...values];
  }
  return { lineage, filters };
}

function isOnlyConstraints({
  words,
  notUnderstood,
  leftOut,
  foreignManufacturer,
  notSold,
  quantity,
  corrected,
}: Reading): boolean {
  if (words.length + notUnderstood.length + leftOut.length > 0) return false;
  return [foreignManufacturer, notSold, quantity, corrected].every((said) => said === null);
}

/** The one filter that holds all of its values. */
function groupOfConstraint({ kind, facets }: Constraint): number | undefined {
  const [group, other] = new Set(facets.map(groupOf));
  const isFilter =
    kind === 'manufacturer'
      ? group === GROUP.manufacturer
      : group !== undefined && group >= GROUP.attribute;
  return other === undefined && isFilter ? group : undefined;
}

function tokensOf({ facets }: Pick<Constraint, 'facets'>, { entries }: Dictionary): string[] {
  const tokens = facets.map((facet) => entries.get(facet)?.token);
  return tokens.includes(undefined) ? [] : (tokens as string[]);
}
