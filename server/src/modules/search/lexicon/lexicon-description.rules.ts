// Description of a lexicon meaning: kind, words of the reader's language, and what the catalogue does not have of it.
import type { LexiconListKind, LexiconRow, Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { bindMeaning } from './bound-lexicon.rules.ts';
import type { AttributeEntry, Dictionary } from './dictionary.rules.ts';
import type { Meaning, Property } from './meaning.rules.ts';

export type Description = Pick<LexiconRow, 'means' | 'missing' | 'categories' | 'properties'> & {
  kind: LexiconListKind;
  isBound: boolean;
};

const MAX_NAMED = 4;

/** Of a meaning as files write it. */
export function describeMeaning(
  meaning: Meaning,
  dictionary: Dictionary,
  locale: Locale,
): Description {
  const t = translator(locale);
  const { categories, properties, roles, unit, isQuantity, foreignManufacturer, unsold } = meaning;
  const families = categories.flatMap((lineage) => dictionary.categoryByLineage.get(lineage) ?? []);
  const names = named(
    families.map(({ name }) => name[locale]),
    locale,
  );
  const kind = kindOf(meaning);
  const about =
    names === '' || kind === 'ignore'
      ? []
      : kind === 'manufacturer'
        ? [t('lexicon.knownFor', { names })]
        : [names];
  const parts = [
    ...(foreignManufacturer === null ? [] : [foreignManufacturer]),
    ...(unsold === null ? about : names === '' ? [] : [t('lexicon.nearest', { names })]),
    ...properties.map((property) => {
      const text = propertyText(property, dictionary, locale);
      return property.isWish ? t('lexicon.rather', { property: text }) : text;
    }),
    ...roles.map((slug) =>
      t('lexicon.role', {
        name: attributeName(dictionary.attributeBySlug.get(slug), locale) ?? slug,
      }),
    ),
    ...(unit === null ? [] : [t('lexicon.unit', { unit })]),
    ...(isQuantity ? [t('lexicon.quantity')] : []),
  ];
  return {
    kind,
    means: parts.join(' · '),
    missing: missingOf(meaning, dictionary),
    isBound: bindMeaning(meaning, dictionary) !== undefined,
    categories: families.map(({ categoryId }) => categoryId),
    properties: properties.flatMap((property) => propertyOf(property, dictionary, locale)),
  };
}

function kindOf({
  categories,
  properties,
  isNoise,
  foreignManufacturer,
  unsold,
}: Meaning): LexiconListKind {
  if (foreignManufacturer !== null) return 'manufacturer';
  if (unsold !== null) return 'unsold';
  if (isNoise) return 'ignore';
  if (categories.length > 0) return properties.length > 0 ? 'family-property' : 'family';
  return properties.length > 0 ? 'property' : 'number';
}

function named(names: readonly string[], locale: Locale): string {
  const shown = names.slice(0, MAX_NAMED).join(', ');
  return names.length > MAX_NAMED
    ? translator(locale)('lexicon.more', { names: shown, n: names.length - MAX_NAMED })
    : shown;
}

function propertyText(
  { attribute: slug, values }: Property,
  { attributeBySlug }: Dictionary,
  locale: Locale,
): string {
  const attribute = attributeBySlug.get(slug);
  const texts = values.map((value) => valueText(value, attribute, locale));
  return `${attributeName(attribute, locale) ?? slug}: ${named(texts, locale)}${attribute?.unit == null ? '' : ` ${attribute.unit}`}`;
}

/** In English where it is not translated. */
function attributeName(attribute: AttributeEntry | undefined, locale: Locale): string | undefined {
  return attribute?.name[locale] ?? attribute?.name.en;
}

function valueText(value: string, attribute: AttributeEntry | undefined, locale: Locale): string {
  return attribute?.bySlug.get(value)?.name[locale] ?? value.replace('..', '–');
}

function propertyOf(
  { attribute: slug, values }: Property,
  { attributeBySlug }: Dictionary,
  locale: Locale,
): LexiconRow['properties'] {
  const attribute = attributeBySlug.get(slug);
  if (attribute === undefined) return [];
  const { id, unit } = attribute;
  return [
    {
      attributeId: id,
      name: attributeName(attribute, locale) ?? slug,
      unit,
      values: values.map((value) => ({ slug: value, text: valueText(value, attribute, locale) })),
    },
  ];
}

/** Addresses of categories and `attribute=value` that this catalogue does not have. */
function missingOf(
  { categories, properties, roles }: Meaning,
  { categoryByLineage, attributeBySlug }: Dictionary,
): string[] {
  const isThere = ({ kind, bySlug, values }: AttributeEntry, value: string): boolean => {
    if (kind === 'text') return bySlug.has(value);
    const [min = Number.NaN, max = min] = value.split('..').map(Number);
    return values.some(
      ({ number }) => number !== null && number >= min - 1e-9 && number <= max + 1e-9,
    );
  };
  return [
    ...categories.filter((lineage) => !categoryByLineage.has(lineage)),
    ...properties.flatMap(({ attribute: slug, values }) => {
      const attribute = attributeBySlug.get(slug);
      return values
        .filter((value) => attribute === undefined || !isThere(attribute, value))
        .map((value) => `${slug}=${value}`);
    }),
    ...roles.filter((slug) => !attributeBySlug.has(slug)),
  ];
}
