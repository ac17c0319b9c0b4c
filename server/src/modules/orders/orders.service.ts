// Order service: a cart becomes an order exactly once, at its price snapshot, and takes its stock. [§4 Place order, §7.5, decisions §4]
import type {
  Company,
  OrderDetail,
  OrderFilter,
  OrderPage,
  OrderPrices,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { publicIdCode } from '../../platform/public-id.ts';
import {
  type CartRow,
  findCart,
  isReady,
  listLines,
  lockCart,
  lockOpenCartOf,
  matchesSnapshot,
  priceSnapshotOf,
  priceStored,
  savePriceSnapshot,
  useNegotiated,
} from '../cart/index.ts';
import { lockStock } from '../catalog/index.ts';
import { getCompany } from '../company/index.ts';
import { customerOf, findAccount } from '../customers/index.ts';
import { noteOrder } from '../search/index.ts';
import { deliveryOf } from './orders.delivery.ts';
import { ordersPlaced } from './orders.metrics.ts';
import { findOrder, findOrderOfCart, listOrderRows, type OrderRow } from './orders.queries.ts';
import {
  changedProblem,
  chargesOf,
  expectedDeliveryOf,
  rejectOrder,
  totalsFor,
} from './orders.rules.ts';
import { detailOf, inLanguage, toSummary } from './orders.views.ts';
import { type Checkout, writeOrder } from './orders.write.ts';

/** What the cart costs with freight and tax, for the delivery address; the order must match this answer. @param deliveryId way of delivery that was chosen @throws Problem cart-not-found */
export async function getOrderPrices(
  ctx: Ctx,
  code: string | null,
  deliveryId?: number,
): Promise<OrderPrices> {
  const customerId = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null;
  const cart = await findUsable(ctx, code);
  const { lines, purchasables, terms } = await priceStored(
    ctx,
    ctx.db,
    await listLines(ctx.db, cart.id),
  );
  const account = customerId === null ? undefined : await findAccount(ctx.db, customerId);
  const delivery = await deliveryOf(
    ctx,
    ctx.db,
    { lines, purchasables, account, terms },
    deliveryId,
  );
  const hsnOf = (id: number): string => purchasables.get(id)?.hsn ?? '';
  const { chosen } = delivery;
  const totals = totalsFor(lines, hsnOf, account, terms, chosen?.price, chosen?.collected);
  await savePriceSnapshot(ctx.db, cart.id, priceSnapshotOf(lines, chargesOf(totals)));
  const missing: OrderPrices['missing'] = [];
  if (customerId === null) missing.push('login');
  if (account === undefined || account.billing === null || account.delivery === null)
    missing.push('address');
  return {
    ...totals,
    readyToOrder: missing.length === 0 && isReady(lines, terms),
    missing,
    delivery,
    expectedDelivery: chosen?.expectedDelivery ?? expectedDeliveryOf(ctx.clock.now(), terms),
  };
}

/**
 * Places the order of this cart. The same cart answers the same order, however often it is asked.
 * One transaction: cart locked, stock locked by product id, priced again, order written, stock taken, cart spent.
 * @throws Problem login-required-to-order, cart-not-found, cart-empty, out-of-stock-in-cart, stock-not-enough,
 *   cart-quantity-outside-limits, address-missing, minimum-order-not-reached, terms-not-accepted, prices-changed, buyer-not-verified
 */
export async function placeOrder(
  ctx: Ctx,
  code: string | null,
  checkout: Checkout,
): Promise<OrderDetail> {
  if (ctx.actor.kind !== 'customer') throw new Problem('login-required-to-order');
  const { customerId } = ctx.actor;
  // Kept in memory: the mail is written inside the transaction without asking for it there.
  const company = await getCompany(ctx);
  let isReplay = false;
  const outcome = await inTransaction(ctx.db, async (tx): Promise<OrderDetail | Problem> => {
    const cart = code === null ? await lockOpenCartOf(tx, customerId) : await lockCart(tx, code);
    if (cart === undefined || (cart.customer_id !== null && cart.customer_id !== customerId))
      throw new Problem('cart-not-found');
    isReplay = cart.status !== 'open';
    if (isReplay) return await replay(ctx, tx, customerId, cart);
    return await commit(ctx, tx, { customerId, cart, checkout, company });
  });
  // Not thrown inside the transaction, which must commit the new price snapshot.
  if (outcome instanceof Problem) throw outcome;
  if (!isReplay) {
    ordersPlaced.add({ from: 'cart' });
    await noteOrder(
      ctx,
      outcome.lines.map(({ productId }) => productId),
    );
  }
  return outcome;
}

async function replay(ctx: Ctx, tx: Tx, customerId: number, cart: CartRow): Promise<OrderDetail> {
  const order = await findOrderOfCart(tx, customerId, cart.id);
  if (order === undefined) throw new Problem('cart-not-found');
  return await detailOf(ctx, tx, order);
}

type Commit = { customerId: number; cart: CartRow; checkout: Checkout; company: Company };

async function commit(
  ctx: Ctx,
  tx: Tx,
  { customerId, cart, checkout, company }: Commit,
): Promise<OrderDetail | Problem> {
  await failpoint('order: cart read');
  const stored = await listLines(tx, cart.id);
  await lockStock(
    tx,
    stored.map((line) => line.productId),
  );
  await failpoint('order: stock locked');
  const { lines, purchasables, terms } = await priceStored(ctx, tx, stored);
  await failpoint('order: prices read');
  const account = await findAccount(tx, customerId);
  if (account === undefined) throw new Problem('login-required-to-order');
  const rejection = rejectOrder(lines, account, terms, checkout.termsAccepted, ctx.locale);
  if (rejection !== null) throw rejection;
  const hsnOf = (productId: number): string => purchasables.get(productId)?.hsn ?? '';
  const { chosen } = await deliveryOf(
    ctx,
    tx,
    { lines, purchasables, account, terms },
    checkout.deliveryId,
  );
  const totals = totalsFor(lines, hsnOf, account, terms, chosen?.price, chosen?.collected);
  const charges = chargesOf(totals);
  const isOther = checkout.total !== undefined && checkout.total !== totals.total.base;
  if (isOther || !matchesSnapshot(cart.seen, lines, charges)) {
    await savePriceSnapshot(tx, cart.id, priceSnapshotOf(lines, charges));
    return changedProblem(cart.seen, lines, totals, terms.rates.base, ctx.locale, checkout.total);
  }
  await useNegotiated(ctx, tx, stored);
  return await writeOrder(ctx, tx, {
    cartId: cart.id,
    account,
    checkout,
    service: chosen,
    lines,
    hsnOf,
    totals,
    rates: terms.rates,
    terms,
    company,
  });
}

/** One of the customer's own orders, by number or public id. @throws Problem login-required, order-not-found */
export async function getOrder(ctx: Ctx, key: string): Promise<OrderDetail> {
  const customerId = customerOf(ctx);
  return await detailOf(ctx, ctx.db, await getOrderRow(ctx.db, customerId, key));
}

/** @throws Problem order-not-found */
export async function getOrderRow(
  db: Db | Tx,
  customerId: number | 'anybody',
  key: string,
): Promise<OrderRow> {
  const code = publicIdCode(key);
  const number = /^[0-9]{1,15}$/.test(key) ? Number(key) : null;
  // Eight digits may be either; the public id is what people are shown.
  const byPublicId = code === null ? undefined : await findOrder(db, customerId, { code });
  const row =
    byPublicId ?? (number === null ? undefined : await findOrder(db, customerId, { id: number }));
  if (row === undefined) throw new Problem('order-not-found');
  return row;
}

/** For the staff, which names orders by their numbers. @throws Problem order-not-found */
export async function getRowById(db: Db | Tx, id: number): Promise<OrderRow> {
  const row = await findOrder(db, 'anybody', { id });
  if (row === undefined) throw new Problem('order-not-found');
  return row;
}

/** The customer's own orders, newest first, narrowed by status, days and a text. @throws Problem login-required */
export async function listOrders(
  ctx: Ctx,
  page: { start: number; count: number },
  filter: OrderFilter = {},
): Promise<OrderPage> {
  const typed = filter.text?.trim();
  const code = typed === undefined || typed === '' ? null : publicIdCode(typed);
  const { rows, total } = await listOrderRows(
    ctx.db,
    customerOf(ctx),
    page,
    { ...filter, text: typed },
    code,
  );
  return { orders: rows.map((row) => toSummary(inLanguage(row, ctx.locale))), total };
}

async function findUsable(ctx: Ctx, code: string | null): Promise<CartRow> {
  const cart = code === null ? undefined : await findCart(ctx.db, code);
  const mine = ctx.actor.kind === 'customer' && cart?.customer_id === ctx.actor.customerId;
  if (cart === undefined || cart.status !== 'open' || (cart.customer_id !== null && !mine))
    throw new Problem('cart-not-found');
  return cart;
}
