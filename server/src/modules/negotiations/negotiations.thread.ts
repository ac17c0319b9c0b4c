// Writes of a negotiation move: rules decide, rows follow, and an acceptance brings price and units into the buyer's cart, all in the caller's transaction.
import { amountIn, formatMoney, MAX_OFFERS, type Prices } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { findHeldUntil, holdsUntil, reserveAtNegotiatedPrice } from '../cart/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { getRates } from '../pricing/index.ts';
import {
  type Buyer,
  countOffers,
  endThread,
  findNegotiation,
  insertOffer,
  listOtherOpen,
  lockBuyer,
  lockThread,
  type NegotiationRow,
  type Owner,
} from './negotiations.queries.ts';
import {
  endOf,
  type Move,
  type MoveRejection,
  move,
  negotiatedPrice,
} from './negotiations.rules.ts';
import { type Around, toThread } from './negotiations.views.ts';

/** Lock key of buyer and item; a visitor is identified by the telephone number. */
export function buyerKey({ customerId, phone }: Buyer): string {
  return customerId === null ? phone : String(customerId);
}

/**
 * One thread; the buyer's others about the item are locked until the transaction ends. Everything that ends or answers a thread goes through here.
 * @throws Problem offer-not-found
 */
export async function withThread<T>(
  ctx: Ctx,
  owner: Owner,
  reference: string,
  work: (tx: Tx, row: NegotiationRow) => Promise<T>,
): Promise<T> {
  return await inTransaction(ctx.db, async (tx) => {
    const found = await getThread(tx, owner, reference);
    await lockBuyer(
      tx,
      buyerKey({ customerId: found.customer_id, phone: found.phone }),
      found.product_id,
    );
    const row = await lockThread(tx, found.id);
    // Gone with its buyer meanwhile.
    if (row === undefined) throw new Problem('offer-not-found');
    await failpoint('offer: thread locked');
    return await work(tx, row);
  });
}

/** @throws Problem offer-not-found, also for another's */
export async function getThread(
  db: Db | Tx,
  owner: Owner,
  reference: string,
): Promise<NegotiationRow> {
  const row = /^NG-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)
    ? await findNegotiation(db, owner, reference)
    : undefined;
  if (row === undefined) throw new Problem('offer-not-found');
  return row;
}

/** Today's list price of one unit; null when it is not sold. */
export async function findListPrice(
  ctx: Ctx,
  db: Db | Tx,
  productId: number,
): Promise<Prices | null> {
  const purchasable = (
    await listPurchasables(db, [productId], ctx.locale, await getRates(db, ctx.clock.now()))
  ).get(productId);
  return purchasable?.published === true ? purchasable.unitPrice : null;
}

/**
 * Makes the move in the locked thread.
 * @param by who, as rows name it: visitor, customer, staff:7, system
 * @returns the thread as it is now, and until when an acceptance is reserved
 * @throws Problem offer-not-open, offer-expired, offer-too-many, offer-above-asking, offer-accept-instead, offer-counter-too-low; on acceptance as reserveAtNegotiatedPrice
 */
export async function play(
  ctx: Ctx,
  tx: Tx,
  row: NegotiationRow,
  step: Move,
  by: string,
): Promise<{ row: NegotiationRow; heldUntil: Date | null }> {
  const now = ctx.clock.now();
  const buyer = { customerId: row.customer_id, phone: row.phone };
  const asking = await findListPrice(ctx, tx, row.product_id);
  const outcome = move(toThread(row), step, {
    now,
    asking,
    made: await countOffers(tx, buyer, row.product_id),
  });
  if (!outcome.ok) throw moveProblem(ctx, row, outcome.rejection);
  let heldUntil: Date | null = null;
  if (step.kind === 'offer') {
    const offer = {
      by: step.by,
      unitPrice: step.unitPrice,
      listPriceBase: asking?.base ?? 0,
      madeBy: by,
      at: now,
      expiresAt: endOf(now),
    };
    await insertOffer(tx, row.id, offer);
  } else {
    await endThread(tx, row.id, outcome.thread.state, by, now);
    if (step.kind === 'accept') heldUntil = await hold(ctx, tx, row, asking as Prices);
  }
  return { row: await getThread(tx, 'anybody', row.reference), heldUntil };
}

/** The buyer's other offers on the item close; price and units wait in the cart. With a visitor staff agree by telephone. */
async function hold(ctx: Ctx, tx: Tx, row: NegotiationRow, asking: Prices): Promise<Date | null> {
  if (row.customer_id === null) return null;
  const now = ctx.clock.now();
  for (const other of await listOtherOpen(tx, row.customer_id, row.product_id, row.id))
    await endThread(tx, other, 'withdrawn', 'system', now);
  const offer = toThread(row).offers.at(-1)?.unitPrice as Prices;
  const validUntil = holdsUntil(now);
  const { product_id: productId, quantity, reference } = row;
  const agreement = {
    productId,
    quantity,
    unitPrice: negotiatedPrice(offer, asking),
    validUntil,
    source: 'offer',
    reference,
  } as const;
  await reserveAtNegotiatedPrice(ctx, tx, row.customer_id, [agreement]);
  return validUntil;
}

export function moveProblem(
  ctx: Ctx,
  { currency }: Pick<NegotiationRow, 'currency'>,
  rejection: MoveRejection,
): Problem {
  if (!('limit' in rejection)) return new Problem(rejection.code);
  if (rejection.code === 'offer-too-many')
    return new Problem(rejection.code, { n: rejection.limit });
  const params = { amount: formatMoney(amountIn(rejection.limit, currency), currency, ctx.locale) };
  return new Problem(rejection.code, params, {
    fields: [{ code: rejection.code, pointer: '/price', params }],
  });
}

/** Data shown beside a thread. */
export async function aroundOf(ctx: Ctx, row: NegotiationRow): Promise<Around> {
  const buyer = { customerId: row.customer_id, phone: row.phone };
  const [asking, made, heldUntil] = await Promise.all([
    findListPrice(ctx, ctx.db, row.product_id),
    countOffers(ctx.db, buyer, row.product_id),
    row.state === 'accepted' ? findHeldUntil(ctx.db, 'offer', row.reference) : null,
  ]);
  return { asking, offersLeft: Math.max(0, MAX_OFFERS - made), heldUntil };
}

/** The shop does not sell in this currency. */
export function currencyProblem(): Problem {
  return new Problem(
    'invalid-request',
    {},
    { fields: [{ code: 'value-not-valid', pointer: '/currency' }] },
  );
}
