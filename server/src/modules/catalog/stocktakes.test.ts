// Tests of stocktakes: what is counted by scanner, keyboard and file, what is frozen, and what closing posts and refuses.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Stocktake, StocktakeLine } from '@millwright/contracts';
import fc from 'fast-check';
import {
  aCustomer,
  aProduct,
  asStaff,
  sendForm,
  setAside,
  stockOf,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';
import { writtenWorkbook } from '../../platform/spreadsheet/index.ts';

const shop = await testApp({ after });
const { db, pool, call, cartOf } = shop;
const admin = await asStaff(shop, 'administrator');

const skuOf = async (id: number): Promise<string> =>
  (await pool.query('select sku from product where id = $1', [id])).rows[0].sku;
const ofList = async (...ids: number[]): Promise<Stocktake> =>
  (
    await admin('POST', '/stocktakes', {
      name: 'Hall 2',
      scope: 'list',
      parts: await Promise.all(ids.map(skuOf)),
    })
  ).body;
const enter = (take: Stocktake, entry: string, last: number | null = null) =>
  admin('POST', `/stocktakes/${take.id}/count`, { entry, last });
const setTo = (take: Stocktake, id: number, counted: number | null) =>
  admin('PUT', `/stocktakes/${take.id}/lines/${id}`, { counted });
const linesOf = async (take: Stocktake, view = 'all'): Promise<StocktakeLine[]> =>
  (await admin('GET', `/stocktakes/${take.id}/lines?count=200&view=${view}`)).body.rows;
const close = (take: Stocktake) => admin('POST', `/stocktakes/${take.id}/close`, {});
const onHand = async (id: number): Promise<number | undefined> => (await stockOf(db, id))[0];
const movementsOf = async (id: number) =>
  (
    await pool.query(
      "select delta, note, who from stock_movement where product_id = $1 and reason = 'stocktake'",
      [id],
    )
  ).rows;

/** @returns its id */
async function order(productId: number, quantity: number): Promise<number> {
  const buyer = await aCustomer(db);
  const code = await cartOf([{ productId, quantity }], buyer.token);
  const { body } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: buyer.token,
  });
  return body.id as number;
}

test('stocktake › scanned twice, set behind the code, set alone, by barcode › each entry counts as it says [decisions 0100]', async () => {
  const [scanned, other] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 7 })];
  await pool.query("update product set gtin = '4006381333931' where id = $1", [other]);
  const take = await ofList(scanned, other);
  assert.deepEqual([take.products, take.counted, take.state], [2, 0, 'open']);
  const sku = await skuOf(scanned);
  assert.deepEqual(
    [(await enter(take, sku)).body.counted, (await enter(take, sku.toLowerCase())).body.counted],
    [1, 2],
  );
  assert.equal((await enter(take, `${sku} 4`)).body.counted, 4);
  const { body } = await enter(take, '04006381333931', scanned);
  assert.deepEqual([body.id, body.counted, body.expected], [other, 1, 7]);
  assert.equal((await enter(take, '9', body.id)).body.counted, 9);
  assert.equal((await enter(take, 'no-such-part')).body.code, 'count-not-found');
  assert.equal((await enter(take, '9')).body.code, 'count-not-found');
  const elsewhere = await aProduct(db);
  assert.equal((await enter(take, await skuOf(elsewhere))).body.code, 'count-not-found');
  assert.equal((await enter(take, '3', elsewhere)).body.code, 'count-not-found');
  assert.deepEqual(
    (await linesOf(take)).map(({ id, expected, counted }) => [id, expected, counted]),
    [
      [scanned, 5, 4],
      [other, 7, 9],
    ],
  );
});

test('stocktake › of a category, a manufacturer, everything › lists what is not counted yet; the counted stay apart [decisions 0100]', async () => {
  const [id, stranger] = [await aProduct(db, { stock: 4 }), await aProduct(db)];
  const { rows } = await pool.query(
    'select category_id as "categoryId", manufacturer_id as "manufacturerId" from product where id = $1',
    [id],
  );
  for (const scope of ['category', 'manufacturer'] as const) {
    const { body: take } = await admin('POST', '/stocktakes', { name: scope, scope, ...rows[0] });
    assert.equal(take.products, 1);
    assert.deepEqual(
      (await linesOf(take, 'uncounted')).map((line) => [line.id, line.expected, line.counted]),
      [[id, 4, null]],
    );
    assert.equal((await enter(take, await skuOf(stranger))).body.code, 'count-not-found');
    await setTo(take, id, 4);
    assert.deepEqual(await linesOf(take, 'uncounted'), []);
    assert.deepEqual(await linesOf(take, 'different'), []);
    assert.equal((await linesOf(take, 'counted'))[0]?.countedBy !== null, true);
    assert.deepEqual((await close(take)).body, { posted: 0 });
  }
  const { body: whole } = await admin('POST', '/stocktakes', { name: 'All', scope: 'all' });
  const items = await pool.query("select from product where kind = 'item'");
  assert.equal(whole.products, items.rowCount);
});

