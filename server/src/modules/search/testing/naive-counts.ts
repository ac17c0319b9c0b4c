// Naive facet counts: straight from the catalogue's tables, without any index. Test support.
import type { FilterChoice } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export type Facts = {
  /** product id -> tokens of all its facet values, each with its group. */
  products: Map<number, { group: string; value: string }[]>;
  categories: string[];
  manufacturers: string[];
  attributeValues: string[];
};

export async function readFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<{
    id: number;
    lineage: string;
    manufacturer: string;
    values: string[] | null;
  }>`
    select p.id, c.lineage, m.slug as manufacturer, (
      select array_agg(a.slug || '=' || v.slug) from product_attribute pa join attribute a on a.id = pa.attribute_id
      join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal where pa.product_id = p.id) as values
    from product p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id where p.published`.execute(
    db,
  );
  const facts: Facts = {
    products: new Map(),
    categories: [],
    manufacturers: [],
    attributeValues: [],
  };
  for (const row of rows) {
    const path = row.lineage.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
    facts.products.set(row.id, [
      ...path.map((value) => ({ group: 'categories', value })),
      { group: 'manufacturers', value: row.manufacturer },
      ...(row.values ?? []).map((value) => ({ group: value.split('=')[0] ?? '', value })),
    ]);
  }
  const all = [...facts.products.values()].flat();
  facts.categories = [
    ...new Set(all.filter(({ group }) => group === 'categories').map(({ value }) => value)),
  ];
  facts.manufacturers = [
    ...new Set(all.filter(({ group }) => group === 'manufacturers').map(({ value }) => value)),
  ];
  facts.attributeValues = [
    ...new Set(all.filter(({ value }) => value.includes('=')).map(({ value }) => value)),
  ];
  return facts;
}

/** Products of `among` that pass, and how many of each value there are when its own group's choice is left out. */
export function naiveCounts(
  facts: Facts,
  among: ReadonlySet<number>,
  chosen: FilterChoice,
): { hits: Set<number>; counts: Map<string, number> } {
  const groups = new Map<string, Set<string>>();
  const choose = (group: string, value: string): void =>
    void groups.set(group, (groups.get(group) ?? new Set()).add(value));
  for (const value of chosen.categories) choose('categories', value);
  for (const value of chosen.manufacturers) choose('manufacturers', value);
  for (const value of chosen.attributes) choose(value.split('=')[0] ?? '', value);
  const passes = (values: { group: string; value: string }[], except?: string): boolean =>
    [...groups].every(
      ([group, wanted]) =>
        group === except ||
        values.some((value) => value.group === group && wanted.has(value.value)),
    );
  const hits = new Set<number>();
  const counts = new Map<string, number>();
  for (const [id, values] of facts.products) {
    if (!among.has(id)) continue;
    if (passes(values)) hits.add(id);
    for (const { group, value } of values)
      if (passes(values, group)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return { hits, counts };
}
