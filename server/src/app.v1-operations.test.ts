// Tests of the calls for the shop's own programs: stock and prices in bulk with an answer for each row, orders and invoices for an ERP. [decisions 0112, 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Right } from '@millwright/contracts';
import { aClient, aCustomer, aLot, aProduct, asStaff, stockOf, testApp } from '../testing/index.ts';

const shop = await testApp({ after });
const { call, db, pool, cartOf } = shop;

async function asking(rights: readonly Right[]) {
  const { key, id } = await aClient(db, rights, { callsPerMinute: 100_000 });
  return {
    id,
    ask: (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      call(method, `/api/v1${path}`, {
        ...(body === undefined ? {} : { body }),
        headers: { authorization: `Bearer ${key}`, ...headers },
      }),
  };
}
const { ask, id: clientId } = await asking(['catalogue:write', 'orders:read']);

async function aSku(values: Parameters<typeof aProduct>[1] = {}) {
  const id = await aProduct(db, values);
  const { rows } = await pool.query<{ sku: string }>('select sku from product where id = $1', [id]);
  return { id, sku: rows[0]?.sku ?? '' };
}

test('bulk stock › rows of all kinds › what can be written is written with who did it, the others say why [decisions 0114]', async () => {
  const [one, two, three] = [
    await aSku({ stock: 5 }),
    await aSku({ stock: 5 }),
    await aSku({ stock: 5 }),
  ];
  await pool.query('update stock set reserved = 4 where product_id = $1', [two.id]);
  const { status, body } = await ask('PUT', '/stock', {
    rows: [
      { sku: one.sku, onHand: 120 },
      { sku: two.sku, onHand: 3 },
      { sku: three.sku, onHand: 5 },
      { sku: 'none-such', onHand: 1 },
      { sku: one.sku, onHand: 7 },
      { sku: three.sku, onHand: 5, colour: 1 },
      { sku: three.sku, onHand: -1 },
      { sku: three.sku, onHand: 1.5 },
      { sku: 17, onHand: 1 },
      'nothing',
      { sku: three.sku },
    ],
  });
  assert.equal(status, 200);
  assert.deepEqual(
    body.rows.map((row: Answered) => [row.state, row.problems[0]?.code, row.problems[0]?.pointer]),
    [
      ['changed', undefined, undefined],
      ['rejected', 'stock-below-reserved', '/rows/1/onHand'],
      ['unchanged', undefined, undefined],
      ['rejected', 'product-not-found', '/rows/3/sku'],
      ['rejected', 'value-repeated', '/rows/4/sku'],
      ['rejected', 'unknown-field', '/rows/5/colour'],
      ['rejected', 'number-too-small', '/rows/6/onHand'],
      ['rejected', 'expected-whole-number', '/rows/7/onHand'],
      ['rejected', 'expected-text', '/rows/8/sku'],
      ['rejected', 'expected-object', '/rows/9'],
      ['rejected', 'value-repeated', '/rows/10/sku'],
    ],
  );
  assert.deepEqual([body.changed, body.unchanged, body.rejected], [1, 1, 9]);
  assert.deepEqual(await stockOf(db, one.id), [120, 0]);
  assert.deepEqual(await stockOf(db, two.id), [5, 4]);
  const { rows } = await pool.query(
    "select delta, who from stock_movement where product_id = $1 and reason = 'correction'",
    [one.id],
  );
  assert.deepEqual(rows, [{ delta: 115, who: `client:${clientId}` }]);
  await pool.query('update stock set reserved = 0 where product_id = $1', [two.id]);
});
type Answered = { state: string; problems: { code: string; pointer: string }[] };

test('bulk prices › digits of the base currency › exact to the paisa; a discount is below the price, null takes it away [decisions 0114]', async () => {
  const [one, two] = [await aSku({ price: 10_000 }), await aSku({ price: 10_000 })];
  const { body } = await ask('PUT', '/prices', {
    rows: [
      { sku: one.sku, price: '70000000.07', discountPrice: '0.1' },
      { sku: two.sku, discountPrice: '100.00' },
    ],
  });
  assert.deepEqual(
    body.rows.map((row: Answered) => [row.state, row.problems[0]?.pointer]),
    [
      ['changed', undefined],
      ['rejected', '/rows/1/discountPrice'],
    ],
  );
  const priced = async () =>
    (
      await pool.query<{ price: string; discount: string | null }>(
        'select price_base::text as price, discount_base::text as discount from product where id = $1',
        [one.id],
      )
    ).rows[0];
  assert.deepEqual(await priced(), { price: '7000000007', discount: '10' });
  await ask('PUT', '/prices', { rows: [{ sku: one.sku, discountPrice: null }] });
  assert.deepEqual(await priced(), { price: '7000000007', discount: null });
  for (const price of ['1,5', '-1', '1e3', '1.234', ' 1']) {
    const answer = await ask('PUT', '/prices', { rows: [{ sku: one.sku, price }] });
    assert.equal(answer.body.rows[0].problems[0]?.pointer, '/rows/0/price', price);
  }
  assert.deepEqual(await priced(), { price: '7000000007', discount: null });
});

test('bulk prices › with what a product costs › kept for staff; no call, page or event answers it [decisions 0119]', async () => {
  const one = await aSku({ price: 10_000, stock: 5 });
  const rows = (row: object) => ({ rows: [{ sku: one.sku, ...row }] });
  assert.equal((await ask('PUT', '/prices', rows({ costPrice: '61.37' }))).body.changed, 1);
  assert.equal((await ask('PUT', '/prices', rows({ costPrice: '61.37' }))).body.changed, 0);
  const refused = (await ask('PUT', '/prices', rows({ costPrice: '0' }))).body.rows[0];
  assert.equal(refused.problems[0].pointer, '/rows/0/costPrice');
  const admin = await asStaff(shop, 'administrator');
  const { body: shown } = await admin('GET', `/products/${one.id}`);
  assert.equal(shown.costPrice, 6_137);
  const reader = await asking(['catalogue:read', 'orders:read', 'customers:read']);
  for (const path of ['/changes/products', '/changes/prices', '/changes/stock', '/events'])
    assert.doesNotMatch(JSON.stringify((await reader.ask('GET', path)).body), /61\.37|6137/, path);
  for (const path of [
    `/api/v1/products/${one.id}`,
    `/api/v1/search?q=${one.sku}`,
    `/api/product/products/${one.id}`,
    `/product/${one.id}/x.md`,
  ])
    assert.doesNotMatch(JSON.stringify((await call('GET', path)).body), /61\.37|6137/, path);
  await ask('PUT', '/prices', rows({ costPrice: null }));
  assert.equal((await admin('GET', `/products/${one.id}`)).body.costPrice, null);
});

test('bulk stock › counted on the shelves while orders wait to be shipped › what they took is not sold twice; a number of before a sale is rejected [decisions 0117]', async () => {
  const part = await aSku({ stock: 10 });
  const buyer = await aCustomer(db);
  const code = await cartOf([{ productId: part.id, quantity: 3 }], buyer.token);
  const { body: order } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
  });
  assert.deepEqual(await stockOf(db, part.id), [7, 0]);
  const put = async (row: object) =>
    (await ask('PUT', '/stock', { rows: [{ sku: part.sku, ...row }] })).body.rows[0];
  assert.equal((await put({ counted: 10 })).state, 'unchanged');
  assert.equal((await put({ counted: 9 })).state, 'changed');
  assert.deepEqual(await stockOf(db, part.id), [6, 0]);
  const less = await put({ counted: 2 });
  assert.deepEqual(
    [less.state, less.problems, less.notes[0].code, less.notes[0].pointer],
    ['changed', [], 'counted-below-ordered', '/rows/0/counted'],
  );
  assert.match(less.notes[0].detail, /\b1\b/);
  assert.deepEqual(await stockOf(db, part.id), [0, 0]);
  assert.equal((await put({ counted: 9 })).state, 'changed');
  for (const row of [{}, { counted: 1, onHand: 1 }])
    assert.equal((await put(row)).problems[0].code, 'expected-either');
  assert.equal((await put({ onHand: 20, seen: 7 })).problems[0].code, 'record-changed');
  assert.equal((await put({ onHand: 20, seen: 6 })).state, 'changed');
  assert.equal((await put({ counted: 23 })).state, 'unchanged');
  const admin = await asStaff(shop, 'administrator');
  await admin('POST', `/orders/${order.id}/status`, { to: 'Cancelled' });
  assert.deepEqual(await stockOf(db, part.id), [23, 0]);
  assert.equal((await put({ counted: 23 })).state, 'unchanged');
});

