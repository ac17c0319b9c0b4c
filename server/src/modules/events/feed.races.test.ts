// Races of the change feed: many writers with random delays and rollbacks, and a reader beside them that must miss nothing and see nothing twice.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aProduct, testDatabase } from '../../../testing/index.ts';
import { type Change, mutantLoader } from '../../../testing/mutants.ts';
import { sampleSize } from '../../../testing/sample.ts';

const WRITERS = 32;
const { db, pool } = await testDatabase({ after }, { poolSize: WRITERS + 8 });
const products: number[] = [];
for (let n = 0; n < WRITERS * 2; n++) products.push(await aProduct(db, { stock: 100_000 }));

const STATEMENTS = [
  'update product set price_base = price_base % 1000 + 1 where id = $1',
  'update product set weight_grams = weight_grams + 1 where id = $1',
  `with moved as (insert into stock_movement (product_id, delta, reason) values ($1, -1, 'correction')) update stock set on_hand = on_hand - 1 where product_id = $1`,
];
const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

/** Transactions of one writer on products of its own, so that none waits for another. @returns numbers of those that were rolled back */
async function write(own: readonly number[], transactions: number): Promise<string[]> {
  const client = await pool.connect();
  const undone: string[] = [];
  try {
    for (let n = 0; n < transactions; n++) {
      await client.query('begin');
      const changes = 1 + Math.floor(Math.random() * 3);
      for (let change = 0; change < changes; change++) {
        await client.query(one(STATEMENTS), [one(own)]);
        await client.query('select pg_sleep(random() * random() * 0.05)');
      }
      const isKept = Math.random() < 0.75;
      if (!isKept) {
        const { rows } = await client.query('select pg_current_xact_id()::text as xid');
        undone.push(rows[0].xid);
      }
      await client.query(isKept ? 'commit' : 'rollback');
    }
  } finally {
    client.release();
  }
  return undone;
}

type Events = Pick<typeof import('./index.ts'), 'currentPosition' | 'readFrom'>;
type Result = { lost: number; twice: number; undone: number; disordered: number; read: number };

async function readBesideWriters(changes: readonly Change[] = []): Promise<Result> {
  const events = await mutantLoader(changes)<Events>('modules/events/index.ts');
  let at = await events.currentPosition(db);
  const { rows: before } = await pool.query('select coalesce(max(id), 0) as id from event');
  const found: { id: number; xid: string }[] = [];
  let isWriting = true;
  const follow = async (deadline: () => boolean): Promise<void> => {
    while (!deadline()) {
      const page = await events.readFrom(db, {
        after: at,
        limit: 1 + Math.floor(Math.random() * 20),
      });
      found.push(...page.events);
      at = page.next;
    }
  };
  const reader = follow(() => !isWriting);
  const undone = new Set(
    (
      await Promise.all(
        Array.from(
          { length: WRITERS },
          async (_, n) => await write(products.slice(n * 2, n * 2 + 2), sampleSize(6, 40)),
        ),
      )
    ).flat(),
  );
  isWriting = false;
  await reader;
  const { rows: all } = await pool.query<{ id: number }>(
    'select id from event where id > $1 order by id',
    [before[0].id],
  );
  // What other databases of the cluster still run holds the stream back for a moment.
  const read = () => new Set(found.map(({ id }) => id));
  const end = Date.now() + 5_000;
  await follow(() => all.every(({ id }) => read().has(id)) || Date.now() > end);
  const ids = read();
  return {
    read: ids.size,
    lost: all.filter(({ id }) => !ids.has(id)).length,
    twice: found.length - ids.size,
    undone: found.filter(({ xid }) => undone.has(xid)).length,
    disordered: found.filter(({ id, xid }, n) => {
      const last = found[n - 1];
      return (
        last !== undefined &&
        (BigInt(xid) < BigInt(last.xid) || (xid === last.xid && id <= last.id))
      );
    }).length,
  };
}

test('readFrom › 32 writers with random delays and rollbacks › every committed event once, in the order of transactions, none of a rollback [decisions 0108]', async () => {
  const { read, ...faults } = await readBesideWriters();
  assert.deepEqual(faults, { lost: 0, twice: 0, undone: 0, disordered: 0 });
  assert.ok(read > WRITERS * 3, `${read} events are too few to prove anything`);
});

const BY_ID: readonly Change[] = [
  {
    file: 'modules/events/feed.queries.ts',
    from: '(e.xid, e.id) > (${after.xid}::xid8, ${after.id}::bigint) and e.xid < ${horizon}::xid8',
    to: 'e.id > ${after.id}::bigint',
  },
  {
    file: 'modules/events/feed.queries.ts',
    from: 'order by e.xid, e.id limit',
    to: 'order by e.id limit',
  },
  { file: 'modules/events/feed.queries.ts', from: 'order by w.xid, w.id', to: 'order by w.id' },
  {
    file: 'modules/events/feed.ts',
    from: 'const all = { xid: horizon, id: 0 };',
    to: 'const all = events.at(-1) ?? after;',
  },
];

test('readFrom › the mutant that reads by id alone › loses events [decisions 0108]', async () => {
  for (let attempt = 1; ; attempt++) {
    const { lost } = await readBesideWriters(BY_ID);
    if (lost > 0) return;
    assert.ok(
      attempt < 5,
      'five runs by id alone lost nothing: the property above protects nothing',
    );
    await sleep(0);
  }
});
