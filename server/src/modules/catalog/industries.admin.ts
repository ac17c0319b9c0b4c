// Industries in the back office: named and described in three languages, with a picture; products belong one by one or by category. [back office catalogue]
import {
  type AdminIndustry,
  fileInText,
  type IndustryInput,
  LOCALES,
  type LocalizedText,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineCrud } from '../../platform/crud.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { listed } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { isLikeInAnyLanguage, likeOf, textIn } from '../../platform/sql.ts';
import { trimmed } from '../../platform/text.ts';
import { checkUpload, service as media } from '../media/index.ts';
import { namesAndSlug, refused, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';

type Page = { start: number; count: number };

export const industryCrud = (reindex: Reindex) =>
  defineCrud<AdminIndustry, IndustryInput>({
    area: 'catalogue',
    table: 'industry',
    read: async (ctx, db, { ids = null, q }, page) => {
      const like = likeOf(q);
      const { rows } = await sql<
        Omit<AdminIndustry, 'name'> & { names: LocalizedText; total: number }
      >`
        select i.id, i.name as names, i.description as descriptions, i.slug, i.image, i.position, count(*) over ()::int as total,
          (select count(*)::int from product_industry pi where pi.industry_id = i.id) as products
        from industry i
        where (${ids}::int[] is null or i.id = any(${ids}::int[]))
          and (${like}::text is null or i.slug ilike ${like} or ${isLikeInAnyLanguage('i.name', like)})
        order by i.position, i.id limit ${page.count} offset ${page.start}`.execute(db);
      return listed(rows.map((row) => ({ ...row, name: row.names[ctx.locale] || row.names.en })));
    },
    toColumns: async (tx, input) => {
      const { names, slug, faults } = namesAndSlug(input);
      const { image, faults: ofPicture } = await media.pictureOrNone(tx, input.image);
      rejectFaults([...faults, ...ofPicture]);
      return {
        name: JSON.stringify(names),
        description: JSON.stringify(trimmed(input.descriptions)),
        slug,
        image,
        position: input.position,
      };
    },
    atFields: toldAtEntries,
    afterUpdate: async (tx, id, before, after) => {
      if (LOCALES.some((locale) => before.names[locale] !== after.names[locale]))
        await followSearch(tx, reindex, await listProductsOfIndustry(tx, id));
    },
  });

/** @throws Problem not-found, right-missing, invalid-request at the picture */
export async function addIndustryPicture(ctx: Ctx, form: SentForm): Promise<{ name: string }> {
  staffOf(ctx, 'catalogue:write');
  const sent = form.files.get('picture');
  if (sent === undefined) throw refused([{ code: 'field-required', pointer: '/picture' }]);
  const file = await checkUpload(sent, '/picture');
  if (file.kind === 'pdf')
    throw refused([
      {
        ...{ code: 'file-type-not-taken', pointer: '/picture' },
        params: { file: fileInText(sent.name), types: 'PNG, JPG, WebP' },
      },
    ]);
  return { name: (await media.storePhoto(ctx, file.bytes)).name };
}

type Belonging = { id: number; name: string; lineage: string; products: number; all: number };

/** Categories of its products, the largest first. @throws Problem not-found, right-missing */
export async function listIndustryCategories(
  ctx: Ctx,
  id: number,
  page: Page,
): Promise<{ rows: Belonging[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<Belonging & { total: number }>`
    with own as (
      select p.category_id, count(*)::int as products, count(*) over ()::int as total
      from product_industry i join product p on p.id = i.product_id and p.kind = 'item' where i.industry_id = ${id}
      group by p.category_id order by products desc, p.category_id limit ${page.count} offset ${page.start}
    )
    select c.id, ${textIn(ctx.locale, 'c.name')} as name, c.lineage, own.products, own.total,
      (select count(*)::int from product p where p.category_id = c.id and p.kind = 'item') as all
    from own join category c on c.id = own.category_id order by own.products desc, c.id`.execute(
    ctx.db,
  );
  return listed(rows);
}

/** @returns how many products joined or left. @throws Problem not-found, right-missing, record-not-found */
export async function changeIndustryProducts(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  {
    belong,
    productIds,
    categoryId,
  }: { belong: boolean; productIds: readonly number[]; categoryId: number | null },
): Promise<{ changed: number }> {
  staffOf(ctx, 'catalogue:write');
  return await inTransaction(
    ctx.db,
    async (tx) => {
      const industry = await tx
        .selectFrom('industry')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (industry === undefined) throw new Problem('record-not-found');
      const meant = sql`select p.id from product p where p.kind = 'item' and (p.id = any(${[...productIds]}::int[]) or p.category_id in (
        select c.id from category c join category top on top.id = ${categoryId}::int where c.id = top.id or starts_with(c.lineage, top.lineage || '/')))`;
      const { rows } = belong
        ? await sql<{
            id: number;
          }>`insert into product_industry (product_id, industry_id) select m.id, ${id} from (${meant}) m
            on conflict do nothing returning product_id as id`.execute(tx)
        : await sql<{
            id: number;
          }>`delete from product_industry where industry_id = ${id} and product_id in (${meant}) returning product_id as id`.execute(
            tx,
          );
      await followSearch(
        tx,
        reindex,
        rows.map((row) => row.id),
      );
      return { changed: rows.length };
    },
    { statementTimeoutMs: 60_000 },
  );
}

export async function listProductsOfIndustry(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_industry')
    .select('product_id')
    .where('industry_id', '=', id)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}
