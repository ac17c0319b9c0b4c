// Negotiated prices in a cart: its pieces are set aside in the same transaction, and return in one. [decisions §8 Held stock]
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { newShareCode } from '../../platform/secret.ts';
import {
  availableQuantityOf,
  listPurchasables,
  lockStock,
  reserveStock,
} from '../catalog/index.ts';
import { getRates } from '../pricing/index.ts';
import { createCart, listLines, lockCartsFor, lockOpenCartOf } from './cart.queries.ts';
import { MAX_LINES, type StoredLine } from './cart.rules.ts';
import {
  deleteNegotiatedOf,
  endNegotiated,
  insertNegotiated,
  listHeldOf,
  listOverdue,
  type NegotiatedOrder,
} from './negotiated-price.queries.ts';
import { isLive } from './negotiated-price.rules.ts';

/** How long a negotiated price and its reserved units wait in the cart. */
export const HOLD_HOURS = 24;

export function holdsUntil(now: Date): Date {
  return new Date(now.getTime() + HOLD_HOURS * 3_600_000);
}

/**
 * A step of the transaction in which prices are agreed: each price becomes a line of the customer's open cart with its units reserved; all of them or none.
 * The caller has authorised. Each product once.
 * @returns the code of the cart
 * @throws Problem agreed-price-held, cart-full, product-not-found, stock-not-enough, product-out-of-stock
 */
export async function reserveAtNegotiatedPrice(
  ctx: Ctx,
  tx: Tx,
  customerId: number,
  agreements: readonly NegotiatedOrder[],
): Promise<string> {
  await lockCartsFor(tx, customerId);
  const cart =
    (await lockOpenCartOf(tx, customerId)) ?? (await createCart(tx, newShareCode(), customerId));
  const products = agreements.map((agreement) => agreement.productId).sort((a, b) => a - b);
  const purchasables = await listPurchasables(
    tx,
    products,
    ctx.locale,
    await getRates(tx, ctx.clock.now()),
  );
  const nameOf = (id: number): string => purchasables.get(id)?.name ?? '';
  if (products.some((id) => purchasables.get(id)?.published !== true))
    throw new Problem('product-not-found');
  const now = ctx.clock.now();
  const held = (await listHeldOf(tx, customerId)).filter((row) => products.includes(row.productId));
  const inTheWay = held.find((row) => row.validUntil > now);
  if (inTheWay !== undefined)
    throw new Problem('agreed-price-held', { name: nameOf(inTheWay.productId) });
  await endNegotiated(
    tx,
    held.map((row) => row.id),
    'released',
    now,
  );
  const lines = await listLines(tx, cart.id);
  const more = products.filter((id) => !lines.some((line) => line.productId === id)).length;
  if (lines.length + more > MAX_LINES) throw new Problem('cart-full', { n: MAX_LINES });

  const available = await lockStock(tx, products);
  await failpoint('hold: stock locked');
  for (const { productId, quantity } of agreements) {
    const purchasable = purchasables.get(productId);
    const there = purchasable === undefined ? 0 : availableQuantityOf(purchasable, available);
    if (there === 0) throw new Problem('product-out-of-stock', { name: nameOf(productId) });
    if (there < quantity)
      throw new Problem('stock-not-enough', { n: there, name: nameOf(productId) });
  }
  if (!(await reserveStock(tx, agreements)))
    throw new Problem('product-out-of-stock', { name: nameOf(products[0] as number) });
  for (const agreement of agreements)
    await insertNegotiated(tx, { customerId, cartId: cart.id }, agreement);
  return cart.code;
}

/** One negotiated price at a time for a product. @throws Problem agreed-price-held */
export async function rejectHeld(
  ctx: Ctx,
  tx: Tx,
  customerId: number,
  product: { id: number; name: string },
): Promise<void> {
  const held = await listHeldOf(tx, customerId);
  if (held.some((row) => row.productId === product.id && row.validUntil > ctx.clock.now()))
    throw new Problem('agreed-price-held', { name: product.name });
}

/** Before an order takes stock: releases the units reserved for its lines, so that it can take them. A cart without negotiated prices costs nothing. */
export async function useNegotiated(ctx: Ctx, tx: Tx, lines: readonly StoredLine[]): Promise<void> {
  const now = ctx.clock.now();
  const held = lines.flatMap((line) => (line.agreed?.held === true ? [line.agreed] : []));
  if (held.length === 0) return;
  const ids = (live: boolean) =>
    held.filter((agreed) => isLive(agreed, now) === live).map((agreed) => agreed.id);
  await endNegotiated(tx, ids(true), 'used', now);
  await endNegotiated(tx, ids(false), 'released', now);
}

/** Ends all reservations of a customer whose account is closed. The carts are locked. */
export async function releaseAllOf(tx: Tx, customerId: number, at: Date): Promise<void> {
  const held = await listHeldOf(tx, customerId);
  await endNegotiated(
    tx,
    held.map((row) => row.id),
    'released',
    at,
  );
  await deleteNegotiatedOf(tx, customerId);
}

const CUSTOMERS_AT_ONCE = 100;

/** Ends every negotiated price whose time is over, a transaction a customer. A second run finds nothing left to do. @returns how many ended */
export async function releaseOverdue(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const now = ctx.clock.now();
  for (let ended = 0; ; ) {
    const customers = await inTransaction(ctx.db, (tx) => listOverdue(tx, now, CUSTOMERS_AT_ONCE));
    for (const customerId of customers) {
      ended += await inTransaction(ctx.db, async (tx) => {
        // A commit that is under way comes first: it may still take what it was promised.
        await lockOpenCartOf(tx, customerId);
        const over = (await listHeldOf(tx, customerId)).filter((row) => row.validUntil <= now);
        return await endNegotiated(
          tx,
          over.map((row) => row.id),
          'released',
          now,
        );
      });
    }
    if (customers.length < CUSTOMERS_AT_ONCE) return ended;
  }
}
