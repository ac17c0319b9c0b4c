// Cart service: each change is one transaction that answers the whole priced cart. [§4 Cart, §7.1]
import { type Cart, type CartLine, sumPrices, ZERO } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayAfter, dayIn } from '../../platform/days.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { newShareCode } from '../../platform/secret.ts';
import { listPurchasables, type Purchasable } from '../catalog/index.ts';
import { completedPrices, getTerms, type Terms } from '../pricing/index.ts';
import { notifyMerge, notifyNews } from './cart.notices.ts';
import {
  type CartRow,
  createCart,
  deleteCart,
  deleteLine,
  findCart,
  findOpenCartOf,
  listLines,
  lockCart,
  lockOpenCartOf,
  saveLine,
  savePriceSnapshot,
} from './cart.queries.ts';
import {
  changedSince,
  decideLine,
  isNoted,
  type LineRejection,
  MAX_LINES,
  type News,
  priceLine,
  priceSnapshotOf,
  type StoredLine,
} from './cart.rules.ts';
import { endNegotiated } from './negotiated-price.queries.ts';
import { asNegotiated, isLive } from './negotiated-price.rules.ts';
import { linesBefore, sharedPieces } from './shared-pieces.rules.ts';

export const EMPTY_CART: Cart = Object.freeze({
  code: null,
  lines: [],
  quantity: 0,
  subtotal: ZERO,
  total: ZERO,
  minimumOrder: 0,
  readyToOrder: false,
  notices: [],
  expectedDelivery: '',
});

/**
 * The priced cart of this code; without a code, the logged-in customer's own open cart or an empty one.
 * @throws Problem cart-not-found for an unknown, foreign or spent code
 */
export async function getCart(ctx: Ctx, code: string | null): Promise<Cart> {
  const row = code === null ? await findOwn(ctx) : await findCart(ctx.db, code);
  if (row === undefined && code === null) return EMPTY_CART;
  const cart = authorise(ctx, row);
  // What a merge left out has a name too.
  const told = cart.notices.map((notice) => notice.productId);
  const priced = await priceStored(ctx, ctx.db, await listLines(ctx.db, cart.id), told);
  const changed = changedSince(cart.seen, priced.lines);
  const seen = priceSnapshotOf(priced.lines, cart.seen?.taxes);
  // A read writes only when something changed, so that viewing a cart costs no disk write.
  if (!isNoted(cart.seen, seen)) await savePriceSnapshot(ctx.db, cart.id, seen);
  return toCart(ctx, cart, priced, changed);
}

/** The mini-cart of the header: units and their price, read only. null when there is no such cart. */
export async function getMiniCart(
  ctx: Ctx,
  code: string | null,
): Promise<{ quantity: number; total: number } | null> {
  const row = code === null ? await findOwn(ctx) : await findCart(ctx.db, code);
  if (row === undefined || !mayUse(ctx, row)) return null;
  const { lines } = await priceStored(ctx, ctx.db, await listLines(ctx.db, row.id));
  if (lines.length === 0) return null;
  const total = sumPrices(lines.map((line) => line.subtotal));
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: total[ctx.currency] ?? total.base,
  };
}

/**
 * Puts `quantity` more of a product into the cart; a dead or missing code starts a new cart.
 * @throws Problem product-not-found, product-out-of-stock, stock-not-enough, quantity-*, cart-full
 */
export async function addItem(
  ctx: Ctx,
  code: string | null,
  item: { productId: number; quantity: number },
): Promise<Cart> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  return await inTransaction(ctx.db, async (tx) =>
    putItem(ctx, tx, terms, await openCart(ctx, tx, code), item),
  );
}

/** addItem as a step of the transaction that has locked the cart. */
export async function putItem(
  ctx: Ctx,
  tx: Tx,
  terms: Terms,
  cart: CartRow,
  item: { productId: number; quantity: number },
): Promise<Cart> {
  const lines = await listLines(tx, cart.id);
  const line = lines.find((candidate) => candidate.productId === item.productId);
  if (line === undefined && lines.length >= MAX_LINES)
    throw new Problem('cart-full', { n: MAX_LINES });
  // Adding less than one is not a way to take something out: it meets the minimum warning.
  const wanted = item.quantity < 1 ? 0 : (line?.quantity ?? 0) + item.quantity;
  return await setQuantity(ctx, tx, terms, cart, lines, item.productId, wanted);
}

