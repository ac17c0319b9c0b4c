// What happens when an order goes on: confirmed, shipped, completed by the staff, cancelled by either side? One transaction, with everything that follows. [§4 Orders, decisions §8 Order states]
import { ORDER_TRANSITIONS, type OrderDetail, type OrderStatus } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { defineQueue, sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStockOf, returnStock, returnToLocations } from '../catalog/index.ts';
import { requireCompanyData } from '../company/index.ts';
import { customerOf } from '../customers/index.ts';
import { returnsStock } from './order-status.rules.ts';
import { requirePaid, shipRest } from './orders.admin.shipments.ts';
import type { OrderMail } from './orders.mails.ts';
import { checkCarrier, notifyBuyer } from './orders.notify.ts';
import { closeOpenProposal } from './orders.proposals.queries.ts';
import { lockOrder, type OrderRow, saveCarrier, saveStatus } from './orders.queries.ts';
import { getOrderRow, getRowById } from './orders.service.ts';
import { correctShipment } from './orders.shipments.queries.ts';
import { detailOf } from './orders.views.ts';

/** Queue of the invoice jobs, by order: a confirmed order gets its invoice, one that is cancelled afterwards its credit note. */
export const ISSUE_INVOICE_QUEUE = defineQueue<{ orderId: number }>({
  name: 'issue-invoice',
  expireInSeconds: 300,
  retryLimit: 1_000,
  retryDelay: 5,
  retryDelayMax: 600,
});

export type StatusChange = {
  to: OrderStatus /** With Shipped; may be corrected later by sending Shipped again. */;
  carrier?: string;
  trackingNumber?: string;
  /** With Shipped, while not all is paid: why it leaves all the same. */
  unpaidReason?: string | undefined;
  /** With Shipped: from where; absent: each unit from where the order took it. */
  locationId?: number | undefined;
};

const MAILS: Readonly<Record<OrderStatus, OrderMail>> = {
  Pending: 'placed',
  Confirmed: 'confirmed',
  Shipped: 'shipped',
  Completed: 'completed',
  Cancelled: 'cancelled',
};

/**
 * Staff change the state of any order; its present state changes nothing and notifies nobody.
 * @param key its number or public id as people write it, or its number alone
 * @throws Problem not-found (not the staff), order-not-found, order-status-not-allowed, invalid-request, company-data-missing, order-proposal-open and freight-not-agreed (Confirmed), order-not-paid, stock-not-there (Shipped)
 */
export async function changeOrderStatus(
  ctx: Ctx,
  key: string | { id: number },
  change: StatusChange,
): Promise<OrderDetail> {
  const actor = staffOf(ctx, 'orders:write');
  return await transitionTo(
    ctx,
    { customerId: 'anybody', key, by: 'staff', actor },
    { ...change, ...checkCarrier(change) },
  );
}

/** The customer cancels an order that is not confirmed; a second time answers the same. @throws Problem login-required, order-not-found, order-not-cancellable */
export async function cancelOrder(ctx: Ctx, key: string): Promise<OrderDetail> {
  return await transitionTo(
    ctx,
    { customerId: customerOf(ctx), key, by: 'customer', actor: 'customer' },
    { to: 'Cancelled' },
  );
}

type Who = {
  customerId: number | 'anybody';
  key: string | { id: number };
  by: 'customer' | 'staff';
  actor: string;
};

async function transitionTo(ctx: Ctx, who: Who, change: StatusChange): Promise<OrderDetail> {
  return await inTransaction(ctx.db, async (tx) => {
    const before =
      typeof who.key === 'string'
        ? await getOrderRow(tx, who.customerId, who.key)
        : await getRowById(tx, who.key.id);
    const { to } = change;
    // Lock order: stock by product id, then the order. What an order took never grows into other products, so it is read without a lock.
    if (returnsStock(to) || change.locationId !== undefined) await lockStockOf(tx, before.id);
    const from = await lockOrder(tx, before.id);
    await failpoint('status: order locked');
    if (from !== to) {
      if (!ORDER_TRANSITIONS.canTransition(from, to, who.by))
        throw rejection(ctx, from, to, who.by);
      // Read under the lock: what has left in part cannot be called back.
      const now = await getRowById(tx, before.id);
      if (to === 'Cancelled' && now.shipments !== null) throw new Problem('order-partly-shipped');
      // Confirming issues the invoice, and that must be in the seller's own name.
      if (to === 'Confirmed')
        await requireCompanyData(ctx, tx, {
          country: now.delivery.country,
          taxes: now.taxes ?? [],
        });
      if (to === 'Confirmed') requireAnswer(now);
      if (to === 'Confirmed') requireFreight(ctx, now);
      if (to === 'Shipped') await requirePaid(ctx, tx, now, change.unpaidReason);
      if (to === 'Shipped') await ship(ctx, tx, now, true, who.actor, change);
      if (to === 'Cancelled') {
        const state = who.by === 'customer' ? 'declined' : 'withdrawn';
        await closeOpenProposal(tx, before.id, { state, by: who.actor, at: ctx.clock.now() });
      }
      await saveStatus(tx, before.id, to, who.actor, ctx.clock.now());
      if (returnsStock(to)) {
        await returnStock(tx, before.id);
        await returnToLocations(tx, before.id);
      }
      if (to === 'Confirmed' || (from === 'Confirmed' && to === 'Cancelled'))
        await sendJob(tx, ISSUE_INVOICE_QUEUE, { orderId: before.id });
    }
    if (from === 'Shipped' && to === 'Shipped')
      await ship(ctx, tx, before, false, who.actor, change);
    const after = await getRowById(tx, before.id);
    if (from !== to) await notifyBuyer(ctx, tx, MAILS[after.status], after);
    return await detailOf(ctx, tx, after);
  });
}

/** What the buyer is asked must be answered, or taken back by staff. [decisions 0105] */
function requireAnswer({ proposals }: OrderRow): void {
  if (proposals?.some((each) => each.state === 'open')) throw new Problem('order-proposal-open');
}

/** After that nothing changes, and the invoice says what was agreed. The system itself confirms the demo's orders alone. [decisions §8, 0064] */
function requireFreight(ctx: Ctx, row: OrderRow): void {
  if (ctx.actor.kind === 'system' || row.freight_base !== null) return;
  throw new Problem(
    'freight-not-agreed',
    {},
    { fields: [{ code: 'freight-not-agreed', pointer: '/freight' }] },
  );
}

/** All that is left goes now; a second time corrects who carries it. */
async function ship(
  ctx: Ctx,
  tx: Tx,
  row: OrderRow,
  isNow: boolean,
  actor: string,
  change: StatusChange,
): Promise<void> {
  const by = {
    carrier: change.carrier ?? row.carrier,
    trackingNumber: change.trackingNumber ?? row.tracking_number,
  };
  if (isNow) await shipRest(ctx, tx, row, actor, { ...by, locationId: change.locationId });
  else await correctShipment(tx, row.id, by);
  await saveCarrier(tx, row.id, by);
}

function rejection(ctx: Ctx, from: OrderStatus, to: OrderStatus, by: Who['by']): Problem {
  const t = translator(ctx.locale);
  const [status, wanted] = [t(`orders.status.${from}`), t(`orders.status.${to}`)];
  return by === 'customer'
    ? new Problem('order-not-cancellable', { status })
    : new Problem('order-status-not-allowed', { status, to: wanted });
}
