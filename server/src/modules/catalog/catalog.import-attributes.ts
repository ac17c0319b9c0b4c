// Attribute rows of imported products: each number is looked up once, however many products have it.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { numberOfText, slugOfValue, VALUES_LOCK } from './catalog.import-structure.ts';
import type { ImportedRow } from './catalog.imported-row.ts';

const ATTRIBUTE = 'attribute:';

/** A value of an attribute as a file gives it: of a number the number itself, else the ordinal of the word. */
export type GivenValue = { slug: string; value: number };
/** A word that was no value of the attribute when the file was checked, or a number of an attribute that was not there. */
export type GivenText = { slug: string; text: string };
type Known = { attribute: number; ordinal: number };

/** Values are there already (addValues). @returns whether any row names one @throws with code 23503 where one is not there any more */
export async function writeAttributes(
  tx: Tx,
  rows: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
): Promise<boolean> {
  const given = new Map<string, GivenValue | GivenText>();
  const entries: { product: number; key: string }[] = [];
  for (const row of rows)
    for (const [field, value] of Object.entries(row.values)) {
      if (!field.startsWith(ATTRIBUTE)) continue;
      const key = `${field} ${value}`;
      if (!given.has(key))
        given.set(key, {
          slug: field.slice(ATTRIBUTE.length),
          ...(typeof value === 'string' ? { text: value } : { value: Number(value) }),
        });
      entries.push({ product: idOf(row), key });
    }
  if (entries.length === 0) return false;
  const known = await findValues(tx, given);
  const written = entries.flatMap(({ product, key }) => {
    const value = known.get(key);
    return value === undefined ? [] : [{ product, ...value }];
  });
  if (written.length < entries.length)
    throw Object.assign(new Error('a row names an attribute that is no longer there'), {
      code: '23503',
    });
  await sql`insert into product_attribute as t (product_id, attribute_id, ordinal)
    select * from unnest(${written.map((w) => w.product)}::int[], ${written.map((w) => w.attribute)}::int[], ${written.map((w) => w.ordinal)}::int[])
    on conflict (product_id, attribute_id) do update set ordinal = excluded.ordinal where t.ordinal <> excluded.ordinal`.execute(
    tx,
  );
  return true;
}

async function findValues(
  tx: Tx,
  given: ReadonlyMap<string, GivenValue | GivenText>,
): Promise<Map<string, Known>> {
  const keys = [...given.keys()];
  const wanted = [...given.values()].map((one) => ({
    slug: one.slug,
    number: 'text' in one ? numberOfText(one.text) : one.value,
    // A number names the ordinal of a word itself.
    word: 'text' in one ? slugOfValue(one.text) : null,
  }));
  const { rows } = await sql<{ n: number } & Known>`
    select g.n::int as n, a.id as attribute, coalesce(v.ordinal, g.number::int) as ordinal
    from unnest(${wanted.map(({ slug }) => slug)}::text[], ${wanted.map(({ number }) => number)}::numeric[], ${wanted.map(({ word }) => word)}::text[])
      with ordinality as g (slug, number, word, n) join attribute a on a.slug = g.slug
    left join attribute_value v on v.attribute_id = a.id and case when a.kind = 'number' then v.number = g.number else v.slug = g.word end
    where v.ordinal is not null or (a.kind <> 'number' and g.word is null)`.execute(tx);
  return new Map(
    rows.map(({ n, attribute, ordinal }) => [keys[n - 1] as string, { attribute, ordinal }]),
  );
}

/** Numbers that no product had become values; only when there is one, because every process reads the names of values again then. */
export async function addValues(tx: Tx, given: readonly GivenValue[]): Promise<void> {
  const missing = sql`select distinct a.id as attribute_id, g.value from ${unnested(given)} join attribute a on a.slug = g.slug and a.kind = 'number'
    where not exists (select from attribute_value v where v.attribute_id = a.id and v.number = g.value)`;
  const { rows } = await sql<{ found: boolean }>`select exists (${missing}) as found`.execute(tx);
  if (rows[0]?.found !== true) return;
  await sql`select pg_advisory_xact_lock(${VALUES_LOCK})`.execute(tx);
  await sql`insert into attribute_value (attribute_id, ordinal, slug, number)
    select attribute_id, (select coalesce(max(ordinal), 0) from attribute_value v where v.attribute_id = n.attribute_id) + row_number() over (partition by attribute_id order by value),
      trim_scale(value)::text, trim_scale(value)
    from (${missing}) n`.execute(tx);
}

const unnested = (given: readonly GivenValue[]) =>
  sql`unnest(${given.map(({ slug }) => slug)}::text[], ${given.map(({ value }) => value)}::numeric[]) with ordinality as g (slug, value, n)`;

/** Words that are no values yet; of an attribute that is a number, the number that the text begins with. */
export async function addTexts(tx: Tx, given: readonly GivenText[]): Promise<void> {
  if (given.length === 0) return;
  const numbers = given.flatMap(({ slug, text }) => {
    const value = numberOfText(text);
    return value === null ? [] : [{ slug, value }];
  });
  if (numbers.length > 0) await addValues(tx, numbers);
  await sql`select pg_advisory_xact_lock(${VALUES_LOCK})`.execute(tx);
  await sql`insert into attribute_value (attribute_id, ordinal, slug, label)
    select attribute_id, (select coalesce(max(ordinal), 0) from attribute_value v where v.attribute_id = n.attribute_id) + row_number() over (partition by attribute_id order by label),
      word, jsonb_build_object('en', label)
    from (
      select distinct on (a.id, g.word) a.id as attribute_id, g.word, g.label
      from unnest(${given.map(({ slug }) => slug)}::text[], ${given.map(({ text }) => slugOfValue(text))}::text[], ${given.map(({ text }) => text)}::text[]) as g (slug, word, label)
      join attribute a on a.slug = g.slug and a.kind = 'text'
      where not exists (select from attribute_value v where v.attribute_id = a.id and v.slug = g.word)
      order by a.id, g.word, g.label
    ) n`.execute(tx);
}
