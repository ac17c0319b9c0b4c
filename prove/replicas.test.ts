// Reads from a standby: staleness, lag, loss, wrong server.
// @alone: kills and starts databases and processes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { findOlderPostgres } from '../scripts/test/tools-of-the-system.ts';
import { installJobs } from '../server/src/jobs.ts';
import { reindexProducts } from '../server/src/modules/search/index.ts';
import { inTransaction, migrate, openDatabase } from '../server/src/platform/db/index.ts';
import { aCustomer, aProduct } from '../server/testing/index.ts';
import { mutantLoader } from '../server/testing/mutants.ts';
import { aTcpFaultProxy } from '../server/testing/wire.ts';
import { aCluster, becomes } from './cluster.ts';
import { aStandby, asSuperuser, REPLICATED } from './standby.ts';

const WITHIN_MS = 1_000;
const TOKEN = 'a-token-for-the-figures';
const older = findOlderPostgres(() => {});
const skip = 'missing' in older ? older.missing : false;

const ends: (() => Promise<void>)[] = [];
const scope = { after: (end: () => Promise<void>) => void ends.push(end) };
after(async () => {
  for (const end of ends.reverse()) await end();
});

type World = Awaited<ReturnType<typeof aWorld>>;
let made: Promise<World> | undefined;
const world = (): Promise<World> => (made ??= aWorld());

async function aWorld() {
  const { bin } = older as { bin: string };
  const context = { size: 'test', without: null, tell() {}, ...scope } as const;
  const primary = await aCluster(context, { binaries: bin, settings: REPLICATED });
  const standby = await aStandby(context, primary, bin);
  await migrate({ url: primary.url });
  await installJobs(primary.url);
  const database = openDatabase(primary.url, { applicationName: 'millwright test' });
  scope.after(() => database.close());
  const product = await aProduct(database.db, { stock: 1_000 });
  // Only categories with products on sale are shown.
  await inTransaction(database.db, async (tx) => await reindexProducts(tx, [product]));
  const way = await aTcpFaultProxy(scope, standby.url);
  const superuser = (statement: string) => asSuperuser(primary, [statement], standby.url);
  return { primary, standby, database, product, way, superuser };
}

type Node = {
  app: FastifyInstance;
  said: string[];
  figure(sample: string): Promise<number>;
  ask(path: string, token?: string): Promise<string>;
};

/** A node of its own, that has found its replica useful. */
async function aNode(
  t: { after(end: () => Promise<void>): void },
  url: string,
  changes: Parameters<typeof mutantLoader>[0] = [],
): Promise<Node> {
  const { database } = await world();
  const load = mutantLoader(changes);
  const { buildApp } = await load<typeof import('../server/src/app.ts')>('app.ts');
  const { Replicas } =
    await load<typeof import('../server/src/platform/db/index.ts')>('platform/db/index.ts');
  const said: string[] = [];
  const write = (_fields: object, message: string): void => void said.push(message);
  const replicas = new Replicas([url], database, { log: { info: write, warn: write } });
  const config = {
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1_000,
    trustProxy: undefined,
    dev: false,
    responseCacheMb: 4,
    metricsToken: TOKEN,
  };
  const app = await buildApp({
    config,
    db: database.db,
    replicas,
    log: pino({ level: 'fatal' }),
    pages: null,
    turnsAway: false,
  });
  t.after(async () => {
    await app.close();
    await replicas.close();
  });
  const figure = async (sample: string): Promise<number> => {
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const line = body.split('\n').find((text) => text.startsWith(`${sample} `));
    return line === undefined ? 0 : Number(line.slice(sample.length + 1));
  };
  const ask = async (path: string, token?: string): Promise<string> => {
    const answer = await app.inject({
      url: path,
      ...(token === undefined ? {} : { headers: { authtoken: token } }),
    });
    assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
    return answer.body;
  };
  return { app, said, figure, ask };
}

const FROM_REPLICA = 'millwright_public_reads_total{from="replica"}';
const REPEATED = 'millwright_replica_statements_repeated_total';
const CATEGORIES = '/api/categories?lang=en';

/** Asks until an answer came from the replica. */
async function reachesReplica(node: Node): Promise<boolean> {
  const before = await node.figure(FROM_REPLICA);
  return await becomes(async () => {
    await search(node);
    return (await node.figure(FROM_REPLICA)) > before;
  }, 10_000);
}

/** Nothing of it is kept anywhere. */
async function search(node: Node): Promise<void> {
  const answer = await node.app.inject({
    method: 'POST',
    url: '/api/search?lang=en',
    payload: { query: `part ${Math.random()}` },
  });
  assert.equal(answer.statusCode, 200, answer.body);
}

async function rename(name: string): Promise<void> {
  const { database } = await world();
  await database.pool.query(
    'update category set name = $1::jsonb where id = (select category_id from product order by id limit 1)',
    [JSON.stringify({ en: name, ru: name, ar: name })],
  );
}

/** @returns for how many milliseconds somebody could still ask and was shown the old name; undefined when it came back after that */
async function shownOldFor(node: Node, name: string, watchMs: number): Promise<number | undefined> {
  const began = performance.now();
  let last = 0;
  let isShown = false;
  while (performance.now() - began < watchMs) {
    const asked = performance.now() - began;
    const isNew = (await node.ask(CATEGORIES)).includes(name);
    if (isShown && !isNew) return undefined;
    isShown ||= isNew;
    if (!isNew) last = asked;
    await sleep(10);
  }
  return last;
}

