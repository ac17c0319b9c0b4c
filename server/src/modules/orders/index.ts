// The door of orders: checkout prices, placing, reading, and where an order goes from there.
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';
import { cancelOrder, changeOrderStatus } from './orders.status.ts';
import { previewTaxes } from './tax-preview.ts';

export const service = { cancelOrder, changeOrderStatus, getOrder, getOrderPrices, listOrders, placeOrder, previewTaxes };
export { nextStatuses } from './order-status.rules.ts';
export { lockOrderRecord, type OrderRecord, type OrderRecordLine } from './orders.record.ts';
export { registerOrderRoutes } from './orders.routes.ts';
export { ISSUE_INVOICE_QUEUE, type StatusChange } from './orders.status.ts';
