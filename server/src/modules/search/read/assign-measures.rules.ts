// Roles of numbers: which attribute of the family each measure is - by the words beside it, its unit, or the order in which such parts are dimensioned.
import { convert } from '@millwright/contracts';
import { attributeGroup, GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry } from '../lexicon/dictionary.rules.ts';
import { rangeOf, withCoveredRanges } from './covered-ranges.rules.ts';
import { eitherSize } from './either-size.rules.ts';
import { inchValues } from './inch-values.rules.ts';
import { constraintOf } from './measure-constraint.rules.ts';
import { facetsIn, isOf, type MeasureContext, valuesOf } from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { BY_UNIT, dimensionsOf } from './tables/dimensions.rules.ts';
import { temperaturesOf } from './temperatures.rules.ts';

type Context = MeasureContext;
export type Assigned = { constraints: Constraint[]; unassigned: Measure[] };

/** Attributes that say the same as another: once the one is given, the other is not asked for. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  thread: ['nominal-diameter'],
  'pipe-size': ['nominal-size'],
  'stud-size': ['hole-diameter'],
  'viscosity-grade': ['viscosity-grade'],
};

export function assignMeasures(
  typed: readonly Measure[],
  given: readonly Constraint[],
  context: Context,
): Assigned {
  const measures = withCoveredRanges(typed, context);
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
    const range = rangeOf(measure, context);
    if (range.length > 0) {
      push(constraints, used, range);
      continue;
    }
    const isLength = ['', 'mm', 'cm', 'in'].includes(measure.unit);
    const named = rolesOf(measure, context)
      .map((group) => attributes.get(group - GROUP.attribute))
      .filter(
        (attribute) => attribute !== undefined && isOf(attribute, context),
      ) as AttributeEntry[];
    const inches =
      measure.unit === 'in' && named.length === 0 ? inchValues(measure, used, context) : [];
    const ofRole = named.length > 0 ? constraintOf(measure, named, context) : [];
    if (ofRole.length > 0) push(constraints, used, ofRole);
    else if (inches.length > 0) push(constraints, used, inches);
    // "drill 8.3 long": no length of the family, but one of its sizes.
    else if (named.length > 0 && isLength && !measure.items.some(({ pieces }) => pieces.length > 1))
      lengths.push(measure);
    // A role that the family has not: of what it is for.
    else if (
      measure.roles.length > 0 &&
      context.facts.lineages.length > 0 &&
      !saysOnlySize(measure)
    )
      unassigned.push(measure);
    else if (isLength) lengths.push(measure);
    else {
      const byUnit = (
        measure.unit === '°C'
          ? temperaturesOf(measure, context)
          : candidatesByUnit(measure, context)
      ).filter(({ id }) => !used.has(attributeGroup(id)));
      const ofUnit = byUnit.length > 0 ? constraintOf(measure, byUnit, context) : [];
      if (ofUnit.length > 0) push(constraints, used, ofUnit);
      else unassigned.push(measure);
    }
  }
  const inOrder = assignInOrder(lengths, used, context);
  for (const { facets } of inOrder.constraints)
    for (const facet of facets) used.add(groupOf(facet));
  const inInches = takenInInches(inOrder.unassigned, used, context);
  return {
    constraints: [...constraints, ...inOrder.constraints, ...inInches.constraints],
    unassigned: [...unassigned, ...inInches.unassigned],
  };
}

/** Larger ones are none that people say without their unit. */
const MAX_BARE_INCHES = 24;

/** "grinder 4", "ball valve 2": a lone number that is no size of the family in its unit, and is one in inches. */
function takenInInches(
  measures: readonly Measure[],
  used: ReadonlySet<number>,
  context: Context,
): Assigned {
  const [measure, ...more] = measures;
  const isBare =
    measure !== undefined &&
    more.length === 0 &&
    measure.unit === '' &&
    measure.max === undefined &&
    measure.roles.length === 0 &&
    measure.value <= MAX_BARE_INCHES &&
    measure.items.every(({ pieces }) => pieces.every(({ text, chunkText }) => text === chunkText));
  const [lineage] = context.facts.lineages;
  if (!isBare || lineage === undefined) return { constraints: [], unassigned: [...measures] };
  const inches = { ...measure, unit: 'in' };
  const nominal = inchValues(inches, used, context);
  const found =
    nominal.length > 0
      ? nominal
      : assignInOrder([inches], used, context).constraints.filter(({ isNearest }) => !isNearest);
  const isSaid = found.some(({ facets }) => facets.some((facet) => used.has(groupOf(facet))));
  return found.length > 0 && !isSaid
    ? { constraints: found, unassigned: [] }
    : { constraints: [], unassigned: [...measures] };
}

const SIZE_WORDS = new Set(['size', 'размер', 'размером', 'مقاس', 'قياس']);

/** "size 40" of a part that has no attribute of that name. */
function saysOnlySize({ items }: Measure): boolean {
  return items.some(({ pieces }) => pieces.length === 1 && SIZE_WORDS.has(pieces[0]?.text ?? ''));
}

function push(constraints: Constraint[], used: Set<number>, found: Constraint[]): void {
  for (const constraint of found) {
    constraints.push(constraint);
    for (const facet of constraint.facets) used.add(groupOf(facet));
  }
}

