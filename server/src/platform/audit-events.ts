// Audit log rows for acts that change no audited table: logins, rejections, exports, ended sessions, opened emails. [decisions §5]
import type { AuditOperation } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { changeOf, type Db, type Tx } from './db/index.ts';

export type AuditEvent = {
  operation: Exclude<AuditOperation, 'insert' | 'update' | 'delete'>;
  subject: string;
  id: string;
  /** Never a password, a code or a token; of customers nothing but numbers. */
  details?: Record<string, unknown>;
};

export type By = { staffId: number | null; who: string };

/**
 * In the caller's transaction, or at once.
 * @param by who did it, where the session does not say so: unproven, or the program itself
 */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'requestId'>,
  db: Db | Tx,
  event: AuditEvent,
  by?: By,
): Promise<void> {
  const change = changeOf(ctx.db);
  const { staffId, who } = by ?? change ?? { staffId: null, who: 'system' };
  await insertEvent(db, change?.id ?? ctx.requestId, { staffId, who }, event);
}

/** For what has no request. */
export async function insertEvent(
  db: Db | Tx,
  changeId: string,
  { staffId, who }: By,
  event: AuditEvent,
): Promise<void> {
  const details = event.details === undefined ? null : JSON.stringify(event.details);
  await sql`insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
    values (${changeId}, ${staffId}, ${who}, ${event.subject}, ${event.id}, '', ${event.operation}, '{}', null, ${details}::jsonb)`.execute(
    db,
  );
}

/** Search texts that may be names or addresses: the log records that a search was made, not the text. [decisions 0035] */
const TYPED: ReadonlySet<string> = new Set(['q', 'found', 'recipient']);

/** A table that left: which list, by which filters, how many rows. */
export async function recordExport(
  ctx: Ctx,
  db: Db | Tx,
  {
    list,
    filter,
    rows,
    format,
    whole = true,
  }: { list: string; filter: object; rows: number; format: string; whole?: boolean },
): Promise<void> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const kept = Object.fromEntries(
    given.map(([name, value]) => [name, TYPED.has(name) ? '…' : value]),
  );
  await recordEvent(ctx, db, {
    operation: 'exported',
    subject: 'export',
    id: list,
    details: { ...kept, rows, format, ...(whole ? {} : { whole }) },
  });
}

/** The same for a table that leaves while it is read: noted when the last row has left, or the reader has. */
export async function* recordingExport<Row>(
  ctx: Ctx,
  about: { list: string; filter: object; format: string },
  rows: AsyncGenerator<Row, void>,
): AsyncGenerator<Row, void> {
  let left = -1;
  let whole = false;
  try {
    for await (const row of rows) {
      yield row;
      // The first one is the heading.
      left += 1;
    }
    whole = true;
  } finally {
    await recordExport(ctx, ctx.db, { ...about, rows: Math.max(left, 0), whole });
  }
}

/** Rows of logging on hold addresses of the network: after 400 days they go, the database allows nothing else and notes it itself. @returns how many went */
export async function forgetOldSignIns(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from audit_log where id in (
    select id from audit_log where subject = 'sign-in' and at < now() - interval '400 days' limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
