// The customer's own orders in /api/v1, and what a cart would cost as one. [decisions 0114]
import { type OrderDetail, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { RouteConfig } from '../../platform/http/route-config.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { moneyIn, nextOf, startOf } from '../../platform/v1-wire.ts';
import { service as carts } from '../cart/index.ts';
import { type BankDetails, getBankDetails } from '../company/index.ts';
import { chargedAmount, shownCurrency } from '../pricing/index.ts';
import { compareWithCart, orderAgain } from './orders.again.ts';
import { MAX_ERP_ORDERS, ordersForErp } from './orders.erp.ts';
import { getProforma } from './orders.proforma.ts';
import { answerProposal } from './orders.proposals.ts';
import { reduceOrder } from './orders.reduce.ts';
import { requestReturn } from './orders.returns.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder } from './orders.status.ts';
import { trackOrder } from './orders.track.ts';
import {
  toV1Order,
  toV1Prices,
  toV1Proforma,
  toV1Summary,
  toV1Taxes,
  toV1Track,
} from './orders.v1.wire.ts';
import { previewTaxes } from './tax-preview.ts';

/** What stands between a cart and its order. */
const ORDERING: RouteConfig = { priority: 'high' };
const PAGE = 25;

export function registerOrderV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.listErpOrders, async ({ ctx, query: { after, limit, changedSince } }) => {
    const page = await ordersForErp(ctx, {
      ...{ after, changedSince },
      ...(limit === undefined ? {} : { limit }),
    });
    // A reader keeps the cursor of each answer, also that of the last.
    const more = page.items.length === (limit ?? MAX_ERP_ORDERS);
    return { ...page, next: page.next ?? after ?? null, more };
  });
  registerCheckoutRoutes(app);
  registerChangingRoutes(app);
  v1Route(app, V1_CALLS.listOrders, async ({ ctx, query }) => {
    const { limit = PAGE, after, status, from, to, text } = query;
    const start = startOf(after);
    const page = await listOrders(ctx, { start, count: limit }, { status, from, to, text });
    return {
      items: page.orders.map(toV1Summary),
      next: nextOf(start, page.orders.length, page.total),
    };
  });
  v1Route(
    app,
    V1_CALLS.getOrder,
    async ({ ctx, params }) => await shown(ctx, await getOrder(ctx, params.order)),
  );
  v1Route(app, V1_CALLS.getProforma, async ({ ctx, params }) => {
    const proforma = await getProforma(ctx, params.order);
    return toV1Proforma(proforma, await bankOf(ctx, proforma.order));
  });
  v1Route(app, V1_CALLS.orderAgain, async ({ ctx, params, body }) => {
    const { cartCode = null } = body;
    return await orderAgain(ctx, params.order, cartCode);
  });
  v1Route(app, V1_CALLS.compareWithCart, async ({ ctx, params, query }) => ({
    items: await compareWithCart(ctx, params.order, query.cartCode ?? null),
  }));
  v1Route(app, V1_CALLS.trackOrder, async ({ ctx, body }) => {
    try {
      return toV1Track(await trackOrder(ctx, { orderId: body.number, email: body.email }));
    } catch (error) {
      throw namedAsHere(error);
    }
  });
}

function registerCheckoutRoutes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.previewTaxes,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      // A visitor who looks at prices in a currency is taken to be where it is used.
      const looking = { ...ctx, currency };
      const preview = await previewTaxes(looking, await carts.getCart(looking, params.code));
      return {
        taxes: toV1Taxes(preview.taxes, currency),
        total: moneyIn(preview.total, currency),
        country: preview.country,
        assumed: preview.assumed,
        expectedDelivery: preview.expectedDelivery,
      };
    },
    ORDERING,
  );
  v1Route(
    app,
    V1_CALLS.getCartPrices,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      return toV1Prices(await getOrderPrices(ctx, params.code, query.deliveryId), currency);
    },
    ORDERING,
  );
  v1Route(
    app,
    V1_CALLS.placeOrder,
    async ({ ctx, body }) => {
      const {
        cartCode,
        termsAccepted,
        purchaseOrderNumber = '',
        note = '',
        paymentMode = 'telegraphic-transfer',
        deliveryId,
      } = body;
      const currency = await shownCurrency(ctx, body.currency);
      const total =
        body.total === undefined ? undefined : await chargedAmount(ctx, body.total, '/total');
      const order = await placeOrder({ ...ctx, currency }, cartCode, {
        purchaseOrderNumber,
        note,
        paymentMode,
        termsAccepted,
        deliveryId,
        total,
      });
      return await shown(ctx, order);
    },
    ORDERING,
  );
}

function registerChangingRoutes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.cancelOrder,
    async ({ ctx, params }) => await shown(ctx, await cancelOrder(ctx, params.order)),
  );
  v1Route(
    app,
    V1_CALLS.reduceOrder,
    async ({ ctx, params, body }) =>
      await shown(ctx, await reduceOrder(ctx, params.order, body.lines)),
  );
  v1Route(app, V1_CALLS.answerProposal, async ({ ctx, params, body }) => {
    const { accept, answer = '' } = body;
    const answered = { proposalId: params.id, accept, answer };
    return await shown(ctx, await answerProposal(ctx, params.order, answered));
  });
  v1Route(app, V1_CALLS.requestReturn, async ({ ctx, params, body }) => {
    const { lines, note = '' } = body;
    return await shown(ctx, await requestReturn(ctx, params.order, { lines, note }));
  });
}

/** An order as its owner is answered it, with the bank where it is paid. */
async function shown(ctx: Ctx, order: OrderDetail) {
  return toV1Order(order, await bankOf(ctx, order));
}

async function bankOf({ db }: Ctx, { status }: OrderDetail): Promise<BankDetails | null> {
  return status === 'Cancelled' ? null : await getBankDetails(db);
}

/** The use case names the field as the form of the page does. */
function namedAsHere(error: unknown): unknown {
  if (!(error instanceof Problem) || error.code !== 'invalid-request') return error;
  const fields = error.fields.map((field) =>
    field.pointer === '/emailId'
      ? { ...field, pointer: '/email' }
      : field.pointer === '/orderId'
        ? { ...field, pointer: '/number' }
        : field,
  );
  return new Problem(error.code, error.params, { fields });
}
