// Reorder: the lines of an order are added to the cart as far as available, with the outcome of each line. [§2.4 Orders]
import type { AgainLine } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { addItems, listCartLines } from '../cart/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { customerOf } from '../customers/index.ts';
import { getTerms } from '../pricing/index.ts';
import type { OrderRow } from './orders.queries.ts';
import { getOrderRow } from './orders.service.ts';
import { inLanguage } from './orders.views.ts';

/** @returns the cart's code and each line of the order as it now stands in the cart. @throws Problem login-required, order-not-found */
export async function orderAgain(
  ctx: Ctx,
  key: string,
  cartCode: string | null,
): Promise<{ cartCode: string | null; lines: AgainLine[] }> {
  const order = inLanguage(await getOrderRow(ctx.db, customerOf(ctx), key), ctx.locale);
  const items = order.lines.map((line) => ({
    productId: line.product_id,
    quantity: line.quantity,
  }));
  const code = await addItems(ctx, cartCode, items);
  return { cartCode: code, lines: await compare(ctx, order, code) };
}

/** The same comparison later, without putting anything in. @throws Problem login-required, order-not-found */
export async function compareWithCart(
  ctx: Ctx,
  key: string,
  cartCode: string | null,
): Promise<AgainLine[]> {
  return await compare(
    ctx,
    inLanguage(await getOrderRow(ctx.db, customerOf(ctx), key), ctx.locale),
    cartCode,
  );
}

async function compare(ctx: Ctx, order: OrderRow, cartCode: string | null): Promise<AgainLine[]> {
  const terms = await getTerms(ctx.db, ctx.clock.now());
  const ids = order.lines.map((line) => line.product_id);
  const [purchasables, inCart] = await Promise.all([
    listPurchasables(ctx.db, ids, ctx.locale, terms.rates),
    listCartLines(ctx, cartCode),
  ]);
  const quantities = new Map(inCart.map((line) => [line.productId, line.quantity]));
  return order.lines.map(({ product_id, name, sku, quantity }) => {
    const now = purchasables.get(product_id);
    const there = quantities.get(product_id) ?? 0;
    const why = (): AgainLine['missing'] => {
      if (now === undefined || !now.published) return 'gone';
      if (now.stock <= 0) return 'out-of-stock';
      const most = Math.min(now.stock, now.limits.maximum ?? now.stock);
      return there >= most || most < quantity ? 'limited' : 'removed';
    };
    return {
      productId: product_id,
      name,
      sku,
      ordered: quantity,
      inCart: there,
      missing: there >= quantity ? null : why(),
    };
  });
}
