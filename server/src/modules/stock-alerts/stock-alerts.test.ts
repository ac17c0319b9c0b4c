// Tests of stock alerts on the real database: each subscriber is notified once.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';
import { clientOf } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';
import { cleanUpAlerts, notifyReturns } from './index.ts';

const { db, call, cartOf } = await testApp({ after });
const { stockAlerts } = services;
const visitor = aCtx(db);
const system: Ctx = { ...visitor, actor: { kind: 'system' } };
const admin: Ctx = { ...visitor, actor: { kind: 'staff', staffId: 1, role: 'administrator' } };
const PHONE = '+91 98400 12345';
const code = (expected: Problem['code']) => (error: unknown) =>
  (error as Problem).code === expected;

let count = 0;
const anAddress = (): string => `waits-${process.pid}-${++count}@example.com`;
const mailsTo = (email: string) =>
  db
    .selectFrom('email_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('template', '=', 'stock-alert')
    .orderBy('id')
    .execute();
const ask = (productId: number, emailId: string, ctx = visitor) =>
  stockAlerts.askForAlert(ctx, { productId, emailId, phoneNumber: PHONE });

/** As an import or a correction of our staff: a movement and the stock, in one transaction. */
async function move(productId: number, delta: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('stock_movement')
      .values({ product_id: productId, delta, reason: 'correction' })
      .execute();
    await sql`update stock set on_hand = on_hand + ${delta} where product_id = ${productId}`.execute(
      tx,
    );
  });
}

test('notify › at both doors, known and unknown addresses › Notified successfully, one row an address and product [§7.7 notify, §3 notify, §8 notify]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const { email } = await aCustomer(db);
  for (const [path, emailId] of [
    ['/api/notify?lang=en&store=DEFAULT', email],
    ['/notify', anAddress()],
    ['/notify', ` ${email.toUpperCase()} `],
  ] as const) {
    const { status, body } = await call('POST', path, {
      body: { productId, emailId, phoneNumber: PHONE },
    });
    assert.deepEqual([status, body], [200, { message: 'Notified successfully' }]);
  }
  const rows = await db
    .selectFrom('stock_alert')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  assert.deepEqual([rows.length, rows[0]?.email, rows[0]?.phone], [2, email, '+919840012345']);
});

test('notify › fields that will not do › each named, with the server’s message [§5 notify form, §8 notify]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const refused = async (body: object) => {
    const answer = await call('POST', '/api/notify', {
      body: { productId, emailId: anAddress(), phoneNumber: PHONE, ...body },
    });
    return [
      answer.status,
      ...answer.body.errors.map(
        (error: { pointer?: string; code: string }) => `${error.pointer ?? ''} ${error.code}`,
      ),
    ];
  };
  assert.deepEqual(await refused({ emailId: '', phoneNumber: ' ' }), [
    400,
    '/emailId field-required',
    '/phoneNumber field-required',
  ]);
  for (const emailId of ['x', 'a@b', 'a@example.com\r\nBcc: b@example.com'])
    assert.deepEqual(await refused({ emailId }), [400, '/emailId email-not-valid']);
  for (const phoneNumber of ['12', 'call me', '<script>'])
    assert.deepEqual(await refused({ phoneNumber }), [400, '/phoneNumber phone-not-valid']);
  assert.equal((await refused({ isAdmin: true }))[0], 400);
  assert.deepEqual(await refused({ productId: 2_000_000_000 }), [404, ' product-not-found']);
  assert.deepEqual(await refused({ productId: await aProduct(db, { stock: 3 }) }), [
    409,
    ' product-in-stock',
  ]);
});

