// Tests of idempotency keys: however often a call is sent, alone or at once, and whatever dies in between, it has one effect and one answer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import {
  aClient,
  aClientCtx,
  aCustomer,
  aProduct,
  stockOf,
  testDatabase,
} from '../../testing/index.ts';
import { type Change, mutantLoader, type Program, programOf } from '../../testing/mutants.ts';
import type { Ctx } from './context.ts';
import { inTransaction } from './db/index.ts';
import {
  type CallAnswer,
  deleteOldAnswers,
  idempotencyKeyOf,
  idempotencyOwnerOf,
  type RepeatableCall,
} from './idempotency.ts';

const shop = await testDatabase({ after });
const { db, pool } = shop;
const { id: clientId } = await aClient(db, ['orders:write', 'catalogue:write']);
const client = aClientCtx(db, clientId, ['orders:write', 'catalogue:write']);
const CHECKOUT = {
  ...{ purchaseOrderNumber: '', note: '', paymentMode: 'escrow' as const, termsAccepted: true },
};

type World = Program & Pick<typeof import('./idempotency.ts'), 'answerOnce'>;
async function aWorld(...changes: Change[]): Promise<World> {
  const load = mutantLoader(changes);
  const { answerOnce } = await load<typeof import('./idempotency.ts')>('platform/idempotency.ts');
  return { ...(await programOf(load)), answerOnce };
}
const program = await aWorld();
const WITHOUT_ROW: Change = {
  file: 'platform/idempotency.ts',
  from: 'await tx.insertInto("idempotent_call").values(row).execute();'.replaceAll('"', "'"),
  to: 'void tx; void row;',
};

let keys = 0;
const aKey = (): string => `key-${keys++}`;
const answered = (body: unknown): CallAnswer => ({ status: 200, body: JSON.stringify(body) });

