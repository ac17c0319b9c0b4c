// Tests of UCP's catalogue on the demo: profile, search, look-up; answers are checked against their own schemas by the test app.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { UCP_VERSION } from '@millwright/contracts';
import { testApp } from '../../../testing/index.ts';
import { warmSearch } from './testing/warm-search.ts';

const { call, app } = await testApp({ after }, { demo: true });
before(() => warmSearch(app));

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are what is looked at
type Fields = Record<string, any>;
const post = async (name: string, body: object): Promise<Fields> => {
  const answer = await call('POST', `/ucp/catalog/${name}`, { body });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};

test('ucp › the profile › names the two catalogue capabilities and no other, with an endpoint of this shop', async () => {
  const { body, headers } = await call('GET', '/.well-known/ucp');
  assert.deepEqual(Object.keys(body.ucp.capabilities), [
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
  ]);
  assert.equal(body.ucp.version, UCP_VERSION);
  assert.equal(body.ucp.services['dev.ucp.shopping'][0].endpoint, 'http://localhost:3000/ucp');
  assert.match(String(headers['cache-control']), /max-age=3600/);
});

test('ucp › search › the products of the REST search in its order, page by page, in the currency asked for', async () => {
  const query = 'deep groove ball bearing 25x52x15';
  const rest = await call('POST', '/api/search', { body: { query, count: 6 } });
  const asked = { query, context: { currency: 'USD', language: 'ru-RU' } };
  const one = await post('search', { ...asked, pagination: { limit: 3 } });
  const two = await post('search', {
    ...asked,
    pagination: { limit: 3, cursor: one.pagination.cursor },
  });
  assert.deepEqual(
    [...one.products, ...two.products].map(({ id }: Fields) => Number(id)),
    rest.body.products.map(({ id }: Fields) => id),
  );
  const [first] = one.products;
  assert.equal(first.variants[0].price.currency, 'USD');
  assert.match(first.title, /\p{Script=Cyrillic}/u);
  assert.equal(one.pagination.total_count, rest.body.totalProductCount);
});

test('ucp › search › prices are in minor units of the currency; a price filter is said to be left out', async () => {
  const { products, messages } = await post('search', {
    query: 'bearing',
    filters: { price: { max: 1 } },
  });
  const { body } = await call('POST', '/api/search', {
    body: { searchBy: 'productId', query: products[0].id },
  });
  const [wire] = body.products;
  assert.equal(
    products[0].variants[0].price.amount,
    Math.round((wire.discountprice ?? wire.price) * 100),
  );
  assert.deepEqual(messages[0].path, '$.filters.price');
});

test('ucp › search without text and filters, with a foreign cursor › rejected by field', async () => {
  for (const [body, pointer] of [
    [{}, '/query'],
    [{ query: 'x', pagination: { cursor: 'bm90aGluZw' } }, '/pagination/cursor'],
    [{ query: 'x'.repeat(201) }, '/query'],
  ] as const) {
    const answer = await call('POST', '/ucp/catalog/search', { body });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.errors[0].pointer, pointer);
  }
});

test('ucp › look-up › by id, SKU and part number, each product once with what was asked; what is nothing is said so', async () => {
  const { products } = await post('search', { query: 'bearing', pagination: { limit: 1 } });
  const [{ id, variants }] = products;
  const ids = [id, variants[0].sku, 'no-such-part-77', id];
  const answer = await post('lookup', { ids });
  assert.equal(answer.products.length, 1);
  assert.deepEqual(
    answer.products[0].variants[0].inputs.map((input: Fields) => input.id),
    [id, variants[0].sku],
  );
  assert.deepEqual(answer.messages, [
    { type: 'info', code: 'not_found', content: 'no-such-part-77' },
  ]);
  const whole = await post('product', { id, selected: [{ name: 'Size', label: '1' }] });
  assert.equal(whole.product.id, id);
  assert.ok(whole.product.categories.length > 0);
  const none = await post('product', { id: '999999999' });
  assert.equal(none.ucp.status, 'error');
  assert.equal(none.messages[0].severity, 'unrecoverable');
});

test('ucp › more identifiers than a batch holds, bodies of any kind › are rejected, never a fault', async () => {
  const many = await call('POST', '/ucp/catalog/lookup', {
    body: { ids: Array.from({ length: 51 }, (_, n) => `n${n}`) },
  });
  assert.equal(many.body.errors[0].code, 'list-too-long');
  for (const payload of [
    '',
    '[]',
    '7',
    '{"ids":[null]}',
    '{"ids":["\\u0000"]}',
    '{"query":{}}',
    '{"context":[]}',
  ])
    for (const name of ['search', 'lookup', 'product']) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/ucp/catalog/${name}`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      assert.ok(statusCode >= 400 && statusCode < 500, `${statusCode} ${name} ${payload}`);
    }
});
