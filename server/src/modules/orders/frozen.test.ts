// Tests of frozen orders and their access.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import type { Answer } from '../../../testing/app.ts';
import { aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const get = (key: string | number, token?: string, lang = 'en') =>
  call('GET', `/api/auth/orders/${encodeURIComponent(key)}?lang=${lang}`, { token });
const commit = (code: string, token: string, body?: object) =>
  call('POST', `/api/order/commitOrder?cartCode=${code}`, { token, body });
const placed = async (token: string): Promise<Answer> => {
  const product = await aProduct(db, { price: 20_700, discount: 18_000, name: 'Bearing' });
  const answer = await commit(await cartOf([{ productId: product, quantity: 2 }], token), token);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return { ...answer, body: { ...answer.body, product } };
};
/** Everything but the number of the request. */
const bare = ({ status, body, headers }: Answer) => {
  const { instance: _, ...said } = body;
  return { status, said, type: headers['content-type'], length: headers['content-length'] };
};

test('order › product, rate, tax, names, address and company change afterwards › not a digit or letter of it does [§3]', async () => {
  const { token, id } = await aCustomer(db);
  const { body } = await placed(token);
  const before = [
    await get(body.orderId, token),
    await call('GET', `/api/orders/customers/${id}`, { token }),
  ].map((answer) => answer.body);
  await sql`update product set price_base = 99, discount_base = null, own_prices = '{"USD": 1}', hsn = '1234', sku = 'OTHER', slug = 'other', image = 'other.svg', published = false where id = ${body.product}`.execute(
    db,
  );
  await sql`update product_text set name = 'Renamed' where product_id = ${body.product}`.execute(
    db,
  );
  await sql`update manufacturer set name = 'Renamed Manufacturer' where id = (select manufacturer_id from product where id = ${body.product})`.execute(
    db,
  );
  await sql`insert into currency_rate values ('USD', now() - interval '1 minute', 1), ('SAR', now() - interval '1 minute', 1)`.execute(
    db,
  );
  await sql`insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values ('IN', '8482', 'gst', 2800, '2026-01-01')`.execute(
    db,
  );
  await sql`update setting set value = '"27"' where name = 'company-state'`.execute(db);
  await sql`update setting set value = '30' where name = 'expected-delivery-days'`.execute(db);
  await sql`update customer set company_name = 'Renamed Works', first_name = 'Renamed', tax_id = '27AAPFU0939F1ZV' where id = ${id}`.execute(
    db,
  );
  await sql`update customer_address set city = 'Moved', postal_code = '400001' where customer_id = ${id}`.execute(
    db,
  );
  const later = [
    await get(body.orderId, token),
    await call('GET', `/api/orders/customers/${id}`, { token }),
  ].map((answer) => answer.body);
  assert.deepEqual(later, before);
  const again = (
    await commit(
      (
        await db
          .selectFrom('cart')
          .select('code')
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow()
      ).code,
      token,
    )
  ).body;
  const { product: _, ...first } = body;
  assert.deepEqual(again, first);
  await sql`delete from currency_rate where per_base_e9 = 1`.execute(db);
  await sql`delete from tax_rate where hsn_prefix = '8482'`.execute(db);
  await sql`update setting set value = '"33"' where name = 'company-state'`.execute(db);
  await sql`update setting set value = '5' where name = 'expected-delivery-days'`.execute(db);
});

test('getOrder › somebody else’s, an unknown, a malformed one › the very same answer [§6]', async () => {
  const [owner, stranger] = [await aCustomer(db), await aCustomer(db)];
  const { body } = await placed(owner.token);
  const unknown = bare(await get('MW-0000-0000', stranger.token));
  assert.deepEqual([unknown.status, unknown.said.code], [404, 'order-not-found']);
  for (const key of [
    body.orderId,
    body.id,
    body.orderId.toLowerCase(),
    999_999_999,
    '0',
    '-1',
    '1.0',
    '1e3',
    'MW-',
    'x',
    "1' or 1=1 --",
    '999999999999999',
    '٣',
  ]) {
    assert.deepEqual(bare(await get(key, stranger.token)), unknown, String(key));
  }
  for (const key of [body.orderId, body.id])
    assert.deepEqual([(await get(key)).status, (await get(key, owner.token)).status], [401, 200]);
});

test('listOrders › the id of somebody else, or of nobody › the same 404; the own one lists only own orders [§7.5]', async () => {
  const [owner, stranger] = [await aCustomer(db), await aCustomer(db)];
  await placed(owner.token);
  const list = (id: number | string, token?: string) =>
    call('GET', `/api/orders/customers/${id}?count=25&start=0`, { token });
  assert.deepEqual(
    bare(await list(owner.id, stranger.token)),
    bare(await list(999_999_999_999, stranger.token)),
  );
  assert.equal((await list(owner.id, stranger.token)).status, 404);
  assert.deepEqual((await list(stranger.id, stranger.token)).body, { orders: [], total: 0 });
  assert.equal((await list(owner.id)).status, 401);
  assert.equal((await list(owner.id, owner.token)).body.total, 1);
  for (const odd of ['me', '-1', '1.5', '%00', ' 1'])
    assert.equal((await list(encodeURIComponent(odd), owner.token)).status, 400, odd);
});

test('listOrders › thirty orders › pages of 25, newest first, and the number of all on each [§9, §9 order history, §9 order pages]', async () => {
  const { token, id } = await aCustomer(db);
  const product = await aProduct(db, { stock: 100 });
  const ids: number[] = [];
  for (let n = 0; n < 30; n++)
    ids.unshift(
      (await commit(await cartOf([{ productId: product, quantity: 1 }], token), token)).body.id,
    );
  const page = async (query: string) =>
    (await call('GET', `/api/orders/customers/${id}?${query}`, { token })).body;
  const [first, second, beyond] = [
    await page(''),
    await page('start=25&count=25'),
    await page('start=50'),
  ];
  assert.deepEqual(
    [...first.orders, ...second.orders].map((order: { id: number }) => order.id),
    ids,
  );
  assert.deepEqual(
    [first.orders.length, second.orders.length, beyond.orders.length, beyond.total],
    [25, 5, 0, 30],
  );
  assert.deepEqual(
    (await page('count=0')).errors.map(({ code, pointer }: { code: string; pointer: string }) => [
      code,
      pointer,
    ]),
    [['number-too-small', '/count']],
    'a page of nothing is none, as in the search',
  );
});

test('getOrder › its id typed as people type › opens it; the number beside it too [§7.5]', async () => {
  const { token } = await aCustomer(db);
  const { body } = await placed(token);
  await db
    .updateTable('sales_order')
    .set({ public_id: 'MW-MW10-92QD' })
    .where('id', '=', body.id)
    .execute();
  for (const typed of [
    'MW-MW10-92QD',
    'mw-mw10-92qd',
    'MWMW1092QD',
    ' mw mw10 92qd ',
    'MW10-92QD',
    'mw1o92qd',
    'MW-MWIO-92QD',
    'mw-mwlo-92qd',
    body.id,
  ]) {
    assert.equal((await get(typed, token)).body.id, body.id, String(typed));
  }
  assert.equal((await get('MW-MW10-92Q', token)).status, 404);
});

test('order › what the buyer wrote and chose › kept with it, and shown in the reader’s language [§3]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db);
  const code = await cartOf([{ productId: product, quantity: 1 }], token);
  const wishes = {
    purchaseOrderNumber: 'PO-4711',
    note: 'Gate 3\n<b>knock</b>',
    paymentMode: 'escrow',
    termsAccepted: true,
  };
  const { body } = await commit(code, token, wishes);
  const [english, russian] = [
    (await get(body.orderId, token)).body,
    (await get(body.orderId, token, 'ru')).body,
  ];
  assert.deepEqual(
    [english.purchaseOrderNumber, english.note, english.paymentMode, english.orderStatus],
    ['PO-4711', 'Gate 3\n<b>knock</b>', 'escrow', 'Pending'],
  );
  assert.deepEqual(
    english.totals.map((row: { title: string }) => row.title),
    ['SubTotal', 'CGST 9%', 'SGST 9%', 'Total Amount'],
  );
  assert.deepEqual(
    [russian.totals[0].title, russian.totals.at(-1).title],
    ['Промежуточный итог', 'Общая сумма'],
  );
  for (const wrong of [
    { paymentMode: 'cash' },
    { total: 1 },
    { note: 'x'.repeat(1_001) },
    { termsAccepted: 'yes' },
  ])
    assert.equal((await commit(code, token, wrong)).status, 400);
  assert.deepEqual(await violations(db), []);
});

