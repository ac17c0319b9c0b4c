// Random sequences of everything that a buyer and staff may do: 300 on a real database, none of which may violate a data integrity check.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ORDER_TRANSITIONS, type OrderStatus } from '@millwright/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  aCtx,
  aCustomer,
  aProduct,
  CHECKOUT,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const { db } = await testDatabase({ after });
const { cart, orders } = services;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
const PARTS = [
  { stock: 5 },
  { stock: 40, minimum: 5, maximum: 20, step: 5 },
  { stock: 100, maximum: 8 },
];

const part = fc.integer({ min: 0, max: PARTS.length - 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      part,
      n: fc.integer({ min: -1, max: 25 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      part,
      n: fc.integer({ min: 0, max: 25 }),
    }),
  },
  fc.record({ do: fc.constant('remove' as const), part, n: fc.constant(0) }),
  fc.record({ do: fc.constant('price' as const), part, n: fc.integer({ min: 1, max: 9_999 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('commit' as const, 'prices' as const),
      part,
      n: fc.constant(0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'again' as const, 'return' as const),
      part,
      n: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'next' as const,
        'next' as const,
        'next' as const,
        'Confirmed' as const,
        'Shipped' as const,
        'Completed' as const,
        'Cancelled' as const,
      ),
      part,
      n: fc.constant(0),
    }),
  },
);

/** A rejection is an answer; anything else is a bug. */
async function orRejected<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') return undefined;
    throw error;
  }
}

const WHOLE_WAY: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[] = [
  { do: 'add', part: 0, n: 4 },
  { do: 'commit', part: 0, n: 0 },
  { do: 'next', part: 0, n: 0 },
  { do: 'next', part: 0, n: 0 },
  { do: 'next', part: 0, n: 0 },
  { do: 'return', part: 0, n: 2 },
];

async function walk(steps: { do: string; part: number; n: number }[]): Promise<void> {
  const { ctx, id } = await aCustomer(db);
  const products: number[] = [];
  for (const wishes of PARTS) products.push(await aProduct(db, wishes));
  let order = 'MW-0000-0000';
  for (const { do: what, part: which, n } of steps) {
    const productId = products[which] as number;
    await orRejected(async () => {
      if (what === 'add') await cart.addItem(ctx, null, { productId, quantity: n });
      else if (what === 'change') await cart.changeItem(ctx, null, { productId, quantity: n });
      else if (what === 'price')
        await sql`update product set price_base = ${n} where id = ${productId}`.execute(db);
      else if (what === 'remove') {
        const line = (await cart.getCart(ctx, null)).lines.find(
          (candidate) => candidate.productId === productId,
        );
        if (line !== undefined) await cart.removeItem(ctx, null, { lineId: line.id });
      } else if (what === 'prices')
        await orders.getOrderPrices(ctx, (await cart.getCart(ctx, null)).code);
      else if (what === 'commit') order = (await orders.placeOrder(ctx, null, CHECKOUT)).orderId;
      else if (what === 'cancel') await orders.cancelOrder(ctx, order);
      else if (what === 'again') await orders.orderAgain(ctx, order, null);
      else if (what === 'return')
        await orders.requestReturn(ctx, order, {
          lines: [{ productId, quantity: n, reason: 'other' }],
          note: '',
        });
      else {
        const [forward] =
          what === 'next'
            ? ORDER_TRANSITIONS.next((await orders.getOrder(ctx, order)).status, 'staff')
            : [what as OrderStatus];
        if (forward !== undefined) await orders.changeOrderStatus(admin, order, { to: forward });
      }
    });
    const { rows } = await sql`
      select l.id from cart_line l join cart c on c.id = l.cart_id join product p on p.id = l.product_id
      where c.customer_id = ${id} and (l.quantity < p.minimum or l.quantity > coalesce(p.maximum, l.quantity) or l.quantity % p.step <> 0)`.execute(
      db,
    );
    assert.equal(rows.length, 0, `after ${what} a line is outside its limits`);
  }
}

test('cart and orders › any sequence of calls › quantities stay within limits, totals are sums, stock is what moved, nothing is a fault [§4 Cart] [§4 Orders]', async () => {
  let walked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await walk(steps);
      walked += 1;
      if (walked % 25 === 0) assert.deepEqual(await violations(db), []);
    }),
    // One walk goes the whole way, whatever is drawn. Fewer would not reach every state.
    { numRuns: 300, endOnFailure: true, examples: [[WHOLE_WAY]] },
  );
  assert.deepEqual(await violations(db), []);
  const { rows } = await sql<{ status: string }>`select distinct status from sales_order`.execute(
    db,
  );
  assert.ok(rows.length >= 4, `the sequences reach only ${rows.map((row) => row.status).join()}`);
});
