// Race tests of stock locations: a transfer beside another one, a sale, a shipment and a stocktake; each once more without its lock, and without the constraint behind it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during } from '../../../testing/concurrent-actors.ts';
import {
  aCustomer,
  agreeFreight,
  aProduct,
  aStaff,
  aStaffCtx,
  CHECKOUT,
  type Scope,
  stockOf,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import { type Change, mutantLoader, programOf } from '../../../testing/mutants.ts';
import { correctStock } from './stock.admin.ts';
import { beginStocktake, closeStocktake } from './stocktakes.admin.ts';
import { setStocktakeLine } from './stocktakes.counting.ts';

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
const RECORD_LOCK: Change = {
  file: 'platform/crud.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the source
  from: 'where id = ${id} for update`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the source
  to: 'where id = ${id}`',
};

/** Ten units of a product at the main warehouse, and a second location. `without`: statements that take a safeguard of the database away. */
async function aWorld(scope: Scope, changes: readonly Change[], without: readonly string[] = []) {
  const load = mutantLoader(changes);
  const transfers = await load<typeof import('./transfers.admin.ts')>(
    'modules/catalog/transfers.admin.ts',
  );
  const locations = await load<typeof import('./locations.admin.ts')>(
    'modules/catalog/locations.admin.ts',
  );
  const program = await programOf(load);
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
      const { code } = await program.services.cart.addItem(ctx, null, {
        productId: product,
        quantity,
      });
      return () => program.services.orders.placeOrder(ctx, code as string, CHECKOUT);
    },
  };
}
const NO_CHECK = 'drop trigger stock_at_within_on_hand on stock_at';
const NO_FLOOR = 'alter table stock_at drop constraint stock_at_not_below_zero';
const OPEN_OR_NOT = 'drop trigger stock_at_kept on stock_movement';

/** Main warehouse and Roma afterwards. */
async function twoTransfers(scope: Scope, changes: readonly Change[], without: string[] = []) {
  const { world, move, held } = await aWorld(scope, changes, without);
  const eight = () => move(8);
  return [await during(world, 'transfer: read', eight, eight), await held()];
}

test('stock transfer › two move the same eight of ten › one does, the other is told how many are left [race: decisions 0102]', async (t) => {
  assert.deepEqual(await twoTransfers(t, []), [
    ['done', 'stock-not-there'],
    [2, 8],
  ]);
});

test('stock transfer › the same without the lock › the database refuses one; without its constraint more move than there are [race: decisions 0102]', async (t) => {
  assert.deepEqual(await twoTransfers(t, [STOCK_LOCK]), [
    ['fault', 'done'],
    [2, 8],
  ]);
  assert.deepEqual(await twoTransfers(t, [STOCK_LOCK], [NO_CHECK]), [
    ['done', 'done'],
    [-6, 16],
  ]);
});

async function soldMeanwhile(scope: Scope, changes: readonly Change[], without: string[] = []) {
  const { world, product, move, held, anOrder } = await aWorld(scope, changes, without);
  const buy = await anOrder(9);
  const said = await during(world, 'transfer: read', buy, () => move(8));
  assert.deepEqual(await stockOf(world.db, product), [1, 0]);
  return [said, await held()];
}

test('stock transfer › a buyer takes nine of ten while eight go to a branch › the sale brings seven back, none is lost [race: decisions 0102]', async (t) => {
  assert.deepEqual(await soldMeanwhile(t, []), [
    ['done', 'done'],
    [0, 1],
  ]);
});

test('stock transfer › the same without the lock › the database refuses the transfer; without its constraint sold units move [race: decisions 0102]', async (t) => {
  assert.deepEqual(await soldMeanwhile(t, [STOCK_LOCK]), [
    ['fault', 'done'],
    [1, 0],
  ]);
  assert.deepEqual(await soldMeanwhile(t, [STOCK_LOCK], [NO_CHECK]), [
    ['done', 'done'],
    [-7, 8],
  ]);
});

