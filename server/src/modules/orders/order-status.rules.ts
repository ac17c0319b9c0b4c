// Rules of an order's status beside its transitions, which are the table of the contracts; pure. [§4 Orders, decisions §8 Order states]
import type { OrderStatus } from '@millwright/contracts';

/** Whether there is a proforma: until the invoice is issued, which dates the payment. */
export function hasProforma(status: OrderStatus, paymentDue: string | null): boolean {
  return status !== 'Cancelled' && paymentDue === null;
}

/** Whether the stock of an order comes back when it goes this way: it left when the order was placed. */
export function returnsStock(to: OrderStatus): boolean {
  return to === 'Cancelled';
}
