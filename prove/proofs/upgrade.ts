// Schema change under load: expanded, filled and contracted on tables that are being written and read: no request is rejected, and no lock wait exceeds the limit of a migration.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lintMigration } from '../../scripts/checks/migration-lint.ts';
import type { migrate } from '../../server/src/platform/db/index.ts';
import { MIGRATIONS } from '../../server/src/platform/db/migrate.ts';
import { mutantLoader } from '../../server/testing/mutants.ts';
import { againAndAgain } from '../again.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { MAX_WAIT_MS, startReader, waitFindings, watchWaits, withClient } from '../lock-waits.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { addMigration, BEFORE_FILLING, CONTRACTING, EXPANDING } from '../schema-steps.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

/** A report reads the orders so long, and begins anew soon after. */
const REPORT_SECONDS = 2.5;
const BATCH = 2_000;
const HELD = 'short locks';

const STEPS = [...EXPANDING, ...CONTRACTING];
/** The mistake: all others wait until it is over. */
const HOLDING = `-- as everybody else sees a rewrite of a big table
lock table sales_order in access exclusive mode;
select pg_sleep(4);
`;

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const shop = await aShop(context, { databaseUrl: cluster.url });
  await shop.start();
  const goods = await stockShop(cluster.url, 4);
  const carts = sized(context, { test: 20_000, prove: 300_000, full: 3_000_000 });
  await withClient(cluster.url, 'millwright proof', async (client) => {
    await client.query(
      `insert into cart (code, status) select 'old-' || n, 'merged' from generate_series(1, ${carts}) n`,
    );
  });
  const buyers = startBuyers(context, shop.address, goods);
  const reader = startReader(context, shop.address, goods.products[0] as number);
  await buyers.untilOrders(20);
  const waits = watchWaits(context, cluster.url);
  const reports = startReports(context, cluster.url);
  const steps = await upgrade(context, cluster.url, carts);
  const { read } = await reports.stop();
  const longest = await waits.stop();
  await buyers.untilOrders(10);
  const attempts = await buyers.stop();
  const reads = await reader.stop();
  const reconciliation = await reckon(shop.address, cluster.url, attempts);
  const failed = [
    ...attempts.filter(({ told }) => told !== 'order'),
    ...reads.filter(({ status }) => status !== 200),
  ];
  const times = attempts.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    figures: {
      'rows of the biggest table': carts,
      ...Object.fromEntries(steps.map(({ name, ms }) => [`${name}, ms`, Math.round(ms)])),
      'reports that read the orders meanwhile': `${read}, each ${REPORT_SECONDS} s`,
      'orders / read calls / failed of both': `${attempts.length} / ${reads.length} / ${failed.length + buyers.unfilled()}`,
      'an order takes, ms, median / longest': `${Math.round(median(times))} / ${Math.round(times.at(-1) ?? 0)}`,
      'longest wait for a lock, ms': Math.round(longest.ms),
    },
    failures: [
      ...(failed.length > 0
        ? [`${failed.length} requests were not served, such as ${failed[0]?.status}`]
        : []),
      ...(buyers.unfilled() > 0 ? [`${buyers.unfilled()} carts could not be filled`] : []),
      ...waitFindings(longest),
      ...STEPS.flatMap(([name, text]) => lintMigration(text).map((fault) => `${name}: ${fault}`)),
      ...reconciliation.failures,
    ],
  };
}

type Step = { name: string; ms: number };

async function upgrade(context: Context, url: string, carts: number): Promise<Step[]> {
  const changes = context.without?.changes ?? [];
  const load = mutantLoader(changes);
  const { migrate: migrateShop } = await load<{ migrate: typeof migrate }>(
    'platform/db/migrate.ts',
  );
  const directory = mkdtempSync(join(tmpdir(), 'millwright-upgrade-'));
  context.after(async () => rmSync(directory, { recursive: true, force: true }));
  cpSync(MIGRATIONS, directory, { recursive: true });
  const steps: Step[] = [];
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await work();
    steps.push({ name, ms: performance.now() - begun });
    context.tell(`${name}: ${Math.round(performance.now() - begun)} ms`);
  };
  const apply = (name: string, text: string): Promise<void> =>
    timed(name, async () => {
      addMigration(directory, [name, text]);
      await migrateShop({ url, directory });
    });
  // That is enough to be seen.
  if (context.without?.instead === HELD) await apply('hold', HOLDING);
  else
    for (const [name, text] of STEPS) {
      await apply(name, text);
      if (name === BEFORE_FILLING) await timed('fill in batches', () => fill(url, carts));
    }
  return steps;
}

/** As a job does it: some rows a transaction, from where the last one ended. */
async function fill(url: string, carts: number): Promise<void> {
  await withClient(url, 'millwright fill', async (client) => {
    for (let from = 0; from <= carts; from += BATCH)
      await client.query(
        'update cart set upgrade_note = code where id > $1 and id <= $2 and upgrade_note is null',
        [from, from + BATCH],
      );
    const orders = `update sales_order set upgrade_note = public_id where id in
      (select id from sales_order where upgrade_note is null order by id limit 200 for update skip locked)`;
    while (((await client.query(orders)).rowCount ?? 0) > 0);
  });
}

/** A report reads the orders in one long statement, again and again: a migration waits behind it, and all others behind the migration. */
function startReports(context: Context, url: string): { stop(): Promise<{ read: number }> } {
  const count = { read: 0 };
  return againAndAgain(context, count, async (isOver) => {
    await withClient(url, 'millwright report', async (client) => {
      for (; !isOver(); await sleep(400)) {
        await client.query(
          `select count(*), pg_sleep(${REPORT_SECONDS}) from sales_order where id < 0`,
        );
        count.read += 1;
      }
    });
  });
}

export const proof: Proof = {
  name: 'upgrade',
  chapter: 'Upgrades',
  promise: `While the schema is expanded, filled and contracted under a shop that sells, and reports read its orders, no request fails and nobody waits for a lock longer than ${MAX_WAIT_MS / 1_000} s`,
  tag: '[promises P21]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the limit of waiting for a table',
      tier: 'prove',
      changes: [
        {
          file: 'platform/db/migrate.ts',
          from: "await client.query('select set_config($1, $2, true)', ['lock_timeout', LOCK_TIMEOUT]);",
          to: '',
        },
      ],
    },
    { name: HELD, tier: 'prove', instead: HELD },
  ],
};
