// The calls of orders. [§7.5]
import { CALLS, ORDER_PAGE_SIZE } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { orderAgain } from './orders.again.ts';
import { requestReturn } from './orders.returns.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder } from './orders.status.ts';
import { trackOrder } from './orders.track.ts';
import { toWireOrder, toWirePlaced, toWirePrices, toWireSummary, toWireTrack } from './orders.wire.ts';

export function registerOrderRoutes(app: FastifyInstance): void {
  answer(app, CALLS.listOrders, async ({ ctx, params, query }) => {
    // The id is only compared; a foreign one answers like one that nobody has.
    if (params.customerId !== customerOf(ctx)) throw new Problem('not-found');
    const { start = 0, count = ORDER_PAGE_SIZE, status, from, to, text } = query;
    const page = await listOrders(ctx, { start, count }, { status, from, to, text });
    return { orders: page.orders.map(toWireSummary), total: page.total };
  });

  answer(app, CALLS.getOrder, async ({ ctx, params }) => toWireOrder(await getOrder(ctx, params.orderId), ctx.locale));
  answer(app, CALLS.orderPrices, async ({ ctx, query }) => toWirePrices(await getOrderPrices(ctx, query.cartcode)));

  answer(app, CALLS.commitOrder, async ({ ctx, query, body }) => {
    const { purchaseOrderNumber = '', note = '', paymentMode = 'telegraphic-transfer', termsAccepted = true } = body ?? {};
    return toWirePlaced(await placeOrder(ctx, query.cartCode, { purchaseOrderNumber, note, paymentMode, termsAccepted }));
  });

  answer(app, CALLS.cancelOrder, async ({ ctx, params }) => toWireOrder(await cancelOrder(ctx, params.orderId), ctx.locale));
  answer(app, CALLS.requestReturn, async ({ ctx, params, body }) =>
    toWireOrder(await requestReturn(ctx, params.orderId, { lines: body.lines, note: body.note ?? '' }), ctx.locale),
  );
  answer(app, CALLS.orderAgain, async ({ ctx, params, query }) => await orderAgain(ctx, params.orderId, query.cartCode ?? null));
  answer(app, CALLS.trackOrder, async ({ ctx, body }) =>
    toWireTrack(await trackOrder(ctx, { orderId: body.orderId, email: body.emailId })),
  );
}
