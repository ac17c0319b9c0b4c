// Tests of whole lots: carts and orders on a real database. [decisions §7 Lots]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCustomer,
  aLot,
  aProduct,
  setAside,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import { addItems, holdsUntil, reserveAtNegotiatedPrice } from '../cart/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;

/** Lots of four bolts and three nuts; ten bolts, nine nuts: two lots, then two bolts and three nuts are left over. */
async function aPallet(bolts = 10, nuts = 9) {
  const bolt = await aProduct(db, { name: 'Bolt', stock: bolts, price: 1_000 });
  const nut = await aProduct(db, { name: 'Nut', stock: nuts, price: 500 });
  const parts = [
    { productId: bolt, quantity: 4 },
    { productId: nut, quantity: 3 },
  ];
  return {
    bolt,
    nut,
    whole: (await aLot(db, parts, { name: 'Pallet', price: 5_500, discount: 4_000 })).productId,
  };
}

const stockOf = async (...products: number[]) => {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', 'in', products)
    .execute();
  return products.map((id) => rows.find((row) => row.product_id === id)?.on_hand);
};
const line = (productId: number, quantity: number) => ({ productId, quantity });

test('whole lot › looked up anywhere › as many as its scarcest part allows [§3]', async () => {
  const { whole, bolt } = await aPallet();
  const { ctx } = await aCustomer(db);
  const seen = async () => (await services.catalog.getProduct(ctx, whole)).stock;
  assert.equal(await seen(), 2);
  await setAside(db, bolt, 3);
  assert.equal(await seen(), 1, 'held pieces are not there for a lot');
  const found = (
    await call('POST', '/api/search', { body: { query: String(whole), searchBy: 'productId' } })
  ).body;
  assert.deepEqual([found.products[0].productquantity, found.products[0].available], [1, true]);
});

test('whole lot › in a cart › the line says place, condition and how many parts it holds; an ordinary part has nothing of it [§3 Cart]', async () => {
  const { whole, bolt } = await aPallet();
  await sql`update lot set location = '{"en": "Coimbatore", "ru": "Коимбатур"}', condition = 'used' where product_id = ${whole}`.execute(
    db,
  );
  const { ctx, token } = await aCustomer(db);
  const visitor = { ...ctx, locale: 'ru' as const };
  const { code } = await services.cart.addItem(visitor, null, { productId: whole, quantity: 1 });
  const { lines } = await services.cart.addItem(visitor, code, { productId: bolt, quantity: 1 });
  assert.deepEqual(
    lines.map(({ productId, lot }) => [productId, lot]),
    [
      [whole, { location: 'Коимбатур', condition: 'used', parts: 2 }],
      [bolt, undefined],
    ],
  );
  assert.deepEqual(
    (await services.cart.getCart({ ...ctx, locale: 'ar' }, code)).lines[0]?.lot?.location,
    'Coimbatore',
  );
  const { body } = await call('GET', `/api/shop/shoppingCart?cartCode=${code}&lang=en`, { token });
  assert.deepEqual(
    body.shoppingCartItems.map(({ manufacturer, origin, lot }: Record<string, unknown>) => [
      manufacturer,
      origin,
      lot,
    ]),
    [
      [
        '',
        { source: '', countryName: '' },
        { location: 'Coimbatore', condition: 'used', parts: 2 },
      ],
      [lines[1]?.manufacturer.name, { source: 'IN', countryName: 'India' }, null],
    ],
  );
});

test('whole lot › in a wishlist › has its place instead of the manufacturer and origin of its first part [§3 Wishlist and save-list entries]', async () => {
  const { whole, bolt } = await aPallet();
  const { ctx, token } = await aCustomer(db);
  const [saved, part] = [
    await services.wishlist.saveProduct(ctx, whole),
    await services.wishlist.saveProduct(ctx, bolt),
  ];
  assert.deepEqual([saved.lot?.parts, part.lot], [2, null]);
  const { body } = await call('GET', '/api/wishlist?lang=en', { token });
  const manufacturers = new Map(
    body.map(({ productId, manufacturer, origin }: Record<string, unknown>) => [
      productId,
      [manufacturer, origin],
    ]),
  );
  assert.deepEqual(manufacturers.get(whole), ['', { source: '', countryName: '' }]);
  assert.deepEqual(manufacturers.get(bolt), [
    part.manufacturer.name,
    { source: 'IN', countryName: 'India' },
  ]);
});

