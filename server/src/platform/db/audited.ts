// Audited database handle: its transactions name the member of staff or the program with a key, and the tables write the audit log themselves (server/migrations/0001_platform.sql).
import { sql } from 'kysely';
import { otherConnection } from './connection-routing.ts';
import type { Db, Tx } from './handle.ts';

/** All rows of one request, or of one batch of an import, carry the same id. */
export type Change = {
  id: string /** null: a program with a key */;
  staffId: number | null;
  who: string;
};

const CHANGES = new WeakMap<object, Change>();

/** The same database; whatever its transactions change is noted with this name. */
export function auditedDb(db: Db, change: Change): Db {
  const own = otherConnection(db);
  CHANGES.set(own, change);
  return own;
}

export function changeOf(db: Db): Change | undefined {
  return CHANGES.get(db);
}

/** For tables that write no log themselves: a change of one row, noted in its transaction; nothing without a member of staff behind it. */
export async function noteChange(
  tx: Tx,
  {
    subject,
    id,
    table,
    before,
    after,
  }: { subject: string; id: string; table: string; before: object | null; after: object | null },
): Promise<void> {
  const operation = before === null ? 'insert' : after === null ? 'delete' : 'update';
  const json = (row: object | null) => (row === null ? null : JSON.stringify(row));
  await sql`insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
    select current_setting('millwright.change', true), nullif(current_setting('millwright.staff', true), '')::int, current_setting('millwright.who', true),
      ${subject}, ${id}, ${table}, ${operation}, jsonb_build_object('id', ${id}::text), ${json(before)}::jsonb, ${json(after)}::jsonb
    where coalesce(current_setting('millwright.change', true), '') <> ''`.execute(tx);
}

/** First in each transaction of an audited handle; ends with the transaction. */
export async function announceChange(tx: Tx, change: Change): Promise<void> {
  await sql`select set_config('millwright.change', ${change.id}, true), set_config('millwright.who', ${change.who}, true),
    set_config('millwright.staff', ${String(change.staffId ?? '')}, true)`.execute(tx);
}
