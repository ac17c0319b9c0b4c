// Admin views of negotiations: threads, waiting ones first, each with its buyer and the limits that answer automatically.
import type { NegotiationRowView, NegotiationThread } from '@millwright/contracts';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ListPage } from '../../platform/list.ts';
import { findCustomerName, listThreads, type ThreadFilter } from './negotiations.admin.queries.ts';
import { getForStaff, getLimits, setLimits } from './negotiations.admin.ts';
import type { Limits } from './negotiations.rules.ts';
import { toAdminNegotiation } from './negotiations.views.ts';

/** @throws Problem not-found, right-missing */
export async function listNegotiationThreads(
  ctx: Ctx,
  filter: ThreadFilter,
  page: ListPage,
): Promise<{ rows: NegotiationRowView[]; total: number }> {
  staffOf(ctx, 'negotiations:read');
  const { rows, total } = await listThreads(ctx.db, filter, page, mayRead(ctx, 'customers'));
  const nothing = { asking: null, offersLeft: 0, heldUntil: null };
  const now = ctx.clock.now();
  return {
    rows: rows.map((row) => toRow(toAdminNegotiation(row, now, ctx.locale, nothing), row.customer)),
    total,
  };
}

/** @throws Problem not-found, right-missing, offer-not-found */
export async function getNegotiationThread(
  ctx: Ctx,
  reference: string,
): Promise<NegotiationThread> {
  const thread = await getForStaff(ctx, reference);
  const [customer, limits] = await Promise.all([
    findCustomerName(ctx.db, thread.customerId, mayRead(ctx, 'customers')),
    getLimits(ctx, { productId: thread.productId }),
  ]);
  const { history, asking, offersLeft, heldUntil } = thread;
  return { ...toRow(thread, customer), history, asking, offersLeft, heldUntil, limits };
}

/** Of the item that is negotiated about. @throws Problem not-found, right-missing, offer-not-found, offer-limits-not-valid */
export async function limitNegotiation(
  ctx: Ctx,
  reference: string,
  limits: Limits,
): Promise<NegotiationThread> {
  staffOf(ctx, 'negotiations:write');
  const { productId } = await getForStaff(ctx, reference);
  await setLimits(ctx, { productId }, limits);
  return await getNegotiationThread(ctx, reference);
}

function toRow(
  thread: Awaited<ReturnType<typeof getForStaff>>,
  customer: string,
): NegotiationRowView {
  const {
    reference,
    itemName,
    productId,
    lotId,
    sku,
    unit,
    quantity,
    currency,
    state,
    startedAt,
    changedAt,
    last,
    phone,
    customerId,
  } = thread;
  return {
    ...{
      id: reference,
      itemName,
      productId,
      lotId,
      sku,
      unit,
      quantity,
      currency,
      state,
      startedAt,
      changedAt,
      last,
      phone,
      customerId,
    },
    customer,
  };
}
