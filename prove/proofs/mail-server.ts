// Mail server outage: commits are timed with a good and a bad server in turns and must not slow down; every mail leaves once the server is back.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestSmtp, testSmtp } from '../../server/testing/smtp.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster } from '../cluster.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon, reckonMails } from '../reconciliation.ts';
import { aShop } from '../shop.ts';
import { median, quantile } from '../statistics.ts';

const ILLNESSES = [
  'refuses',
  'hangs',
  'is a black hole',
  'greets with 451',
  'greets with 554',
  'answers every mail with 451',
] as const;
type Illness = (typeof ILLNESSES)[number];

async function run(context: Context): Promise<Outcome> {
  const cluster = await aCluster(context);
  const smtp = await testSmtp(context);
  const door = await aDoor(context, smtp);
  const shop = await aShop(context, {
    databaseUrl: cluster.url,
    smtpUrl: `smtp://127.0.0.1:${door.port}`,
  });
  await shop.start();
  const buyers = startBuyers(context, shop.address, await stockShop(cluster.url, 2), 20);
  await buyers.untilOrders(sized(context, { test: 20, prove: 200, full: 500 }));
  const slice = sized(context, { test: 1_000, prove: 4_000, full: 15_000 });
  const rounds = sized(context, { test: 1, prove: 3, full: 12 });
  const well: number[] = [];
  const ill = new Map<Illness, number[]>(ILLNESSES.map((illness) => [illness, []]));
  const measure = async (): Promise<number[]> => {
    // Workers are busy with the other state's mails for a moment.
    await sleep(500);
    const from = buyers.attempts.length;
    await sleep(slice);
    return buyers.attempts
      .slice(from)
      .filter(({ told }) => told === 'order')
      .map(({ ms }) => ms);
  };
  for (let round = 0; round < rounds; round++) {
    for (const illness of ILLNESSES) {
      await door.become(null);
      well.push(...(await measure()));
      await door.become(illness);
      ill.get(illness)?.push(...(await measure()));
    }
  }
  await door.become(null);
  const attempts = await buyers.stop();
  const post = await reckonMails(cluster.url, smtp.received, 120_000);
  const reconciliation = await reckon(shop.address, cluster.url, attempts);
  const failures = [...post.failures, ...reconciliation.failures];
  const figures: Outcome['figures'] = {
    'commits with a good mail server, ms, median / p99': `${median(well).toFixed(1)} / ${quantile(well, 0.99).toFixed(1)} (${well.length})`,
  };
  for (const [illness, times] of ill) {
    figures[`mail server ${illness}: ms, median / p99`] =
      `${median(times).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} (${times.length})`;
    if (context.size === 'test') continue;
    if (median(times) > median(well) * 1.1 + 1)
      failures.push(
        `mail server ${illness}: the median commit takes ${median(times).toFixed(1)} ms instead of ${median(well).toFixed(1)}`,
      );
    if (quantile(times, 0.99) > quantile(well, 0.99) * 1.5)
      failures.push(
        `mail server ${illness}: p99 is ${quantile(times, 0.99).toFixed(1)} ms instead of ${quantile(well, 0.99).toFixed(1)}`,
      );
  }
  figures['commits that failed'] = attempts.filter(({ told }) => told !== 'order').length;
  figures['mails that arrived / twice, under one Message-ID'] = `${post.mails} / ${post.twice}`;
  figures['last mail after the mail server is well again, s'] = Math.round(post.drainedMs / 1_000);
  if (attempts.some(({ told }) => told !== 'order'))
    failures.push(`${figures['commits that failed']} commits failed`);
  return { figures, failures };
}

/** Before the mail server: lets through, or is ill. */
async function aDoor(
  context: Context,
  smtp: TestSmtp,
): Promise<{ port: number; become(illness: Illness | null): Promise<void> }> {
  let illness: Illness | null = null;
  const inside = Number(new URL(smtp.url).port);
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    open.add(near);
    near.on('error', () => {}).on('close', () => open.delete(near));
    if (illness === 'is a black hole') return near.pause();
    if (illness === 'hangs') return near.write('220 wait');
    const far = connect(inside, '127.0.0.1').on('error', () => near.destroy());
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  context.after(close);
  return {
    port,
    async become(next) {
      illness = next;
      smtp.greeting = next === 'greets with 451' ? 451 : next === 'greets with 554' ? 554 : 0;
      smtp.answer = next === 'answers every mail with 451' ? 451 : 0;
      for (const socket of open) socket.destroy();
      if (next === 'refuses') await close();
      else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}

export const proof: Proof = {
  name: 'mail-server',
  chapter: 'Faults',
  promise:
    'A mail server that refuses, hangs, swallows or answers errors slows no commit down, and every mail leaves within two minutes of its recovery',
  tag: '[promises P14]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the difference between a server that is ill and a mail that it refuses',
      tier: 'prove',
      changes: [{ file: 'platform/mail/mailer.ts', from: '|| isOfNoMail)', to: ')' }],
    },
  ],
};
