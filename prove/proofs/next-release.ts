// Release upgrade with a schema change: the previous release sells with its own program from the history; this one starts beside it, changes the schema, sells too, and the previous one stops.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../server/src/platform/db/index.ts';
import { MIGRATIONS } from '../../server/src/platform/db/migrate.ts';
import { type Attempt, type Buyers, startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { MAX_WAIT_MS, startReader, waitFindings, watchWaits, withClient } from '../lock-waits.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { upgradePair } from '../release-before.ts';
import { addMigration } from '../schema-steps.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

const BUYERS = 4;
const LAST_ORDER = 'select coalesce(max(id), 0) from sales_order';
const MIGRATIONS_APPLIED = 'select count(*) from schema_migration';
const CONTRACTED = 'expand before contract';
/** As if the old name were no longer used. */
const TOO_SOON = [
  'too soon',
  '-- the new name of it\nalter table cart_line rename column quantity to pieces;\n',
] as const;

async function run(context: Context): Promise<Outcome> {
  const { before, next: nextRoot } = await upgradePair(context.tell);
  const cluster = await aCluster(context);
  const old = await aShop(context, {
    databaseUrl: cluster.url,
    root: before.root,
    env: { DEMO: 'on' },
  });
  await old.start();
  const known = await numberOf(cluster.url, MIGRATIONS_APPLIED);
  const last = await numberOf(cluster.url, LAST_ORDER);
  const carts = sized(context, { test: 10_000, prove: 300_000, full: 3_000_000 });
  await withClient(cluster.url, 'millwright proof', async (client) => {
    await client.query(
      `insert into cart (code, status) select 'old-' || n, 'merged' from generate_series(1, ${carts}) n`,
    );
  });
  const goods = await stockShop(cluster.url, BUYERS);
  const buyers = startBuyers(context, old.address, goods);
  const reader = startReader(context, old.address, goods.products[0] as number);
  await buyers.untilOrders(20);
  const waits = watchWaits(context, cluster.url);
  if (context.without?.instead === CONTRACTED) {
    await contractTooSoon(context, cluster.url);
    await sleep(1_000);
  }
  const next =
    context.without === null
      ? await aShop(context, { databaseUrl: cluster.url, root: nextRoot })
      : undefined;
  const startMs = (await next?.start()) ?? 0;
  const beside = next && startBuyers(context, next.address, await stockShop(cluster.url, BUYERS));
  if (beside !== undefined) await Promise.all([buyers.untilOrders(30), beside.untilOrders(30)]);
  const longest = await waits.stop();
  const reads = await reader.stop();
  const attempts = await buyers.stop();
  const gone = await old.stop();
  const besides = await endAlone(beside);
  const all = [...attempts, ...besides];
  const failed = [
    ...all.filter(({ told }) => told !== 'order'),
    ...reads.filter(({ status }) => status !== 200),
  ];
  const reconciliation = next && (await reckon(next.address, cluster.url, all, last));
  const unfilled = buyers.unfilled() + (beside?.unfilled() ?? 0);
  const times = all.map(({ ms }) => ms);
  return {
    figures: {
      'release before': before.name,
      'rows of the biggest table': carts,
      'migrations that it did not know': (await numberOf(cluster.url, MIGRATIONS_APPLIED)) - known,
      'this version ready, with its migrations, ms': Math.round(startMs),
      'orders of the release before / of this version': `${attempts.length} / ${besides.length}`,
      'reads of the release before / failed of all': `${reads.length} / ${failed.length + unfilled}`,
      'an order takes, ms, median / longest': `${Math.round(median(times))} / ${Math.round(Math.max(...times))}`,
      'longest wait for a lock, ms': Math.round(longest.ms),
      'the release before gone after, ms': Math.round(gone.ms),
    },
    failures: [
      ...(failed.length > 0
        ? [`${failed.length} requests were not served, such as ${failed[0]?.status}`]
        : []),
      ...(unfilled > 0 ? [`${unfilled} carts could not be filled`] : []),
      ...(gone.code === 0 ? [] : [`the release before ended with ${gone.code}`]),
      ...waitFindings(longest),
      ...(reconciliation?.failures ?? []),
    ],
  };
}

/** Buyers of the version that is left alone. */
async function endAlone(buyers: Buyers | undefined): Promise<Attempt[]> {
  await buyers?.untilOrders(20);
  return (await buyers?.stop()) ?? [];
}

/** The schema changes as the release before cannot bear it. */
async function contractTooSoon(context: Context, url: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'millwright-next-'));
  context.after(async () => rmSync(directory, { recursive: true, force: true }));
  cpSync(MIGRATIONS, directory, { recursive: true });
  addMigration(directory, TOO_SOON);
  await migrate({ url, directory });
}

async function numberOf(url: string, query: string): Promise<number> {
  let number = 0;
  await withClient(url, 'millwright proof', async (client) => {
    const { rows } = await client.query<{ number: number }>(`select (${query})::int as number`);
    number = rows[0]?.number ?? 0;
  });
  return number;
}

export const proof: Proof = {
  name: 'next-release',
  chapter: 'Upgrades',
  promise: `While this version starts beside the release before and changes its schema, and when that one goes, no request fails, every order that was promised is there and nobody waits for a lock longer than ${MAX_WAIT_MS / 1_000} s`,
  tag: '[promises P21]',
  tier: 'prove',
  run,
  safeguards: [{ name: CONTRACTED, tier: 'prove', instead: CONTRACTED }],
};
