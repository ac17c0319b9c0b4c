// Public API of the cart module.
import { mergeCart } from './cart.merge.ts';
import { addItem, changeItem, getCart, getMiniCart, removeItem } from './cart.service.ts';

export const service = { addItem, changeItem, getCart, getMiniCart, mergeCart, removeItem };
export { addItems } from './cart.bulk.ts';
export { getHeld } from './cart.held.ts';
export {
  CART_CLEAN_UP,
  cartCleanupJob,
  NEGOTIATED_PRICE_EXPIRY,
  negotiatedPriceExpiryJob,
} from './cart.jobs.ts';
export { mergeCart } from './cart.merge.ts';
export { type ItemRejection, putItems } from './cart.put-items.ts';
export {
  type CartRow,
  closeCart,
  findCart,
  listLines,
  lockCart,
  lockOpenCartOf,
  savePriceSnapshot,
} from './cart.queries.ts';
export { registerCartRoutes } from './cart.routes.ts';
export { decideLine, matchesSnapshot, type PriceSnapshot, priceSnapshotOf } from './cart.rules.ts';
export {
  isReady,
  listCartLines,
  lockUsable,
  openCart,
  priceStored,
  putItem,
  takeLine,
} from './cart.service.ts';
export { cartShownIn, registerCartV1Routes, requireCart, requireLine } from './cart.v1.routes.ts';
export { toWireCart } from './cart.wire.ts';
export { lockCartsOf, removeCartsOf } from './leaving.queries.ts';
export { findHeldUntil, type NegotiatedOrder } from './negotiated-price.queries.ts';
export type { StoredNegotiated } from './negotiated-price.rules.ts';
export {
  HOLD_HOURS,
  holdsUntil,
  rejectHeld,
  releaseAllOf,
  releaseOverdue,
  reserveAtNegotiatedPrice,
  useNegotiated,
} from './negotiated-price.service.ts';
