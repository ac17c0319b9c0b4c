// Expected receipts: entered by staff, shown to buyers with their day, taken into stock in whole or in parts when they arrive. [decisions 0097]
import type { ExpectedReceipt } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { listed } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { likeOf } from '../../platform/sql.ts';
import { collapse } from '../../platform/text.ts';
import { getToday } from '../pricing/index.ts';
import { refused } from './admin-errors.ts';
import { columnOf, lockLocation } from './catalog.stock-locations.ts';

type Filter = { q?: string | undefined; productId?: number | undefined; id?: number };
type Page = { start: number; count: number };

/** Those on their way, the next ones first. @throws Problem not-found, right-missing */
export async function listExpectedReceipts(
  ctx: Ctx,
  filter: Filter,
  page: Page,
): Promise<{ rows: ExpectedReceipt[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  return await readReceipts(ctx, ctx.db, filter, page);
}

async function readReceipts(ctx: Ctx, db: Db | Tx, { q, productId, id }: Filter, page: Page) {
  const like = likeOf(q);
  // Names are read of the page only.
  const { rows } = await sql<ExpectedReceipt & { total: number }>`
    with page as (
      select r.*, count(*) over ()::int as total from expected_receipt r
      where r.closed_at is null and (${productId ?? null}::int is null or r.product_id = ${productId ?? null})
        and (${id ?? null}::int is null or r.id = ${id ?? null})
        and (${like}::text is null or r.reference ilike ${like}
          or r.product_id in (select id from product where sku ilike ${like} or mpn ilike ${like}))
      order by r.expected_on, r.id limit ${page.count} offset ${page.start}
    )
    select r.id, r.product_id as "productId", p.sku, ${nameOf(ctx)} as name, r.quantity, r.expected_on::text as "expectedOn",
      r.expected_on < ${await getToday(db, ctx.clock.now())}::date as "isLate", r.reference, r.total
    from page r join product p on p.id = r.product_id order by r.expected_on, r.id`.execute(db);
  return listed(rows);
}

const nameOf = (ctx: Ctx) =>
  sql`coalesce((select t.name from product_text t where t.product_id = p.id and t.locale = ${ctx.locale}),
    (select t.name from product_text t where t.product_id = p.id and t.locale = 'en'), p.sku)`;

type New = {
  productId: number;
  quantity: number;
  expectedOn: string;
  reference?: string | null | undefined;
};

/** @throws Problem not-found, right-missing, record-not-found, date-in-the-past, invalid-request */
export async function addExpectedReceipt(ctx: Ctx, input: New): Promise<ExpectedReceipt> {
  staffOf(ctx, 'catalogue:write');
  const { productId, quantity, expectedOn } = input;
  return await inTransaction(ctx.db, async (tx) => {
    if (expectedOn < (await getToday(tx, ctx.clock.now())))
      throw refused([{ code: 'date-in-the-past', pointer: '/expectedOn' }]);
    const { rows } = await sql<{ id: number }>`
      insert into expected_receipt (product_id, quantity, expected_on, reference)
      select p.id, ${quantity}, ${expectedOn}::date, ${collapse(input.reference ?? '')} from product p where p.id = ${productId} and p.kind = 'item'
      returning id`.execute(tx);
    const [added] = rows;
    if (added === undefined) throw new Problem('record-not-found');
    const found = await readReceipts(ctx, tx, { id: added.id }, { start: 0, count: 1 });
    return found.rows[0] as ExpectedReceipt;
  });
}

type Arrival = {
  quantity: number;
  seen: number;
  isLast: boolean /** Absent: at the default location. */;
  locationId?: number | undefined;
};

/**
 * Units that arrived go into stock with a movement; what is left stays on its way unless nothing more comes.
 * @param seen how many were on their way when somebody pressed: two people take nothing twice
 * @throws Problem not-found, right-missing, record-not-found, record-changed, invalid-request
 */
export async function takeExpectedReceipt(
  ctx: Ctx,
  id: number,
  { quantity, seen, isLast, locationId }: Arrival,
): Promise<{ onHand: number }> {
  const by = staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql<{ product_id: number; quantity: number; reference: string }>`
      select product_id, quantity, reference from expected_receipt where id = ${id} and closed_at is null for update`.execute(
      tx,
    );
    const [receipt] = rows;
    if (receipt === undefined) throw new Problem('record-not-found');
    if (receipt.quantity !== seen) throw new Problem('record-changed');
    await failpoint('receipt: read');
    const left = isLast ? 0 : Math.max(0, receipt.quantity - quantity);
    const place = locationId === undefined ? null : await lockLocation(tx, locationId);
    const note = receipt.reference === '' ? null : receipt.reference;
    await sql`update expected_receipt set quantity = ${left}, closed_at = ${left === 0 ? ctx.clock.now() : null}
      where id = ${id}`.execute(tx);
    const { rows: stock } = await sql<{ on_hand: number }>`
      insert into stock (product_id, on_hand) values (${receipt.product_id}, ${quantity})
      on conflict (product_id) do update set on_hand = stock.on_hand + excluded.on_hand returning on_hand`.execute(
      tx,
    );
    await sql`insert into stock_movement (product_id, delta, reason, note, who, location_id)
      values (${receipt.product_id}, ${quantity}, 'receipt', ${note}, ${by}, ${place === null ? null : columnOf(place)})`.execute(
      tx,
    );
    return { onHand: stock[0]?.on_hand ?? quantity };
  });
}

/** It does not come. @throws Problem not-found, right-missing, record-not-found */
export async function removeExpectedReceipt(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, async (tx) => {
    const { numAffectedRows } =
      await sql`delete from expected_receipt where id = ${id} and closed_at is null`.execute(tx);
    if (numAffectedRows === 0n) throw new Problem('record-not-found');
  });
}
