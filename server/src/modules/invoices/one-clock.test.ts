// Tests of dates on documents: order, invoice, proforma, mail and answer name the same days and the same buyer, around midnight in UTC and in India.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { formatDay } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { issueDue } from './invoices.service.ts';
import { issuedFor, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const admin = await asStaff(shop);
const checkout = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'telegraphic-transfer',
  termsAccepted: true,
} as const;

async function orderAt(moment: string) {
  const customer = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], customer.token);
  const order = await services.orders.placeOrder(
    { ...customer.ctx, clock: { now: () => new Date(moment) } },
    code,
    checkout,
  );
  return { ...customer, order };
}

/** Placed, invoiced, and the days in India of both, of the delivery and of the payment. 23 November 2026 is a Monday. */
const CASES = [
  [
    '2026-11-23T18:29:59.900Z',
    '2026-11-23T18:29:59.950Z',
    '2026-11-23',
    '2026-11-28',
    '2026-11-23',
    '2026-11-25',
  ],
  [
    '2026-11-23T18:30:00.000Z',
    '2026-11-23T20:58:00.000Z',
    '2026-11-24',
    '2026-11-29',
    '2026-11-24',
    '2026-11-26',
  ],
  [
    '2026-11-23T23:59:59.900Z',
    '2026-11-24T00:00:00.100Z',
    '2026-11-24',
    '2026-11-29',
    '2026-11-24',
    '2026-11-26',
  ],
  [
    '2026-11-26T18:00:00.000Z',
    '2026-11-26T18:30:00.000Z',
    '2026-11-26',
    '2026-12-01',
    '2026-11-27',
    '2026-12-01',
  ],
] as const;

for (const [placedAt, invoicedAt, placedOn, delivery, invoicedOn, due] of CASES) {
  test(`documents › placed ${placedAt}, invoiced ${invoicedAt} › every one names the same days [§9 payment due]`, async () => {
    const { ctx, order, token } = await orderAt(placedAt);
    // Before the invoice no day is promised, since none is known.
    const rest = async () =>
      (await call('GET', `/api/auth/orders/${order.orderId}`, { token })).body;
    const proforma = await services.orders.getProforma(ctx, order.orderId);
    const before = await rest();
    for (const said of [order, before, proforma.order])
      assert.deepEqual([said.expectedDelivery, said.paymentDue], [delivery, null]);
    assert.deepEqual(
      [before.datePurchased, before.history[0].at, order.placedAt],
      [placedAt, placedAt, placedAt],
    );
    const mail = await db
      .selectFrom('email_outbox')
      .select('body_text')
      .where('about', '=', order.orderId)
      .where('template', '=', 'order-placed')
      .executeTakeFirstOrThrow();
    assert.match(mail.body_text, /Payment due: \S*within two working days of the invoice/);
    assert.ok(mail.body_text.includes(formatDay(delivery, 'en')), mail.body_text);

    await services.orders.changeOrderStatus(systemCtx(shop, invoicedAt), order.orderId, {
      to: 'Confirmed',
    });
    await issueDue(systemCtx(shop, invoicedAt), order.id);
    await services.orders.changeOrderStatus(systemCtx(shop, invoicedAt), order.orderId, {
      to: 'Cancelled',
    });
    await issueDue(systemCtx(shop, invoicedAt), order.id);
    const [invoice, credit] = await issuedFor(shop, order.id);
    const content = invoice?.content as Parameters<typeof sheetOf>[0];
    assert.deepEqual(
      [content.issuedOn, content.dueOn, content.order.placedOn],
      [invoicedOn, due, placedOn],
    );
    const creditContent = credit?.content as typeof content;
    assert.deepEqual(
      [creditContent.issuedOn, creditContent.refersTo?.issuedOn, creditContent.order.placedOn],
      [invoicedOn, invoicedOn, placedOn],
    );
    const facts = JSON.stringify(sheetOf(content, 'en').facts);
    for (const day of [invoicedOn, due, placedOn])
      assert.ok(facts.includes(formatDay(day, 'en')), `${day} in ${facts}`);
    assert.equal((await rest()).paymentDue, due);
    assert.equal((await admin('GET', `/orders/${order.id}`)).body.paymentDue, due);
    // Lists and exports take an order by the same day.
    const { body } = await admin('GET', `/orders?from=${placedOn}&to=${placedOn}&count=100`);
    assert.ok(body.rows.some((row: { id: number }) => row.id === order.id));
  });
}

