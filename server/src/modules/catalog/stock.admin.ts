// Stock correction by staff: to what was counted on the shelf, with a reason, never below what is reserved; every unit that came or went is a movement. [decisions §4] [decisions 0117]
import type { StockMovement } from '@millwright/contracts';
import { sql } from 'kysely';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { collapse } from '../../platform/text.ts';
import { refused } from './admin-errors.ts';
import { columnOf, heldAt, lockLocation, type StockLocation } from './catalog.stock-locations.ts';

type Count = { counted: number; seen: number; note: string; locationId?: number | undefined };

/** @param count what was counted, and what the editor saw that should lie there: what left or came meanwhile must not be counted away. Of one location, or of all together.
 *  @returns what is on hand of all together
 *  @throws Problem not-found, right-missing, record-not-found, record-changed, stock-below-reserved, invalid-request */
export async function correctStock(
  ctx: Ctx,
  id: number,
  { counted, seen, note, locationId }: Count,
): Promise<{ onHand: number; reserved: number }> {
  const by = staffOf(ctx, 'catalogue:write');
  const why = collapse(note);
  if (why === '') throw refused([{ code: 'field-required', pointer: '/note' }]);
  return await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql<{ on_hand: number; reserved: number }>`
      select s.on_hand, s.reserved from stock s join product p on p.id = s.product_id and p.kind = 'item' where s.product_id = ${id} for update of s`.execute(
      tx,
    );
    const row = rows[0];
    if (row === undefined) throw new Problem('record-not-found');
    const place = locationId === undefined ? null : await lockLocation(tx, locationId);
    const held = place === null ? row.on_hand : await heldAt(tx, id, place);
    const waiting = await toShipAt(tx, id, place);
    if (held + waiting !== seen) throw new Problem('record-changed');
    const delta = counted - seen;
    if (row.on_hand + delta < row.reserved) {
      const params = { n: row.reserved + waiting };
      throw new Problem('stock-below-reserved', params, {
        fields: [{ code: 'stock-below-reserved', params, pointer: '/counted' }],
      });
    }
    if (delta !== 0) {
      await sql`update stock set on_hand = on_hand + ${delta}::int where product_id = ${id}`.execute(
        tx,
      );
      await sql`insert into stock_movement (product_id, delta, reason, note, who, location_id)
        values (${id}, ${delta}, 'correction', ${why}, ${by}, ${place === null ? null : columnOf(place)})`.execute(
        tx,
      );
    }
    return { onHand: row.on_hand + delta, reserved: row.reserved };
  });
}

/** Units of orders that were taken there and have not left yet; orders of the product wait for its row, which is locked. */
async function toShipAt(tx: Tx, id: number, place: StockLocation | null): Promise<number> {
  const at = place?.id ?? null;
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(quantity), 0)::int as n from stock_to_ship
    where product_id = ${id} and (${at}::int is null or location_id = ${at})`.execute(tx);
  return rows[0]?.n ?? 0;
}

type Row = {
  id: number;
  at: Date;
  delta: number;
  reason: string;
  order_number: string | null;
  note: string | null;
  who: string | null;
  location: string;
  balance: number;
  total: number;
};

/** The newest first, each with what was on hand after it. @throws Problem not-found, right-missing */
export async function listStockMovements(
  ctx: Ctx,
  id: number,
  page: { start: number; count: number },
): Promise<{ rows: StockMovement[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<Row>`
    select m.id, m.at, m.delta, m.reason, o.public_id as order_number, m.note, coalesce(who.name, m.who) as who, l.name as location, m.balance, m.total
    from (select m.*, sum(m.delta) over (order by m.id)::int as balance, count(*) over ()::int as total
          from stock_movement m where m.product_id = ${id}) m
    left join sales_order o on o.id = m.order_id and ${mayRead(ctx, 'orders')}
    join stock_location l on l.id = m.location_id or (m.location_id is null and l.is_default)
    left join actor_name who on who.who = m.who
    order by m.id desc limit ${page.count} offset ${page.start}`.execute(ctx.db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ at, order_number, total: _, ...row }) => ({
      ...row,
      at: at.toISOString(),
      orderNumber: order_number,
    })),
  };
}
