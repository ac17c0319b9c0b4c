// Temperatures of a query: "200 °C" is what a part must stand, above zero its highest temperature, below its lowest.
import type { AttributeEntry } from '../lexicon/dictionary.rules.ts';
import { isOf, type MeasureContext } from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';

/** What must stand a temperature: the highest above zero, the lowest below. */
export function temperaturesOf({ value }: Measure, context: MeasureContext): AttributeEntry[] {
  const attribute = context.dictionary.attributeBySlug.get(
    value > 0 ? 'max-temperature' : 'min-temperature',
  );
  return attribute !== undefined && isOf(attribute, context) ? [attribute] : [];
}

export function temperatureLimit(value: number, { slug, values }: AttributeEntry): number[] {
  if (slug === 'max-temperature' && value > 0)
    return values.filter(({ number }) => number !== null && number >= value).map(({ id }) => id);
  if (slug === 'min-temperature' && value <= 0)
    return values.filter(({ number }) => number !== null && number <= value).map(({ id }) => id);
  return [];
}
