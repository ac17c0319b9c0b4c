// Negotiation view. [§3 Negotiate, decisions §7]
import type { CurrencyCode } from '../currencies.ts';
import type { Prices } from '../money.ts';
import type { QuantityLimits } from '../quantity.rules.ts';
import { defineTransitions } from '../transitions.ts';
import type { UnitOfSale } from './catalog.ts';

export const OFFER_STATES = [
  'open',
  'countered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
/** open: the buyer's offer waits for the seller; countered: the seller's answer waits for the buyer; the others are ends. */
export type OfferState = (typeof OFFER_STATES)[number];
export type OfferSide = 'buyer' | 'seller';
/** Of a thread: nobody answers himself. [decisions 0025] */
export const OFFER_TRANSITIONS = defineTransitions<OfferState, OfferSide | 'system'>({
  open: {
    countered: ['seller'],
    accepted: ['seller'],
    declined: ['seller'],
    expired: ['system'],
    withdrawn: ['buyer', 'system'],
  },
  countered: {
    open: ['buyer'],
    accepted: ['buyer'],
    declined: ['buyer'],
    expired: ['system'],
    withdrawn: ['buyer', 'system'],
  },
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {},
});
/** The state of a thread while an offer of this side waits for its answer. */
export const OFFERED_BY = { buyer: 'open', seller: 'countered' } as const satisfies Record<
  OfferSide,
  OfferState
>;

/** At most so many offers of a buyer on one item. */
export const MAX_OFFERS = 5;
/** Hours an offer is open. */
export const OFFER_HOURS = 48;

/** The item of a negotiation. */
export type Negotiable = {
  productId: number;
  /** Where the product is a whole lot. */
  lotId: number | null;
  name: string;
  sku: string;
  slug: string;
  image: string;
  unit: UnitOfSale;
  limits: QuantityLimits;
  stock: number;
  /** Of one unit, before tax: no offer may be above it. */
  asking: Prices;
};

export type OfferStep = {
  by: OfferSide;
  /** Of one unit, before tax. */
  unitPrice: Prices;
  state: OfferState;
  /** ISO moments: made, answered (null while it waits), and the end of its 48 hours. */
  madeAt: string;
  closedAt: string | null;
  expiresAt: string;
  /** Answered by the seller's limits. */
  automatic: boolean;
};

export type NegotiationSummary = {
  reference: string;
  itemName: string;
  productId: number;
  lotId: number | null;
  sku: string;
  slug: string;
  image: string;
  unit: UnitOfSale;
  quantity: number;
  /** In which the buyer offered. */
  currency: CurrencyCode;
  state: OfferState;
  startedAt: string;
  changedAt: string;
  /** The newest offer. */
  last: OfferStep;
};

export type Negotiation = NegotiationSummary & {
  history: OfferStep[];
  /** Today's list price, null when it is no longer sold. */
  asking: Prices | null;
  /** Number of offers that the buyer may still make on this item. */
  offersLeft: number;
  /** Once accepted: until when price and units wait in the cart; null when they do not. */
  heldUntil: string | null;
};

/** As staff see it. */
export type AdminNegotiation = Negotiation & { phone: string; customerId: number | null };
