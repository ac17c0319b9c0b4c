// The door of the cart.
import { mergeCart } from './cart.merge.ts';
import { addItem, changeItem, getCart, getCartBadge, removeItem } from './cart.service.ts';

export const service = { addItem, changeItem, getCart, getCartBadge, mergeCart, removeItem };
export { type Agreement, findHeldUntil } from './agreed.queries.ts';
export type { StoredAgreed } from './agreed.rules.ts';
export { HOLD_HOURS, holdAgreed, holdsUntil, refuseHeld, releaseAllOf, releaseOverdue, useAgreed } from './agreed.service.ts';
export { addItems } from './cart.bulk.ts';
export { getHeld } from './cart.held.ts';
export { AGREED_RELEASE, agreedReleaser, CART_CLEAN_UP, cartCleaner } from './cart.jobs.ts';
export { mergeCart } from './cart.merge.ts';
export { type ItemRefusal, putItems } from './cart.put-items.ts';
export { type CartRow, closeCart, findCart, listLines, lockCart, lockOpenCartOf, saveSeen } from './cart.queries.ts';
export { registerCartRoutes } from './cart.routes.ts';
export { decideLine, isAsSeen, type Seen, seenOf } from './cart.rules.ts';
export { isReady, listCartLines, lockUsable, openCart, priceStored, putItem, takeLine } from './cart.service.ts';
export { toWireCart } from './cart.wire.ts';
export { lockCartsOf, removeCartsOf } from './leaving.queries.ts';
