// Which category, manufacturer or attribute does a name in a file mean?
import { collapse, slugOf } from '../../platform/text.ts';
import type { ImportReferences } from '../catalog/index.ts';
import type { ShopMoney } from './amounts.rules.ts';
import { categoryPathOf, isAddress } from './category-path.rules.ts';

export type Attribute = {
  slug: string;
  kind: 'number' | 'text';
  unit: string | null;
  /** Of a text: the number of each value that a text may name. */
  values: ReadonlyMap<string, number>;
};

export type References = ShopMoney & {
  /** By slug. */
  attributes: ReadonlyMap<string, Attribute>;
  /** By slug or by its name in any language; of a name that is new, the slug that it will have, '' when it has no letter. */
  attributeNamed(name: string): { slug: string; attribute: Attribute | undefined };
  valueOf(attribute: Attribute, text: string): number | undefined;
  /** The category of that name, path or address; 'ambiguous' when several are called so and the file is a table of the shop's own (a file of another system, `isLenient`, means a top category), 'unknown' for an address of none; a path `A > B` that the shop does not have. */
  category(name: string, isLenient: boolean): number | 'ambiguous' | 'unknown' | { path: string };
  /** As the shop writes it; a name that is new stays as it is. */
  manufacturer(name: string): string;
};

/** Steps of a category path that the shop can have; what is deeper keeps its last step. */
const MAX_DEPTH = 4;

export function plainWord(text: string): string {
  return collapse(text.normalize('NFKC').toLowerCase());
}

export function referencesOf(
  { categories, attributes, manufacturers, chosen }: ImportReferences,
  money: ShopMoney,
): References {
  const lineages = new Map(categories.map(({ id, lineage }) => [lineage, id]));
  const named = new Map<string, number | 'ambiguous'>();
  for (const { id, names } of categories)
    for (const name of new Set(names.map(plainWord)))
      named.set(name, named.has(name) ? 'ambiguous' : id);
  const paths = new Map(
    categories.flatMap(({ id, paths: own }) => own.map((path) => [plainPath(path), id] as const)),
  );
  const choices = new Map(chosen.map(({ path, id }) => [plainPath(path), id]));
  const known = new Map<string, string>();
  for (const { name, slug } of manufacturers) {
    known.set(slug, name);
    known.set(plainWord(name), name);
  }
  const bySlug = new Map(
    attributes.map(({ slug, kind, unit, values }) => [
      slug,
      {
        slug,
        kind,
        unit,
        values: new Map(
          values.flatMap(({ ordinal, names }) =>
            names.map((name) => [plainWord(name), ordinal] as const),
          ),
        ),
      },
    ]),
  );
  const byName = new Map(
    attributes.flatMap(({ slug, names }) => names.map((name) => [plainWord(name), slug] as const)),
  );
  return {
    ...money,
    attributes: bySlug,
    attributeNamed(name) {
      const slug = byName.get(plainWord(name)) ?? slugOfAttribute(name);
      return { slug, attribute: bySlug.get(slug) };
    },
    valueOf: (attribute, text) => attribute.values.get(plainWord(text)),
    category(name, isLenient) {
      const path = name.replace(/^\/+|(?<!\/)\/+$/g, '');
      const ofName = named.get(plainWord(name));
      const found = lineages.get(path) ?? lineages.get(categoryPathOf(name)) ?? ofName;
      if (found === 'ambiguous') {
        // What nothing is above, or what staff chose for it.
        const chosenOne = choices.get(plainPath(name)) ?? paths.get(plainPath(name));
        return !isLenient ? found : (chosenOne ?? { path: collapse(name) });
      }
      if (found !== undefined) return found;
      if (isAddress(name)) return 'unknown';
      const steps = stepsOf(name);
      const joined = steps.join(' > ');
      const chosenOne = choices.get(plainPath(joined));
      if (chosenOne !== undefined) return chosenOne;
      // "Shop > Fasteners > Screws": what stands in front of a path of ours is the other shop's.
      for (let from = 0; from < steps.length; from++) {
        const below = paths.get(plainPath(steps.slice(from).join(' > ')));
        if (below !== undefined) return below;
      }
      return { path: joined };
    },
    manufacturer(name) {
      const plain = plainWord(name);
      let found = known.get(plain);
      if (found === undefined) {
        found = collapse(name);
        known.set(plain, found);
      }
      return found;
    },
  };
}

function plainPath(path: string): string {
  return path.split('>').map(plainWord).join('>');
}

/** `A > B`, `A » B`, `A -> B`, `A / B` and lines; an address (`fasteners/screws`) too. */
function stepsOf(name: string): string[] {
  const isLineage = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(name);
  const steps = name
    .split(isLineage ? '/' : /\s*(?:->|[>»→|]|\n|\s\/\s)\s*/)
    .map((step) => collapse(step).slice(0, 120))
    .filter((step) => step !== '');
  const words = isLineage ? steps.map(nameOfSlug) : steps;
  return words.length <= MAX_DEPTH
    ? words
    : [...words.slice(0, MAX_DEPTH - 1), words.at(-1) as string];
}

function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** At most 60 letters; a name without a Latin one by its code points. */
function slugOfAttribute(name: string): string {
  const slug = slugOf(name);
  if (/[a-z]/.test(slug)) return slug.slice(0, 60).replace(/-+$/, '');
  const points = [...plainWord(name)].map((sign) => (sign.codePointAt(0) ?? 0).toString(36));
  return points.length === 0 ? '' : `a-${points.join('').slice(0, 58)}`;
}
