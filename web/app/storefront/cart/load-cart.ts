// Cart of the visitor, by cookie; when it was ordered or has expired, the customer's own one or none, and the cookie is updated.
import type { Cart } from '@millwright/contracts';
import type { Effects, PageRequest } from '@millwright/server';
import { attempt } from '../../lib/problems.ts';

export async function loadCart({
  services,
  ctx,
  cartCode,
}: PageRequest): Promise<{ cart: Cart; effects: Effects }> {
  const found = await attempt(() => services.cart.getCart(ctx, cartCode));
  if (found.ok) return { cart: found.value, effects: {} };
  if (found.problem.code !== 'cart-not-found') throw found.problem;
  const own = await services.cart.getCart(ctx, null);
  return { cart: own, effects: { cartCode: own.code } };
}

/** A page that answers a POST shows the header's badge as well. */
export async function withMiniCart(request: PageRequest): Promise<PageRequest> {
  request.miniCart ??= await request.services.cart.getMiniCart(request.ctx, request.cartCode);
  return request;
}
