// Ranges of a query: the range that a tool has or covers, and limits that say something of a size.
import { convert } from '@millwright/contracts';
import type { AttributeEntry } from '../lexicon/dictionary.rules.ts';
import {
  type MeasureContext as Context,
  facetsIn,
  isOf,
  valuesOf,
} from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { COVERED_RANGES } from './tables/dimensions.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';

/** "circlip pliers 12-25": two numbers with a dash are the range of a family that has this very one. */
export function withCoveredRanges(
  measures: readonly Measure[],
  context: Context,
): readonly Measure[] {
  const merged: Measure[] = [];
  for (const high of measures) {
    const low = merged.at(-1);
    const words = `${low?.words}-${high.words}`;
    const isDash =
      low !== undefined &&
      low.max === undefined &&
      low.chunk === high.chunk &&
      low.items[0]?.pieces[0]?.chunkText === words;
    const range = isDash
      ? { ...low, max: high.value, unit: high.unit, items: [...low.items, ...high.items], words }
      : undefined;
    if (range !== undefined && rangeOf(range, context).length > 0)
      merged[merged.length - 1] = range;
    else merged.push(high);
  }
  return merged;
}

/** "discs under 3000": a limit that every size keeps says nothing of a size. */
export function isBeyond(
  { max, unit }: Measure,
  attribute: AttributeEntry,
  context: Context,
): boolean {
  const limit = max === undefined ? undefined : convert(max, unit, attribute.unit);
  const own = facetsIn(attribute, context);
  return (
    limit !== undefined &&
    attribute.values.every(({ id, number }) => number === null || !own.has(id) || number <= limit)
  );
}

/** "85-140 mm", "4-20 Nm": the range itself of a tool that has one. */
export function rangeOf({ value, max, unit, words }: Measure, context: Context): Constraint[] {
  if (max === undefined || value === 0) return [];
  for (const slugs of COVERED_RANGES) {
    const [from, to] = slugs.map((slug) => context.dictionary.attributeBySlug.get(slug));
    if (from === undefined || to === undefined || !isOf(from, context) || !isOf(to, context))
      continue;
    const inFamily = (attribute: AttributeEntry, end: number): number[] =>
      valuesOf({ value: end, unit: unit === '' ? (attribute.unit ?? '') : unit }, attribute).filter(
        (facet) => facetsIn(attribute, context).has(facet),
      );
    const [low, high] = [inFamily(from, value), inFamily(to, max)];
    if (low.length === 0 || high.length === 0) continue;
    const both = {
      kind: 'attribute' as const,
      near: [],
      words,
      firmness: firmnessOf(to),
      isNearest: false,
    };
    return [
      { ...both, facets: low },
      { ...both, facets: high },
    ];
  }
  return [];
}

/** A tool that covers a range fits every value within. */
export function coveredBy(
  measure: Measure,
  attributes: readonly AttributeEntry[],
  context: Context,
): Constraint[] | undefined {
  for (const [fromSlug, toSlug] of COVERED_RANGES) {
    const [from, to] = [
      context.dictionary.attributeBySlug.get(fromSlug),
      context.dictionary.attributeBySlug.get(toSlug),
    ];
    if (
      from === undefined ||
      to === undefined ||
      !attributes.some(({ id }) => id === from.id || id === to.id)
    )
      continue;
    if (!isOf(from, context) || !isOf(to, context)) continue;
    const value = convert(measure.value, measure.unit, to.unit);
    if (value === undefined) continue;
    const most =
      measure.max === undefined ? value : (convert(measure.max, measure.unit, to.unit) ?? value);
    const own = facetsIn(to, context);
    const low = from.values
      .filter(({ number }) => number !== null && number <= value)
      .map(({ id }) => id);
    const high = to.values
      .filter(({ id, number }) => number !== null && number >= most && own.has(id))
      .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
      .map(({ id }) => id);
    const both = {
      kind: 'attribute' as const,
      near: [],
      words: measure.words,
      firmness: firmnessOf(to),
      isNearest: false,
      covers: true,
    };
    // "up to 25 Nm" names a range by its upper end.
    if (measure.value === 0 && measure.max !== undefined && high.length > 0)
      return [{ ...both, facets: high }];
    if (low.length === 0 || high.length === 0) continue;
    return [
      { ...both, facets: low },
      { ...both, facets: high },
    ];
  }
  return undefined;
}
