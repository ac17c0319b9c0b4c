// Calls of /api/v1, by area.
import * as alerts from './alerts.ts';
import * as categories from './categories.ts';
import * as compare from './compare.ts';
import * as countries from './countries.ts';
import * as home from './home.ts';
import * as lots from './lots.ts';
import * as negotiations from './negotiations.ts';
import * as products from './products.ts';
import * as quotes from './quotes.ts';
import * as requests from './requests.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import * as sizes from './sizes.ts';
import type { V1Call } from './v1-call.ts';
import * as wishlists from './wishlists.ts';

export type { V1Category } from './categories.ts';
export { V1_AREAS, type V1Area, type V1Call } from './v1-call.ts';

export const V1_CALLS = {
  getProduct: products.getProduct,
  listProducts: products.listProducts,
  getFamily: products.getFamily,
  listSubstitutes: products.listSubstitutes,
  listRelated: products.listRelated,
  listCategories: categories.listCategories,
  getCategory: categories.getCategory,
  listManufacturers: categories.listManufacturers,
  getManufacturer: categories.getManufacturer,
  listIndustries: categories.listIndustries,
  getIndustry: categories.getIndustry,
  listLotCategories: lots.listLotCategories,
  listLots: lots.listLots,
  getLot: lots.getLot,
  searchProducts: search.searchProducts,
  suggest: search.suggest,
  getShop: shop.getShop,
  listCurrencies: shop.listCurrencies,
  getPage: shop.getPage,
  listPosts: shop.listPosts,
  getPost: shop.getPost,
  getHome: home.getHome,
  listFeatured: home.listFeatured,
  getLotOfProduct: lots.getLotOfProduct,
  sendRequest: requests.sendRequest,
  applyAsSeller: requests.applyAsSeller,
  sendMessage: requests.sendMessage,
  enquireLot: requests.enquireLot,
  listNeeds: requests.listNeeds,
  respondToNeed: requests.respondToNeed,
  listRequests: requests.listRequests,
  getRequest: requests.getRequest,
  getRequestDocument: requests.getRequestDocument,
  listQuotes: quotes.listQuotes,
  getQuote: quotes.getQuote,
  acceptQuote: quotes.acceptQuote,
  declineQuote: quotes.declineQuote,
  askForChange: quotes.askForChange,
  getQuotePdf: quotes.getQuotePdf,
  getQuoteByLink: quotes.getQuoteByLink,
  getQuotePdfByLink: quotes.getQuotePdfByLink,
  claimQuote: quotes.claimQuote,
  beginNegotiation: negotiations.beginNegotiation,
  listNegotiations: negotiations.listNegotiations,
  getNegotiation: negotiations.getNegotiation,
  counterOffer: negotiations.counterOffer,
  acceptOffer: negotiations.acceptOffer,
  withdrawOffer: negotiations.withdrawOffer,
  listWishlists: wishlists.listWishlists,
  createWishlist: wishlists.createWishlist,
  getWishlist: wishlists.getWishlist,
  changeWishlist: wishlists.changeWishlist,
  deleteWishlist: wishlists.deleteWishlist,
  setWishlistQuantities: wishlists.setWishlistQuantities,
  moveWishlistEntries: wishlists.moveWishlistEntries,
  saveProduct: wishlists.saveProduct,
  removeEntry: wishlists.removeEntry,
  moveEntryToCart: wishlists.moveEntryToCart,
  addListToCart: wishlists.addListToCart,
  getSharedWishlist: wishlists.getSharedWishlist,
  addSharedListToCart: wishlists.addSharedListToCart,
  listReviews: reviews.listReviews,
  listOwnReviews: reviews.listOwnReviews,
  getOwnReview: reviews.getOwnReview,
  postReview: reviews.postReview,
  removeReview: reviews.removeReview,
  voteForReview: reviews.voteForReview,
  takeBackVote: reviews.takeBackVote,
  askForStockAlert: alerts.askForStockAlert,
  getStockAlert: alerts.getStockAlert,
  stopStockAlert: alerts.stopStockAlert,
  subscribeNewsletter: alerts.subscribeNewsletter,
  getNewsletterLink: alerts.getNewsletterLink,
  confirmNewsletter: alerts.confirmNewsletter,
  unsubscribeNewsletter: alerts.unsubscribeNewsletter,
  compareProducts: compare.compareProducts,
  listMeasuredFamilies: sizes.listMeasuredFamilies,
  findBySizes: sizes.findBySizes,
  listCountries: countries.listCountries,
} satisfies Record<string, V1Call>;
