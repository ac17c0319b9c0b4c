// Undo of a change: row by row from the audit log, the newest first, and only while each row is still as the change left it.
import { sql } from 'kysely';
import type { Tx } from './handle.ts';

type Row = {
  id: number;
  table_name: string;
  operation: 'insert' | 'update' | 'delete';
  row_key: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  subject: string;
  subject_id: string;
};

/** Undoing them would hide what happened to goods and money: they go on by changes of their own. */
const STAYS: ReadonlySet<string> = new Set([
  'stock',
  'sales_order',
  'order_line',
  'order_tax',
  'order_return',
  'order_return_line',
  'order_shipment',
  'order_shipment_line',
  'order_payment',
  'order_note',
  'order_proposal',
  'quote_version',
  'staff',
  // Without its secrets, which the log does not have.
  'webhook_endpoint',
]);

/**
 * @param batch rows at most in this transaction; call again until nothing is left
 * @returns what was put back, or 'changed' when something has changed since: then nothing was, and the transaction must be given up
 */
export async function undoChange(
  tx: Tx,
  changeId: string,
  { by, batch = 1_000 }: { by: string; batch?: number },
): Promise<'changed' | { undone: number; subjects: { subject: string; subjectId: string }[] }> {
  const { rows } =
    await sql<Row>`select id, table_name, operation, row_key, before, after, subject, subject_id from audit_log
    where change_id = ${changeId} and undone_by is null order by id desc limit ${batch} for update`.execute(
      tx,
    );
  const tables = await auditedTables(tx);
  for (const row of rows) {
    if (STAYS.has(row.table_name) || !tables.has(row.table_name) || !(await putBack(tx, row)))
      return 'changed';
  }
  await sql`update audit_log set undone_by = ${by} where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(
    tx,
  );
  const subjects = new Map(
    rows.map((row) => [
      `${row.subject} ${row.subject_id}`,
      { subject: row.subject, subjectId: row.subject_id },
    ]),
  );
  return { undone: rows.length, subjects: [...subjects.values()] };
}

/** Names that came from the log are used in statements: only those of tables that write it. */
async function auditedTables(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit'`.execute(tx);
  return new Set(rows.map((row) => row.name));
}

async function putBack(tx: Tx, row: Row): Promise<boolean> {
  const table = sql.table(row.table_name);
  const typed = (values: object) =>
    sql`jsonb_populate_record(null::${table}, ${JSON.stringify(values)}::jsonb)`;
  const isRow = sql.join(
    Object.keys(row.row_key).map((column) => sql`t.${sql.ref(column)} = k.${sql.ref(column)}`),
    sql` and `,
  );
  const still = sql`to_jsonb(t) @> ${JSON.stringify(row.after ?? {})}::jsonb`;
  if (row.operation === 'insert') {
    const { numAffectedRows } =
      await sql`delete from ${table} t using ${typed(row.row_key)} k where ${isRow} and ${still}`.execute(
        tx,
      );
    return numAffectedRows === 1n;
  }
  const was = row.before ?? {};
  const columns = Object.keys(was).map((column) => sql.ref(column));
  if (row.operation === 'delete') {
    const names = sql.join(columns);
    const { numAffectedRows } =
      await sql`insert into ${table} (${names}) overriding system value select ${names} from ${typed(was)} on conflict do nothing`.execute(
        tx,
      );
    return numAffectedRows === 1n;
  }
  const sets = sql.join(columns.map((column) => sql`${column} = w.${column}`));
  const { numAffectedRows } =
    await sql`update ${table} t set ${sets} from ${typed(was)} w, ${typed(row.row_key)} k where ${isRow} and ${still}`.execute(
      tx,
    );
  return numAffectedRows === 1n;
}
