// Inches of a query in attributes whose values are called in inches: square drives, pipe sizes, branches.
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import {
  facetsIn,
  isOf,
  type MeasureContext,
  textValues,
  valuesOf,
} from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';

/** Attributes whose values are inches by name. */
const IN_INCHES: readonly string[] = ['square-drive', 'tool-holder', 'pipe-size', 'branch-size'];

/** @param used attributes that have their value: the second size of a reducing tee is its branch */
export function inchValues(
  { value, words }: Measure,
  used: ReadonlySet<number>,
  context: MeasureContext,
): Constraint[] {
  for (const slug of IN_INCHES) {
    const attribute = context.dictionary.attributeBySlug.get(slug);
    if (attribute === undefined || !isOf(attribute, context) || context.facts.lineages.length === 0)
      continue;
    if (used.has(attributeGroup(attribute.id))) continue;
    const inches = textValues(value, 'in', attribute).filter((facet) =>
      facetsIn(attribute, context).has(facet),
    );
    // 6" of a flange to ASME is DN 150 of one to EN.
    const facets =
      inches.length > 0 && slug === 'pipe-size'
        ? [...inches, ...nominalSizes(value, context)]
        : inches;
    if (facets.length > 0)
      return [
        {
          kind: 'attribute',
          facets,
          near: [],
          words,
          firmness: firmnessOf(attribute),
          isNearest: false,
        },
      ];
  }
  return [];
}

function nominalSizes(value: number, context: MeasureContext): number[] {
  const attribute = context.dictionary.attributeBySlug.get('nominal-size');
  if (attribute === undefined || !isOf(attribute, context)) return [];
  return valuesOf({ value, unit: 'in' }, attribute).filter((facet) =>
    facetsIn(attribute, context).has(facet),
  );
}
