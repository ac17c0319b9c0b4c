// Calls of /api/v1, by area.
import * as account from './account.ts';
import * as carts from './carts.ts';
import * as categories from './categories.ts';
import * as lots from './lots.ts';
import * as documents from './order-documents.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as quickOrder from './quick-order.ts';
import * as search from './search.ts';
import * as sessions from './sessions.ts';
import * as shop from './shop.ts';
import type { V1Call } from './v1-call.ts';

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
} satisfies Record<string, V1Call>;