test('bulk › the number of a lot › said, of stock and of prices; nothing written [decisions 0114]', async () => {
  const part = await aSku({ stock: 5 });
  const { productId } = await aLot(db, [{ productId: part.id, quantity: 5 }], { price: 10_000 });
  const { rows } = await pool.query('select sku from product where id = $1', [productId]);
  for (const [path, row] of [
    ['/stock', { onHand: 5 }],
    ['/stock', { counted: 5 }],
    ['/prices', { price: '1.00' }],
  ] as const) {
    const { body } = await ask('PUT', path, { rows: [{ sku: rows[0].sku, ...row }] });
    const [{ code, pointer }] = body.rows[0].problems;
    assert.deepEqual([code, pointer], ['sku-of-lot', '/rows/0/sku'], path);
  }
  const { rows: after } = await pool.query(
    'select price_base::int as price, (select count(*)::int from stock where product_id = p.id) as stocks from product p where id = $1',
    [productId],
  );
  assert.deepEqual(after, [{ price: 10_000, stocks: 0 }]);
});

test('bulk › more rows than there may be, none, an unknown field › rejected with the field, nothing written [decisions 0114]', async () => {
  const one = await aSku({ stock: 5 });
  const row = { sku: one.sku, onHand: 9 };
  for (const [body, pointer] of [
    [{ rows: Array(1_001).fill(row) }, '/rows'],
    [{ rows: [] }, '/rows'],
    [{ rows: [row], colour: 1 }, '/colour'],
  ] as const) {
    const answer = await ask('PUT', '/stock', body);
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, pointer]);
  }
  assert.deepEqual(await stockOf(db, one.id), [5, 0]);
});

