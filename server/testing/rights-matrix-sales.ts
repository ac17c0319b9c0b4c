// Rights matrix of the calls about what is sold, and to whom.
import type { MatrixRow } from './matrix-row.ts';

const NEGOTIATIONS: Record<string, MatrixRow> = {
  listNegotiationThreads: 'A-O-',
  getNegotiationThread: 'A-O-',
  acceptNegotiation: 'A-O-',
  declineNegotiation: 'A-O-',
  counterNegotiation: 'A-O-',
  limitNegotiation: 'A-O-',
};
const QUOTES: Record<string, MatrixRow> = {
  listAdminQuotes: 'A-O-',
  getAdminQuoteView: 'A-O-',
  getAdminQuoteDocument: 'A-O-',
  createAdminQuote: 'A-O-',
  changeAdminQuote: 'A-O-',
  sendAdminQuote: 'A-O-',
  reviseAdminQuote: 'A-O-',
  withdrawAdminQuote: 'A-O-',
  noteOnAdminQuote: 'A-O-',
  findQuoteGoods: 'A-O-',
};
const REVIEWS: Record<string, MatrixRow> = {
  listModeratedReviews: 'ACOE',
  approveModeratedReview: 'ACOE',
  hideModeratedReview: 'ACOE',
  listStockAlerts: 'A-O-',
};
const ORDERS: Record<string, MatrixRow> = {
  listAdminOrders: 'ACO-',
  getAdminOrder: 'ACO-',
  listOrderDocuments: 'ACO-',
  getOrderDocument: 'ACO-',
  listBatchDocuments: 'ACO-',
  printBatchDocuments: 'ACO-',
  changeAdminOrderStatus: 'A-O-',
  changeAdminOrderContents: 'A-O-',
  withdrawOrderProposal: 'A-O-',
  recordOrderConsent: 'A-O-',
  shipAdminOrder: 'A-O-',
  printShipmentLabels: 'ACO-',
  getInvoiceDocument: 'ACO-',
  exportErpOrders: 'ACO-',
  listConsignments: 'A-O-',
  exportConsignments: 'A-O-',
  readCarrierAnswer: 'A-O-',
  listOrderLocations: 'ACO-',
  recordPayment: 'A-O-',
  recordRefund: 'A-O-',
  reversePayment: 'A-O-',
  addOrderNote: 'A-O-',
  answerReturn: 'A-O-',
};

const CUSTOMERS: Record<string, MatrixRow> = {
  listAdminCustomers: 'A-O-',
  getAdminCustomer: 'A-O-',
  exportCustomers: 'A-O-',
  verifyCustomer: 'A-O-',
  getCustomerCertificate: 'A-O-',
  answerCertificate: 'A-O-',
  addCustomerNote: 'A-O-',
  blockCustomer: 'A-O-',
  endCustomerSessions: 'A-O-',
  anonymiseCustomer: 'A-O-',
  priceOnBehalf: 'A-O-',
  placeOnBehalf: 'A-O-',
};

export const SALES: Record<string, MatrixRow> = {
  ...NEGOTIATIONS,
  ...QUOTES,
  ...REVIEWS,
  ...ORDERS,
  ...CUSTOMERS,
};