/** Sets the quantity of a line, named by its product. 0 is the minimum warning, not a removal. @throws as addItem, cart-not-found */
export async function changeItem(
  ctx: Ctx,
  code: string | null,
  item: { productId: number; quantity: number },
): Promise<Cart> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await lockUsable(ctx, tx, code);
    const lines = await listLines(tx, cart.id);
    if (!lines.some((line) => line.productId === item.productId))
      throw new Problem('product-not-found');
    return await setQuantity(ctx, tx, terms, cart, lines, item.productId, item.quantity);
  });
}

/**
 * Removes a line. An emptied cart is deleted: its answer has no code. Pages may send it twice, so a missing line is an error only with `mustExist`.
 * @throws Problem cart-not-found, cart-line-not-found
 */
export async function removeItem(
  ctx: Ctx,
  code: string | null,
  item: { lineId: number; mustExist?: boolean },
): Promise<Cart> {
  return await inTransaction(ctx.db, async (tx) => {
    const cart = await lockUsable(ctx, tx, code);
    return await takeLine(ctx, tx, cart, item.lineId, item.mustExist);
  });
}

/** removeItem as a step of the transaction that has locked the cart. */
export async function takeLine(
  ctx: Ctx,
  tx: Tx,
  cart: CartRow,
  lineId: number,
  mustExist = false,
): Promise<Cart> {
  const agreed = await deleteLine(tx, cart.id, lineId);
  if (mustExist && agreed === undefined)
    throw new Problem(
      'cart-line-not-found',
      {},
      { fields: [{ code: 'cart-line-not-found', pointer: '/lineItemId' }] },
    );
  if (agreed !== null && agreed !== undefined)
    await endNegotiated(tx, [agreed], 'released', ctx.clock.now());
  const lines = await listLines(tx, cart.id);
  if (lines.length === 0) {
    await deleteCart(tx, cart.id);
    return EMPTY_CART;
  }
  const priced = await priceStored(ctx, tx, lines);
  await savePriceSnapshot(tx, cart.id, priceSnapshotOf(priced.lines), []);
  return toCart(ctx, { ...cart, notices: [] }, priced, changedSince(cart.seen, priced.lines));
}

async function setQuantity(
  ctx: Ctx,
  tx: Tx,
  terms: Terms,
  cart: CartRow,
  lines: StoredLine[],
  productId: number,
  quantity: number,
): Promise<Cart> {
  const now = ctx.clock.now();
  const known = lines.find((line) => line.productId === productId);
  const live = isLive(known?.agreed, now);
  if (known?.agreed?.held === true && !live)
    await endNegotiated(tx, [known.agreed.id], 'released', now);
  const purchasables = await listPurchasables(
    tx,
    [...lines.map((line) => line.productId), productId],
    ctx.locale,
    terms.rates,
  );
  const purchasable = purchasables.get(productId);
  if (purchasable === undefined || !purchasable.published) throw new Problem('product-not-found');
  if (live && quantity === known?.quantity)
    return toCart(ctx, cart, priceLines(lines, purchasables, terms, now), []);
  const { left } = sharedPieces(purchasables, linesBefore(lines, productId, quantity));
  const rejection: LineRejection | null = live
    ? { code: 'agreed-quantity-fixed', limit: known?.quantity ?? 0 }
    : decideLine(left(purchasable), quantity);
  if (rejection !== null) throw lineProblem(rejection, purchasable, known?.quantity ?? 0);
  const line = { id: known?.id ?? 0, productId, quantity, agreed: null };
  const changed =
    known === undefined ? [...lines, line] : lines.map((other) => (other === known ? line : other));
  const priced = priceLines(changed, purchasables, terms, now);
  // One statement for the line and for what its owner is about to see; a new line learns its id from it.
  const id = await saveLine(tx, cart.id, line, priceSnapshotOf(priced.lines));
  const named = priced.lines.map((other) =>
    other.productId === productId ? { ...other, id } : other,
  );
  return toCart(
    ctx,
    { ...cart, notices: [] },
    { ...priced, lines: named },
    changedSince(cart.seen, named),
  );
}

export type PricedCart = {
  lines: CartLine[];
  purchasables: Map<number, Purchasable>;
  terms: Terms;
};

/** The lines of a cart at today's prices; `also` are products to know besides. */
export async function priceStored(
  ctx: Ctx,
  db: Db | Tx,
  lines: readonly StoredLine[],
  also: readonly number[] = [],
): Promise<PricedCart> {
  const now = ctx.clock.now();
  const terms = await getTerms(db, now);
  const purchasables = await listPurchasables(
    db,
    [...lines.map((line) => line.productId), ...also],
    ctx.locale,
    terms.rates,
  );
  return priceLines(lines, purchasables, terms, now);
}

