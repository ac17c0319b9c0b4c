// How does the desk keep manufacturers? Named once for all languages; products and search follow a new name. [back office catalogue]
import type { ManufacturerDesk, ManufacturerInput } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import { cleaned, isSlug, refuseFaults, toldAtEntries } from './desk-faults.ts';
import type { DeskPage } from './products.desk.queries.ts';

const SORTS: Readonly<Record<string, ReturnType<typeof sql.ref>>> = {
  id: sql.ref('m.id'),
  name: sql.ref('m.name'),
  country: sql.ref('m.country'),
};

/** @throws Problem not-found, right-missing */
export async function listManufacturers(
  ctx: Ctx,
  filter: { ids?: number[] | undefined; q?: string | undefined },
  page: DeskPage,
): Promise<{ rows: ManufacturerDesk[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await read(ctx.db, filter, page);
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getManufacturer(ctx: Ctx, id: number): Promise<ManufacturerDesk> {
  staffOf(ctx, 'catalogue:read');
  return await readOne(ctx.db, id);
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken */
export async function addManufacturer(ctx: Ctx, input: ManufacturerInput): Promise<ManufacturerDesk> {
  staffOf(ctx, 'catalogue:write');
  const row = tidy(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const { id } = await tx.insertInto('manufacturer').values(row).returning('id').executeTakeFirstOrThrow();
      return await readOne(tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, invalid-request, value-taken */
export async function changeManufacturer(ctx: Ctx, reindex: Reindex, id: number, input: ManufacturerInput): Promise<ManufacturerDesk> {
  staffOf(ctx, 'catalogue:write');
  const row = tidy(input);
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const before = await readOne(tx, id);
      await tx.updateTable('manufacturer').set(row).where('id', '=', id).execute();
      if (before.name !== row.name) await followSearch(tx, reindex, await listProductsOfMaker(tx, id));
      return await readOne(tx, id);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, record-in-use */
export async function removeManufacturer(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, async (tx) => {
    await readOne(tx, id);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from product where manufacturer_id = ${id}`.execute(tx);
    const n = rows[0]?.n ?? 0;
    if (n > 0) throw new Problem('record-in-use', { n });
    await tx.deleteFrom('manufacturer').where('id', '=', id).execute();
  });
}

export async function listProductsOfMaker(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx.selectFrom('product').select('id').where('manufacturer_id', '=', id).orderBy('id').execute();
  return rows.map((row) => row.id);
}

function tidy(input: ManufacturerInput): ManufacturerInput {
  const name = cleaned(input.name);
  const slug = input.slug.trim() === '' ? slugOfName(name) : input.slug.trim();
  const country = input.country.trim().toUpperCase();
  refuseFaults([
    ...(name === '' ? [{ code: 'field-required' as const, pointer: '/name' }] : []),
    ...(isSlug(slug) ? [] : [{ code: 'value-not-valid' as const, pointer: '/slug' }]),
    ...(/^[A-Z]{2}$/.test(country) ? [] : [{ code: 'value-not-valid' as const, pointer: '/country' }]),
  ]);
  return { name, slug, country };
}

async function readOne(db: Db | Tx, id: number): Promise<ManufacturerDesk> {
  const { rows } = await read(db, { ids: [id] }, { start: 0, count: 1, sort: 'id', order: 'asc' });
  if (rows[0] === undefined) throw new Problem('record-not-found');
  return rows[0];
}

async function read(
  db: Db | Tx,
  filter: { ids?: number[] | undefined; q?: string | undefined },
  page: DeskPage,
): Promise<{ rows: ManufacturerDesk[]; total: number }> {
  const like = filter.q === undefined || filter.q.trim() === '' ? null : `%${filter.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ManufacturerDesk & { total: number }>`
    with page as (
      select m.*, count(*) over ()::int as total from manufacturer m
      where (${filter.ids ?? null}::int[] is null or m.id = any(${filter.ids ?? null}::int[]))
        and (${like}::text is null or m.name ilike ${like} or m.slug ilike ${like})
      order by ${SORTS[page.sort] ?? sql.ref('m.name')} ${sql.raw(page.order)}, m.id limit ${page.count} offset ${page.start}
    )
    select m.id, m.name, m.slug, m.country, m.total,
      (select count(*)::int from product p where p.manufacturer_id = m.id and p.kind = 'item') as products
    from page m order by ${SORTS[page.sort] ?? sql.ref('m.name')} ${sql.raw(page.order)}, m.id`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
