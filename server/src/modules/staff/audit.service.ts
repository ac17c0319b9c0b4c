// Audit log: written by the tables, read here.
import type { AuditEntry, AuditOperation } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';

export type AuditFilter = {
  subject?: string | undefined;
  subjectId?: string | undefined;
  changeId?: string | undefined;
  operation?: AuditOperation | undefined;
  staffId?: number | undefined;
  /** `staff:7`, `client:3` */
  who?: string | undefined;
  /** ISO 8601 */
  from?: string | undefined;
  to?: string | undefined;
};

type Row = {
  id: number;
  change_id: string;
  at: Date;
  staff_id: number | null;
  who: string;
  name: string | null;
  subject: string;
  subject_id: string;
  subject_name: string | null;
  table_name: string;
  operation: AuditEntry['operation'];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Newest first. @throws Problem not-found, right-missing */
export async function listAudit(
  ctx: Ctx,
  filter: AuditFilter,
  page: { start: number; count: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  staffOf(ctx, 'audit:read');
  const day = (text: string | undefined): Date | null =>
    text === undefined || Number.isNaN(Date.parse(text)) ? null : new Date(Date.parse(text));
  const where = sql`(${filter.subject ?? null}::text is null or a.subject = ${filter.subject ?? null})
    and (${filter.subjectId ?? null}::text is null or a.subject_id = ${filter.subjectId ?? null})
    and (${filter.changeId ?? null}::text is null or a.change_id = ${filter.changeId ?? null})
    and ${ofOperation(filter.operation)}
    and (${filter.staffId ?? null}::int is null or a.staff_id = ${filter.staffId ?? null})
    and ${by(filter.who)}
    and (${day(filter.from)}::timestamptz is null or a.at >= ${day(filter.from)})
    and (${day(filter.to)}::timestamptz is null or a.at < ${day(filter.to)})`;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select a.*, n.name, ${NAME_OF_SUBJECT} as subject_name from audit_log a left join actor_name n on n.who = a.who where ${where}
      order by a.id desc limit ${page.count} offset ${page.start}`.execute(ctx.db),
    sql<{ n: number }>`select count(*)::int as n from audit_log a where ${where}`.execute(ctx.db),
  ]);
  return { rows: rows.map(toEntry), total: total.rows[0]?.n ?? 0 };
}

/** By which people know it: a part number, a public id, a name; null where only the id is known, or the record is gone. */
const NAME_OF_SUBJECT = sql`case when a.subject_id ~ '^[0-9]{1,9}$' then case a.subject
  when 'product' then (select p.sku from product p where p.id = a.subject_id::int)
  when 'order' then (select o.public_id from sales_order o where o.id = a.subject_id::int)
  when 'manufacturer' then (select m.name from manufacturer m where m.id = a.subject_id::int)
  when 'stocktake' then (select k.name from stocktake k where k.id = a.subject_id::int)
  when 'stock-location' then (select l.name from stock_location l where l.id = a.subject_id::int)
  when 'staff' then (select w.name from staff w where w.id = a.subject_id::int)
  when 'api-client' then (select c.name from api_client c where c.id = a.subject_id::int)
  end end`;

/** Both by the index of the staff: what programs changed is found among what nobody of them did. */
function by(who: string | undefined): RawBuilder<boolean> {
  if (who === undefined) return sql`true`;
  const [kind, id] = who.split(':');
  return kind === 'staff'
    ? sql`a.staff_id = ${Number(id)}`
    : sql`(a.staff_id is null and a.who = ${who})`;
}

/** Acts that change no row have an index of their own. */
function ofOperation(operation: AuditOperation | undefined): RawBuilder<boolean> {
  if (operation === undefined) return sql`true`;
  return ['insert', 'update', 'delete'].includes(operation)
    ? sql`a.operation = ${operation}`
    : sql`(a.operation = ${operation} and a.table_name = '')`;
}

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    changeId: row.change_id,
    at: row.at.toISOString(),
    staffId: row.staff_id,
    who: row.name ?? row.who,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    table: row.table_name,
    operation: row.operation,
    before: row.before,
    after: row.after,
  };
}
