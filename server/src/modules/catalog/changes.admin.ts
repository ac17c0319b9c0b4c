// Change history of catalogue records: read from the audit log in words; search follows an undo. [back office catalogue]
import type { CatalogueChange, HISTORY_SUBJECTS } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx, undoChange } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { listProductsWith } from './attributes.admin.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { listBranchProducts } from './categories.admin.ts';
import { type LoggedRow, linesOf, namesFor } from './changes.lines.ts';
import { listProductsOfIndustry } from './industries.admin.ts';
import { listProductsOfManufacturer } from './manufacturers.admin.ts';

type Subject = (typeof HISTORY_SUBJECTS)[number];

/** Records whose changes can be undone here; stock is corrected by new movements instead. */
const UNDOABLE: readonly string[] = [
  'product',
  'product_text',
  'product_attribute',
  'product_industry',
  'product_media',
  'product_link',
  'reorder_point',
  'category',
  'manufacturer',
  'attribute',
  'attribute_value',
  'industry',
];

type Row = {
  change_id: string;
  at: Date;
  who: string;
  name: string | null;
  undone: boolean;
  undoable: boolean;
  records: number;
  total: number;
  rows: LoggedRow[];
};

/** Of one record, the newest first. @throws Problem not-found, right-missing */
export async function listCatalogueChanges(
  ctx: Ctx,
  { subject, subjectId }: { subject: Subject; subjectId: number },
  page: { start: number; count: number },
): Promise<{ rows: CatalogueChange[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await readChangesOf(ctx, [{ subject, id: subjectId }], page, UNDOABLE);
}

/** Of records that belong together. @param undoable tables whose rows may be taken back */
export async function readChangesOf(
  ctx: Ctx,
  subjects: readonly { subject: string; id: number }[],
  page: { start: number; count: number },
  undoable: readonly string[],
): Promise<{ rows: CatalogueChange[]; total: number }> {
  const kinds = subjects.map(({ subject }) => subject);
  const ids = subjects.map(({ id }) => String(id));
  const { rows } = await sql<Row>`
    with changes as (
      select change_id, max(id) as last, min(at) as at, min(who) as who, bool_and(undone_by is not null) as undone,
        jsonb_agg(jsonb_build_object('table', table_name, 'operation', operation, 'key', row_key, 'before', before, 'after', after) order by id) as rows,
        count(*) over ()::int as total
      from audit_log where (subject, subject_id) in (select s, i from unnest(${kinds}::text[], ${ids}::text[]) as w (s, i))
      group by change_id order by last desc limit ${page.count} offset ${page.start}
    )
    select c.*, n.name,
      (select count(distinct (a.subject, a.subject_id))::int from audit_log a where a.change_id = c.change_id) as records,
      not c.undone and not exists (select from audit_log a where a.change_id = c.change_id and not a.table_name = any(${[...undoable]}::text[])) as undoable
    from changes c left join actor_name n on n.who = c.who order by c.last desc`.execute(ctx.db);
  const names = await namesFor(
    ctx,
    rows.flatMap((row) => row.rows),
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.change_id,
      at: row.at.toISOString(),
      who: row.name ?? row.who,
      records: row.records,
      undone: row.undone,
      undoable: row.undoable,
      lines: row.rows.flatMap((logged) => linesOf(logged, names)),
    })),
  };
}

/** All of a change or nothing. @throws Problem not-found, right-missing, record-not-found, change-not-undoable */
export async function undoCatalogueChange(
  ctx: Ctx,
  reindex: Reindex,
  changeId: string,
): Promise<void> {
  const by = staffOf(ctx, 'catalogue:write');
  await notifyUndo(() =>
    inTransaction(ctx.db, async (tx) => {
      const products = new Set<number>();
      for (const { subject, subjectId } of await undoWhole(tx, changeId, {
        by,
        undoable: UNDOABLE,
      }))
        for (const id of await productsOf(tx, subject, Number(subjectId))) products.add(id);
      await followSearch(tx, reindex, [...products]);
    }),
  );
}

/** @throws Problem change-not-undoable for a key that is taken again, or something that now refers to what would go */
export async function notifyUndo(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (/^23/.test((error as { code?: string }).code ?? ''))
      throw new Problem('change-not-undoable');
    throw error;
  }
}

/** All rows of a change, as long as each is in one of these tables. @returns what it touched @throws Problem record-not-found, change-not-undoable */
export async function undoWhole(
  tx: Tx,
  changeId: string,
  { by, undoable }: { by: string; undoable: readonly string[] },
): Promise<{ subject: string; subjectId: string }[]> {
  const { rows } = await sql<{ found: boolean; fits: boolean }>`
    select count(*) > 0 as found, coalesce(bool_and(table_name = any(${[...undoable]}::text[])) and bool_or(undone_by is null), false) as fits
    from audit_log where change_id = ${changeId}`.execute(tx);
  if (rows[0]?.found !== true) throw new Problem('record-not-found');
  if (!rows[0].fits) throw new Problem('change-not-undoable');
  const subjects: { subject: string; subjectId: string }[] = [];
  for (;;) {
    const undone = await undoChange(tx, changeId, { by });
    if (undone === 'changed') throw new Problem('change-not-undoable');
    if (undone.undone === 0) return subjects;
    subjects.push(...undone.subjects);
  }
}

/** Products whose search documents depend on such a record. */
async function productsOf(tx: Tx, subject: string, id: number): Promise<number[]> {
  if (subject === 'product') return [id];
  if (subject === 'manufacturer') return await listProductsOfManufacturer(tx, id);
  if (subject === 'attribute') return await listProductsWith(tx, id);
  if (subject === 'industry') return await listProductsOfIndustry(tx, id);
  const category = await tx
    .selectFrom('category')
    .select('lineage')
    .where('id', '=', id)
    .executeTakeFirst();
  return category === undefined ? [] : await listBranchProducts(tx, category.lineage);
}