/** What the counterpart's size is called in a family that has not that name: the shaft of a bearing is its bore. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'shaft-diameter': ['inner-diameter', 'nominal-diameter'],
  'bore-diameter': ['inner-diameter', 'nominal-diameter'],
  'hole-diameter': ['bore-diameter', 'inner-diameter', 'nominal-diameter'],
  'largest-bore': ['inner-diameter'],
  'outer-diameter': ['cable-to', 'datum-diameter'],
  'nominal-diameter': ['datum-diameter', 'disc-diameter'],
  thickness: ['cross-section'],
};

const LENGTHS: readonly string[] = ['inside-length', 'datum-length', 'outside-length'];

function rolesOf({ roles }: Measure, { dictionary, facts }: Context): readonly number[] {
  const lengths = LENGTHS.flatMap((slug) => dictionary.attributeBySlug.get(slug) ?? []).map(
    ({ id }) => attributeGroup(id),
  );
  const length = dictionary.attributeBySlug.get('length');
  const other = roles.some((group) => facts.groups.has(group))
    ? []
    : roles.flatMap(
        (group) => ELSEWHERE[dictionary.attributes.get(group - GROUP.attribute)?.slug ?? ''] ?? [],
      );
  if (other.length > 0)
    return [
      ...roles,
      ...other
        .flatMap((slug) => dictionary.attributeBySlug.get(slug) ?? [])
        .map(({ id }) => attributeGroup(id)),
    ];
  const isLength = roles.some(
    (group) => lengths.includes(group) || group === attributeGroup(length?.id ?? -1),
  );
  return isLength && lengths.some((group) => facts.groups.has(group))
    ? [...new Set([...roles, ...lengths])]
    : roles;
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
    valuesOf({ value, unit }, attribute).some((facet) => facetsIn(attribute, context).has(facet)),
  );
  return exact.length > 0 ? exact.slice(0, 1) : sorted.slice(0, 1);
}

/** Sizes without a word beside them, in the order of the family's dimensions. */
function assignInOrder(
  measures: readonly Measure[],
  used: ReadonlySet<number>,
  context: Context,
): Assigned {
  if (measures.length === 0) return { constraints: [], unassigned: [] };
  const [lineage = ''] = context.facts.lineages;
  const group = largestGroup(measures);
  if (group.length > 1 && group.length < measures.length)
    return assignGroupFirst(group, measures, used, context);
  const either = eitherSize(measures, used, context);
  if (either.length > 0) return { constraints: either, unassigned: [] };
  const orders = context.facts.lineages.length === 0 ? [] : dimensionsOf(lineage);
  let best: { constraints: Constraint[]; exact: number; count: number } | undefined;
  for (const order of orders) {
    const attributes = order
      .map((slug) => context.dictionary.attributeBySlug.get(slug))
      .filter(
        (attribute): attribute is AttributeEntry =>
          attribute !== undefined &&
          isOf(attribute, context) &&
          !used.has(attributeGroup(attribute.id)),
      );
    const count = Math.min(attributes.length, measures.length);
    if (count === 0) continue;
    const found = measures
      .slice(0, count)
      .map((measure, i) => constraintOf(measure, [attributes[i] as AttributeEntry], context));
    const constraints = found.flat();
    const exact = found.filter(
      (own) => own.length > 0 && own.every((constraint) => isOfFamily(constraint, context)),
    ).length;
    // Sizes that find no place in an order speak against it.
    if (
      best === undefined ||
      exact - (measures.length - count) / 2 > best.exact - (measures.length - best.count) / 2
    )
      best = { constraints, exact, count };
  }
  if (best !== undefined && best.constraints.length > 0)
    return { constraints: best.constraints, unassigned: measures.slice(best.count) };
  if (context.facts.lineages.length > 0) return { constraints: [], unassigned: [...measures] };
  return anywhere(measures, context);
}

/** A value that the family has, neither the nearest nor one of other families. */
function isOfFamily({ isNearest, facets }: Constraint, { facts }: Context): boolean {
  return !isNearest && facets.some((facet) => facts.groups.get(groupOf(facet))?.has(facet));
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

function assignGroupFirst(
  group: readonly Measure[],
  measures: readonly Measure[],
  used: ReadonlySet<number>,
  context: Context,
): Assigned {
  const first = assignInOrder(group, used, context);
  const groups = new Set([
    ...used,
    ...first.constraints.flatMap(({ facets }) => facets.map(groupOf)),
  ]);
  // A size that is said again says nothing new.
  const others = measures.filter(
    (measure) => !group.includes(measure) && !group.some(({ value }) => value === measure.value),
  );
  const rest = assignInOrder(others, groups, context);
  return {
    constraints: [...first.constraints, ...rest.constraints],
    unassigned: [...first.unassigned, ...rest.unassigned],
  };
}

/** Without a family a size counts wherever it stands; a lone number without a unit may be anything and is left to the words. */
function anywhere(measures: readonly Measure[], context: Context): Assigned {
  const isGroup = (measure: Measure): boolean =>
    measures.filter(({ chunk }) => chunk === measure.chunk).length > 1;
  const isPlaced = (measure: Measure): boolean => measure.unit !== '' || isGroup(measure);
  // The attributes are many: they are looked through once, and only for a size.
  const attributes = measures.some(isPlaced) ? lengthsOf(context) : [];
  const constraints: Constraint[] = [];
  const unassigned: Measure[] = [];
  for (const measure of measures) {
    const facets = isPlaced(measure)
      ? attributes.flatMap((attribute) => valuesOf(measure, attribute))
      : [];
    if (facets.length === 0) unassigned.push(measure);
    else
      constraints.push({
        kind: 'attribute',
        facets,
        near: [],
        words: measure.words,
        firmness: 7,
        isNearest: false,
      });
  }
  return { constraints, unassigned };
}

function lengthsOf(context: Context): AttributeEntry[] {
  const lengths = [...context.dictionary.attributes.values()].filter(({ unit }) => unit === 'mm');
  return lengths.filter((one) => one.kind === 'number' && isOf(one, context));
}
