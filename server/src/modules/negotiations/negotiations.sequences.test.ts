// Three hundred concurrent random negotiations on PostgreSQL: never two acceptances, never stock below zero, never a price above the list price, never six offers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  aCtx,
  aCustomer,
  aProduct,
  later,
  type TestCustomer,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';
import { expireOffers } from './index.ts';

const SEQUENCES = 300;
/** What is rare may be missing among three hundred; then more are drawn, up to so many. */
const MAX_SEQUENCES = 3_000;
const MUST_HAPPEN = [
  'submit',
  'counter',
  'staffCounter',
  'staffAccept',
  'accept',
  'withdraw',
  'order',
];
/** Sequences that run at the same time on the same few buyers and products. */
const AT_ONCE = 12;
const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;

const pick = fc.nat(1_000_000);
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...([
        'submit',
        'submit',
        'submit',
        'counter',
        'staffCounter',
        'staffCounter',
        'staffAccept',
        'staffAccept',
        'accept',
        'accept',
      ] as const),
      ...([
        'counter',
        'counter',
        'decline',
        'withdraw',
        'expire',
        'order',
        'remove',
        'reprice',
      ] as const),
    ),
    who: pick,
    which: pick,
    price: fc.integer({ min: 50, max: 105 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    hours: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 25, 49),
  }),
  { minLength: 4, maxLength: 12 },
);

test('offers › 300 random sequences at once on PostgreSQL › two acceptances, oversold, too dear, too many: never [race: §4 negotiate]', async (t) => {
  const { db } = await testDatabase(t, { poolSize: 10 });
  const buyers = await Promise.all(Array.from({ length: 16 }, () => aCustomer(db)));
  const products = await Promise.all(
    Array.from({ length: 30 }, (_, n) => aProduct(db, { stock: 3 + (n % 8), price: 10_000 })),
  );
  await services.negotiations.setLimits(
    staffAt(0),
    { productId: products[0] as number },
    { acceptBp: 9_000, declineBp: 6_000 },
  );
  const said = new Map<string, number>();
  const note = (word: string): void => void said.set(word, (said.get(word) ?? 0) + 1);

  function staffAt(hours: number): Ctx {
    return {
      ...later(aCtx(db), hours),
      actor: { kind: 'staff', staffId: 1, role: 'administrator' },
    };
  }

  const play = async (step: ReturnType<typeof sampled>[number][number]): Promise<void> => {
    const buyer = buyers[step.who % buyers.length] as TestCustomer;
    const productId = products[step.which % products.length] as number;
    const mine = await services.negotiations.listOffers(buyer.ctx, { start: 0, count: 20 });
    // Mostly the one whose turn it is, so that threads go on; sometimes any.
    const fitting = mine.offers.filter(
      (one) => one.state === (/^staff|decline/.test(step.kind) ? 'open' : 'countered'),
    );
    const from = step.price % 4 === 0 || fitting.length === 0 ? mine.offers : fitting;
    const reference = from[step.which % Math.max(1, from.length)]?.reference ?? 'NG-0000-0000';
    const ctx = later(buyer.ctx, step.hours);
    const { negotiations, cart, orders } = services;
    switch (step.kind) {
      case 'submit':
        return void (await negotiations.submitOffer(ctx, {
          lotName: 'x',
          phone: '+914428271234',
          price: String(step.price),
          productId,
          quantity: step.quantity,
        }));
      case 'counter':
        return void (await negotiations.counterOffer(ctx, reference, {
          price: String(step.price),
        }));
      case 'staffCounter':
        return void (await negotiations.counterForStaff(staffAt(step.hours), reference, {
          price: step.price * 100,
        }));
      case 'staffAccept':
        return void (await negotiations.acceptForStaff(staffAt(step.hours), reference));
      case 'accept':
        return void (await negotiations.acceptOffer(ctx, reference));
      case 'decline':
        return void (await negotiations.declineForStaff(staffAt(step.hours), reference));
      case 'withdraw':
        return void (await negotiations.withdrawOffer(ctx, reference));
      case 'expire':
        return void (await expireOffers({
          ...later(aCtx(db), step.hours),
          actor: { kind: 'system' },
        }));
      case 'order': {
        const seen = await cart.getCart(ctx, null);
        return void (await orders.placeOrder(ctx, seen.code, CHECKOUT));
      }
      case 'remove': {
        const seen = await cart.getCart(ctx, null);
        return void (await cart.removeItem(ctx, seen.code, { lineId: seen.lines[0]?.id ?? 0 }));
      }
      case 'reprice':
        return void (await db
          .updateTable('product')
          .set({ price_base: step.price * 100 })
          .where('id', '=', productId)
          .execute());
    }
  };

  const sequences = sampled(MAX_SEQUENCES);
  const isEnough = (): boolean =>
    sequences.length <= MAX_SEQUENCES - SEQUENCES && MUST_HAPPEN.every((kind) => said.has(kind));
  const nextSequence = () => (isEnough() ? undefined : sequences.pop());
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = nextSequence(); next !== undefined; next = nextSequence())
        for (const step of next) {
          try {
            await play(step);
            note(step.kind);
          } catch (error) {
            // A rejection is fine, a fault is not: no constraint of the database is ever reached.
            if (!(error instanceof Error) || error.name !== 'Problem') throw error;
            note((error as Error & { code: string }).code);
          }
        }
    }),
  );
  assert.deepEqual(await violations(db), []);
  for (const kind of MUST_HAPPEN)
    assert.ok(said.has(kind), `${kind} happened: ${JSON.stringify(Object.fromEntries(said))}`);
  // Each was held before; whether one still is when the last sequence ends is chance.
  const sold = await db.selectFrom('negotiated_price').select('state').execute();
  for (const state of ['used', 'released'] as const)
    assert.ok(
      sold.some((row) => row.state === state),
      `${state} happened`,
    );
});

function sampled(count: number) {
  return fc.sample(steps, count);
}
