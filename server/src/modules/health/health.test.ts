// Tests of the health page.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { MAIL_QUEUE } from '../notifications/index.ts';
import { integrityCheckJob } from './index.ts';

const shop = await testApp({ after });
const { db, pool, call, cartOf } = shop;
const admin = await asStaff(shop);
const system = { ...aCtx(db), actor: { kind: 'system' as const } };

test('health › a shop in order, then stock that no movement explains › green, then named with its rows, by hand and by night [promises invariants]', async () => {
  const product = await aProduct(db, { stock: 5 });
  const good = await admin('POST', '/health/invariants');
  assert.equal(good.status, 200, JSON.stringify(good.body));
  assert.deepEqual([good.body.broken, good.body.who], [[], `staff:${admin.id}`]);
  const well = (await admin('GET', '/health')).body;
  assert.equal(well.well, true, JSON.stringify(well));
  assert.match(well.database.version, /^\d+/);
  assert.ok(well.database.bytes > 1_000_000 && well.database.connections > 0);
  assert.ok(
    well.queues.some(
      (queue: { name: string; cron: string }) =>
        queue.name === 'invariants' && queue.cron === '13 21 * * *',
    ),
  );
  await pool.query('update stock set on_hand = 6 where product_id = $1', [product]);
  await integrityCheckJob().work(system, {});
  const broken = (await admin('GET', '/health')).body;
  assert.equal(broken.well, false);
  assert.deepEqual(broken.invariants.nightly.broken, [
    { name: 'stock is the sum of its movements', rows: 1 },
  ]);
  await pool.query('update stock set on_hand = 5 where product_id = $1', [product]);
  assert.deepEqual((await admin('POST', '/health/invariants')).body.broken, []);
});

test('jobs › one that failed, one that waits › run again and cancelled, noted in the log; a stranger’s id is not found [back office jobs]', async () => {
  await sendJob(db, MAIL_QUEUE, { id: 1 }, { delaySeconds: 3_600 });
  const [job] = (await admin('GET', '/jobs?queue=mail&state=created')).body.rows;
  assert.equal(job.data, '{"id":1}');
  await pool.query(
    "update pgboss.job set state = 'failed', retry_count = 3, retry_limit = 3, completed_on = now() where id = $1",
    [job.id],
  );
  assert.equal((await admin('GET', '/health')).body.well, false);
  assert.equal(
    (await admin('POST', `/jobs/mail/${job.id}/cancel`)).body.code,
    'job-state-not-allowed',
  );
  assert.equal((await admin('POST', `/jobs/mail/${job.id}/retry`)).status, 200);
  const [again] = (await admin('GET', '/jobs?queue=mail')).body.rows;
  assert.equal(again.state, 'retry');
  assert.ok(Date.parse(again.startAfter) <= Date.now() + 1_000);
  assert.equal((await admin('POST', `/jobs/mail/${job.id}/cancel`)).status, 200);
  const { rows } = await pool.query(
    "select after ->> 'state' as state from audit_log where subject = 'job' order by id",
  );
  assert.deepEqual(
    rows.map((row) => row.state),
    ['retry', 'cancelled'],
  );
  assert.equal(
    (await admin('POST', '/jobs/mail/00000000-0000-4000-8000-000000000000/retry')).body.code,
    'record-not-found',
  );
});

test('dashboard › an order just placed, a lead, a part without stock › told to whom the role allows [back office dashboard]', async () => {
  const product = await aProduct(db, { stock: 9, price: 250_000 });
  const gone = await aProduct(db, { stock: 0 });
  const slow = await aProduct(db, { stock: 4 });
  await pool.query("update product set created_at = now() - interval '200 days' where id = $1", [
    slow,
  ]);
  await pool.query(
    "insert into search_zero_result values ('unobtainium rod', 'en', 7, now(), now())",
  );
  const buyer = await aCustomer(db);
  const code = await cartOf([{ productId: product, quantity: 3 }], buyer.token);
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token: buyer.token })).status,
    200,
  );

  const { body } = await admin('GET', '/dashboard?days=90');
  assert.equal(body.sales.byDay.length, 90);
  assert.equal(body.sales.byDay.at(-1).orders, 1);
  assert.equal(body.sales.orders, 1);
  assert.ok(body.sales.totalBase >= 750_000);
  assert.deepEqual([body.sales.best[0].productId, body.sales.best[0].quantity], [product, 3]);
  assert.ok(body.stock.out.some((part: { productId: number }) => part.productId === gone));
  assert.ok(body.stock.slow.some((part: { productId: number }) => part.productId === slow));
  assert.equal(body.searches[0].text, 'unobtainium rod');
  assert.deepEqual(
    body.work.find((work: { kind: string }) => work.kind === 'orders-pending'),
    { kind: 'orders-pending', count: 1 },
  );

  const editor = await asStaff(shop, 'content-editor');
  const theirs = (await editor('GET', '/dashboard')).body;
  assert.deepEqual([theirs.sales, theirs.leads, theirs.days], [null, null, 30]);
  assert.deepEqual(
    theirs.work.map((work: { kind: string }) => work.kind),
    ['reviews-waiting', 'products-to-reorder'],
  );
});
