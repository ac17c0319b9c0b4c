// Measured sizes as constraints: the size itself, what a caliper cannot tell from it, or the sizes on either side; threads by their gauge. [house §6]
import { convert, TPI_FIELD } from '@millwright/contracts';
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, CategoryEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import { keyOfShaft } from './equivalents.rules.ts';
import { factsOf } from './family.rules.ts';
import { facetsIn, type MeasureContext, nearest, valuesOf } from './measure-values.rules.ts';
import type { MeasuredValue } from './measured-values.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { COUNTERPARTS, COVERED_RANGES } from './tables/dimensions.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';
import { gaugeThread, threadSize } from './thread-gauge.rules.ts';

/** `range` is the filter of a part that covers a range, which a list of its values would hide. */
export type MeasuredConstraint = Constraint & {
  attribute: AttributeEntry;
  range?: string /** other sizes within the tolerance of a caliper */;
  close?: readonly number[];
};

/** What a caliper and wear leave open, as a share and in mm: as much as a query may be off that is typed in another unit. */
const CALIPER_SHARE = 0.012;
const CALIPER_MM = 0.1;

export function isWithinCaliper(measured: number, size: number): boolean {
  return Math.abs(measured - size) <= Math.max(CALIPER_MM, CALIPER_SHARE * size) + 1e-9;
}

/** @param category where the products are: the family or the chosen kind of it. A size that it does not have at all is left out */
export function assignMeasured(
  measured: readonly MeasuredValue[],
  category: CategoryEntry,
  dictionary: Dictionary,
): MeasuredConstraint[] {
  const context: MeasureContext = { dictionary, facts: factsOf([category.id], dictionary) };
  const isThreaded =
    has(dictionary.attributeBySlug.get('thread'), context) &&
    has(dictionary.attributeBySlug.get('pitch'), context);
  const isGauge = ({ field }: MeasuredValue): boolean =>
    field === TPI_FIELD || (isThreaded && (field === 'nominal-diameter' || field === 'pitch'));
  const thread = threadConstraint(measured.filter(isGauge), context);
  const sizes = measured
    .filter((value) => !isGauge(value))
    .flatMap((value) => sizeConstraint(value, category.token, context));
  return [...thread, ...sizes];
}

function has(attribute: AttributeEntry | undefined, { facts }: MeasureContext): boolean {
  return attribute !== undefined && facts.groups.has(attributeGroup(attribute.id));
}

function sizeConstraint(
  measured: MeasuredValue,
  lineage: string,
  context: MeasureContext,
): MeasuredConstraint[] {
  const attribute = context.dictionary.attributeBySlug.get(measured.field);
  if (attribute === undefined || !has(attribute, context)) return [];
  const firmness = firmnessOf(attribute);
  const base = {
    kind: 'attribute' as const,
    words: measured.slug,
    firmness,
    attribute,
    near: [],
    isNearest: false,
  };
  if (attribute.kind === 'text') {
    const chosen = attribute.bySlug.get(measured.slug);
    return chosen === undefined || !facetsIn(attribute, context).has(chosen.id)
      ? []
      : [{ ...base, facets: [chosen.id] }];
  }
  const value = convert(measured.value, measured.unit, attribute.unit);
  if (value === undefined) return [];
  if (counterpartOf(measured.field, lineage) === 'up-to')
    return keyOfShaft(value, measured.slug, context).map((found) => ({ ...found, attribute }));
  const covered = coveredBy(value, attribute, context);
  if (covered !== undefined) return covered.map((limit) => ({ ...base, ...limit }));
  const own = facetsIn(attribute, context);
  const asked = {
    items: [],
    max: undefined,
    roles: [],
    words: measured.slug,
    chunk: -1,
    value: measured.value,
    unit: measured.unit,
  };
  const exact = valuesOf(asked, attribute).filter((facet) => own.has(facet));
  const beside = nearest(asked, attribute, context);
  const numberOf = (facet: number): number => context.dictionary.entries.get(facet)?.number ?? 0;
  const close = beside.filter((facet) => isWithinCaliper(value, numberOf(facet)));
  if (exact.length > 0) return [{ ...base, facets: exact, near: beside, close }];
  const [first] = beside;
  if (first === undefined)
    return farthest(value, attribute, own).map((facet) => ({
      ...base,
      facets: [facet],
      isNearest: true,
    }));
  if (close.length > 0) return [{ ...base, facets: [first], near: beside, close }];
  const sides = [
    beside.find((facet) => numberOf(facet) < value),
    beside.find((facet) => numberOf(facet) > value),
  ];
  return [
    {
      ...base,
      facets: sides.filter((facet) => facet !== undefined),
      near: beside,
      isNearest: true,
    },
  ];
}

