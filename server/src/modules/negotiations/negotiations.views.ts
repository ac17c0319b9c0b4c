// Negotiation views from rows, as of this moment, even before the expiry job has run.

import type {
  AdminNegotiation,
  Locale,
  Negotiation,
  NegotiationSummary,
  OfferStep,
  Prices,
} from '@millwright/contracts';
import { amountFrom } from '../../platform/amounts.ts';
import type { NegotiationRow, OfferRow } from './negotiations.queries.ts';
import { asOf, type Thread } from './negotiations.rules.ts';

export function toThread({ state, offers }: Pick<NegotiationRow, 'state' | 'offers'>): Thread {
  return {
    state,
    offers: offers.map((offer) => ({
      by: offer.by_side,
      unitPrice: pricesOf(offer),
      state: offer.state,
      expiresAt: new Date(offer.expires_at),
    })),
  };
}

/** @param locale of the reader, who may read another language now than when it began */
export function toSummary(row: NegotiationRow, now: Date, locale: Locale): NegotiationSummary {
  const steps = toSteps(row, now);
  return {
    reference: row.reference,
    itemName: row.names?.[locale] ?? row.item_name,
    productId: row.product_id,
    lotId: row.lot_id,
    sku: row.sku,
    slug: row.slug,
    image: row.image,
    unit: row.unit as NegotiationSummary['unit'],
    quantity: row.quantity,
    currency: row.currency,
    state: asOf(toThread(row), now).state,
    startedAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    last: steps.at(-1) as OfferStep,
  };
}

export type Around = { asking: Prices | null; offersLeft: number; heldUntil: Date | null };

export function toNegotiation(
  row: NegotiationRow,
  now: Date,
  locale: Locale,
  { asking, offersLeft, heldUntil }: Around,
): Negotiation {
  return {
    ...toSummary(row, now, locale),
    history: toSteps(row, now),
    asking,
    offersLeft,
    heldUntil: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
  };
}

export function toAdminNegotiation(
  row: NegotiationRow,
  now: Date,
  locale: Locale,
  around: Around,
): AdminNegotiation {
  return {
    ...toNegotiation(row, now, locale, around),
    phone: row.phone,
    customerId: row.customer_id,
  };
}

function toSteps(row: NegotiationRow, now: Date): OfferStep[] {
  const { offers } = asOf(toThread(row), now);
  return row.offers.map((offer, index) => ({
    by: offer.by_side,
    unitPrice: pricesOf(offer),
    state: offers[index]?.state ?? offer.state,
    madeAt: new Date(offer.created_at).toISOString(),
    closedAt: offer.closed_at === null ? null : new Date(offer.closed_at).toISOString(),
    expiresAt: new Date(offer.expires_at).toISOString(),
    automatic:
      offer.closed_by === 'system' && (offer.state === 'accepted' || offer.state === 'declined'),
  }));
}

function pricesOf(offer: OfferRow): Prices {
  return amountFrom(offer, 'unit');
}