test('stocktake › begun without a name, without what it is of, of a list with strange numbers › each named [decisions 0100]', async () => {
  const faultsOf = async (body: object) =>
    (await admin('POST', '/stocktakes', body)).body.errors.map(
      (error: { pointer: string; code: string }) => [error.pointer, error.code],
    );
  assert.deepEqual(await faultsOf({ name: ' ', scope: 'category' }), [
    ['/name', 'field-required'],
    ['/categoryId', 'field-required'],
  ]);
  assert.deepEqual(await faultsOf({ name: 'x', scope: 'list', parts: ['no-such-part'] }), [
    ['/parts', 'product-number-unknown'],
  ]);
  assert.deepEqual(await faultsOf({ name: 'x', scope: 'manufacturer', manufacturerId: 999_999 }), [
    ['/manufacturerId', 'value-not-valid'],
  ]);
});

test('stocktake › counted from CSV and XLSX › rows of one product add up, faulty rows are named, the rest is counted [decisions 0100]', async () => {
  const [first, second] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 5 })];
  const take = await ofList(first, second);
  const [a, b] = [await skuOf(first), await skuOf(second)];
  const send = (bytes: Buffer, fileName: string) =>
    sendForm(
      shop,
      `/api/admin/stocktakes/${take.id}/file?lang=en`,
      [{ name: 'file', fileName, bytes }],
      admin.headers,
    );
  const csv = `SKU;Counted\r\n${a};2\r\n${a};3\r\nno-such-part;1\r\n${b};many\r\n${b};\r\n`;
  const { body } = await send(Buffer.from(csv), 'count.csv');
  assert.deepEqual([body.counted, body.faulty], [1, 2]);
  assert.deepEqual(
    body.faults.map(({ row }: { row: number }) => row),
    [4, 5],
  );
  const sheet: Buffer[] = [];
  const rows = (async function* () {
    yield ['ean', 'sku', 'counted'];
    yield ['', b, 8];
  })();
  for await (const piece of writtenWorkbook(rows)) sheet.push(Buffer.from(piece));
  assert.equal((await send(Buffer.concat(sheet), 'count.xlsx')).body.counted, 1);
  assert.deepEqual(
    (await linesOf(take)).map(({ counted }) => counted),
    [5, 8],
  );
  assert.equal((await send(Buffer.from('%PDF-1.7'), 'a.pdf')).body.code, 'file-not-readable');
  assert.equal((await send(Buffer.from('sku,counted\n'), 'a.csv')).body.code, 'file-empty');
});

test('stocktake › sold, received and cancelled between count and close › the correction is counted minus frozen, a movement with its name [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 10 });
  const take = await ofList(id);
  await setTo(take, id, 8);
  await order(id, 3);
  assert.equal((await enter(take, await skuOf(id))).body.expected, 10);
  await setTo(take, id, 8);
  assert.deepEqual((await close(take)).body, { posted: 1 });
  assert.equal(await onHand(id), 5);
  assert.deepEqual(await movementsOf(id), [
    { delta: -2, note: 'Hall 2', who: `staff:${admin.id}` },
  ]);
  assert.equal((await close(take)).body.code, 'stocktake-ended');
  assert.equal((await enter(take, await skuOf(id))).body.code, 'stocktake-ended');
  assert.equal(await onHand(id), 5);
});

test('stocktake › orders wait to be shipped while the shelves are counted › their units are expected there too, unless they were picked [decisions 0117]', async () => {
  const id = await aProduct(db, { stock: 10 });
  await order(id, 3);
  const take = await ofList(id);
  assert.equal(take.countsOrdered, true);
  assert.deepEqual(
    (await linesOf(take)).map(({ expected }) => expected),
    [10],
  );
  await setTo(take, id, 9);
  assert.deepEqual((await close(take)).body, { posted: 1 });
  assert.equal(await onHand(id), 6);
  const { body: picked } = await admin('POST', '/stocktakes', {
    ...{ name: 'Picked', scope: 'list', parts: [await skuOf(id)], countsOrdered: false },
  });
  assert.deepEqual(
    (await linesOf(picked)).map(({ expected }) => expected),
    [6],
  );
  await setTo(picked, id, 6);
  assert.deepEqual((await close(picked)).body, { posted: 0 });
  const { body: shown } = await admin('GET', `/products/${id}`);
  assert.deepEqual([shown.onHand, shown.toShip], [6, 3]);
});

