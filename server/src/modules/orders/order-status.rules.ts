// Order transitions: one table. Pure. [§4 Orders, decisions §8 Order states]
import { ORDER_STATUSES, type OrderStatus } from '@millwright/contracts';

/** The customer, or staff; the system counts as staff. */
export type ChangedBy = 'customer' | 'desk';

const WAYS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly ChangedBy[]>>>> = {
  Pending: { Confirmed: ['desk'], Cancelled: ['customer', 'desk'] },
  Confirmed: { Shipped: ['desk'], Cancelled: ['desk'] },
  Shipped: { Completed: ['desk'] },
  Completed: {},
  Cancelled: {},
};

export function mayChange(from: OrderStatus, to: OrderStatus, by: ChangedBy): boolean {
  return WAYS[from][to]?.includes(by) ?? false;
}

/** Transitions that this actor may make from here, in the order of the statuses. */
export function nextStatuses(from: OrderStatus, by: ChangedBy): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => mayChange(from, to, by));
}

/** Whether there is a proforma: until the invoice is issued, which dates the payment. */
export function hasProforma(status: OrderStatus, paymentDue: string | null): boolean {
  return status !== 'Cancelled' && paymentDue === null;
}

/** Whether the stock of an order comes back when it goes this way: it left when the order was placed. */
export function returnsStock(to: OrderStatus): boolean {
  return to === 'Cancelled';
}
