// How does the staff keep the cards of /our-needs? Written in three languages, put in order, shown or hidden; answers stay with their leads. [§2.2 /our-needs]
import type { AdminNeed, LocalizedText, NeedInput } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { allOf, isLikeInAnyLanguage, likeOf, sortDirection } from '../../platform/sql.ts';
import { filled } from '../../platform/text.ts';

export type NeedFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  published?: boolean | undefined;
};

const TEXTS = [
  'displayText',
  'itemName',
  'material',
  'materialSpec',
  'size',
  'composition',
] as const;

/** @throws Problem not-found, right-missing */
export async function listAdminNeeds(
  ctx: Ctx,
  filter: NeedFilter,
  page: ListPage,
): Promise<{ rows: AdminNeed[]; total: number }> {
  staffOf(ctx, 'content:read');
  const parts: RawBuilder<unknown>[] = [];
  if (filter.ids !== undefined) parts.push(sql`n.id = any(${filter.ids}::bigint[])`);
  if (filter.published !== undefined) parts.push(sql`n.published = ${filter.published}`);
  const like = likeOf(filter.q);
  if (like !== null) parts.push(isLikeInAnyLanguage('n.item_name', like));
  const way = sortDirection(page.order);
  const order = page.sort === 'id' ? sql`n.id ${way}` : sql`n.position ${way}, n.id ${way}`;
  return await read(
    ctx,
    ctx.db,
    sql`where ${allOf(parts)} order by ${order} limit ${page.count} offset ${page.start}`,
  );
}

/** @throws Problem not-found, right-missing, need-not-found */
export async function getAdminNeed(ctx: Ctx, id: number): Promise<AdminNeed> {
  staffOf(ctx, 'content:read');
  return await readOne(ctx, ctx.db, id);
}

/** @throws Problem not-found, right-missing, invalid-request */
export async function addNeed(ctx: Ctx, input: NeedInput): Promise<AdminNeed> {
  staffOf(ctx, 'content:write');
  const row = columnsOf(input);
  return await inTransaction(ctx.db, async (tx) => {
    const { id } = await tx
      .insertInto('need')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return await readOne(ctx, tx, id);
  });
}

/** @throws Problem not-found, right-missing, need-not-found, record-changed, invalid-request */
export async function changeNeed(
  ctx: Ctx,
  id: number,
  { version, ...input }: NeedInput & { version: string },
): Promise<AdminNeed> {
  staffOf(ctx, 'content:write');
  const row = columnsOf(input);
  return await inTransaction(ctx.db, async (tx) => {
    await sql`select from need where id = ${id} for update`.execute(tx);
    if ((await readOne(ctx, tx, id)).version !== version) throw new Problem('record-changed');
    await tx.updateTable('need').set(row).where('id', '=', id).execute();
    return await readOne(ctx, tx, id);
  });
}

/** English is what the other languages are shown in until they are translated, so it is never empty. */
function columnsOf(input: NeedInput) {
  const faults: FieldProblem[] = TEXTS.flatMap((entry) =>
    input[entry].en.trim() === ''
      ? [{ code: 'field-required' as const, pointer: `/${entry}/en` }]
      : [],
  );
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  return {
    position: input.position,
    published: input.published,
    display_text: stored(input.displayText),
    item_name: stored(input.itemName),
    material: stored(input.material),
    material_spec: stored(input.materialSpec),
    size: stored(input.size),
    composition: stored(input.composition),
  };
}

const stored = (texts: LocalizedText): string => JSON.stringify(filled(texts));

async function readOne(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminNeed> {
  const { rows } = await read(ctx, db, sql`where n.id = ${id}`);
  if (rows[0] === undefined) throw new Problem('need-not-found');
  return rows[0];
}

async function read(
  ctx: Ctx,
  db: Db | Tx,
  which: RawBuilder<unknown>,
): Promise<{ rows: AdminNeed[]; total: number }> {
  const { rows } = await sql<Omit<AdminNeed, 'name'> & { total: number }>`
    select n.id, n.position, n.published, n.display_text as "displayText", n.item_name as "itemName", n.material, n.material_spec as "materialSpec",
      n.size, n.composition, md5(to_jsonb(n)::text) as version, count(*) over ()::int as total,
      case when ${mayRead(ctx, 'leads')} then (select count(*)::int from lead l where l.need_id = n.id) end as answers
    from need n ${which}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      name: row.itemName[ctx.locale] || row.itemName.en,
    })),
  };
}
