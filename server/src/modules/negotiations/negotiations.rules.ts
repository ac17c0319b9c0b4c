// Negotiation rules: the state machine of a negotiation. Pure. [§3 Negotiate, decisions §8]
import {
  amountIn,
  type CurrencyCode,
  MAX_OFFERS,
  mapPrices,
  OFFER_HOURS,
  OFFER_TRANSITIONS,
  OFFERED_BY,
  type OfferSide,
  type OfferState,
  type Prices,
} from '@millwright/contracts';

/** One offer as the rules know it. */
export type Offer = { by: OfferSide; unitPrice: Prices; state: OfferState; expiresAt: Date };
/** Offers in the order they were made; only the newest can be open. */
export type Thread = { state: OfferState; offers: readonly Offer[] };

export type Move = Priced | { kind: 'accept' | 'decline'; by: OfferSide } | { kind: 'withdraw' };
/** A price of one unit. The buyer's first offer begins the thread. */
export type Priced = { kind: 'offer'; by: OfferSide; unitPrice: Prices };

export type MoveRejection =
  /** It is over, or it is the other side's turn. */
  | { code: 'offer-not-open' }
  | { code: 'offer-expired' }
  | { code: 'offer-too-many'; limit: number }
  | { code: 'offer-above-asking'; limit: Prices }
  /** The seller asks no more than that already. */
  | { code: 'offer-accept-instead'; limit: Prices }
  /** The buyer has offered that much already. */
  | { code: 'offer-counter-too-low'; limit: Prices };

export type Situation = {
  now: Date;
  /** Of one unit today; null when it is not for sale: then nothing can be offered or agreed. */
  asking: Prices | null;
  /** The buyer's offers on this item so far, in all threads. */
  made: number;
};

export type Outcome = { ok: true; thread: Thread } | { ok: false; rejection: MoveRejection };

export const NO_THREAD: Thread = { state: 'open', offers: [] };

const ENDS = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Makes a move, or says why not. */
export function move(thread: Thread, step: Move, { now, asking, made }: Situation): Outcome {
  const newest = thread.offers.at(-1);
  if (newest === undefined && !(step.kind === 'offer' && step.by === 'buyer'))
    return refuse({ code: 'offer-not-open' });
  if (newest !== undefined) {
    if (newest.state !== 'open')
      return refuse({ code: newest.state === 'expired' ? 'offer-expired' : 'offer-not-open' });
    if (isOver(newest, now)) return refuse({ code: 'offer-expired' });
  }
  const by = step.kind === 'withdraw' ? 'buyer' : step.by;
  const to: OfferState = step.kind === 'offer' ? OFFERED_BY[step.by] : ENDS[step.kind];
  if (newest !== undefined && !OFFER_TRANSITIONS.canTransition(thread.state, to, by))
    return refuse({ code: 'offer-not-open' });
  if (asking === null && (step.kind === 'accept' || step.kind === 'offer'))
    return refuse({ code: 'offer-not-open' });
  if (step.kind !== 'offer') return end(thread, ENDS[step.kind]);
  const rejection = rejectOffer(step, newest, asking as Prices, made);
  if (rejection !== null) return refuse(rejection);
  const earlier = thread.offers.map((offer) =>
    offer === newest ? { ...offer, state: 'countered' as const } : offer,
  );
  const offer: Offer = {
    by: step.by,
    unitPrice: step.unitPrice,
    state: 'open',
    expiresAt: endOf(now),
  };
  return { ok: true, thread: { state: to, offers: [...earlier, offer] } };
}

function rejectOffer(
  step: Priced,
  newest: Offer | undefined,
  asking: Prices,
  made: number,
): MoveRejection | null {
  if (step.by === 'buyer' && made >= MAX_OFFERS)
    return { code: 'offer-too-many', limit: MAX_OFFERS };
  if (step.unitPrice.base > asking.base) return { code: 'offer-above-asking', limit: asking };
  if (newest === undefined) return null;
  if (step.by === 'buyer' && step.unitPrice.base >= newest.unitPrice.base)
    return { code: 'offer-accept-instead', limit: newest.unitPrice };
  if (step.by === 'seller' && step.unitPrice.base <= newest.unitPrice.base)
    return { code: 'offer-counter-too-low', limit: newest.unitPrice };
  return null;
}

/** The thread as it is now, whether or not anybody has noted that its time is over. */
export function asOf(thread: Thread, now: Date): Thread {
  const newest = thread.offers.at(-1);
  if (newest === undefined || newest.state !== 'open' || !isOver(newest, now)) return thread;
  return {
    state: 'expired',
    offers: [...thread.offers.slice(0, -1), { ...newest, state: 'expired' }],
  };
}

export function isOver(offer: Pick<Offer, 'expiresAt'>, now: Date): boolean {
  return offer.expiresAt <= now;
}

export function endOf(now: Date): Date {
  return new Date(now.getTime() + OFFER_HOURS * 3_600_000);
}

function end(thread: Thread, state: 'accepted' | 'declined' | 'withdrawn'): Outcome {
  const newest = thread.offers.at(-1) as Offer;
  return {
    ok: true,
    thread: { state, offers: [...thread.offers.slice(0, -1), { ...newest, state }] },
  };
}

const refuse = (rejection: MoveRejection): Outcome => ({ ok: false, rejection });

/** Basis points of the list price; null: nothing is answered by itself. */
export type Limits = { acceptBp: number | null; declineBp: number | null };

/** Automatic answer of the seller's limits to a buyer's offer; null when staff must answer. */
export function automaticAnswer(
  unitPrice: Prices,
  asking: Prices,
  limits: Limits | null,
): 'accept' | 'decline' | null {
  if (limits === null) return null;
  // Cross-multiplied: no rounding decides.
  const offered = BigInt(unitPrice.base) * 10_000n;
  const share = (basisPoints: number): bigint => BigInt(asking.base) * BigInt(basisPoints);
  if (limits.acceptBp !== null && offered >= share(limits.acceptBp)) return 'accept';
  return limits.declineBp !== null && offered < share(limits.declineBp) ? 'decline' : null;
}

/** A price in one currency in all of them, by the proportions of what is asked; what is not above the list price in one is so in none. */
export function inProportion(minor: number, currency: CurrencyCode, asking: Prices): Prices {
  const whole = amountIn(asking, currency);
  return mapPrices(asking, (amount) =>
    amount === whole ? minor : Math.max(1, proportion(amount, minor, whole)),
  );
}

/** What is asked, also in the currency of a thread that the shop has given up since: by the proportions of an earlier offer. */
export function askedIn(asking: Prices, currency: CurrencyCode, earlier?: Prices): Prices {
  const was = earlier?.[currency];
  return asking[currency] !== undefined || earlier === undefined || was === undefined
    ? asking
    : { ...asking, [currency]: Math.max(1, proportion(asking.base, was, earlier.base)) };
}

/** whole x part / of, rounded half up. */
function proportion(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}

/** The agreed price: the offer, or the list price where that has fallen below it. */
export function negotiatedPrice(offer: Prices, asking: Prices): Prices {
  return offer.base <= asking.base ? offer : asking;
}
