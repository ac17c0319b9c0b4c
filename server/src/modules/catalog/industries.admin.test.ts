// Tests of industries.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const three = (text: string) => ({ en: text, ru: `${text} ru`, ar: `${text} ar` });
const tag = `${process.pid}`;
const body = (name: string, more: object = {}) => ({
  names: three(name),
  descriptions: three('All for it'),
  slug: '',
  image: '',
  position: 7,
  ...more,
});
const add = async (name: string) =>
  (await admin('POST', '/industries', body(`${name} ${tag}`))).body;
const found = async (slug: string): Promise<number[]> =>
  (
    await shop.call('POST', '/api/search', {
      body: { query: slug, searchBy: 'industry', count: 50 },
    })
  ).body.products.map((product: { id: number }) => product.id);

test('back office industries › a new one › named in three languages, renamed, a taken address refused [back office catalogue]', async () => {
  const industry = await add('Breweries');
  assert.deepEqual(
    [industry.slug, industry.products, industry.position],
    [`breweries-${tag}`, 0, 7],
  );
  const changed = await admin(
    'PUT',
    `/industries/${industry.id}`,
    body('Malt houses', { slug: industry.slug, names: { en: 'Malt houses', ru: '', ar: '' } }),
  );
  assert.deepEqual(
    [changed.status, changed.body.names.ru],
    [200, 'Malt houses'],
    JSON.stringify(changed.body),
  );
  const twice = await admin('POST', '/industries', body('x', { slug: industry.slug }));
  assert.deepEqual([twice.status, twice.body.errors[0].pointer], [409, '/slug']);
  const wrong = await admin('POST', '/industries', body(' ', { slug: 'X y', image: 'none.webp' }));
  assert.deepEqual(wrong.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/image',
    '/names/en',
    '/slug',
  ]);
});

test('back office industries › products and a category › belong at once for search, and leave again; history takes a name back [back office catalogue]', async () => {
  const industry = await add('Tanneries');
  const [drum, belt, knife] = [await aProduct(db), await aProduct(db), await aProduct(db)];
  await pool.query(
    'update product set category_id = (select category_id from product where id = $1) where id = $2',
    [belt, knife],
  );
  const { category_id } = await db
    .selectFrom('product')
    .select('category_id')
    .where('id', '=', belt)
    .executeTakeFirstOrThrow();
  const change = async (belong: boolean, productIds: number[], categoryId: number | null) =>
    (await admin('POST', `/industries/${industry.id}/products`, { belong, productIds, categoryId }))
      .body.changed;
  assert.equal(await change(true, [drum], null), 1);
  assert.equal(await change(true, [drum], category_id), 2);
  assert.deepEqual((await found(industry.slug)).sort(), [drum, belt, knife].sort());
  const categories = await admin('GET', `/industries/${industry.id}/categories`);
  assert.deepEqual(
    [categories.body.total, categories.body.rows[0].products, categories.body.rows[0].all],
    [2, 2, 2],
  );
  assert.equal((await admin('GET', `/products?industryId=${industry.id}`)).body.total, 3);
  assert.equal(await change(false, [], category_id), 2);
  assert.deepEqual(await found(industry.slug), [drum]);

  await admin('PUT', `/industries/${industry.id}`, body('Leather', { slug: industry.slug }));
  const [last] = (
    await admin('GET', `/catalogue-changes?subject=industry&subjectId=${industry.id}`)
  ).body.rows;
  assert.equal((await admin('POST', `/catalogue-changes/${last.id}/undo`)).status, 200);
  assert.equal((await admin('GET', `/industries/${industry.id}`)).body.name, `Tanneries ${tag}`);
  assert.equal(
    (
      await admin('POST', '/industries/999999/products', {
        belong: true,
        productIds: [drum],
        categoryId: null,
      })
    ).body.code,
    'record-not-found',
  );
});
