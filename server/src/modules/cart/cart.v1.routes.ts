// Carts in /api/v1. [decisions 0114]
import { type Cart, type CurrencyCode, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { RouteConfig } from '../../platform/http/route-config.ts';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { shownCurrency } from '../pricing/index.ts';
import { addItem, changeItem, getCart, listCartLines, removeItem } from './cart.service.ts';
import { cartState, ownCartState } from './cart.state.ts';
import { toV1Cart } from './cart.v1.wire.ts';

/** What stands between a cart and its order. */
const ORDERING: RouteConfig = { priority: 'high' };

export function registerCartV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.getOwnCart,
    async ({ ctx, query }) => {
      const shown = await cartShownIn(ctx, query.currency);
      return { cart: shown.wire(await getCart(shown.ctx, null)) };
    },
    ORDERING,
    ownCartState,
  );
  v1Route(
    app,
    V1_CALLS.createCart,
    async ({ ctx, query, body }) => {
      const shown = await cartShownIn(ctx, query.currency);
      return shown.whole(await addItem(shown.ctx, null, body));
    },
    ORDERING,
  );
  v1Route(
    app,
    V1_CALLS.getCart,
    async ({ ctx, params, query }) => {
      const shown = await cartShownIn(ctx, query.currency);
      return shown.whole(await getCart(shown.ctx, params.code));
    },
    ORDERING,
    cartState,
  );
  v1Route(
    app,
    V1_CALLS.addCartLine,
    async ({ ctx, params, query, body }) => {
      const shown = await cartShownIn(ctx, query.currency);
      await requireCart(ctx, params.code);
      return shown.whole(await addItem(shown.ctx, params.code, body));
    },
    ORDERING,
    cartState,
  );
  v1Route(
    app,
    V1_CALLS.changeCartLine,
    async ({ ctx, params, query, body }) => {
      const shown = await cartShownIn(ctx, query.currency);
      const { productId } = await requireLine(ctx, params.code, params.id);
      const item = { productId, quantity: body.quantity };
      return shown.whole(await changeItem(shown.ctx, params.code, item));
    },
    ORDERING,
    cartState,
  );
  v1Route(
    app,
    V1_CALLS.removeCartLine,
    async ({ ctx, params, query }) => {
      const shown = await cartShownIn(ctx, query.currency);
      await requireLine(ctx, params.code, params.id);
      return { cart: shown.wire(await removeItem(shown.ctx, params.code, { lineId: params.id })) };
    },
    ORDERING,
    cartState,
  );
}

/** How a cart is answered: the context whose messages are in the asked currency, and the wire form. @throws Problem invalid-request, at /currency */
export async function cartShownIn(ctx: Ctx, asked: CurrencyCode | undefined) {
  const currency = await shownCurrency(ctx, asked);
  const base = asked === undefined ? currency : await shownCurrency(ctx, undefined);
  const wire = (cart: Cart) => toV1Cart(cart, { currency, base });
  return {
    ctx: { ...ctx, currency },
    currency,
    wire,
    /** Of a cart that has lines. @throws Problem cart-not-found */
    whole: (cart: Cart) => {
      const answer = wire(cart);
      if (answer === null) throw new Problem('cart-not-found');
      return answer;
    },
  };
}

/** There is no empty cart. @throws Problem cart-not-found */
export async function requireCart(ctx: Ctx, code: string) {
  const lines = await listCartLines(ctx, code);
  if (lines.length === 0) throw new Problem('cart-not-found');
  return lines;
}

/** @throws Problem cart-not-found, cart-line-not-found */
export async function requireLine(
  ctx: Ctx,
  code: string,
  id: number,
): Promise<{ productId: number }> {
  const line = (await requireCart(ctx, code)).find((each) => each.id === id);
  if (line === undefined) throw new Problem('cart-line-not-found');
  return line;
}
