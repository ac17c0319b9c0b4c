// Quantities already in the cart, for callers that check whether more may be added; read only.
import type { Ctx } from '../../platform/context.ts';
import { findCart, findOpenCartOf, listLines } from './cart.queries.ts';

/** product id -> quantity; empty for a cart that is not there or not the context's. */
export async function getHeld(ctx: Ctx, code: string | null): Promise<Map<number, number>> {
  const customerId = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null;
  let cart = code === null ? undefined : await findCart(ctx.db, code);
  if (
    cart === undefined ||
    cart.status !== 'open' ||
    (cart.customer_id !== null && cart.customer_id !== customerId)
  ) {
    cart = customerId === null ? undefined : await findOpenCartOf(ctx.db, customerId);
  }
  const lines = cart === undefined ? [] : await listLines(ctx.db, cart.id);
  return new Map(lines.map((line) => [line.productId, line.quantity]));
}
