// Calls of the REST API: the table of section 7, in its order.
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as customer from './customer.ts';
import * as leads from './leads.ts';
import * as lots from './lots.ts';
import * as negotiations from './negotiations.ts';
import * as order from './order.ts';
import * as quick from './quick-order.ts';
import * as review from './review.ts';
import * as stockAlert from './stock-alert.ts';
import * as wishlist from './wishlist.ts';

export type { Call } from './call.ts';
export type { WireCategory } from './catalog.ts';

export const CALLS = {
  getShoppingCart: cart.getShoppingCart,
  addItemToCart: cart.addItemToCart,
  updateShoppingCartItem: cart.updateShoppingCartItem,
  removeItemFromCart: cart.removeItemFromCart,
  quickOrder: quick.quickOrder,
  addQuickOrder: quick.addQuickOrder,
  logon: customer.logon,
  logout: customer.logout,
  listSessions: customer.listSessions,
  endSession: customer.endSession,
  register: customer.register,
  saveCustomerDigital: customer.saveCustomerDigital,
  resetPassword: customer.resetPassword,
  changePassword: customer.changePassword,
  customerUpdate: customer.customerUpdate,
  accountSummary: customer.accountSummary,
  updateAddress: customer.updateAddress,
  categories: catalog.categories,
  autocomplete: catalog.autocomplete,
  search: catalog.search,
  noteSearchClick: catalog.noteSearchClick,
  featuredIndustries: catalog.featuredIndustries,
  getWishlist: wishlist.getWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  listOrders: order.listOrders,
  getOrder: order.getOrder,
  orderPrices: order.orderPrices,
  commitOrder: order.commitOrder,
  cancelOrder: order.cancelOrder,
  requestReturn: order.requestReturn,
  orderAgain: order.orderAgain,
  trackOrder: order.trackOrder,
  lotCategories: lots.lotCategories,
  lotsOfCategory: lots.lotsOfCategory,
  productReviews: review.productReviews,
  postReview: review.postReview,
  reviewAvailable: review.reviewAvailable,
  negotiate: negotiations.negotiate,
  seller: leads.seller,
  postRequirement: leads.postRequirement,
  contactUs: leads.contactUs,
  lotRequest: leads.lotRequest,
  notify: stockAlert.notify,
};
