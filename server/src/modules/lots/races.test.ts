// Races between whole lots and their parts: never sold more than the stock, and never rejected while enough is left.
// Each race runs a second time on a mutant without its safeguard, and must then do damage: a race that never happens would show nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { during, told, unless, type World } from '../../../testing/concurrent-actors.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCustomer, aLot, aProduct, violations } from '../../../testing/index.ts';
import { aMutant, type Change, type Program, theProgram } from '../../../testing/mutants.ts';

const STOCK = 'modules/catalog/catalog.stock.ts';
const PARTS_LOCK: Change = {
  file: STOCK,
  from: ' union select part_id from product_part where whole_id = any(${ids})`',
  to: '`',
};
const ALL_TAKEN: Change = {
  file: 'modules/orders/orders.queries.ts',
  from: 'row.taken === row.wanted',
  to: 'row.taken >= 0',
};
const LOT_TAKES_PARTS: Change = {
  file: STOCK,
  from: 'sum(l.quantity::bigint * coalesce(p.quantity, 1))',
  to: 'sum(l.quantity::bigint)',
};
const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

type Wish = { productId: number; quantity: number };

/** A buyer with these lines in the cart. @returns what buys them */
async function aBuyer({ db, program }: World, ...wishes: Wish[]): Promise<() => Promise<unknown>> {
  const { ctx } = await aCustomer(db);
  let code: string | null = null;
  for (const wish of wishes) code = (await program.services.cart.addItem(ctx, code, wish)).code;
  return () => program.services.orders.placeOrder(ctx, code, CHECKOUT);
}

const MUTANT = { brokenBecause: 'a guard is missing' };

async function aWorld(
  t: Parameters<typeof testDatabase>[0],
  program: Program,
  options: Parameters<typeof testDatabase>[1] = {},
): Promise<World> {
  return { ...(await testDatabase(t, options)), program };
}

/** A buyer takes the last units of a part while an order of the whole lot has read the stock. */
async function lastPart(world: World): Promise<string[]> {
  const part = await aProduct(world.db, { stock: 5 });
  const { productId } = await aLot(world.db, [{ productId: part, quantity: 5 }]);
  const [single, whole] = [
    await aBuyer(world, { productId: part, quantity: 1 }),
    await aBuyer(world, { productId, quantity: 1 }),
  ];
  const said = await during(world, 'order: prices read', single, whole);
  return [
    ...unless([...said].sort().join() === 'done,out-of-stock-in-cart', said.join()),
    ...(await violations(world.db)),
  ];
}

test('races › last piece of a part bought while the whole lot is › one of both, nothing oversold [race: §4 Place order, §3 lot]', async (t) => {
  assert.deepEqual(await lastPart(await aWorld(t, await theProgram())), []);
});

test('races › the same, without the lock of the parts and the count of what was taken › does damage, so the race is real [race: §4 Place order]', async (t) => {
  assert.notDeepEqual(
    await lastPart(await aWorld(t, await aMutant(PARTS_LOCK, ALL_TAKEN), MUTANT)),
    [],
  );
});

const scene = fc.record({
  /** Units on hand of each part, and how many of it lie in each of two lots that share them. */
  parts: fc.array(
    fc.record({
      stock: fc.integer({ min: 0, max: 9 }),
      lots: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    }),
    {
      minLength: 2,
      maxLength: 3,
    },
  ),
  /** What each buyer wants: a lot (0, 1) or a part (2 and on), several at once. */
  buyers: fc.array(
    fc.array(fc.record({ what: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    {
      minLength: 2,
      maxLength: 8,
    },
  ),
});
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never;

/** All buy at once. @returns what went wrong */
async function everybodyAtOnce(world: World, { parts, buyers }: Scene): Promise<string[]> {
  const { db, program } = world;
  const singles = await Promise.all(parts.map(({ stock }) => aProduct(db, { stock })));
  const inside = [0, 1].map((lot) =>
    parts.map(({ lots }, i) => ({
      productId: singles[i] as number,
      quantity: lots[lot] as number,
    })),
  );
  const lots: { productId: number; needs: Wish[] }[] = [];
  for (const all of inside) {
    const needs = all.filter((part) => part.quantity > 0);
    if (needs.length > 0) lots.push({ productId: (await aLot(db, needs)).productId, needs });
  }
  const goods = [
    ...lots,
    ...singles.map((productId) => ({ productId, needs: [{ productId, quantity: 1 }] })),
  ];
  const orders = await Promise.all(
    buyers.map(async (wishes) => {
      const { ctx } = await aCustomer(db);
      let code: string | null = null;
      const needs = new Map<number, number>();
      for (const { what, quantity } of wishes) {
        const good = goods[what % goods.length] as (typeof goods)[number];
        const answer: { code: string | null } | null = await program.services.cart
          .addItem(ctx, code, { productId: good.productId, quantity })
          .catch(() => null);
        if (answer === null) continue;
        code = answer.code;
        for (const part of good.needs)
          needs.set(part.productId, (needs.get(part.productId) ?? 0) + part.quantity * quantity);
      }
      return {
        needs,
        place: () => program.services.orders.placeOrder(ctx, code, CHECKOUT),
        empty: code === null,
      };
    }),
  );
  const real = orders.filter((order) => !order.empty);
  const said = await Promise.all(real.map((order) => told(order.place())));
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', 'in', singles)
    .execute();
  const wrong = await violations(db);
  for (const { product_id, on_hand } of rows) {
    const sold = real.reduce(
      (sum, { needs }, i) => sum + (said[i] === 'done' ? (needs.get(product_id) ?? 0) : 0),
      0,
    );
    const before = parts[singles.indexOf(product_id)]?.stock ?? 0;
    wrong.push(
      ...unless(on_hand === before - sold, `${before} pieces, ${sold} sold, ${on_hand} left`),
    );
  }
  real.forEach(({ needs }, i) => {
    // Stock only went down: a rejected order could not be served now either.
    const possible = rows.every((row) => row.on_hand >= (needs.get(row.product_id) ?? 0));
    if (said[i] !== 'done')
      wrong.push(...unless(said[i] !== 'fault' && !possible, `refused for nothing: ${said[i]}`));
  });
  return wrong;
}

test('whole lots and parts › any lots, any buyers, all at once › never oversold, nobody refused what is left [race: §4 Place order, §3 lot]', async (t) => {
  const world = await aWorld(t, await theProgram());
  await fc.assert(
    fc.asyncProperty(scene, async (drawn) =>
      assert.deepEqual(await everybodyAtOnce(world, drawn), []),
    ),
    { numRuns: 30, endOnFailure: true },
  );
});

test('whole lots and parts › the same, where a lot takes one piece of each part › found out, so the rule holds something [race: §4 Place order]', async (t) => {
  const world = await aWorld(t, await aMutant(LOT_TAKES_PARTS), MUTANT);
  const { failed } = await fc.check(
    fc.asyncProperty(scene, async (drawn) =>
      assert.deepEqual(await everybodyAtOnce(world, drawn), []),
    ),
    { numRuns: 30, endOnFailure: true },
  );
  assert.equal(failed, true);
});
