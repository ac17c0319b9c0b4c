// Failpoint tests of negotiations: while one side stands in a thread, another acts; one answer counts, and stock follows it.
// Each race is run a second time on a mutant without its safeguards, and must then do damage: a race that never happens would show nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import {
  aCtx,
  aCustomer,
  aProduct,
  later,
  type TestCustomer,
  violations,
} from '../../../testing/index.ts';
import { aMutant, type Change, type Program, theProgram } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Point } from '../../platform/failpoint.ts';

type World = TestDatabase & { program: Program; buyer: TestCustomer; product: number; admin: Ctx };
type Race = {
  name: string;
  guard: string;
  without: Change[];
  run(world: World): Promise<string[]>;
};

const THREAD_LOCK: Change = {
  file: 'modules/negotiations/negotiations.queries.ts',
  from: ' for update`',
  to: '`',
};
const BUYER_LOCK: Change = {
  file: 'modules/negotiations/negotiations.queries.ts',
  from: 'select pg_advisory_xact_lock(',
  // Of two numbers, and locks nothing.
  to: 'select greatest(',
};

/** While `work` stands in its thread, the concurrent actor acts until he is done or has to wait for a lock. @returns what both were told */
async function during(
  { program, pool }: World,
  concurrentActor: () => Promise<unknown>,
  work: () => Promise<unknown>,
  point: Point = 'offer: thread locked',
): Promise<[string, string]> {
  let his: Promise<string> | undefined;
  const end = program.atEveryPoint(async (at) => {
    if (at !== point || his !== undefined) return;
    his = told(concurrentActor());
    await Promise.race([his, untilSomebodyWaits(pool)]);
  });
  try {
    const mine = await told(work());
    assert.ok(his !== undefined, 'nobody came');
    return [mine, await his];
  } finally {
    end();
  }
}

async function untilSomebodyWaits(pool: World['pool']): Promise<void> {
  for (
    const deadline = Date.now() + 5_000;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 20))
  ) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount !== 0) return;
  }
}

async function told(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof Error && error.name === 'Problem'
      ? (error as Error & { code: string }).code
      : 'fault';
  }
}

const offer = ({ program, product }: World, ctx: Ctx, quantity = 1) =>
  program.services.negotiations.submitOffer(ctx, {
    lotName: 'x',
    phone: '+914428271234',
    price: '80',
    productId: product,
    quantity,
  });
const unless = (fine: boolean, words: string): string[] => (fine ? [] : [words]);

async function outcome(
  world: World,
  reference: string,
): Promise<{ state: string; reserved: number }> {
  const { state } = await world.program.services.negotiations.getForStaff(world.admin, reference);
  const { reserved } = await world.db
    .selectFrom('stock')
    .select('reserved')
    .where('product_id', '=', world.product)
    .executeTakeFirstOrThrow();
  return { state, reserved };
}

