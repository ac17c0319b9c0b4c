// Quote view for its buyer: lines at negotiated prices, totals with tax, validity and terms. [decisions §8]
import type { CurrencyCode } from '../currencies.ts';
import type { Prices } from '../money.ts';
import { defineTransitions } from '../transitions.ts';
import type { TaxLine } from './cart.ts';
import type { Country } from './customer.ts';
import type { OrderLine } from './order.ts';

export const QUOTE_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** Of a version; the system is the clock. [decisions 0027] */
export const QUOTE_TRANSITIONS = defineTransitions<QuoteState, 'staff' | 'buyer' | 'system'>({
  draft: { sent: ['staff'], withdrawn: ['staff'] },
  sent: {
    accepted: ['buyer'],
    declined: ['buyer'],
    expired: ['system'],
    superseded: ['staff'],
    withdrawn: ['staff'],
  },
  accepted: {},
  declined: {},
  expired: {},
  superseded: {},
  withdrawn: {},
});
/** Quotes on a page of the account. */
export const QUOTE_PAGE_SIZE = 25;
/** Characters of a reason or a wish. */
export const MAX_QUOTE_WORDS = 1_000;

export type QuoteLine = OrderLine & {
  /** Of one unit before the discount. */
  listPrice: Prices;
  /** Units that can be supplied now. */
  stock: number;
};

/** goods - discount = subtotal; subtotal + freight + taxes = total. */
export type QuoteTotals = {
  goods: Prices;
  discount: Prices;
  subtotal: Prices;
  /** null: quoted once the order is there. */
  freight: Prices | null;
  taxes: TaxLine[];
  total: Prices;
};

export type QuoteSummary = {
  /** `MQ-7K3F-92QD`: can be read out, cannot be counted on. */
  number: string;
  version: number;
  state: QuoteState;
  /** Moments; the quote holds as long as `validUntil` has not come. */
  sentAt: string;
  validUntil: string;
  displayCurrency: CurrencyCode;
  total: Prices;
  /** Delivery place by which the tax was computed; null: no tax is known yet. */
  taxedFor: Country | null;
};

/** In the list of what became of a request. */
export type QuoteMention = Pick<QuoteSummary, 'number' | 'state' | 'sentAt'>;

export type QuoteDetail = QuoteSummary & {
  email: string;
  lines: QuoteLine[];
  totals: QuoteTotals;
  discountBasisPoints: number;
  paymentTerms: string;
  deliveryTerms: string;
  note: string;
  /** It can be accepted, declined, or asked about now. */
  isOpen: boolean;
  /** The order that it became. */
  orderId: string | null;
  /** The owner's own request that it answers. */
  requestReference: string | null;
  /** Messages of its reader to staff, the newest last. */
  wishes: { at: string; note: string }[];
};
