// How does a negotiation begin? An offer on a product or a lot, from anybody: a customer gets a thread, a visitor a call of the staff. [§3 Negotiate, §5, §7.7]

import type { Country, CurrencyCode, Negotiable, OfferState } from '@millwright/contracts';
import { ZERO } from '@millwright/contracts';
import { amountFrom } from '../../platform/amounts.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { newPublicId } from '../../platform/public-id.ts';
import { consume } from '../../platform/rate-limit.ts';
import { decideLine, rejectHeld } from '../cart/index.ts';
import { listPurchasables, type Purchasable } from '../catalog/index.ts';
import { canonicalPhone } from '../customers/index.ts';
import { currencyIn, getRates, getTerms } from '../pricing/index.ts';
import { notifyBuyer, notifyStaff } from './negotiations.mails.ts';
import {
  type Buyer,
  countOffers,
  findItem,
  findLimits,
  findSame,
  insertNegotiation,
  insertOffer,
  lockBuyer,
  lockThread,
  type NegotiationRow,
} from './negotiations.queries.ts';
import { automaticAnswer, endOf, inProportion, move, NO_THREAD } from './negotiations.rules.ts';
import { buyerKey, currencyProblem, moveProblem, play } from './negotiations.thread.ts';
import { readPrice } from './price.rules.ts';

/** Of visitors: offices share an address; a telephone number is one buyer's, but anybody may type it. */
const PER_CLIENT = { name: 'offer-client', limit: 30, windowSeconds: 3_600 };
const PER_PHONE = { name: 'offer-phone', limit: 20, windowSeconds: 24 * 3_600 };
/** Limit of a customer, which strangers cannot use up. */
const PER_CUSTOMER = { name: 'offer-customer', limit: 20, windowSeconds: 24 * 3_600 };

export type ItemKey = { productId?: number | undefined; lotId?: number | undefined };
export type OfferInput = ItemKey & {
  /** Required and read-only, as the form has it; what the item is called is the catalogue's word. */
  lotName: string;
  phone: string;
  /** As it was typed: of one unit, with at most two decimals. */
  price: string;
  currency?: CurrencyCode | undefined;
  /** Absent: the smallest that can be ordered. */
  quantity?: number | undefined;
};
/** `ownThread`: the customer finds it in the account; otherwise staff call back. */
export type Submitted = { reference: string; state: OfferState; ownThread: boolean };

/** The item of the negotiation. @throws Problem product-not-found */
export async function getNegotiable(ctx: Ctx, key: ItemKey): Promise<Negotiable> {
  const { purchasable, lotId } = await getItem(ctx, ctx.db, key);
  const { id, name, sku, slug, image, unit, limits, stock, unitPrice } = purchasable;
  return {
    productId: id,
    lotId,
    name,
    sku,
    slug,
    image,
    unit,
    limits,
    stock: Math.max(0, stock),
    asking: unitPrice,
  };
}

/**
 * Makes an offer; the same one sent twice is one. The seller's limits may answer at once.
 * @throws Problem invalid-request (field-required, phone-not-valid, price-not-numeric), product-not-found, too-many-requests, product-out-of-stock,
 *   stock-not-enough, quantity-*, offer-above-asking, offer-too-many, agreed-price-held
 */
export async function submitOffer(ctx: Ctx, input: OfferInput): Promise<Submitted> {
  const { companyCountry, rates } = await getTerms(ctx.db, ctx.clock.now());
  const currency = currencyIn(rates, input.currency ?? ctx.currency);
  // An amount in a currency that is not ours must not count in another one.
  if (input.currency !== undefined && currency !== input.currency) throw currencyProblem();
  const { phone, price } = readFields(input, companyCountry);
  const customerId = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null;
  await spend(ctx, customerId, phone);
  return await inTransaction(ctx.db, async (tx) => {
    const { purchasable, lotId } = await getItem(ctx, tx, input);
    const { id: productId, name, unitPrice: asking } = purchasable;
    const buyer: Buyer = { customerId, phone };
    await lockBuyer(tx, buyerKey(buyer), productId);
    const quantity = input.quantity ?? Math.max(1, purchasable.limits.minimum);
    await failpoint('offer: priced');
    // In its own currency first: what is above there has no proportion.
    const ask = asking[currency];
    // The shop gave it up a moment ago.
    if (ask === undefined) throw currencyProblem();
    if (price > ask)
      throw moveProblem(ctx, { currency }, { code: 'offer-above-asking', limit: asking });
    const unitPrice = inProportion(price, currency, asking);
    const same = await findSame(
      tx,
      buyer,
      { productId, quantity, unitBase: unitPrice.base },
      ctx.clock.now(),
    );
    if (same !== undefined)
      return { reference: same, state: 'open', ownThread: customerId !== null };
    if (customerId !== null) await rejectHeld(ctx, tx, customerId, purchasable);
    const rejection = decideLine(purchasable, quantity);
    if (rejection !== null) throw quantityProblem(rejection, name);
    const now = ctx.clock.now();
    const first = move(
      NO_THREAD,
      { kind: 'offer', by: 'buyer', unitPrice },
      { now, asking, made: await countOffers(tx, buyer, productId) },
    );
    if (!first.ok) throw moveProblem(ctx, { currency }, first.rejection);
    const id = await insertNegotiation(tx, {
      ...buyer,
      reference: newPublicId('NG'),
      productId,
      lotId,
      itemName: name,
      quantity,
      currency,
      locale: ctx.locale,
      at: now,
    });
    const madeBy = customerId === null ? 'visitor' : 'customer';
    await insertOffer(tx, id, {
      by: 'buyer',
      unitPrice,
      listPriceBase: asking.base,
      madeBy,
      at: now,
      expiresAt: endOf(now),
    });
    return await answerAtOnce(ctx, tx, (await lockThread(tx, id)) as NegotiationRow, purchasable);
  });
}

