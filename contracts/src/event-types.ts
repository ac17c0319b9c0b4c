// Types of the change feed, each with the area of work whose readers may see it.
import type { Area } from './admin/rights.ts';

export const EVENT_TYPES = {
  'product.changed': 'catalogue',
  'product.removed': 'catalogue',
  'price.changed': 'catalogue',
  'stock.changed': 'catalogue',
  'order.placed': 'orders',
  'order.changed': 'orders',
  'return.changed': 'orders',
  'invoice.issued': 'orders',
  'customer.changed': 'customers',
  'customer.erased': 'customers',
  'quote.changed': 'quotes',
  'negotiation.changed': 'negotiations',
  'lead.changed': 'leads',
} as const satisfies Readonly<Record<string, Area>>;
export type EventType = keyof typeof EVENT_TYPES;
export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as readonly EventType[] as readonly [
  EventType,
  ...EventType[],
];

/** Events stay so long; a cursor that is older misses some. */
export const EVENTS_KEPT_DAYS = 90;
