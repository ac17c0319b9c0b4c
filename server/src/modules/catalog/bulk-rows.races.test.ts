// Race tests of stock that programs send: a sale between reading and writing, and the same without the lock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during } from '../../../testing/concurrent-actors.ts';
import {
  aCustomer,
  aProduct,
  aStaff,
  aStaffCtx,
  CHECKOUT,
  type Scope,
  stockOf,
  testDatabase,
} from '../../../testing/index.ts';
import { type Change, mutantLoader, programOf } from '../../../testing/mutants.ts';

const OF_STOCK: Change = {
  file: 'modules/catalog/bulk-rows.admin.ts',
  from: 'order by product_id for update`.execute',
  to: 'order by product_id`.execute',
};

/** Ten on hand, nine are sent as counted, and three are sold between reading and writing. @returns what both were told, and what is left */
async function soldWhileSent(scope: Scope, changes: readonly Change[]): Promise<unknown[]> {
  const load = mutantLoader(changes);
  const bulk = await load<typeof import('./bulk-rows.admin.ts')>(
    'modules/catalog/bulk-rows.admin.ts',
  );
  const program = await programOf(load);
  const database = await testDatabase(
    scope,
    changes.length === 0 ? {} : { brokenBecause: 'a lock is missing' },
  );
  const world = { ...database, program };
  const product = await aProduct(world.db, { stock: 10 });
  const { rows } = await world.pool.query('select sku from product where id = $1', [product]);
  const clerk = aStaffCtx(world.db, (await aStaff(world.db)).id);
  const { ctx } = await aCustomer(world.db);
  const { cart, orders } = world.program.services;
  const { code } = await cart.addItem(ctx, null, { productId: product, quantity: 3 });
  const buy = () => orders.placeOrder(ctx, code as string, CHECKOUT);
  const put = () => bulk.putStock(clerk, [{ sku: rows[0].sku, counted: 9 }]);
  const said = await during(world, 'bulk stock: read', buy, put);
  return [said, (await stockOf(world.db, product))[0]];
}

test('bulk stock › three are sold while nine are sent as counted › six are left to sell [race: decisions 0117]', async (t) => {
  assert.deepEqual(await soldWhileSent(t, []), [['done', 'done'], 6]);
});

test('bulk stock › the same without the lock › the three that were sold are on sale again [race: decisions 0117]', async (t) => {
  assert.deepEqual(await soldWhileSent(t, [OF_STOCK]), [['done', 'done'], 9]);
});