test('whole lot › ordered, then cancelled › its parts leave in the order’s transaction and come back [§4 Place order]', async () => {
  const { whole, bolt, nut } = await aPallet();
  const { token, ctx } = await aCustomer(db);
  const code = await cartOf([line(whole, 2)], token);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.deepEqual(await stockOf(bolt, nut), [2, 3]);
  const order = await services.orders.getOrder(ctx, placed.body.orderId);
  assert.deepEqual(
    order.lines.map(({ name, manufacturer, quantity, unitPrice }) => [
      name,
      manufacturer,
      quantity,
      unitPrice.base,
    ]),
    [['Pallet', '', 2, 4_000]],
  );
  // The contents of the lot may change; the order puts back what it took.
  await db.updateTable('lot_item').set({ quantity: 1 }).where('product_id', '=', bolt).execute();
  await services.orders.cancelOrder(ctx, placed.body.orderId);
  await services.orders.cancelOrder(ctx, placed.body.orderId);
  assert.deepEqual(await stockOf(bolt, nut), [10, 9]);
  await db.updateTable('lot_item').set({ quantity: 4 }).where('product_id', '=', bolt).execute();
  assert.deepEqual(await violations(db), []);
});

test('whole lot › ordered together with its parts › one movement a part, together what was ordered [§4 Place order]', async () => {
  const { whole, bolt, nut } = await aPallet();
  const { token, ctx } = await aCustomer(db);
  const code = await cartOf([line(bolt, 6), line(whole, 1), line(nut, 1)], token);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.deepEqual(await stockOf(bolt, nut), [0, 5]);
  assert.deepEqual(await violations(db), []);
  await services.orders.cancelOrder(ctx, placed.body.orderId);
  assert.deepEqual(await stockOf(bolt, nut), [10, 9]);
  assert.deepEqual(await violations(db), []);
});

test('whole lot › returned after delivery › asked for like any line [§9 Terms]', async () => {
  const { whole } = await aPallet();
  const { token, ctx } = await aCustomer(db);
  const placed = await call(
    'POST',
    `/api/order/commitOrder?cartCode=${await cartOf([line(whole, 1)], token)}`,
    { token },
  );
  const system = { ...ctx, actor: { kind: 'system' } as const };
  for (const to of ['Confirmed', 'Shipped'] as const)
    await services.orders.changeOrderStatus(system, placed.body.orderId, { to });
  const order = await services.orders.requestReturn(ctx, placed.body.orderId, {
    lines: [{ ...line(whole, 1), reason: 'not-as-described' }],
    note: '',
  });
  assert.equal(order.returns.length, 1);
});

test('cart › the lot and its parts want the same pieces › the later line is refused what the earlier ones have [§4 Cart]', async () => {
  const { whole, bolt, nut } = await aPallet();
  const { ctx } = await aCustomer(db);
  const { cart } = services;
  let { code } = await cart.addItem(ctx, null, line(bolt, 3));
  // Seven bolts are left: one lot, not two.
  await assert.rejects(cart.addItem(ctx, code, line(whole, 2)), { code: 'stock-not-enough' });
  const both = await cart.addItem(ctx, code, line(whole, 1));
  code = both.code;
  assert.deepEqual(
    both.lines.map(({ stock, blocked }) => [stock, blocked]),
    [
      [10, null],
      [1, null],
    ],
  );
  await assert.rejects(cart.changeItem(ctx, code, line(bolt, 7)), { code: 'stock-not-enough' });
  assert.equal((await cart.changeItem(ctx, code, line(bolt, 6))).quantity, 7);
  assert.equal((await cart.addItem(ctx, code, line(nut, 6))).quantity, 13);
  await assert.rejects(cart.addItem(ctx, code, line(nut, 1)), { code: 'stock-not-enough' });
});

test('cart › a part is sold to somebody else › the lot’s line is blocked and its owner is told; the part in front keeps its pieces [§8]', async () => {
  const { whole, bolt } = await aPallet();
  const { token, ctx } = await aCustomer(db);
  const code = await cartOf([line(bolt, 2), line(whole, 2)], token);
  await db.updateTable('stock').set({ on_hand: 8 }).where('product_id', '=', bolt).execute();
  const cart = await services.cart.getCart(ctx, code);
  assert.deepEqual(
    cart.lines.map(({ stock, blocked }) => [stock, blocked]),
    [
      [8, null],
      [1, 'stock-not-enough'],
    ],
  );
  assert.deepEqual(
    [cart.readyToOrder, cart.notices.map((notice) => notice.code)],
    [false, ['stock-changed']],
  );
  const refused = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(refused.status, 409);
  assert.equal(
    (await services.cart.changeItem(ctx, code, line(whole, 1))).readyToOrder,
    true,
    'less can always be chosen',
  );
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
    200,
  );
  await db
    .updateTable('stock_movement')
    .set({ delta: 8 })
    .where('product_id', '=', bolt)
    .where('reason', '=', 'opening')
    .execute();
  assert.deepEqual(await violations(db), []);
});

