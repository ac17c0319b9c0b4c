// The calls of the cart. [§7.1]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import type { RouteConfig } from '../../platform/http/route-config.ts';
import { addItem, changeItem, getCart, removeItem } from './cart.service.ts';
import { toWireCart } from './cart.wire.ts';

/** What stands between a cart and its order. */
const ORDERING: RouteConfig = { priority: 'high' };

export function registerCartRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.getShoppingCart,
    async ({ ctx, query }) => toWireCart(await getCart(ctx, query.cartCode), ctx.locale),
    ORDERING,
  );

  answer(
    app,
    CALLS.addItemToCart,
    async ({ ctx, body }) => {
      const { productId, quantity, code } = body;
      return toWireCart(await addItem(ctx, code ?? null, { productId, quantity }), ctx.locale);
    },
    ORDERING,
  );

  answer(
    app,
    CALLS.updateShoppingCartItem,
    async ({ ctx, body }) => {
      const { productId, quantity, code } = body;
      return toWireCart(await changeItem(ctx, code, { productId, quantity }), ctx.locale);
    },
    ORDERING,
  );

  answer(
    app,
    CALLS.removeItemFromCart,
    async ({ ctx, query }) =>
      toWireCart(
        await removeItem(ctx, query.cartCode, { lineId: query.lineItemId, mustExist: true }),
        ctx.locale,
      ),
    ORDERING,
  );
}