/** As a client repeats it: told that it still runs, it asks again. @returns the answer's text, or the code of a problem */
async function told(send: () => Promise<CallAnswer>): Promise<string> {
  for (const deadline = Date.now() + 10_000; ; ) {
    try {
      return (await send()).body;
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      if (name !== 'Problem') return `fault ${code ?? String(error)}`;
      if (code !== 'idempotency-key-running' || Date.now() > deadline) return code ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** A buyer whose open cart has 3 of a product of which there are 10; `place` orders it. */
async function aCheckout({ answerOnce, services }: World) {
  const product = await aProduct(db, { stock: 10 });
  const { ctx, id } = await aCustomer(db);
  await services.cart.addItem(ctx, null, { productId: product, quantity: 3 });
  const call: RepeatableCall = { key: aKey(), call: 'placeOrder', request: CHECKOUT };
  const place = () =>
    answerOnce(ctx, call, async (inside) => {
      const { orderId } = await services.orders.placeOrder(inside, null, CHECKOUT);
      return answered({ orderId });
    });
  const ordered = async () =>
    (await pool.query('select public_id from sales_order where customer_id = $1', [id])).rows.map(
      (row) => `{"orderId":"${row.public_id}"}`,
    );
  return { place, ordered, stock: () => stockOf(db, product) };
}

/** A note on an order, by a program; each effect is one row more. */
async function aNote({ answerOnce, services }: World) {
  const { place, ordered } = await aCheckout(program);
  await place();
  const [body = '{}'] = await ordered();
  const { rows } = await pool.query('select id from sales_order where public_id = $1', [
    JSON.parse(body).orderId,
  ]);
  const orderId: number = rows[0].id;
  const call = (): RepeatableCall => ({
    ...{ key, call: 'addOrderNote', request: { text, orderId } },
  });
  const [key, text] = [aKey(), 'From the ERP'];
  const write = (ctx: Ctx = client) =>
    answerOnce(ctx, call(), async (inside) => {
      const { notes } = await services.orders.addOrderNote(inside, orderId, text);
      return answered(notes.length);
    });
  const count = async (): Promise<number> =>
    (await pool.query('select from order_note where order_id = $1', [orderId])).rowCount ?? 0;
  return { write, count, key, orderId };
}

test('idempotency key › an order, sent 16 times at once and 8 times later › placed once, its stock taken once, every answer the same [decisions 0110]', async () => {
  const { place, ordered, stock } = await aCheckout(program);
  const answers = await Promise.all(Array.from({ length: 16 }, () => told(place)));
  for (let n = 0; n < 8; n++) answers.push(await told(place));
  const orders = await ordered();
  assert.equal(orders.length, 1);
  assert.deepEqual([...new Set(answers)], orders);
  assert.deepEqual(await stock(), [7, 0]);
});

test('idempotency key › a note by a program, sent 16 times at once and 8 times later › one row; without the stored answer one each, without the turn a fault [decisions 0110]', async () => {
  const outcome = async (world: World) => {
    const { write, count } = await aNote(world);
    const answers = await Promise.all(Array.from({ length: 16 }, () => told(write)));
    for (let n = 0; n < 8; n++) answers.push(await told(write));
    return { rows: await count(), answers: [...new Set(answers)].sort() };
  };
  assert.deepEqual(await outcome(program), { rows: 1, answers: ['1'] });
  assert.equal((await outcome(await aWorld(WITHOUT_ROW))).rows, 24);
  const withoutTurn = await outcome(
    await aWorld({
      file: 'platform/idempotency.ts',
      from: 'if (rows[0]?.taken !== true)',
      to: 'if (rows.length > 1)',
    }),
  );
  assert.equal(withoutTurn.rows, 1, 'the key of the table still holds');
  assert.ok(withoutTurn.answers.includes('fault 23505'), String(withoutTurn.answers));
});

test('idempotency key › the connection dies between effect and answer › nothing happened, and the repeat does it once; without the common transaction it happens twice [decisions 0110]', async () => {
  const outcome = async (world: World) => {
    const { write, count } = await aNote(world);
    let isFirst = true;
    const end = world.atEveryPoint(async (point) => {
      if (point !== 'idempotency: effect done' || !isFirst) return;
      isFirst = false;
      await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`);
    });
    try {
      const first = await told(write);
      return {
        first: first.slice(0, 5),
        later: [await told(write), await told(write)],
        rows: await count(),
      };
    } finally {
      end();
    }
  };
  assert.deepEqual(await outcome(program), { first: 'fault', later: ['1', '1'], rows: 1 });
  const ofItsOwn = await outcome(
    await aWorld({
      file: 'platform/idempotency.ts',
      from: '{ ...ctx, db: insideTransaction(tx, ctx.db) }',
      to: 'ctx',
    }),
  );
  assert.equal(ofItsOwn.rows, 2);
});

test('idempotency key › another request, another call, another owner › refused, refused, and a key of its own [decisions 0110]', async () => {
  const { write, count, key, orderId } = await aNote(program);
  assert.equal(await told(write), '1');
  const again = (call: string, request: unknown, ctx = client) =>
    told(() => program.answerOnce(ctx, { key, call, request }, async () => answered('done')));
  // The order of the fields is no difference.
  assert.equal(await again('addOrderNote', { orderId, text: 'From the ERP' }), '1');
  assert.equal(await again('addOrderNote', { orderId, text: 'Else' }), 'idempotency-key-reused');
  assert.equal(
    await again('recordPayment', { orderId, text: 'From the ERP' }),
    'idempotency-key-reused',
  );
  const other = await aClient(db, ['orders:write']);
  assert.equal(await told(() => write(aClientCtx(db, other.id, ['orders:write']))), '2');
  assert.equal(await count(), 2);
});

test('idempotency key › of somebody who is not known › is nobody’s, and nothing is done under it [decisions 0110]', async () => {
  const { ctx } = await aCustomer(db);
  let isDone = false;
  const actors = [
    { kind: 'visitor' },
    { kind: 'staff', staffId: 1, role: 'administrator' },
    { kind: 'restricted', customerId: 1, session: '' },
  ] as const;
  for (const actor of actors) {
    assert.equal(idempotencyOwnerOf({ actor }), undefined);
    const call = { key: aKey(), call: 'x', request: null };
    await assert.rejects(
      program.answerOnce({ ...ctx, actor }, call, async () => {
        isDone = true;
        return answered('done');
      }),
    );
  }
  assert.equal(isDone, false);
});

test('idempotency key › a rejection › is not stored; what was committed before it stays, what it gave up does not, and the key may be tried again [decisions 0110]', async () => {
  const product = await aProduct(db, { stock: 5 });
  const call = { key: aKey(), call: 'take', request: null };
  const { Problem } = await import('./problem.ts');
  const send = (fails: boolean) =>
    told(() =>
      program.answerOnce(client, call, async (ctx) => {
        const take = (then?: Error) =>
          inTransaction(ctx.db, async (tx) => {
            await tx
              .updateTable('product')
              .set((eb) => ({ price_base: eb('price_base', '+', 1) }))
              .where('id', '=', product)
              .execute();
            if (then !== undefined) throw then;
          });
        await take();
        await take(new Problem('stock-none-there')).catch(() => {});
        if (fails) throw new Problem('stock-none-there');
        return answered('done');
      }),
    );
  const price = async (): Promise<number> =>
    (await pool.query('select price_base from product where id = $1', [product])).rows[0]
      .price_base;
  const before = await price();
  assert.equal(await send(true), 'stock-none-there');
  assert.equal(await price(), before + 1);
  assert.equal(await send(false), '"done"');
  assert.equal(await send(true), '"done"', 'answered from the store');
  assert.equal(await price(), before + 2);
});

test('idempotency key › what the call changes › is in the log with the client’s name, as one change [decisions 0110]', async () => {
  const { write, orderId } = await aNote(program);
  await write();
  const { rows } = await pool.query(
    "select who, change_id from audit_log where table_name = 'order_note' and subject_id = $1",
    [String(orderId)],
  );
  assert.deepEqual(
    rows.map((row) => row.who),
    [`client:${clientId}`],
  );
});

test('idempotency key › after seven days › may be used anew [decisions 0110]', async () => {
  const { write, count } = await aNote(program);
  await write();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteOldAnswers(db, inDays(6.9), 1_000);
  await write();
  assert.equal(await count(), 1);
  assert.ok((await deleteOldAnswers(db, inDays(7.1), 1_000)) > 0);
  await write();
  assert.equal(await count(), 2);
});

test('Idempotency-Key › any text in the header › a key of 1 to 255 characters, bare or quoted, or refused [decisions 0110]', () => {
  assert.equal(idempotencyKeyOf(undefined), undefined);
  assert.equal(idempotencyKeyOf('8e03978e-40d5'), '8e03978e-40d5');
  assert.equal(idempotencyKeyOf('"8e03978e-40d5"'), '8e03978e-40d5');
  const code = (header: string | string[]) => {
    try {
      return idempotencyKeyOf(header);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  for (const wrong of ['', ' ', 'a b', '"', '""', '"a', 'a"', 'é', 'a\n', 'x'.repeat(256), ['a']])
    assert.equal(code(wrong), 'idempotency-key-not-valid', JSON.stringify(wrong));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = code(text);
      assert.ok(key !== undefined && /^[!-~]{1,255}$/.test(key));
    }),
  );
});
