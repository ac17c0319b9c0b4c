// Values of a measure: the facets of an attribute that a number with a unit is, by name, within a tolerance of trade, or the nearest.
import { convert } from '@millwright/contracts';
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import type { Measure } from './measures.rules.ts';
import { FIRMNESS } from './reading.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';
import { NOMINAL_INCHES } from './tables/nominal-inches.rules.ts';

export type MeasureContext = { facts: FamilyFacts; dictionary: Dictionary };

/** A size that is off by more than this share is another size, not a near one. */
const MAX_DEVIATION = 0.5;

export function facetsIn({ id }: AttributeEntry, { facts }: MeasureContext): ReadonlySet<number> {
  return facts.groups.get(attributeGroup(id)) ?? new Set();
}

/** Whether the family has the attribute. */
export function isOf({ id }: AttributeEntry, { facts }: MeasureContext): boolean {
  return facts.groups.has(attributeGroup(id));
}

/** Facets of the attribute with the value, in the catalogue; inches also by their nominal size. */
export function valuesOf(
  { value, unit, max }: Pick<Measure, 'value' | 'unit'> & { max?: number | undefined },
  attribute: AttributeEntry,
): number[] {
  if (attribute.kind === 'text') return textValues(value, unit, attribute);
  const nominal = unit === 'in' ? NOMINAL_INCHES[attribute.slug]?.get(value) : undefined;
  if (nominal !== undefined)
    return attribute.values
      .filter(({ number }) => number !== null && nominal.includes(number))
      .map(({ id }) => id);
  const from =
    convert(value, unit, attribute.unit) ??
    (unit === 'mm' && attribute.unit === 'mm²' ? value : undefined);
  if (from === undefined) return [];
  const to = max === undefined ? from : (convert(max, unit, attribute.unit) ?? from);
  const slack = toleranceOf(unit, attribute.unit) * Math.max(1e-6, Math.abs(from));
  const found = attribute.values.filter(
    ({ number }) => number !== null && number >= from - slack && number <= to + slack,
  );
  if (max !== undefined || found.length < 2) return found.map(({ id }) => id);
  // Within a tolerance several are near: the nearest is meant.
  const off = Math.min(...found.map(({ number }) => Math.abs((number as number) - from)));
  return found
    .filter(({ number }) => Math.abs((number as number) - from) <= off + 1e-9)
    .map(({ id }) => id);
}

/** Horsepower and inches are rounded in trade; the same unit is exact. */
function toleranceOf(unit: string, own: string | null): number {
  // 220 V are 230 V, 380 V are 400 V.
  if (unit === 'V' || (unit === '' && own === 'V')) return 0.06;
  if (unit === '' || unit === own) return 1e-6;
  if (unit === 'hp') return 0.07;
  return unit === 'in' ? 0.004 : 0.01;
}

/** Text values that begin with the number: `1/2"`, `G 1/2"`, `100L`, `20 l pail`. */
export function textValues(value: number, unit: string, { values }: AttributeEntry): number[] {
  return values
    .filter(({ name }) => {
      const inches = /^\D{0,5}(?:(\d+)\s)?(?:(\d+)\/(\d+)|(\d+(?:\.\d+)?))"/.exec(name.en);
      if (inches !== null)
        return (
          unit === 'in' &&
          Math.abs(
            Number(inches[1] ?? 0) +
              (inches[2] === undefined
                ? Number(inches[4])
                : Number(inches[2]) / Number(inches[3])) -
              value,
          ) < 1e-9
        );
      const plain = /(\d+(?:\.\d+)?)/.exec(name.en);
      return unit === '' && plain !== null && Number(plain[1]) === value;
    })
    .map(({ id }) => id);
}

/** A size is close within this share; lengths come in coarser steps. */
const CLOSE = 0.03;
const CLOSE_LENGTH = 0.25;

/** Those of the nearest that serve nearly as well, see nearest. */
export function closeTo(
  { value, unit }: Measure,
  attribute: AttributeEntry,
  near: readonly number[],
): number[] {
  const wanted = convert(value, unit, attribute.unit);
  if (wanted === undefined) return [];
  const share = firmnessOf(attribute) < FIRMNESS.size ? CLOSE_LENGTH : CLOSE;
  return near.filter((facet) => {
    const number = attribute.values.find(({ id }) => id === facet)?.number;
    return number != null && Math.abs(number - wanted) <= share * Math.abs(wanted);
  });
}

/** Sizes of tools, which are metric or in inches. */
const TOOL_SIZES = new Set(['across-flats', 'second-across-flats']);

/** So many smaller and larger values are near. */
const MAX_NEAR = 2;
/** The next smaller and larger values that the family has, the nearest first. */
export function nearest(
  { value, unit, max }: Measure,
  attribute: AttributeEntry,
  context: MeasureContext,
  { most, within } = { most: MAX_NEAR, within: MAX_DEVIATION },
): number[] {
  if (attribute.kind !== 'number' || max !== undefined) return [];
  const wanted = convert(value, unit, attribute.unit);
  if (wanted === undefined) return [];
  const own = facetsIn(attribute, context);
  const off = (number: number): number => Math.abs(number - wanted);
  const others = attribute.values.flatMap(({ id, number }) =>
    number !== null && own.has(id) && number !== wanted && off(number) <= within * Math.abs(wanted)
      ? [{ id, number }]
      : [],
  );
  // A spanner of 31 mm is nearly one of 30 or 32 mm, not one of 1 1/4".
  const isWhole = ({ number }: { number: number }): boolean => Number.isInteger(2 * number);
  const kin =
    TOOL_SIZES.has(attribute.slug) && unit !== 'in' && others.some(isWhole)
      ? others.filter(isWhole)
      : others;
  const byDistance = (a: { number: number }, b: { number: number }): number =>
    off(a.number) - off(b.number);
  const side = (isBelow: boolean) =>
    kin
      .filter(({ number }) => number < wanted === isBelow)
      .sort(byDistance)
      .slice(0, most);
  return [...side(true), ...side(false)].sort(byDistance).map(({ id }) => id);
}

/** Rings come in rows of sizes: the nearest bores of 23 mm are of another row than the section of 2 mm, so that those of all rows are meant. */
const OF_ROWS = { most: 12, within: 0.15 };

/** @param near see nearest */
export function withRow(
  near: readonly number[],
  measure: Measure,
  attributes: readonly AttributeEntry[],
  context: MeasureContext,
): readonly number[] {
  const [bore] = attributes;
  const section = context.dictionary.attributeBySlug.get('cross-section');
  if (bore?.slug !== 'inner-diameter' || section === undefined || !isOf(section, context))
    return near;
  const all = nearest(measure, bore, context, OF_ROWS);
  return all.length > near.length ? all : near;
}
