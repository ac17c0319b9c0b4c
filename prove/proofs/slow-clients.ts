// Slow clients: they do not slow down others, and their connections are closed.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Buyers, startBuyers, stockShop } from '../buyers.ts';
import { aCluster, becomes } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { openSlowSockets, SLOWNESS } from '../slow-sockets.ts';
import { quantile } from '../statistics.ts';

const ENDED_WITHIN_MS = 40_000;
const TIMES_NORMAL = 3;

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const shop = await aShop(context, { databaseUrl: cluster.url });
  await shop.start();
  const buyers = startBuyers(context, shop.address, await stockShop(cluster.url, 4), 20);
  await buyers.untilOrders(sized(context, { test: 20, prove: 100, full: 100 }));
  const each = sized(context, { test: 30, prove: 130, full: 330 });
  const rounds = sized(context, { test: 1, prove: 2, full: 5 });
  const quiet = sized(context, { test: 2_000, prove: 8_000, full: 20_000 });
  const failures: string[] = [];
  const figures: Outcome['figures'] = { 'slow connections at once': each * SLOWNESS.length };
  const normal: number[] = [];
  const meanwhile: number[] = [];
  let last = 0;
  for (let round = 0; round < rounds; round++) {
    normal.push(...(await measure(buyers, () => sleep(quiet))));
    // The biggest answer there is; as many as one may ask for at once are more than a line holds.
    const slow = openSlowSockets(context, shop.address, each, '/api/openapi.json');
    meanwhile.push(
      ...(await measure(buyers, () => becomes(() => slow.allEnded(), ENDED_WITHIN_MS))),
    );
    for (const kind of SLOWNESS) {
      const { count, of, lastMs } = slow.ended(kind);
      figures[`slow ${kind}: ended by the shop, the last after, s`] =
        `${count} of ${of}, ${(lastMs / 1_000).toFixed(1)}`;
      if (count < of)
        failures.push(
          `slow ${kind}: ${of - count} of ${of} still hold a connection after ${ENDED_WITHIN_MS / 1_000} s`,
        );
      last = Math.max(last, lastMs);
    }
    await sleep(500);
  }
  const attempts = await buyers.stop();
  const ratio = quantile(meanwhile, 0.95) / quantile(normal, 0.95);
  figures['commits, normal: p95, ms'] = `${quantile(normal, 0.95).toFixed(1)} (${normal.length})`;
  figures['commits, meanwhile: p95, ms'] =
    `${quantile(meanwhile, 0.95).toFixed(1)} (${meanwhile.length})`;
  figures['commits that failed'] = attempts.filter(({ told }) => told !== 'order').length;
  if (ratio > TIMES_NORMAL && context.size !== 'test')
    failures.push(`commits take ${ratio.toFixed(1)} times as long as normal`);
  if (attempts.some(({ told }) => told !== 'order'))
    failures.push(`${figures['commits that failed']} commits failed`);
  failures.push(...(await reckon(shop.address, cluster.url, attempts)).failures);
  return { figures, failures };
}

async function measure({ attempts }: Buyers, until: () => Promise<unknown>): Promise<number[]> {
  const from = attempts.length;
  await until();
  return attempts.slice(from).map(({ ms }) => ms);
}

export const proof: Proof = {
  name: 'slow-clients',
  chapter: 'Faults',
  promise:
    'Clients that send or read one byte at a time are hung up on within 40 seconds, and meanwhile a commit takes at most three times as long as usual',
  tag: '[promises P39]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'limits of time for a request',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/server.ts',
          from: 'requestTimeout: 30_000',
          to: 'requestTimeout: 0',
        },
        {
          file: 'platform/http/server.ts',
          from: 'headersTimeout: 15_000',
          to: 'headersTimeout: 0',
        },
      ],
    },
    {
      name: 'looking for those that do not read',
      tier: 'prove',
      changes: [
        { file: 'platform/http/server.ts', from: '  endSlowReaders(app.server);\n', to: '' },
      ],
    },
  ],
};
