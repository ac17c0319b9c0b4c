// Tests of changes of many products: all that match a filter, beyond what a page holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';

test('back office products › all that match a filter › are one change beyond what a page holds, undone as one; ids and a filter at once are refused [back office catalogue]', async (t) => {
  const own = await testApp(t);
  const manager = await asStaff(own, 'administrator');
  const ids = [await aProduct(own.db), await aProduct(own.db)];
  // Beyond what is found anew at once, and what ids may name.
  await own.pool.query(
    `insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, minimum, step, weight_grams, published, image, sort_rank)
     select 'MANY-' || n, 'M' || n, 'many-' || n, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, 1, 1, 0, false, image, 100 + n
     from product, generate_series(1, 1500) n where id = $1`,
    [ids[0]],
  );
  const published = async () =>
    (await own.pool.query('select count(*)::int as n from product where published')).rows[0].n;
  const bulk = (body: object) => manager('POST', '/product-changes', body);
  const { body } = await bulk({ filter: { published: false }, action: 'publish' });
  assert.deepEqual([body.changed, body.unknown, await published()], [1_500, [], 1_502]);
  const undone = await manager('POST', `/catalogue-changes/${body.changeId}/undo`, {});
  assert.deepEqual([undone.status, await published()], [200, 2]);
  const { rows } = await own.pool.query('select manufacturer_id from product where id = $1', [
    ids[1],
  ]);
  const [{ manufacturer_id: manufacturerId }] = rows;
  const few = await bulk({ filter: { manufacturerId }, action: 'price', percent: 10 });
  assert.equal(
    few.body.changed,
    (await manager('GET', `/products?manufacturerId=${manufacturerId}`)).body.total,
  );
  for (const wrong of [{}, { ids, filter: {} }])
    assert.equal(
      (await bulk({ ...wrong, action: 'publish' })).body.errors[0].code,
      'expected-either',
    );
  assert.equal((await bulk({ filter: { colour: 1 }, action: 'publish' })).status, 400);
});