test('cart › many at once and merges › what the lot takes is not promised twice [§4]', async () => {
  const { whole, bolt, nut } = await aPallet();
  const { ctx, id } = await aCustomer(db);
  const { cart } = services;
  const code = await addItems(ctx, null, [line(whole, 5), line(bolt, 5), line(nut, 2)]);
  const filled = await cart.getCart(ctx, code);
  assert.deepEqual(
    filled.lines.map(({ productId, quantity, blocked }) => [productId, quantity, blocked]),
    [
      [whole, 2, null],
      [bolt, 2, null],
      [nut, 2, null],
    ],
  );
  const guest = await cart.addItem({ ...ctx, actor: { kind: 'visitor' } }, null, line(nut, 9));
  await cart.mergeCart(ctx, guest.code, id);
  const merged = await cart.getCart(ctx, code);
  assert.deepEqual(
    [merged.lines.map(({ quantity }) => quantity), merged.readyToOrder],
    [[2, 2, 3], true],
  );
});

test('whole lot › nothing inside, or a part without stock › cannot be bought [§3]', async () => {
  const { ctx } = await aCustomer(db);
  const empty = await aLot(db, []);
  const { whole, nut } = await aPallet();
  await db.deleteFrom('stock').where('product_id', '=', nut).execute();
  for (const productId of [empty.productId, whole])
    await assert.rejects(services.cart.addItem(ctx, null, line(productId, 1)), {
      code: 'product-out-of-stock',
    });
  await db.deleteFrom('stock_movement').where('product_id', '=', nut).execute();
});

test('whole lot › at an negotiated price › its parts are set aside, taken with the order, and free again when the line goes [decisions §8 Held stock]', async () => {
  const { whole, bolt, nut } = await aPallet();
  const { ctx, id, token } = await aCustomer(db);
  const concurrentActor = await aCustomer(db);
  const { cart, orders } = services;
  const agreement = (quantity: number) => ({
    ...line(whole, quantity),
    unitPrice: { base: 3_500, INR: 3_500, USD: 42, SAR: 156 },
    validUntil: holdsUntil(new Date()),
    source: 'quote' as const,
    reference: 'lot-test',
  });
  const reserved = async () =>
    (
      await db
        .selectFrom('stock')
        .select('reserved')
        .where('product_id', 'in', [bolt, nut])
        .orderBy('product_id')
        .execute()
    ).map((row) => row.reserved);
  const hold = (quantity: number) =>
    inTransaction(db, (tx) => reserveAtNegotiatedPrice(ctx, tx, id, [agreement(quantity)]));
  await assert.rejects(hold(3), { code: 'stock-not-enough' });
  const code = await hold(2);
  assert.deepEqual(await reserved(), [8, 6]);
  await assert.rejects(cart.addItem(concurrentActor.ctx, null, line(whole, 1)), {
    code: 'product-out-of-stock',
  });
  // The unreserved units can be bought by the owner, as by anybody.
  const more = await cart.addItem(ctx, code, line(bolt, 2));
  assert.deepEqual(
    [more.lines.map(({ blocked }) => blocked), more.readyToOrder],
    [[null, null], true],
  );
  await assert.rejects(cart.addItem(ctx, code, line(bolt, 1)), { code: 'stock-not-enough' });
  assert.deepEqual(await violations(db), []);
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.deepEqual(
    [await stockOf(bolt, nut), await reserved()],
    [
      [0, 3],
      [0, 0],
    ],
  );
  await orders.cancelOrder(ctx, placed.body.orderId);
  const again = await hold(1);
  const [held] = (await cart.getCart(ctx, again)).lines;
  await cart.removeItem(ctx, again, { lineId: held?.id ?? 0 });
  assert.deepEqual(
    [await stockOf(bolt, nut), await reserved()],
    [
      [10, 9],
      [0, 0],
    ],
  );
  assert.deepEqual(await violations(db), []);
});
