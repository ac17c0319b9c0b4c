// The door of orders: checkout prices, placing, reading.
import { getOrder, getOrderPrices, listOrders, placeOrder } from './orders.service.ts';

export const service = { getOrder, getOrderPrices, listOrders, placeOrder };
export { registerOrderRoutes } from './orders.routes.ts';
