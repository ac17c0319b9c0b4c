// Tests of a closed return: credit note, refund, payment state, commission and sums, over the real services and calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aStaff, aStaffCtx, asStaff, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { settleInvoices } from './index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import {
  acceptedReturn,
  change,
  dateRates,
  issuedFor,
  mixedOrder,
  systemCtx,
} from './test-orders.ts';

const shop = await testApp({ after });
await dateRates(shop);
const { db } = shop;
const { orders } = services;
const admin = aStaffCtx(db, (await aStaff(db, 'order-manager')).id, 'order-manager');
const AT = '2026-11-20T10:00:00Z';
let made = 0;
const money = (amount: number, more = {}) => ({
  once: `return-form-${process.pid}-${++made}`,
  mode: 'telegraphic-transfer' as const,
  reference: 'UTR 7',
  amount,
  ...more,
});
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

async function shipped(locale: 'en' | 'ru' | 'ar' = 'en') {
  const placed = await mixedOrder(shop, { taxId: '33AABCC1234D1ZI', locale });
  await change(shop, placed.order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop, AT), placed.order.id);
  await change(shop, placed.order.id, 'Shipped');
  const [bearing, bolt, ring] = placed.goods as [number, number, number];
  return { ...placed, id: placed.order.id, buyer: placed.ctx, bearing, bolt, ring };
}
const close = (id: number, returnId: number, more = {}) =>
  orders.answerReturn(admin, id, returnId, { to: 'closed', answer: '', restock: true, ...more });

test('return › 1 bearing and 2 rings of a paid order closed › a credit note by rate that names the invoice, a PDF in three languages, a mail with it [§9 Terms]', async () => {
  const { id, order, buyer, bearing, ring } = await shipped('ru');
  await orders.recordPayment(
    admin,
    id,
    money(order.total.base, { receivedOn: '2026-01-05' }) as never,
  );
  const returnId = await acceptedReturn(admin, buyer, id, [
    [bearing, 1],
    [ring, 2],
  ]);
  const closed = await close(id, returnId);
  // 180.00 at 18 % and 24.70 at 5 %: halves 16.20 and 0.6175.
  assert.deepEqual(
    [closed.credited.base, closed.refundDue, closed.paymentState],
    [23_834, 23_834, 'refund-due'],
  );
  // 5 % of what is left of the invoice: 851.54 less 238.34.
  assert.equal(closed.commission.amount, 3_066);
  await settleInvoices(systemCtx(shop, AT), id);
  await settleInvoices(systemCtx(shop, AT), id);
  const [invoice, note, ...more] = await issuedFor(shop, id);
  assert.deepEqual(
    [more.length, note?.kind, note?.refers_to, note?.return_id],
    [0, 'credit-note', invoice?.id, returnId],
  );
  assert.match(note?.number ?? '', /^MWC\/26-27\/\d{6}$/);
  const content = note?.content as InvoiceContent;
  assert.deepEqual(content.refersTo, { number: invoice?.number, issuedOn: '2026-11-20' });
  assert.deepEqual(
    content.taxes.map(({ code, value }) => [code, value.base]),
    [
      ['cgst-900', 1_620],
      ['sgst-900', 1_620],
      ['cgst-250', 62],
      ['sgst-250', 62],
    ],
  );
  const sheet = sheetOf(content, 'en');
  assert.deepEqual(
    [...sheet.lines.rows, sheet.lines.foot].map((row) =>
      row.slice(3).map((cell) => plain(cell.text)),
    ),
    [
      ['1', '180.00', '180.00', '32.40', '212.40'],
      ['2', '12.35', '24.70', '1.24', '25.94'],
      ['', '', '204.70', '33.64', '238.34'],
    ],
  );
  assert.ok(sheet.facts.some(({ value }) => value === 'Goods returned'));
  assert.ok(sheet.facts.some(({ value }) => plain(value) === `${invoice?.number} · 20 Nov 2026`));
  assert.match(sheet.closing[0]?.text ?? '', /takes the returned goods/);
  assert.match(sheetOf(content, 'ar').closing[0]?.text ?? '', /البضائع المُرجعة/);
  const files = await db
    .selectFrom('invoice_file')
    .select('locale')
    .where('invoice_id', '=', note?.id ?? 0)
    .execute();
  assert.deepEqual(files.map(({ locale }) => locale).sort(), ['ar', 'en', 'ru']);
  const mails = await db
    .selectFrom('email_outbox')
    .select(['attachments', 'body_text'])
    .where('about', '=', order.orderId)
    .where('template', '=', 'credit-note-return')
    .execute();
  assert.equal(mails.length, 1);
  assert.deepEqual(mails[0]?.attachments, [{ source: 'invoice', key: `${note?.id} ru` }]);
  assert.match(mails[0]?.body_text ?? '', /вернулись к нам/);
});

