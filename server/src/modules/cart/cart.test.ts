// Cart calls of the specification.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import type { Answer } from '../../../testing/app.ts';
import { aCustomer, aProduct, setAside, setOnHand, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
type Line = { id: number; productId: number; quantity: number; name: string };
const quantities = (body: { shoppingCartItems: Line[] }): [number, number][] =>
  body.shoppingCartItems.map((line) => [line.productId, line.quantity]);
const add = (body: object, token?: string) =>
  call('POST', '/api/shop/additemtocart', { body, token });
const look = (code: string, token?: string, lang = 'en') =>
  call('GET', `/api/shop/shoppingCart?cartCode=${code}&lang=${lang}`, { token });

test('additemtocart › the same product again › its line grows, in the order they came [§7.1, §4 cart]', async () => {
  const [bolt, nut] = [await aProduct(db), await aProduct(db)];
  const code = await cartOf([
    { productId: bolt, quantity: 2 },
    { productId: nut, quantity: 1 },
    { productId: bolt, quantity: 3 },
  ]);
  const { body } = await look(code);
  assert.deepEqual(quantities(body), [
    [bolt, 5],
    [nut, 1],
  ]);
  assert.match(code, /^[A-Za-z0-9_-]{22}$/);
});

test('updateShoppingCartItem › the line sent back with its old prices › sets the quantity, ignores the prices [§7.1, §7.1 updateShoppingCartItem]', async () => {
  const bolt = await aProduct(db, { price: 1_050 });
  const code = await cartOf([{ productId: bolt, quantity: 2 }]);
  const line = (await look(code)).body.shoppingCartItems[0];
  const { status, body } = await call(
    'POST',
    '/api/shop/updateShoppingCartItem?lang=en&store=DEFAULT',
    {
      body: { ...line, price: 0.01, subTotal: 0.01, quantity: 4 },
    },
  );
  assert.equal(status, 200);
  assert.deepEqual([body.shoppingCartItems[0].quantity, body.total], [4, 42]);
  const other = await aProduct(db);
  const absent = await call('POST', '/api/shop/updateShoppingCartItem', {
    body: { productId: other, quantity: 1, code },
  });
  assert.deepEqual([absent.status, absent.body.code], [404, 'product-not-found']);
});

test('removeitemcart › the last line › a cart without code, lines and totals, and the code is dead [§7.1 removeitemcart, §4 cart emptied]', async () => {
  const [bolt, nut] = [await aProduct(db), await aProduct(db)];
  const code = await cartOf([
    { productId: bolt, quantity: 1 },
    { productId: nut, quantity: 1 },
  ]);
  const lines = (await look(code)).body.shoppingCartItems as Line[];
  const remove = (id: number | undefined) =>
    call(
      'POST',
      `/api/shop/removeitemcart?lang=en&store=DEFAULT&lineItemId=${id}&cartCode=${code}`,
    );
  assert.deepEqual(quantities((await remove(lines[0]?.id)).body), [[nut, 1]]);
  assert.equal((await remove(lines[0]?.id)).body.code, 'cart-line-not-found');
  assert.deepEqual((await remove(lines[1]?.id)).body, { code: null, shoppingCartItems: [] });
  assert.equal((await look(code)).status, 404);
});

test('removeitemcart › a line of another cart › is not touched [§7.1]', async () => {
  const bolt = await aProduct(db);
  const [mine, theirs] = [
    await cartOf([{ productId: bolt, quantity: 1 }]),
    await cartOf([{ productId: bolt, quantity: 7 }]),
  ];
  const theirLine = (await look(theirs)).body.shoppingCartItems[0].id;
  await call('POST', `/api/shop/removeitemcart?lineItemId=${theirLine}&cartCode=${mine}`);
  assert.deepEqual(quantities((await look(theirs)).body), [[bolt, 7]]);
  assert.deepEqual(quantities((await look(mine)).body), [[bolt, 1]]);
});

test('cart calls › an unknown, foreign, spent or merged code › one and the same 404 [§7.1]', async () => {
  const bolt = await aProduct(db);
  const [owner, stranger] = [await aCustomer(db), await aCustomer(db)];
  const foreign = await cartOf([{ productId: bolt, quantity: 1 }], owner.token);
  const [spent, merged] = [
    await cartOf([{ productId: bolt, quantity: 1 }]),
    await cartOf([{ productId: bolt, quantity: 1 }]),
  ];
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${spent}`, { token: owner.token })).status,
    200,
  );
  await db.updateTable('cart').set({ status: 'merged' }).where('code', '=', merged).execute();
  const line = (await look(foreign, owner.token)).body.shoppingCartItems[0];
  for (const token of [undefined, stranger.token]) {
    for (const code of ['AAAAAAAAAAAAAAAAAAAAAA', '', "' or 1=1 --", foreign, spent, merged]) {
      const escaped = encodeURIComponent(code);
      const answers = [
        await look(escaped, token),
        await call('POST', '/api/shop/updateShoppingCartItem', {
          token,
          body: { productId: bolt, quantity: 9, code },
        }),
        await call('POST', `/api/shop/removeitemcart?lineItemId=${line.id}&cartCode=${escaped}`, {
          token,
        }),
        await call('GET', `/api/order/prices?cartcode=${escaped}`, { token }),
      ];
      assert.deepEqual(
        answers.map((answer) => [answer.status, answer.body.code, answer.body.detail]),
        answers.map(() => [404, 'cart-not-found', 'This cart was not found or has expired.']),
      );
    }
  }
  assert.deepEqual(quantities((await look(foreign, owner.token)).body), [[bolt, 1]]);
});

test('additemtocart › a dead or foreign code › starts a new cart and leaves the other alone [§7.1]', async () => {
  const bolt = await aProduct(db);
  const owner = await aCustomer(db);
  const foreign = await cartOf([{ productId: bolt, quantity: 3 }], owner.token);
  for (const code of [foreign, 'nobody-has-this', '', null]) {
    const { status, body } = await add({ productId: bolt, quantity: 1, code });
    assert.equal(status, 200);
    assert.notEqual(body.code, code);
    assert.deepEqual(quantities(body), [[bolt, 1]]);
  }
  assert.deepEqual(quantities((await look(foreign, owner.token)).body), [[bolt, 3]]);
});

test('additemtocart › a customer with a dead code, or none › the customer’s own open cart [§7.1]', async () => {
  const bolt = await aProduct(db);
  const owner = await aCustomer(db);
  const own = await cartOf([{ productId: bolt, quantity: 3 }], owner.token);
  for (const more of [{}, { code: 'dead' }])
    assert.equal(
      (await add({ productId: bolt, quantity: 1, ...more }, owner.token)).body.code,
      own,
    );
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${own}`, { token: owner.token })).status,
    200,
  );
  const next = await add({ productId: bolt, quantity: 1, code: own }, owner.token);
  assert.notEqual(next.body.code, own);
  assert.deepEqual(quantities(next.body), [[bolt, 1]]);
});