test('bulk › the same request again with its key › is answered the same and has no second effect [decisions 0110]', async () => {
  const one = await aSku({ stock: 5 });
  const body = { rows: [{ sku: one.sku, onHand: 50 }] };
  const key = { 'idempotency-key': `stock-${one.sku}` };
  const first = await ask('PUT', '/stock', body, key);
  // A sale between the two: the repeat must not count it away.
  await pool.query('update stock set on_hand = 48 where product_id = $1', [one.id]);
  const again = await ask('PUT', '/stock', body, key);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.deepEqual(await stockOf(db, one.id), [48, 0]);
  await pool.query(
    "insert into stock_movement (product_id, delta, reason, note, who) values ($1, -2, 'correction', 'sold', 'system')",
    [one.id],
  );
});

test('bulk and orders › a key without the right, and no key › refused [decisions 0110]', async () => {
  const reader = await asking(['catalogue:read']);
  const one = await aSku({ stock: 5 });
  for (const [method, path, body] of [
    ['PUT', '/stock', { rows: [{ sku: one.sku, onHand: 9 }] }],
    ['PUT', '/prices', { rows: [{ sku: one.sku, price: '1' }] }],
    ['GET', '/erp/orders', undefined],
    ['GET', '/invoice-documents/ubl?number=1', undefined],
  ] as const) {
    const refused = await reader.ask(method, path, body);
    assert.deepEqual([refused.status, refused.body.code], [403, 'key-right-missing'], path);
    assert.match(refused.body.detail, /catalogue:write|orders:read/);
    assert.equal(
      (await call(method, `/api/v1${path}`, body === undefined ? {} : { body })).status,
      401,
      path,
    );
  }
  assert.deepEqual(await stockOf(db, one.id), [5, 0]);
});

test('orders and invoices for an ERP › by key › a page with its cursor; an unknown document is said [decisions 0112]', async () => {
  const { status, body } = await ask('GET', '/erp/orders?limit=5');
  assert.equal(status, 200);
  assert.ok(Array.isArray(body.items));
  assert.equal((await ask('GET', '/erp/orders?after=nonsense')).body.code, 'cursor-not-valid');
  assert.equal((await ask('GET', '/erp/orders?changedSince=yesterday')).status, 400);
  const since = encodeURIComponent('2026-01-01T00:00:00+03:00');
  assert.equal((await ask('GET', `/erp/orders?changedSince=${since}`)).status, 200);
  const { next } = (await ask('GET', '/erp/orders')).body;
  const end = await ask('GET', `/erp/orders?after=${next}`);
  assert.deepEqual([end.body.items, end.body.next, end.body.more], [[], next, false]);
  const both = await ask('GET', `/erp/orders?after=${next}&changedSince=2026-01-01`);
  assert.deepEqual([both.status, both.body.errors[0].pointer], [400, '/changedSince']);
  const missing = await ask('GET', '/invoice-documents/ubl?number=none');
  assert.deepEqual([missing.status, missing.body.code], [404, 'invoice-not-issued']);
});
