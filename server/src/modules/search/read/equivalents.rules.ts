// Engineering equivalents: what a fitter says about the counterpart - thread of the nut, speed of the motor, bearing number - as attributes of the part.
import { attributeGroup, GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';
import { AWG } from './tables/nominal-inches.rules.ts';
import {
  ACROSS_FLATS,
  CLEARANCE_HOLE,
  HEXAGON_KEY,
  TAPPING_DRILL,
} from './tables/threads.rules.ts';

type Context = { facts: FamilyFacts; dictionary: Dictionary };

/** Values of an attribute, those of the family if it has any; no constraint where the catalogue has none of them. */
export function valuesConstraint(
  slug: string,
  wanted: readonly (number | string)[],
  words: string,
  { facts, dictionary }: Context,
): Constraint[] {
  const attribute = dictionary.attributeBySlug.get(slug);
  const own = attribute === undefined ? undefined : facts.groups.get(attributeGroup(attribute.id));
  if (attribute === undefined || own === undefined) return [];
  const facets = attribute.values
    .filter(
      ({ id, number, slug: value }) =>
        own.has(id) &&
        (number === null
          ? wanted.includes(value)
          : wanted.some((one) => typeof one === 'number' && Math.abs(one - number) < 1e-6)),
    )
    .map(({ id }) => id);
  return facets.length === 0
    ? []
    : [
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

export function hasAttribute(slug: string, { facts, dictionary }: Context): boolean {
  const attribute = dictionary.attributeBySlug.get(slug);
  return attribute !== undefined && facts.groups.has(attributeGroup(attribute.id));
}

/**
 * A thread asked of a family without threads: spanner and socket by width across flats, key by its hexagon, drill by tapping hole
 * or clearance hole.
 * @param others words of the query, which tell a clearance hole from a tapping hole
 */
export function ofThread(
  constraint: Constraint,
  others: ReadonlySet<string>,
  context: Context,
): Constraint[] {
  const thread = threadOf(constraint, context.dictionary);
  if (thread === undefined || hasAttribute('thread', context)) return [];
  const [lineage = ''] = context.facts.lineages;
  if (lineage.startsWith('hand-tools/hex-and-torx-keys'))
    return valuesConstraint(
      'across-flats',
      firstIn(HEXAGON_KEY[coarse(thread)], context),
      constraint.words,
      context,
    );
  if (lineage.startsWith('cutting-tools')) {
    const clears = ['clearance', 'through', 'bolt', 'болт', 'مسمار'].some((word) =>
      others.has(word),
    );
    const drill = TAPPING_DRILL[thread] ?? TAPPING_DRILL[coarse(thread)];
    return valuesConstraint(
      'nominal-diameter',
      clears ? (CLEARANCE_HOLE[coarse(thread)] ?? []) : drill === undefined ? [] : [drill],
      constraint.words,
      context,
    );
  }
  if (hasAttribute('across-flats', context))
    return valuesConstraint(
      'across-flats',
      ACROSS_FLATS[coarse(thread)] ?? [],
      constraint.words,
      context,
    );
  return [];
}

/** Key sizes of cap screws come first; other heads only where the family has not the first. */
function firstIn(sizes: readonly number[] | undefined, context: Context): readonly number[] {
  const first = sizes?.find(
    (size) => valuesConstraint('across-flats', [size], '', context).length > 0,
  );
  return first === undefined ? [] : [first];
}

function coarse(thread: string): string {
  return thread.split('x')[0] as string;
}

/** `m8`, `m10x1.25`: the metric thread that a constraint asks for. */
export function threadOf(
  { facets }: Constraint,
  { attributes, entries }: Dictionary,
): string | undefined {
  for (const facet of facets) {
    const slug = attributes.get(groupOf(facet) - GROUP.attribute)?.slug;
    if (slug !== 'thread' && slug !== 'stud-size') continue;
    const name = entries.get(facet)?.name.en.toLowerCase().replace('×', 'x') ?? '';
    if (/^m\d/.test(name)) return name;
  }
  return undefined;
}

/** Speed of a motor at 50 Hz: what is written on the plate is below the synchronous speed, which the poles tell. */
export function polesOf(measure: Measure): number | undefined {
  if (measure.unit !== 'rpm') return undefined;
  const speed = measure.value;
  if (speed >= 2_650 && speed <= 3_050) return 2;
  if (speed >= 1_310 && speed <= 1_520) return 4;
  if (speed >= 820 && speed <= 1_010) return 6;
  return speed >= 600 && speed <= 760 ? 8 : undefined;
}

export function areaOfGauge(gauge: number): number | undefined {
  return AWG.get(gauge);
}

/** The parallel key for a shaft: the catalogue names the largest shaft of each width. [DIN 6885] */
export function keyOfShaft(diameter: number, words: string, context: Context): Constraint[] {
  const attribute = context.dictionary.attributeBySlug.get('shaft-diameter');
  const own =
    attribute === undefined ? undefined : context.facts.groups.get(attributeGroup(attribute.id));
  const sizes =
    attribute?.values.flatMap(({ id, number }) =>
      number !== null && own?.has(id) && number >= diameter ? [number] : [],
    ) ?? [];
  return sizes.length === 0
    ? []
    : valuesConstraint('shaft-diameter', [Math.min(...sizes)], words, context);
}

const GOST_TAPERED: Readonly<Record<string, string>> = { '72': '302', '73': '303', '75': '322' };
const GOST_BALL: Readonly<Record<string, string>> = { '1': '60', '2': '62', '3': '63', '4': '64' };

const SERIES: readonly (readonly [RegExp, (digits: RegExpExecArray) => string])[] = [
  [/^(60|62|63|64)(\d\d)$/, (match) => match[1] as string],
  [/^16(0)(\d\d)$/, () => '160'],
  [/^(618|619)(\d\d)$/, (match) => match[1] as string],
  [/^6[02389](\d)$/, () => 'miniature'],
  [/^68(0)(\d)$/, () => '618'],
  [/^69(0)(\d)$/, () => '619'],
  [/^(72|73)(\d\d)[a-z]*$/, (match) => match[1] as string],
  [/^(?:hr|4t-?)?(302|303|320|322)(\d\d)[a-z]*$/, (match) => match[1] as string],
  // By GOST 3189: 7211 is 30211, 32305 is NU 305.
  [/^(72|73|75)(\d\d)[a-z]?$/, (match) => GOST_TAPERED[match[1] as string] as string],
  [/^32([23])(\d\d)[a-z]?$/, (match) => `nu-${match[1]}`],
  [/^42([23])(\d\d)[a-z]?$/, (match) => `nj-${match[1]}`],
  [
    /^(nu2|nu3|nu22|nj2|nj3)(\d\d)[a-z]*$/,
    (match) => `${match[1]?.slice(0, 2)}-${match[1]?.slice(2)}`,
  ],
];

/** Cylindrical roller bearings of forms that are not sold: NUP, N and NF have the size of NU and NJ. By GOST 92308 is NUP 308. [ISO 15] */
const OTHER_ROLLERS = /^(?:(?:nup|nf|nh|n)([23]|22)|92([23]))(\d\d)[a-z]*$/;

/** `6205` -> series 62, bore 25 mm; undefined for what is no bearing number of the catalogue. */
export function bearingOf(text: string, words: string, context: Context): Constraint[] | undefined {
  // 205 of a ball bearing is 6205.
  const ball = context.facts.lineages.length === 0 ? null : /^([1-4])(\d\d)$/.exec(text);
  if (ball !== null) return bearingOf(`${GOST_BALL[ball[1] as string]}${ball[2]}`, words, context);
  const roller = OTHER_ROLLERS.exec(text);
  if (roller !== null) {
    const width = roller[1] ?? roller[2];
    const series = valuesConstraint('series', [`nu-${width}`, `nj-${width}`], words, context);
    const bore = valuesConstraint('inner-diameter', [boreOf(roller[3] as string)], words, context);
    return series.length === 0 || bore.length === 0
      ? undefined
      : [...series.map((one) => ({ ...one, firmness: 6, isNearest: true })), ...bore];
  }
  for (const [pattern, seriesOf] of SERIES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const series = valuesConstraint('series', [seriesOf(match)], words, context);
    const bore = valuesConstraint(
      'inner-diameter',
      [match[2] === undefined ? Number(match[1]) : boreOf(match[2])],
      words,
      context,
    );
    const outside = valuesConstraint(
      'outer-diameter',
      [MINIATURE[text] ?? Number.NaN],
      words,
      context,
    );
    if (series.length > 0 && bore.length > 0)
      return [
        ...series.map((one) => ({ ...one, firmness: 6 })),
        ...bore,
        ...outside,
        ...cageOf(text, words, context),
      ];
  }
  return undefined;
}

/** Outer diameters of bearings whose bore is the last digit, which series of one bore differ by. [ISO 15] */
const MINIATURE: Readonly<Record<string, number>> = {
  ...{ '603': 9, '604': 12, '605': 14, '606': 17, '607': 19, '608': 22, '609': 24 },
  ...{ '623': 10, '624': 13, '625': 16, '626': 19, '627': 22, '628': 24, '629': 26 },
  ...{ '633': 13, '634': 16, '635': 19 },
};

/** NU 308 ECP, NJ 210 ECM */
function cageOf(text: string, words: string, context: Context): Constraint[] {
  const cage = /^n[uj].*ec?p$/.test(text)
    ? 'polyamide'
    : /^n[uj].*e?c?m$/.test(text)
      ? 'brass'
      : undefined;
  return cage === undefined ? [] : valuesConstraint('cage', [cage], words, context);
}

/** Millimetres by the last two digits of a bearing number. */
export function boreOf(code: string): number {
  const number = Number(code);
  return ([10, 12, 15, 17] as const)[number] ?? number * 5;
}
