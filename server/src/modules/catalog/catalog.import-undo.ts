// Undo of an import in the catalogue: product by product, unless it was changed or used since; stock by movements of its own.
import { sql } from 'kysely';
import { putBackRows, readChanges, stillAsLeft, type Tx } from '../../platform/db/index.ts';

/** Rows of these go with the product; stock is put right by a movement. */
const OWN = [
  'product',
  'product_text',
  'product_attribute',
  'product_industry',
  'product_media',
  'product_image_source',
  'stock',
  'stock_movement',
  'product_attribute_fingerprint',
];

/** What an import adds beside products. */
export type ImportedSubject = 'category' | 'manufacturer' | 'attribute' | 'family';
export type Undone = { undone: number[]; stayed: number[] };

/** @param ids products that this change touched @returns which are as they were before it */
export async function undoImportedProducts(
  tx: Tx,
  changeId: string,
  ids: readonly number[],
  by: string,
  importId: number,
): Promise<Undone> {
  await sql`select id from product where id = any(${[...ids]}::int[]) order by id for update`.execute(
    tx,
  );
  await sql`select product_id from stock where product_id = any(${[...ids]}::int[]) order by product_id for update`.execute(
    tx,
  );
  const changes = await readChanges(tx, changeId, 'product', ids);
  const stays = await stillAsLeft(
    tx,
    changes.filter((change) => change.table_name !== 'stock'),
  );
  const added = new Set(
    changes
      .filter(({ table_name, operation }) => table_name === 'product' && operation === 'insert')
      .map((change) => Number(change.subject_id)),
  );
  for (const id of await usedSince(tx, [...added])) stays.add(String(id));
  const moved = new Map<number, number>();
  for (const { table_name, operation, subject_id, before, after } of changes)
    if (table_name === 'stock' && operation === 'update' && after?.on_hand !== undefined)
      moved.set(
        Number(subject_id),
        (moved.get(Number(subject_id)) ?? 0) + Number(after.on_hand) - Number(before?.on_hand),
      );
  for (const id of await tooFewLeft(tx, new Map([...moved].filter(([id]) => !added.has(id)))))
    stays.add(String(id));

  const goes = changes.filter((change) => !stays.has(change.subject_id));
  const gone = [...added].filter((id) => !stays.has(String(id)));
  await sql`delete from product where id = any(${gone}::int[])`.execute(tx);
  await putBackRows(
    tx,
    goes.filter((change) => !added.has(Number(change.subject_id)) && change.table_name !== 'stock'),
  );
  const back = [...moved].filter(
    ([id, delta]) => delta !== 0 && !added.has(id) && !stays.has(String(id)),
  );
  await sql`with back as (select * from unnest(${back.map(([id]) => id)}::int[], ${back.map(([, delta]) => -delta)}::int[]) as b (product_id, delta)),
    noted as (insert into stock_movement (product_id, delta, reason, who)
      select product_id, delta, 'import', nullif(current_setting('millwright.who', true), '') from back)
    update stock s set on_hand = s.on_hand + b.delta from back b where s.product_id = b.product_id`.execute(
    tx,
  );
  await sql`update audit_log set undone_by = ${by} where id = any(${goes.map((change) => change.id)}::bigint[])`.execute(
    tx,
  );
  // The pictures went with the rows of product_media.
  const undone = ids.filter((id) => !stays.has(String(id)));
  await sql`delete from product_image_source where product_id = any(${undone}::int[]) and import_id = ${importId}::int`.execute(
    tx,
  );
  return {
    undone,
    stayed: ids.filter((id) => stays.has(String(id))),
  };
}

/** New products that something else refers to by now: they were ordered, put into a cart, a lot or a list, sold or reserved. */
async function usedSince(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'product'::regclass and not c.conrelid::regclass::text = any(${OWN}::text[])`.execute(
    tx,
  );
  const parts = references.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::int[])`,
  );
  parts.push(
    sql`select product_id from stock_movement where product_id = any(${[...ids]}::int[]) and reason <> 'import'`,
  );
  parts.push(
    sql`select product_id from stock where product_id = any(${[...ids]}::int[]) and reserved > 0`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union `)}`.execute(tx);
  return rows.map((row) => row.id);
}

/** Products with some of the added units sold or reserved. */
async function tooFewLeft(tx: Tx, moved: ReadonlyMap<number, number>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.product_id as id from stock s
    join unnest(${[...moved.keys()]}::int[], ${[...moved.values()]}::int[]) as m (product_id, delta) on m.product_id = s.product_id
    where s.on_hand - m.delta < s.reserved`.execute(tx);
  return rows.map((row) => row.id);
}

/** Categories, manufacturers and values that it added or changed; children come before parents when the ids come newest first. */
export async function undoImportedEntries(
  tx: Tx,
  changeId: string,
  subject: ImportedSubject,
  ids: readonly number[],
  by: string,
): Promise<Undone> {
  const result: Undone = { undone: [], stayed: [] };
  for (const id of ids) {
    const changes = await readChanges(tx, changeId, subject, [id]);
    const differs = await stillAsLeft(tx, changes);
    let isBack = differs.size === 0;
    if (isBack) {
      await sql`savepoint entry`.execute(tx);
      try {
        await putBackRows(tx, changes);
        await sql`update audit_log set undone_by = ${by} where id = any(${changes.map((change) => change.id)}::bigint[])`.execute(
          tx,
        );
      } catch (error) {
        // Something refers to it by now.
        if ((error as { code?: string }).code !== '23503') throw error;
        await sql`rollback to savepoint entry`.execute(tx);
        isBack = false;
      }
      await sql`release savepoint entry`.execute(tx);
    }
    (isBack ? result.undone : result.stayed).push(id);
  }
  return result;
}

/** Manufacturers, attributes, categories and families to which an import added something, the newest first. */
export async function listImportedEntries(
  tx: Tx,
  changeId: string,
): Promise<{ subject: ImportedSubject; id: number }[]> {
  const { rows } = await sql<{ subject: ImportedSubject; id: number }>`
    select subject, subject_id::int as id from audit_log where change_id = ${changeId} and undone_by is null and subject in ('manufacturer', 'attribute', 'category', 'family')
    group by 1, 2 order by max(id) desc`.execute(tx);
  return rows;
}