test('return › refund due, half paid, too much, the rest, sent twice, taken back › the state follows the rows, never more than is due [§9 Terms]', async () => {
  const { id, order, buyer, bolt } = await shipped();
  const total = order.total.base;
  await orders.recordPayment(admin, id, { ...money(total), receivedOn: '2026-01-05' });
  await assert.rejects(orders.recordRefund(admin, id, { ...money(1), paidOn: '2026-01-05' }), {
    code: 'refund-too-much',
  });
  const closed = await close(id, await acceptedReturn(admin, buyer, id, [[bolt, 3]]));
  // 299.97 and 12 % of it in halves of 18.00.
  assert.equal(closed.refundDue, 33_597);
  const listed = async () =>
    (
      await orders.listAdminOrders(
        admin,
        { refundDue: true, ids: [id] },
        { start: 0, count: 5, sort: 'id', order: 'desc' },
      )
    ).total;
  assert.equal(await listed(), 1);
  assert.equal(
    (
      await orders.listAdminOrders(
        admin,
        { unpaid: true, ids: [id] },
        { start: 0, count: 5, sort: 'id', order: 'desc' },
      )
    ).total,
    0,
  );
  const call = await asStaff(shop, 'order-manager');
  const first = money(10_000, { paidOn: '2026-01-06' });
  assert.equal((await call('POST', `/orders/${id}/refunds`, first)).body.refundDue, 23_597);
  assert.equal((await call('POST', `/orders/${id}/refunds`, first)).body.refundDue, 23_597);
  const refused = await call(
    'POST',
    `/orders/${id}/refunds`,
    money(23_598, { paidOn: '2026-01-06' }),
  );
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.detail],
    [409, 'refund-too-much', 'At most ₹235.97 is due back to the buyer.'],
  );
  const bad = await call(
    'POST',
    `/orders/${id}/refunds`,
    money(1, { paidOn: '2099-01-06', reference: ' ' }),
  );
  assert.deepEqual(
    bad.body.errors.map((field: { pointer: string }) => field.pointer),
    ['/reference', '/paidOn'],
  );
  const done = (
    await call('POST', `/orders/${id}/refunds`, money(23_597, { paidOn: '2026-01-06' }))
  ).body;
  assert.deepEqual(
    [done.paymentState, done.paid, done.refunded, done.refundDue],
    ['partly-refunded', total - 33_597, 33_597, 0],
  );
  const seen = await orders.getOrder(buyer, String(id));
  assert.deepEqual(
    [seen.paymentState, seen.refunded, seen.credited.base],
    ['partly-refunded', 33_597, 33_597],
  );
  assert.equal(await listed(), 0);
  const mistaken = done.payments.at(-1).id;
  const back = await orders.reversePayment(admin, id, mistaken, 'The bank sent it back');
  assert.deepEqual(
    [back.paymentState, back.refundDue, back.refunded],
    ['refund-due', 23_597, 10_000],
  );
});

test('return › the same line in three parts, then nothing is left › credits together are the invoice; the last one may not exceed it [§9 Terms]', async () => {
  const { id, order, buyer, bearing, bolt, ring } = await shipped();
  for (const [productId, parts] of [
    [ring, [2, 4, 1]],
    [bolt, [3]],
    [bearing, [1, 1]],
  ] as const)
    for (const quantity of parts)
      await close(id, await acceptedReturn(admin, buyer, id, [[productId, quantity]]));
  const whole = await orders.getAdminOrder(admin, id);
  assert.deepEqual(
    [whole.credited, whole.paymentState, whole.commission.amount],
    [order.total, 'nothing-due', 0],
  );
  await settleInvoices(systemCtx(shop, AT), id);
  const notes = (await issuedFor(shop, id))
    .slice(1)
    .map(({ content }) => content as InvoiceContent);
  assert.equal(notes.length, 6);
  assert.equal(
    notes.reduce((sum, note) => sum + note.total.base, 0),
    order.total.base,
  );
  const call = await asStaff(shop, 'order-manager');
  const { papers } = (await call('GET', `/orders/${id}/papers`)).body;
  assert.equal(papers.length, 7);
  const numbers = new Set<string>();
  for (const { kind, number } of papers.slice(1)) {
    const file = await call(
      'GET',
      `/orders/${id}/papers/${kind}?number=${encodeURIComponent(number)}`,
    );
    numbers.add(String(file.headers['content-disposition']));
  }
  assert.equal(numbers.size, 6);
  assert.equal(whole.refundDue, 0);
});

test('return › closed without a credit › only with a reason; no note, nothing due [§9 Terms]', async () => {
  const { id, buyer, bolt } = await shipped();
  const returnId = await acceptedReturn(admin, buyer, id, [[bolt, 1]]);
  await assert.rejects(close(id, returnId, { credit: false }), { code: 'invalid-request' });
  const closed = await close(id, returnId, {
    credit: false,
    answer: 'Exchanged for the right size',
  });
  assert.deepEqual([closed.credited.base, closed.returns[0]?.credited], [0, null]);
  await settleInvoices(systemCtx(shop, AT), id);
  assert.equal((await issuedFor(shop, id)).length, 1);
});

test('return › closed before the invoice was issued › one run issues both, the invoice first [§9 Terms]', async () => {
  const { order, goods, ctx } = await mixedOrder(shop);
  await change(shop, order.id, 'Confirmed');
  await change(shop, order.id, 'Shipped');
  await close(order.id, await acceptedReturn(admin, ctx, order.id, [[goods[0] as number, 1]]));
  await settleInvoices(systemCtx(shop, AT), order.id);
  assert.deepEqual(
    (await issuedFor(shop, order.id)).map(({ kind }) => kind),
    ['invoice', 'credit-note'],
  );
});

test('cancelled › a paid order › all of it is due back, until it is refunded [§9 Terms]', async () => {
  const { order } = await mixedOrder(shop);
  await orders.recordPayment(admin, order.id, { ...money(5_000), receivedOn: '2026-01-05' });
  await orders.changeOrderStatus(admin, { id: order.id }, { to: 'Cancelled' });
  assert.deepEqual((await orders.getAdminOrder(admin, order.id)).refundDue, 5_000);
  const after = await orders.recordRefund(admin, order.id, {
    ...money(5_000),
    paidOn: '2026-01-06',
  });
  assert.deepEqual(
    [after.paymentState, after.refundDue, after.commission.amount],
    ['refunded', 0, 0],
  );
});

test('returns › after all of the above › the data is whole [§9 Terms]', async () => {
  assert.deepEqual(await violations(db), []);
});
