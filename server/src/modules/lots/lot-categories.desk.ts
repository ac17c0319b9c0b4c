// How does the desk keep the categories of the lot sale? Named in three languages, in an order, with a picture; an empty one goes. [back office lots]
import { type LocalizedText, type LotCategoryDesk, type LotCategoryInput, NO_PICTURE } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { deskEntries } from '../catalog/index.ts';
import { service as media } from '../media/index.ts';
import { filled } from './lots.desk-check.ts';

const { cleaned, isSlug, likeOf, refused, refuseFaults, slugOfName } = deskEntries;

/** @throws Problem not-found, right-missing */
export async function listDeskLotCategories(
  ctx: Ctx,
  filter: { ids?: number[] | undefined; q?: string | undefined },
  page: { start: number; count: number },
): Promise<{ rows: LotCategoryDesk[]; total: number }> {
  staffOf(ctx, 'lots:read');
  return await read(ctx, ctx.db, filter, page);
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getDeskLotCategory(ctx: Ctx, id: number): Promise<LotCategoryDesk> {
  staffOf(ctx, 'lots:read');
  return await readOne(ctx, ctx.db, id);
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken */
export async function addLotCategory(ctx: Ctx, input: LotCategoryInput): Promise<LotCategoryDesk> {
  staffOf(ctx, 'lots:write');
  return await toldAtSlug(() =>
    inTransaction(ctx.db, async (tx) => {
      const { id } = await tx
        .insertInto('lot_category')
        .values(await tidy(tx, input))
        .returning('id')
        .executeTakeFirstOrThrow();
      return await readOne(ctx, tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, invalid-request, value-taken */
export async function changeLotCategory(ctx: Ctx, id: number, input: LotCategoryInput): Promise<LotCategoryDesk> {
  staffOf(ctx, 'lots:write');
  return await toldAtSlug(() =>
    inTransaction(ctx.db, async (tx) => {
      await readOne(ctx, tx, id);
      await tx
        .updateTable('lot_category')
        .set(await tidy(tx, input))
        .where('id', '=', id)
        .execute();
      return await readOne(ctx, tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, record-in-use */
export async function removeLotCategory(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'lots:write');
  await inTransaction(ctx.db, async (tx) => {
    await sql`select from lot_category where id = ${id} for update`.execute(tx);
    const { lots } = await readOne(ctx, tx, id);
    if (lots > 0) throw new Problem('record-in-use', { n: lots });
    await tx.deleteFrom('lot_category').where('id', '=', id).execute();
  });
}

async function tidy(tx: Tx, input: LotCategoryInput) {
  const names = filled(input.names, cleaned);
  const slug = input.slug.trim() === '' ? slugOfName(names.en) : input.slug.trim();
  const image = input.image === '' ? NO_PICTURE : input.image;
  const hasPicture = image === NO_PICTURE || (await media.listPictures(tx, [image])).length === 1;
  refuseFaults([
    ...(names.en === '' ? [{ code: 'field-required' as const, pointer: '/names/en' }] : []),
    ...(isSlug(slug) ? [] : [{ code: 'value-not-valid' as const, pointer: '/slug' }]),
    ...(hasPicture ? [] : [{ code: 'value-not-valid' as const, pointer: '/image' }]),
  ]);
  return { name: JSON.stringify(names), slug, image, position: input.position };
}

async function toldAtSlug<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'lot_category_slug_unique')
      throw refused([{ code: 'value-taken', pointer: '/slug' }], 'value-taken');
    throw error;
  }
}

async function readOne(ctx: Ctx, db: Db | Tx, id: number): Promise<LotCategoryDesk> {
  const { rows } = await read(ctx, db, { ids: [id] }, { start: 0, count: 1 });
  if (rows[0] === undefined) throw new Problem('record-not-found');
  return rows[0];
}

async function read(
  ctx: Ctx,
  db: Db | Tx,
  filter: { ids?: number[] | undefined; q?: string | undefined },
  page: { start: number; count: number },
): Promise<{ rows: LotCategoryDesk[]; total: number }> {
  const like = likeOf(filter.q);
  const { rows } = await sql<Omit<LotCategoryDesk, 'name'> & { names: LocalizedText; total: number }>`
    select c.id, c.name as names, c.slug, c.image, c.position, count(*) over ()::int as total,
      (select count(*)::int from lot l where l.category_id = c.id) as lots,
      (select count(*)::int from lot l join product p on p.id = l.product_id where l.category_id = c.id and (p.published or l.listed)) as offered
    from lot_category c
    where (${filter.ids ?? null}::int[] is null or c.id = any(${filter.ids ?? null}::int[]))
      and (${like}::text is null or c.slug ilike ${like} or exists (select from jsonb_each_text(c.name) w where w.value ilike ${like}))
    order by c.position, c.id limit ${page.count} offset ${page.start}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({ ...row, name: row.names[ctx.locale] || row.names.en })),
  };
}
