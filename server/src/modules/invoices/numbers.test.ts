// Tests of gapless invoice numbers under races and crashes, on real PostgreSQL. [decisions §7]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { testApp, violations } from '../../../testing/index.ts';
import { startJobs } from '../../jobs.ts';
import { isDatabaseUnavailable } from '../../platform/db/index.ts';
import { DATABASE_FILES } from '../../platform/files/index.ts';
import { settleInvoices } from './index.ts';
import { issueDue } from './invoices.service.ts';
import { change, issuedFor, smallOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
const { db } = shop;
const numbersOf = async (year: string) =>
  (
    await db
      .selectFrom('invoice')
      .select('ordinal')
      .where('financial_year', '=', year)
      .where('kind', '=', 'invoice')
      .orderBy('ordinal')
      .execute()
  ).map((row) => row.ordinal);
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
const filesOf = async (invoiceId: number) =>
  (
    await db
      .selectFrom('invoice_file')
      .select('locale')
      .where('invoice_id', '=', invoiceId)
      .execute()
  ).length;
const mailsTo = async (email: string, template: string) =>
  (
    await db
      .selectFrom('email_outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('template', '=', template)
      .execute()
  ).length;

/** As the queue does it: a job that finds the database too busy comes again. */
async function asJob(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isBusy = isDatabaseUnavailable(error) || (error as { code?: string }).code === '57014';
      if (!isBusy || tries === 20) throw error;
    }
  }
}

async function confirmed() {
  const placed = await smallOrder(shop);
  await change(shop, placed.order.id, 'Confirmed');
  return placed;
}

test('settleInvoices › 50 orders, every job twice, all at once › numbers 1 to 50, each once [decisions §7]', async () => {
  const ctx = systemCtx(shop, '2030-06-01T10:00:00Z');
  const orders: Awaited<ReturnType<typeof confirmed>>[] = [];
  for (let n = 0; n < 50; n++) orders.push(await confirmed());
  await Promise.all(
    [...orders, ...orders].map(({ order }) => asJob(() => issueDue(ctx, order.id))),
  );
  assert.deepEqual(await numbersOf('30-31'), upTo(50));
  for (const { order } of orders) assert.equal((await issuedFor(shop, order.id)).length, 1);
  assert.deepEqual(await violations(db), []);
});

test('settleInvoices › one order, six workers at once › one number, three files, one mail [decisions §7]', async () => {
  const { order, email } = await confirmed();
  await Promise.all(
    upTo(6).map(() =>
      asJob(() => settleInvoices(systemCtx(shop, '2038-06-01T10:00:00Z'), order.id)),
    ),
  );
  const [invoice, ...more] = await issuedFor(shop, order.id);
  assert.deepEqual(
    [invoice?.ordinal, more, await filesOf(invoice?.id ?? 0), await mailsTo(email, 'invoice')],
    [1, [], 3, 1],
  );
});

test('settleInvoices › 31 March and 1 April in India › each year counts from 1 [decisions §7]', async () => {
  const [old, young, late] = [await confirmed(), await confirmed(), await confirmed()];
  await settleInvoices(systemCtx(shop, '2032-03-31T18:29:59Z'), old.order.id);
  await settleInvoices(systemCtx(shop, '2032-03-31T18:30:00Z'), young.order.id);
  await settleInvoices(systemCtx(shop, '2032-04-01T06:00:00Z'), late.order.id);
  const numbers = await Promise.all(
    [old, young, late].map(async ({ order }) => (await issuedFor(shop, order.id))[0]?.number),
  );
  assert.deepEqual(numbers, ['MW/31-32/000001', 'MW/32-33/000001', 'MW/32-33/000002']);
});

