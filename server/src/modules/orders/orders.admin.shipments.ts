// Shipments: a part of an order or all that is left of it; the order is Shipped once everything has left. [decisions §8 Order states]
import { type AdminOrder, formatMoney, type ShipsFrom } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import {
  leaveFrom,
  listHeldForOrder,
  listLeavingFrom,
  listOpenLocations,
  lockStockOf,
} from '../catalog/index.ts';
import { insertNote } from './orders.admin.queries.ts';
import { balanceOf, leftToShip, owedOf } from './orders.admin.rules.ts';
import { readAdminOrder } from './orders.admin.ts';
import { checkCarrier, notifyBuyer } from './orders.notify.ts';
import { lockOrder, type OrderRow, saveCarrier, saveStatus } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';
import { insertShipment } from './orders.shipments.queries.ts';

export type ShipmentInput = {
  /** Made by the form: what is sent twice leaves once. */
  once: string;
  carrier: string;
  trackingNumber: string;
  lines: readonly { productId: number; quantity: number }[];
  /** While not all is paid: why it leaves all the same. */
  unpaidReason?: string | undefined;
  /** From where; absent: the default location, or the first that has enough. */
  locationId?: number | undefined;
};

/** Locations from which what is left of an order can leave, the likeliest first. @throws Problem not-found, right-missing, order-not-found */
export async function listOrderLocations(ctx: Ctx, id: number): Promise<{ rows: ShipsFrom[] }> {
  staffOf(ctx, 'orders:read');
  const { lines } = await getRowById(ctx.db, id);
  const places = await listLeavingFrom(ctx.db, id, leftToShip(lines.map(toShippable)));
  const held = await listHeldForOrder(
    ctx.db,
    id,
    lines.map((line) => line.product_id),
  );
  const rows = places.map((place) => ({
    ...place,
    lines: held
      .filter((each) => each.locationId === place.id)
      .map(({ productId, quantity }) => ({ productId, quantity })),
  }));
  return { rows };
}

/** @throws Problem not-found, right-missing, order-not-found, order-not-shippable, ship-nothing, ship-too-many, order-not-paid, stock-not-there, stock-none-there, invalid-request */
export async function shipOrder(ctx: Ctx, id: number, input: ShipmentInput): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'shipping:write');
  // The answer is the order.
  staffOf(ctx, 'orders:read');
  const { carrier = '', trackingNumber = '' } = checkCarrier(input);
  return await inTransaction(ctx.db, async (tx) => {
    await getRowById(tx, id);
    // Lock order: stock by product id, then the order. With one location a shipment changes no stock.
    if (input.locationId !== undefined || (await listOpenLocations(tx)).length > 1)
      await lockStockOf(tx, id);
    await lockOrder(tx, id);
    await failpoint('shipment: order locked');
    // Read again under the lock: two at once see each other's units.
    const row = await getRowById(tx, id);
    if (row.shipments?.some((left) => left.once === input.once))
      return await readAdminOrder(ctx, tx, id);
    if (row.status !== 'Confirmed')
      throw new Problem('order-not-shippable', {
        status: translator(ctx.locale)(`orders.status.${row.status}`),
      });
    rejectShipment(row, input.lines);
    await requirePaid(ctx, tx, row, input.unpaidReason);
    const locationId = await leaveFrom(tx, id, input.lines, {
      chosen: input.locationId,
      who: actor,
    });
    await insertShipment(tx, {
      orderId: id,
      locationId,
      at: ctx.clock.now(),
      carrier,
      trackingNumber,
      actor,
      once: input.once,
      lines: input.lines,
    });
    await finish(ctx, tx, id, actor, { carrier, trackingNumber });
    return await readAdminOrder(ctx, tx, id);
  });
}

/**
 * Goods leave after payment, or when staff say why not (the documents of a Letter of Credit are in order, say); what it says stays
 * as a note of the order. The system itself sends the demo's orders alone. [§9 Terms, decisions 0064]
 * @throws Problem order-not-paid, invalid-request
 */
export async function requirePaid(ctx: Ctx, tx: Tx, row: OrderRow, reason = ''): Promise<void> {
  const left = owedOf(balanceOf(row)) - row.paid_base;
  if (left <= 0 || ctx.actor.kind === 'system') return;
  const words = reason.trim();
  if (words === '') {
    const params = { amount: formatMoney(left, row.rates.base, ctx.locale) };
    throw new Problem('order-not-paid', params, {
      fields: [{ code: 'order-not-paid', pointer: '/unpaidReason', params }],
    });
  }
  await insertNote(
    tx,
    row.id,
    staffOf(ctx, 'orders:read'),
    `${translator(ctx.locale)('orders.note.shippedUnpaid')}: ${words}`,
  );
}

async function finish(
  ctx: Ctx,
  tx: Tx,
  id: number,
  actor: string,
  by: { carrier: string; trackingNumber: string },
): Promise<void> {
  await saveCarrier(tx, id, by);
  const { lines } = await getRowById(tx, id);
  const isWhole = lines.every((line) => line.shipped === line.quantity);
  if (isWhole) await saveStatus(tx, id, 'Shipped', actor, ctx.clock.now());
  await notifyBuyer(ctx, tx, isWhole ? 'shipped' : 'part-shipped', await getRowById(tx, id));
}

function rejectShipment(row: OrderRow, lines: ShipmentInput['lines']): void {
  if (lines.length === 0) throw new Problem('ship-nothing');
  if (new Set(lines.map((line) => line.productId)).size < lines.length)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-repeated', pointer: '/lines' }] },
    );
  const left = new Map(
    leftToShip(row.lines.map(toShippable)).map((line) => [line.productId, line.quantity]),
  );
  const names = new Map(row.lines.map((line) => [line.product_id, line.name]));
  const fields = lines.flatMap(({ productId, quantity }): FieldProblem[] => {
    const name = names.get(productId);
    if (name === undefined)
      throw new Problem(
        'invalid-request',
        {},
        { fields: [{ code: 'value-not-valid', pointer: '/lines' }] },
      );
    const n = left.get(productId) ?? 0;
    return quantity <= n
      ? []
      : [{ code: 'ship-too-many', pointer: `/lines/${productId}`, params: { n, name } }];
  });
  const [first] = fields;
  if (first !== undefined) throw new Problem('ship-too-many', first.params, { fields });
}

const toShippable = (line: OrderRow['lines'][number]) => ({
  productId: line.product_id,
  quantity: line.quantity,
  shipped: line.shipped,
});

/** All that has not left yet, as one; the order is locked already, and where a location is chosen, its stock. @throws Problem stock-not-there, stock-none-there, invalid-request */
export async function shipRest(
  ctx: Ctx,
  tx: Tx,
  row: OrderRow,
  actor: string,
  {
    locationId,
    ...by
  }: { carrier: string; trackingNumber: string; locationId?: number | undefined },
): Promise<void> {
  const lines = leftToShip(row.lines.map(toShippable));
  if (lines.length === 0) return;
  await insertShipment(tx, {
    orderId: row.id,
    locationId:
      locationId === undefined
        ? null
        : await leaveFrom(tx, row.id, lines, { chosen: locationId, who: actor }),
    at: ctx.clock.now(),
    ...by,
    actor,
    once: `rest-of-${String(row.id).padStart(8, '0')}`,
    lines,
  });
}
