// Attributes in the back office: named in three languages, with a unit and a position; their kind stays. [back office catalogue]
import type { AdminAttribute, AttributeInput, LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import { defineCrud } from '../../platform/crud.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { likeOf, sortDirection, textIn } from '../../platform/sql.ts';
import { namesAndSlug, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';

export const attributeCrud = (reindex: Reindex) =>
  defineCrud<AdminAttribute, AttributeInput & { kind?: AdminAttribute['kind'] }>({
    area: 'catalogue',
    table: 'attribute',
    read: async (ctx, db, { ids = null, q }, page) => {
      const like = likeOf(q);
      const name = textIn(ctx.locale, 'a.name');
      const by = page.sort === 'name' ? name : page.sort === 'id' ? sql`a.id` : sql`a.position`;
      const order = sql`${by} ${sortDirection(page.order)}, a.id`;
      const { rows } = await sql<
        Omit<AdminAttribute, 'names'> & { names: LocalizedText; total: number }
      >`
        with page as (
          select a.*, ${name} as title, count(*) over ()::int as total from attribute a
          where (${ids}::int[] is null or a.id = any(${ids}::int[]))
            and (${like}::text is null or a.name::text ilike ${like} or a.slug ilike ${like})
          order by ${order} limit ${page.count} offset ${page.start}
        )
        select a.id, a.title as name, a.name as names, a.slug, a.kind, a.unit, a.position, a.total,
          (select count(*)::int from attribute_value v where v.attribute_id = a.id) as values
        from page a order by ${order}`.execute(db);
      return listed(rows);
    },
    toColumns: (_tx, { names: typed, slug: typedSlug, unit, ...row }) => {
      const { names, slug, faults } = namesAndSlug({ names: typed, slug: typedSlug });
      rejectFaults(faults);
      return { ...row, slug, unit: unit?.trim() || null, name: JSON.stringify(names) };
    },
    atFields: toldAtEntries,
    afterUpdate: async (tx, id, before, after) => {
      // Numbers are found with their unit.
      if (before.unit !== after.unit)
        await followSearch(tx, reindex, await listProductsWith(tx, id));
    },
  });

/** Products that have this attribute, or this value of it. */
export async function listProductsWith(
  tx: Tx,
  attributeId: number,
  ordinal: number | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select product_id as id from product_attribute
    where attribute_id = ${attributeId} and (${ordinal}::int is null or ordinal = ${ordinal}) order by 1`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** @throws Problem record-not-found */
export async function readKind(tx: Tx, id: number): Promise<AdminAttribute['kind']> {
  const attribute = await tx
    .selectFrom('attribute')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst();
  if (attribute === undefined) throw new Problem('record-not-found');
  return attribute.kind;
}
