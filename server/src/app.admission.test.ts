// Tests of load shedding in the whole program: rejected clients are told at once in their language, people by a page; slow bodies and slow readers hold no permit.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { pino } from 'pino';
import { aProduct, testDatabase } from '../testing/index.ts';
import { buildApp } from './app.ts';

test('app › everybody’s place is taken and stays so › others hear 503 with Retry-After, a person as a page in their language; health and orders go on [promises P23]', async (t) => {
  const { db } = await testDatabase(t);
  const product = await aProduct(db);
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
  };
  const app = await buildApp({ config, db, log: pino({ level: 'silent' }), pages: null });
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let inside = 0;
  app.get('/api/held', { schema: { hide: true } }, async () => {
    inside += 1;
    await opened;
    return { held: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const held: Promise<Response>[] = [];
  // On a busy machine there are fewer places at first.
  while (inside < 20) {
    held.push(fetch(`${address}/api/held`));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // They wait a moment, as the overload may pass.
  const [page, ...crowd] = await Promise.all([
    fetch(`${address}/ar/products`, { headers: { accept: 'text/html' } }),
    ...Array.from({ length: 5 }, () => fetch(`${address}/api/categories?lang=ru`)),
  ]);
  assert.deepEqual(
    [...new Set(crowd.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))],
    ['503 2'],
  );
  assert.match(((await (crowd[0] as Response).json()) as { detail: string }).detail, /[а-я]/);
  assert.deepEqual(
    [page.status, page.headers.get('content-type')],
    [503, 'text/html; charset=utf-8'],
  );
  const html = await page.text();
  assert.match(
    html,
    /<html lang="ar" dir="rtl">.*<h1>\p{Script=Arabic}.*<a href="">\p{Script=Arabic}/su,
  );
  const style = createHash('sha256')
    .update(html.match(/<style>(.*)<\/style>/s)?.[1] ?? '')
    .digest('base64');
  assert.ok(
    page.headers
      .get('content-security-policy')
      ?.startsWith(`default-src 'none'; style-src 'sha256-${style}'; `),
  );
  assert.ok(Buffer.byteLength(html) < 1_024, 'nobody has to compress it');
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
  const line = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: product, quantity: 1 }),
  };
  assert.equal((await fetch(`${address}/api/shop/additemtocart`, line)).status, 200);
  open();
  assert.equal((await Promise.all(held)).filter(({ status }) => status === 200).length, inside);
  assert.equal((await fetch(`${address}/api/categories?lang=ru`)).status, 200);
});

test('app › thirty bodies that do not come › hold no place [promises P23, P39]', async (t) => {
  const { db } = await testDatabase(t);
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
  };
  const app = await buildApp({ config, db, log: pino({ level: 'silent' }), pages: null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  t.after(() => {
    for (const socket of slow) socket.destroy();
    return app.close();
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow)
    socket.write(
      'POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Were all places theirs, this would be 503.
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/categories?lang=en`)).status, 200);
});

test('app › answers that are streams › hold their permits until they are read, or hung up on [promises P23]', async (t) => {
  const { db } = await testDatabase(t);
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
  };
  const app = await buildApp({ config, db, log: pino({ level: 'silent' }), pages: null });
  const streams: PassThrough[] = [];
  app.get('/api/streamed', { schema: { hide: true }, compress: false }, async (_request, reply) => {
    const stream = new PassThrough();
    streams.push(stream);
    stream.write('begun');
    return await reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(async () => {
    // Those that were hung up on while they waited would be kept alive for 75 s.
    app.server.closeAllConnections();
    await app.close();
  });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const control = new AbortController();
  const held: Promise<Response>[] = [];
  for (; streams.length < 20; await new Promise((resolve) => setTimeout(resolve, 5)))
    held.push(
      fetch(`${address}/api/streamed`, { signal: control.signal }).catch(() => new Response()),
    );
  const ask = async () => (await fetch(`${address}/api/categories?lang=en`)).status;
  assert.equal(await ask(), 503);
  // One is read to its end; the others are hung up on.
  (streams[0] as PassThrough).end();
  assert.equal(await ask(), 200);
  control.abort();
  await Promise.all(held);
  assert.equal(await ask(), 200);
  for (const stream of streams) stream.end();
});