/** Five are sold at the main warehouse, four more are in Roma: three leave from there while all four are moved away. */
async function shippedMeanwhile(scope: Scope, changes: readonly Change[], without: string[] = []) {
  const { world, product, main, roma, clerk, move, held, anOrder } = await aWorld(
    scope,
    changes,
    without,
  );
  const { orders } = world.program.services;
  const { id } = await (await anOrder(5))();
  await agreeFreight(world.db, id);
  await orders.changeOrderStatus(clerk, { id }, { to: 'Confirmed' });
  await move(4);
  const ship = () =>
    orders.shipOrder(clerk, id, {
      ...{ once: 'race-shipment', carrier: '', trackingNumber: '', unpaidReason: 'Agreed' },
      ...{ lines: [{ productId: product, quantity: 3 }], locationId: roma },
    });
  const said = await during(world, 'shipment: location read', () => move(4, roma, main), ship);
  return [said, await held()];
}

test('shipment › from a location whose units are moved away meanwhile › they leave, the transfer is told [race: decisions 0102]', async (t) => {
  assert.deepEqual(await shippedMeanwhile(t, []), [
    ['done', 'stock-not-there'],
    [4, 1],
  ]);
});

test('shipment › the same without the lock › the database refuses it; without its constraint the location holds less than nothing [race: decisions 0102]', async (t) => {
  assert.deepEqual(await shippedMeanwhile(t, [SHIPMENT_LOCK]), [
    ['fault', 'done'],
    [5, 0],
  ]);
  assert.deepEqual(await shippedMeanwhile(t, [SHIPMENT_LOCK], [NO_FLOOR]), [
    ['done', 'done'],
    [8, -3],
  ]);
});

async function closedMeanwhile(scope: Scope, changes: readonly Change[]) {
  const { world, move, close, held } = await aWorld(scope, changes);
  return [await during(world, 'transfer: read', close, () => move(8)), await held()];
}

test('stock location › closed while units arrive › stays open; without the lock it closes over them [race: decisions 0102]', async (t) => {
  assert.deepEqual(await closedMeanwhile(t, []), [
    ['done', 'location-holds-stock'],
    [2, 8],
  ]);
  assert.deepEqual(await closedMeanwhile(t, [RECORD_LOCK]), [
    ['done', 'done'],
    [2, 8],
  ]);
});

test('stocktake › closed with seven missing while eight are moved › all locations together hold what was counted [race: decisions 0102]', async (t) => {
  const { world, product, clerk, move, held } = await aWorld(t, []);
  const take = await beginStocktake(clerk, { name: 'Hall 2', scope: 'all' });
  await setStocktakeLine(clerk, take.id, product, 3);
  const said = await during(
    world,
    'transfer: read',
    () => closeStocktake(clerk, take.id),
    () => move(8),
  );
  assert.deepEqual(
    [said, await held()],
    [
      ['done', 'done'],
      [0, 3],
    ],
  );
});

test('stock at locations › thirty sales, cancellations, transfers and corrections at once › every unit is somewhere, once [race: decisions 0102]', async (t) => {
  const { world, product, main, roma, clerk, move, held, anOrder } = await aWorld(t, []);
  const buys = await Promise.all(Array.from({ length: 10 }, () => anOrder(2)));
  await Promise.allSettled(
    buys.flatMap((buy, turn) => [
      buy().then(async ({ id }) =>
        turn % 3 === 0
          ? await world.program.services.orders.changeOrderStatus(
              clerk,
              { id },
              { to: 'Cancelled' },
            )
          : null,
      ),
      move(1 + (turn % 4), ...(turn % 2 === 0 ? [main, roma] : [roma, main])),
      correctStock(clerk, product, { counted: 12, seen: 10 - turn, note: 'Counted' }),
    ]),
  );
  const [onHand] = await stockOf(world.db, product);
  assert.equal(
    (await held()).reduce((sum, units) => sum + units, 0),
    onHand,
  );
  assert.deepEqual(await violations(world.db), []);
});

test('stock at locations › without the trigger › a movement at a location is not counted there, so the check of the data is real [decisions 0102]', async (t) => {
  const { world, move } = await aWorld(t, [], [OPEN_OR_NOT]);
  await move(8);
  assert.equal((await violations(world.db)).length, 1);
});