test('notifyReturns › an order cancelled, a correction, pieces set free › a mail in the context’s language with why and how to stop [§7.7 notify]', async () => {
  const ways: ((productId: number) => Promise<void>)[] = [
    (productId) => move(productId, 5),
    async (productId) =>
      void (await sql`update stock set reserved = 0 where product_id = ${productId}`.execute(db)),
  ];
  const { token } = await aCustomer(db);
  const sold = await aProduct(db, { stock: 2 });
  const cart = await cartOf([{ productId: sold, quantity: 2 }], token);
  const { orderId } = (await call('POST', `/api/order/commitOrder?cartCode=${cart}`, { token }))
    .body;
  const held = await aProduct(db, { stock: 4 });
  await sql`update stock set reserved = on_hand where product_id = ${held}`.execute(db);
  const products = [await aProduct(db, { stock: 0 }), held, sold];
  const email = anAddress();
  for (const productId of products) await ask(productId, email, { ...visitor, locale: 'ar' });
  assert.equal(await notifyReturns(system), 0);
  await ways[0]?.(products[0] as number);
  await ways[1]?.(held);
  await services.orders.changeOrderStatus(admin, orderId, { to: 'Cancelled' });
  await notifyReturns(system);
  const mails = await mailsTo(email);
  assert.equal(mails.length, 3);
  for (const mail of mails) {
    assert.equal(mail.locale, 'ar');
    assert.match(mail.body_text, /http:\/\/localhost:3000\/ar\/product\/\d+\//);
    assert.match(
      mail.body_text,
      /http:\/\/localhost:3000\/ar\/stock-alert\/stop\?token=[\w-]{43}\b/,
    );
    assert.deepEqual(Object.keys(mail.headers as object), [
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
    ]);
  }
  assert.deepEqual(await violations(db), []);
});

test('notifyReturns › back twice, sold between, run again and by five at once › one mail a return, never two [§7.7 notify]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const addresses = Array.from({ length: 120 }, anAddress);
  for (const email of addresses) await ask(productId, email);
  const told = async (): Promise<number[]> => {
    const numbers: number[] = [];
    for (const email of addresses) numbers.push((await mailsTo(email)).length);
    return numbers;
  };
  await Promise.all([move(productId, 1), move(productId, 2)]);
  await move(productId, -3);
  await move(productId, 4);
  await Promise.all([1, 2, 3, 4, 5].map(() => notifyReturns(system)));
  await notifyReturns(system);
  assert.deepEqual([...new Set(await told())], [1]);
  await move(productId, 6);
  await notifyReturns(system);
  assert.deepEqual([...new Set(await told())], [1]);
  // Gone and back again before anybody looked is no news; gone, and really back, is.
  await move(productId, -10);
  await move(productId, 1);
  await move(productId, -1);
  await notifyReturns(system);
  assert.deepEqual([...new Set(await told())], [1]);
  await move(productId, 1);
  await Promise.all([notifyReturns(system), notifyReturns(system)]);
  assert.deepEqual([...new Set(await told())], [2]);
});

test('askForAlert › while the part comes back › told, or refused because it is there; nobody waits for nothing [race: §7.7 notify]', async () => {
  for (let round = 0; round < 8; round++) {
    const productId = await aProduct(db, { stock: 0 });
    const email = anAddress();
    const [asked] = await Promise.allSettled([
      ask(productId, email),
      move(productId, 3),
      notifyReturns(system),
    ]);
    if (asked.status === 'rejected')
      assert.equal((asked.reason as Problem).code, 'product-in-stock');
    await notifyReturns(system);
    assert.equal((await mailsTo(email)).length, asked.status === 'fulfilled' ? 1 : 0);
  }
});

test('stopAlert › the link of a mail › shown by GET, ended by POST, once for good; asked again it begins anew [decisions §8]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const email = anAddress();
  await ask(productId, email);
  await move(productId, 1);
  await notifyReturns(system);
  const token = /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.body_text ?? '')?.[1] as string;
  assert.deepEqual(
    [
      (await stockAlerts.getStop(visitor, token)).email,
      (await stockAlerts.getStop(visitor, token)).done,
    ],
    [email, false],
  );
  assert.equal((await stockAlerts.stopAlert(visitor, token)).done, true);
  assert.equal((await stockAlerts.stopAlert(visitor, token)).done, true);
  const again = async () => {
    await move(productId, -1);
    await move(productId, 1);
    await notifyReturns(system);
    return (await mailsTo(email)).length;
  };
  assert.equal(await again(), 1);
  await move(productId, -1);
  await ask(productId, email);
  await move(productId, 1);
  assert.equal(await again(), 2);
  for (const wrong of ['', 'x', `${token}x`, "' or 1=1", 'A'.repeat(43)])
    await assert.rejects(stockAlerts.stopAlert(visitor, wrong), code('stock-alert-link-invalid'));
});

test('cleanUpAlerts › old ones › expired are not told and go after a month; a second run finds nothing [decisions 0028]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const email = anAddress();
  const past = new Date(Date.now() - 215 * 24 * 3_600_000);
  await ask(productId, email, { ...visitor, clock: { now: () => past } });
  await move(productId, 1);
  await notifyReturns(system);
  assert.equal((await mailsTo(email)).length, 0);
  await assert.rejects(cleanUpAlerts(visitor));
  assert.ok((await cleanUpAlerts(system)) >= 1);
  assert.equal(await cleanUpAlerts(system), 0);
  assert.deepEqual(
    await db.selectFrom('stock_alert').select('id').where('email', '=', email).execute(),
    [],
  );
});

test('askForAlert › six for one address, twenty-one from one client › put off [promises P47]', async () => {
  const strict = (address: string): Ctx => ({ ...visitor, client: clientOf(address, 1) });
  const email = anAddress();
  const productId = await aProduct(db, { stock: 0 });
  for (let n = 0; n < 5; n++) await ask(productId, email, strict(`one-${n}`));
  await assert.rejects(ask(productId, email, strict('one-6')), code('too-many-requests'));
  for (let n = 0; n < 20; n++) await ask(productId, anAddress(), strict('many'));
  await assert.rejects(ask(productId, anAddress(), strict('many')), code('too-many-requests'));
});
