// Tests of stock locations: what each holds, corrections, receipts and transfers there, and that a shop with one location sees none of it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  aProduct,
  asStaff,
  setOnHand,
  stockOf,
  testApp,
  violations,
} from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const [main] = (await admin('GET', '/stock-locations')).body.rows as { id: number }[];
const MAIN = main?.id as number;

test('stock locations › a shop with one › movements name it, everything is there, it stays open and there [decisions 0102]', async () => {
  const id = await aProduct(db, { stock: 7 });
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 7 });
  const { rows } = (await admin('GET', `/products/${id}/stock`)).body;
  assert.deepEqual(
    rows.map((row: { location: string; delta: number }) => [row.location, row.delta]),
    [['Main warehouse', 7]],
  );
  const closed = await admin('PUT', `/stock-locations/${MAIN}`, {
    ...{ name: 'Main warehouse', position: 0, active: false },
  });
  assert.deepEqual([closed.status, closed.body.errors[0].pointer], [400, '/active']);
  await assert.rejects(pool.query('delete from stock_location where is_default'), /never changed/);
  await assert.rejects(
    pool.query('update stock_location set active = false where is_default'),
    /stock_location_default_open/,
  );
});

let count = 0;
async function aLocation(name = `Branch ${++count}`, position = 1): Promise<number> {
  const { status, body } = await admin('POST', '/stock-locations', {
    ...{ name, position, active: true },
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}
/** Units by the name of the location; empty ones of other tests are left out. */
async function heldOf(id: number): Promise<Record<string, number>> {
  const { rows } = (await admin('GET', `/products/${id}/stock-locations`)).body;
  return Object.fromEntries(
    rows
      .filter((row: { quantity: number; isDefault: boolean }) => row.isDefault || row.quantity > 0)
      .map((row: { name: string; quantity: number }) => [row.name, row.quantity]),
  );
}
async function skuOf(id: number): Promise<string> {
  return (await pool.query('select sku from product where id = $1', [id])).rows[0].sku;
}
let sent = 0;
const move = async (id: number, quantity: number, fromId: number, toId: number, more = {}) =>
  await admin('POST', '/stock-transfers', {
    ...{ once: `transfer-${++sent}`, fromId, toId, note: '' },
    ...{ lines: [{ part: await skuOf(id), quantity }], ...more },
  });

test('stock transfer › units go from one location to another › stock stays, both movements name it; the same form again moves nothing more [decisions 0102]', async () => {
  const roma = await aLocation('Roma');
  const id = await aProduct(db, { stock: 10 });
  const once = { once: 'form-of-roma', note: ' For  the fair ' };
  const { status, body } = await move(id, 4, MAIN, roma, once);
  assert.deepEqual(
    [status, body.from, body.to, body.note, body.products, body.units],
    [200, 'Main warehouse', 'Roma', 'For the fair', 1, 4],
  );
  assert.equal((await move(id, 4, MAIN, roma, once)).body.id, body.id);
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 6, Roma: 4 });
  assert.deepEqual(await stockOf(db, id), [10, 0]);
  await move(id, 1, roma, MAIN);
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 7, Roma: 3 });
  const { rows } = (await admin('GET', `/products/${id}/stock?count=4`)).body;
  assert.deepEqual(
    rows.map((row: { location: string; delta: number; reason: string; balance: number }) => [
      ...[row.location, row.delta, row.reason],
    ]),
    [
      ['Main warehouse', 1, 'transfer'],
      ['Roma', -1, 'transfer'],
      ['Roma', 4, 'transfer'],
      ['Main warehouse', -4, 'transfer'],
    ],
  );
  const list = (await admin('GET', '/stock-transfers?count=2')).body;
  assert.deepEqual(
    list.rows.map((row: { from: string; units: number }) => [row.from, row.units]),
    [
      ['Roma', 1],
      ['Main warehouse', 4],
    ],
  );
  const one = (await admin('GET', `/stock-transfers/${body.id}`)).body;
  assert.deepEqual(
    one.lines.map((line: { productId: number; quantity: number }) => [
      ...[line.productId, line.quantity],
    ]),
    [[id, 4]],
  );
  assert.deepEqual(await violations(db), []);
});

