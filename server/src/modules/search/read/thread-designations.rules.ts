// Thread designations: pipe threads by their sign (G 1/2), and metric threads that the catalogue has not, as the next smaller and larger.
import { groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { hasAttribute, valuesConstraint } from './equivalents.rules.ts';
import type { FamilyFacts } from './family.rules.ts';
import { facetsIn } from './measure-values.rules.ts';
import type { Constraint } from './reading.rules.ts';
import type { Item } from './recognise.rules.ts';
import { firmnessOf } from './tables/firmness.rules.ts';

/** The family and what is known of it so far. */
export type DesignationContext = {
  facts: FamilyFacts;
  dictionary: Dictionary;
  constraints: readonly Constraint[];
};
/** What a designation says, and the items that it was read from. */
export type Designated = { constraints: Constraint[]; items: Item[] };

/** A metric thread that the catalogue has not: the next smaller and larger. */
export function otherThread(
  text: string,
  item: Item,
  context: DesignationContext,
): Designated | undefined {
  const diameter = Number(/^m(\d{1,2}(?:\.\d)?)$/.exec(text)?.[1]);
  if (Number.isNaN(diameter) || context.facts.lineages.length === 0 || isOfFamily(item, context))
    return undefined;
  for (const slug of THREADS) {
    const attribute = context.dictionary.attributeBySlug.get(slug);
    if (attribute === undefined || !hasAttribute(slug, context)) continue;
    const own = facetsIn(attribute, context);
    const sizes = attribute.values.flatMap(({ id, name }) => {
      const size = Number(/^M(\d+(?:\.\d+)?)(?:[x×]1[.,]5)?$/.exec(name.en)?.[1]);
      return own.has(id) && !Number.isNaN(size) ? [{ id, size }] : [];
    });
    const smaller = sizes.filter(({ size }) => size < diameter).sort((a, b) => b.size - a.size)[0];
    const larger = sizes.filter(({ size }) => size > diameter).sort((a, b) => a.size - b.size)[0];
    const facets = [smaller, larger].flatMap((next) => (next === undefined ? [] : [next.id]));
    if (facets.length > 0)
      return {
        constraints: [
          {
            kind: 'attribute',
            facets,
            near: [],
            words: text,
            firmness: firmnessOf(attribute),
            isNearest: true,
          },
        ],
        items: [item],
      };
  }
  return undefined;
}

/** Whether the family has what the lexicon knows the word by. */
function isOfFamily({ meaning }: Item, { facts }: DesignationContext): boolean {
  if (meaning === undefined) return false;
  return (
    meaning.categories.length > 0 ||
    meaning.properties.some(({ facets }) =>
      facets.some((facet) => facts.groups.get(groupOf(facet))?.has(facet)),
    )
  );
}

const THREADS = ['thread', 'gland-thread', 'stud-size'];

/** `g1/2`, `g2`: pipe threads of valves. */
export function pipeThread(
  text: string,
  item: Item,
  items: readonly Item[],
  context: DesignationContext,
): Designated | undefined {
  const at = items.indexOf(item);
  const next = items[at + 1];
  // "1/2 bsp 3 piece": the size is ahead.
  if (text === 'bsp' && items[at - 1]?.pieces[0]?.number?.unit === 'in') return undefined;
  const joined = /^g(\d+(?:\/\d+)?)$/.exec(text)?.[1];
  const attribute = context.dictionary.attributeBySlug.get('thread');
  const behind = next?.pieces[0]?.number;
  const inches =
    joined === undefined
      ? text === 'g' || text === 'bsp'
        ? behind?.value
        : undefined
      : fractionOf(joined);
  if (inches === undefined || attribute === undefined || !hasAttribute('thread', context))
    return undefined;
  const slugs = attribute.values
    .filter(({ name }) => gInches(name.en) === inches)
    .map(({ slug }) => slug);
  const found = valuesConstraint('thread', slugs, text, context);
  return found.length === 0
    ? undefined
    : { constraints: found, items: joined === undefined ? [item, next as Item] : [item] };
}

function fractionOf(text: string): number {
  const [above = Number.NaN, below = 1] = text.split('/').map(Number);
  return above / below;
}

/** `G 1 1/4` in inches. */
function gInches(label: string): number | undefined {
  const match = /^G\s?(?:(\d+)[\s-])?(\d+(?:\/\d+)?)"?$/i.exec(label);
  return match === null ? undefined : Number(match[1] ?? 0) + fractionOf(match[2] as string);
}
