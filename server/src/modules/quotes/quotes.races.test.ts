// Races around a quote: a quote becomes an order at most once, and never after it has ended.
// Each race is run a second time on a mutant without its safeguard, and must then do damage: a race that never happens would show nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during, unless, type World } from '../../../testing/concurrent-actors.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCtx, violations } from '../../../testing/index.ts';
import { aMutant, type Change, type Program, theProgram } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';
import { aQuote, CHECKOUT, countOrders, dayIn, staff } from './test-quotes.ts';

const FILE = 'modules/quotes/quotes.queries.ts';
/** The lock of the quote, and behind it the condition on the state it leaves. */
const UNLOCKED: Change[] = [
  {
    file: FILE,
    from: '.where(withNumber(number)).forUpdate()',
    to: '.where(withNumber(number))',
  },
  { file: FILE, from: "    .where('state', '=', from)\n", to: '' },
];

type Scene = Awaited<ReturnType<typeof aQuote>> & {
  accept: (program: Program) => Promise<unknown>;
  admin: Ctx;
};

async function scene(
  { db, program }: World,
  wishes: Parameters<typeof aQuote>[1] = {},
): Promise<Scene> {
  const made = await aQuote(db, wishes);
  const { totals } = await program.services.quotes.getQuote(made.buyer.ctx, made.number);
  const input = { version: 1, seen: totals.total.base, checkout: CHECKOUT };
  return {
    ...made,
    accept: (own) => own.services.quotes.acceptQuote(made.buyer.ctx, made.number, input),
    admin: staff(db),
  };
}

const stateOf = async ({ db }: World): Promise<string[]> =>
  (await db.selectFrom('quote_version').select('state').orderBy('version').execute()).map(
    (row) => row.state,
  );

type Race = {
  name: string;
  guard: string;
  without: Change[];
  run(world: World): Promise<string[]>;
};

const RACES: Race[] = [
  {
    name: 'accepted twice at once, in two tabs',
    guard: 'the lock of the quote',
    without: UNLOCKED.slice(0, 2),
    async run(world) {
      const { accept, buyer } = await scene(world);
      const said = await during(
        world,
        'quote: read',
        () => accept(world.program),
        () => accept(world.program),
      );
      const orders = await countOrders(world.db, buyer.id);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(orders === 1, `${orders} orders`),
      ];
    },
  },
  {
    name: 'withdrawn by the staff while it is accepted',
    guard: 'the lock of the quote',
    without: UNLOCKED.slice(0, 1),
    async run(world) {
      const { accept, admin, number } = await scene(world);
      const said = await during(
        world,
        'quote: read',
        () => world.program.services.quotes.withdrawQuote(admin, number),
        () => accept(world.program),
      );
      return [
        ...unless(said.join() === 'done,quote-not-open', said.join()),
        ...unless((await stateOf(world)).join() === 'accepted', 'not accepted'),
      ];
    },
  },
  {
    name: 'accepted while the job lets it run out',
    guard: 'the lock of the quote',
    without: UNLOCKED.slice(0, 1),
    async run(world) {
      const { accept, buyer } = await scene(world, { validUntil: dayIn(1) });
      const system: Ctx = {
        ...aCtx(world.db),
        actor: { kind: 'system' },
        clock: { now: () => new Date(Date.now() + 3 * 86_400_000) },
      };
      const { expireQuotes } = world.program.services.quotes;
      const said = await during(
        world,
        'quote: read',
        () => accept(world.program),
        () => expireQuotes(system),
      );
      const orders = await countOrders(world.db, buyer.id);
      return [
        ...unless(said.join() === 'done,quote-not-open', said.join()),
        ...unless(orders === 0, `${orders} orders`),
      ];
    },
  },
  {
    name: 'a new version sent while the old one is accepted',
    guard: 'the lock of the quote',
    without: UNLOCKED.slice(0, 1),
    async run(world) {
      const { accept, admin, number } = await scene(world);
      const { quotes } = world.program.services;
      await quotes.reviseQuote(admin, number);
      const said = await during(
        world,
        'quote: read',
        () => quotes.sendQuote(admin, number),
        () => accept(world.program),
      );
      const states = (await stateOf(world)).join();
      return [
        ...unless(said.join() === 'done,quote-not-open', said.join()),
        ...unless(states === 'accepted,draft', states),
      ];
    },
  },
  {
    name: 'the last pieces bought from the shop while the quote is accepted',
    guard: 'the lock of the stock, and the count of what was taken behind it',
    without: [
      {
        file: 'modules/catalog/catalog.stock.ts',
        from: 'order by product_id for update`',
        to: 'order by product_id`',
      },
      {
        file: 'modules/catalog/catalog.stock.ts',
        from: ' and s.on_hand - s.reserved >= w.quantity returning s.product_id',
        to: ' returning s.product_id',
      },
    ],
    async run(world) {
      const { accept, input, buyer } = await scene(world, { stock: 4 });
      const { cart, orders } = world.program.services;
      const other = await aQuote(world.db).then((made) => made.buyer);
      const code = (
        await cart.addItem(other.ctx, null, {
          productId: input.lines[0]?.productId as number,
          quantity: 1,
        })
      ).code;
      const said = await during(
        world,
        'order: stock locked',
        () => orders.placeOrder(other.ctx, code, CHECKOUT),
        () => accept(world.program),
      );
      const taken =
        (await countOrders(world.db, buyer.id)) + (await countOrders(world.db, other.id));
      return [
        ...unless(said.join() === 'done,out-of-stock-in-cart', said.join()),
        ...unless(taken === 1, `${taken} orders`),
      ];
    },
  },
];

for (const { name, guard, without, run } of RACES) {
  const damage = async (
    t: Parameters<typeof testDatabase>[0],
    program: Program,
  ): Promise<string[]> => {
    const world = { ...(await testDatabase(t)), program };
    return [...(await run(world)), ...(await violations(world.db))];
  };
  test(`quote races › ${name} › one of both, said in words [decisions §8]`, async (t) => {
    assert.deepEqual(await damage(t, await theProgram()), []);
  });
  test(`quote races › ${name}, without ${guard} › does damage, so the race is real [decisions §8]`, async (t) => {
    assert.notDeepEqual(await damage(t, await aMutant(...without)), []);
  });
}