test('stock transfer › too many, unknown parts, one location twice, a closed one › named at their fields, nothing moves [decisions 0102]', async () => {
  const [napoli, shut] = [await aLocation('Napoli'), await aLocation('Shut')];
  const closing = { name: 'Shut', position: 1, active: false };
  assert.equal((await admin('PUT', `/stock-locations/${shut}`, closing)).body.active, false);
  const id = await aProduct(db, { stock: 3 });
  const part = await skuOf(id);
  const rejection = async (quantity: number, fromId: number, toId: number, more = {}) => {
    const { status, body } = await move(id, quantity, fromId, toId, more);
    return [status, body.code, body.errors?.map((each: { pointer: string }) => each.pointer)];
  };
  const twice = [
    { part, quantity: 2 },
    { part: part.toLowerCase(), quantity: 2 },
  ];
  assert.deepEqual(await rejection(4, MAIN, napoli), [
    ...[409, 'stock-not-there', ['/lines/0/quantity']],
  ]);
  // Lines of the same product are added up, so each of them is too much.
  assert.deepEqual(await rejection(1, MAIN, napoli, { lines: twice }), [
    ...[409, 'stock-not-there', ['/lines/0/quantity', '/lines/1/quantity']],
  ]);
  const none = await move(id, 1, napoli, MAIN);
  assert.deepEqual(
    [none.status, none.body.code, none.body.detail],
    [409, 'stock-none-there', `“${part}”: none are at “Napoli”.`],
  );
  assert.deepEqual(await rejection(1, MAIN, MAIN), [400, 'invalid-request', ['/toId']]);
  assert.deepEqual(await rejection(1, MAIN, shut), [400, 'invalid-request', ['/toId']]);
  const unknown = [...twice, { part: 'no such part', quantity: 1 }];
  // All that is wrong, at once.
  assert.deepEqual(await rejection(1, MAIN, napoli, { lines: unknown }), [
    ...[400, 'invalid-request', ['/lines/2/part', '/lines/0/quantity', '/lines/1/quantity']],
  ]);
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 3 });
});

test('stock transfer › no number where the units stand › told as a quantity, not as an unknown part; a part that has such a word moves [decisions 0102]', async () => {
  const palermo = await aLocation('Palermo');
  const id = await aProduct(db, { stock: 3 });
  const part = await skuOf(id);
  const lines = ['five', '-4', '2.5'].map((word) => ({ part: `${part} ${word}`, quantity: 1 }));
  const { status, body } = await move(id, 1, MAIN, palermo, {
    lines: [...lines, { part: 'none five', quantity: 1 }],
  });
  assert.equal(status, 400);
  assert.deepEqual(
    body.errors.map((each: { pointer: string; code: string }) => [each.pointer, each.code]),
    [
      ...lines.map((_, index) => [`/lines/${index}/quantity`, 'quantity-not-understood']),
      ['/lines/3/part', 'product-number-unknown'],
    ],
  );
  const spaced = await aProduct(db, { stock: 1 });
  await pool.query('update product set sku = $1 where id = $2', [`${part} five`, spaced]);
  const moved = await move(spaced, 1, MAIN, palermo);
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
});

test('stock location › closed while it holds units, or called like another › refused; emptied it closes [decisions 0102]', async () => {
  const torino = await aLocation('Torino');
  const id = await aProduct(db, { stock: 5 });
  await move(id, 2, MAIN, torino);
  const change = async (more: object) =>
    await admin('PUT', `/stock-locations/${torino}`, {
      ...{ name: 'Torino', position: 1, active: true, ...more },
    });
  const full = await change({ active: false });
  assert.deepEqual([full.status, full.body.code], [409, 'location-holds-stock']);
  const taken = await change({ name: 'MAIN  warehouse' });
  assert.deepEqual([taken.status, taken.body.code], [409, 'value-taken']);
  assert.equal((await change({ name: ' ' })).status, 400);
  await move(id, 2, torino, MAIN);
  assert.equal((await change({ active: false })).body.active, false);
  // Whatever program writes it.
  await assert.rejects(
    pool.query(
      "insert into stock_movement (product_id, delta, reason, location_id) values ($1, 1, 'transfer', $2)",
      [id, torino],
    ),
    /takes no stock/,
  );
});

