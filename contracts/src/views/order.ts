// Order view: everything in it is frozen at the moment of the order. [§3 Order detail]
import type { CurrencyCode } from '../currencies.ts';
import type { Prices } from '../money.ts';
import { defineTransitions } from '../transitions.ts';
import type { TaxLine } from './cart.ts';
import type { Address, Country } from './customer.ts';

export const ORDER_STATUSES = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Completed',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Staff, or the system itself. [§4 Orders, decisions §8 Order states] */
export const ORDER_TRANSITIONS = defineTransitions<OrderStatus, 'customer' | 'staff'>({
  Pending: { Confirmed: ['staff'], Cancelled: ['customer', 'staff'] },
  Confirmed: { Shipped: ['staff'], Cancelled: ['staff'] },
  Shipped: { Completed: ['staff'] },
  Completed: {},
  Cancelled: {},
});
export const PAYMENT_MODES = ['telegraphic-transfer', 'letter-of-credit', 'escrow'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export const PAYMENT_STATES = [
  'unpaid',
  'partly',
  'paid',
  'refund-due',
  'partly-refunded',
  'refunded',
  'nothing-due',
] as const;
/** Payment state: payments compared with the total less credits; refund-due: more than that was paid. */
export type PaymentState = (typeof PAYMENT_STATES)[number];
/** Orders on a page of the history. [§9] */
export const ORDER_PAGE_SIZE = 25;

export const RETURN_REASONS = [
  'damaged',
  'wrong-item',
  'not-as-described',
  'not-needed',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RETURN_STATES = ['requested', 'accepted', 'refused', 'closed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
export const RETURN_TRANSITIONS = defineTransitions<ReturnState>({
  requested: { accepted: true, refused: true },
  accepted: { closed: true },
  refused: {},
  closed: {},
});
/** Days after completion in which a return may be asked for. [§9 Terms] */
export const RETURN_DAYS = 7;

export type OrderReturn = {
  id: number;
  requestedAt: string;
  state: ReturnState;
  note: string;
  /** Answer of staff; '' = none yet. */
  answer: string;
  /** Total of its credit note; null: none. */
  credited: Prices | null;
  lines: { productId: number; name: string; quantity: number; reason: ReturnReason }[];
};

/** One change by the staff while the order was Pending; amounts in minor units of the base currency. */
export type OrderChange = {
  at: string;
  reason: string;
  /** `from` 0: added; `to` 0: removed. */
  lines: {
    sku: string;
    name: string;
    from: number;
    to: number;
    price?: { from: number | null; to: number } | undefined;
  }[];
  freight: { from: number | null; to: number | null; collected?: boolean | undefined } | null;
  total: { from: number; to: number };
};

export const PROPOSAL_STATES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
  'lapsed',
] as const;
/** State of a proposed change: answered by the buyer (staff record an answer given elsewhere), ended by staff, or lapsed after its last day. [decisions 0105] */
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export const PROPOSAL_TRANSITIONS = defineTransitions<
  ProposalState,
  'customer' | 'staff' | 'system'
>({
  open: {
    accepted: ['customer', 'staff'],
    declined: ['customer'],
    withdrawn: ['staff'],
    replaced: ['staff'],
    lapsed: ['system'],
  },
  accepted: {},
  declined: {},
  withdrawn: {},
  replaced: {},
  lapsed: {},
});
/** Days that a buyer has to answer, unless staff say otherwise. */
export const PROPOSAL_DAYS = 7;

/** A line of the order before and after a change; quantity 0: not part of it. Amounts in minor units of the base currency. */
export type ComparedLine = {
  productId: number;
  sku: string;
  name: string;
  quantity: { from: number; to: number };
  unitPrice: { from: number | null; to: number | null };
  subtotal: { from: number; to: number };
};

/** A change that costs more, and waits for the buyer; amounts in minor units of the base currency. */
export type OrderProposal = {
  id: number;
  state: ProposalState;
  proposedAt: string;
  /** ISO date: the last day of the shop on which it can be answered. */
  answerBy: string;
  reason: string;
  /** All lines of both contents. */
  lines: ComparedLine[];
  freight: { from: number | null; to: number | null; collected: boolean };
  taxes: { from: number; to: number };
  total: { from: number; to: number };
  /** Words of the buyer, or the note of staff about consent that was given elsewhere. */
  answer: string;
  closedAt: string | null;
};

/** A shipment: lines sent together by one carrier. */
export type OrderShipment = {
  id: number;
  shippedAt: string;
  carrier: string;
  trackingNumber: string;
  lines: { productId: number; sku: string; name: string; quantity: number }[];
};

/** Filters of the history; days are those of the shop. */
export type OrderFilter = {
  status?: OrderStatus | undefined;
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** In the order number, the purchase order number, a part number or a name. */
  text?: string | undefined;
};

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
  /** In which it is charged. */
  baseCurrency: CurrencyCode;
  lines: OrderLine[];
};

export type OrderDetail = OrderSummary & {
  companyName: string;
  /** The person, as the account was called when the order was placed. */
  buyerName: string;
  billing: Address;
  delivery: Address;
  subtotal: Prices;
  /** Agreed, and part of the total; null: staff quote it before confirmation. */
  freight: Prices | null;
  /** The buyer collects the goods, so freight is 0. */
  freightCollected: boolean;
  /** Way of delivery that the buyer chose, in the language of the order; '' = agreed with staff. */
  deliveryService: string;
  taxes: TaxLine[];
  paymentMode: PaymentMode;
  purchaseOrderNumber: string;
  note: string;
  /** ISO date */
  expectedDelivery: string;
  /** ISO date: two working days after the invoice; null until there is one. */
  paymentDue: string | null;
  /** Version of the accepted terms and conditions. */
  termsVersion: string;
  /** '' until it is shipped, or where nobody carries it. */
  carrier: string;
  trackingNumber: string;
  history: { status: OrderStatus; at: string }[];
  /** Changes by staff before confirmation, the oldest first. */
  changes: OrderChange[];
  /** The oldest first. */
  shipments: OrderShipment[];
  /** Received so far less what was paid back, in minor units of the base currency. */
  paid: number;
  /** Sum of the credit notes of returns. */
  credited: Prices;
  /** Paid back so far, in minor units of the base currency. */
  refunded: number;
  /** To be paid back, in minor units of the base currency. */
  refundDue: number;
  paymentState: PaymentState;
  /** The newest change that costs more; null: there was none. */
  proposal: OrderProposal | null;
  /** Its owner may cancel it now. */
  canCancel: boolean;
  /** Its owner may take pieces or lines off now. */
  canReduce: boolean;
  returns: OrderReturn[];
  /** Its owner may ask for a return now, of these lines and units at most. */
  returnable: { productId: number; quantity: number }[];
  /** Until when, as a moment; null while the order is on its way, or when no return is possible. */
  returnUntil: string | null;
};

/** What is shown of an order to anybody who knows its number and email address. */
export type OrderTrack = Pick<
  OrderDetail,
  'orderId' | 'placedAt' | 'status' | 'expectedDelivery' | 'carrier' | 'trackingNumber' | 'history'
>;

/** An order as an offer to be paid: with the seller and his bank, not an invoice. */
export type Proforma = {
  order: OrderDetail;
  /** Of the buyer; '' = unregistered. */
  taxId: string;
  /** product id -> tariff code */
  hsn: Record<number, string>;
  /** null while the shop has not entered who it is and where it is paid. */
  seller: {
    /** The invented company of a demo shop. */
    specimen: boolean;
    legalName: string;
    address: string;
    country: Country;
    gstin: string;
    vatNumber: string;
    terms: string;
    bank: { holder: string; bank: string; account: string; ifsc: string; swift: string };
  } | null;
};

/** Outcome of each line of a reorder. */
export type AgainLine = {
  productId: number;
  name: string;
  sku: string;
  ordered: number;
  inCart: number;
  /** Why less is in the cart than was ordered; null: nothing is missing. */
  missing: 'gone' | 'out-of-stock' | 'limited' | 'removed' | null;
};

/** A day of the calendar as an ISO date, in a year that people order in. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export type OrderPage = { orders: OrderSummary[]; total: number };
