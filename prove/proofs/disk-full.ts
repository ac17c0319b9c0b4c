// Full disk: the data folder lies on a file system of its own that is filled to the last byte, again and again.
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningPostgres } from '@millwright/embedded-postgres';
import { type Attempt, startBuyers, stockShop } from '../buyers.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop, type Shop } from '../shop.ts';

const DISK_MB = 320;
const BACK_WITHIN_MS = 15_000;

async function run(context: Context): Promise<Outcome> {
  const dataDir = aSmallDisk(context);
  const shop = await aShop(context, { dataDir });
  await shop.start();
  const goods = await stockShop(await databaseOf(dataDir), 4);
  const buyers = startBuyers(context, shop.address, goods, 50);
  const failures: string[] = [];
  const back: number[] = [];
  let starts = 0;
  let meanwhile: Attempt[] = [];
  const rounds = sized(context, { test: 1, prove: 3, full: 10 });
  for (let round = 0; round < rounds; round++) {
    await buyers.untilOrders(10);
    const from = buyers.attempts.length;
    await fullFor(
      dataDir,
      sized(context, { test: 6_000, prove: 10_000, full: 20_000 }),
      buyers.attempts,
      shop,
    );
    meanwhile = [...meanwhile, ...buyers.attempts.slice(from)];
    const room = performance.now();
    rmSync(join(dataDir, 'filler'), { force: true });
    if (!shop.isRunning()) {
      if (!/the disk [^\n]*is full/.test(shop.said()))
        failures.push(`it ended without saying why: ${lastLine(shop)}`);
      await shop.start();
      starts += 1;
    }
    await buyers.untilOrders(1);
    back.push(performance.now() - room);
  }
  const attempts = await buyers.stop();
  const reconciliation = await reckon(shop.address, await databaseOf(dataDir), attempts);
  const strange = meanwhile.filter(
    ({ told, status }) => told !== 'order' && status !== 503 && status !== 0,
  );
  if (strange.length > 0)
    failures.push(
      `${strange.length} commits were told neither yes nor 503 while the disk was full, such as ${strange[0]?.status}`,
    );
  if (Math.max(...back) > BACK_WITHIN_MS && context.size !== 'test')
    failures.push(
      `the next order came ${Math.round(Math.max(...back))} ms after there was room again`,
    );
  await shop.stop();
  failures.push(...(await startOnFullDisk(dataDir, shop)));
  return {
    figures: {
      'times the disk ran full': rounds,
      'orders promised / lost': `${reconciliation.promised} / ${reconciliation.failures.filter((failure) => failure.endsWith('is lost')).length}`,
      'commits while it was full: orders / 503 / no answer': [
        meanwhile.filter(({ told }) => told === 'order').length,
        meanwhile.filter(({ status }) => status === 503).length,
        meanwhile.filter(({ status }) => status === 0).length,
      ].join(' / '),
      'starts that were needed afterwards': starts,
      'next order after there was room again, ms, most': Math.round(Math.max(...back)),
      'start on a full disk': lastLine(shop),
    },
    failures: [...failures, ...reconciliation.failures],
  };
}

/** Root may have a file system in memory; anybody else has nothing that fills up for certain. */
function aSmallDisk(context: Context): string {
  if (process.getuid?.() !== 0) throw new Error('this needs root, to make a small disk');
  const folder = mkdtempSync(join(tmpdir(), 'millwright-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  context.after(async () => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** Whatever becomes free meanwhile is taken, too. */
async function fullFor(
  dataDir: string,
  ms: number,
  attempts: readonly Attempt[],
  shop: Shop,
): Promise<void> {
  const from = attempts.length;
  for (
    const deadline = Date.now() + ms;
    Date.now() < deadline && shop.isRunning();
    await sleep(100)
  ) {
    fill(dataDir);
    // PostgreSQL has segments in stock: it is full only when an order was rejected.
    if (attempts.slice(from).every(({ told }) => told === 'order') && Date.now() + 500 > deadline)
      break;
  }
}

function fill(dataDir: string): void {
  const file = openSync(join(dataDir, 'filler'), 'a');
  const chunk = Buffer.alloc(1 << 20);
  try {
    for (let size = chunk.length; size >= 512; size >>= 1) {
      try {
        for (;;) writeSync(file, chunk, 0, size);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** One clear sentence and exit code 1; with room it starts again. */
async function startOnFullDisk(dataDir: string, shop: Shop): Promise<string[]> {
  fill(dataDir);
  const before = shop.said().length;
  const failed = await shop.start().then(
    () => false,
    () => true,
  );
  const words = shop.said().slice(before).trim();
  const failures: string[] = [];
  if (!failed) failures.push('it starts on a full disk');
  else if (!/^millwright: the disk [^\n]*is full; free some space and start again$/.test(words))
    failures.push(`on a full disk it says: ${words.slice(0, 300)}`);
  if (failed && shop.exitCode() !== 1)
    failures.push(`on a full disk it ends with ${shop.exitCode()}`);
  rmSync(join(dataDir, 'filler'), { force: true });
  await shop.start();
  return failures;
}

async function databaseOf(dataDir: string): Promise<string> {
  const url = await findRunningPostgres(dataDir);
  if (url === undefined) throw new Error('the embedded PostgreSQL does not run');
  return url;
}

const lastLine = (shop: Shop): string =>
  shop
    .said()
    .match(/millwright: [^\n]*/g)
    ?.at(-1)
    ?.replace(/\/\S+/g, 'the folder') ?? 'nothing';

export const proof: Proof = {
  name: 'disk-full',
  chapter: 'Faults',
  promise:
    'A disk that runs full loses no order that was promised, is answered with 503, and the shop goes on when there is room again; a start on it is one sentence and exit code 1',
  tag: '[promises P6, P51]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the sentence for a full disk',
      tier: 'prove',
      changes: [
        {
          file: 'platform/start-error.ts',
          from: "if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || FULL_DISK_TEXT.test(String(message ?? ''))) {",
          to: 'if (code === null) {',
        },
      ],
    },
  ],
};
