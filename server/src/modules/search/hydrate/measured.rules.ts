// Measured sizes in words: forms with names in the reader's language, and what a list did with each size that was measured. [house §6]
import {
  convert,
  type DescribedMeasure,
  type FilterChoice,
  type Locale,
  type MeasuredFamily,
  type MeasuredField,
  type MeasuredOutcome,
  readMeasure,
  TPI_FIELD,
} from '@millwright/contracts';
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import { counterpartOf, coveredRangeOf, isWithinCaliper } from '../read/assign-measured.rules.ts';
import { factsOf } from '../read/family.rules.ts';
import type { FamilyForm, FormField } from '../read/measured-families.rules.ts';
import { nameOfField } from '../read/measured-values.rules.ts';
import { gaugeThread, threadSize } from '../read/thread-gauge.rules.ts';

export function describeForm(
  { category, kinds, fields }: FamilyForm,
  dictionary: Dictionary,
  locale: Locale,
): MeasuredFamily {
  const { groups } = factsOf([category.id], dictionary);
  const toField = (field: FormField): MeasuredField => {
    const { attribute, role } = field;
    const own = groups.get(attributeGroup(attribute.id));
    return {
      name: nameOfField(field),
      label: role === 'tpi' ? '' : nameOf(attribute, locale),
      unit: role === 'tpi' || role === 'choice' ? null : attribute.unit,
      type: role === 'choice' ? 'choice' : 'size',
      choices:
        role === 'choice'
          ? attribute.values
              .filter(({ id }) => own?.has(id))
              .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
          : [],
    };
  };
  return {
    lineage: category.token,
    name: category.name[locale],
    image: category.image,
    kinds: kinds.map(({ token, name }) => ({ lineage: token, name: name[locale] })),
    fields: fields.map(toField),
  };
}

function nameOf({ name }: AttributeEntry, locale: Locale): string {
  return name[locale] ?? name.en;
}

/**
 * @param measured field -> text of the address of a list
 * @param lineage of the list
 * @returns what is known of it, in the order of `measured`; diameter and pitch of a thread as one
 */
export function describeMeasures(
  measured: Readonly<Record<string, string>>,
  { attributes: filters }: FilterChoice,
  lineage: string,
  dictionary: Dictionary,
  locale: Locale,
): DescribedMeasure[] {
  const chosenOf = (slug: string): string[] =>
    filters.flatMap((token) =>
      token.startsWith(`${slug}=`) ? [token.slice(slug.length + 1)] : [],
    );
  const isThread = chosenOf('thread').length > 0 && chosenOf('nominal-diameter').length === 0;
  const isGauge = (field: string): boolean =>
    field === TPI_FIELD || (isThread && (field === 'nominal-diameter' || field === 'pitch'));
  const entries = Object.entries(measured);
  const gauge = Object.fromEntries(entries.filter(([field]) => isGauge(field)));
  const thread = dictionary.attributeBySlug.get('thread');
  const described: DescribedMeasure[] = [];
  if (Object.keys(gauge).length > 0 && thread !== undefined)
    described.push(describeThread(thread, gauge, chosenOf('thread'), locale));
  for (const [field, text] of entries) {
    const attribute = dictionary.attributeBySlug.get(field);
    if (attribute === undefined || isGauge(field)) continue;
    described.push(describeOne(attribute, text, chosenOf(field), { lineage, dictionary, locale }));
  }
  return described;
}

function describeThread(
  thread: AttributeEntry,
  gauge: Readonly<Record<string, string>>,
  chosen: readonly string[],
  locale: Locale,
): DescribedMeasure {
  const taken = chosen.flatMap((slug) => thread.bySlug.get(slug) ?? []);
  const threads = taken.flatMap(({ name }) => threadSize(name.en) ?? []).map((size) => ({ size }));
  const inMm = (field: string): number | undefined =>
    gauge[field] === undefined ? undefined : measureOf(gauge[field], 'mm');
  const tpi = inMm(TPI_FIELD);
  const measured = {
    diameter: inMm('nominal-diameter'),
    pitch: tpi === undefined ? inMm('pitch') : 25.4 / tpi,
    isInch: tpi !== undefined,
  };
  return {
    name: nameOf(thread, locale),
    asked: Object.entries(gauge).map(([field, text]) => ({
      value: numberOf(text),
      unit: field === TPI_FIELD ? 'tpi' : unitOf(text, 'mm'),
    })),
    taken: taken.map(({ name }) => name[locale]),
    unit: null,
    outcome:
      taken.length === 0
        ? 'left-out'
        : gaugeThread(measured, threads).isNearest
          ? 'nearest'
          : 'taken',
  };
}

function describeOne(
  attribute: AttributeEntry,
  text: string,
  chosen: readonly string[],
  { lineage, dictionary, locale }: { lineage: string; dictionary: Dictionary; locale: Locale },
): DescribedMeasure {
  const entries = chosen.flatMap((slug) => attribute.bySlug.get(slug) ?? []);
  const isCovered = coveredRangeOf(attribute.slug) !== undefined && chosen.length > entries.length;
  const isChoice = attribute.kind === 'text';
  return {
    name: nameOf(attribute, locale),
    asked: [
      isChoice
        ? { value: attribute.bySlug.get(text)?.name[locale] ?? text, unit: null }
        : { value: numberOf(text), unit: unitOf(text, attribute.unit) },
    ],
    taken: [...entries]
      .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
      .map(({ name }) => name[locale]),
    unit: attribute.unit,
    outcome: isCovered
      ? 'covers'
      : outcomeOf(
          measureOf(text, attribute.unit),
          entries.map(({ number }) => number),
          sizesOf(attribute, lineage, dictionary),
          counterpartOf(attribute.slug, lineage) === 'up-to',
        ),
  };
}

/** Sizes that the family of a list has. */
function sizesOf(
  { id, values }: AttributeEntry,
  lineage: string,
  dictionary: Dictionary,
): number[] {
  const category = dictionary.categoryByLineage.get(lineage);
  const own =
    category === undefined
      ? undefined
      : factsOf([category.id], dictionary).groups.get(attributeGroup(id));
  return values.flatMap((value) =>
    value.number !== null && own?.has(value.id) === true ? [value.number] : [],
  );
}

function outcomeOf(
  asked: number | undefined,
  taken: readonly (number | null)[],
  sold: readonly number[],
  isUpTo: boolean,
): MeasuredOutcome {
  if (taken.length === 0) return 'left-out';
  const numbers = taken.filter((number) => number !== null);
  const isAsked = (number: number): boolean =>
    Math.abs(number - (asked as number)) < 1e-6 * (asked as number);
  if (
    asked === undefined ||
    numbers.length === 0 ||
    (numbers.length === 1 && isAsked(numbers[0] as number))
  )
    return 'equal';
  if (isUpTo) return 'covers';
  if (numbers.every((number) => isWithinCaliper(asked, number))) return 'taken';
  return sold.some(isAsked) ? 'apart' : 'nearest';
}

function measureOf(text: string, unit: string | null): number | undefined {
  const measure = readMeasure(text);
  return measure === undefined ? undefined : convert(measure.min, measure.unit, unit);
}

function numberOf(text: string): string {
  return text.replace(UNIT, '');
}

/** A text without a unit is in that of the attribute. */
function unitOf(text: string, own: string | null): string | null {
  return UNIT.exec(text)?.[0] ?? own;
}

const UNIT = /(?<![a-z])[a-z]+$/;
