// The calls of orders. [§7.5]
import { CALLS, ORDER_PAGE_SIZE, type OrderDetail } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { answer } from '../../platform/http/calls.ts';
import type { RouteConfig } from '../../platform/http/route-config.ts';
import { Problem } from '../../platform/problem.ts';
import { getBankDetails } from '../company/index.ts';
import { customerOf } from '../customers/index.ts';
import { orderAgain } from './orders.again.ts';
import { requestReturn } from './orders.returns.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder } from './orders.status.ts';
import { trackOrder } from './orders.track.ts';
import {
  toWireOrder,
  toWirePlaced,
  toWirePrices,
  toWireSummary,
  toWireTrack,
} from './orders.wire.ts';

/** What stands between a cart and its order. */
const ORDERING: RouteConfig = { priority: 'high' };

export function registerOrderRoutes(app: FastifyInstance): void {
  answer(app, CALLS.listOrders, async ({ ctx, params, query }) => {
    // The id is only compared; a foreign one answers like an unknown one.
    if (params.customerId !== customerOf(ctx)) throw new Problem('not-found');
    const { start = 0, count = ORDER_PAGE_SIZE, status, from, to, text } = query;
    const page = await listOrders(ctx, { start, count }, { status, from, to, text });
    return {
      orders: page.orders.map((order) => toWireSummary(order, ctx.locale)),
      total: page.total,
    };
  });

  answer(
    app,
    CALLS.getOrder,
    async ({ ctx, params }) => await shown(ctx, await getOrder(ctx, params.orderId)),
  );
  answer(
    app,
    CALLS.orderPrices,
    async ({ ctx, query }) =>
      toWirePrices(await getOrderPrices(ctx, query.cartcode, query.deliveryId), ctx.locale),
    ORDERING,
  );

  answer(
    app,
    CALLS.commitOrder,
    async ({ ctx, query, body }) => {
      const {
        purchaseOrderNumber = '',
        note = '',
        paymentMode = 'telegraphic-transfer',
        termsAccepted = true,
        currency = ctx.currency,
        deliveryId,
      } = body ?? {};
      return toWirePlaced(
        await placeOrder({ ...ctx, currency }, query.cartCode, {
          purchaseOrderNumber,
          note,
          paymentMode,
          termsAccepted,
          deliveryId,
        }),
      );
    },
    ORDERING,
  );

  answer(
    app,
    CALLS.cancelOrder,
    async ({ ctx, params }) => await shown(ctx, await cancelOrder(ctx, params.orderId)),
  );
  answer(
    app,
    CALLS.requestReturn,
    async ({ ctx, params, body }) =>
      await shown(
        ctx,
        await requestReturn(ctx, params.orderId, { lines: body.lines, note: body.note ?? '' }),
      ),
  );
  answer(
    app,
    CALLS.orderAgain,
    async ({ ctx, params, query }) => await orderAgain(ctx, params.orderId, query.cartCode ?? null),
  );
  answer(app, CALLS.trackOrder, async ({ ctx, body }) =>
    toWireTrack(await trackOrder(ctx, { orderId: body.orderId, email: body.emailId }), ctx.locale),
  );
}

/** An order as its owner is answered it, with the bank where it is paid. */
async function shown(ctx: Ctx, order: OrderDetail) {
  const bank = order.status === 'Cancelled' ? null : await getBankDetails(ctx.db);
  return toWireOrder(order, bank, ctx.locale);
}