function priceLines(
  lines: readonly StoredLine[],
  purchasables: Map<number, Purchasable>,
  terms: Terms,
  now: Date,
): PricedCart {
  const priced: CartLine[] = [];
  const pieces = sharedPieces(purchasables);
  for (const line of lines) {
    const found = purchasables.get(line.productId);
    if (found === undefined) continue;
    const negotiated = line.agreed && {
      ...line.agreed,
      unitPrice: completedPrices(line.agreed.unitPrice, terms.rates),
    };
    const { purchasable, agreed } = asNegotiated(negotiated, pieces.left(found), now);
    priced.push(priceLine(line, purchasable, agreed));
    // Units reserved for a line are not among those that the others share.
    if (line.agreed?.held !== true) pieces.take(found, line.quantity);
  }
  return { lines: priced, purchasables, terms };
}

export function toCart(
  ctx: Ctx,
  cart: Pick<CartRow, 'code' | 'notices'>,
  { lines, purchasables, terms }: PricedCart,
  changed: readonly News[],
): Cart {
  if (lines.length === 0) return EMPTY_CART;
  const subtotal = sumPrices(lines.map((line) => line.subtotal));
  return {
    code: cart.code,
    lines,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    total: subtotal,
    minimumOrder: terms.minimumOrder,
    readyToOrder: isReady(lines, terms),
    notices: [
      ...cart.notices.map((notice) => notifyMerge(ctx, notice, purchasables.get(notice.productId))),
      ...changed.map((news) => notifyNews(ctx, terms.rates.base, news)),
    ],
    expectedDelivery: dayAfter(dayIn(terms.timeZone, ctx.clock.now()), terms.expectedDeliveryDays),
  };
}

/** Not empty, reaches the minimum order, nothing out of stock, every line within its limits. [decisions §4] */
export function isReady(lines: readonly CartLine[], terms: Terms): boolean {
  return (
    lines.length > 0 &&
    lines.every((line) => line.blocked === null) &&
    sumPrices(lines.map((line) => line.subtotal)).base >= terms.minimumOrder
  );
}

/** The cart of this code if it may be used, else the customer's own, else a new one; locked. */
export async function openCart(ctx: Ctx, tx: Tx, code: string | null): Promise<CartRow> {
  const found = code === null ? undefined : await lockCart(tx, code);
  if (found !== undefined && mayUse(ctx, found)) return found;
  const customerId = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null;
  if (customerId !== null) {
    const own = await lockOpenCartOf(tx, customerId);
    if (own !== undefined) return own;
  }
  return await createCart(tx, newShareCode(), customerId);
}

/** @throws Problem cart-not-found; without a code the logged-in customer's own open cart is meant */
export async function lockUsable(ctx: Ctx, tx: Tx, code: string | null): Promise<CartRow> {
  if (code !== null) return authorise(ctx, await lockCart(tx, code));
  return authorise(
    ctx,
    ctx.actor.kind === 'customer' ? await lockOpenCartOf(tx, ctx.actor.customerId) : undefined,
  );
}

/** The lines of a cart, or none where there is no such cart for this actor. */
export async function listCartLines(ctx: Ctx, code: string | null): Promise<StoredLine[]> {
  const cart = code === null ? await findOwn(ctx) : await findCart(ctx.db, code);
  return cart !== undefined && mayUse(ctx, cart) ? await listLines(ctx.db, cart.id) : [];
}

async function findOwn(ctx: Ctx): Promise<CartRow | undefined> {
  return ctx.actor.kind === 'customer'
    ? await findOpenCartOf(ctx.db, ctx.actor.customerId)
    : undefined;
}

/** A cart is open to any client that holds its code, or, once it is a customer's, to that customer's session alone. */
function mayUse(ctx: Ctx, cart: CartRow): boolean {
  if (cart.status !== 'open') return false;
  return (
    cart.customer_id === null ||
    (ctx.actor.kind === 'customer' && ctx.actor.customerId === cart.customer_id)
  );
}

function authorise(ctx: Ctx, cart: CartRow | undefined): CartRow {
  // A foreign cart answers exactly like an unknown one.
  if (cart === undefined || !mayUse(ctx, cart)) throw new Problem('cart-not-found');
  return cart;
}

/** @param held units that the cart holds already, which count towards the limit */
function lineProblem(rejection: LineRejection, purchasable: Purchasable, held: number): Problem {
  return new Problem(rejection.code, {
    n: 'limit' in rejection ? rejection.limit : 0,
    name: purchasable.name,
    held,
  });
}
