// Overload: admitted requests stay as fast as ever, others get 503 with Retry-After at once, and orders have priority.

import { testDatabase } from '../../server/testing/database.ts';
import { startBareServer } from '../bare-server.ts';
import { aBurst, type Heard } from '../burst.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { quantile } from '../statistics.ts';

const METRICS_TOKEN = 'read-by-the-proof-alone';
const TIMES_CAPACITY = 3;
const TIMES_NORMAL = 3;
const REFUSED_WITHIN_MS = 50;
const RECOVERED_WITHIN_MS = 5_000;
const LEAST_ORDERS = 0.9;
const CAPACITY_SECONDS = 3;
const CAPACITY_ROUNDS = 8;
/** A round that is not that much better is as good as it gets. */
const GROWS = 1.05;
/** What people do most: a list, a search, a part. */
const PATHS = [
  '/products?query=bolt',
  '/products/bearings/deep-groove',
  '/products?query=m8+stainless',
  '/suggest?query=bea',
  '/products/fasteners/hex-bolts?layout=table',
  '/api/categories?lang=en',
];

async function run(context: Context): Promise<Outcome> {
  const database = await testDatabase(context, { demo: true });
  const { rows } = await database.pool.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from sales_order',
  );
  const before = rows[0]?.last ?? 0;
  // Cached answers cost so little that the clients would be overloaded first.
  const shop = await aShop(context, {
    databaseUrl: database.url,
    env: { RESPONSE_CACHE_MB: '0', METRICS_TOKEN },
  });
  await shop.start();
  const crowd = { address: shop.address, paths: PATHS };
  const seconds = sized(context, { test: 3, prove: 20, full: 30 });
  const bare = { ...crowd, address: await startBareServer(context) };
  const capacity = await capacityOf(context, crowd);
  const buyers = startBuyers(context, shop.address, await stockShop(database.url, 4), 100);
  await buyers.untilOrders(10);
  const normal: Heard[] = [];
  const rush: Heard[] = [];
  const recovered: number[] = [];
  let [orders, commits] = [0, 0];
  const atFirst = await rejections(shop.address);
  for (let round = 0; round < sized(context, { test: 1, prove: 2, full: 10 }); round++) {
    // Equal terms: as many requests on the same cores, but all beyond the usual ones go to a server that turns them away.
    const others = aBurst(context, {
      ...bare,
      seconds,
      rate: capacity * TIMES_CAPACITY - capacity / 3,
    });
    normal.push(...(await aBurst(context, { ...crowd, seconds, rate: capacity / 3 })));
    await others;
    const from = buyers.attempts.length;
    rush.push(...(await aBurst(context, { ...crowd, seconds, rate: capacity * TIMES_CAPACITY })));
    const meanwhile = buyers.attempts.slice(from);
    commits += meanwhile.length;
    orders += meanwhile.filter(({ told }) => told === 'order').length;
    const after = await aBurst(context, { ...crowd, seconds, rate: capacity / 3 });
    recovered.push(Math.max(0, ...after.filter((one) => !isServed(one)).map(({ at }) => at)));
  }
  const atLast = await rejections(shop.address);
  const onServer = { all: atLast.all - atFirst.all, soon: atLast.soon - atFirst.soon };
  const attempts = await buyers.stop();
  const reconciliation = await reckon(shop.address, database.url, attempts, before);
  const usual = quantile(
    normal.filter(isServed).map(({ ms }) => ms),
    0.95,
  );
  const letIn = rush.filter(isServed);
  const busy = quantile(
    letIn.map(({ ms }) => ms),
    0.95,
  );
  const refused = rush.filter(({ status }) => status === 503);
  const strange = rush.filter(
    (one) => !isServed(one) && !(one.status === 503 && one.hasRetryAfter),
  );
  const failures = [...reconciliation.failures];
  if (busy > usual * TIMES_NORMAL)
    failures.push(`who is let in waits ${busy.toFixed(0)} ms (p95) instead of ${usual.toFixed(0)}`);
  if (strange.length > 0)
    failures.push(
      `${strange.length} of ${rush.length} were neither served nor told when to come back, such as ${strange[0]?.status}`,
    );
  if (refused.length === 0 || onServer.all === 0)
    failures.push('nobody was sent away: no rush came to the door');
  if (letIn.length < rush.length * 0.1)
    failures.push(`only ${letIn.length} of ${rush.length} were served`);
  if (onServer.soon < onServer.all * 0.99)
    failures.push(
      `${onServer.all - onServer.soon} of ${onServer.all} rejections took the server longer than ${REFUSED_WITHIN_MS} ms`,
    );
  if (commits === 0 || orders / commits < LEAST_ORDERS)
    failures.push(`only ${orders} of ${commits} commits became orders`);
  if (Math.max(...recovered) > RECOVERED_WITHIN_MS)
    failures.push(
      `people were still sent away ${Math.max(...recovered).toFixed(0)} ms after the rush`,
    );
  return {
    figures: {
      'served at most, a second': Math.round(capacity),
      'normal: a third of that, the machine as busy, p95, ms': `${usual.toFixed(1)} (${normal.length})`,
      'rush: three times as many as can be served, a second': Math.round(capacity * TIMES_CAPACITY),
      'served in the rush, p95, ms': `${busy.toFixed(1)} (${letIn.length})`,
      'times the normal p95': (busy / usual).toFixed(2),
      'sent away with 503 and Retry-After': refused.length,
      [`of them within ${REFUSED_WITHIN_MS} ms on the server`]: `${((onServer.soon / onServer.all) * 100).toFixed(2)} %`,
      'commits in the rush / orders': `${commits} / ${orders}`,
      'last one sent away after the rush, ms': Math.round(Math.max(...recovered)),
    },
    failures,
  };
}

