// Tests of reorder points: what is on the list, what is suggested, its filters, its table, its history and its number on the overview.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ProductToReorder } from '@millwright/contracts';
import { aProduct, asStaff, setAside, setOnHand, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const dayIn = async (days: number): Promise<string> =>
  (await pool.query('select (shop_day(now()) + $1::int)::text as day', [days])).rows[0].day;
const set = (id: number, point: number | null, quantity: number | null = null) =>
  admin('PUT', `/products/${id}/reorder-point`, { point, quantity });
const expect = async (productId: number, quantity: number, days: number) =>
  await admin('POST', '/expected-receipts', { productId, quantity, expectedOn: await dayIn(days) });
const list = async (query = ''): Promise<ProductToReorder[]> =>
  (await admin('GET', `/to-reorder?count=200${query}`)).body.rows;
const find = async (id: number) => (await list()).find((row) => row.id === id);

test('reorder point › available and expected fall to it › on the list with day and suggestion, and off it when enough is expected [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 20 });
  assert.deepEqual((await set(id, 10)).body, { point: 10, quantity: null });
  assert.equal(await find(id), undefined);
  await setOnHand(db, id, 11);
  assert.equal(await find(id), undefined);
  await setAside(db, id, 3);
  const { available, reserved, incoming, incomingOn, suggested } = (await find(
    id,
  )) as ProductToReorder;
  assert.deepEqual(
    { available, reserved, incoming, incomingOn, suggested },
    { available: 8, reserved: 3, incoming: 0, incomingOn: null, suggested: 3 },
  );
  await expect(id, 1, 9);
  await expect(id, 1, 4);
  const waiting = await find(id);
  assert.deepEqual(
    [waiting?.incoming, waiting?.incomingOn, waiting?.suggested],
    [2, await dayIn(4), 1],
  );
  await expect(id, waiting?.suggested ?? 0, 5);
  assert.equal(await find(id), undefined);
});

test('reorder point › with a reorder quantity › that many, or as many as lead above the point [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 5 });
  await set(id, 10, 50);
  assert.equal((await find(id))?.suggested, 50);
  await set(id, 100, 50);
  assert.equal((await find(id))?.suggested, 96);
});

test('reorder point › taken away, a quantity without a point, an unknown product, a role that only reads › off the list; named; refused [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 0 });
  await set(id, 0);
  assert.equal((await find(id))?.suggested, 1);
  assert.deepEqual((await set(id, null)).body, { point: null, quantity: null });
  assert.equal(await find(id), undefined);
  const fault = await set(id, null, 5);
  assert.deepEqual(
    fault.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [['/point', 'field-required']],
  );
  assert.equal((await set(id, -1)).status, 400);
  assert.equal((await set(2_000_000_000, 5)).body.code, 'record-not-found');
  const reader = await asStaff(shop, 'order-manager');
  assert.deepEqual((await reader('GET', `/products/${id}/reorder-point`)).body, {
    point: null,
    quantity: null,
  });
  const refused = await reader('PUT', `/products/${id}/reorder-point`, { point: 1, quantity: 1 });
  assert.equal(refused.body.code, 'right-missing');
});

test('listToReorder › sorted, searched and filtered › as the list of products; its table holds the same rows [decisions 0100]', async () => {
  const [less, more] = [await aProduct(db, { stock: 1 }), await aProduct(db, { stock: 2 })];
  for (const id of [less, more]) await set(id, 1_000);
  const both = (rows: ProductToReorder[]) =>
    rows.map(({ id }) => id).filter((id) => id === less || id === more);
  assert.deepEqual(both(await list('&sort=available&order=asc')), [less, more]);
  assert.deepEqual(both(await list('&sort=available&order=desc')), [more, less]);
  assert.deepEqual(both(await list('&sort=suggested&order=asc')), [more, less]);
  const { rows } = await pool.query<{ sku: string; category_id: number; manufacturer_id: number }>(
    'select sku, category_id, manufacturer_id from product where id = $1',
    [less],
  );
  const [{ sku, category_id, manufacturer_id } = { sku: '', category_id: 0, manufacturer_id: 0 }] =
    rows;
  for (const query of [
    `&q=${sku}`,
    `&categoryId=${category_id}`,
    `&manufacturerId=${manufacturer_id}`,
  ])
    assert.deepEqual(both(await list(query)), [less], query);
  const table = await shop.app.inject({
    url: `/api/admin/exports/to-reorder?manufacturerId=${manufacturer_id}`,
    headers: admin.headers,
  });
  const [head, first] = table.body.replace('\ufeff', '').split('\r\n');
  assert.match(head ?? '', /part_number,name,manufacturer,available,.*reorder_point,suggested/);
  assert.ok(first?.startsWith(sku) && first.endsWith('1000,1000'), first);
});

test('dashboard › products at their reorder point › counted among the open work, as the list has them [decisions 0100]', async () => {
  const waiting = async () =>
    (await admin('GET', '/dashboard')).body.work.find(
      ({ kind }: { kind: string }) => kind === 'products-to-reorder',
    )?.count;
  const before = await waiting();
  await set(await aProduct(db, { stock: 3 }), 3);
  assert.equal(await waiting(), before + 1);
  assert.equal((await admin('GET', '/to-reorder?count=1')).body.total, before + 1);
});

test('reorder point › set and changed › both in the history of the product, and taken back there [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 3 });
  await set(id, 5);
  await set(id, 8, 20);
  const { rows } = (await admin('GET', `/catalogue-changes?subject=product&subjectId=${id}`)).body;
  assert.equal(rows.length, 2);
  assert.equal((await admin('POST', `/catalogue-changes/${rows[0].id}/undo`)).status, 200);
  assert.deepEqual((await admin('GET', `/products/${id}/reorder-point`)).body, {
    point: 5,
    quantity: null,
  });
});
