// Cart merge at login: one transaction; changes are noted for the customer. [§4, decisions §4]
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { listPurchasables } from '../catalog/index.ts';
import { getRates } from '../pricing/index.ts';
import {
  adoptCart,
  type CartRow,
  closeCart,
  findOpenCartOf,
  listLines,
  lockCart,
  lockCartsFor,
  lockOpenCartOf,
  saveLines,
  savePriceSnapshot,
} from './cart.queries.ts';
import { planMerge, priceSnapshotOf } from './cart.rules.ts';
import { priceStored } from './cart.service.ts';

/**
 * Merges the cart of `guestCode` into the customer's open cart, or gives it to the customer who has none.
 * A cart that belongs to somebody else is neither read nor taken. Running it again changes nothing.
 * @returns the code of the surviving cart, or null when the customer has none
 */
export async function mergeCart(
  ctx: Ctx,
  guestCode: string | null,
  customerId: number,
): Promise<string | null> {
  if (guestCode === null) return (await findOpenCartOf(ctx.db, customerId))?.code ?? null;
  return await inTransaction(ctx.db, async (tx) => {
    // Two logins of one customer at once would both find no cart of their own; the second waits here and finds the first one's.
    await lockCartsFor(tx, customerId);
    const guest = await lockCart(tx, guestCode);
    const own = await lockOpenCartOf(tx, customerId);
    await failpoint('merge: carts locked');
    if (guest === undefined || guest.status !== 'open' || guest.customer_id !== null)
      return own?.code ?? null;
    if (own === undefined) {
      await adoptCart(tx, guest.id, customerId);
      return guest.code;
    }
    await mergeLines(ctx, tx, own, guest);
    return own.code;
  });
}

async function mergeLines(
  ctx: Ctx,
  tx: Parameters<typeof lockCart>[0],
  own: CartRow,
  guest: CartRow,
): Promise<void> {
  const [mine, theirs] = [await listLines(tx, own.id), await listLines(tx, guest.id)];
  await failpoint('merge: lines read');
  const rates = await getRates(tx, ctx.clock.now());
  const purchasables = await listPurchasables(
    tx,
    [...mine, ...theirs].map((line) => line.productId),
    ctx.locale,
    rates,
  );
  const plan = planMerge(mine, theirs, purchasables);
  await saveLines(tx, own.id, plan.save);
  await closeCart(tx, guest.id, 'merged');
  const priced = await priceStored(ctx, tx, await listLines(tx, own.id));
  await savePriceSnapshot(tx, own.id, priceSnapshotOf(priced.lines), plan.told);
}
