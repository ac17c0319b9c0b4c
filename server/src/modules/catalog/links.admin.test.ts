// Tests of product links.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aLot, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const choose = async (
  id: number,
  kind: 'related' | 'substitute',
  productIds: number[],
  seen: number[] = [],
) => await admin('PUT', `/products/${id}/links`, { kind, productIds, seen });
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
const related = async (id: number) => ids(await services.catalog.listRelated(aCtx(db), id, 4));
const substitutes = async (id: number) =>
  ids(await services.catalog.listSubstitutes(aCtx(db), id, 4));

test('chosen products › related ones › come first in their order, and stand at each of them too [back office catalogue]', async () => {
  const [pump, seal, oil, near] = [
    await aProduct(db),
    await aProduct(db),
    await aProduct(db),
    await aProduct(db),
  ];
  await pool.query(
    'update product set category_id = (select category_id from product where id = $1) where id = $2',
    [pump, near],
  );
  assert.deepEqual(await related(pump), [near]);
  const kept = await choose(pump, 'related', [oil, seal]);
  assert.equal(kept.status, 200, JSON.stringify(kept.body));
  assert.deepEqual([await related(pump), await related(seal)], [[oil, seal, near], [pump]]);
  await db.updateTable('product').set({ published: false }).where('id', '=', oil).execute();
  assert.deepEqual(await related(pump), [seal, near], 'a draft is shown to nobody');
  const seen = kept.body.related.map((row: { productId: number }) => row.productId);
  assert.deepEqual((await choose(seal, 'related', [], [pump])).body, {
    related: [],
    substitute: [],
  });
  assert.deepEqual(await related(pump), [near], 'taken out at the other side');
  assert.equal((await choose(pump, 'related', [seal], seen)).body.code, 'record-changed');
});

test('chosen products › substitutes › lead, on both sides; history says so and takes it back [back office catalogue] [§2.7 substitutes]', async () => {
  const [mine, other] = [await aProduct(db), await aProduct(db)];
  assert.equal((await choose(mine, 'substitute', [other])).status, 200);
  assert.deepEqual(
    [await substitutes(mine), await substitutes(other), await related(mine)],
    [[other], [mine], []],
  );
  const [change] = (await admin('GET', `/catalogue-changes?subject=product&subjectId=${mine}`)).body
    .rows;
  const { sku } = await db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  assert.deepEqual(change.lines, [
    { table: 'product_link', field: 'substitute', of: null, before: null, after: sku },
  ]);
  assert.equal((await admin('POST', `/catalogue-changes/${change.id}/undo`)).status, 200);
  assert.deepEqual(await substitutes(other), []);
});

test('chosen products › itself, one twice, a lot, nothing known › refused at the entry [back office catalogue]', async () => {
  const [mine, other] = [await aProduct(db), await aProduct(db)];
  const { productId: whole } = await aLot(db, [{ productId: other, quantity: 1 }]);
  const refused = await choose(mine, 'related', [other, mine, other, whole, 2_000_000]);
  assert.deepEqual(
    refused.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [
      ['/productIds/1', 'value-not-valid'],
      ['/productIds/2', 'value-taken'],
      ['/productIds/3', 'value-not-valid'],
      ['/productIds/4', 'value-not-valid'],
    ],
  );
  assert.equal((await admin('GET', `/products/${whole}/links`)).body.code, 'record-not-found');
});
