// Large carts: one for each connection, filled before the measurement.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Dice } from './catalogue-sample.ts';
import type { LoadRequest } from './load-job.ts';
import { type Item, stockUp } from './purchases.ts';
import { post } from './questions.ts';

const LINES = 300;
/** Requests are dealt to the connections in turn: as many carts, so that two connections never change the same one. */
export const CARTS = 16;
const REQUESTS = 4_000;

export type LargeCart = { code: string; items: readonly Item[] };

export async function largeCarts(database: pg.Pool, items: readonly Item[]): Promise<LargeCart[]> {
  const chosen = (await stockUp(database, items)).slice(0, LINES);
  const carts = Array.from({ length: CARTS }, () => ({
    code: randomBytes(16).toString('base64url'),
    items: chosen,
  }));
  await database.query(
    `with filled as (insert into cart (code) select unnest($1::text[]) returning id)
    insert into cart_line (cart_id, product_id, quantity) select f.id, l.product_id, l.quantity
    from filled f cross join unnest($2::int[], $3::int[]) as l (product_id, quantity)`,
    [
      carts.map(({ code }) => code),
      chosen.map(({ productId }) => productId),
      chosen.map(({ quantity }) => quantity),
    ],
  );
  return carts;
}

/** Again and again, so that they are many and each connection is dealt its own. */
export function cartLooks(carts: readonly LargeCart[]): LoadRequest[] {
  return Array.from({ length: REQUESTS }, (_, i) => ({
    method: 'GET',
    path: `/api/shop/shoppingCart?cartCode=${(carts[i % carts.length] as LargeCart).code}`,
  }));
}

/** Each sets one line to its least quantity or a step more. */
export function quantityChanges(carts: readonly LargeCart[], dice: Dice): LoadRequest[] {
  return Array.from({ length: REQUESTS }, (_, i) => {
    const { code, items } = carts[i % carts.length] as LargeCart;
    const { productId, quantity, step } = dice.pick(items);
    return post('/api/shop/updateShoppingCartItem', {
      code,
      productId,
      quantity: quantity + (dice.isHeads() ? step : 0),
    });
  });
}
