// The calls of orders. [§7.5]
import { CALLS, ORDER_PAGE_SIZE } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { toWireOrder, toWirePlaced, toWirePrices, toWireSummary } from './orders.wire.ts';

export function registerOrderRoutes(app: FastifyInstance): void {
  answer(app, CALLS.listOrders, async ({ ctx, params, query }) => {
    // The id is only compared; a foreign one answers like one that nobody has.
    if (params.customerId !== customerOf(ctx)) throw new Problem('not-found');
    const page = await listOrders(ctx, { start: query.start ?? 0, count: query.count ?? ORDER_PAGE_SIZE });
    return { orders: page.orders.map(toWireSummary), total: page.total };
  });

  answer(app, CALLS.getOrder, async ({ ctx, params }) => toWireOrder(await getOrder(ctx, params.orderId), ctx.locale));
  answer(app, CALLS.orderPrices, async ({ ctx, query }) => toWirePrices(await getOrderPrices(ctx, query.cartcode)));

  answer(app, CALLS.commitOrder, async ({ ctx, query, body }) => {
    const { purchaseOrderNumber = '', note = '', paymentMode = 'telegraphic-transfer', termsAccepted = true } = body ?? {};
    return toWirePlaced(await placeOrder(ctx, query.cartCode, { purchaseOrderNumber, note, paymentMode, termsAccepted }));
  });
}
