// Which attributes can products have? Named in three languages, with a unit and a place; their kind stays. Industries are read here as well. [back office catalogue]
import type { AttributeDesk, AttributeInput, LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import { isSlug, refuseFaults, toldAtEntries, trimmed } from './desk-faults.ts';
import type { DeskPage } from './products.desk.queries.ts';

type Filter = { ids?: number[] | undefined; q?: string | undefined };

/** @throws Problem not-found, right-missing */
export async function listAttributes(ctx: Ctx, filter: Filter, page: DeskPage): Promise<{ rows: AttributeDesk[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await read(ctx, ctx.db, filter, page);
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getAttribute(ctx: Ctx, id: number): Promise<AttributeDesk> {
  staffOf(ctx, 'catalogue:read');
  return await readAttribute(ctx, ctx.db, id);
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken */
export async function addAttribute(ctx: Ctx, { kind, ...input }: AttributeInput & { kind: 'number' | 'text' }): Promise<AttributeDesk> {
  staffOf(ctx, 'catalogue:write');
  const { names, ...row } = tidy(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const { id } = await tx
        .insertInto('attribute')
        .values({ ...row, kind, name: JSON.stringify(names) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return await readAttribute(ctx, tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, invalid-request, value-taken */
export async function changeAttribute(ctx: Ctx, reindex: Reindex, id: number, input: AttributeInput): Promise<AttributeDesk> {
  staffOf(ctx, 'catalogue:write');
  const { names, ...row } = tidy(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const before = await readAttribute(ctx, tx, id);
      await tx
        .updateTable('attribute')
        .set({ ...row, name: JSON.stringify(names) })
        .where('id', '=', id)
        .execute();
      // Numbers are found with their unit.
      if (before.unit !== row.unit) await followSearch(tx, reindex, await listProductsWith(tx, id));
      return await readAttribute(ctx, tx, id);
    }),
  );
}

/** Products that have this attribute, or this value of it. */
export async function listProductsWith(tx: Tx, attributeId: number, ordinal: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select product_id as id from product_attribute
    where attribute_id = ${attributeId} and (${ordinal}::int is null or ordinal = ${ordinal}) order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

export const likeOf = (q: string | undefined): string | null =>
  q === undefined || q.trim() === '' ? null : `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;

function tidy(input: AttributeInput): AttributeInput {
  const names = trimmed(input.names);
  const slug = input.slug.trim() === '' ? slugOfName(names.en) : input.slug.trim();
  refuseFaults([
    ...(names.en === '' ? [{ code: 'field-required' as const, pointer: '/names/en' }] : []),
    ...(isSlug(slug) ? [] : [{ code: 'value-not-valid' as const, pointer: '/slug' }]),
  ]);
  const unit = input.unit?.trim() ?? '';
  return {
    ...input,
    slug,
    unit: unit === '' ? null : unit,
    names: { en: names.en, ru: names.ru || names.en, ar: names.ar || names.en },
  };
}

/** @throws Problem record-not-found */
export async function readAttribute(ctx: Ctx, db: Db | Tx, id: number): Promise<AttributeDesk> {
  const { rows } = await read(ctx, db, { ids: [id] }, { start: 0, count: 1, sort: 'id', order: 'asc' });
  if (rows[0] === undefined) throw new Problem('record-not-found');
  return rows[0];
}

async function read(ctx: Ctx, db: Db | Tx, filter: Filter, page: DeskPage): Promise<{ rows: AttributeDesk[]; total: number }> {
  const name = sql`coalesce(a.name ->> ${ctx.locale}::text, a.name ->> 'en')`;
  const order = page.sort === 'name' ? name : page.sort === 'id' ? sql`a.id` : sql`a.position`;
  const { rows } = await sql<Omit<AttributeDesk, 'names'> & { names: LocalizedText; total: number }>`
    with page as (
      select a.*, ${name} as title, count(*) over ()::int as total from attribute a
      where (${filter.ids ?? null}::int[] is null or a.id = any(${filter.ids ?? null}::int[]))
        and (${likeOf(filter.q)}::text is null or a.name::text ilike ${likeOf(filter.q)} or a.slug ilike ${likeOf(filter.q)})
      order by ${order} ${sql.raw(page.order)}, a.id limit ${page.count} offset ${page.start}
    )
    select a.id, a.title as name, a.name as names, a.slug, a.kind, a.unit, a.position, a.total,
      (select count(*)::int from attribute_value v where v.attribute_id = a.id) as values
    from page a order by ${order} ${sql.raw(page.order)}, a.id`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
