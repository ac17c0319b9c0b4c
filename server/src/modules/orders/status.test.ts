// Tests of order transitions and their effects.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  payInFull,
  testApp,
  violations,
} from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db } = shop;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const { cancelOrder, changeOrderStatus, getOrder } = services.orders;

async function anOrder(quantity = 3, ctx: Partial<Ctx> = {}) {
  const customer = await aCustomer(db);
  const product = await aProduct(db, { stock: 10, name: 'Valve' });
  const code = await shop.cartOf([{ productId: product, quantity }], customer.token);
  const wishes = {
    purchaseOrderNumber: 'PO-1',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  } as const;
  const own: Ctx = { ...customer.ctx, ...ctx };
  const order = await services.orders.placeOrder(own, code, wishes);
  await agreeFreight(db, order.id);
  await payInFull(db, order.id);
  return { ...customer, ctx: own, product, order, id: String(order.id) };
}
const stockOf = async (id: number) =>
  (
    await db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
  ).on_hand;
const mailsTo = (email: string) =>
  db
    .selectFrom('email_outbox')
    .select(['template', 'subject', 'body_text', 'body_html', 'locale'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const invoiceJobs = async (orderId: number) =>
  (
    await shop.pool.query(
      "select from pgboss.job where name = 'issue-invoice' and data->>'orderId' = $1",
      [String(orderId)],
    )
  ).rowCount;
const code = (expected: string) => (error: { code?: string }) => error.code === expected;

test('changeOrderStatus › from Pending to Completed › history, carrier, one mail a step, one invoice job at Confirmed [§4 Orders]', async () => {
  const { id, email, ctx, order } = await anOrder();
  await changeOrderStatus(admin, id, { to: 'Confirmed' });
  assert.equal(await invoiceJobs(order.id), 1);
  await changeOrderStatus(admin, order.orderId, {
    to: 'Shipped',
    carrier: ' Blue Dart ',
    trackingNumber: 'BD-123',
  });
  await changeOrderStatus(admin, id, { to: 'Completed' });
  const now = await getOrder(ctx, id);
  assert.deepEqual(
    now.history.map((change) => change.status),
    ['Pending', 'Confirmed', 'Shipped', 'Completed'],
  );
  assert.deepEqual(
    [now.status, now.carrier, now.trackingNumber, now.canCancel],
    ['Completed', 'Blue Dart', 'BD-123', false],
  );
  const actors = await db
    .selectFrom('order_status_change')
    .select('actor')
    .where('order_id', '=', order.id)
    .orderBy('at')
    .execute();
  assert.deepEqual(
    actors.map((change) => change.actor),
    ['customer', 'staff:7', 'staff:7', 'staff:7'],
  );
  const mails = await mailsTo(email);
  assert.deepEqual(
    mails.map((mail) => mail.template),
    ['order-placed', 'order-confirmed', 'order-shipped', 'order-completed'],
  );
  assert.match(mails[2]?.body_text ?? '', /Blue Dart[\s\S]*BD-123/);
  assert.equal(await invoiceJobs(order.id), 1);
});

test('changeOrderStatus › the status it has already › nothing happens, nobody is told; Shipped again corrects the carrier [§4 Orders]', async () => {
  const { id, email, order } = await anOrder();
  for (let times = 0; times < 3; times++) await changeOrderStatus(admin, id, { to: 'Confirmed' });
  await changeOrderStatus(admin, id, { to: 'Shipped', carrier: 'A', trackingNumber: '1' });
  const corrected = await changeOrderStatus(admin, id, { to: 'Shipped', trackingNumber: '2' });
  assert.deepEqual(
    [corrected.carrier, corrected.trackingNumber, corrected.history.length],
    ['A', '2', 3],
  );
  assert.equal((await mailsTo(email)).length, 3);
  assert.equal(await invoiceJobs(order.id), 1);
});

test('changeOrderStatus › a way that is not there › refused in the reader’s language, nothing changes [§4 Orders]', async () => {
  const { id, ctx } = await anOrder();
  await assert.rejects(
    changeOrderStatus(admin, id, { to: 'Completed' }),
    (problem: { code?: string; text(locale: string): string }) => {
      assert.equal(problem.code, 'order-status-not-allowed');
      assert.equal(problem.text('en'), 'This order is Pending now and cannot become Completed.');
      return true;
    },
  );
  await assert.rejects(
    changeOrderStatus(admin, id, { to: 'Pending' }).then(() =>
      changeOrderStatus(admin, id, { to: 'Shipped' }),
    ),
    code('order-status-not-allowed'),
  );
  assert.equal((await getOrder(ctx, id)).status, 'Pending');
  await assert.rejects(
    changeOrderStatus(admin, 'MW-0000-0000', { to: 'Confirmed' }),
    code('order-not-found'),
  );
  await changeOrderStatus(admin, id, { to: 'Confirmed' });
  await assert.rejects(
    changeOrderStatus(admin, id, { to: 'Shipped', carrier: 'x'.repeat(101) }),
    code('invalid-request'),
  );
  assert.equal((await getOrder(ctx, id)).status, 'Confirmed');
});

test('changeOrderStatus › a visitor, the owner › there is no such thing for them; the system may [§6]', async () => {
  const { id, ctx } = await anOrder();
  for (const who of [ctx, aCtx(db)])
    await assert.rejects(changeOrderStatus(who, id, { to: 'Confirmed' }), code('not-found'));
  assert.equal(
    (await changeOrderStatus({ ...aCtx(db), actor: { kind: 'system' } }, id, { to: 'Confirmed' }))
      .status,
    'Confirmed',
  );
});

test('cancelOrder › while Pending › stock comes back once, a second time answers the same, one mail [§4 Orders]', async () => {
  const { id, ctx, product, email } = await anOrder(4);
  assert.equal(await stockOf(product), 6);
  const [first, second] = [await cancelOrder(ctx, id), await cancelOrder(ctx, id)];
  assert.deepEqual(
    [first.status, second.status, await stockOf(product)],
    ['Cancelled', 'Cancelled', 10],
  );
  assert.deepEqual(
    (await mailsTo(email)).map((mail) => mail.template),
    ['order-placed', 'order-cancelled'],
  );
  assert.deepEqual(await violations(db), []);
});

test('cancelOrder › confirmed already, or somebody else’s › refused with the status; like an unknown one [§4 Orders] [§6]', async () => {
  const { id, ctx, product } = await anOrder();
  const stranger = await aCustomer(db);
  await assert.rejects(cancelOrder(stranger.ctx, id), code('order-not-found'));
  await assert.rejects(cancelOrder(aCtx(db), id), code('login-required'));
  await changeOrderStatus(admin, id, { to: 'Confirmed' });
  await assert.rejects(cancelOrder(ctx, id), (problem: { text(locale: string): string }) => {
    assert.equal(
      problem.text('en'),
      'This order is Confirmed already and can no longer be cancelled here. Please contact us.',
    );
    return true;
  });
  assert.equal(await stockOf(product), 7);
  assert.equal((await changeOrderStatus(admin, id, { to: 'Cancelled' })).status, 'Cancelled');
  assert.equal(await stockOf(product), 10);
});

test('order mails › placed in Russian and Arabic › in the order’s language with its lines and amounts, whatever language the staff speaks [§9 languages]', async () => {
  for (const [locale, subject, status] of [
    ['ru', /^Ваш заказ MW-/, /^Заказ MW-.* подтверждён$/],
    ['ar', /^طلبك MW-/, /^تم تأكيد الطلب MW-/],
  ] as const) {
    const { id, email, order } = await anOrder(3, { locale, currency: 'USD' });
    await changeOrderStatus(admin, id, { to: 'Confirmed' });
    const mails = await mailsTo(email);
    assert.deepEqual(
      mails.map((mail) => mail.locale),
      [locale, locale],
    );
    assert.match(mails[0]?.subject ?? '', subject);
    assert.match(mails[1]?.subject ?? '', status);
    for (const body of [mails[0]?.body_text ?? '', mails[0]?.body_html ?? '']) {
      assert.ok(
        body.includes(`Valve ${locale}`) &&
          body.includes('354') &&
          body.includes('PO-1') &&
          body.includes('$'),
      );
      assert.ok(body.includes(`/${locale}/account/order/${order.orderId}`));
    }
    assert.match(mails[0]?.body_html ?? '', new RegExp(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`));
  }
});

test('orders › after all of the above › the data is whole [§4 Orders]', async () => {
  assert.deepEqual(await violations(db), []);
});
