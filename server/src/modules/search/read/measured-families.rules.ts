// Measured families: forms of the finder by dimensions, derived from the table of dimensions and from what the catalogue has. [house §6]
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import type { AttributeEntry, CategoryEntry, Dictionary } from '../lexicon/dictionary.rules.ts';
import { type FamilyFacts, factsOf } from './family.rules.ts';
import { FIRMNESS } from './reading.rules.ts';
import { COUNTERPARTS, DIMENSIONS } from './tables/dimensions.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';

/** diameter and pitch together are a thread; tpi is the pitch of who counts threads per inch. */
export type FormField = {
  attribute: AttributeEntry;
  role: 'size' | 'choice' | 'diameter' | 'pitch' | 'tpi';
};
export type FamilyForm = { category: CategoryEntry; kinds: CategoryEntry[]; fields: FormField[] };

/** More values are no choice: a number on the part is typed into the search. */
const MAX_CHOICES = 40;

const formsByDictionary = new WeakMap<Dictionary, Map<string, FamilyForm>>();

/** @returns forms by lineage, in the order of the category tree; families without products have none */
export function familyForms(dictionary: Dictionary): ReadonlyMap<string, FamilyForm> {
  let forms = formsByDictionary.get(dictionary);
  if (forms === undefined) {
    forms = new Map();
    const categories = Object.keys(DIMENSIONS).flatMap(
      (lineage) => dictionary.categoryByLineage.get(lineage) ?? [],
    );
    for (const category of categories.sort((a, b) => comparePlaces(a, b, dictionary))) {
      const form = formOf(category, dictionary);
      if (form !== undefined) forms.set(category.token, form);
    }
    formsByDictionary.set(dictionary, forms);
  }
  return forms;
}

/** The form of the category or of the nearest one above it. */
export function formOfLineage(lineage: string, dictionary: Dictionary): FamilyForm | undefined {
  const forms = familyForms(dictionary);
  for (let at = lineage; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const own = forms.get(at);
    if (own !== undefined) return own;
  }
  return undefined;
}

function comparePlaces(a: CategoryEntry, b: CategoryEntry, { categories }: Dictionary): number {
  for (let depth = 0; ; depth++) {
    const [one, other] = [a.path[depth], b.path[depth]];
    if (one === undefined || other === undefined) return a.path.length - b.path.length;
    if (one !== other)
      return (
        (categories.get(one)?.position ?? 0) - (categories.get(other)?.position ?? 0) || one - other
      );
  }
}

function formOf(category: CategoryEntry, dictionary: Dictionary): FamilyForm | undefined {
  const children = [...dictionary.categories.values()].filter(
    ({ id, parent }) => parent === category.id && dictionary.facetsOfCategory.has(id),
  );
  // What has a form of its own says nothing about the others: drills have no thread because taps have.
  const own = children.filter(({ token }) => DIMENSIONS[token] === undefined);
  const facts = factsOf(
    (own.length > 0 ? own : [category]).map(({ id }) => id),
    dictionary,
  );
  const fields = fieldsOf(category, facts, dictionary);
  const sizes = fields.filter(
    ({ attribute, role }) => role !== 'tpi' && role !== 'choice' && attribute.unit === 'mm',
  ).length;
  const choices = fields.filter(({ role }) => role === 'choice').length;
  if (sizes === 0 || sizes + choices < 2) return undefined;
  // A thread is both of its sizes: washers are called by one, and have none.
  const gauge = fields.filter(({ role }) => role === 'pitch');
  const groups = (gauge.length > 0 ? gauge : fields).map(({ attribute }) =>
    attributeGroup(attribute.id),
  );
  const kinds = children
    .filter(({ id }) => groups.some((group) => factsOf([id], dictionary).groups.has(group)))
    .sort((a, b) => a.position - b.position || a.id - b.id);
  return { category, kinds: kinds.length > 1 ? kinds : [], fields };
}

function fieldsOf(
  { token }: CategoryEntry,
  facts: FamilyFacts,
  { attributeBySlug, attributes }: Dictionary,
): FormField[] {
  const has = (attribute: AttributeEntry | undefined): attribute is AttributeEntry =>
    attribute !== undefined && facts.groups.has(attributeGroup(attribute.id));
  const [diameter, pitch, thread] = ['nominal-diameter', 'pitch', 'thread'].map((slug) =>
    attributeBySlug.get(slug),
  );
  const gauge: FormField[] =
    has(thread) && has(diameter) && has(pitch)
      ? [
          { attribute: diameter, role: 'diameter' },
          { attribute: pitch, role: 'pitch' },
          { attribute: pitch, role: 'tpi' },
        ]
      : [];
  const slugs = [...(DIMENSIONS[token] ?? []).flat(), ...Object.keys(COUNTERPARTS[token] ?? {})];
  const sizes = [...new Set(slugs)]
    .map((slug) => attributeBySlug.get(slug))
    .filter(
      (attribute): attribute is AttributeEntry => has(attribute) && attribute.kind === 'number',
    )
    .filter((attribute) => !gauge.some((field) => field.attribute === attribute));
  const choices = [...attributes.values()].filter(
    (attribute) =>
      has(attribute) &&
      attribute.kind === 'text' &&
      attribute.slug !== 'thread' &&
      firmnessOf(attribute) === FIRMNESS.size &&
      attribute.values.length <= MAX_CHOICES,
  );
  return [
    ...choices.map((attribute): FormField => ({ attribute, role: 'choice' })),
    ...gauge,
    ...sizes.map((attribute): FormField => ({ attribute, role: 'size' })),
  ];
}
