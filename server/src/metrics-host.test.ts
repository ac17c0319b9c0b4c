import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, testApp } from '../testing/index.ts';
import { feedMetrics } from './modules/events/index.ts';
import { MAIL_QUEUE } from './modules/notifications/index.ts';
import { queueMetrics, sendJob } from './platform/jobs/index.ts';
import { measureProcess, snapshot } from './platform/metrics/index.ts';

const TOKEN = 'only-for-this-test';

/** Samples by their whole name. */
function read(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines)
    assert.match(line, /^[a-z_]+(\{([a-z]+="([^"\\\n]|\\.)*",?)+\})? [0-9.e+-]+$/);
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

test('metrics › asked by the public, or when there is no token › no such page [decisions §6]', async (t) => {
  const { call } = await testApp(t, { metricsToken: TOKEN });
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, 'Bearer ']) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    assert.equal((await call('GET', '/metrics', { headers })).status, 404);
  }
  const without = await testApp(t);
  assert.equal(
    (await without.call('GET', '/metrics', { headers: { authorization: 'Bearer undefined' } }))
      .status,
    404,
  );
});

test('metrics › what was just done › stands in the metrics [decisions §6]', async (t) => {
  const { call, db, cartOf } = await testApp(t, { metricsToken: TOKEN });
  const metrics = async (): Promise<Map<string, number>> => {
    const answer = await call('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    assert.equal(answer.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
    return read(answer.body as string);
  };
  const before = await metrics();
  const grownBy = (after: Map<string, number>, sample: string): number =>
    (after.get(sample) ?? 0) - (before.get(sample) ?? 0);

  await call('POST', '/api/search', { body: { query: 'qqzzqqzz' } });
  await call('GET', '/no/such/path/of/ours');
  const customer = await aCustomer(db);
  const productId = await aProduct(db, { stock: 5 });
  const code = await cartOf([{ productId, quantity: 1 }], customer.token);
  await call('GET', `/api/order/prices?cartCode=${code}`, { token: customer.token });
  for (let again = 0; again < 2; again++) {
    assert.equal(
      (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token: customer.token }))
        .status,
      200,
    );
  }
  await sql`update pgboss.job set state = 'completed'`.execute(db);
  // Numbers that no mail of the order has.
  await sendJob(db, MAIL_QUEUE, { id: 9_001 });
  await sendJob(db, MAIL_QUEUE, { id: 9_002 });
  await sql`update pgboss.job set start_after = now() - interval '90 s' where data ->> 'id' = '9001'`.execute(
    db,
  );
  await sql`update pgboss.job set state = 'failed' where data ->> 'id' = '9002'`.execute(db);

  const after = await metrics();
  assert.equal(grownBy(after, 'millwright_searches_without_hit_total'), 1);
  assert.equal(grownBy(after, 'millwright_search_duration_seconds_count'), 1);
  assert.equal(grownBy(after, 'millwright_orders_placed_total{from="cart"}'), 1);
  const searches = '{method="POST",route="/api/search",status="2xx"}';
  assert.equal(grownBy(after, `millwright_http_request_duration_seconds_count${searches}`), 1);
  assert.equal(
    grownBy(
      after,
      `millwright_http_request_duration_seconds_bucket${searches.replace('}', ',le="+Inf"}')}`,
    ),
    1,
  );
  assert.equal(
    grownBy(
      after,
      'millwright_http_request_duration_seconds_count{method="GET",route="none",status="4xx"}',
    ),
    1,
  );
  assert.ok(grownBy(after, 'millwright_db_statement_duration_seconds_count') > 10);
  // The one that asks.
  assert.equal(after.get('millwright_http_requests_in_flight'), 1);
  assert.equal(after.get('millwright_database_up'), 1);
  assert.ok((after.get('millwright_db_connections_most') ?? 0) >= 1);
  assert.equal(after.get('millwright_db_waiting'), 0);
  const queue = `queue="${MAIL_QUEUE.name}"`;
  assert.equal(after.get(`millwright_queue_jobs{${queue},state="waiting"}`), 1);
  assert.equal(after.get(`millwright_queue_jobs{${queue},state="dead"}`), 1);
  const oldest = after.get(`millwright_queue_oldest_seconds{${queue}}`) ?? 0;
  assert.ok(oldest >= 90 && oldest < 120, `${oldest}`);
});

test('metrics › database away › says so and shows the rest [decisions §6]', async (t) => {
  const { call, db } = await testApp(t, { metricsToken: TOKEN });
  await sql`alter schema pgboss rename to elsewhere`.execute(db);
  const answer = await call('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const metrics = read(answer.body as string);
  assert.equal(metrics.get('millwright_database_up'), 0);
  assert.ok(metrics.has('millwright_http_requests_in_flight'));
});

test('dashboard for Grafana › every figure that it draws › is measured [decisions §6]', async (t) => {
  const { db } = await testApp(t);
  measureProcess();
  const measured = new Set(
    [...snapshot(), ...(await queueMetrics(db)), ...(await feedMetrics(db))].map(
      ({ name }) => name,
    ),
  ).add('millwright_database_up');
  const text = readFileSync(
    join(import.meta.dirname, '../../deploy/grafana-dashboard.json'),
    'utf8',
  );
  const drawn = new Set(
    (text.match(/\b(millwright|process|nodejs)_[a-z_]+/g) ?? []).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );
  assert.ok(drawn.size > 10);
  assert.deepEqual(
    [...drawn].filter((name) => !measured.has(name)),
    [],
  );
});