test('settleInvoices › it breaks before the number is written, then before the files are › no number is lost, the files come [promises P13]', async () => {
  const ctx = systemCtx(shop, '2034-06-01T10:00:00Z');
  const [first, second] = [await confirmed(), await confirmed()];
  await sql`alter table invoice add constraint broken check (false) not valid`.execute(db);
  await assert.rejects(settleInvoices(ctx, first.order.id), /broken/);
  await sql`alter table invoice drop constraint broken`.execute(db);
  assert.deepEqual(await numbersOf('34-35'), []);

  await sql`alter table invoice_file add constraint broken check (false) not valid`.execute(db);
  await assert.rejects(settleInvoices(ctx, second.order.id), /broken/);
  await sql`alter table invoice_file drop constraint broken`.execute(db);
  const [issued] = await issuedFor(shop, second.order.id);
  assert.deepEqual(
    [issued?.ordinal, await filesOf(issued?.id ?? 0), await mailsTo(second.email, 'invoice')],
    [1, 0, 0],
  );
  assert.deepEqual(
    await (
      await shop.call('GET', `/api/auth/orders/${second.order.id}/invoice`, { token: second.token })
    ).status,
    404,
  );

  await settleInvoices(systemCtx(shop, '2034-07-01T10:00:00Z'), second.order.id);
  await settleInvoices(ctx, first.order.id);
  const [again] = await issuedFor(shop, second.order.id);
  assert.deepEqual(
    [again?.number, again?.issued_at, await filesOf(issued?.id ?? 0)],
    [issued?.number, issued?.issued_at, 3],
  );
  assert.equal(await mailsTo(second.email, 'invoice'), 1);
  assert.deepEqual(await numbersOf('34-35'), [1, 2]);
});

test('settleInvoices › pending, cancelled while pending, unknown › nothing; asked by a customer › refused [§4 Orders]', async () => {
  const { order, ctx } = await smallOrder(shop);
  await settleInvoices(systemCtx(shop), order.id);
  await change(shop, order.id, 'Cancelled');
  await settleInvoices(systemCtx(shop), order.id);
  await settleInvoices(systemCtx(shop), 999_999_999);
  assert.deepEqual(await issuedFor(shop, order.id), []);
  await assert.rejects(settleInvoices(ctx, order.id), /only the system/);
});

test('settleInvoices › cancelled after its invoice, jobs at once › one credit note of its own series that names the invoice, one mail [decisions §7]', async () => {
  const ctx = systemCtx(shop, '2036-06-01T10:00:00Z');
  const { order, email } = await confirmed();
  await settleInvoices(ctx, order.id);
  await change(shop, order.id, 'Cancelled');
  await Promise.all(upTo(4).map(() => asJob(() => settleInvoices(ctx, order.id))));
  const [invoice, note, ...more] = await issuedFor(shop, order.id);
  assert.deepEqual(
    [invoice?.number, note?.number, more],
    ['MW/36-37/000001', 'MWC/36-37/000001', []],
  );
  assert.equal(note?.refers_to, invoice?.id);
  const [was, is] = [invoice?.content, note?.content] as Record<string, unknown>[];
  assert.deepEqual(is?.refersTo, { number: 'MW/36-37/000001', issuedOn: '2036-06-01' });
  for (const field of ['lines', 'taxes', 'total', 'seller', 'buyer', 'taxTreatment'])
    assert.deepEqual(is?.[field], was?.[field], field);
  assert.deepEqual(
    [
      await filesOf(note?.id ?? 0),
      await mailsTo(email, 'credit-note'),
      await mailsTo(email, 'invoice'),
    ],
    [3, 1, 1],
  );
});

test('invoice › changed or removed by anybody › refused by the database [promises P13]', async () => {
  const { order } = await confirmed();
  await settleInvoices(systemCtx(shop), order.id);
  for (const statement of [
    `update invoice set number = 'X' where order_id = ${order.id}`,
    `delete from invoice where order_id = ${order.id}`,
    'update invoice_file set locale = locale',
    'delete from invoice_file',
    'truncate invoice_file',
    'truncate invoice cascade',
  ])
    await assert.rejects(sql.raw(statement).execute(db), /never changed or removed/, statement);
  await assert.rejects(
    sql.raw(`delete from sales_order where id = ${order.id}`).execute(db),
    /violates/,
  );
});

test('startJobs › an order is confirmed, then cancelled › its invoice and its credit note come by themselves [§4 Orders]', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  // What the tests before have left to do is not waited for.
  await sql`delete from pgboss.job`.execute(db);
  const { order } = await confirmed();
  const until = async (count: number) => {
    for (
      const deadline = Date.now() + 30_000;
      (await issuedFor(shop, order.id)).length < count;
      await new Promise((resolve) => setTimeout(resolve, 50))
    )
      assert.ok(Date.now() < deadline, `${count} never came`);
  };
  const jobs = await startJobs({
    url: shop.url,
    db,
    files: DATABASE_FILES,
    log,
    config: { smtpUrl: undefined, publicUrl: 'http://localhost:3000' },
  });
  try {
    await until(1);
    await change(shop, order.id, 'Cancelled');
    await until(2);
  } finally {
    await jobs.stop();
  }
});
