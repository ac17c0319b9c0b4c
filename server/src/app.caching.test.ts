// HTTP caching: public reads and files carry a weak ETag and answer 304 while nothing changed; what depends on a person is stored nowhere. [RFC 9110 13.1.2]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCustomer, aProduct, type TestApp, testApp } from '../testing/index.ts';
import { whenOver } from '../testing/scope.ts';

// Before the database: the watch over changes has a connection of it.
let kept: TestApp;
whenOver({ after }, async () => await kept.app.close());
const shop = await testApp({ after }, { demo: true });
kept = await testApp({ after }, { database: shop, responseCacheMb: 8 });
// Its category is read before anything is compared.
const productId = await aProduct(shop.db);
const PUBLIC = [
  '/api/categories',
  '/api/categories?lang=ar',
  '/categories',
  '/api/featuredindustries',
  '/api/lotsale/lotsalecategorylist',
  '/api/lotsale/lotsalesubcategorylist/1',
  '/api/products/17/reviews',
];
const WEAK = /^W\/"[\w-]{22}"$/;

const SHOPS = [
  ['from the database', shop],
  ['from memory', kept],
] as const;

for (const [memory, { call, app }] of SHOPS) {
  for (const path of PUBLIC) {
    test(`GET ${path} ${memory} › asked again with its ETag › 304 without a body [decisions 0069]`, async () => {
      // A second time and it is kept.
      for (let n = 0; n < 3; n++) await call('GET', path);
      const { status, headers, body } = await call('GET', path);
      assert.deepEqual(
        [status, headers['cache-control'], String(headers.vary).toLowerCase()],
        [200, 'no-cache', 'accept-encoding'],
      );
      assert.match(String(headers['content-type']), /^application\/json/);
      const etag = String(headers.etag);
      assert.match(etag, WEAK);
      for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        for (const method of ['GET', 'HEAD'] as const) {
          const again = await app.inject({
            method,
            url: path,
            headers: { 'if-none-match': known },
          });
          assert.deepEqual(
            [again.statusCode, again.rawPayload.length, again.headers.etag],
            [304, 0, etag],
            `${method} ${known}`,
          );
          assert.equal(again.headers['cache-control'], 'no-cache');
        }
      }
      for (const known of ['"other"', 'W/"other"', etag.slice(3, -1), ''])
        assert.equal(
          (await call('GET', path, { headers: { 'if-none-match': known } })).status,
          200,
          known,
        );
      // The tag is of the content, not of its encoding, and the same for a customer.
      const { token } = await aCustomer(shop.db);
      const others = [
        { headers: { 'accept-encoding': 'gzip' } },
        { headers: { 'accept-encoding': 'br' } },
        { token },
      ];
      for (const other of others) {
        const answer = await call('GET', path, other);
        assert.deepEqual([answer.status, answer.headers.etag, answer.body], [200, etag, body]);
      }
    });
  }
}

test('GET /api/categories › a client that takes gzip or brotli › compressed as pages are [decisions 0069]', async () => {
  for (const { app } of [shop, kept]) {
    const plain = await app.inject({ url: '/api/categories' });
    for (const encoding of ['gzip', 'br, gzip']) {
      const packed = await app.inject({
        url: '/api/categories',
        headers: { 'accept-encoding': encoding },
      });
      assert.match(String(packed.headers['content-encoding']), /^(gzip|br)$/);
      assert.ok(
        packed.rawPayload.length < plain.rawPayload.length / 4,
        `${packed.rawPayload.length} of ${plain.rawPayload.length}`,
      );
    }
  }
});

test('files › pictures, data sheets, the OpenAPI document, its problem codes › an ETag, and 304 with it [§7.8]', async () => {
  const named = await sql<{ path: string }>`
    select distinct on (kind) '/api/product' || kind || 's/' || target as path from product_media where kind in ('image', 'document') order by kind`.execute(
    shop.db,
  );
  const paths = [
    ...named.rows.map(({ path }) => path),
    '/api/productimages/none.png',
    '/api/openapi.json',
    '/api/docs/problems',
  ];
  assert.ok(
    paths.some((path) => path.includes('productdocuments')) &&
      paths.some((path) => path.includes('productimages/')),
    paths.join(),
  );
  for (const path of paths) {
    const { status, headers } = await shop.call('GET', path);
    assert.deepEqual([status, WEAK.test(String(headers.etag))], [200, true], path);
    const again = await shop.app.inject({
      url: path,
      headers: { 'if-none-match': String(headers.etag) },
    });
    assert.deepEqual(
      [again.statusCode, again.rawPayload.length, again.headers['cache-control']],
      [304, 0, headers['cache-control']],
      path,
    );
    assert.equal(again.headers['content-type'], undefined, path);
  }
});

test('any other call › whoever asks › no-store and no ETag [decisions §3]', async () => {
  const { token } = await aCustomer(shop.db);
  const code = await shop.cartOf([{ productId, quantity: 1 }], token);
  const isPublic = new Set(PUBLIC.map((path) => path.replace(/\?.*/, '').replace(/\d+/, '')));
  const others = Object.values(CALLS).filter(
    ({ method, path }) => method === 'GET' && !isPublic.has(`/api${path.replace(/:\w+/, '')}`),
  );
  assert.ok(others.length > 5);
  for (const { path } of others) {
    const answer = await shop.call('GET', `/api${path.replace(/:\w+/g, '1')}`, {
      token,
      headers: { 'if-none-match': '*' },
    });
    assert.deepEqual(
      [answer.headers['cache-control'], answer.headers.etag],
      ['no-store', undefined],
      path,
    );
  }
  const cart = await shop.call('GET', `/api/shop/shoppingCart?cartCode=${code}`, {
    token,
    headers: { 'if-none-match': '*' },
  });
  assert.deepEqual(
    [cart.status, cart.headers['cache-control'], cart.headers.etag],
    [200, 'no-store', undefined],
  );
});

// The last, since it changes what all read.
for (const [memory, { call }] of SHOPS) {
  test(`GET /api/categories ${memory} › another language, a changed catalogue › another ETag, and the whole answer [decisions 0069]`, async () => {
    const before = (await call('GET', '/api/categories')).headers.etag;
    assert.notEqual((await call('GET', '/api/categories?lang=ru')).headers.etag, before);
    await shop.db
      .updateTable('category')
      .set({ name: JSON.stringify({ en: `Renamed ${memory}`, ru: 'Новое', ar: 'جديد' }) })
      .where('parent_id', 'is', null)
      .execute();
    for (const deadline = Date.now() + 10_000; ; ) {
      const after = await call('GET', '/api/categories', {
        headers: { 'if-none-match': String(before) },
      });
      if (JSON.stringify(after.body).includes(`Renamed ${memory}`)) {
        assert.deepEqual([after.status, after.headers.etag === before], [200, false]);
        return;
      }
      assert.ok(Date.now() < deadline, 'the old answer is still said to be right');
      await sleep(50);
    }
  });
}
