// Rolling restart: two processes behind nginx, restarted in turns: each reports at /readyz that it is about to stop, gets no more requests, and stops.
import { setTimeout as sleep } from 'node:timers/promises';
import { againAndAgain } from '../again.ts';
import { type Answer, ask, startBuyers, stockShop } from '../buyers.ts';
import { aCluster, becomes } from '../cluster.ts';
import { startNginx } from '../front.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop, type Shop } from '../shop.ts';
import { median } from '../statistics.ts';

const DRAIN_SECONDS = 2;
const BLIND = 'a balancer that does not ask /readyz';

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const env = { DRAIN_SECONDS: String(DRAIN_SECONDS), TRUST_PROXY: '127.0.0.1' };
  const shops = [
    await aShop(context, { databaseUrl: cluster.url, env }),
    await aShop(context, { databaseUrl: cluster.url, env }),
  ];
  for (const shop of shops) await shop.start();
  const balancer = await aBalancer(context, shops);
  const goods = await stockShop(cluster.url, 4);
  const buyers = startBuyers(context, balancer.address, goods);
  const reader = startReader(context, balancer.address, goods.tokens[0] as string);
  await buyers.untilOrders(20);
  const restarts = sized(context, { test: 2, prove: 20, full: 100 });
  const took: number[] = [];
  for (let n = 0; n < restarts; n++) {
    const shop = shops[n % shops.length] as Shop;
    const { ms } = await shop.stop();
    took.push(ms);
    await shop.start();
    await balancer.untilAllServe();
    await buyers.untilOrders(3);
  }
  const attempts = await buyers.stop();
  const reads = await reader.stop();
  const reconciliation = await reckon(balancer.address, cluster.url, attempts);
  const failedReads = reads.filter(({ status }) => status !== 200);
  const failedCommits = attempts.filter(({ told }) => told !== 'order');
  return {
    figures: {
      'restarts in turns': restarts,
      'pages of calls read / failed': `${reads.length} / ${failedReads.length}`,
      'commits / failed': `${attempts.length} / ${failedCommits.length}`,
      'drain and stop, ms, median': Math.round(median(took)),
      balancer: 'nginx of the system, no retry of what was sent',
    },
    failures: [
      ...(failedReads.length > 0
        ? [
            `${failedReads.length} of ${reads.length} GETs failed, such as ${failedReads[0]?.status}`,
          ]
        : []),
      ...(failedCommits.length > 0
        ? [
            `${failedCommits.length} of ${attempts.length} commits failed, such as ${failedCommits[0]?.status}`,
          ]
        : []),
      ...reconciliation.failures,
    ],
  };
}

function startReader(
  context: Context,
  address: string,
  token: string,
): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  return againAndAgain(context, answers, async (isOver) => {
    for (; !isOver(); await sleep(10))
      answers.push(await ask(address, token, '/api/categories?lang=en'));
  });
}

type Balancer = { address: string; untilAllServe(): Promise<void> };

/** nginx for the requests; beside it what asks /readyz five times a second and tells nginx whom to send to, as balancers with health checks do. */
async function aBalancer(context: Context, shops: Shop[]): Promise<Balancer> {
  const serving = new Set(shops);
  const { address, reload } = await startNginx(
    context,
    (
      port,
    ) => `# A reload ends connections that are kept alive, and a client may just be writing on one: that race is not the shop's.
  keepalive_timeout 0;
  upstream shop { ${shops.map((shop) => `server ${new URL(shop.address).host} max_fails=0${serving.has(shop) ? '' : ' down'};`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://shop; proxy_next_upstream off; proxy_set_header X-Forwarded-For $remote_addr; } }`,
  );
  againAndAgain(context, undefined, async (isOver) => {
    for (; !isOver() && context.without?.instead !== BLIND; await sleep(200)) {
      for (const shop of shops) {
        const answer = await fetch(`${shop.address}/readyz`, {
          signal: AbortSignal.timeout(1_000),
        }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        const is = answer?.status === 200;
        // The last one stays: a rejection from it says more than no answer at all.
        if (is === serving.has(shop) || (!is && serving.size === 1)) continue;
        if (is) serving.add(shop);
        else serving.delete(shop);
        reload();
      }
    }
  });
  return {
    address,
    async untilAllServe() {
      if (context.without?.instead === BLIND) return;
      if (!(await becomes(() => serving.size === shops.length, 20_000)))
        throw new Error('a process was not taken back');
      // nginx has read its new list.
      await sleep(200);
    },
  };
}

export const proof: Proof = {
  name: 'rolling-restart',
  chapter: 'Faults',
  promise:
    'Two processes behind nginx, drained by /readyz and restarted in turns, fail no GET and no commit',
  tag: '[promises P22]',
  tier: 'prove',
  run,
  safeguards: [
    { name: 'asking /readyz', tier: 'prove', instead: BLIND },
    {
      name: 'saying at /readyz that one is about to go',
      tier: 'prove',
      changes: [
        {
          file: 'app.ts',
          from: "if (isDraining()) throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });",
          to: '',
        },
      ],
    },
  ],
};
