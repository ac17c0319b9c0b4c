// What imported products stand in: categories by paths of names, attributes with their values, product families; each added once, before the products.
import { createHash } from 'node:crypto';
import { latinNumber } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { slugOf } from '../../platform/text.ts';

/** Serialises what adds categories, manufacturers, attributes or values. The bytes spell "mwav". */
export const VALUES_LOCK = 0x6d776176;
/** A number and perhaps a unit: `13.8 in`, `1400W`. */
const NUMBER = /^([-−]?\d{1,12}(?:[.,]\d{1,6})?)\s*(\D{0,12})$/u;

/** `A > B > C` -> the category; missing ones are added, the parents first. @returns the number of the last category of each path */
export async function addImportedCategories(
  tx: Tx,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  // Two at once would both find one missing.
  if (paths.length > 0) await sql`select pg_advisory_xact_lock(${VALUES_LOCK})`.execute(tx);
  for (const path of paths) {
    let parent: number | null = null;
    for (const name of path.split(' > ')) parent = await categoryBelow(tx, parent, name);
    if (parent !== null) ids.set(path, parent);
  }
  return ids;
}

async function categoryBelow(tx: Tx, parent: number | null, name: string): Promise<number> {
  const { rows: found } = await sql<{ id: number }>`
    select id from category where parent_id is not distinct from ${parent}::int
      and exists (select from jsonb_each_text(name) n where lower(n.value) = lower(${name}::text)) order by id limit 1`.execute(
    tx,
  );
  if (found[0] !== undefined) return found[0].id;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const slug = slugOf(name) || `c-${mark}`;
  const { rows } = await sql<{ id: number }>`
    insert into category (parent_id, slug, lineage, depth, position, name, image)
    select p.id, s.slug, concat_ws('/', p.lineage, s.slug), coalesce(p.depth, 0) + 1,
      (select coalesce(max(position), 0) + 1 from category c where c.parent_id is not distinct from p.id),
      jsonb_build_object('en', ${name}::text), coalesce(p.image, 'category.svg')
    from (select 1) one left join category p on p.id = ${parent}::int,
      lateral (select case when exists (select from category c where c.parent_id is not distinct from p.id and c.slug = ${slug}) then ${`${slug.slice(0, 90)}-${mark}`} else ${slug} end as slug) s
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export type NewAttribute = {
  slug: string;
  name: string;
  texts: readonly string[];
  /** Said rather than guessed from the texts: a number in this unit, '' without one. */
  unit?: string | undefined;
};

/** A number where every value is one, all in one unit; else words. One that is there stays as it is. */
export async function addImportedAttributes(
  tx: Tx,
  attributes: readonly NewAttribute[],
): Promise<void> {
  if (attributes.length === 0) return;
  await sql`select pg_advisory_xact_lock(${VALUES_LOCK})`.execute(tx);
  const rows = attributes.map(({ slug, name, texts, unit: said }) => {
    const unit = said ?? commonUnit(texts);
    return {
      slug,
      name: { en: name },
      kind: unit === undefined ? 'text' : 'number',
      unit: unit === '' ? null : (unit ?? null),
    };
  });
  await sql`insert into attribute (slug, name, kind, unit, position)
    select a.slug, a.name, a.kind, a.unit, (select coalesce(max(position), 0) from attribute) + (row_number() over ())::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (slug text, name jsonb, kind text, unit text)
    on conflict (slug) do nothing`.execute(tx);
}

/** undefined: the texts are no numbers in one unit. One number alone says too little. */
function commonUnit(texts: readonly string[]): string | undefined {
  const units = new Set<string>();
  for (const text of texts) {
    const match = NUMBER.exec(latinNumber(text));
    if (match === null) return undefined;
    units.add((match[2] ?? '').trim());
  }
  return units.size === 1 && texts.length > 1 ? [...units][0] : undefined;
}

/** The number that a text begins with, where it is one; null: it is words. */
export function numberOfText(text: string): number | null {
  const match = NUMBER.exec(latinNumber(text));
  return match === null ? null : Number((match[1] ?? '').replace('−', '-').replace(',', '.'));
}

/** The slug of a word as the value of an attribute: words that differ in letter case only are one. */
export function slugOfValue(text: string): string {
  const lower = text.toLowerCase();
  const slug = slugOf(lower);
  const mark = createHash('sha256').update(lower).digest('hex').slice(0, 8);
  if (slug === '') return `v-${mark}`;
  return slug === lower.replaceAll(' ', '-') ? slug : `${slug.slice(0, 80)}-${mark}`;
}

export type ImportedFamily = {
  key: string;
  name: string;
  /** Slugs of attributes between commas. */
  options: string;
};

/** Families by their keys: a new one is added, of one that is there the name and the options follow. */
export async function addImportedFamilies(
  tx: Tx,
  families: readonly ImportedFamily[],
): Promise<void> {
  if (families.length === 0) return;
  await sql`insert into product_family as f (key, name, options)
    select n.key, jsonb_build_object('en', n.name),
      array(select a.id from unnest(string_to_array(n.options, ',')) with ordinality o (slug, place) join attribute a on a.slug = o.slug order by o.place)
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as n (key text, name text, options text)
    on conflict (key) do update set name = f.name || excluded.name,
      options = case when excluded.options = '{}' then f.options else excluded.options end
    where (f.name ->> 'en', f.options) is distinct from (excluded.name ->> 'en', case when excluded.options = '{}' then f.options else excluded.options end)`.execute(
    tx,
  );
}