test('cached response › the replica stands still while a name changes › new within a second, and the old one never comes back [design: out of one machine]', {
  skip,
}, async (t) => {
  const { way, superuser } = await world();
  const node = await aNode(t, way.url);
  assert.ok(await reachesReplica(node), 'nothing is read from the replica');
  for (let n = 0; n < 3; n++) await node.ask(CATEGORIES);
  await superuser('select pg_wal_replay_pause()');
  t.after(async () => void (await superuser('select pg_wal_replay_resume()')));
  await rename('Renamed Qy1');
  const old = await shownOldFor(node, 'Renamed Qy1', 2_500);
  assert.ok(old !== undefined && old <= WITHIN_MS, `old for ${old} ms`);
  await superuser('select pg_wal_replay_resume()');
  assert.ok(await reachesReplica(node), 'the replica is not used again');
  assert.ok((await node.ask(CATEGORIES)).includes('Renamed Qy1'));
  assert.equal(await node.figure(REPEATED), 0);
});

test('cached response without waiting for the replica › the same › the old name stays [design: out of one machine]', {
  skip,
}, async (t) => {
  const { way, superuser } = await world();
  const node = await aNode(t, way.url, [
    { file: 'platform/db/replica.ts', from: ' && this.#replayed >= this.#wanted', to: '' },
  ]);
  assert.ok(await reachesReplica(node));
  for (let n = 0; n < 3; n++) await node.ask(CATEGORIES);
  await superuser('select pg_wal_replay_pause()');
  t.after(async () => void (await superuser('select pg_wal_replay_resume()')));
  await rename('Renamed Qy2');
  const old = await shownOldFor(node, 'Renamed Qy2', 2_500);
  assert.ok(old === undefined || old > WITHIN_MS, 'nobody is shown what the replica has not got');
});

test('a customer › reads while the replica stands still › sees what was written [design: out of one machine]', {
  skip,
}, async (t) => {
  const { way, superuser, database, product } = await world();
  const node = await aNode(t, way.url);
  assert.ok(await reachesReplica(node));
  await superuser('select pg_wal_replay_pause()');
  t.after(async () => void (await superuser('select pg_wal_replay_resume()')));
  const { token } = await aCustomer(database.db);
  await rename('Renamed Qy3');
  // Another process's change: each process caches the tree for a second at most.
  assert.ok(
    await becomes(
      async () => (await node.ask(CATEGORIES, token)).includes('Renamed Qy3'),
      WITHIN_MS,
    ),
  );
  const added = await node.app.inject({
    method: 'POST',
    url: '/api/shop/additemtocart',
    payload: { productId: product, quantity: 3 },
  });
  const { code } = added.json() as { code: string };
  // A visitor with a cart, too: a cart is personal.
  assert.match(await node.ask(`/api/shop/shoppingCart?cartCode=${code}`), /"quantity":3/);
});

test('the replica › lags by more than a second › is not read, and again when it has caught up [design: out of one machine]', {
  skip,
}, async (t) => {
  const { way, superuser } = await world();
  const node = await aNode(t, way.url);
  assert.ok(await reachesReplica(node));
  await superuser('select pg_wal_replay_pause()');
  t.after(async () => void (await superuser('select pg_wal_replay_resume()')));
  // Not public, so the cache invalidation feed does not carry it.
  await (await world()).database.pool.query(
    "insert into customer (email, first_name, mobile, company_name) values ('late@example.com', 'L', '+914428271234', 'L')",
  );
  // waits: the lag of a replica that stands still is the time that passes
  await sleep(WITHIN_MS);
  const before = await node.figure(FROM_REPLICA);
  for (let n = 0; n < 5; n++) await search(node);
  assert.equal(await node.figure(FROM_REPLICA), before);
  assert.ok(await becomes(() => node.said.length === 2, 10_000));
  await superuser('select pg_wal_replay_resume()');
  assert.ok(await reachesReplica(node));
  assert.deepEqual(node.said, [
    'reads go to the replica',
    'the replica is not used, the primary is asked instead',
    'reads go to the replica',
  ]);
});

for (const [what, strike, mend] of [
  ['falls silent', ({ way }: World) => way.swallow(true), ({ way }: World) => way.swallow(false)],
  ['breaks off', ({ way }: World) => way.cut(), ({ way }: World) => way.mend()],
] as const) {
  test(`the replica › ${what} while visitors read › all are answered, none waits long, and it is used again [promises P6]`, {
    skip,
  }, async (t) => {
    const there = await world();
    const node = await aNode(t, there.way.url);
    assert.ok(await reachesReplica(node));
    const before = await node.figure(REPEATED);
    await strike(there);
    let longest = 0;
    try {
      for (const until = performance.now() + 2_500; performance.now() < until; await sleep(20)) {
        const asked = performance.now();
        await search(node);
        longest = Math.max(longest, performance.now() - asked);
      }
    } finally {
      await mend(there);
    }
    assert.ok(longest < 2_500, `somebody waited ${Math.round(longest)} ms`);
    assert.ok((await node.figure(REPEATED)) > before, 'nobody asked it');
    assert.ok(await reachesReplica(node), 'the replica is not used again');
  });
}

test('DATABASE_REPLICA_URL › names the primary itself › nothing is read there as from a replica, and the log says why [design: out of one machine]', {
  skip,
}, async (t) => {
  const { primary } = await world();
  const node = await aNode(t, primary.url);
  assert.ok(
    await becomes(
      () => node.said.includes('the replica is not used, the primary is asked instead'),
      10_000,
    ),
  );
  const before = await node.figure(FROM_REPLICA);
  for (let n = 0; n < 3; n++) await search(node);
  assert.equal(await node.figure(FROM_REPLICA), before);
  assert.ok(!node.said.includes('reads go to the replica'));
});
