// Does a buyer notice an update? Two processes behind nginx, restarted in turns: each says at /readyz that it is about to go, is sent nobody any more, and goes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../../scripts/test/tools-of-the-system.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { type Answer, ask, startBuyers, stockShop } from '../buyers.ts';
import { aCluster, becomes } from '../cluster.ts';
import { type Outcome, type Proof, type Scene, sized } from '../proof.ts';
import { reckon } from '../reckoning.ts';
import { aShop, type Shop } from '../shop.ts';
import { median } from '../statistics.ts';

const DRAIN_SECONDS = 2;
const BLIND = 'a balancer that does not ask /readyz';

async function run(scene: Scene): Promise<Outcome> {
  const nginx = findNginx(scene.tell);
  if ('missing' in nginx) throw new Error(nginx.missing);
  const cluster = await aCluster(scene);
  const env = { DRAIN_SECONDS: String(DRAIN_SECONDS), TRUST_PROXY: '127.0.0.1' };
  const shops = [await aShop(scene, { databaseUrl: cluster.url, env }), await aShop(scene, { databaseUrl: cluster.url, env })];
  for (const shop of shops) await shop.start();
  const balancer = await aBalancer(scene, nginx.path, shops);
  const goods = await stockShop(cluster.url, 4);
  const buyers = startBuyers(scene, balancer.address, goods);
  const reader = startReader(scene, balancer.address, goods.tokens[0] as string);
  await buyers.untilOrders(20);
  const restarts = sized(scene, { test: 2, prove: 20, full: 100 });
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
  const reckoning = await reckon(balancer.address, cluster.url, attempts);
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
    findings: [
      ...(failedReads.length > 0 ? [`${failedReads.length} of ${reads.length} GETs failed, such as ${failedReads[0]?.status}`] : []),
      ...(failedCommits.length > 0
        ? [`${failedCommits.length} of ${attempts.length} commits failed, such as ${failedCommits[0]?.status}`]
        : []),
      ...reckoning.findings,
    ],
  };
}

function startReader(scene: Scene, address: string, token: string): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      answers.push(await ask(address, token, '/api/categories?lang=en'));
      await sleep(10);
    }
  })();
  const stop = async (): Promise<Answer[]> => {
    isOver = true;
    await work;
    return answers;
  };
  scene.after(async () => void (await stop()));
  return { stop };
}

type Balancer = { address: string; untilAllServe(): Promise<void> };

/** nginx for the requests; beside it what asks /readyz five times a second and tells nginx whom to send to, as balancers with health checks do. */
async function aBalancer(scene: Scene, program: string, shops: Shop[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-nginx-'));
  const port = await freePort();
  const serving = new Set(shops);
  const configure = (): void =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  # A reload ends connections that are kept alive, and a client may just be writing on one: that race is not the shop's.
  keepalive_timeout 0;
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream shop { ${shops.map((shop) => `server ${new URL(shop.address).host} max_fails=0${serving.has(shop) ? '' : ' down'};`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://shop; proxy_next_upstream off; proxy_set_header X-Forwarded-For $remote_addr; } }
}
`,
    );
  configure();
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  let isOver = false;
  const watching = (async () => {
    while (!isOver && scene.without?.instead !== BLIND) {
      for (const shop of shops) {
        const answer = await fetch(`${shop.address}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        const is = answer?.status === 200;
        // The last one stays: a refusal from it says more than nobody at all.
        if (is === serving.has(shop) || (!is && serving.size === 1)) continue;
        if (is) serving.add(shop);
        else serving.delete(shop);
        configure();
        child.kill('SIGHUP');
      }
      await sleep(200);
    }
  })();
  scene.after(async () => {
    isOver = true;
    await watching;
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  if (!(await becomes(async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.status === 200, 10_000)))
    throw new Error('nginx does not answer');
  return {
    address,
    async untilAllServe() {
      if (scene.without?.instead === BLIND) return;
      if (!(await becomes(() => serving.size === shops.length, 20_000))) throw new Error('a process was not taken back');
      // nginx has read its new list.
      await sleep(200);
    },
  };
}

export const proof: Proof = {
  name: 'rolling-restart',
  chapter: 'Faults',
  promise: 'Two processes behind nginx, drained by /readyz and restarted in turns, fail no GET and no commit',
  tag: '[promises P22]',
  tier: 'prove',
  run,
  guards: [
    { name: 'asking /readyz', tier: 'prove', instead: BLIND },
    {
      name: 'saying at /readyz that one is about to go',
      tier: 'prove',
      changes: [{ file: 'app.ts', from: "if (isLeaving()) throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });", to: '' }],
    },
  ],
};
