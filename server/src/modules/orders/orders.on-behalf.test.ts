// Tests of orders on behalf: by the shop's own rules, once, in the staff's name, without touching the customer's cart. [back office customers]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aProduct, asStaff, testApp, violations } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf, pool } = shop;
const admin = await asStaff(shop, 'order-manager');

const prices = (id: number, lines: object[]) =>
  admin('POST', `/customers/${id}/order-prices`, { lines });
const place = (id: number, lines: object[], total: number, more: object = {}) =>
  admin('POST', `/customers/${id}/orders`, {
    ...{
      once: 'form-0001',
      lines,
      total,
      paymentMode: 'telegraphic-transfer',
      purchaseOrderNumber: 'PO 7',
      note: 'By telephone',
      termsAccepted: true,
    },
    ...more,
  });

test('on behalf › priced, then placed twice with one form › one order at that total, the customer’s own, placed by the staff and told by mail [decisions 0035]', async () => {
  const { id, email, token } = await aCustomer(db);
  await pool.query("update customer set locale = 'ru' where id = $1", [id]);
  const [product, other] = [await aProduct(db, { price: 10_000, stock: 10 }), await aProduct(db)];
  const cart = await cartOf([{ productId: other, quantity: 3 }], token);
  const lines = [{ productId: product, quantity: 4 }];
  const { body: asked } = await prices(id, lines);
  assert.deepEqual(
    [asked.subtotal, asked.total, asked.rejection, asked.lines[0].stock],
    [40_000, 47_200, null, 10],
  );
  const [first, second] = await Promise.all([
    place(id, lines, asked.total),
    place(id, lines, asked.total),
  ]);
  assert.deepEqual(
    [first.status, second.status, first.body.orderId],
    [200, 200, second.body.orderId],
  );
  const { body: order } = await admin('GET', `/orders/${first.body.id}`);
  assert.deepEqual(
    [
      order.total.base,
      order.customer.id,
      order.history[0].actor,
      order.purchaseOrderNumber,
      order.locale,
    ],
    [47_200, id, `staff:${admin.id}`, 'PO 7', 'ru'],
  );
  const mine = await call('GET', `/api/auth/orders/${first.body.orderId}`, { token });
  assert.equal(mine.status, 200);
  const mails = await pool.query('select template, locale from email_outbox where recipient = $1', [
    email,
  ]);
  assert.deepEqual(mails.rows, [{ template: 'order-placed', locale: 'ru' }]);
  // The cart is as the customer left it.
  const { body: kept } = await call('GET', `/api/shop/shoppingCart?cartCode=${cart}`, { token });
  assert.deepEqual(
    kept.shoppingCartItems.map((line: { productId: number; quantity: number }) => [
      line.productId,
      line.quantity,
    ]),
    [[other, 3]],
  );
  const log = await pool.query(
    "select staff_id, after from audit_log where subject = 'order' and subject_id = $1 and table_name = 'sales_order'",
    [String(first.body.id)],
  );
  assert.equal(log.rows[0].staff_id, admin.id);
  assert.deepEqual(
    ['billing', 'delivery', 'note', 'company_name', 'tax_id'].filter(
      (name) => name in log.rows[0].after,
    ),
    [],
  );
  assert.deepEqual(await violations(db), []);
});

test('on behalf › what the shop would refuse › is refused to the staff too, and nothing is written [decisions 0035]', async () => {
  const { id } = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000, stock: 5, minimum: 2, step: 2 });
  const total = 23_600;
  const few = [{ productId: product, quantity: 2 }];
  const cases: [Promise<{ body: { code: string } }>, string][] = [
    [place(id, [{ productId: product, quantity: 3 }], 35_400), 'cart-quantity-outside-limits'],
    [place(id, [{ productId: product, quantity: 6 }], 70_800), 'stock-not-enough'],
    [place(id, few, total + 1), 'agreed-total-changed'],
    [place(id, few, total, { termsAccepted: false }), 'terms-not-accepted'],
    [place(id, [{ productId: 2_000_000_000, quantity: 1 }], 1), 'product-not-found'],
    [place(id, [...few, ...few], total), 'invalid-request'],
    [place((await aCustomer(db, { addresses: false })).id, few, 20_000), 'address-missing'],
    [place(2_000_000_000, few, total), 'customer-not-found'],
  ];
  for (const [answer, code] of cases) assert.equal((await answer).body.code, code);
  await admin('POST', `/customers/${id}/blocked`, { blocked: true });
  assert.equal((await place(id, few, total)).body.code, 'customer-blocked');
  assert.equal((await prices(id, few)).body.code, 'customer-blocked');
  const { rows } = await pool.query('select from sales_order where customer_id = $1', [id]);
  assert.equal(rows.length, 0);
  assert.deepEqual(await violations(db), []);
});
