// Shop process of a resilience test: the real program, started as npm start does, killed and started again as often as needed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/checks/source-files.ts';
import { NODE_FLAGS } from '../server/src/platform/small-heap.ts';
import { freePort } from '../server/testing/free-port.ts';
import type { Context } from './proof.ts';

export type Shop = {
  address: string;
  /** @returns milliseconds until the first good answer */
  start(): Promise<number>;
  /** SIGTERM. @returns milliseconds until it was gone, and how it ended */
  stop(): Promise<{ ms: number; code: number | null }>;
  /** kill -9. */
  kill(): Promise<void>;
  isRunning(): boolean;
  /** Of the last one that ended; null while it runs, or after a signal. */
  exitCode(): number | null;
  pid(): number;
  /** What it wrote to its log and its errors so far. */
  said(): string;
};

type Options = {
  databaseUrl?: string;
  dataDir?: string;
  smtpUrl?: string;
  /** With pages; without it answers calls alone a little sooner. */
  env?: Record<string, string>;
  /** Everything, unless said. A worker has no address that answers. */
  role?: 'web' | 'worker';
  port?: number;
  /** A shop that loads a catalogue first is ready later. */
  readyWithinMs?: number;
  /** Where the program lies, when it is not ours but an older one: no safeguard is taken out of that. */
  root?: string;
  /** All that it writes; `said` forgets what is long ago. */
  hear?(words: string): void;
};

const READY_WITHIN_MS = 120_000;

export async function aShop(context: Context, options: Options): Promise<Shop> {
  const port = options.port ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'millwright-prove-shop-'));
  let child: ChildProcess | undefined;
  let words = '';
  const isRunning = (): boolean =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  const shop: Shop = {
    address,
    isRunning,
    exitCode: () => child?.exitCode ?? null,
    pid: () => child?.pid ?? 0,
    said: () => words,
    async start() {
      const begun = performance.now();
      const from = words.length;
      child = spawn(process.execPath, argumentsFor(context, options), {
        cwd: options.root ?? ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: environment({ ...options, dataDir }, port, context),
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          words = `${words}${chunk.toString()}`.slice(-2_000_000);
          options.hear?.(chunk.toString());
        });
      }
      const patienceMs = options.readyWithinMs ?? READY_WITHIN_MS;
      for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
        if (!isRunning())
          throw new Error(
            `the shop did not start: ${words.trim().split('\n').slice(-3).join(' | ')}`,
          );
        if (options.role === 'worker') {
          if (words.includes('works on background jobs', from)) return performance.now() - begun;
          continue;
        }
        const answer = await fetch(`${address}/api/categories?lang=en`, {
          signal: AbortSignal.timeout(2_000),
        }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        if (answer !== undefined && answer.status < 500) return performance.now() - begun;
      }
      throw new Error(`the shop was not ready after ${patienceMs / 1_000} s`);
    },
    async stop() {
      const begun = performance.now();
      if (!isRunning() || child === undefined) return { ms: 0, code: child?.exitCode ?? null };
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), 20_000);
      const [code] = (await gone) as [number | null];
      clearTimeout(late);
      return { ms: performance.now() - begun, code };
    },
    async kill() {
      if (!isRunning() || child === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  context.after(async () => {
    await shop.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return shop;
}

function argumentsFor({ without }: Context, { role, root }: Options): string[] {
  const mutating =
    without?.changes === undefined || root !== undefined
      ? []
      : ['--import', join(ROOT, 'prove/mutate.ts')];
  return [
    ...NODE_FLAGS,
    ...mutating,
    join(root ?? ROOT, 'scripts/start.ts'),
    ...(role === undefined ? [] : ['--role', role]),
  ];
}

/** Without the settings of the process that runs the test. */
function environment(
  options: Options & { dataDir: string },
  port: number,
  { without }: Context,
): Record<string, string | undefined> {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return {
    ...{ PATH, HOME, LANG, TMPDIR },
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(options.root ?? ROOT, 'node_modules/.cache/millwright'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: options.dataDir,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...(options.smtpUrl === undefined ? {} : { SMTP_URL: options.smtpUrl }),
    ...(without?.changes === undefined ? {} : { PROVE_WITHOUT: JSON.stringify(without.changes) }),
    DEMO: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    ...options.env,
  };
}
