// The door of the save list: what customers and visitors put aside.
import { addAllToCart, moveToCart, saveForLater } from './wishlist.cart.ts';
import { changeQuantities, createList, moveToList, removeList, renameList, shareList } from './wishlist.lists.ts';
import { getLists, getShared, listSaved, listWished, removeEntries, saveProduct } from './wishlist.service.ts';

export const service = {
  addAllToCart,
  changeQuantities,
  createList,
  getLists,
  getShared,
  listSaved,
  listWished,
  moveToCart,
  moveToList,
  removeEntries,
  removeList,
  renameList,
  saveForLater,
  saveProduct,
  shareList,
};
export { type MergedWishes, mergeWished } from './wishlist.merge.ts';
export { listOwn, removeListsOf } from './wishlist.queries.ts';
export { registerWishlistRoutes } from './wishlist.routes.ts';
