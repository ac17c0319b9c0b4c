// Planted payloads: written straight into every text of the database that its constraints let through.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../server/src/platform/db/index.ts';
import { PAYLOADS } from './payloads.ts';

/** They control the program or give access: another text there breaks the shop and tests nothing. */
const STEERS =
  /slug|lineage|locale|lang|kind|type|state|status|hash|token|currency|country|template|role|image|key|path|code|message_id|email|password|secret|unit$|format|fingerprint|checksum/;
const LEFT_ALONE =
  /^(search_|schema_|migration|setting|session|staff|attempt|cache_invalidation|part_key|audit_log)/;

/** @returns columns whose texts are payloads now, and those that the rules of the database keep out */
export async function plantTexts(db: Db): Promise<{ planted: number; refused: number }> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'character varying', 'jsonb') and is_generated = 'NEVER'
    order by 1, 2`.execute(db);
  let planted = 0;
  let refused = 0;
  for (const { table, column, type } of columns) {
    if (LEFT_ALONE.test(table) || STEERS.test(column)) continue;
    const name = sql.ref(column);
    // As long as the column takes it; the shortest are whole payloads too.
    let isPlanted = false;
    for (const atMost of [200, 60, 30]) {
      const texts = PAYLOADS.filter((payload) => payload.length <= atMost);
      const one = sql<string>`(array[${sql.join(texts)}]::text[])[1 + abs(hashtext(t.ctid::text)) % ${texts.length}::int]`;
      isPlanted = await tried(
        db,
        type === 'jsonb' ? planting.jsonb(table, name, one) : planting.text(table, name, one),
      );
      if (isPlanted) break;
    }
    if (isPlanted) planted += 1;
    else refused += 1;
  }
  return { planted, refused };
}

type Name = ReturnType<typeof sql.ref>;

const planting = {
  text: (table: string, name: Name, one: RawBuilder<string>) =>
    sql`update ${sql.table(table)} t set ${name} = ${one} where ${name} <> ''`,
  /** Texts in three languages; other documents have a form that the program relies on. */
  jsonb: (table: string, name: Name, one: RawBuilder<string>) =>
    sql`update ${sql.table(table)} t set ${name} = jsonb_build_object('en', ${one}, 'ru', ${one}, 'ar', ${one}) where jsonb_typeof(${name}) = 'object' and ${name} ? 'en'`,
};

async function tried(db: Db, statement: RawBuilder<unknown>): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '60s'`.execute(tx);
      await statement.execute(tx);
    });
    return true;
  } catch {
    return false;
  }
}
