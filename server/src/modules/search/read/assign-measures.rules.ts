// Roles of numbers: which attribute of the family each measure is - by the words beside it, its unit, or the order in which such parts are dimensioned.
import { convert } from '@millwright/contracts';
import { attributeGroup, GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.ts';
import { BY_UNIT, COVERED_RANGES, dimensionsOf } from './tables/dimensions.ts';
import { firmnessOf } from './tables/firmness.ts';
import { NOMINAL_INCHES } from './tables/nominal-inches.ts';

type Context = { facts: FamilyFacts; dictionary: Dictionary };
export type Assigned = { constraints: Constraint[]; unassigned: Measure[] };

/** Attributes that say the same as another: once the one is given, the other is not asked for. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  thread: ['nominal-diameter'],
  'pipe-size': ['nominal-size'],
  'stud-size': ['hole-diameter'],
  'viscosity-grade': ['viscosity-grade'],
};

/** A size that is off by more than this share is another size, not a near one. */
const MAX_DEVIATION = 0.5;

export function assignMeasures(measures: readonly Measure[], given: readonly Constraint[], context: Context): Assigned {
  const constraints: Constraint[] = [];
  const unassigned: Measure[] = [];
  const used = new Set<number>(given.flatMap(({ facets }) => facets.map(groupOf)));
  const { attributes, attributeBySlug } = context.dictionary;
  for (const group of [...used])
    for (const slug of SAME[attributes.get(group - GROUP.attribute)?.slug ?? ''] ?? []) {
      const same = attributeBySlug.get(slug);
      if (same !== undefined) used.add(attributeGroup(same.id));
    }
  const lengths: Measure[] = [];
  for (const measure of measures) {
    const isLength = ['', 'mm', 'cm', 'in'].includes(measure.unit);
    const named = rolesOf(measure, context)
      .map((group) => attributes.get(group - GROUP.attribute))
      .filter((attribute) => attribute !== undefined && isOf(attribute, context)) as AttributeEntry[];
    const inches = measure.unit === 'in' && named.length === 0 ? inchValues(measure, context) : [];
    if (named.length > 0) push(constraints, used, constraintOf(measure, named, context));
    else if (inches.length > 0) push(constraints, used, inches);
    // A role that the family has not: of what it is for.
    else if (measure.roles.length > 0 && context.facts.lineages.length > 0) unassigned.push(measure);
    else if (isLength) lengths.push(measure);
    else {
      const byUnit = (measure.unit === '°C' ? temperaturesOf(measure, context) : candidatesByUnit(measure, context)).filter(
        ({ id }) => !used.has(attributeGroup(id)),
      );
      if (byUnit.length > 0) push(constraints, used, constraintOf(measure, byUnit, context));
      else unassigned.push(measure);
    }
  }
  const inOrder = assignInOrder(lengths, used, context);
  return { constraints: [...constraints, ...inOrder.constraints], unassigned: [...unassigned, ...inOrder.unassigned] };
}

function push(constraints: Constraint[], used: Set<number>, found: Constraint[]): void {
  for (const constraint of found) {
    constraints.push(constraint);
    for (const facet of constraint.facets) used.add(groupOf(facet));
  }
}

/** The length of a belt is any of its three lengths. */
/** What the counterpart's size is called in a family that has not that name: the shaft of a bearing is its bore. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'shaft-diameter': ['inner-diameter', 'nominal-diameter'],
  'bore-diameter': ['inner-diameter', 'nominal-diameter'],
  'hole-diameter': ['inner-diameter'],
  'largest-bore': ['inner-diameter'],
};

const LENGTHS: readonly string[] = ['inside-length', 'datum-length', 'outside-length'];

function rolesOf({ roles }: Measure, { dictionary, facts }: Context): readonly number[] {
  const lengths = LENGTHS.flatMap((slug) => dictionary.attributeBySlug.get(slug) ?? []).map(({ id }) => attributeGroup(id));
  const length = dictionary.attributeBySlug.get('length');
  const other = roles.some((group) => facts.groups.has(group))
    ? []
    : roles.flatMap((group) => ELSEWHERE[dictionary.attributes.get(group - GROUP.attribute)?.slug ?? ''] ?? []);
  if (other.length > 0)
    return [...roles, ...other.flatMap((slug) => dictionary.attributeBySlug.get(slug) ?? []).map(({ id }) => attributeGroup(id))];
  const isLength = roles.some((group) => lengths.includes(group) || group === attributeGroup(length?.id ?? -1));
  return isLength && lengths.some((group) => facts.groups.has(group)) ? [...new Set([...roles, ...lengths])] : roles;
}

/** Attributes whose values are inches by name. */
const IN_INCHES: readonly string[] = ['square-drive', 'tool-holder', 'pipe-size'];

function inchValues({ value, words }: Measure, context: Context): Constraint[] {
  for (const slug of IN_INCHES) {
    const attribute = context.dictionary.attributeBySlug.get(slug);
    if (attribute === undefined || !isOf(attribute, context) || context.facts.lineages.length === 0) continue;
    const facets = textValues(value, 'in', attribute).filter((facet) => facetsIn(attribute, context).has(facet));
    if (facets.length > 0) return [{ kind: 'attribute', facets, near: [], words, firmness: firmnessOf(attribute), isNearest: false }];
  }
  return [];
}

function isOf({ id }: AttributeEntry, { facts }: Context): boolean {
  return facts.groups.has(attributeGroup(id));
}

/** The family's attributes that a number of this unit can be, those first that are usually meant. */
function candidatesByUnit({ value, unit }: Measure, context: Context): AttributeEntry[] {
  const own = [...context.dictionary.attributes.values()].filter(
    (attribute) =>
      attribute.kind === 'number' &&
      isOf(attribute, context) &&
      attribute.unit !== null &&
      convert(value, unit, attribute.unit) !== undefined,
  );
  const place = ({ slug }: AttributeEntry): number => {
    const at = BY_UNIT.indexOf(slug);
    return at < 0 ? BY_UNIT.length : at;
  };
  const sorted = own.sort((a, b) => place(a) - place(b));
  const exact = sorted.filter((attribute) =>
    valuesOf({ value, unit }, attribute, context).some((facet) => facetsIn(attribute, context).has(facet)),
  );
  return exact.length > 0 ? exact.slice(0, 1) : sorted.slice(0, 1);
}

/** Sizes without a word beside them, in the order of the family's dimensions. */
function assignInOrder(measures: readonly Measure[], used: ReadonlySet<number>, context: Context): Assigned {
  if (measures.length === 0) return { constraints: [], unassigned: [] };
  const [lineage = ''] = context.facts.lineages;
  const group = largestGroup(measures);
  if (group.length > 1 && group.length < measures.length) return assignGroupFirst(group, measures, used, context);
  const orders = context.facts.lineages.length === 0 ? [] : dimensionsOf(lineage);
  let best: { constraints: Constraint[]; exact: number; count: number } | undefined;
  for (const order of orders) {
    const attributes = order
      .map((slug) => context.dictionary.attributeBySlug.get(slug))
      .filter(
        (attribute): attribute is AttributeEntry =>
          attribute !== undefined && isOf(attribute, context) && !used.has(attributeGroup(attribute.id)),
      );
    const count = Math.min(attributes.length, measures.length);
    if (count === 0) continue;
    const constraints = measures.slice(0, count).flatMap((measure, i) => constraintOf(measure, [attributes[i] as AttributeEntry], context));
    const exact = constraints.filter(({ isNearest }) => !isNearest).length;
    // Sizes that find no place in an order speak against it.
    if (best === undefined || exact - (measures.length - count) / 2 > best.exact - (measures.length - best.count) / 2)
      best = { constraints, exact, count };
  }
  if (best !== undefined) return { constraints: best.constraints, unassigned: measures.slice(best.count) };
  return anywhere(measures, context);
}

/** Sizes that are written in one ("12x8x50") tell their roles better than those beside. */
function largestGroup(measures: readonly Measure[]): Measure[] {
  let largest: Measure[] = [];
  for (const { chunk } of measures) {
    const group = measures.filter((measure) => measure.chunk === chunk);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

function assignGroupFirst(group: readonly Measure[], measures: readonly Measure[], used: ReadonlySet<number>, context: Context): Assigned {
  const first = assignInOrder(group, used, context);
  const groups = new Set([...used, ...first.constraints.flatMap(({ facets }) => facets.map(groupOf))]);
  // A size that is said again says nothing new.
  const others = measures.filter((measure) => !group.includes(measure) && !group.some(({ value }) => value === measure.value));
  const rest = assignInOrder(others, groups, context);
  return { constraints: [...first.constraints, ...rest.constraints], unassigned: [...first.unassigned, ...rest.unassigned] };
}

/** Without a family a size counts wherever it stands; a lone number without a unit may be anything and is left to the words. */
function anywhere(measures: readonly Measure[], context: Context): Assigned {
  const isGroup = (measure: Measure): boolean => measures.filter(({ chunk }) => chunk === measure.chunk).length > 1;
  const constraints: Constraint[] = [];
  const unassigned: Measure[] = [];
  for (const measure of measures) {
    const attributes = [...context.dictionary.attributes.values()].filter(
      (attribute) => attribute.kind === 'number' && attribute.unit === 'mm' && isOf(attribute, context),
    );
    const facets = attributes.flatMap((attribute) => valuesOf(measure, attribute, context));
    if ((measure.unit === '' && !isGroup(measure)) || facets.length === 0) unassigned.push(measure);
    else constraints.push({ kind: 'attribute', facets, near: [], words: measure.words, firmness: 7, isNearest: false });
  }
  return { constraints, unassigned };
}

/** The value in any of the attributes, those of the family first; the nearest when there is none such. */
function constraintOf(measure: Measure, attributes: readonly AttributeEntry[], context: Context): Constraint[] {
  const covered = coveredBy(measure, attributes, context);
  if (covered !== undefined) return covered;
  const firmness = Math.max(...attributes.map(firmnessOf));
  const limits = measure.unit === '°C' ? attributes.flatMap((attribute) => temperatureLimit(measure.value, attribute)) : [];
  if (limits.length > 0) return [{ kind: 'attribute', facets: limits, near: [], words: measure.words, firmness, isNearest: false }];
  const inFamily = (attribute: AttributeEntry): number[] =>
    valuesOf(measure, attribute, context).filter((facet) => facetsIn(attribute, context).has(facet));
  const exact = attributes.flatMap(inFamily);
  const near = attributes.flatMap((attribute) => nearest(measure, attribute, context));
  if (exact.length > 0) return [{ kind: 'attribute', facets: exact, near, words: measure.words, firmness, isNearest: false }];
  const elsewhere = attributes.flatMap((attribute) => valuesOf(measure, attribute, context));
  if (near.length > 0) return [{ kind: 'attribute', facets: near, near: [], words: measure.words, firmness, isNearest: true }];
  return elsewhere.length === 0
    ? []
    : [{ kind: 'attribute', facets: elsewhere, near: [], words: measure.words, firmness, isNearest: false }];
}

/** A tool that covers a range fits every value within. */
function coveredBy(measure: Measure, attributes: readonly AttributeEntry[], context: Context): Constraint[] | undefined {
  for (const [fromSlug, toSlug] of COVERED_RANGES) {
    const [from, to] = [context.dictionary.attributeBySlug.get(fromSlug), context.dictionary.attributeBySlug.get(toSlug)];
    if (from === undefined || to === undefined || !attributes.some(({ id }) => id === from.id || id === to.id)) continue;
    if (!isOf(from, context) || !isOf(to, context)) continue;
    const value = convert(measure.value, measure.unit, to.unit);
    if (value === undefined) continue;
    const most = measure.max === undefined ? value : (convert(measure.max, measure.unit, to.unit) ?? value);
    const low = from.values.filter(({ number }) => number !== null && number <= value).map(({ id }) => id);
    const high = to.values.filter(({ number }) => number !== null && number >= most).map(({ id }) => id);
    if (low.length === 0 || high.length === 0) continue;
    const both = { kind: 'attribute' as const, near: [], words: measure.words, firmness: firmnessOf(to), isNearest: false };
    return [
      { ...both, facets: low },
      { ...both, facets: high },
    ];
  }
  return undefined;
}

/** What must stand a temperature: the highest above zero, the lowest below. */
function temperaturesOf({ value }: Measure, context: Context): AttributeEntry[] {
  const attribute = context.dictionary.attributeBySlug.get(value > 0 ? 'max-temperature' : 'min-temperature');
  return attribute !== undefined && isOf(attribute, context) ? [attribute] : [];
}

function temperatureLimit(value: number, { slug, values }: AttributeEntry): number[] {
  if (slug === 'max-temperature' && value > 0) return values.filter(({ number }) => number !== null && number >= value).map(({ id }) => id);
  if (slug === 'min-temperature' && value <= 0)
    return values.filter(({ number }) => number !== null && number <= value).map(({ id }) => id);
  return [];
}

function facetsIn({ id }: AttributeEntry, { facts }: Context): ReadonlySet<number> {
  return facts.groups.get(attributeGroup(id)) ?? new Set();
}

/** Facets of the attribute with the value, in the catalogue; inches also by their nominal size. */
function valuesOf(
  { value, unit, max }: Pick<Measure, 'value' | 'unit'> & { max?: number | undefined },
  attribute: AttributeEntry,
  _context: Context,
): number[] {
  if (attribute.kind === 'text') return textValues(value, unit, attribute);
  const nominal = unit === 'in' ? NOMINAL_INCHES[attribute.slug]?.get(value) : undefined;
  if (nominal !== undefined)
    return attribute.values.filter(({ number }) => number !== null && nominal.includes(number)).map(({ id }) => id);
  const from = convert(value, unit, attribute.unit) ?? (unit === 'mm' && attribute.unit === 'mm²' ? value : undefined);
  if (from === undefined) return [];
  const to = max === undefined ? from : (convert(max, unit, attribute.unit) ?? from);
  const slack = toleranceOf(unit, attribute.unit) * Math.max(1e-6, Math.abs(from));
  const found = attribute.values.filter(({ number }) => number !== null && number >= from - slack && number <= to + slack);
  if (max !== undefined || found.length < 2) return found.map(({ id }) => id);
  // Within a tolerance several are near: the nearest is meant.
  const off = Math.min(...found.map(({ number }) => Math.abs((number as number) - from)));
  return found.filter(({ number }) => Math.abs((number as number) - from) <= off + 1e-9).map(({ id }) => id);
}

/** Horsepower and inches are rounded in trade; the same unit is exact. */
function toleranceOf(unit: string, own: string | null): number {
  // 220 V are 230 V, 380 V are 400 V.
  if (unit === 'V') return 0.06;
  if (unit === '' || unit === own) return 1e-6;
  if (unit === 'hp') return 0.07;
  return unit === 'in' ? 0.004 : 0.01;
}

/** Text values that begin with the number: `1/2"`, `G 1/2"`, `100L`, `20 l pail`. */
function textValues(value: number, unit: string, { values }: AttributeEntry): number[] {
  return values
    .filter(({ name }) => {
      const inches = /^\D{0,5}(?:(\d+)\s)?(?:(\d+)\/(\d+)|(\d+(?:\.\d+)?))"/.exec(name.en);
      if (inches !== null)
        return (
          unit === 'in' &&
          Math.abs(Number(inches[1] ?? 0) + (inches[2] === undefined ? Number(inches[4]) : Number(inches[2]) / Number(inches[3])) - value) <
            1e-9
        );
      const plain = /(\d+(?:\.\d+)?)/.exec(name.en);
      return unit === '' && plain !== null && Number(plain[1]) === value;
    })
    .map(({ id }) => id);
}

/** So many smaller and larger values are near. */
const MAX_NEAR = 2;

/** The next smaller and larger values that the family has, the nearest first. */
function nearest({ value, unit, max }: Measure, attribute: AttributeEntry, context: Context): number[] {
  if (attribute.kind !== 'number' || max !== undefined) return [];
  const wanted = convert(value, unit, attribute.unit);
  if (wanted === undefined) return [];
  const own = facetsIn(attribute, context);
  const off = (number: number): number => Math.abs(number - wanted);
  const others = attribute.values.flatMap(({ id, number }) =>
    number !== null && own.has(id) && number !== wanted && off(number) <= MAX_DEVIATION * Math.abs(wanted) ? [{ id, number }] : [],
  );
  const byDistance = (a: { number: number }, b: { number: number }): number => off(a.number) - off(b.number);
  const side = (isBelow: boolean) =>
    others
      .filter(({ number }) => number < wanted === isBelow)
      .sort(byDistance)
      .slice(0, MAX_NEAR);
  return [...side(true), ...side(false)].sort(byDistance).map(({ id }) => id);
}
