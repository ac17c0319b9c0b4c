// Tests of traces: spans as they arrive over OTLP.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { aCustomer, aProduct, testApp } from '../testing/index.ts';
import { startTracing, tracedJob, tracing } from './platform/tracing/index.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const attribute = (span: Span, key: string): string | number | undefined => {
  const value = span.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** What a collector is to us: an address that takes batches of spans. */
async function aCollector(
  t: TestContext,
): Promise<{ endpoint: string; batches: unknown[]; spans(): Span[] }> {
  const batches: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.url === '/v1/traces') batches.push(JSON.parse(text));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const spans = (): Span[] =>
    (batches as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[]).flatMap(
      ({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches, spans };
}

const quiet = { warn() {} };

test('traces › a request with the trace of whoever stands in front › its statements and its end are spans of that trace, without anything personal [decisions 0045]', async (t) => {
  const collector = await aCollector(t);
  const stop = await startTracing({
    endpoint: collector.endpoint,
    ratio: 1,
    role: 'web',
    log: quiet,
  });
  const { call, db } = await testApp(t);
  const customer = await aCustomer(db);
  const productId = await aProduct(db, { stock: 5 });
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const added = await call('POST', '/api/shop/additemtocart?lang=en', {
    token: customer.token,
    body: { productId, quantity: 2 },
    headers: { traceparent },
  });
  assert.equal(added.status, 200);
  await call('GET', '/healthz');
  await call('GET', '/no/such/s3cret');
  await stop();

  const spans = collector.spans();
  const request = spans.find(
    ({ traceId, parentSpanId }) => traceId === TRACE && parentSpanId === '00f067aa0ba902b7',
  );
  assert.equal(request?.name, 'POST /api/shop/additemtocart');
  assert.equal(attribute(request as Span, 'http.route'), '/api/shop/additemtocart');
  assert.equal(attribute(request as Span, 'http.response.status_code'), 200);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  assert.ok(statements.length >= 3, `${statements.length} statements`);
  for (const statement of statements) {
    assert.equal(statement.traceId, TRACE);
    assert.equal(attribute(statement, 'db.system.name'), 'postgresql');
  }
  assert.ok(
    statements.some(({ name }) => /\(\w[\w.-]*\.ts\)$/.test(name)),
    `a statement has the name of the function that asked it: ${statements.map(({ name }) => name).join(', ')}`,
  );
  assert.ok(
    spans.some(
      (span) => span.name === 'GET' && attribute(span, 'http.response.status_code') === 404,
    ),
    'what has no route has no name of its own',
  );
  assert.ok(
    !spans.some(({ name }) => name.includes('healthz')),
    'what machines ask all the time is not traced',
  );
  const everything = JSON.stringify(collector.batches);
  for (const secret of ['s3cret', customer.token, customer.email])
    assert.ok(!everything.includes(secret), `${secret} was sent`);
});

test('traces › a job that fails › is a span with a fault, and fails all the same [decisions 0045]', async (t) => {
  const collector = await aCollector(t);
  const stop = await startTracing({
    endpoint: collector.endpoint,
    ratio: 1,
    role: 'worker',
    log: quiet,
  });
  await assert.rejects(
    tracedJob('mail', async () => {
      throw new Error('s3cret');
    }),
    /s3cret/,
  );
  await stop();
  const [span] = collector.spans();
  assert.equal(span?.name, 'process mail');
  assert.equal(span?.status?.code, 2);
  assert.ok(!JSON.stringify(collector.batches).includes('s3cret'));
  assert.equal(tracing(), undefined);
});

test('traces › none of a hundred requests wanted › a stranger who asks to be traced is not [decisions 0045]', async (t) => {
  const collector = await aCollector(t);
  const stop = await startTracing({
    endpoint: collector.endpoint,
    ratio: 0,
    role: 'web',
    log: quiet,
  });
  const { call } = await testApp(t);
  await call('GET', '/api/categories?lang=en', {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  await stop();
  assert.deepEqual(collector.spans(), []);
});

test('traces › a collector that is away › everybody is answered, one line says so, and the end does not wait for it [decisions 0045]', async (t) => {
  const told: string[] = [];
  const log = { warn: (_: object, message: string) => void told.push(message) };
  const stop = await startTracing({ endpoint: 'http://127.0.0.1:9', ratio: 1, role: 'web', log });
  const { call } = await testApp(t);
  for (let n = 0; n < 5; n++)
    assert.equal((await call('GET', '/api/categories?lang=en')).status, 200);
  const begun = performance.now();
  await stop();
  assert.ok(
    performance.now() - begun < 6_000,
    `the end took ${Math.round(performance.now() - begun)} ms`,
  );
  assert.deepEqual(told, ['traces could not be sent to the collector']);
});
