// Constraint of a measure: its value in any of some attributes of the family, the nearest where the family has no such value.
import type { AttributeEntry } from '../lexicon/dictionary.rules.ts';
import { coveredBy, isBeyond } from './covered-ranges.rules.ts';
import {
  closeTo,
  facetsIn,
  type MeasureContext,
  nearest,
  valuesOf,
  withRow,
} from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';
import { temperatureLimit } from './temperatures.rules.ts';

/** The value in any of the attributes, those of the family first; the nearest when there is none such. */
export function constraintOf(
  measure: Measure,
  attributes: readonly AttributeEntry[],
  context: MeasureContext,
): Constraint[] {
  // "0-150 mm" names a range by its upper end.
  if (
    measure.value === 0 &&
    measure.max !== undefined &&
    attributes.some(({ slug }) => slug === 'measuring-range')
  )
    return constraintOf({ ...measure, value: measure.max, max: undefined }, attributes, context);
  const covered = coveredBy(measure, attributes, context);
  if (covered !== undefined) return covered;
  if (measure.value === 0 && attributes.every((attribute) => isBeyond(measure, attribute, context)))
    return [];
  const firmness = Math.max(...attributes.map(firmnessOf));
  const limits =
    measure.unit === '°C'
      ? attributes.flatMap((attribute) => temperatureLimit(measure.value, attribute))
      : [];
  if (limits.length > 0)
    return [
      {
        kind: 'attribute',
        facets: limits,
        near: [],
        words: measure.words,
        firmness,
        isNearest: false,
      },
    ];
  const inFamily = (attribute: AttributeEntry): number[] =>
    valuesOf(measure, attribute).filter((facet) => facetsIn(attribute, context).has(facet));
  const exact = attributes.flatMap(inFamily);
  const near = attributes.flatMap((attribute) => nearest(measure, attribute, context));
  if (exact.length > 0)
    return [
      {
        kind: 'attribute',
        facets: exact,
        near,
        close: attributes.flatMap((attribute) => closeTo(measure, attribute, near)),
        words: measure.words,
        firmness,
        isNearest: false,
      },
    ];
  const elsewhere = attributes.flatMap((attribute) => valuesOf(measure, attribute));
  if (near.length > 0)
    return [
      {
        kind: 'attribute',
        facets: withRow(near, measure, attributes, context),
        near: [],
        words: measure.words,
        firmness,
        isNearest: true,
      },
    ];
  // A family without the size has not this attribute in that sense.
  return elsewhere.length === 0 || context.facts.lineages.length > 0
    ? []
    : [
        {
          kind: 'attribute',
          facets: elsewhere,
          near: [],
          words: measure.words,
          firmness,
          isNearest: false,
        },
      ];
}