/** The seller's limits; any other offer waits for staff. A visitor is answered by a person. */
async function answerAtOnce(
  ctx: Ctx,
  tx: Tx,
  row: NegotiationRow,
  { unitPrice: asking }: Purchasable,
): Promise<Submitted> {
  const { reference, customer_id: customerId } = row;
  const stored = customerId === null ? undefined : await findLimits(tx, row.product_id);
  const limits =
    stored === undefined ? null : { acceptBp: stored.accept_bp, declineBp: stored.decline_bp };
  const offered = row.offers[0];
  const unitPrice = offered === undefined ? ZERO : amountFrom(offered, 'unit');
  const answer = automaticAnswer(unitPrice, asking, limits);
  if (answer === null) {
    await notifyBuyer(ctx, tx, row, 'received');
    await notifyStaff(ctx, tx, row, customerId === null ? 'called' : 'offered');
    return { reference, state: 'open', ownThread: customerId !== null };
  }
  const done = await play(ctx, tx, row, { kind: answer, by: 'seller' }, 'system');
  await notifyBuyer(
    ctx,
    tx,
    done.row,
    answer === 'accept' ? 'accepted' : 'declined',
    done.heldUntil,
  );
  return { reference, state: done.row.state, ownThread: true };
}

async function getItem(
  ctx: Ctx,
  db: Db | Tx,
  { productId, lotId }: ItemKey,
): Promise<{ purchasable: Purchasable; lotId: number | null }> {
  const item = await findItem(db, productId ?? null, lotId ?? null);
  const rates = await getRates(db, ctx.clock.now());
  const purchasable =
    item === undefined
      ? undefined
      : (await listPurchasables(db, [item.product_id], ctx.locale, rates)).get(item.product_id);
  if (item === undefined || purchasable?.published !== true) throw new Problem('product-not-found');
  return { purchasable, lotId: item.lot_id };
}

function readFields(input: OfferInput, home: Country): { phone: string; price: number } {
  const faults: FieldProblem[] = [];
  if (((input.productId ?? null) === null) === ((input.lotId ?? null) === null))
    for (const pointer of ['/productId', '/lotId'])
      faults.push({ code: 'expected-either', pointer, params: { values: 'productId, lotId' } });
  for (const field of ['lotName', 'phone', 'price'] as const)
    if (input[field].trim() === '') faults.push({ code: 'field-required', pointer: `/${field}` });
  const phone = canonicalPhone(input.phone, home);
  if (input.phone.trim() !== '' && phone === null)
    faults.push({ code: 'phone-not-valid', pointer: '/phone' });
  const price = readPrice(input.price);
  if (input.price.trim() !== '' && price === null)
    faults.push({ code: 'price-not-numeric', pointer: '/price' });
  if (faults.length > 0 || phone === null || price === null)
    throw new Problem('invalid-request', {}, { fields: faults });
  return { phone, price };
}

async function spend(ctx: Ctx, customerId: number | null, phone: string): Promise<void> {
  const waits =
    customerId === null
      ? [await consume(ctx, PER_CLIENT, ctx.client), await consume(ctx, PER_PHONE, phone)]
      : [await consume(ctx, PER_CUSTOMER, String(customerId))];
  const wait = Math.max(...waits);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}

function quantityProblem(
  rejection: NonNullable<ReturnType<typeof decideLine>>,
  name: string,
): Problem {
  const params = { n: 'limit' in rejection ? rejection.limit : 0, name };
  return new Problem(rejection.code, params, {
    fields: [{ code: rejection.code, pointer: '/quantity', params }],
  });
}
