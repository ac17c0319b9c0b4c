// Database outage: a quick 503 with Retry-After, and no restart afterwards.
// @alone: the database goes away under all connections of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { aCustomer, aProduct, testDatabase } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import { aTcpFaultProxy } from '../testing/wire.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/db/index.ts';

test('app › the database goes away and comes back › 503 with Retry-After meanwhile, and whole again without a restart [§7]', async (t) => {
  const direct = await testDatabase(t);
  const { token, id } = await aCustomer(direct.db);
  const product = await aProduct(direct.db);
  const wire = await aTcpFaultProxy(t, direct.url);
  const { db, close } = openDatabase(wire.url, { max: 4 });
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
  };
  const app = await buildApp({
    config,
    db,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    pages: null,
    turnsAway: false,
  });
  t.after(() => app.close().then(close));
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authtoken: token },
      ...(payload === undefined ? {} : { payload }),
    });
  const add = () =>
    ask('POST', '/api/shop/additemtocart?lang=ru', { productId: product, quantity: 1 });
  assert.equal((await add()).statusCode, 200);

  await wire.cut();
  const started = performance.now();
  for (const request of [
    add,
    () => ask('GET', '/api/customerdetail/accountSummary?lang=ru'),
    () => ask('POST', '/api/order/commitOrder?cartCode=x&lang=ru'),
    () => ask('GET', '/readyz?lang=ru'),
    add,
  ]) {
    const answer = await request();
    assertProblem(
      { status: answer.statusCode, body: answer.json(), headers: answer.headers },
      { status: 503, code: 'temporarily-unavailable', lang: 'ru' },
    );
    assert.ok(Number(answer.headers['retry-after']) > 0);
  }
  assert.ok(performance.now() - started < 10_000, 'nobody waits long for a rejection');
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  assert.equal(
    (await app.inject({ url: '/healthz', headers: { cookie: `session=${token}` } })).statusCode,
    200,
  );

  await wire.mend();
  assert.equal((await ask('GET', '/readyz')).statusCode, 200);
  assert.equal((await ask('GET', '/api/customerdetail/accountSummary')).json().id, id);
  assert.equal((await add()).json().shoppingCartItems[0].quantity, 2);
});

test('app › the line to the database swallows everything while a statement runs › 503 with Retry-After soon after its limit, and whole again afterwards [promises P6]', async (t) => {
  const direct = await testDatabase(t);
  const { token } = await aCustomer(direct.db);
  const wire = await aTcpFaultProxy(t, direct.url);
  const { db, close } = openDatabase(wire.url, { max: 4, statementTimeoutMs: 500 });
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
  };
  const app = await buildApp({
    config,
    db,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    pages: null,
    turnsAway: false,
  });
  t.after(() => app.close().then(close));
  const ask = () =>
    app.inject({ url: '/api/customerdetail/accountSummary', headers: { authtoken: token } });
  assert.equal((await ask()).statusCode, 200);
  wire.swallow(true);
  const started = performance.now();
  const answer = await ask();
  assert.ok(performance.now() - started < 6_000, `${performance.now() - started} ms`);
  assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2']);
  await wire.cut();
  wire.swallow(false);
  await wire.mend();
  assert.equal((await ask()).statusCode, 200);
});

test('app › a connection breaks while a statement runs on it › somebody hears of it, so the process lives [§7]', async (t) => {
  const { pool } = await testDatabase(t);
  const client = await pool.connect();
  const heard = client.listenerCount('error');
  client.release();
  assert.ok(heard > 0);
});
