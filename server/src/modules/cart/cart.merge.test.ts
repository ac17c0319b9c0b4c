// Tests of the cart merge at login: on PostgreSQL. [decisions §4]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { aCustomer, aProduct, type TestApp, testApp } from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';
import { newShareCode } from '../../platform/secret.ts';
import { listPurchasables } from '../catalog/index.ts';
import { getRates } from '../pricing/index.ts';
import { mergeCart } from './cart.merge.ts';
import { listLines } from './cart.queries.ts';
import { planMerge } from './cart.rules.ts';

const shop: TestApp = await testApp({ after });
const { db } = shop;
const RULES = [
  {},
  { minimum: 10, maximum: 60, step: 10, stock: 500 },
  { minimum: 3, maximum: 25, step: 5, stock: 500 },
  { stock: 7 },
  { stock: 0 },
  { minimum: 20, stock: 9 },
];
const products: number[] = [];
for (const rule of RULES) products.push(await aProduct(db, rule));

type Held = readonly (readonly [product: number, quantity: number])[];

async function storeCart(
  customerId: number | null,
  held: Held,
): Promise<{ id: number; code: string }> {
  const code = newShareCode();
  const { rows } = await sql<{
    id: number;
  }>`insert into cart (code, customer_id) values (${code}, ${customerId}) returning id`.execute(db);
  const { id } = rows[0] as { id: number };
  await sql`insert into cart_line (cart_id, product_id, quantity)
    select ${id}::bigint, * from unnest(${held.map(([product]) => products[product] as number)}::int[], ${held.map(([, quantity]) => quantity)}::int[])`.execute(
    db,
  );
  return { id, code };
}
const contents = async (cartId: number): Promise<[number, number][]> =>
  (await listLines(db, cartId))
    .map((line): [number, number] => [line.productId, line.quantity])
    .sort(([a], [b]) => a - b);

const held = fc.uniqueArray(fc.tuple(fc.nat(RULES.length - 1), fc.integer({ min: 1, max: 70 })), {
  selector: ([product]) => product,
  maxLength: RULES.length,
});
const world = fc.record({
  own: fc.option(held, { nil: null }),
  guest: held,
  times: fc.integer({ min: 1, max: 4 }),
  again: fc.boolean(),
});

test('mergeCart › any two carts, several logins at once and again later › one and the same result, every product kept [race: §4 login]', async () => {
  const customer = await aCustomer(db);
  await fc.assert(
    fc.asyncProperty(world, async ({ own, guest, times, again }) => {
      await sql`delete from cart where customer_id = ${customer.id}`.execute(db);
      const mine = own === null || own.length === 0 ? null : await storeCart(customer.id, own);
      const theirs = await storeCart(null, guest);
      const before = mine === null ? [] : await listLines(db, mine.id);
      const purchasables = await listPurchasables(
        db,
        products,
        'en',
        await getRates(db, new Date()),
      );
      const plan = planMerge(before, await listLines(db, theirs.id), purchasables);
      const expected = new Map(
        mine === null
          ? guest.map(([product, quantity]) => [products[product] as number, quantity])
          : [],
      );
      for (const line of mine === null ? [] : [...before, ...plan.save])
        expected.set(line.productId, line.quantity);

      const codes = await Promise.all(
        Array.from({ length: times }, () => mergeCart(customer.ctx, theirs.code, customer.id)),
      );
      if (again) codes.push(await mergeCart(customer.ctx, theirs.code, customer.id));
      const surviving = mine ?? theirs;
      assert.deepEqual(new Set(codes), new Set([surviving.code]));
      assert.deepEqual(
        await contents(surviving.id),
        [...expected].sort(([a], [b]) => a - b),
      );
      const left = await contents(surviving.id);
      for (const [product] of [...(own ?? []), ...guest])
        assert.ok(
          left.some(([id]) => id === products[product]),
          'a product was lost',
        );
    }),
    { numRuns: sampleSize(60, 300), endOnFailure: true },
  );
});

test('mergeCart › a cart of somebody else, spent or unknown › neither read nor taken, and his own is untouched [§6]', async () => {
  const [owner, other] = [await aCustomer(db), await aCustomer(db)];
  const foreign = await storeCart(owner.id, [[0, 3]]);
  const own = await storeCart(other.id, [[0, 2]]);
  const spent = await storeCart(null, [[0, 9]]);
  await sql`update cart set status = 'ordered' where id = ${spent.id}`.execute(db);
  const old = await storeCart(null, [[0, 9]]);
  await sql`update cart set touched_at = now() - interval '31 days' where id = ${old.id}`.execute(
    db,
  );
  for (const code of [foreign.code, spent.code, old.code, 'unknown', '', null])
    assert.equal(await mergeCart(other.ctx, code, other.id), own.code, String(code));
  assert.deepEqual(await contents(own.id), [[products[0], 2]]);
  assert.deepEqual(await contents(foreign.id), [[products[0], 3]]);
  // It has no order.
  await sql`delete from cart where id = ${spent.id}`.execute(db);
});

test('mergeCart › two customers log in at once with one visitor’s cart › one of them gets it, nobody gets it twice [race: §6]', async () => {
  for (let round = 0; round < 10; round++) {
    const buyers = [await aCustomer(db), await aCustomer(db), await aCustomer(db)];
    const guest = await storeCart(null, [
      [0, 4],
      [1, 20],
    ]);
    const codes = await Promise.all(
      buyers.map((buyer) => mergeCart(buyer.ctx, guest.code, buyer.id)),
    );
    assert.equal(codes.filter((code) => code === guest.code).length, 1);
    assert.equal(codes.filter((code) => code === null).length, 2);
  }
});

test('mergeCart › what changed and why › told line by line until the cart changes, in the reader’s language [§4 login]', async () => {
  const customer = await aCustomer(db);
  await storeCart(customer.id, [
    [0, 3],
    [1, 50],
    [3, 5],
  ]);
  const guest = await storeCart(null, [
    [0, 4],
    [1, 30],
    [2, 2],
    [3, 6],
    [4, 1],
  ]);
  const code = await mergeCart(customer.ctx, guest.code, customer.id);
  const names = new Map(
    (await listPurchasables(db, products, 'en', await getRates(db, new Date()))).entries(),
  );
  const look = async (lang: string) =>
    (
      await shop.call('GET', `/api/shop/shoppingCart?cartCode=${code}&lang=${lang}`, {
        token: customer.token,
      })
    ).body;
  const name = (index: number): string => names.get(products[index] as number)?.name ?? '';
  for (let visit = 0; visit < 2; visit++) {
    assert.deepEqual(
      (await look('en')).notices.map((notice: { defaultMessage: string }) => notice.defaultMessage),
      [
        `${name(0)} was in both carts: 3 and 4, now 7.`,
        `${name(1)}: both carts together held 50 + 30; the quantity is 60, because no more may be ordered at once.`,
        `${name(2)}: the quantity was raised to 3, the smallest that can be ordered now.`,
        `${name(3)}: both carts together held 5 + 6; the quantity is 7, because no more are in stock.`,
      ],
    );
  }
  const russian = (await look('ru')).notices[1].defaultMessage;
  assert.equal(
    russian,
    `«${name(1)} ru»: в двух корзинах было 50 + 30; оставлено 60, больше за один раз заказать нельзя.`,
  );
  const line = (await look('en')).shoppingCartItems[0];
  await shop.call('POST', '/api/shop/updateShoppingCartItem', {
    token: customer.token,
    body: { productId: line.productId, quantity: 2, code },
  });
  assert.deepEqual((await look('en')).notices, []);
});
