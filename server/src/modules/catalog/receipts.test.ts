// Tests of expected receipts: what buyers see, arrival in whole and in parts, and two people who take the same one.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { during } from '../../../testing/concurrent-actors.ts';
import {
  aCtx,
  aProduct,
  aStaff,
  aStaffCtx,
  asStaff,
  type Scope,
  stockOf,
  testApp,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import { type Change, mutantLoader, type Program, theProgram } from '../../../testing/mutants.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const dayIn = async (days: number): Promise<string> =>
  (await pool.query('select (shop_day(now()) + $1::int)::text as day', [days])).rows[0].day;
const add = (productId: number, quantity: number, expectedOn: string, more: object = {}) =>
  admin('POST', '/expected-receipts', { productId, quantity, expectedOn, ...more });
const incomingOf = async (id: number) => (await services.catalog.getProduct(aCtx(db), id)).incoming;

test('expected receipt › entered › buyers see the next day and how many come, in the call as well; one whose day is over is none [decisions 0097]', async () => {
  const id = await aProduct(db, { stock: 0 });
  assert.equal(await incomingOf(id), null);
  const [soon, later] = [await dayIn(5), await dayIn(9)];
  await add(id, 300, later);
  await add(id, 80, soon, { reference: ' PO  77 ' });
  await add(id, 20, soon);
  assert.deepEqual(await incomingOf(id), { quantity: 100, expectedOn: soon });
  const { body } = await shop.call('POST', '/api/search?store=DEFAULT&lang=en', {
    body: { query: String(id), searchBy: 'productId' },
  });
  assert.deepEqual(body.products[0].incoming, { quantity: 100, expectedOn: soon });
  const { rows, total } = (await admin('GET', `/expected-receipts?productId=${id}`)).body;
  assert.deepEqual(
    [
      total,
      rows.map((row: { quantity: number; reference: string }) => [row.quantity, row.reference]),
    ],
    [
      3,
      [
        [80, 'PO 77'],
        [20, ''],
        [300, ''],
      ],
    ],
  );
  await pool.query(
    'update expected_receipt set expected_on = shop_day(now()) - 1 where product_id = $1 and quantity < 300',
    [id],
  );
  assert.deepEqual(await incomingOf(id), { quantity: 300, expectedOn: later });
  const late = (await admin('GET', `/expected-receipts?productId=${id}`)).body.rows[0];
  assert.equal(late.isLate, true);
});

test('expected receipt › a day that is over, no units, a product that is none › named, nothing kept [decisions 0097]', async () => {
  const id = await aProduct(db);
  const over = await add(id, 5, await dayIn(-1));
  assert.deepEqual(
    over.body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code]),
    [['/expectedOn', 'date-in-the-past']],
  );
  assert.equal((await add(id, 0, await dayIn(1))).status, 400);
  assert.equal((await add(2_000_000_000, 1, await dayIn(1))).body.code, 'record-not-found');
  assert.equal((await add(id, 1, '2026-02-30')).status, 400);
});

test('expected receipt › arrives in two parts, the second short › stock and movements follow, nothing is on its way any more [decisions 0097]', async () => {
  const id = await aProduct(db, { stock: 3 });
  const { body: receipt } = await add(id, 100, await dayIn(3), { reference: 'PO 8' });
  const take = (quantity: number, seen: number, isLast: boolean) =>
    admin('POST', `/expected-receipts/${receipt.id}/arrival`, { quantity, seen, isLast });
  assert.deepEqual((await take(60, 100, false)).body, { onHand: 63 });
  assert.equal((await incomingOf(id))?.quantity, 40);
  assert.equal((await take(40, 100, false)).body.code, 'record-changed');
  assert.deepEqual((await take(35, 40, true)).body, { onHand: 98 });
  assert.equal(await incomingOf(id), null);
  assert.equal((await take(5, 5, true)).body.code, 'record-not-found');
  const { rows } = await pool.query(
    "select delta, note, who from stock_movement where product_id = $1 and reason = 'receipt' order by id",
    [id],
  );
  assert.deepEqual(rows, [
    { delta: 60, note: 'PO 8', who: `staff:${admin.id}` },
    { delta: 35, note: 'PO 8', who: `staff:${admin.id}` },
  ]);
  const { body: other } = await add(id, 7, await dayIn(3));
  assert.equal((await admin('DELETE', `/expected-receipts/${other.id}`)).status, 200);
  assert.deepEqual([await incomingOf(id), (await stockOf(db, id))[0]], [null, 98]);
  assert.deepEqual(await violations(db), []);
});

/** Two people press the same button at once. @returns what they were told, units on hand, and broken rules */
async function twoTake(scope: Scope, changes: readonly Change[]): Promise<unknown[]> {
  const load = mutantLoader(changes);
  const { takeExpectedReceipt } = await load<typeof import('./receipts.admin.ts')>(
    'modules/catalog/receipts.admin.ts',
  );
  const { atEveryPoint } =
    await load<typeof import('../../platform/failpoint.ts')>('platform/failpoint.ts');
  const program: Program = { ...(await theProgram()), atEveryPoint };
  const database = await testDatabase(
    scope,
    changes.length === 0 ? {} : { brokenBecause: 'a guard is missing' },
  );
  const world = { ...database, program };
  const id = await aProduct(world.db, { stock: 0 });
  const { rows } = await world.pool.query<{ id: number }>(
    'insert into expected_receipt (product_id, quantity, expected_on) values ($1, 10, shop_day(now())) returning id',
    [id],
  );
  const receipt = rows[0]?.id as number;
  const clerk = aStaffCtx(world.db, (await aStaff(world.db)).id);
  const take = () => takeExpectedReceipt(clerk, receipt, { quantity: 10, seen: 10, isLast: true });
  const said = await during(world, 'receipt: read', take, take);
  return [said.sort(), (await stockOf(world.db, id))[0]];
}

test('expected receipt › two people take the same one › it is in stock once, one of them is told [race: decisions 0097]', async (t) => {
  assert.deepEqual(await twoTake(t, []), [['done', 'record-not-found'], 10]);
});

test('expected receipt › the same without its lock › is counted twice, so the race is real [race: decisions 0097]', async (t) => {
  const mutant = {
    file: 'modules/catalog/receipts.admin.ts',
    from: 'where id = ${id} and closed_at is null for update`',
    to: 'where id = ${id} and closed_at is null`',
  };
  assert.deepEqual(await twoTake(t, [mutant]), [['done', 'done'], 20]);
});
