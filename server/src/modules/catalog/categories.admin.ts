// Category editing by staff: names in three languages, branches moved with everything below; addresses follow and old ones redirect. [§4 SEO]
import {
  type AdminCategory,
  type CategoryInput,
  LOCALES,
  type LocalizedText,
  NO_PICTURE,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { trimmed } from '../../platform/text.ts';
import { namesAndSlug, refused, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';

const DEEPEST = 4;
/** One change of the tree at a time: two that move each other's branches would tie a knot. The bytes spell "mwct". */
const LOCK = 0x6d776374;

export type CategoryFilter = { ids?: number[] | undefined; q?: string | undefined };

/** The whole tree in the order in which people read it. @throws Problem not-found, right-missing */
export async function listAdminCategories(
  ctx: Ctx,
  filter: CategoryFilter,
  page: { start: number; count: number },
): Promise<{ rows: AdminCategory[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const q = filter.q?.trim().toLowerCase() ?? '';
  const all = await readTree(ctx, ctx.db);
  const rows = all.filter(
    (row) =>
      (filter.ids === undefined || filter.ids.includes(row.id)) &&
      (q === '' ||
        [...Object.values(row.names), row.lineage].some((text) => text.toLowerCase().includes(q))),
  );
  return { rows: rows.slice(page.start, page.start + page.count), total: rows.length };
}

/** @throws Problem not-found, right-missing, category-not-found */
export async function getAdminCategory(ctx: Ctx, id: number): Promise<AdminCategory> {
  staffOf(ctx, 'catalogue:read');
  return await readCategory(ctx, ctx.db, id);
}

/** @throws Problem not-found, right-missing, invalid-request, value-taken, category-too-deep */
export async function addCategory(ctx: Ctx, input: CategoryInput): Promise<AdminCategory> {
  staffOf(ctx, 'catalogue:write');
  const { names, descriptions, slug, parentId } = tidy(input);
  return await inTree(ctx, async (tx) => {
    const parent = await placeOf(tx, parentId);
    if (parent.depth + 1 > DEEPEST) throw rejection('category-too-deep');
    const { id } = await tx
      .insertInto('category')
      .values({
        parent_id: parentId,
        slug,
        lineage: addressOf(parent, slug),
        depth: parent.depth + 1,
        position: await lastPlace(tx, parentId),
        name: JSON.stringify(names),
        description: JSON.stringify(descriptions),
        image: NO_PICTURE,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return await readCategory(ctx, tx, id);
  });
}

/** @throws Problem not-found, right-missing, category-not-found, invalid-request, value-taken, category-into-itself, category-too-deep */
export async function changeCategory(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  input: CategoryInput,
): Promise<AdminCategory> {
  staffOf(ctx, 'catalogue:write');
  const { names, descriptions, slug, parentId } = tidy(input);
  return await inTree(ctx, async (tx) => {
    const before = await readCategory(ctx, tx, id);
    await tx
      .updateTable('category')
      .set({ name: JSON.stringify(names), description: JSON.stringify(descriptions) })
      .where('id', '=', id)
      .execute();
    if (before.parentId !== parentId) {
      await sql`update category set position = ${await lastPlace(tx, parentId)} where id = ${id}`.execute(
        tx,
      );
    }
    const isMoved = await graft(tx, before, parentId, slug);
    const isRenamed = LOCALES.some((locale) => before.names[locale] !== names[locale]);
    const after = await readCategory(ctx, tx, id);
    if (isMoved || isRenamed)
      await followSearch(tx, reindex, await listBranchProducts(tx, after.lineage));
    return after;
  });
}

/** @throws Problem not-found, right-missing, category-not-found, value-taken, category-into-itself, category-too-deep */
export async function moveCategory(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  { parentId, beforeId }: { parentId: number | null; beforeId: number | null },
): Promise<AdminCategory> {
  staffOf(ctx, 'catalogue:write');
  return await inTree(ctx, async (tx) => {
    const before = await readCategory(ctx, tx, id);
    const isMoved = await graft(tx, before, parentId, before.slug);
    const { rows } = await sql<{ id: number }>`
      select id from category where parent_id is not distinct from ${parentId}::int and id <> ${id} order by position, id`.execute(
      tx,
    );
    const siblings = rows.map((row) => row.id);
    const place = beforeId === null ? -1 : siblings.indexOf(beforeId);
    siblings.splice(place === -1 ? siblings.length : place, 0, id);
    await sql`update category c set position = w.place from unnest(${siblings}::int[]) with ordinality as w (id, place)
      where c.id = w.id and c.position <> w.place`.execute(tx);
    const after = await readCategory(ctx, tx, id);
    if (isMoved) await followSearch(tx, reindex, await listBranchProducts(tx, after.lineage));
    return after;
  });
}

/** @throws Problem not-found, right-missing, category-not-found, record-in-use */
export async function removeCategory(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTree(ctx, async (tx) => {
    await readCategory(ctx, tx, id);
    const { rows } = await sql<{ n: number }>`
      select ((select count(*) from product where category_id = ${id}) + (select count(*) from category where parent_id = ${id}))::int as n`.execute(
      tx,
    );
    const n = rows[0]?.n ?? 0;
    if (n > 0) throw new Problem('record-in-use', { n });
    await sql`delete from category where id = ${id}`.execute(tx);
  });
}

/** Products in a category and below it. */
export async function listBranchProducts(tx: Tx, lineage: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p join category c on c.id = p.category_id
    where c.lineage = ${lineage} or starts_with(c.lineage, ${`${lineage}/`}) order by p.id`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

async function inTree<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      return await work(tx);
    }),
  );
}

/** Gives a branch its place and address; triggers leave the old addresses behind. @returns whether anything moved */
async function graft(
  tx: Tx,
  branch: AdminCategory,
  parentId: number | null,
  slug: string,
): Promise<boolean> {
  const parent = await placeOf(tx, parentId);
  if (parent.lineage === branch.lineage || parent.lineage.startsWith(`${branch.lineage}/`))
    throw rejection('category-into-itself');
  const lineage = addressOf(parent, slug);
  if (lineage === branch.lineage && parentId === branch.parentId) return false;
  const deeper = parent.depth + 1 - branch.depth;
  const { rows } = await sql<{ deepest: number }>`
    select max(depth) as deepest from category where id = ${branch.id} or starts_with(lineage, ${`${branch.lineage}/`})`.execute(
    tx,
  );
  if ((rows[0]?.deepest ?? 0) + deeper > DEEPEST) throw rejection('category-too-deep');
  await sql`update category set
      lineage = ${lineage}::text || substr(lineage, ${branch.lineage.length + 1}::int), depth = depth + ${deeper}::int,
      parent_id = case when id = ${branch.id} then ${parentId}::int else parent_id end, slug = case when id = ${branch.id} then ${slug} else slug end
    where id = ${branch.id} or starts_with(lineage, ${`${branch.lineage}/`})`.execute(tx);
  return true;
}

type Place = { lineage: string; depth: number };

async function placeOf(tx: Tx, parentId: number | null): Promise<Place> {
  if (parentId === null) return { lineage: '', depth: 0 };
  const parent = await tx
    .selectFrom('category')
    .select(['lineage', 'depth'])
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (parent === undefined) throw refused([{ code: 'value-not-valid', pointer: '/parentId' }]);
  return parent;
}

const addressOf = (parent: Place, slug: string): string =>
  parent.lineage === '' ? slug : `${parent.lineage}/${slug}`;

async function lastPlace(tx: Tx, parentId: number | null): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), 0) + 1 as place from category where parent_id is not distinct from ${parentId}::int`.execute(
    tx,
  );
  return rows[0]?.place ?? 1;
}

function tidy(input: CategoryInput): CategoryInput {
  const { names, slug, faults } = namesAndSlug(input);
  rejectFaults(faults);
  return { ...input, names, descriptions: trimmed(input.descriptions), slug };
}

const rejection = (code: 'category-into-itself' | 'category-too-deep'): Problem =>
  new Problem(code, {}, { fields: [{ code, pointer: '/parentId' }] });

type Row = {
  id: number;
  parent_id: number | null;
  name: LocalizedText;
  description: LocalizedText;
  slug: string;
  lineage: string;
  depth: number;
  position: number;
  image: string;
  products: number;
};

/** Parents before their children, siblings in their places; counted from the leaves up. */
async function readTree(ctx: Ctx, db: Db | Tx): Promise<AdminCategory[]> {
  const { rows } = await sql<Row>`
    select c.id, c.parent_id, c.name, c.description, c.slug, c.lineage, c.depth, c.position, c.image, coalesce(own.n, 0)::int as products
    from category c left join (select category_id, count(*) as n from product where kind = 'item' group by category_id) own on own.category_id = c.id
    order by c.depth, c.position, c.id`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows.toReversed()) {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    if (parent !== undefined) parent.products += row.products;
  }
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const walk = (parentId: number | null): Row[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...walk(row.id)]);
  return walk(null).map((row) => toStaff(row, ctx));
}

async function readCategory(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminCategory> {
  const category = (await readTree(ctx, db)).find((row) => row.id === id);
  if (category === undefined) throw new Problem('category-not-found');
  return category;
}

function toStaff({ parent_id, name, description, ...row }: Row, ctx: Ctx): AdminCategory {
  return {
    ...row,
    parentId: parent_id,
    name: name[ctx.locale] || name.en,
    names: name,
    descriptions: description,
  };
}

export const categoryUseCases = (reindex: Reindex) => ({
  list: listAdminCategories,
  get: getAdminCategory,
  create: addCategory,
  update: (ctx: Ctx, id: number, input: CategoryInput) => changeCategory(ctx, reindex, id, input),
  remove: removeCategory,
});
