// Tests of mails to the staff about orders and returns: who gets them, what they say, when there are none.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  asStaff,
  payInFull,
  testApp,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, call, pool } = shop;
const admin = await asStaff(shop, 'administrator');
const CHECKOUT = {
  purchaseOrderNumber: 'PO 12',
  note: 'Gate 3',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

async function anOrder(wishes: Parameters<typeof aCustomer>[1] = {}) {
  const buyer = await aCustomer(db, wishes);
  const product = await aProduct(db, { name: 'Valve', price: 10_000, stock: 10 });
  const code = await shop.cartOf([{ productId: product, quantity: 3 }], buyer.token);
  const ctx = { ...buyer.ctx, locale: 'ar' as const };
  return { ...buyer, product, order: await services.orders.placeOrder(ctx, code, CHECKOUT) };
}
const about = async (orderId: string, template: string) =>
  await db
    .selectFrom('email_outbox')
    .selectAll()
    .where('about', '=', orderId)
    .where('template', '=', template)
    .execute();
/** As a person reads it. */
const plain = (text = ''): string => text.replace(/[\u2066-\u2069]/g, '');

test('order placed by its buyer › a mail to the staff’s address, in English, with lines, sums, buyer, place and a link, queued with the order [back office mails]', async () => {
  await db.updateTable('company').set({ staff_email: 'staff@millwright.example' }).execute();
  const { order, email } = await anOrder();
  const [mail, ...more] = await about(order.orderId, 'order-staff');
  assert.equal(more.length, 0);
  assert.deepEqual(
    [mail?.recipient, mail?.locale, Object(mail?.headers)['Reply-To']],
    ['staff@millwright.example', 'en', email],
  );
  const text = plain(mail?.body_text);
  for (const said of [
    order.orderId,
    'Valve\n',
    '3 × SKU',
    'SubTotal: ₹300.00',
    'Total Amount: ₹354.00',
    'Payment mode: Escrow',
    `Deliver to: ${order.delivery.address}, ${order.delivery.city} ${order.delivery.postalCode}, India`,
    'Note: Gate 3',
    `/admin#/orders/${order.id}/show`,
  ])
    assert.ok(text.includes(said), `${said} is missing in\n${text}`);
  assert.doesNotMatch(text, /Valve ar/);
  const [own] = await about(order.orderId, 'order-placed');
  assert.ok(plain(own?.body_text).includes('Test Works، Buyer'), own?.body_text);
  const queued = await pool.query(
    "select from pgboss.job where name = 'mail' and data->>'id' = $1",
    [String(mail?.id)],
  );
  assert.equal(queued.rowCount, 1);
  await db.updateTable('company').set({ staff_email: '' }).execute();
});

test('order placed by its buyer › no address of staff at all › no mail to staff, the order and the buyer’s mail stand [back office mails]', async () => {
  const before = await db.selectFrom('company').select('email').executeTakeFirstOrThrow();
  await sql`update company set email = '', staff_email = ''`.execute(db);
  await sql`update staff set disabled_at = now()`.execute(db);
  const { order } = await anOrder();
  assert.deepEqual(
    (await about(order.orderId, 'order-staff')).length +
      10 * (await about(order.orderId, 'order-placed')).length,
    10,
  );
  await sql`update staff set disabled_at = null`.execute(db);
  await db.updateTable('company').set(before).execute();
});

test('order placed by staff on behalf of a customer › the buyer’s mail only [back office mails]', async () => {
  const { id } = await aCustomer(db);
  const lines = [{ productId: await aProduct(db), quantity: 1 }];
  const { total } = (await admin('POST', `/customers/${id}/order-prices`, { lines })).body;
  const form = { once: 'form-0001', lines, total, paymentMode: 'escrow', termsAccepted: true };
  const words = { purchaseOrderNumber: '', note: '' };
  const placed = await admin('POST', `/customers/${id}/orders`, { ...form, ...words });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.equal((await about(placed.body.orderId, 'order-placed')).length, 1);
  assert.equal((await about(placed.body.orderId, 'order-staff')).length, 0);
});

test('return asked for by the buyer › a mail to the staff with the goods and the note [back office mails]', async () => {
  const { order, token, product } = await anOrder();
  const system = { ...aCtx(db), actor: { kind: 'system' as const } };
  await agreeFreight(db, order.id);
  await payInFull(db, order.id);
  for (const to of ['Confirmed', 'Shipped', 'Completed'] as const)
    await services.orders.changeOrderStatus(system, order.orderId, { to });
  const asked = await call('POST', `/api/auth/orders/${order.orderId}/returns`, {
    token,
    body: { lines: [{ productId: product, quantity: 2, reason: 'damaged' }], note: 'Bent' },
  });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const [mail, ...more] = await about(order.orderId, 'return-staff');
  assert.equal(more.length, 0);
  const text = plain(mail?.body_text);
  assert.match(text, /Valve\s+2 × SKU/);
  assert.match(text, /Note: Bent/);
  assert.ok(text.includes(`/admin#/orders/${order.id}/show`));
});
