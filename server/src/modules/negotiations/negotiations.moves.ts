// Moves of a customer in a negotiation: view, offer another price, accept ours, or withdraw. [decisions §8 Held stock]

import type { Negotiation, NegotiationSummary } from '@millwright/contracts';
import { amountIn } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { notifyBuyer, notifyStaff } from './negotiations.mails.ts';
import { findLimits, listNegotiations, type NegotiationRow } from './negotiations.queries.ts';
import { askedIn, automaticAnswer, inProportion } from './negotiations.rules.ts';
import {
  aroundOf,
  findListPrice,
  getThread,
  moveProblem,
  play,
  withThread,
} from './negotiations.thread.ts';
import { toNegotiation, toSummary, toThread } from './negotiations.views.ts';
import { readPrice } from './price.rules.ts';

/** The customer's own threads, newest first. @throws Problem login-required */
export async function listOffers(
  ctx: Ctx,
  page: { start: number; count: number },
): Promise<{ offers: NegotiationSummary[]; total: number }> {
  const { rows, total } = await listNegotiations(ctx.db, customerOf(ctx), page, null);
  const now = ctx.clock.now();
  return { offers: rows.map((row) => toSummary(row, now, ctx.locale)), total };
}

/** @throws Problem login-required, offer-not-found */
export async function getOffer(ctx: Ctx, reference: string): Promise<Negotiation> {
  const row = await getThread(ctx.db, customerOf(ctx), reference);
  return toNegotiation(row, ctx.clock.now(), ctx.locale, await aroundOf(ctx, row));
}

/**
 * Another price, below the one that we ask for now; ours is closed by it. The seller's limits may answer at once.
 * @param price as it was typed, in the currency of the thread
 * @throws Problem login-required, offer-not-found, invalid-request, as play
 */
export async function counterOffer(
  ctx: Ctx,
  reference: string,
  input: { price: string },
): Promise<Negotiation> {
  const customerId = customerOf(ctx);
  const minor = readPrice(input.price);
  if (minor === null) throw priceProblem(input.price);
  await withThread(ctx, customerId, reference, async (tx, row) => {
    const present = await findListPrice(ctx, tx, row.product_id);
    if (present === null) throw new Problem('offer-not-open');
    const asking = askedIn(present, row.currency, toThread(row).offers.at(-1)?.unitPrice);
    if (minor > amountIn(asking, row.currency))
      throw moveProblem(ctx, row, { code: 'offer-above-asking', limit: asking });
    const unitPrice = inProportion(minor, row.currency, asking);
    const { row: after } = await play(
      ctx,
      tx,
      row,
      { kind: 'offer', by: 'buyer', unitPrice },
      'customer',
    );
    const stored = await findLimits(tx, row.product_id);
    const answer = automaticAnswer(
      unitPrice,
      asking,
      stored === undefined ? null : { acceptBp: stored.accept_bp, declineBp: stored.decline_bp },
    );
    if (answer === null) {
      await notifyBuyer(ctx, tx, after, 'received');
      await notifyStaff(ctx, tx, after, 'offered');
      return;
    }
    const done = await play(ctx, tx, after, { kind: answer, by: 'seller' }, 'system');
    await notifyBuyer(
      ctx,
      tx,
      done.row,
      answer === 'accept' ? 'accepted' : 'declined',
      done.heldUntil,
    );
  });
  return await getOffer(ctx, reference);
}

/** Accepts our price, which becomes a line of the cart with its units reserved. @throws Problem login-required, offer-not-found, as play */
export async function acceptOffer(ctx: Ctx, reference: string): Promise<Negotiation> {
  await withThread(ctx, customerOf(ctx), reference, async (tx, row) => {
    const { row: after, heldUntil } = await play(
      ctx,
      tx,
      row,
      { kind: 'accept', by: 'buyer' },
      'customer',
    );
    await notifyBuyer(ctx, tx, after, 'accepted', heldUntil);
    await notifyStaff(ctx, tx, after, 'agreed');
  });
  return await getOffer(ctx, reference);
}

/** Ends the thread, no matter whose turn it is. @throws Problem login-required, offer-not-found, as play */
export async function withdrawOffer(ctx: Ctx, reference: string): Promise<Negotiation> {
  await withThread(ctx, customerOf(ctx), reference, async (tx, row) => {
    const { row: after } = await play(ctx, tx, row, { kind: 'withdraw' }, 'customer');
    await notifyBuyer(ctx, tx, after, 'withdrawn');
    await notifyStaff(ctx, tx, after, 'withdrawn');
  });
  return await getOffer(ctx, reference);
}

/** For "my data": every thread with all that was said. */
export async function listAllOffers(
  ctx: Ctx,
): Promise<(NegotiationSummary & { phone: string; history: Negotiation['history'] })[]> {
  const { rows } = await listNegotiations(
    ctx.db,
    customerOf(ctx),
    { start: 0, count: 10_000 },
    null,
  );
  const now = ctx.clock.now();
  const nothing = { asking: null, offersLeft: 0, heldUntil: null };
  return rows.map((row: NegotiationRow) => ({
    ...toSummary(row, now, ctx.locale),
    phone: row.phone,
    history: toNegotiation(row, now, ctx.locale, nothing).history,
  }));
}

export function priceProblem(typed: string): Problem {
  const code = typed.trim() === '' ? 'field-required' : 'price-not-numeric';
  return new Problem('invalid-request', {}, { fields: [{ code, pointer: '/price' }] });
}
