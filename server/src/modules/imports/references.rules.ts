// Which category, manufacturer or attribute does a name in a file mean?
import { collapse } from '../../platform/text.ts';
import type { ImportReferences } from '../catalog/index.ts';
import { categoryPathOf } from './category-path.rules.ts';
import { type Attributes, plainWord } from './rows.rules.ts';

export type References = {
  attributes: Attributes;
  /** 'ambiguous' when several are called so. */
  category(name: string): number | 'ambiguous' | undefined;
  /** As the shop writes it; a name that is new stays as it is. */
  manufacturer(name: string): string;
};

export function referencesOf({
  categories,
  attributes,
  manufacturers,
}: ImportReferences): References {
  const lineages = new Map(categories.map(({ id, lineage }) => [lineage, id]));
  const named = new Map<string, number | 'ambiguous'>();
  for (const { id, names } of categories)
    for (const name of new Set(names.map(plainWord)))
      named.set(name, named.has(name) ? 'ambiguous' : id);
  const known = new Map<string, string>();
  for (const { name, slug } of manufacturers) {
    known.set(slug, name);
    known.set(plainWord(name), name);
  }
  return {
    attributes: new Map(
      attributes.map(({ id, slug, kind, unit, values }) => [
        slug,
        {
          id,
          kind,
          unit,
          values: new Map(
            values.flatMap(({ ordinal, names }) =>
              names.map((name) => [plainWord(name), ordinal] as const),
            ),
          ),
        },
      ]),
    ),
    category(name) {
      const path = name.replace(/^\/+|(?<!\/)\/+$/g, '');
      // "Fasteners > Screws", as feeds write it: its last step names it.
      return (
        lineages.get(path) ??
        lineages.get(categoryPathOf(name)) ??
        named.get(plainWord(name)) ??
        (/[>»]/.test(name) ? named.get(plainWord(name.split(/[>»]/).at(-1) ?? '')) : undefined)
      );
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