const isServed = ({ status }: Heard): boolean => status >= 200 && status < 400;

/** Served a second, once that grows no more in two rounds: a program that has just begun gets faster for a while. */
async function capacityOf(
  context: Context,
  crowd: { address: string; paths: string[] },
): Promise<number> {
  let [best, sinceBest] = [0, 0];
  for (let round = 0; round < CAPACITY_ROUNDS && sinceBest < 2; round++) {
    const heard = await aBurst(context, { ...crowd, seconds: CAPACITY_SECONDS, atOnce: 16 });
    const rate = heard.filter(isServed).length / CAPACITY_SECONDS;
    sinceBest = rate < best * GROWS ? sinceBest + 1 : 0;
    best = Math.max(rate, best);
  }
  return best;
}

/** From its own measures: how many answers of the kind 5xx there were, and how many of them soon enough. */
async function rejections(address: string): Promise<{ all: number; soon: number }> {
  const measures = await (
    await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  const sum = (sample: RegExp): number =>
    [...measures.matchAll(sample)].reduce((total, [, count]) => total + Number(count), 0);
  return {
    all: sum(/^millwright_http_request_duration_seconds_count\{[^}]*status="5xx"[^}]*\} (\d+)/gm),
    soon: sum(
      new RegExp(
        `^millwright_http_request_duration_seconds_bucket\\{(?=[^}]*status="5xx")[^}]*le="${REFUSED_WITHIN_MS / 1_000}"\\} (\\d+)`,
        'gm',
      ),
    ),
  };
}

export const proof: Proof = {
  name: 'overload',
  chapter: 'Faults',
  promise:
    'When three times as many come as can be served, those let in wait at most three times as long as usual, the rest hear 503 within 50 ms, nine of ten orders go through, and five seconds later all is as before',
  tag: '[promises P23]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the door',
      tier: 'prove',
      changes: [{ file: 'app.ts', from: 'if (turnsAway) registerAdmission(app);', to: '' }],
    },
    {
      name: 'no waiting in a crowd that stays',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/admission.rules.ts',
          from: 'if (!isHighPriority && isOverrun) {',
          to: 'if (false as boolean) {',
        },
        {
          file: 'platform/http/admission.rules.ts',
          from: 'isOverrun ? 0 : LONG_WAIT_MS',
          to: 'LONG_WAIT_MS',
        },
      ],
    },
    {
      name: 'orders first',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/admission.ts',
          from: "const isHighPriority = priority === 'high';",
          to: 'const isHighPriority = false;',
        },
      ],
    },
  ],
};
