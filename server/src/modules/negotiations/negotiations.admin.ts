// Negotiations in the back office: accept, decline or counter an offer, and set limits that answer automatically.

import type { AdminNegotiation, CurrencyCode, OfferState } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { getRates } from '../pricing/index.ts';
import { notifyBuyer } from './negotiations.mails.ts';
import { findItem, findLimits, listNegotiations, saveLimits } from './negotiations.queries.ts';
import { askedIn, inProportion, type Limits } from './negotiations.rules.ts';
import type { ItemKey } from './negotiations.service.ts';
import {
  aroundOf,
  currencyProblem,
  findListPrice,
  getThread,
  moveProblem,
  play,
  withThread,
} from './negotiations.thread.ts';
import { toAdminNegotiation, toThread } from './negotiations.views.ts';

/** Threads in these states, newest first. @throws Problem not-found (not the staff) */
export async function listForStaff(
  ctx: Ctx,
  filter: { states?: readonly OfferState[]; start: number; count: number },
): Promise<{ offers: AdminNegotiation[]; total: number }> {
  staffOf(ctx, 'negotiations:read');
  const { rows, total } = await listNegotiations(ctx.db, 'anybody', filter, filter.states ?? null);
  const nothing = { asking: null, offersLeft: 0, heldUntil: null };
  return {
    offers: rows.map((row) => toAdminNegotiation(row, ctx.clock.now(), ctx.locale, nothing)),
    total,
  };
}

/** @throws Problem not-found (not the staff), offer-not-found */
export async function getForStaff(ctx: Ctx, reference: string): Promise<AdminNegotiation> {
  staffOf(ctx, 'negotiations:read');
  const row = await getThread(ctx.db, 'anybody', reference);
  return toAdminNegotiation(row, ctx.clock.now(), ctx.locale, await aroundOf(ctx, row));
}

/** The buyer's offer becomes a line of the buyer's cart with its units reserved. @throws Problem not-found (not the staff), offer-not-found, as play */
export async function acceptForStaff(ctx: Ctx, reference: string): Promise<AdminNegotiation> {
  const by = staffOf(ctx, 'negotiations:write');
  await withThread(ctx, 'anybody', reference, async (tx, row) => {
    const { row: after, heldUntil } = await play(
      ctx,
      tx,
      row,
      { kind: 'accept', by: 'seller' },
      by,
    );
    await notifyBuyer(ctx, tx, after, 'accepted', heldUntil);
  });
  return await getForStaff(ctx, reference);
}

/** @throws Problem not-found (not the staff), offer-not-found, as play */
export async function declineForStaff(ctx: Ctx, reference: string): Promise<AdminNegotiation> {
  const by = staffOf(ctx, 'negotiations:write');
  await withThread(ctx, 'anybody', reference, async (tx, row) => {
    const { row: after } = await play(ctx, tx, row, { kind: 'decline', by: 'seller' }, by);
    await notifyBuyer(ctx, tx, after, 'declined');
  });
  return await getForStaff(ctx, reference);
}

/**
 * Our price, above the buyer's offer and not above what is asked.
 * @param price minor units of `currency`; absent: of the currency that is charged
 * @throws Problem not-found (not the staff), offer-not-found, as play
 */
export async function counterForStaff(
  ctx: Ctx,
  reference: string,
  { price, currency: chosen }: { price: number; currency?: CurrencyCode },
): Promise<AdminNegotiation> {
  const by = staffOf(ctx, 'negotiations:write');
  if (!Number.isSafeInteger(price) || price < 1)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'price-not-numeric', pointer: '/price' }] },
    );
  await withThread(ctx, 'anybody', reference, async (tx, row) => {
    const asking = await findListPrice(ctx, tx, row.product_id);
    if (asking === null) throw new Problem('offer-not-open');
    const currency = chosen ?? (await getRates(tx, ctx.clock.now())).base;
    const most = asking[currency];
    if (most === undefined) throw currencyProblem();
    if (price > most)
      throw moveProblem(ctx, { currency }, { code: 'offer-above-asking', limit: asking });
    // Also in the currency of the thread, where the shop has given that up since.
    const earlier = toThread(row).offers.at(-1)?.unitPrice;
    const unitPrice = inProportion(price, currency, askedIn(asking, row.currency, earlier));
    const { row: after } = await play(ctx, tx, row, { kind: 'offer', by: 'seller', unitPrice }, by);
    await notifyBuyer(ctx, tx, after, 'countered');
  });
  return await getForStaff(ctx, reference);
}

/** @throws Problem not-found (not the staff), product-not-found */
export async function getLimits(ctx: Ctx, key: ItemKey): Promise<Limits> {
  staffOf(ctx, 'negotiations:read');
  const item = await findItem(ctx.db, key.productId ?? null, key.lotId ?? null);
  if (item === undefined) throw new Problem('product-not-found');
  const row = await findLimits(ctx.db, item.product_id);
  return { acceptBp: row?.accept_bp ?? null, declineBp: row?.decline_bp ?? null };
}

/**
 * From `acceptBp` of the list price on an offer is accepted by itself, below `declineBp` declined; null: never by itself.
 * @throws Problem not-found (not the staff), product-not-found, offer-limits-not-valid
 */
export async function setLimits(
  ctx: Ctx,
  key: ItemKey,
  { acceptBp, declineBp }: Limits,
): Promise<Limits> {
  const by = staffOf(ctx, 'negotiations:write');
  const isShare = (value: number | null) =>
    value === null || (Number.isInteger(value) && value >= 1 && value <= 10_000);
  if (
    !isShare(acceptBp) ||
    !isShare(declineBp) ||
    (acceptBp !== null && declineBp !== null && declineBp > acceptBp)
  )
    throw new Problem('offer-limits-not-valid');
  await inTransaction(ctx.db, async (tx) => {
    const item = await findItem(tx, key.productId ?? null, key.lotId ?? null);
    if (item === undefined) throw new Problem('product-not-found');
    await saveLimits(
      tx,
      item.product_id,
      { accept_bp: acceptBp, decline_bp: declineBp },
      by,
      ctx.clock.now(),
    );
  });
  return { acceptBp, declineBp };
}