test('order › placed on a Friday after midnight in India › delivered in five days; due once it is invoiced, two working days later [§9, §9 expected delivery, §9 payment due]', async (t) => {
  const friday = new Date('2026-11-20T18:30:00Z');
  const shopOnFriday = await testApp(t, { clock: { now: () => friday } });
  const { token } = await aCustomer(shopOnFriday.db);
  const code = await shopOnFriday.cartOf(
    [{ productId: await aProduct(shopOnFriday.db), quantity: 1 }],
    token,
  );
  const { body } = await shopOnFriday.call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token,
  });
  const order = (await shopOnFriday.call('GET', `/api/auth/orders/${body.orderId}`, { token }))
    .body;
  assert.deepEqual([order.paymentDue, order.expectedDelivery], [null, '2026-11-26']);
});

test('order › placed › keeps the tax number, the place of supply and the rate of each line [decisions §4, §8]', async () => {
  const { id, token } = await aCustomer(db);
  await sql`update customer set tax_id = '27AAECD7314M1ZF' where id = ${id}`.execute(db);
  const { body } = await placed(token);
  const kept = await db
    .selectFrom('sales_order')
    .innerJoin('order_line', 'order_line.order_id', 'sales_order.id')
    .select(['tax_id', 'place_of_supply', 'tax_basis_points'])
    .where('public_id', '=', body.orderId)
    .execute();
  assert.deepEqual(kept, [
    { tax_id: '27AAECD7314M1ZF', place_of_supply: '27', tax_basis_points: 1_800 },
  ]);
});
