// Races of order proposals: an answer against another answer, against staff and against the last day has one outcome; without the lock it does damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during, type World } from '../../../testing/concurrent-actors.ts';
import { aCtx, aCustomer, aProduct, testDatabase, violations } from '../../../testing/index.ts';
import { aMutant, type Program, theProgram } from '../../../testing/mutants.ts';
import { expireProposals } from './index.ts';

type Scene = Awaited<ReturnType<typeof aScene>>;

async function aScene(
  t: Parameters<typeof testDatabase>[0],
  program: Program,
  brokenBecause?: string,
) {
  const world: World = {
    ...(await testDatabase(t, brokenBecause === undefined ? {} : { brokenBecause })),
    program,
  };
  const { db } = world;
  const clerk = {
    ...aCtx(db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  } as const;
  const { ctx: buyer } = await aCustomer(db);
  const productId = await aProduct(db, { stock: 10, price: 10_000 });
  const { cart, orders } = program.services;
  const { code } = await cart.addItem(buyer, null, { productId, quantity: 4 });
  const { id, orderId } = await orders.placeOrder(buyer, code as string, {
    purchaseOrderNumber: '',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
  const propose = (quantity: number, consent?: string) =>
    orders.changeOrderContents(clerk, id, {
      version: 0,
      lines: [{ productId, quantity }],
      freight: 0,
      consent,
    });
  const proposalId = (await propose(6)).proposals.at(-1)?.id ?? 0;
  return {
    world,
    propose,
    answer: (accept: boolean) =>
      orders.answerProposal(buyer, orderId, { proposalId, accept, answer: '' }),
    withdraw: () => orders.withdrawProposal(clerk, id, proposalId),
    consent: () => orders.recordConsent(clerk, id, proposalId, 'By telephone'),
    cancel: () => orders.cancelOrder(buyer, orderId),
    confirm: () => orders.changeOrderStatus(clerk, { id }, { to: 'Confirmed' }),
    async left() {
      const order = await orders.getAdminOrder(clerk, id);
      const stock = db.selectFrom('stock').select('on_hand').where('product_id', '=', productId);
      return [
        order.status,
        order.lines[0]?.quantity,
        order.edits.length,
        (await stock.executeTakeFirstOrThrow()).on_hand,
        ...order.proposals.map((each) => each.state),
        ...(await violations(db)),
      ];
    },
  };
}

/** What both are told, and what is left then. */
const RACES: Record<
  string,
  { against: (scene: Scene) => () => Promise<unknown>; told: string; left: unknown[] }
> = {
  'the same answer again': {
    against: (scene) => () => scene.answer(true),
    told: 'done',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'the other answer': {
    against: (scene) => () => scene.answer(false),
    told: 'order-proposal-closed',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'staff who withdraw it': {
    against: (scene) => scene.withdraw,
    told: 'order-proposal-closed',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'staff who record consent': {
    against: (scene) => scene.consent,
    told: 'order-proposal-closed',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'staff who replace it': {
    against: (scene) => () => scene.propose(8),
    told: 'record-changed',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'staff who change the order at once': {
    against: (scene) => () => scene.propose(2),
    told: 'record-changed',
    left: ['Pending', 6, 1, 4, 'accepted'],
  },
  'the buyer who cancels': {
    against: (scene) => scene.cancel,
    told: 'done',
    left: ['Cancelled', 6, 1, 10, 'accepted'],
  },
};

async function race(scene: Scene, against: () => Promise<unknown>): Promise<unknown[]> {
  const said = await during(scene.world, 'proposal: read', against, () => scene.answer(true));
  return [...said, await scene.left()];
}

for (const [name, { against, told, left }] of Object.entries(RACES)) {
  test(`answerProposal › accepted, against ${name} › one outcome, stock and sums are right [decisions 0105]`, async (t) => {
    const scene = await aScene(t, await theProgram());
    assert.deepEqual(await race(scene, against(scene)), ['done', told, left]);
  });

  test(`answerProposal › the same against ${name}, without the locks of order and stock › does damage, so the race is real [decisions 0105]`, async (t) => {
    const mutant = await aMutant(
      {
        file: 'modules/orders/orders.queries.ts',
        from: ".where('id', '=', id).forUpdate()",
        to: ".where('id', '=', id)",
      },
      {
        file: 'modules/catalog/catalog.stock.ts',
        from: 'order by product_id for update`',
        to: 'order by product_id`',
      },
    );
    const scene = await aScene(t, mutant, 'a guard is missing');
    assert.notDeepEqual(await race(scene, against(scene)), ['done', told, left]);
  });
}

test('answerProposal › accepted on the last day, while the job finds it over › accepted, nothing lapses [decisions 0105]', async (t) => {
  const scene = await aScene(t, await theProgram());
  const late = {
    ...aCtx(scene.world.db),
    actor: { kind: 'system' },
    clock: { now: () => new Date(Date.now() + 30 * 86_400_000) },
  } as const;
  let lapsed: number | undefined;
  const job = async () => {
    lapsed = await expireProposals(late);
  };
  assert.deepEqual(await race(scene, job), ['done', 'done', ['Pending', 6, 1, 4, 'accepted']]);
  assert.equal(lapsed, 0);
});

test('changeOrderContents › two proposals at once › one replaces the other, and one is open [decisions 0105]', async (t) => {
  const scene = await aScene(t, await theProgram());
  const said = await during(
    scene.world,
    'edit: read',
    () => scene.propose(7),
    () => scene.propose(8),
  );
  assert.deepEqual(
    [said, await scene.left()],
    [
      ['done', 'done'],
      ['Pending', 4, 0, 6, 'replaced', 'replaced', 'open'],
    ],
  );
});

test('changeOrderStatus › Confirmed, while the buyer accepts › after the answer, with what was accepted [decisions 0105]', async (t) => {
  const scene = await aScene(t, await theProgram());
  assert.deepEqual(await race(scene, scene.confirm), [
    'done',
    'done',
    ['Confirmed', 6, 1, 4, 'accepted'],
  ]);
});
