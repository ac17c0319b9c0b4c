// Properties of a query taken into its reading: what the words say of the family, and a thread as the size of its counterpart.
import { groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { BoundProperty } from '../lexicon/phrases.rules.ts';
import { ofThread } from './equivalents.rules.ts';
import { type Family, factsOf } from './family.rules.ts';
import { measuresOf } from './measures.rules.ts';
import { propertyConstraint } from './property.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { type Item, textOf } from './recognise.rules.ts';
import type { Draft } from './take-measures.rules.ts';

export function takeProperties(items: readonly Item[], family: Family, draft: Draft): void {
  const others = new Set(items.flatMap(({ pieces }) => pieces.map(({ text }) => text)));
  const roles = roleItems(items, draft);
  for (const item of items) {
    if (item.meaning === undefined || draft.done.has(item) || roles.has(item)) continue;
    const isOther = family.others.includes(item);
    // "motor b5 flange": of a noun that describes another only a code counts.
    if (isOther && !item.pieces.some(({ text }) => CODE.test(text))) continue;
    const isNoun = item === family.head || item.meaning.adjective.length === 0;
    for (const property of propertiesOf(
      isNoun ? item.meaning.properties : item.meaning.adjective,
      draft,
    )) {
      // What a noun says beside its family is of the family: "external circlip pliers" have no standard of a ring.
      const isOfNoun = isOther || (item === family.head && item.meaning.categories.length > 0);
      if (property.isWish || (isOfNoun && !isValueOf(property.facets, draft))) continue;
      const constraint = propertyConstraint(property.facets, textOf(item), draft);
      if (constraint.applies) {
        draft.constraints.push(constraint.found);
        draft.done.add(item);
        continue;
      }
      const equal = ofThread(constraint.found, others, draft);
      if (equal.length === 0) continue;
      draft.constraints.push(...equal);
      draft.done.add(item);
    }
  }
  draft.constraints = withoutUsual(draft.constraints);
}

/** "flat washer ISO 7093": the standard that is named, not the usual ones of the family. */
function withoutUsual(constraints: readonly Constraint[]): Constraint[] {
  const isNamed = ({ words }: Constraint): boolean => /\d/.test(words);
  return constraints.filter(
    (one) =>
      one.kind !== 'attribute' ||
      isNamed(one) ||
      !constraints.some(
        (other) =>
          other !== one &&
          isNamed(other) &&
          groupOf(other.facets[0] ?? 0) === groupOf(one.facets[0] ?? 0) &&
          !other.facets.some((facet) => one.facets.includes(facet)),
      ),
  );
}

const CODE = /^[a-z]{1,2}\d{1,2}$/;

function isValueOf(facets: readonly number[], { facts }: Draft): boolean {
  return (
    facts.lineages.length > 0 &&
    facets.some((facet) => facts.groups.get(groupOf(facet))?.has(facet) === true)
  );
}

/** Words that give a number of the family its role. */
function roleItems(items: readonly Item[], { facts, dictionary }: Draft): ReadonlySet<Item> {
  const measures = measuresOf(items, dictionary).filter(({ roles }) =>
    roles.some((group) => facts.groups.has(group)),
  );
  return new Set(
    measures.flatMap((measure) =>
      measure.items.filter(({ meaning }) => (meaning?.roles.length ?? 0) > 0),
    ),
  );
}

/** Without a family a word of several attributes means any of them: "slotted" of a screw or of a screwdriver. */
function propertiesOf(
  properties: readonly BoundProperty[],
  { facts, dictionary }: Draft,
): readonly BoundProperty[] {
  const firm = properties.filter(({ isWish }) => !isWish);
  if (facts.lineages.length > 0 || firm.length < 2 || areOfOneFamily(firm, dictionary))
    return properties;
  return [{ facets: firm.flatMap(({ facets }) => facets), isWish: false }];
}

/** "open type C3" says two things of a bearing. */
function areOfOneFamily(
  [first, second]: readonly BoundProperty[],
  dictionary: Dictionary,
): boolean {
  const groups = [first, second].map((property) => groupOf(property?.facets[0] ?? 0));
  for (const [category] of dictionary.facetsOfCategory) {
    const own = factsOf([category], dictionary).groups;
    if (groups.every((group) => own.has(group))) return true;
  }
  return false;
}
