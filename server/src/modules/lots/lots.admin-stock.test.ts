// Tests of lot stock.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminLot } from '@millwright/contracts';
import { aCustomer, asStaff, setAside, testApp, violations } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { lotsOf, sent, three } from './test-lots.ts';

const shop = await testApp({ after });
const { db, pool, call, cartOf } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const { aLotOf, inShop } = lotsOf(shop, admin);

test('back office lots › the whole is ordered › its parts leave, sold out says so, and what lies in it stays, a cancelled order or not [back office lots]', async () => {
  const { lot, bolt } = await aLotOf();
  const { token, ctx } = await aCustomer(db);
  const placed = await call(
    'POST',
    `/api/order/commitOrder?cartCode=${await cartOf([{ productId: lot.productId, quantity: 2 }], token)}`,
    {
      token,
    },
  );
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  const now = (await admin<AdminLot>('GET', `/lots/${lot.id}`)).body;
  assert.deepEqual(
    [now.state, now.available, now.contentsFixed, now.items.map((item) => item.onHand)],
    ['sold', 0, true, [2, 3]],
  );
  const refilled = await admin(
    'PUT',
    `/lots/${lot.id}`,
    sent(now, { items: [{ productId: bolt, quantity: 1 }] }),
  );
  assert.deepEqual(
    [refilled.status, refilled.body.code, refilled.body.errors[0].pointer],
    [409, 'lot-contents-fixed', '/items'],
  );
  const renamed = await admin<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(now, { names: three('Sold pallet') }),
  );
  assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
  await services.orders.cancelOrder(ctx, placed.body.orderId);
  const again = await admin(
    'PUT',
    `/lots/${lot.id}`,
    sent(renamed.body, { items: [{ productId: bolt, quantity: 5 }] }),
  );
  assert.equal(again.body.code, 'lot-contents-fixed');
  assert.equal((await admin<AdminLot>('GET', `/lots/${lot.id}`)).body.available, 2);
  assert.deepEqual(await violations(db), []);
});

test('back office lots › an order and a change of the contents at the same moment › one of both gives way, and no piece is lost [back office lots]', async () => {
  for (let round = 0; round < 6; round++) {
    const { lot, bolt, nut } = await aLotOf();
    const { token, ctx } = await aCustomer(db);
    const code = await cartOf([{ productId: lot.productId, quantity: 1 }], token);
    const [placed, changed] = await Promise.all([
      call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }),
      admin<AdminLot>(
        'PUT',
        `/lots/${lot.id}`,
        sent(lot, {
          items: [
            { productId: bolt, quantity: 1 },
            { productId: nut, quantity: 1 },
          ],
          price: 5_500,
        }),
      ),
    ]);
    assert.ok(
      placed.status < 500 && changed.status < 500,
      JSON.stringify([placed.body, changed.body]),
    );
    if (placed.status === 200) await services.orders.cancelOrder(ctx, placed.body.orderId);
    const { rows } = await pool.query(
      'select on_hand from stock where product_id = any($1) order by product_id',
      [[bolt, nut]],
    );
    assert.deepEqual(
      rows.map((row) => row.on_hand),
      [10, 9],
    );
  }
  assert.deepEqual(await violations(db), []);
});

test('back office lots › sold in single items only › listed without the whole, which nobody can order [back office lots]', async () => {
  const { lot } = await aLotOf();
  const { token } = await aCustomer(db);
  const code = await cartOf([{ productId: lot.productId, quantity: 1 }], token);
  const parts = await admin<AdminLot>('PUT', `/lots/${lot.id}`, sent(lot, { soldWhole: false }));
  assert.deepEqual(
    [parts.body.state, parts.body.available, await inShop(lot)],
    ['offered', 2, 'Pallet of bolts x0 in parts'],
  );
  assert.equal(
    (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
    409,
  );
  const [row] = (await admin('GET', `/lots?ids=${lot.id}`)).body.rows;
  assert.deepEqual([row.soldWhole, row.state], [false, 'offered']);
  const again = await admin<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(parts.body, { soldWhole: true }),
  );
  assert.deepEqual([again.body.state, await inShop(lot)], ['offered', 'Pallet of bolts x2']);
});

test('back office lots › pieces that are set aside › are not counted for a lot; the list finds by state, category, condition, place and part number [back office lots]', async () => {
  const { lot, bolt } = await aLotOf({
    condition: 'for-parts',
    location: three(`Yard ${process.pid}`),
  });
  await setAside(db, bolt, 8);
  const ids = async (query: string) =>
    (await admin('GET', `/lots?${query}`)).body.rows.map((row: { id: number }) => row.id);
  assert.deepEqual(await ids(`categoryId=${lot.categoryId}&state=sold`), [lot.id]);
  assert.deepEqual(await ids(`categoryId=${lot.categoryId}&state=offered`), []);
  assert.deepEqual(await ids(`condition=for-parts&location=yard ${process.pid}`), [lot.id]);
  const sku = (await admin<AdminLot>('GET', `/lots/${lot.id}`)).body.items[0]?.sku ?? '';
  assert.deepEqual(await ids(`q=${sku.toLowerCase()}`), [lot.id]);
  assert.deepEqual(await ids(`q=${sku.toLowerCase().replaceAll('-', '')}`), [lot.id]);
  assert.ok((await ids('q=pallet of')).includes(lot.id));
  const past = await admin('GET', `/lots?categoryId=${lot.categoryId}&start=500`);
  assert.deepEqual(past.body, { rows: [], total: 1 });
});
