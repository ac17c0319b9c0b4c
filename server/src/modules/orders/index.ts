// Public API of the orders module: checkout prices, placing, reading, and what follows.

import { changeOrderContents } from './orders.admin.contents.ts';
import { recordPayment, recordRefund, reversePayment } from './orders.admin.payments.ts';
import { answerReturn } from './orders.admin.returns.ts';
import { shipOrder } from './orders.admin.shipments.ts';
import { addOrderNote, getAdminOrder, listAdminOrders } from './orders.admin.ts';
import { compareWithCart, orderAgain } from './orders.again.ts';
import { ordersForErp } from './orders.erp.ts';
import { getProforma } from './orders.proforma.ts';
import { answerProposal, recordConsent, withdrawProposal } from './orders.proposals.ts';
import { reduceOrder } from './orders.reduce.ts';
import { requestReturn } from './orders.returns.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder, changeOrderStatus } from './orders.status.ts';
import { trackOrder } from './orders.track.ts';
import { previewTaxes } from './tax-preview.ts';

export const service = {
  addOrderNote,
  answerProposal,
  answerReturn,
  changeOrderContents,
  getAdminOrder,
  listAdminOrders,
  recordConsent,
  recordPayment,
  recordRefund,
  reduceOrder,
  reversePayment,
  shipOrder,
  withdrawProposal,
  cancelOrder,
  changeOrderStatus,
  compareWithCart,
  getOrder,
  getOrderPrices,
  getProforma,
  listOrders,
  orderAgain,
  ordersForErp,
  placeOrder,
  previewTaxes,
  requestReturn,
  trackOrder,
};
export { listBuyers } from './buyers.queries.ts';
export { registerCarrierRoutes } from './carriers.admin.routes.ts';
export { forgetBuyer, listOpenOrders } from './open-orders.queries.ts';
export type { AdminFilter as OrderListFilter } from './orders.admin.queries.ts';
export { registerAdminOrderRoutes } from './orders.admin.routes.ts';
export { type ExportedOrderLine, exportOrderLines } from './orders.export.ts';
export {
  type NegotiatedOrder,
  type PricedOrderFromQuote,
  placeOrderFromQuote,
  priceOrderFromQuote,
} from './orders.from-quote.ts';
export { orderMailExample } from './orders.mail-example.ts';
export { ordersPlaced } from './orders.metrics.ts';
export {
  expireProposals,
  ORDER_PROPOSAL_EXPIRY,
  proposalExpiryJob,
} from './orders.proposals.jobs.ts';
export {
  lockOrderRecord,
  type OrderRecord,
  type OrderRecordLine,
  savePaymentDue,
} from './orders.record.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { ISSUE_INVOICE_QUEUE, type StatusChange } from './orders.status.ts';
export { registerOrderV1Routes } from './orders.v1.routes.ts';
export type { Checkout } from './orders.write.ts';
export type { ReturnCredit } from './returns.credit.rules.ts';
