// Race tests of stock locations: a transfer beside another one, a sale, a shipment and a stocktake; each once more without its lock, and without the constraint behind it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during } from '../../../testing/concurrent-actors.ts';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  aStaff,
  aStaffCtx,
  type Scope,
  stockOf,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import { type Change, mutantLoader, type Program, theProgram } from '../../../testing/mutants.ts';

const STOCK_LOCK: Change = {
  file: 'modules/catalog/transfers.admin.ts',
  from: 'await lockStock(tx, ids);',
  to: '',
};
const SHIPMENT_LOCK: Change = {
  file: 'modules/orders/orders.admin.shipments.ts',
  from: 'await lockStockOf(tx, id);',
  to: '{}',
};
const LOCATION_LOCK: Change = {
  file: 'modules/catalog/catalog.stock-locations.ts',
  from: 'readLocations(tx, sql`for share`)',
  to: 'readLocations(tx, sql``)',
};
const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

/** Ten units of a product at the main warehouse, and a second location. `without`: statements that take a safeguard of the database away. */
async function aWorld(scope: Scope, changes: readonly Change[], without: readonly string[] = []) {
  const load = mutantLoader(changes);
  const transfers = await load<typeof import('./transfers.admin.ts')>(
    'modules/catalog/transfers.admin.ts',
  );
  const locations = await load<typeof import('./locations.admin.ts')>(
    'modules/catalog/locations.admin.ts',
  );
  const { services } = await load<typeof import('../../services.ts')>('services.ts');
  const { atEveryPoint } =
    await load<typeof import('../../platform/failpoint.ts')>('platform/failpoint.ts');
  const program: Program = { ...(await theProgram()), services, atEveryPoint };
  const isWhole = changes.length + without.length === 0;
  const database = await testDatabase(
    scope,
    isWhole ? {} : { brokenBecause: 'a safeguard is missing' },
  );
  for (const statement of without) await database.pool.query(statement);
  const { db, pool } = database;
  const product = await aProduct(db, { stock: 10 });
  const clerk = aStaffCtx(db, (await aStaff(db)).id);
  const { rows: places } = await pool.query('select id from stock_location');
  const main = places[0].id as number;
  const open = { name: 'Roma', position: 1, active: true };
  const roma = (await locations.locationCrud.create(clerk, open)).id;
  const { rows } = await pool.query('select sku from product where id = $1', [product]);
  let sent = 0;
  return {
    world: { ...database, program },
    ...{ product, roma, main, clerk },
    move: (quantity: number, fromId = main, toId = roma) =>
      transfers.addStockTransfer(clerk, {
        ...{ once: `race-transfer-${++sent}`, fromId, toId, note: '' },
        lines: [{ part: rows[0].sku, quantity }],
      }),
    close: () => locations.locationCrud.update(clerk, roma, { ...open, active: false }),
    held: async (): Promise<number[]> =>
      (
        await pool.query(
          'select quantity from stock_by_location where product_id = $1 order by location_id',
          [product],
        )
      ).rows.map((row) => row.quantity),
    async anOrder(quantity: number) {
      const { ctx } = await aCustomer(db);
      const { code } = await services.cart.addItem(ctx, null, { productId: product, quantity });
      return () => services.orders.placeOrder(ctx, code as string, CHECKOUT);
    },
  };
}
const NO_CHECK = 'drop trigger stock_at_within_on_hand on stock_at';

test('stock transfer › two move the same eight of ten › one does, the other is told how many are left [race: decisions 0102]', async (t) => {
  const { world, move, held } = await aWorld(t, []);
  const twice = () => move(8);
  const said = await during(world, 'transfer: stock locked', twice, twice);
  assert.deepEqual([said, await held()], [['done', 'stock-not-there'], [2, 8]]);
});

test('stock transfer › the same without the lock › the database refuses the second; without its constraint more move than there are [race: decisions 0102]', async (t) => {
  for (const [without, expected] of [
    [[], [['fault', 'done'], [2, 8]]],
    [[NO_CHECK], [['done', 'done'], [-6, 16]]],
  ] as const) {
    const { world, move, held } = await aWorld(t, [STOCK_LOCK], without);
    const twice = () => move(8);
    // Both have looked before either moves.
    let waiting: (() => void) | undefined;
    const looked = new Promise<void>((resolve) => {
      waiting = resolve;
    });
    void looked;
    void waiting;
    const said = await during(world, 'transfer: stock locked', twice, twice);
    assert.deepEqual([said, await held()], expected);
  }
});

test('stock transfer › a buyer takes nine while eight go to a branch › the sale brings them back, none is lost [race: decisions 0102]', async (t) => {
  const { world, product, move, held, anOrder } = await aWorld(t, []);
  const buy = await anOrder(9);
  const said = await during(world, 'transfer: stock locked', buy, () => move(8));
  assert.deepEqual([said, await held()], [['done', 'done'], [0, 1]]);
  assert.deepEqual(await stockOf(world.db, product), [1, 0]);
  assert.deepEqual(await violations(world.db), []);
});
