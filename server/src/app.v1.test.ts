// Tests of /api/v1: what everybody may read, its form on the wire, entity tags, cut answers and rejections. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PROBLEMS, V1_CALLS, type V1Call } from '@millwright/contracts';
import { aProduct, testApp } from '../testing/index.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const product = { id: await aProduct(db, { price: 124_950 }), sku: '' };
product.sku = await skuOf(product.id);
const calls: V1Call[] = Object.values(V1_CALLS);
async function skuOf(id: number): Promise<string> {
  const { sku } = await db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sku;
}
type Money = { amount: string; currency: string };

test('v1 › a product › money is decimal digits, and the currency of the shop that is asked for [decisions 0114]', async () => {
  const { status, body } = await call<{ price: Money; id: number }>(
    'GET',
    `/api/v1/products/${product.id}`,
  );
  assert.equal(status, 200);
  assert.deepEqual(body.price, { amount: '1249.50', currency: 'INR' });
  const dollars = await call<{ price: Money }>(
    'GET',
    `/api/v1/products/${product.id}?currency=USD`,
  );
  assert.equal(dollars.body.price.currency, 'USD');
  const euros = await call('GET', `/api/v1/products/${product.id}?currency=EUR`);
  assert.deepEqual(
    [euros.status, euros.body.errors[0].pointer, euros.body.errors[0].code],
    [400, '/currency', 'expected-one-of'],
  );
  assert.match(euros.body.errors[0].detail, /INR, USD, SAR/);
});

test('v1 › fields › only those that are named; an unknown one is rejected with those there are [decisions 0114]', async () => {
  const { body } = await call('GET', `/api/v1/products/${product.id}?fields=id,price`);
  assert.deepEqual(Object.keys(body), ['id', 'price']);
  const list = await call('GET', `/api/v1/products?ids=${product.id}&fields=sku`);
  assert.deepEqual(list.body.items, [{ sku: product.sku }]);
  const wrong = await call('GET', `/api/v1/products/${product.id}?fields=id,cost`);
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/fields']);
});

test('v1 › many products › by id or SKU in the order asked for, never both [decisions 0114]', async () => {
  const id = await aProduct(db);
  const other = { id, sku: await skuOf(id) };
  const byId = await call('GET', `/api/v1/products?ids=${other.id},999999,${product.id}`);
  assert.deepEqual(
    byId.body.items.map(({ id }: { id: number }) => id),
    [other.id, product.id],
  );
  const bySku = await call('GET', `/api/v1/products?skus=${product.sku},none,${other.sku}`);
  assert.deepEqual(
    bySku.body.items.map(({ id }: { id: number }) => id),
    [product.id, other.id],
  );
  for (const query of ['', `?ids=1&skus=a`]) {
    const { status, body } = await call('GET', `/api/v1/products${query}`);
    assert.deepEqual([status, body.errors.length], [400, 2], query);
  }
});

test('v1 › what has not changed › 304 for the entity tag it was answered with [decisions 0114]', async () => {
  const url = `/api/v1/products/${product.id}`;
  const first = await call('GET', url);
  const again = await call('GET', url, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  assert.deepEqual([again.status, String(again.body ?? '')], [304, '']);
});

test('v1 › every call › an unknown parameter is rejected by name, another method names those there are [decisions 0114]', async () => {
  for (const each of calls) {
    const path = `/api/v1${each.path.replace(/:\w+/g, '1')}`;
    const unknown = await call(each.method, `${path}?colour=blue`);
    if (unknown.status !== 401)
      assert.ok(
        unknown.body.errors.some(
          ({ pointer, code }: { pointer: string; code: string }) =>
            pointer === '/colour' && code === 'unknown-field',
        ),
        `${each.name} ${JSON.stringify(unknown.body)}`,
      );
    const wrong = await call('OPTIONS', path);
    assert.equal(wrong.status, 204, each.name);
    assert.ok(String(wrong.headers.allow).includes(each.method), each.name);
  }
});

test('v1 › every call › says who may ask, by a name that no other call has [decisions 0114]', () => {
  assert.equal(new Set(calls.map(({ name }) => name)).size, calls.length);
  for (const each of calls) {
    assert.equal(each.scope !== null, each.access === 'client', each.name);
    for (const code of each.rejects ?? []) assert.ok(code in PROBLEMS, `${each.name} ${code}`);
  }
});

test('v1 › its document › only its calls, with nothing that is not used and nothing missing [decisions 0114]', async () => {
  const { body } = await call('GET', '/api/v1/openapi.json');
  const documented = Object.entries(body.paths as Record<string, object>).flatMap(
    ([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`),
  );
  assert.deepEqual(
    documented.sort(),
    calls
      .map(
        ({ method, path }) => `${method.toLowerCase()} /api/v1${path.replace(/:(\w+)/g, '{$1}')}`,
      )
      .sort(),
  );
  const text = JSON.stringify(body);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    assert.ok(name in body.components.schemas, name);
  for (const name of Object.keys(body.components.schemas))
    assert.ok(text.includes(`"#/components/schemas/${name}"`), name);
});

test('v1 › its collection of requests › has each call once, with its values and its token [decisions 0114]', async () => {
  const { body } = await call('GET', '/api/v1/postman.json');
  const requests = body.item.flatMap(({ item }: { item: { request: Asked }[] }) => item);
  assert.equal(requests.length, calls.length);
  assert.match(body.info.schema, /v2\.1\.0/);
  type Asked = { method: string; url: { raw: string; variable: { key: string; value: string }[] } };
  const one = requests.find(
    ({ request }: { request: Asked }) => request.url.raw === '{{baseUrl}}/api/v1/products/:id',
  );
  assert.equal(one.request.method, 'GET');
  assert.deepEqual(
    one.request.url.variable.map(({ key }: { key: string }) => key),
    ['id'],
  );
  assert.equal(one.request.auth.type, 'noauth');
});
