// Orders in the back office: the list, one order with everything about it, and internal notes. [§4 Orders, decisions §8]
import type { AdminOrder, AdminOrderRow } from '@millwright/contracts';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany, listMissingCompanyData } from '../company/index.ts';
import { listMailsAbout } from '../notifications/index.ts';
import { getCachedTerms, getToday } from '../pricing/index.ts';
import { notifyMentioned } from '../staff-notifications/index.ts';
import {
  type AdminFilter,
  findAdminExtras,
  insertNote,
  listAdminRows,
} from './orders.admin.queries.ts';
import { balanceOf, isOverdue, paymentStateOf, refundDueOf } from './orders.admin.rules.ts';
import { toAdminOrder } from './orders.admin.views.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';
import { inLanguage } from './orders.views.ts';

/** @throws Problem not-found, right-missing */
export async function listAdminOrders(
  ctx: Ctx,
  filter: AdminFilter,
  page: ListPage,
): Promise<{ rows: AdminOrderRow[]; total: number }> {
  staffOf(ctx, 'orders:read');
  const today = await getToday(ctx.db, ctx.clock.now());
  const { orderPrefix } = await getCachedTerms(ctx.db, ctx.clock.now());
  // Every new number begins so: a query that holds no more yet means all of them.
  const isBegun = `${orderPrefix}-`.startsWith((filter.q ?? '').trim().toUpperCase());
  const { rows, total } = await listAdminRows(
    ctx.db,
    { ...filter, q: isBegun ? undefined : filter.q, byCustomer: mayRead(ctx, 'customers') },
    page,
    today,
  );
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      orderId: row.public_id,
      placedAt: row.placed_at.toISOString(),
      status: row.status,
      customerId: row.customer_id,
      customerName: row.customer_name,
      companyName: row.company_name,
      purchaseOrderNumber: row.buyer_po_number,
      total: row.total_base,
      paid: row.paid_base,
      credited: row.credited_base,
      refundDue: refundDueOf(balanceOf(row)),
      paymentState: paymentStateOf(balanceOf(row)),
      paymentDue: row.payment_due,
      overdue: isOverdue(balanceOf(row), row.payment_due, today),
      pieces: row.pieces,
      shipped: row.shipped,
      openReturns: row.open_returns,
    })),
  };
}

/** @throws Problem not-found, right-missing, order-not-found */
export async function getAdminOrder(ctx: Ctx, id: number): Promise<AdminOrder> {
  staffOf(ctx, 'orders:read');
  return await readAdminOrder(ctx, ctx.db, id);
}

/** For use cases that have asked for the right themselves: in their transaction they see what they did. */
export async function readAdminOrder(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminOrder> {
  const row = await getRowById(db, id);
  const [extras, mails] = [
    await findAdminExtras(db, row.id),
    await listMailsAbout(ctx, db, row.public_id),
  ];
  return toAdminOrder(inLanguage(row, ctx.locale), extras, {
    mails,
    withAccount: mayRead(ctx, 'customers'),
    today: await getToday(db, ctx.clock.now()),
    companyMissing: await missingFor(db, row),
    pickup: (await getCompany({ db, clock: ctx.clock })).pickup[ctx.locale],
  });
}

/** Only staff see it; who is mentioned is notified. @throws Problem not-found, right-missing, order-not-found, invalid-request */
export async function addOrderNote(ctx: Ctx, id: number, text: string): Promise<AdminOrder> {
  const by = staffOf(ctx, 'orders:write');
  const words = text.trim();
  if (words === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/text' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    const { public_id } = await getRowById(tx, id);
    await lockOrder(tx, id);
    await insertNote(tx, id, by, words);
    const about = { subject: 'order', id: String(id), name: public_id, actor: by } as const;
    await notifyMentioned(ctx, tx, about, words);
    return await readAdminOrder(ctx, tx, id);
  });
}

/** Reason why a pending order cannot be confirmed and invoiced. */
async function missingFor(
  db: Db | Tx,
  { status, delivery, taxes }: OrderRow,
): Promise<AdminOrder['companyMissing']> {
  return status === 'Pending'
    ? await listMissingCompanyData(db, { country: delivery.country, taxes: taxes ?? [] })
    : [];
}
