// Admin queries of content: one description per kind, from which the statements are built.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Field of the form -> column; localised texts are jsonb. */
export type Kind = {
  table:
    | 'content_post'
    | 'content_page'
    | 'content_banner'
    | 'content_selling_point'
    | 'content_customer_logo';
  key: 'id' | 'slug';
  columns: Readonly<Record<string, string>>;
  localized: readonly string[];
  order: string;
  /** The column of content_block that names its owner. */
  blocksOf?: 'post_id' | 'page_slug';
};
export type Stored = Record<string, unknown> & {
  key: string | number;
  version: string;
  blocks: { kind: string; body: unknown }[];
};

const selecting = (kind: Kind) => {
  const blocks =
    kind.blocksOf === undefined
      ? sql`'[]'::jsonb`
      : sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'body', b.body) order by b.position), '[]')
          from content_block b where b.${sql.ref(kind.blocksOf)} = t.${sql.ref(kind.key)})`;
  return sql`select t.*, t.${sql.ref(kind.key)} as key, b.blocks, md5(to_jsonb(t)::text || b.blocks::text) as version, count(*) over ()::int as total
    from ${sql.table(kind.table)} t cross join lateral (select ${blocks} as blocks) b`;
};

export async function listContent(
  db: Db,
  kind: Kind,
  page: { start: number; count: number },
): Promise<{ rows: Stored[]; total: number }> {
  const { rows } = await sql<
    Stored & { total: number }
  >`${selecting(kind)} order by ${sql.raw(kind.order)}
    limit ${page.count} offset ${page.start}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findContent(
  db: Db | Tx,
  kind: Kind,
  key: string | number,
): Promise<Stored | undefined> {
  const { rows } =
    await sql<Stored>`${selecting(kind)} where t.${sql.ref(kind.key)} = ${key}`.execute(db);
  return rows[0];
}

export async function lockContent(tx: Tx, kind: Kind, key: string | number): Promise<void> {
  await sql`select 1 from ${sql.table(kind.table)} t where t.${sql.ref(kind.key)} = ${key} for update`.execute(
    tx,
  );
}

export async function insertContent(
  tx: Tx,
  kind: Kind,
  values: Record<string, unknown>,
): Promise<string | number> {
  const names = Object.keys(values);
  const { rows } = await sql<{
    key: string | number;
  }>`insert into ${sql.table(kind.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => storable(kind, name, values[name])))}) returning ${sql.ref(kind.key)} as key`.execute(
    tx,
  );
  return (rows[0] as { key: string | number }).key;
}

export async function saveContent(
  tx: Tx,
  kind: Kind,
  key: string | number,
  values: Record<string, unknown>,
): Promise<void> {
  const sets = Object.entries(values).map(
    ([name, value]) => sql`${sql.ref(name)} = ${storable(kind, name, value)}`,
  );
  await sql`update ${sql.table(kind.table)} set ${sql.join(sets)} where ${sql.ref(kind.key)} = ${key}`.execute(
    tx,
  );
}

export async function deleteContent(tx: Tx, kind: Kind, key: string | number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(kind.table)} where ${sql.ref(kind.key)} = ${key}`.execute(tx);
  return numAffectedRows === 1n;
}

/** All of them anew, in their order. */
export async function replaceBlocks(
  tx: Tx,
  kind: Kind,
  key: string | number,
  blocks: readonly { kind: string; body: unknown }[],
): Promise<void> {
  if (kind.blocksOf === undefined) return;
  const owner = sql.ref(kind.blocksOf);
  await sql`delete from content_block where ${owner} = ${key}`.execute(tx);
  await sql`insert into content_block (${owner}, position, kind, body)
    select ${key}, ordinality - 1, b ->> 'kind', b -> 'body' from jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) with ordinality b(b, ordinality)`.execute(
    tx,
  );
}

export async function hasPicture(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from media_file where name = ${name} and kind in ('drawing', 'photo')`.execute(
      db,
    );
  return rows.length > 0;
}

function storable(kind: Kind, column: string, value: unknown) {
  return kind.localized.includes(column) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
