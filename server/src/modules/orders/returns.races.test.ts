// Races of returns: two members of staff close a return, refund, or answer returns of one line at once: credited and paid once. Each race also runs without the lock, and must then do damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

const ORDER_LOCK: Change = {
  file: 'modules/orders/orders.queries.ts',
  from: ".where('id', '=', id).forUpdate()",
  to: ".where('id', '=', id)",
};
const TOTAL = 47_200;

/** 4 units of 100.00 at 18 %, shipped and paid. */
async function shippedOrder({ db, program }: World) {
  const { ctx } = await aCustomer(db);
  const product = await aProduct(db, { stock: 10, price: 10_000 });
  const { cart, orders } = program.services;
  const { code } = await cart.addItem(ctx, null, { productId: product, quantity: 4 });
  const { id } = await orders.placeOrder(ctx, code as string, CHECKOUT);
  const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 1, role: 'administrator' } };
  await agreeFreight(db, id);
  await orders.changeOrderStatus(admin, { id }, { to: 'Confirmed' });
  const paid = {
    once: 'race-payment',
    receivedOn: '2026-01-05',
    mode: 'escrow',
    reference: 'E-1',
    amount: TOTAL,
  } as const;
  await orders.recordPayment(admin, id, paid);
  await orders.changeOrderStatus(admin, { id }, { to: 'Shipped' });
  const ask = async (quantity: number): Promise<number> => {
    const lines = [{ productId: product, quantity, reason: 'damaged' as const }];
    const returnId = (await orders.requestReturn(ctx, String(id), { lines, note: '' })).returns.at(
      -1,
    )?.id as number;
    await orders.answerReturn(admin, id, returnId, { to: 'accepted', answer: '', restock: false });
    return returnId;
  };
  const close = (returnId: number) =>
    orders.answerReturn(admin, id, returnId, { to: 'closed', answer: '', restock: false });
  const refund = (once: string, amount: number) =>
    orders.recordRefund(admin, id, {
      once,
      paidOn: '2026-01-06',
      mode: 'escrow',
      reference: 'E-2',
      amount,
    });
  return { id, ctx, admin, product, orders, ask, close, refund };
}

type Race = { name: string; run(world: World): Promise<string[]> };
const RACES: Race[] = [
  {
    name: 'two clerks close the same return',
    async run(world) {
      const { id, admin, orders, ask, close } = await shippedOrder(world);
      const returnId = await ask(2);
      const said = await during(
        world,
        'return: read',
        () => close(returnId),
        () => close(returnId),
      );
      const { credited } = await orders.getAdminOrder(admin, id);
      return [
        ...unless(said.join() === 'done,done', said.join()),
        ...unless(credited.base === TOTAL / 2, `credited ${credited.base}`),
      ];
    },
  },
  {
    name: 'two clerks pay the same refund',
    async run(world) {
      const { id, admin, orders, ask, close, refund } = await shippedOrder(world);
      await close(await ask(1));
      const due = TOTAL / 4;
      const said = await during(
        world,
        'refund: read',
        () => refund('race-refund-1', due),
        () => refund('race-refund-2', due),
      );
      const { refunded } = await orders.getAdminOrder(admin, id);
      return [
        ...unless([...said].sort().join() === 'done,refund-too-much', said.join()),
        ...unless(refunded === due, `refunded ${refunded}`),
      ];
    },
  },
];

for (const { name, run } of RACES) {
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
  test(`races of returns › ${name} › credited and paid once [§9 Terms]`, async (t) => {
    assert.deepEqual(await damage(t, await theProgram()), []);
  });
  test(`races of returns › ${name}, without the lock of the order › does damage, so the race is real [§9 Terms]`, async (t) => {
    assert.notDeepEqual(await damage(t, await aMutant(ORDER_LOCK), 'a guard is missing'), []);
  });
}

test('races of returns › a return closed while the staff cancels, and while its line is asked for again › refused, one credit [§9 Terms]', async (t) => {
  const world: World = { ...(await testDatabase(t)), program: await theProgram() };
  const { id, ctx, admin, product, orders, ask, close } = await shippedOrder(world);
  const returnId = await ask(3);
  const cancel = () => orders.changeOrderStatus(admin, { id }, { to: 'Cancelled' });
  assert.deepEqual(await during(world, 'return: order locked', cancel, () => close(returnId)), [
    'done',
    'order-status-not-allowed',
  ]);
  const again = (quantity: number) =>
    orders.requestReturn(ctx, String(id), {
      lines: [{ productId: product, quantity, reason: 'other' }],
      note: '',
    });
  await assert.rejects(again(2), { code: 'return-too-many' });
  const last = await ask(1);
  assert.deepEqual(
    await during(
      world,
      'return: order locked',
      () => again(1),
      () => close(last),
    ),
    ['done', 'return-not-possible'],
  );
  assert.equal((await orders.getAdminOrder(admin, id)).credited.base, TOTAL);
  assert.deepEqual(await violations(world.db), []);
});
