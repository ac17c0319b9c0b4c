// Undo of many rows of a subject: all are restored, or none. The module that owns the subject decides about dependent rows.
import { sql } from 'kysely';
import type { Tx } from './handle.ts';

export type ChangedRow = {
  id: number;
  table_name: string;
  operation: 'insert' | 'update' | 'delete';
  row_key: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  subject_id: string;
};

/** What this change did to these subjects and was not taken back yet, the newest first. */
export async function readChanges(
  tx: Tx,
  changeId: string,
  subject: string,
  ids: readonly number[],
): Promise<ChangedRow[]> {
  const { rows } =
    await sql<ChangedRow>`select id, table_name, operation, row_key, before, after, subject_id from audit_log
    where subject = ${subject} and subject_id = any(${ids.map(String)}::text[]) and change_id = ${changeId} and undone_by is null order by id desc`.execute(
      tx,
    );
  return rows;
}

/** @returns the subjects of which some row is no longer as the change left it */
export async function stillAsLeft(tx: Tx, changes: readonly ChangedRow[]): Promise<Set<string>> {
  const differs = new Set<string>();
  for (const group of grouped(lastStates(changes))) {
    const [first] = group as [ChangedRow];
    const { rows } = await sql<{
      subject_id: string;
    }>`select distinct x.subject_id from ${recordsOf(group)}
      cross join lateral jsonb_populate_record(null::${sql.table(first.table_name)}, x.row_key) k
      left join ${sql.table(first.table_name)} t on ${isRow(first)}
      where t.* is null or not to_jsonb(t) @> x.after`.execute(tx);
    for (const row of rows) differs.add(row.subject_id);
  }
  return differs;
}

/** Puts rows back that are as the change left them. Deleted rows do not come back: imports delete nothing. */
export async function putBackRows(tx: Tx, changes: readonly ChangedRow[]): Promise<void> {
  for (const changed of grouped(changes)) {
    const group = oldestOfEach(changed);
    const [first] = group as [ChangedRow];
    const table = sql.table(first.table_name);
    const keys = sql`${recordsOf(group)} cross join lateral jsonb_populate_record(null::${table}, x.row_key) k`;
    if (first.operation === 'insert')
      await sql`delete from ${table} t using ${keys} where ${isRow(first)}`.execute(tx);
    else if (first.operation === 'update') {
      const sets = sql.join(
        Object.keys(first.before ?? {}).map(
          (column) => sql`${sql.ref(column)} = w.${sql.ref(column)}`,
        ),
      );
      await sql`update ${table} t set ${sets} from ${keys} cross join lateral jsonb_populate_record(null::${table}, x.before) w where ${isRow(first)}`.execute(
        tx,
      );
    } else throw new Error(`a deleted row of ${first.table_name} can't be put back here`);
  }
}

const keyOf = ({ table_name, row_key }: ChangedRow): string =>
  JSON.stringify([table_name, row_key]);

/** A row that the change wrote several times, as it left it. @param changes the newest first */
function lastStates(changes: readonly ChangedRow[]): ChangedRow[] {
  const rows = new Map<string, ChangedRow>();
  for (const change of changes) {
    const key = keyOf(change);
    const newer = rows.get(key);
    if (newer === undefined) rows.set(key, change);
    else if (newer.after !== null)
      rows.set(key, { ...newer, after: { ...change.after, ...newer.after } });
  }
  return [...rows.values()];
}

/** Of several changes of a row the first, before which it was as it is to be again. @param group the newest first */
function oldestOfEach(group: readonly ChangedRow[]): ChangedRow[] {
  return [...new Map(group.map((change) => [keyOf(change), change])).values()];
}

/** Rows for which one statement does: the same table, operation and columns. */
function grouped(changes: readonly ChangedRow[]): ChangedRow[][] {
  const groups = new Map<string, ChangedRow[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.table_name,
      change.operation,
      change.operation === 'update' ? Object.keys(change.before ?? {}).sort() : [],
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()];
}

function recordsOf(group: readonly ChangedRow[]) {
  const records = group.map(({ subject_id, row_key, before, after }) => ({
    subject_id,
    row_key,
    before,
    after: after ?? {},
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(subject_id text, row_key jsonb, before jsonb, after jsonb)`;
}

function isRow({ row_key }: ChangedRow) {
  return sql.join(
    Object.keys(row_key).map((column) => sql`t.${sql.ref(column)} = k.${sql.ref(column)}`),
    sql` and `,
  );
}
