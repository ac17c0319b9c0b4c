// Admin service of product links: a link is stored once and counts for both products. [back office catalogue]
import type { LINK_KINDS, LinkedProduct, ProductLinks } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { textIn } from '../../platform/sql.ts';
import { rejectFaults } from './admin-errors.ts';
import { productName } from './catalog.cards.ts';
import { linksOf } from './catalog.links.ts';
import { lockProducts } from './products.admin.queries.ts';

type Kind = (typeof LINK_KINDS)[number];

/** @throws Problem not-found, right-missing, record-not-found */
export async function listProductLinks(ctx: Ctx, id: number): Promise<ProductLinks> {
  staffOf(ctx, 'catalogue:read');
  return await read(ctx, ctx.db, id);
}

/** Those that are left out go from both sides. @throws Problem not-found, right-missing, record-not-found, record-changed, invalid-request */
export async function changeProductLinks(
  ctx: Ctx,
  id: number,
  {
    kind,
    productIds,
    seen,
  }: { kind: Kind; productIds: readonly number[]; seen: readonly number[] },
): Promise<ProductLinks> {
  staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const known = await lockProducts(tx, [id, ...productIds]);
    if (!known.includes(id)) throw new Problem('record-not-found');
    const present = (await read(ctx, tx, id))[kind].map((row) => row.productId);
    if (present.join(',') !== seen.join(',')) throw new Problem('record-changed');
    rejectFaults(
      productIds.flatMap((other, place): FieldProblem[] => {
        const pointer = `/productIds/${place}`;
        if (productIds.indexOf(other) !== place) return [{ code: 'value-taken', pointer }];
        return other === id || !known.includes(other) ? [{ code: 'value-not-valid', pointer }] : [];
      }),
    );
    const chosen = sql`${[...productIds]}::int[]`;
    await sql`delete from product_link where kind = ${kind}
      and ((product_id = ${id} and not other_id = any(${chosen})) or (other_id = ${id} and not product_id = any(${chosen})))`.execute(
      tx,
    );
    await sql`insert into product_link (product_id, kind, other_id, position)
      select ${id}, ${kind}, w.other, w.place from unnest(${chosen}) with ordinality as w (other, place)
      on conflict (product_id, kind, other_id) do update set position = excluded.position where product_link.position <> excluded.position`.execute(
      tx,
    );
    return await read(ctx, tx, id);
  });
}

async function read(ctx: Ctx, db: Db | Tx, id: number): Promise<ProductLinks> {
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'item')
    .executeTakeFirst();
  if (product === undefined) throw new Problem('record-not-found');
  const { rows } = await sql<LinkedProduct & { kind: Kind }>`
    select l.kind, p.id as "productId", p.sku, p.image, p.published, m.name as manufacturer,
      ${textIn(ctx.locale, 'c.name')} as category, ${productName(ctx.locale, 'p.sku')} as name
    from (${linksOf(id)}) l join product p on p.id = l.other_id join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id
    order by l.kind, l.own desc, l.place, p.id`.execute(db);
  const of = (wanted: Kind): LinkedProduct[] =>
    rows.flatMap(({ kind, ...row }) => (kind === wanted ? [row] : []));
  return { related: of('related'), substitute: of('substitute') };
}