test('time zone › changed in the settings › days of orders, statistics and lists follow, a wrong one is refused [decisions §8 Formats]', async () => {
  const { order } = await orderAt('2026-11-23T20:00:00Z');
  const selling = (await admin('GET', '/settings/selling')).body;
  const { id: _, companyState: __, ...form } = selling;
  assert.equal(form.timeZone, 'Asia/Kolkata');
  const refused = await admin('PUT', '/settings/selling', { ...form, timeZone: 'Asia/Atlantis' });
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, '/timeZone']);
  await sql`insert into daily_sales (day, orders, revenue, total_base) values ('2020-01-01', 0, '{}', 0)`.execute(
    db,
  );
  const saved = await admin('PUT', '/settings/selling', { ...form, timeZone: 'America/New_York' });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal((await sql`select from daily_sales`.execute(db)).rows.length, 0);
  const of = async (day: string) =>
    (await admin('GET', `/orders?from=${day}&to=${day}&count=100`)).body.rows.map(
      (row: { id: number }) => row.id,
    );
  assert.ok((await of('2026-11-23')).includes(order.id));
  assert.ok(!(await of('2026-11-24')).includes(order.id));
  assert.equal(
    (await admin('PUT', '/settings/selling', { ...form, version: saved.body.version })).status,
    200,
  );
  assert.ok((await of('2026-11-24')).includes(order.id));
});

test('documents › the account renamed after the order › each names company and person as they were [§3 Order detail]', async () => {
  const { id, ctx, order, token } = await orderAt('2026-11-23T09:00:00Z');
  const { first_name, last_name, company_name } = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const person = `${first_name} ${last_name}`.trim();
  assert.notEqual(company_name, '');
  await sql`update customer set first_name = 'Renamed', last_name = 'Elsewhere', company_name = 'Renamed Works' where id = ${id}`.execute(
    db,
  );
  const proforma = await services.orders.getProforma(ctx, order.orderId);
  await services.orders.changeOrderStatus(systemCtx(shop), order.orderId, { to: 'Confirmed' });
  await issueDue(systemCtx(shop), order.id);
  const rest = (await call('GET', `/api/auth/orders/${order.orderId}`, { token })).body;
  const shown = (await admin('GET', `/orders/${order.id}`)).body;
  // The invoice takes its place.
  await assert.rejects(services.orders.getProforma(ctx, order.orderId), {
    code: 'order-not-found',
  });
  const [invoice] = await issuedFor(shop, order.id);
  const content = invoice?.content as Parameters<typeof sheetOf>[0];
  assert.deepEqual([rest.companyName, rest.customerName], [company_name, person]);
  assert.deepEqual([shown.companyName, shown.buyerName], [company_name, person]);
  assert.deepEqual([proforma.order.companyName, proforma.order.buyerName], [company_name, person]);
  assert.deepEqual([content.buyer.name, content.buyer.person], [company_name, person]);
  for (const locale of ['en', 'ru', 'ar'] as const)
    for (const party of sheetOf(content, locale).parties)
      assert.ok(`${party.name} ${party.lines.join(' ')}`.includes(person), party.title);
  const mails = await db
    .selectFrom('email_outbox')
    .select(['template', 'body_text'])
    .where('about', '=', order.orderId)
    .execute();
  for (const template of ['order-placed', 'order-confirmed']) {
    const text = mails.find((mail) => mail.template === template)?.body_text ?? '';
    assert.ok(text.includes(company_name) && text.includes(person), `${template}: ${text}`);
  }
  assert.equal(
    (await services.orders.getOrder({ ...aCtx(db), actor: ctx.actor }, order.orderId)).buyerName,
    person,
  );
});
