// Race tests: at each failpoint of a purchase a concurrent actor acts; nothing may be lost, doubled or charged unseen.
// Each race is run a second time on a mutant without its safeguard, and must then do damage: a race that never happens would show nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { during, unless, type World } from '../../../testing/concurrent-actors.ts';
import { testDatabase } from '../../../testing/database.ts';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  CHECKOUT,
  violations,
} from '../../../testing/index.ts';
import { aMutant, type Change, type Program, theProgram } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';

type Race = {
  name: string;
  /** The safeguard, and the program without it. */
  guard: string;
  without: Change[];
  /** @returns what went wrong */
  run(world: World): Promise<string[]>;
};

const CART_LOCK: Change = {
  file: 'modules/cart/cart.queries.ts',
  from: ".where('code', '=', code).where(alive).forUpdate();",
  to: ".where('code', '=', code).where(alive);",
};
const STOCK_LOCK: Change = {
  file: 'modules/catalog/catalog.stock.ts',
  from: 'order by product_id for update`',
  to: 'order by product_id`',
};
const ORDER_LOCK: Change = {
  file: 'modules/orders/orders.queries.ts',
  from: ".where('id', '=', id).forUpdate()",
  to: ".where('id', '=', id)",
};

async function fill({ program }: World, ctx: Ctx, ...products: number[]): Promise<string> {
  let code: string | null = null;
  for (const productId of products)
    code = (await program.services.cart.addItem(ctx, code, { productId, quantity: 1 })).code;
  return code as string;
}

const isNowhere = async ({ db }: World, productId: number): Promise<string[]> => {
  const { rows } = await sql`
    select from order_line where product_id = ${productId}
    union all select from cart_line l join cart c on c.id = l.cart_id where c.status = 'open' and l.product_id = ${productId}`.execute(
    db,
  );
  return rows.length === 0 ? ['a line is lost'] : [];
};

