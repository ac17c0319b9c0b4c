// Tests of lots.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aLot, aProduct, testApp } from '../../../testing/index.ts';
import { Problem } from '../../platform/problem.ts';
import { service } from './index.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const ctx = aCtx(db);
const isProblem = (code: string) => (error: unknown) =>
  error instanceof Problem && error.code === code;

const valve = await aProduct(db, { name: 'Gate valve', stock: 20, price: 30_000 });
const flange = await aProduct(db, { name: 'Flange', stock: 9, price: 12_345 });
const lot = await aLot(
  db,
  [
    { productId: valve, quantity: 4 },
    { productId: flange, quantity: 3 },
  ],
  { name: 'Valves of a refinery', price: 157_035, discount: 100_000 },
);

test('getLot › a lot with two parts › its facts in the language asked for, as often as the scarcest part allows [§3 lot]', async () => {
  const found = await service.getLot({ ...ctx, locale: 'ru' }, lot.id);
  assert.deepEqual(
    [
      found.name,
      found.category.name,
      found.condition,
      found.location,
      found.ageMonths,
      found.stock,
      found.productId,
    ],
    [
      'Valves of a refinery ru',
      'Valves of a refinery ru',
      { code: 'used', name: 'Бывшее в употреблении' },
      'Пуна',
      30,
      3,
      lot.productId,
    ],
  );
  assert.deepEqual(
    [found.price.base, found.discountPrice?.base, found.discountPercent],
    [157_035, 100_000, 36],
  );
  assert.deepEqual(
    found.items.map((item) => [item.name, item.quantity, item.onSale]),
    [
      ['Gate valve ru', 4, true],
      ['Flange ru', 3, true],
    ],
  );
});

test('getLot › no such number › not found [§2.1 lotitems]', async () => {
  for (const id of [0, -1, 1.5, 2 ** 31 - 1, 2 ** 40, Number.NaN])
    await assert.rejects(service.getLot(ctx, id), isProblem('not-found'));
});

test('getLot › taken from sale › gone, no longer listed, and its category with it [§2.2]', async () => {
  const sold = await aLot(db, [{ productId: valve, quantity: 1 }]);
  assert.equal((await service.listLots(ctx, sold.categoryId)).length, 1);
  await db
    .updateTable('product')
    .set({ published: false })
    .where('id', '=', sold.productId)
    .execute();
  await assert.rejects(service.getLot(ctx, sold.id), isProblem('lot-gone'));
  assert.deepEqual(await service.listLots(ctx, sold.categoryId), []);
  assert.equal(await service.findLotOfProduct(ctx, sold.productId), null);
  assert.ok(!(await service.listLotCategories(ctx)).some(({ id }) => id === sold.categoryId));
  assert.ok(!(await service.listSitemapLots(ctx)).some(({ id }) => id === sold.id));
});

test('listLots › another category › its own lots, in their order [§4 lot data]', async () => {
  const other = await aLot(db, [{ productId: flange, quantity: 9 }], { name: 'Flanges' });
  assert.deepEqual(
    (await service.listLots(ctx, lot.categoryId)).map(({ id }) => id),
    [lot.id],
  );
  assert.deepEqual(
    (await service.listLots(ctx, other.categoryId)).map(({ id, stock }) => [id, stock]),
    [[other.id, 1]],
  );
  await assert.rejects(service.listLots(ctx, 2 ** 31 - 1), isProblem('not-found'));
});

test('findLotOfProduct › the whole lot, a part › the lot, none [§3]', async () => {
  assert.equal((await service.findLotOfProduct(ctx, lot.productId))?.id, lot.id);
  assert.equal(await service.findLotOfProduct(ctx, valve), null);
});

test('lotsalecategorylist › with and without /api, in Arabic › id, lsCatName, lsCatImage [§7.6 lotsalecategorylist] [§3 lot category]', async () => {
  for (const path of [
    '/api/lotsale/lotsalecategorylist?store=DEFAULT&lang=ar',
    '/lotsale/lotsalecategorylist?lang=ar',
  ]) {
    const { status, body } = await call('GET', path);
    assert.equal(status, 200);
    const mine = body.find((category: { id: number }) => category.id === lot.categoryId);
    assert.deepEqual(mine, {
      id: lot.categoryId,
      lsCatName: 'Valves of a refinery ar',
      lsCatImage: 'x.svg',
    });
  }
  assert.equal((await call('GET', '/api/lotsale/lotsalecategorylist?lang=de')).status, 400);
  assert.equal((await call('GET', '/api/lotsale/lotsalecategorylist?store=OTHER')).status, 400);
});

test('lotsalesubcategorylist › a category › every field of a lot, prices in three currencies [§7.6 lotsalesubcategorylist] [§3 lot, §3 lot prices]', async () => {
  for (const prefix of ['/api', '']) {
    const { status, body } = await call(
      'GET',
      `${prefix}/lotsale/lotsalesubcategorylist/${lot.categoryId}?store=DEFAULT`,
    );
    assert.equal(status, 200);
    const { lsUsdPrice, lsSarPrice, lsDisUsdPrice, lsDisSarPrice, ...rest } = body[0];
    assert.deepEqual(rest, {
      id: lot.id,
      lsName: 'Valves of a refinery',
      lsId: lot.id,
      productId: lot.productId,
      lsCondition: 'Used',
      lsLocation: 'Pune',
      lsAge: '2 years, 6 months',
      lsItemDetails: 'Valves of a refinery',
      lsImage: 'x.svg',
      lsDisPercent: 36,
      lsPrice: 1_570.35,
      lsDisPrice: 1_000,
    });
    // 1 INR = 0.0119 USD = 0.0446 SAR
    assert.deepEqual(
      [lsUsdPrice, lsDisUsdPrice, lsSarPrice, lsDisSarPrice],
      [18.69, 11.9, 70.04, 44.6],
    );
  }
});

test('lotsalesubcategorylist › unknown and hostile categories › not found or refused, never a fault [no fault: §7.6 lotsalesubcategorylist]', async () => {
  for (const id of ['999999999', '0'])
    assert.equal((await call('GET', `/api/lotsale/lotsalesubcategorylist/${id}`)).status, 404, id);
  for (const id of ['99999999999999999999', '-1', '1.5', 'x', '1;drop', '%00', '%27'])
    assert.equal((await call('GET', `/api/lotsale/lotsalesubcategorylist/${id}`)).status, 400, id);
});

test('lotimages › a lot’s picture and a missing one › itself, and the default picture [§7.8 lot images]', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await db
    .insertInto('media_file')
    .values({ name: 'pallet-12.svg', kind: 'drawing', content_type: 'image/svg+xml', bytes })
    .execute();
  assert.equal(String((await call('GET', '/api/lotimages/pallet-12.svg')).body), String(bytes));
  const missing = await call('GET', '/api/lotimages/none.svg');
  assert.deepEqual(
    [missing.status, missing.headers['cache-control']],
    [200, 'public, max-age=300'],
  );
  assert.match(String(missing.body), /^<svg /);
});
