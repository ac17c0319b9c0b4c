// Calls of /api/v1, by area.
import * as account from './account.ts';
import * as alerts from './alerts.ts';
import * as bulk from './bulk.ts';
import * as carts from './carts.ts';
import * as categories from './categories.ts';
import * as changes from './changes.ts';
import * as compare from './compare.ts';
import * as countries from './countries.ts';
import * as home from './home.ts';
import * as lots from './lots.ts';
import * as negotiations from './negotiations.ts';
import * as operations from './operations.ts';
import * as documents from './order-documents.ts';
import * as orders from './orders.ts';
import * as productRows from './product-rows.ts';
import * as products from './products.ts';
import * as quickOrder from './quick-order.ts';
import * as quotes from './quotes.ts';
import * as requests from './requests.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as shop from './shop.ts';
import * as sizes from './sizes.ts';
import type { V1Call } from './v1-call.ts';
import * as wishlists from './wishlists.ts';

export { priceRow, stockRow } from './bulk.ts';
export type { V1Category } from './categories.ts';
export type {
  ChangedCustomer,
  ChangedInvoice,
  ChangedOrder,
  ChangedPrice,
  ChangedProduct,
  ChangedStock,
} from './changes.ts';
export { type ProductRow, productRow } from './product-rows.ts';
export { takesIdempotencyKey, V1_AREAS, type V1Area, type V1Call } from './v1-call.ts';

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
  putStock: bulk.putStock,
  putPrices: bulk.putPrices,
  putProducts: productRows.putProducts,
  listErpOrders: operations.listErpOrders,
  getInvoiceDocument: operations.getInvoiceDocument,
  listEvents: changes.listEvents,
  changedProducts: changes.changedProducts,
  changedPrices: changes.changedPrices,
  changedStocks: changes.changedStocks,
  changedOrders: changes.changedOrders,
  changedInvoices: changes.changedInvoices,
  changedCustomers: changes.changedCustomers,
  getOwnCart: carts.getOwnCart,
  createCart: carts.createCart,
  getCart: carts.getCart,
  addCartLine: carts.addCartLine,
  changeCartLine: carts.changeCartLine,
  removeCartLine: carts.removeCartLine,
  saveLineForLater: carts.saveLineForLater,
  previewTaxes: carts.previewTaxes,
  getCartPrices: carts.getCartPrices,
  matchQuickOrder: quickOrder.matchQuickOrder,
  matchQuickOrderFile: quickOrder.matchQuickOrderFile,
  addQuickOrder: quickOrder.addQuickOrder,
  registerCustomer: account.registerCustomer,
  logIn: sessions.logIn,
  refreshSession: sessions.refreshSession,
  logOut: sessions.logOut,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  changePassword: sessions.changePassword,
  requestPassword: sessions.requestPassword,
  showEmailChange: sessions.showEmailChange,
  confirmEmailChange: sessions.confirmEmailChange,
  reportEmailChange: sessions.reportEmailChange,
  getProfile: account.getProfile,
  changeProfile: account.changeProfile,
  cancelEmailChange: account.cancelEmailChange,
  getAddresses: account.getAddresses,
  changeAddress: account.changeAddress,
  listCertificates: account.listCertificates,
  sendCertificate: account.sendCertificate,
  getCertificate: account.getCertificate,
  getOwnData: account.getOwnData,
  closeAccount: account.closeAccount,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  placeOrder: orders.placeOrder,
  cancelOrder: orders.cancelOrder,
  reduceOrder: orders.reduceOrder,
  answerProposal: orders.answerProposal,
  requestReturn: orders.requestReturn,
  orderAgain: orders.orderAgain,
  compareWithCart: orders.compareWithCart,
  getProforma: orders.getProforma,
  trackOrder: orders.trackOrder,
  listOrderDocuments: documents.listDocuments,
  getInvoice: documents.getInvoice,
  getCreditNote: documents.getCreditNote,
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
