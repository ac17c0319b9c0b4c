// Tests of the open reading calls of /api/v1 on the demo shop: each answers with content, from its start to the thing at its end. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sendForm, testApp } from '../testing/index.ts';

const shop = await testApp({ after }, { demo: true });
const read = async (path: string) => {
  const { status, body } = await shop.call('GET', `/api/v1${path}`);
  assert.equal(status, 200, `${path} ${JSON.stringify(body).slice(0, 300)}`);
  return body;
};
const firstOf = async (path: string) => {
  const { items } = await read(path);
  assert.ok(items.length > 0, path);
  return items[0];
};

test('v1 on the demo shop › what everybody may read › answers with content, also at the addresses that lists name [decisions 0114]', async () => {
  const { items } = await read('/search?q=deep groove ball bearing&limit=20');
  assert.ok(items.length > 0);
  await read('/search/suggestions?q=bear');
  for (const { id } of items.slice(0, 3)) {
    await read(`/products/${id}`);
    await read(`/products/${id}/family`);
    await firstOf(`/products/${id}/related`);
    await read(`/products/${id}/substitutes`);
  }
  await read(`/products?ids=${items[0].id},${items[1].id}`);
  const roots = await firstOf('/categories');
  await read(`/category?path=${roots.path}`);
  const { slug: manufacturer } = await firstOf('/manufacturers');
  await read(`/manufacturers/${manufacturer}`);
  const { slug: industry } = await firstOf('/industries');
  await read(`/industries/${industry}`);
  const { id: lots } = await firstOf('/lot-categories');
  const { id: lot } = await firstOf(`/lot-categories/${lots}/lots`);
  await read(`/lots/${lot}`);
  const { id: post } = await firstOf('/posts');
  await read(`/posts/${post}`);
  await read('/pages/faq');
  for (const path of ['/shop', '/currencies', '/countries', '/home', '/sizes/families'])
    await read(path);
});

test('v1 on the demo shop › a list as a file › its rows are matched [decisions 0114]', async () => {
  const { items } = await read('/search?q=hex bolt&limit=2');
  const bytes = Buffer.from(`SKU;Quantity\n${items[0].sku};10\n${items[1].sku};25\n`);
  const file = { name: 'file', fileName: 'list.csv', type: 'text/csv', bytes };
  const { status, body } = await sendForm(shop, '/api/v1/quick-order/file', [file]);
  assert.equal(status, 200, JSON.stringify(body));
});