const RACES: Race[] = [
  {
    name: 'the buyer withdraws while the staff accepts',
    guard: 'the locks of buyer and thread',
    without: [THREAD_LOCK, BUYER_LOCK],
    async run(world) {
      const { negotiations } = world.program.services;
      const { reference } = await offer(world, world.buyer.ctx);
      const said = await during(
        world,
        () => negotiations.withdrawOffer(world.buyer.ctx, reference),
        () => negotiations.acceptForStaff(world.admin, reference),
      );
      const { state, reserved } = await outcome(world, reference);
      return [
        ...unless(said.join() === 'done,offer-not-open', said.join()),
        ...unless(state === 'accepted' && reserved === 1, `${state} ${reserved}`),
      ];
    },
  },
  {
    name: 'the buyer accepts in one window and withdraws in another',
    guard: 'the locks of buyer and thread',
    without: [THREAD_LOCK, BUYER_LOCK],
    async run(world) {
      const { negotiations } = world.program.services;
      const { reference } = await offer(world, world.buyer.ctx);
      await negotiations.counterForStaff(world.admin, reference, { price: 9_000 });
      const said = await during(
        world,
        () => negotiations.withdrawOffer(world.buyer.ctx, reference),
        () => negotiations.acceptOffer(world.buyer.ctx, reference),
      );
      const { state, reserved } = await outcome(world, reference);
      return [
        ...unless(said.join() === 'done,offer-not-open', said.join()),
        ...unless(state === 'accepted' && reserved === 1, `${state} ${reserved}`),
      ];
    },
  },
  {
    name: 'two threads of a buyer about one item are accepted at once',
    guard: 'the locks of buyer and thread',
    without: [THREAD_LOCK, BUYER_LOCK],
    async run(world) {
      const { negotiations } = world.program.services;
      const [one, two] = [
        await offer(world, world.buyer.ctx),
        await offer(world, world.buyer.ctx, 2),
      ];
      const said = await during(
        world,
        () => negotiations.acceptForStaff(world.admin, two.reference),
        () => negotiations.acceptForStaff(world.admin, one.reference),
      );
      const [first, second] = [
        await outcome(world, one.reference),
        await outcome(world, two.reference),
      ];
      return [
        ...unless(said.join() === 'done,offer-not-open', said.join()),
        ...unless(
          first.state === 'accepted' && second.state === 'withdrawn' && first.reserved === 1,
          JSON.stringify([first, second]),
        ),
      ];
    },
  },
  {
    name: 'a thread is accepted twice at once',
    guard: 'the locks of buyer and thread',
    without: [THREAD_LOCK, BUYER_LOCK],
    async run(world) {
      const { negotiations } = world.program.services;
      const { reference } = await offer(world, world.buyer.ctx);
      const accept = () => negotiations.acceptForStaff(world.admin, reference);
      const said = await during(world, accept, accept);
      const { state, reserved } = await outcome(world, reference);
      return [
        ...unless(said.join() === 'done,offer-not-open', said.join()),
        ...unless(state === 'accepted' && reserved === 1, `${state} ${reserved}`),
      ];
    },
  },
  {
    name: 'the offer ends by time while the staff, a second before, accepts',
    guard: 'the locks of buyer and thread',
    without: [THREAD_LOCK, BUYER_LOCK],
    async run(world) {
      const { reference } = await offer(world, world.buyer.ctx);
      const { expireOffers, services } = world.program;
      const said = await during(
        world,
        () => expireOffers({ ...later(aCtx(world.db), 49), actor: { kind: 'system' } }),
        () => services.negotiations.acceptForStaff(world.admin, reference),
      );
      const { state, reserved } = await outcome(world, reference);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(state === 'accepted' && reserved === 1, `${state} ${reserved}`),
      ];
    },
  },
  {
    name: 'one offer of a buyer ends by time while another about the item is accepted',
    guard: 'the lock of buyer and item',
    without: [BUYER_LOCK],
    async run(world) {
      const { expireOffers, services } = world.program;
      const over = await offer(world, later(world.buyer.ctx, -2));
      const { reference } = await offer(world, world.buyer.ctx, 2);
      const said = await during(
        world,
        () => services.negotiations.acceptForStaff(world.admin, reference),
        () => expireOffers({ ...later(aCtx(world.db), 47), actor: { kind: 'system' } }),
        'offer: time was over',
      );
      const { reserved } = await outcome(world, reference);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(
          (await outcome(world, over.reference)).state === 'expired' && reserved === 2,
          `${reserved}`,
        ),
      ];
    },
  },
  {
    name: 'a fifth and a sixth offer at once',
    guard: 'the lock of buyer and item',
    without: [BUYER_LOCK],
    async run(world) {
      for (const quantity of [1, 2, 3]) await offer(world, world.buyer.ctx, quantity);
      const { reference } = await offer(world, world.buyer.ctx, 4);
      const { negotiations } = world.program.services;
      await negotiations.counterForStaff(world.admin, reference, { price: 9_000 });
      const said = await during(
        world,
        () => offer(world, world.buyer.ctx, 5),
        () => negotiations.counterOffer(world.buyer.ctx, reference, { price: '85' }),
      );
      return unless(said.join() === 'done,offer-too-many', said.join());
    },
  },
];

for (const { name, guard, without, run } of RACES) {
  const damage = async (
    t: Parameters<typeof testDatabase>[0],
    program: Program,
    brokenBecause?: string,
  ): Promise<string[]> => {
    const base = await testDatabase(t, brokenBecause === undefined ? {} : { brokenBecause });
    const buyer = await aCustomer(base.db);
    const product = await aProduct(base.db, { stock: 10, price: 10_000 });
    const admin: Ctx = {
      ...aCtx(base.db),
      actor: { kind: 'staff', staffId: 1, role: 'administrator' },
    };
    return [
      ...(await run({ ...base, program, buyer, product, admin })),
      ...(await violations(base.db)),
    ];
  };
  test(`negotiation races › ${name} › one answer counts, and stock follows it [race: §4 negotiate]`, async (t) => {
    assert.deepEqual(await damage(t, await theProgram()), []);
  });
  test(`negotiation races › ${name}, without ${guard} › does damage, so the race is real [race: §4 negotiate]`, async (t) => {
    assert.notDeepEqual(await damage(t, await aMutant(...without), 'a guard is missing'), []);
  });
}