test('stock correction › orders wait to be shipped › counted with their units, as a stocktake counts; an order meanwhile takes nothing away [decisions 0117]', async () => {
  const id = await aProduct(db, { stock: 10 });
  await order(id, 3);
  const shelf = async () => {
    const [at] = (await admin('GET', `/products/${id}/stock-locations`)).body.rows;
    return [at.quantity, at.toShip];
  };
  const correct = async (counted: number, seen: number, locationId?: number) =>
    await admin('POST', `/products/${id}/stock`, {
      ...{ counted, seen, note: 'Counted' },
      ...(locationId === undefined ? {} : { locationId }),
    });
  assert.deepEqual(await shelf(), [7, 3]);
  assert.equal((await correct(9, 7)).body.code, 'record-changed');
  const below = await correct(2, 10);
  assert.deepEqual(
    [below.body.code, below.body.errors[0].pointer],
    ['stock-below-reserved', '/counted'],
  );
  assert.deepEqual((await correct(9, 10)).body, { onHand: 6, reserved: 0 });
  // Ordered while somebody counted: it still lies there.
  await order(id, 2);
  assert.deepEqual(await shelf(), [4, 5]);
  assert.deepEqual((await correct(8, 9)).body, { onHand: 3, reserved: 0 });
  const [{ id: main }] = (await admin('GET', `/products/${id}/stock-locations`)).body.rows;
  assert.deepEqual((await correct(9, 8, main)).body, { onHand: 4, reserved: 0 });
});

test('stocktake › less would be left than is reserved, or stock was corrected since › refused and named, nothing posted until it is settled [decisions 0100]', async () => {
  const [fine, held, corrected] = [
    await aProduct(db, { stock: 5 }),
    await aProduct(db, { stock: 5 }),
    await aProduct(db, { stock: 5 }),
  ];
  const take = await ofList(fine, held, corrected);
  await setTo(take, fine, 6);
  await setTo(take, held, 1);
  await setTo(take, corrected, 4);
  await setAside(db, held, 2);
  const change = { counted: 4, seen: 5, note: 'Found broken' };
  await admin('POST', `/products/${corrected}/stock`, change);
  const refused = await close(take);
  assert.equal(refused.body.code, 'stocktake-rejected');
  for (const id of [held, corrected])
    assert.ok(refused.body.message.includes(await skuOf(id)), refused.body.message);
  assert.ok(!refused.body.message.includes(await skuOf(fine)));
  assert.equal(await onHand(fine), 5);
  assert.deepEqual(
    (await linesOf(take, 'rejected')).map((line) => [line.id, line.rejection]),
    [
      [held, 'below-reserved'],
      [corrected, 'corrected'],
    ],
  );
  await setTo(take, held, 2);
  await setTo(take, corrected, null);
  assert.deepEqual((await close(take)).body, { posted: 2 });
  assert.deepEqual([await onHand(fine), await onHand(held), await onHand(corrected)], [6, 2, 4]);
});

test('stocktake › one product in two open ones, an empty one, a cancelled one › counted once; not closed; nothing changes [decisions 0100]', async () => {
  const id = await aProduct(db, { stock: 5 });
  const [first, second] = [await ofList(id), await ofList(id)];
  await setTo(first, id, 3);
  assert.equal((await setTo(second, id, 3)).body.code, 'counted-elsewhere');
  assert.equal((await close(second)).body.code, 'stocktake-empty');
  assert.equal((await admin('POST', `/stocktakes/${first.id}/cancel`, {})).status, 200);
  assert.equal(await onHand(id), 5);
  await setTo(second, id, 4);
  assert.deepEqual((await close(second)).body, { posted: 1 });
  assert.equal(await onHand(id), 4);
  const log = (await admin('GET', `/audit?subject=stocktake&subjectId=${second.id}`)).body.rows;
  assert.deepEqual(
    log.map(({ operation, subjectName }: { operation: string; subjectName: string }) => [
      operation,
      subjectName,
    ]),
    [
      ['update', 'Hall 2'],
      ['insert', 'Hall 2'],
    ],
  );
});

test('stocktake › any sales, cancellations and arrivals between count and close › the books are what is on the shelf [decisions 0100]', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('sell' as const), n: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('receive' as const), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('cancel' as const), n: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -8, max: 8 }),
      fc.array(step, { maxLength: 5 }),
      async (off, steps) => {
        const id = await aProduct(db, { stock: 40 });
        let shelf = 40 + off;
        const take = await ofList(id);
        await setTo(take, id, shelf);
        const orders: { id: number; n: number }[] = [];
        for (const { kind, n } of steps) {
          if (kind === 'sell') {
            orders.push({ id: await order(id, n), n });
            shelf -= n;
          } else if (kind === 'receive') {
            const { body } = await admin('POST', '/expected-receipts', {
              productId: id,
              quantity: n,
              expectedOn: '2099-01-01',
            });
            const arrived = { quantity: n, seen: n, isLast: true };
            await admin('POST', `/expected-receipts/${body.id}/arrival`, arrived);
            shelf += n;
          } else {
            const last = orders.pop();
            if (last === undefined) continue;
            const path = `/orders/${last.id}/status`;
            assert.equal((await admin('POST', path, { to: 'Cancelled' })).status, 200);
            shelf += last.n;
          }
        }
        assert.equal((await close(take)).status, 200);
        assert.equal(await onHand(id), shelf);
      },
    ),
    {
      numRuns: sampleSize(6, 60),
      examples: [
        [
          -3,
          [
            { kind: 'sell', n: 5 },
            { kind: 'receive', n: 2 },
            { kind: 'cancel', n: 0 },
          ],
        ],
      ],
    },
  );
  assert.deepEqual(await violations(db), []);
});
