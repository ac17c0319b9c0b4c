// Products for journeys: picked from the catalogue by their properties, so that no journey depends on a number.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import type { Shop } from './shop.ts';

export type Good = {
  id: number;
  sku: string;
  mpn: string;
  slug: string;
  name: string;
  stock: number;
  minimum: number;
  maximum: number | null;
  step: number;
  /** Paise; what a unit costs, discount included. */
  price: number;
  image: string;
};

/** The most popular product of which `condition` (SQL over product p and stock s) is true. */
export async function pickGood(
  { pool }: Shop,
  condition: string,
  locale: Locale = 'en',
): Promise<Good> {
  const { rows } = await pool.query<Good>(
    `select p.id, p.sku, p.mpn, p.slug, t.name, s.on_hand as stock, p.minimum, p.maximum, p.step,
       coalesce(p.discount_base, p.price_base)::int as price, p.image
     from product p join stock s on s.product_id = p.id join product_text t on t.product_id = p.id and t.locale = $1
     where p.kind = 'item' and (${condition}) order by p.sort_rank limit 1`,
    [locale],
  );
  const [good] = rows;
  assert.ok(good, `no product of which ${condition}`);
  return good;
}

export const PLAIN = 's.on_hand > 100 and p.minimum = 1 and p.step = 1 and p.maximum is null';
export const OUT_OF_STOCK = 's.on_hand = 0';
export const LIMITED = 'p.minimum > 1 and p.maximum < s.on_hand';