test('stock correction, expected receipt › at a location › it alone changes; a correction of all takes from the default one first [decisions 0102]', async () => {
  const bari = await aLocation('Bari');
  const id = await aProduct(db, { stock: 10 });
  await move(id, 4, MAIN, bari);
  const correct = async (counted: number, seen: number, locationId?: number) =>
    await admin('POST', `/products/${id}/stock`, {
      ...{ counted, seen, note: 'Counted' },
      ...(locationId === undefined ? {} : { locationId }),
    });
  assert.equal((await correct(5, 10, bari)).body.code, 'record-changed');
  assert.deepEqual((await correct(5, 4, bari)).body, { onHand: 11, reserved: 0 });
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 6, Bari: 5 });
  assert.deepEqual((await correct(4, 6, MAIN)).body, { onHand: 9, reserved: 0 });
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 4, Bari: 5 });
  const { rows } = (await pool.query(
    'select (shop_day(now()) + 3)::text as day from stock limit 1',
  )) as { rows: { day: string }[] };
  const expected = await admin('POST', '/expected-receipts', {
    ...{ productId: id, quantity: 6, expectedOn: rows[0]?.day },
  });
  const arrival = { quantity: 6, seen: 6, isLast: true };
  const at = `/expected-receipts/${expected.body.id}/arrival`;
  const nowhere = await admin('POST', at, { ...arrival, locationId: 999_999 });
  assert.deepEqual([nowhere.status, nowhere.body.errors[0].pointer], [400, '/locationId']);
  assert.deepEqual((await admin('POST', at, { ...arrival, locationId: bari })).body, {
    onHand: 15,
  });
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 4, Bari: 11 });
  assert.deepEqual((await correct(9, 15)).body, { onHand: 9, reserved: 0 });
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 0, Bari: 9 });
  assert.deepEqual(await violations(db), []);
});

test('stocktake › of one location › expects and corrects what it holds; what is gone from there since is named [decisions 0102]', async () => {
  const lucca = await aLocation('Lucca');
  const [found, gone] = [await aProduct(db, { stock: 10 }), await aProduct(db, { stock: 10 })];
  await move(found, 6, MAIN, lucca);
  await move(gone, 6, MAIN, lucca);
  const parts = [await skuOf(found), await skuOf(gone)];
  const begin = async (locationId: number) =>
    await admin('POST', '/stocktakes', {
      ...{ name: 'Lucca, spring', scope: 'list', parts, locationId },
    });
  const nowhere = await begin(999_999);
  assert.deepEqual([nowhere.status, nowhere.body.errors[0].pointer], [400, '/locationId']);
  const { body: take } = await begin(lucca);
  assert.equal(take.location, 'Lucca');
  const at = `/stocktakes/${take.id}`;
  const expected = async () =>
    (await admin('GET', `${at}/lines`)).body.rows.map(
      (row: { expected: number; rejection: string | null }) => [row.expected, row.rejection],
    );
  assert.deepEqual(await expected(), [
    [6, null],
    [6, null],
  ]);
  for (const [id, counted] of [
    [found, 8],
    [gone, 1],
  ])
    await admin('PUT', `${at}/lines/${id}`, { counted });
  // Five were missing of six, and four of these went elsewhere since.
  await move(gone, 4, lucca, MAIN);
  assert.deepEqual(
    (await expected()).map(([, rejection]: [number, string]) => rejection),
    [...[null, 'gone']],
  );
  const early = await admin('POST', `${at}/close`, {});
  assert.deepEqual([early.status, early.body.code], [409, 'stocktake-rejected']);
  await admin('PUT', `${at}/lines/${gone}`, { counted: null });
  await admin('PUT', `${at}/lines/${gone}`, { counted: 1 });
  assert.deepEqual((await admin('POST', `${at}/close`, {})).body, { posted: 2 });
  assert.deepEqual(await heldOf(found), { 'Main warehouse': 4, Lucca: 8 });
  assert.deepEqual(await heldOf(gone), { 'Main warehouse': 8, Lucca: 1 });
  assert.deepEqual(await violations(db), []);
});

test('stock at locations › a program that leaves fewer units than locations hold, or takes more from one than it has › the database refuses [decisions 0102]', async () => {
  const pisa = await aLocation('Pisa');
  const id = await aProduct(db, { stock: 5 });
  await move(id, 5, MAIN, pisa);
  const tried = async (statement: string, values: unknown[]) =>
    await pool.query(statement, values).then(
      () => 'done',
      (error: { constraint?: string }) => error.constraint,
    );
  assert.equal(
    await tried('update stock set on_hand = 4 where product_id = $1', [id]),
    'stock_at_within_on_hand',
  );
  const moved =
    "insert into stock_movement (product_id, delta, reason, location_id) values ($1, $2, 'transfer', $3)";
  assert.equal(await tried(moved, [id, -6, pisa]), 'stock_at_not_below_zero');
  assert.equal(await tried(moved, [id, 1, pisa]), 'stock_at_within_on_hand');
  await setOnHand(db, id, 2);
  assert.deepEqual(await heldOf(id), { 'Main warehouse': 0, Pisa: 2 });
  assert.deepEqual(await violations(db), []);
});