test('shoppingCart › a visitor’s cart nobody touched for 30 days › is dead; a customer’s is not [§7.1]', async () => {
  const bolt = await aProduct(db);
  const owner = await aCustomer(db);
  const [guest, own] = [
    await cartOf([{ productId: bolt, quantity: 1 }]),
    await cartOf([{ productId: bolt, quantity: 1 }], owner.token),
  ];
  const untouchedFor = (days: number) =>
    sql`update cart set touched_at = now() - make_interval(days => ${days}) where code in (${guest}, ${own})`.execute(
      db,
    );
  await untouchedFor(29);
  assert.equal((await look(guest)).status, 200);
  await untouchedFor(31);
  assert.equal((await look(guest)).body.code, 'cart-not-found');
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${guest}`, { token: owner.token })).body
      .code,
    'cart-not-found',
  );
  assert.notEqual((await add({ productId: bolt, quantity: 1, code: guest })).body.code, guest);
  assert.equal((await look(own, owner.token)).status, 200);
});

test('shoppingCart › three currencies › each line and total in each, from the rate or the product’s own price [§3]', async () => {
  const [byRate, byOwn] = [
    await aProduct(db, { price: 10_000 }),
    await aProduct(db, { price: 20_700, discount: 18_000 }),
  ];
  await db
    .updateTable('product')
    .set({ own_prices: JSON.stringify({ USD: 250, SAR: 950 }) })
    .where('id', '=', byOwn)
    .execute();
  const code = await cartOf([
    { productId: byRate, quantity: 3 },
    { productId: byOwn, quantity: 2 },
  ]);
  const { body } = await look(code);
  const [first, second] = body.shoppingCartItems;
  assert.deepEqual([first.price, first.usdPrice, first.sarPrice], [100, 1.19, 4.46]);
  assert.deepEqual([first.subTotal, first.subUsdTotal, first.subSarTotal], [300, 3.57, 13.38]);
  assert.deepEqual([second.price, second.usdPrice, second.sarPrice], [180, 2.17, 8.26]);
  assert.deepEqual([body.total, body.usdTotal, body.sarTotal], [660, 7.91, 29.9]);
  assert.deepEqual(
    [body.subTotal, body.subUsdTotal, body.subSarTotal],
    [body.total, body.usdTotal, body.sarTotal],
  );
});

test('shoppingCart › a price changes › told once, in the reader’s language, at the new price [§4]', async () => {
  const valve = await aProduct(db, { price: 10_000, name: 'Valve' });
  const code = await cartOf([{ productId: valve, quantity: 2 }]);
  assert.deepEqual((await look(code)).body.notices, []);
  await db.updateTable('product').set({ price_base: 12_000 }).where('id', '=', valve).execute();
  const { body } = await look(code, undefined, 'ru');
  assert.equal(body.total, 240);
  const sentence =
    'Цена товара «Valve ru» теперь 120,00\u00a0₹; в ваш прошлый визит была 100,00\u00a0₹.';
  assert.deepEqual(body.notices, [
    { code: 'price-changed', productId: valve, defaultMessage: sentence },
  ]);
  assert.deepEqual((await look(code)).body.notices, []);
});

test('shoppingCart › stock, limits or the product itself are gone › each told once, in the reader’s language [§4]', async () => {
  const [valve, bolt, pipe] = [
    await aProduct(db, { name: 'Valve' }),
    await aProduct(db, { name: 'Bolt' }),
    await aProduct(db, { name: 'Pipe' }),
  ];
  const code = await cartOf([valve, bolt, pipe].map((productId) => ({ productId, quantity: 10 })));
  await setOnHand(db, valve, 4);
  await db
    .updateTable('product')
    .set({ minimum: 20, maximum: 500, step: 20 })
    .where('id', '=', bolt)
    .execute();
  await db.updateTable('product').set({ published: false }).where('id', '=', pipe).execute();
  const told = async (lang: string) =>
    (await look(code, undefined, lang)).body.notices.map(
      (notice: { code: string; defaultMessage: string }) => [notice.code, notice.defaultMessage],
    );
  assert.deepEqual(await told('en'), [
    ['stock-changed', 'Only 4 of Valve are available now.'],
    [
      'limits-changed',
      'The order limits of Bolt have changed: minimum 20, maximum 500, in multiples of 20.',
    ],
    ['product-withdrawn', 'Pipe is no longer sold.'],
  ]);
  assert.deepEqual(await told('en'), []);
  await setOnHand(db, valve, 0);
  assert.deepEqual(await told('ru'), [['stock-changed', 'Товар «Valve ru» закончился.']]);
  await setOnHand(db, valve, 50);
  assert.deepEqual(await told('ar'), [
    ['stock-changed', 'أصبح Valve ar متوفرًا من جديد بالكمية التي تريدها.'],
  ]);
});

test('additemtocart › another line’s price changed meanwhile › this answer tells of it, the next does not [§4]', async () => {
  const [valve, bolt] = [await aProduct(db, { price: 10_000 }), await aProduct(db)];
  const code = await cartOf([{ productId: valve, quantity: 2 }]);
  await db.updateTable('product').set({ price_base: 9_000 }).where('id', '=', valve).execute();
  const told = (body: { notices: { code: string; productId: number }[] }) =>
    body.notices.map((notice) => [notice.code, notice.productId]);
  assert.deepEqual(told((await add({ productId: bolt, quantity: 1, code })).body), [
    ['price-changed', valve],
  ]);
  assert.deepEqual(told((await look(code)).body), []);
  await db.updateTable('product').set({ price_base: 8_000 }).where('id', '=', valve).execute();
  const boltLine = (
    await db
      .selectFrom('cart_line')
      .select('id')
      .where('product_id', '=', bolt)
      .executeTakeFirstOrThrow()
  ).id;
  assert.deepEqual(
    told(
      (await call('POST', `/api/shop/removeitemcart?lineItemId=${boltLine}&cartCode=${code}`)).body,
    ),
    [['price-changed', valve]],
  );
});

test('shoppingCart › something that blocks the order › readyToOrder is false until it is gone [§4]', async () => {
  const bolt = await aProduct(db, { price: 10_000, stock: 5 });
  const code = await cartOf([{ productId: bolt, quantity: 4 }]);
  const ready = async () => (await look(code)).body.readyToOrder;
  const set = (columns: object) =>
    db.updateTable('product').set(columns).where('id', '=', bolt).execute();
  assert.equal(await ready(), true);
  await set({ published: false });
  assert.equal(await ready(), false);
  assert.equal((await look(code)).body.shoppingCartItems[0].productquantity, 0);
  await set({ published: true, minimum: 5 });
  assert.equal(await ready(), false);
  await set({ minimum: 1 });
  await setAside(db, bolt, 2);
  assert.equal(await ready(), false);
  await setAside(db, bolt, 1);
  assert.equal(await ready(), true);
});

test('shoppingCart › a minimum order is set › minOrder in rupees, ready only once the total reaches it [§9 minimum order]', async (t) => {
  const own = await testApp(t);
  await sql`update setting set value = '150000' where name = 'minimum-order'`.execute(own.db);
  const productId = await aProduct(own.db, { price: 50_000 });
  const told = ({ body }: Answer) => [body.minOrder, body.total, body.readyToOrder];
  const code = await own.cartOf([{ productId, quantity: 2 }]);
  assert.deepEqual(told(await own.call('GET', `/api/shop/shoppingCart?cartCode=${code}`)), [
    1_500,
    1_000,
    false,
  ]);
  const more = await own.call('POST', '/api/shop/additemtocart', {
    body: { productId, quantity: 1, code },
  });
  assert.deepEqual(told(more), [1_500, 1_500, true]);
});

test('additemtocart › a product that is withdrawn, unknown or sold out › refused in words [§8]', async () => {
  const [withdrawn, soldOut] = [await aProduct(db), await aProduct(db, { stock: 0 })];
  await db.updateTable('product').set({ published: false }).where('id', '=', withdrawn).execute();
  for (const productId of [withdrawn, 2_147_483_647]) {
    const { status, body } = await add({ productId, quantity: 1 });
    assert.deepEqual(
      [status, body.errors[0].defaultMessage],
      [404, "We can't seem to find the product you're looking for."],
    );
  }
  const { status, body } = await add({ productId: soldOut, quantity: 1 });
  assert.deepEqual([status, body.errors[0].defaultMessage], [409, 'Out of stock']);
});
