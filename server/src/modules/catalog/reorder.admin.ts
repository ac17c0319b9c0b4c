// Reorder points: at how many units a product is ordered again, and the products that are there. [decisions 0100]
import type { ProductToReorder, ReorderPoint } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { type Listed, type ListPage, listed } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { sortDirection } from '../../platform/sql.ts';
import { refused } from './admin-errors.ts';
import { productName } from './catalog.cards.ts';
import { matchingProducts } from './products.admin.queries.ts';

/** @throws Problem not-found, right-missing, record-not-found */
export async function getReorderPoint(ctx: Ctx, productId: number): Promise<ReorderPoint> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<ReorderPoint>`
    select r.point, r.quantity from product p left join reorder_point r on r.product_id = p.id
    where p.id = ${productId} and p.kind = 'item'`.execute(ctx.db);
  if (rows[0] === undefined) throw new Problem('record-not-found');
  return rows[0];
}

/** Without a point the product is never ordered again. @throws Problem not-found, right-missing, record-not-found, invalid-request */
export async function setReorderPoint(
  ctx: Ctx,
  productId: number,
  { point, quantity }: ReorderPoint,
): Promise<ReorderPoint> {
  staffOf(ctx, 'catalogue:write');
  if (point === null && quantity !== null)
    throw refused([{ code: 'field-required', pointer: '/point' }]);
  return await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql`
      select from product where id = ${productId} and kind = 'item' for key share`.execute(tx);
    if (rows.length === 0) throw new Problem('record-not-found');
    if (point === null)
      await sql`delete from reorder_point where product_id = ${productId}`.execute(tx);
    else
      await sql`insert into reorder_point (product_id, point, quantity) values (${productId}, ${point}, ${quantity})
        on conflict (product_id) do update set point = excluded.point, quantity = excluded.quantity
        where (reorder_point.point, reorder_point.quantity) is distinct from (excluded.point, excluded.quantity)`.execute(
        tx,
      );
    return { point, quantity };
  });
}

type Filter = {
  q?: string | undefined;
  categoryId?: number | undefined;
  manufacturerId?: number | undefined;
};

const SORTS: Readonly<Record<string, string>> = {
  sku: 'sku',
  available: 'available',
  incoming: 'incoming',
  incomingOn: 'incoming_on',
  point: 'point',
  suggested: 'suggested',
};

/** @throws Problem not-found, right-missing */
export async function listToReorder(
  ctx: Ctx,
  filter: Filter,
  page: ListPage,
): Promise<Listed<ProductToReorder>> {
  staffOf(ctx, 'catalogue:read');
  const way = sortDirection(page.order);
  const order = sql`${sql.ref(SORTS[page.sort] ?? 'sku')} ${way}, id ${way}`;
  const { rows } = await sql<ProductToReorder & { total: number }>`
    with page as (
      select * from (
        select p.id, p.sku, p.manufacturer_id, r.*, count(*) over ()::int as total
        from product_to_reorder r join product p on p.id = r.product_id where ${matchingProducts(filter)}
      ) low order by ${order} limit ${page.count} offset ${page.start}
    )
    select p.id, p.sku, ${productName(ctx.locale, 'p.sku')} as name, m.name as manufacturer, p.available, p.reserved, p.incoming,
      p.incoming_on::text as "incomingOn", p.point, p.suggested, p.total
    from (select *, row_number() over (order by ${order}) as place from page) p
    join manufacturer m on m.id = p.manufacturer_id order by p.place`.execute(ctx.db);
  return listed(rows);
}
