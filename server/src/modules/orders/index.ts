// The door of orders: checkout prices, placing, reading, and where an order goes from there.
import { compareWithCart, orderAgain } from './orders.again.ts';
import { changeOrderContents } from './orders.desk.contents.ts';
import { recordPayment, recordRefund, reversePayment } from './orders.desk.payments.ts';
import { answerReturn } from './orders.desk.returns.ts';
import { shipOrder } from './orders.desk.shipments.ts';
import { addOrderNote, getDeskOrder, listDeskOrders } from './orders.desk.ts';
import { getProforma } from './orders.proforma.ts';
import { requestReturn } from './orders.returns.ts';
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder, changeOrderStatus } from './orders.status.ts';
import { trackOrder } from './orders.track.ts';
import { previewTaxes } from './tax-preview.ts';

export const service = {
  addOrderNote,
  answerReturn,
  changeOrderContents,
  getDeskOrder,
  listDeskOrders,
  recordPayment,
  recordRefund,
  reversePayment,
  shipOrder,
  cancelOrder,
  changeOrderStatus,
  compareWithCart,
  getOrder,
  getOrderPrices,
  getProforma,
  listOrders,
  orderAgain,
  placeOrder,
  previewTaxes,
  requestReturn,
  trackOrder,
};
export { listBuyers } from './buyers.queries.ts';
export { forgetBuyer, listOpenOrders } from './open-orders.queries.ts';
export { nextStatuses } from './order-status.rules.ts';
export { type Agreement, type PricedAgreement, placeAgreement, priceAgreement } from './orders.agreed.ts';
export type { DeskFilter as OrderListFilter } from './orders.desk.queries.ts';
export { registerOrderDeskRoutes } from './orders.desk.routes.ts';
export { type ExportedOrderLine, exportOrderLines } from './orders.export.ts';
export { ordersPlaced } from './orders.measures.ts';
export { lockOrderRecord, type OrderRecord, type OrderRecordLine, savePaymentDue } from './orders.record.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { ISSUE_INVOICE_QUEUE, type StatusChange } from './orders.status.ts';
export type { Checkout } from './orders.write.ts';
export { canonicalPublicId, newPublicId } from './public-id.ts';
export type { ReturnCredit } from './returns.credit.rules.ts';
