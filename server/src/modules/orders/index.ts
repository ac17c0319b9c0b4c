// The door of orders: checkout prices, placing, reading.
import { getExpectedDelivery, getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';

export const service = { getExpectedDelivery, getOrder, getOrderPrices, listOrders, placeOrder };
export { registerOrderRoutes } from './orders.routes.ts';
