// Public API of the wishlist module: products that customers and visitors saved.
import { addAllToCart, moveToCart, saveForLater } from './wishlist.cart.ts';
import {
  changeQuantities,
  createList,
  moveToList,
  removeList,
  renameList,
  shareList,
} from './wishlist.lists.ts';
import {
  getLists,
  getShared,
  listSaved,
  listWishlistItems,
  removeEntries,
  saveProduct,
} from './wishlist.service.ts';

export const service = {
  addAllToCart,
  changeQuantities,
  createList,
  getLists,
  getShared,
  listSaved,
  listWishlistItems,
  moveToCart,
  moveToList,
  removeEntries,
  removeList,
  renameList,
  saveForLater,
  saveProduct,
  shareList,
};
export { registerSavedForLaterV1Routes } from './saved-for-later.v1.routes.ts';
export { type MergedWishes, mergeWishlistItems } from './wishlist.merge.ts';
export { listOwn, removeListsOf } from './wishlist.queries.ts';
export { registerWishlistRoutes } from './wishlist.routes.ts';
export { registerWishlistV1Routes } from './wishlist.v1.routes.ts';
