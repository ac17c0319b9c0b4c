// What does an order show? Everything in it is frozen at the moment it was placed. [§3 Order detail]
import type { CurrencyCode, Prices } from '../money.ts';
import type { TaxLine } from './cart.ts';
import type { Address } from './customer.ts';

export const ORDER_STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const PAYMENT_MODES = ['telegraphic-transfer', 'letter-of-credit', 'escrow'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
/** Orders on a page of the history. [§9] */
export const ORDER_PAGE_SIZE = 25;

export type OrderLine = {
  productId: number;
  sku: string;
  name: string;
  slug: string;
  image: string;
  manufacturer: string;
  quantity: number;
  unitPrice: Prices;
  subtotal: Prices;
};

export type OrderSummary = {
  id: number;
  /** `MW-7K3F-92QD`: can be read out, cannot be counted on. */
  orderId: string;
  placedAt: string;
  status: OrderStatus;
  total: Prices;
  displayCurrency: CurrencyCode;
  lines: OrderLine[];
};

export type OrderDetail = OrderSummary & {
  companyName: string;
  billing: Address;
  delivery: Address;
  subtotal: Prices;
  taxes: TaxLine[];
  paymentMode: PaymentMode;
  purchaseOrderNumber: string;
  note: string;
  /** ISO date */
  expectedDelivery: string;
  /** ISO date: two working days after the order. */
  paymentDue: string;
  /** Which terms and conditions were accepted. */
  termsVersion: string;
  /** '' until it is shipped, or where nobody carries it. */
  carrier: string;
  trackingNumber: string;
  history: { status: OrderStatus; at: string }[];
  /** Its owner may cancel it now. */
  canCancel: boolean;
};

export type OrderPage = { orders: OrderSummary[]; total: number };
