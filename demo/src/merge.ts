// Merge of the families into one catalogue: branches and attributes that several families share are merged; products are interleaved by sort rank.

import type { FamilyName } from './manufacturers.ts';
import { seededRng } from './rng.ts';
import type { DemoAttribute, DemoCategory, DemoProduct, Family } from './types.ts';

export type Member = { name: FamilyName; family: Family; pull: number };
export type Placed = { product: DemoProduct; family: FamilyName };

/** A branch that several families name is taken from the first. */
export function mergeCategories(members: Member[]): DemoCategory[] {
  const byLineage = new Map<string, DemoCategory>();
  for (const { family } of members)
    for (const category of family.categories)
      if (!byLineage.has(category.lineage)) byLineage.set(category.lineage, category);
  return [...byLineage.values()];
}

/** The values of a shared text attribute come together; its kind and unit must agree. */
export function mergeAttributes(members: Member[]): DemoAttribute[] {
  const bySlug = new Map<string, DemoAttribute>();
  for (const { name, family } of members) {
    for (const attribute of family.attributes) {
      const known = bySlug.get(attribute.slug);
      if (!known) bySlug.set(attribute.slug, attribute);
      else if (known.kind === 'text' && attribute.kind === 'text')
        bySlug.set(known.slug, { ...known, values: { ...known.values, ...attribute.values } });
      else if (
        known.kind !== attribute.kind ||
        (known.kind === 'number' && attribute.kind === 'number' && known.unit !== attribute.unit)
      ) {
        throw new Error(`attribute "${attribute.slug}" of ${name} disagrees with another family`);
      }
    }
  }
  return [...bySlug.values()];
}

/** Every family spreads its products over the whole list in its own order, the first ones first. @param most  of each family; generated lazily */
export function failpoint(members: Member[], most = Number.POSITIVE_INFINITY): Placed[] {
  const skus = new Set<string>();
  return members
    .flatMap(({ name, family, pull }) => {
      const products = firstOf(family.products(seededRng(name)), most);
      return products.map((product, i) => {
        if (skus.has(product.sku)) throw new Error(`SKU ${product.sku} of ${name} exists twice`);
        skus.add(product.sku);
        return { product, family: name, place: ((i + 0.5) / products.length) ** pull };
      });
    })
    .sort((a, b) => a.place - b.place);
}

function firstOf<T>(list: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of list) {
    if (taken.length >= most) break;
    taken.push(item);
  }
  return taken;
}
