// Race tests of stocktakes: two who close, a sale and a scan at the moment of closing; each once more without its lock.
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

const OF_STOCKTAKE: Change = {
  file: 'modules/catalog/stocktakes.queries.ts',
  from: 'share: sql`for share`, update: sql`for update`',
  to: 'share: sql``, update: sql``',
};
const OF_STOCK: Change = {
  file: 'modules/catalog/stocktakes.admin.ts',
  from: 'order by product_id for update`.execute',
  to: 'order by product_id`.execute',
};

/** Ten on the books, of which `counted` were found. */
async function aCount(scope: Scope, changes: readonly Change[], counted: number) {
  const load = mutantLoader(changes);
  const takes = await load<typeof import('./stocktakes.admin.ts')>(
    'modules/catalog/stocktakes.admin.ts',
  );
  const counting = await load<typeof import('./stocktakes.counting.ts')>(
    'modules/catalog/stocktakes.counting.ts',
  );
  const program = await programOf(load);
  const database = await testDatabase(
    scope,
    changes.length === 0 ? {} : { brokenBecause: 'a lock is missing' },
  );
  const world = { ...database, program };
  const product = await aProduct(world.db, { stock: 10 });
  const clerk = aStaffCtx(world.db, (await aStaff(world.db)).id);
  const take = await takes.beginStocktake(clerk, { name: 'Hall 2', scope: 'all' });
  await counting.setStocktakeLine(clerk, take.id, product, counted);
  return {
    world,
    product,
    close: () => takes.closeStocktake(clerk, take.id),
    count: () => counting.setStocktakeLine(clerk, take.id, product, 9),
    onHand: async () => (await stockOf(world.db, product))[0],
  };
}

async function twoClose(scope: Scope, changes: readonly Change[]): Promise<unknown[]> {
  const { world, close, onHand } = await aCount(scope, changes, 8);
  return [(await during(world, 'stocktake: read', close, close)).sort(), await onHand()];
}

test('stocktake › two people close it at once › one closes, the differences are posted once [race: decisions 0100]', async (t) => {
  assert.deepEqual(await twoClose(t, []), [['done', 'stocktake-ended'], 8]);
});

test('stocktake › the same without the lock of the stocktake › is posted twice, so the race is real [race: decisions 0100]', async (t) => {
  assert.deepEqual(await twoClose(t, [OF_STOCKTAKE]), [['done', 'done'], 6]);
});

async function countedWhileClosing(scope: Scope, changes: readonly Change[]) {
  const { world, close, count, onHand } = await aCount(scope, changes, 8);
  const said = await during(world, 'stocktake: read', count, close);
  const { rows } = await world.pool.query('select counted from stocktake_line');
  return [said, await onHand(), rows[0]?.counted];
}

test('stocktake › a scan while it is closed › is told that it ended; what was posted is what stands there [race: decisions 0100]', async (t) => {
  assert.deepEqual(await countedWhileClosing(t, []), [['done', 'stocktake-ended'], 8, 8]);
});

async function soldWhileClosing(scope: Scope, changes: readonly Change[]): Promise<unknown[]> {
  const { world, product, close, onHand } = await aCount(scope, changes, 3);
  const { ctx } = await aCustomer(world.db);
  const { cart, orders } = world.program.services;
  const { code } = await cart.addItem(ctx, null, { productId: product, quantity: 9 });
  const buy = () => orders.placeOrder(ctx, code as string, CHECKOUT);
  return [await during(world, 'stocktake: stock locked', buy, close), await onHand()];
}

test('stocktake › nine are bought while three are all that was found › the buyer is told, stock is what was counted [race: decisions 0100]', async (t) => {
  const [[closed, bought] = [], left] = (await soldWhileClosing(t, [])) as [string[], number];
  assert.deepEqual([closed, left], ['done', 3]);
  assert.notEqual(bought, 'done');
});

test('stocktake › the same without the lock of stock › the units are sold that are not there [race: decisions 0100]', async (t) => {
  const [[closed, bought] = [], left] = (await soldWhileClosing(t, [OF_STOCK])) as [
    string[],
    number,
  ];
  assert.deepEqual([closed, bought, left], ['stocktake-rejected', 'done', 1]);
});
