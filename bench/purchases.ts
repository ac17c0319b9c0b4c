// Purchases of the benchmark: products with enough stock, and customers with addresses, sessions and a filled cart, made before the measurement.
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Dice, Sample } from './catalogue-sample.ts';
import type { LoadRequest } from './load-job.ts';
import { post } from './questions.ts';

export type Item = { productId: number; quantity: number; step: number };
export type Checkout = { cartCode: string; token: string };

const ORDERED_PRODUCTS = 1_000;
const MAX_LINES = 3;

export function purchasableItems(sample: Sample, dice: Dice): Item[] {
  return dice
    .shuffled(sample.products.filter(({ available, minimum }) => available >= minimum))
    .map(({ id, minimum, step }) => ({ productId: id, quantity: minimum, step }));
}

/** The products that are ordered, with so much stock that it does not run out. */
export async function stockUp(database: pg.Pool, items: readonly Item[]): Promise<Item[]> {
  const pool = items.slice(0, ORDERED_PRODUCTS);
  await database.query('update stock set on_hand = 10000000 where product_id = any($1::int[])', [
    pool.map(({ productId }) => productId),
  ]);
  return pool;
}

/** So many customers, each with both addresses, a session and a cart of one to three lines. */
export async function fillCarts(
  database: pg.Pool,
  items: readonly Item[],
  count: number,
  dice: Dice,
): Promise<Checkout[]> {
  const checkouts = Array.from({ length: count }, () => ({
    cartCode: randomBytes(16).toString('base64url'),
    token: randomBytes(32).toString('base64url'),
  }));
  const codes = checkouts.map(({ cartCode }) => cartCode);
  const lines = codes.flatMap((code) => {
    const chosen = new Map(
      Array.from({ length: 1 + dice.below(MAX_LINES) }, () => dice.pick(items)).map((item) => [
        item.productId,
        item.quantity,
      ]),
    );
    return [...chosen].map(([productId, quantity]) => ({ code, productId, quantity }));
  });
  await database.query(
    `with buyer as (
      insert into customer (email, first_name, mobile, tax_id, company_name, verified)
      select 'buyer-' || lower(code) || '-' || n || '@bench.example', 'Bench', '+914428271234', '33AABCC1234D1ZI', 'Bench Works', true
      from unnest($1::text[]) with ordinality as c (code, n) returning id
    ), numbered as (select id, row_number() over (order by id) as n from buyer
    ), address as (
      insert into customer_address (customer_id, type, address, city, country, postal_code, phone_number)
      select id, type, '12 Mount Road', 'Chennai', 'IN', '600002', '+914428271234' from buyer, unnest(array['billing', 'delivery']) as type
    ), session as (
      insert into session (token_hash, customer_id, expires_at)
      select t.hash, b.id, now() + interval '1 day' from numbered b join unnest($2::bytea[]) with ordinality as t (hash, n) using (n)
    ), filled as (
      insert into cart (code, customer_id) select c.code, b.id from numbered b join unnest($1::text[]) with ordinality as c (code, n) using (n) returning id, code
    )
    insert into cart_line (cart_id, product_id, quantity)
    select f.id, l.product_id, l.quantity from filled f join unnest($3::text[], $4::int[], $5::int[]) as l (code, product_id, quantity) using (code)`,
    [
      codes,
      checkouts.map(({ token }) => createHash('sha256').update(token).digest()),
      lines.map(({ code }) => code),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
    ],
  );
  return checkouts;
}

/** What a checkout reads first: the order must match these prices. */
export function priceRequest({ cartCode, token }: Checkout): LoadRequest {
  return {
    method: 'GET',
    path: `/api/order/prices?cartcode=${cartCode}`,
    headers: { authtoken: token },
  };
}

export function commitRequest({ cartCode, token }: Checkout): LoadRequest {
  const request = post(`/api/order/commitOrder?cartCode=${cartCode}`, {
    paymentMode: 'telegraphic-transfer',
    termsAccepted: true,
  });
  return { ...request, headers: { ...request.headers, authtoken: token } };
}

export async function countOrders(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from sales_order',
  );
  return rows[0]?.n ?? 0;
}
