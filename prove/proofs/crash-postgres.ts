// Crash of PostgreSQL during checkouts: killed with all its processes under load, and started again; the server stays and goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

const BACK_WITHIN_MS = 5_000;
const CARELESS = 'promises before the disk knows';

async function run(context: Context): Promise<Outcome> {
  const careless: Record<string, string> =
    context.without?.instead === CARELESS
      ? { synchronous_commit: 'off', wal_writer_delay: '10s' }
      : {};
  const cluster = await aCluster(context, { settings: careless });
  const shop = await aShop(context, { databaseUrl: cluster.url });
  await shop.start();
  const pid = shop.pid();
  const goods = await stockShop(cluster.url, 6);
  const buyers = startBuyers(context, shop.address, goods);
  const back: number[] = [];
  const failures: string[] = [];
  const kills = sized(context, { test: 2, prove: 20, full: 100 });
  for (let n = 1; n <= kills; n++) {
    await buyers.untilOrders(10);
    await sleep(Math.random() * 500);
    await cluster.kill();
    await sleep(Math.random() * 500);
    await cluster.start();
    const begun = performance.now();
    await buyers.untilOrders(1, 60_000);
    back.push(performance.now() - begun);
    if (n % 10 === 0) context.tell(`${n} kills`);
  }
  const attempts = await buyers.stop();
  if (!shop.isRunning() || shop.pid() !== pid)
    failures.push('the server did not survive its database');
  const reconciliation = await reckon(shop.address, cluster.url, attempts);
  const slow = back.filter((ms) => ms > BACK_WITHIN_MS).length;
  if (slow > 0 && context.size !== 'test')
    failures.push(
      `${slow} of ${kills} times nobody could buy for more than ${BACK_WITHIN_MS / 1_000} s`,
    );
  const wrong = attempts.filter(({ told, status }) => told === 'unknown' && status !== 503);
  return {
    figures: {
      'kills of PostgreSQL': kills,
      'orders promised / lost': `${reconciliation.promised} / ${reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length}`,
      'commits without an order number / of these whole orders, the others absent': `${reconciliation.unknown} / ${reconciliation.unknownPlaced}`,
      'of these answered otherwise than 503': wrong.length,
      'next order after PostgreSQL is back, ms, median / most': `${Math.round(median(back))} / ${Math.round(Math.max(...back))}`,
      'restarts of the server': 0,
    },
    failures: [
      ...failures,
      ...wrong.slice(0, 3).map(({ status }) => `a commit was answered with ${status}`),
      ...reconciliation.failures,
    ],
  };
}

export const proof: Proof = {
  name: 'crash-postgres',
  chapter: 'Crashes',
  promise:
    'kill -9 of PostgreSQL at any moment loses no order that was promised, and the server goes on by itself',
  tag: '[promises P6]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the disk’s word before the promise (synchronous_commit)',
      tier: 'test',
      instead: CARELESS,
    },
  ],
};