/** Far from everything that the family has: its smallest or its largest. */
function farthest(value: number, { values }: AttributeEntry, own: ReadonlySet<number>): number[] {
  const sizes = values.filter(({ id, number }) => number !== null && own.has(id));
  const off = (number: number | null): number => Math.abs((number as number) - value);
  return sizes
    .sort((a, b) => off(a.number) - off(b.number))
    .slice(0, 1)
    .map(({ id }) => id);
}

export function counterpartOf(field: string, lineage: string): 'same' | 'up-to' | undefined {
  const family = Object.keys(COUNTERPARTS).find(
    (own) => lineage === own || lineage.startsWith(`${own}/`),
  );
  return family === undefined ? undefined : COUNTERPARTS[family]?.[field];
}

/** The attributes of a range that covers the sizes of `slug`; undefined for a plain size. */
export function coveredRangeOf(slug: string): readonly [from: string, to: string] | undefined {
  return COVERED_RANGES.find(([, to]) => to === slug);
}

/** A gland for a cable of 9 mm begins at 9 mm or less, and ends at 9 mm or more. */
function coveredBy(
  value: number,
  to: AttributeEntry,
  context: MeasureContext,
): Pick<MeasuredConstraint, 'facets' | 'attribute' | 'range'>[] | undefined {
  const from = context.dictionary.attributeBySlug.get(coveredRangeOf(to.slug)?.[0] ?? '');
  if (from === undefined || !has(from, context)) return undefined;
  const within = (attribute: AttributeEntry, fits: (number: number) => boolean): number[] =>
    attribute.values
      .filter(
        ({ id, number }) => number !== null && fits(number) && facetsIn(attribute, context).has(id),
      )
      .map(({ id }) => id);
  const low = within(from, (number) => number <= value);
  const high = within(to, (number) => number >= value);
  if (low.length === 0 || high.length === 0) return undefined;
  return [
    { facets: low, attribute: from, range: `${from.slug}=..${value}` },
    { facets: high, attribute: to, range: `${to.slug}=${value}..` },
  ];
}

function threadConstraint(
  measured: readonly MeasuredValue[],
  context: MeasureContext,
): MeasuredConstraint[] {
  const attribute = context.dictionary.attributeBySlug.get('thread');
  if (measured.length === 0 || attribute === undefined || !has(attribute, context)) return [];
  const own = facetsIn(attribute, context);
  const threads = attribute.values.flatMap(({ id, name }) => {
    const size = own.has(id) ? threadSize(name.en) : undefined;
    return size === undefined ? [] : [{ id, size }];
  });
  const inMm = (field: string): number | undefined => {
    const found = measured.find((value) => value.field === field);
    return found === undefined ? undefined : convert(found.value, found.unit, 'mm');
  };
  const tpi = inMm(TPI_FIELD);
  const diameter = inMm('nominal-diameter');
  const gauged = gaugeThread(
    { diameter, pitch: tpi === undefined ? inMm('pitch') : 25.4 / tpi, isInch: tpi !== undefined },
    threads,
  );
  if (gauged.threads.length === 0) return [];
  // Coarse and fine threads of the diameter, when no thread of the measured pitch has what else was measured.
  const alike = gaugeThread({ diameter, pitch: undefined, isInch: false }, threads).threads;
  return [
    {
      kind: 'attribute',
      attribute,
      facets: gauged.threads.map(({ id }) => id),
      near:
        diameter === undefined || alike.length === gauged.threads.length
          ? []
          : alike.map(({ id }) => id),
      words: measured.map(({ slug }) => slug).join(' '),
      firmness: firmnessOf(attribute),
      isNearest: gauged.isNearest,
    },
  ];
}