const RACES: Race[] = [
  {
    name: 'cart changed while it becomes an order',
    guard: 'the lock of the cart',
    without: [CART_LOCK],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const [first, added] = [await aProduct(world.db), await aProduct(world.db)];
      const code = await fill(world, ctx, first);
      const { cart, orders } = world.program.services;
      const said = await during(
        world,
        'order: cart read',
        () => cart.addItem(ctx, code, { productId: added, quantity: 1 }),
        () => orders.placeOrder(ctx, code, CHECKOUT),
      );
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...(await isNowhere(world, added)),
      ];
    },
  },
  {
    name: 'price changed after it was seen, before it is read',
    guard: 'the comparison with what was seen',
    without: [
      {
        file: 'modules/orders/orders.service.ts',
        from: 'if (isOther || !matchesSnapshot(cart.seen, lines, charges)) {',
        to: 'if (isOther) {',
      },
    ],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const product = await aProduct(world.db, { price: 10_000 });
      const code = await fill(world, ctx, product);
      const { orders } = world.program.services;
      const seen = await orders.getOrderPrices(ctx, code);
      const [mine] = await during(
        world,
        'order: stock locked',
        () =>
          world.db
            .updateTable('product')
            .set({ price_base: 12_000 })
            .where('id', '=', product)
            .execute(),
        () => orders.placeOrder(ctx, code, CHECKOUT),
      );
      const placed = await world.db.selectFrom('sales_order').select('total_base').execute();
      return [
        ...unless(mine === 'prices-changed', mine),
        ...unless(
          placed.every((order) => order.total_base === seen.total.base),
          'charged what was not seen',
        ),
      ];
    },
  },
  {
    name: 'price changed after it was read',
    guard: 'nothing: the order holds the price that was seen, as if it had come first',
    without: [],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const product = await aProduct(world.db, { price: 10_000 });
      const code = await fill(world, ctx, product);
      const { orders } = world.program.services;
      const seen = await orders.getOrderPrices(ctx, code);
      const said = await during(
        world,
        'order: prices read',
        () =>
          world.db
            .updateTable('product')
            .set({ price_base: 12_000 })
            .where('id', '=', product)
            .execute(),
        () => orders.placeOrder(ctx, code, CHECKOUT),
      );
      const { total_base } = await world.db
        .selectFrom('sales_order')
        .select('total_base')
        .executeTakeFirstOrThrow();
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(total_base === seen.total.base, 'charged what was not seen'),
      ];
    },
  },
  {
    name: 'last piece taken by somebody else',
    guard: 'the lock of the stock, and the count of what was taken behind it',
    without: [
      STOCK_LOCK,
      {
        file: 'modules/orders/orders.queries.ts',
        from: 'row.taken === row.wanted',
        to: 'row.taken >= 0',
      },
    ],
    async run(world) {
      const [one, other] = [await aCustomer(world.db), await aCustomer(world.db)];
      const product = await aProduct(world.db, { stock: 1 });
      const [mine, his] = [
        await fill(world, one.ctx, product),
        await fill(world, other.ctx, product),
      ];
      const { orders } = world.program.services;
      const said = await during(
        world,
        'order: prices read',
        () => orders.placeOrder(other.ctx, his, CHECKOUT),
        () => orders.placeOrder(one.ctx, mine, CHECKOUT),
      );
      return unless([...said].sort().join() === 'done,out-of-stock-in-cart', said.join());
    },
  },
  {
    name: 'the same cart ordered again before the first order is there for all to see',
    guard: 'the lock of the cart',
    without: [CART_LOCK],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const code = await fill(world, ctx, await aProduct(world.db));
      const { orders } = world.program.services;
      const ids = new Set<string>();
      const place = async () => ids.add((await orders.placeOrder(ctx, code, CHECKOUT)).orderId);
      const said = await during(world, 'order: written', place, place);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(ids.size === 1, `${ids.size} answers`),
      ];
    },
  },
  {
    name: 'a line put into the visitor’s cart while it is merged',
    guard: 'the lock of the cart',
    without: [CART_LOCK],
    async run(world) {
      const { ctx, id } = await aCustomer(world.db);
      const visitor = aCtx(world.db);
      const late = await aProduct(world.db);
      await fill(world, ctx, await aProduct(world.db));
      const guest = await fill(world, visitor, await aProduct(world.db));
      const { cart } = world.program.services;
      const said = await during(
        world,
        'merge: lines read',
        () => cart.addItem(visitor, guest, { productId: late, quantity: 1 }),
        () => cart.mergeCart(ctx, guest, id),
      );
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...(await isNowhere(world, late)),
      ];
    },
  },
  {
    name: 'two visitors’ carts of one customer merged at once',
    guard: 'the lock of the customer',
    without: [
      {
        file: 'modules/cart/cart.queries.ts',
        from: 'select pg_advisory_xact_lock(',
        // Of two numbers, and locks nothing.
        to: 'select greatest(',
      },
    ],
    async run(world) {
      const { ctx, id } = await aCustomer(world.db);
      const visitor = aCtx(world.db);
      const [admin, phone] = [await aProduct(world.db), await aProduct(world.db)];
      const [one, other] = [await fill(world, visitor, admin), await fill(world, visitor, phone)];
      const { cart } = world.program.services;
      const said = await during(
        world,
        'merge: carts locked',
        () => cart.mergeCart(ctx, other, id),
        () => cart.mergeCart(ctx, one, id),
      );
      const own = await cart.getCart(ctx, null);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(own.lines.length === 2, `${own.lines.length} lines`),
      ];
    },
  },
  {
    name: 'confirmed by the staff while its customer cancels it',
    guard: 'the lock of the order',
    without: [ORDER_LOCK],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const { orders } = world.program.services;
      const { orderId } = await orders.placeOrder(
        ctx,
        await fill(world, ctx, await aProduct(world.db)),
        CHECKOUT,
      );
      await agreeFreight(world.db, orderId);
      const admin: Ctx = {
        ...aCtx(world.db),
        actor: { kind: 'staff', staffId: 1, role: 'administrator' },
      };
      const said = await during(
        world,
        'status: order locked',
        () => orders.changeOrderStatus(admin, orderId, { to: 'Confirmed' }),
        () => orders.cancelOrder(ctx, orderId),
      );
      const history = (await orders.getOrder(ctx, orderId)).history.map((step) => step.status);
      const jobs = (await world.pool.query("select from pgboss.job where name = 'issue-invoice'"))
        .rowCount;
      return [
        ...unless(said.join() === 'done,order-status-not-allowed', said.join()),
        ...unless(history.join() === 'Pending,Cancelled', history.join()),
        ...unless(jobs === 0, 'an invoice for a cancelled order'),
      ];
    },
  },
  {
    name: 'cancelled twice at once',
    guard: 'the locks of stock and order',
    without: [ORDER_LOCK, STOCK_LOCK],
    async run(world) {
      const { ctx } = await aCustomer(world.db);
      const { orders } = world.program.services;
      const product = await aProduct(world.db, { stock: 10 });
      const { orderId } = await orders.placeOrder(ctx, await fill(world, ctx, product), CHECKOUT);
      const cancel = () => orders.cancelOrder(ctx, orderId);
      const said = await during(world, 'status: order locked', cancel, cancel);
      const { on_hand } = await world.db
        .selectFrom('stock')
        .select('on_hand')
        .where('product_id', '=', product)
        .executeTakeFirstOrThrow();
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(on_hand === 10, `stock is ${on_hand}`),
      ];
    },
  },
];

for (const { name, guard, without, run } of RACES) {
  const damage = async (
    t: Parameters<typeof testDatabase>[0],
    program: Program,
    brokenBecause?: string,
  ): Promise<string[]> => {
    const world = {
      ...(await testDatabase(t, brokenBecause === undefined ? {} : { brokenBecause })),
      program,
    };
    return [...(await run(world)), ...(await violations(world.db))];
  };
  test(`races › ${name} › nothing is lost, doubled or charged unseen [race: §4 Place order]`, async (t) => {
    assert.deepEqual(await damage(t, await theProgram()), []);
  });
  if (without.length === 0) continue;
  test(`races › ${name}, without ${guard} › does damage, so the race is real [race: §4 Place order]`, async (t) => {
    assert.notDeepEqual(await damage(t, await aMutant(...without), 'a guard is missing'), []);
  });
}

test('mutants › a line that is not there › refused, so that no mutant is the program itself [promises P3]', async () => {
  const change = { ...CART_LOCK, from: 'this is not in the source' };
  await assert.rejects(aMutant(change), /does not say this exactly once/);
});
