// Web processes on one port: crash of one, common end.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyDatabase } from '../server/testing/database.ts';
import { freePort } from '../server/testing/free-port.ts';
import { whenOver } from '../server/testing/scope.ts';
import { fileFixture, testUnless } from './journey.ts';

const TRIES = 600;
const TOKEN = 'a-token-for-the-figures';
/** The program's log. */
const said: string[] = [];

const given = fileFixture(async (scope) => ({ scope, databaseUrl: await emptyDatabase(scope) }));

testUnless(
  process.platform !== 'linux' && 'elsewhere a port has one queue',
  'web processes › two, one of them killed, then SIGTERM › always an answer, figures of all, and all of them gone [design: out of one process]',
  async () => {
    const { scope, databaseUrl } = given;
    const folder = mkdtempSync(join(tmpdir(), 'millwright-web-'));
    whenOver(scope, () => rmSync(folder, { recursive: true, force: true }));
    const port = await freePort();
    const program = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO: 'off',
        WEB_PROCESSES: '2',
        METRICS_TOKEN: TOKEN,
        LOG_LEVEL: 'error',
      },
    });
    whenOver(scope, () => program.kill('SIGKILL'));
    program.stdout?.on('data', (chunk: Buffer) => said.push(String(chunk)));
    const answers = async (): Promise<boolean> =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
    await until(answers, program);
    await until(async () => childrenOf(program.pid as number).length === 2, program);

    // A process is there before it can answer for itself.
    await until(
      async () => (await figure(port, 'millwright_processes').catch(() => 0)) === 3,
      program,
    );
    // Each on a connection of its own, so that both processes get some.
    const before = await healthChecks(port);
    for (let i = 0; i < 40; i++) {
      const { status } = await fetch(`http://127.0.0.1:${port}/healthz`, {
        headers: { connection: 'close' },
      });
      assert.equal(status, 200);
    }
    // A process that is busy adds its own to the next answer.
    await until(
      async () => (await healthChecks(port)) - before >= 40,
      program,
      async () => await figures(port),
    );
    assert.equal((await healthChecks(port)) - before, 40);

    const [first] = childrenOf(program.pid as number) as [number];
    process.kill(first, 'SIGKILL');
    await until(async () => !childrenOf(program.pid as number).includes(first), program);
    // A new connection: the one before was the dead one's.
    await until(answers, program);
    await until(async () => childrenOf(program.pid as number).length === 2, program);
    const children = childrenOf(program.pid as number);
    // What the dead one counted is not forgotten.
    assert.equal((await healthChecks(port)) - before, 40);

    const gone = once(program, 'exit');
    program.kill('SIGTERM');
    assert.deepEqual(await gone, [0, null]);
    for (const child of children) assert.throws(() => process.kill(child, 0), /ESRCH/);
  },
);

/** @param seen what a failure shows beside the program's log */
async function until(
  holds: () => Promise<boolean>,
  program: ChildProcess,
  seen?: () => Promise<string>,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await holds()) return;
    assert.equal(program.exitCode, null, 'the program ended');
    await sleep(100);
  }
  assert.fail(['waited in vain', ...said, (await seen?.()) ?? ''].join('\n'));
}

/** As Linux tells. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

async function healthChecks(port: number): Promise<number> {
  return await figure(
    port,
    'millwright_http_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"}',
  ).catch(() => 0);
}

/** As any of the processes shows them. */
async function figures(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}`, connection: 'close' },
  });
  return await answer.text();
}

/** One sample. */
async function figure(port: number, sample: string): Promise<number> {
  const line = (await figures(port)).split('\n').find((text) => text.startsWith(`${sample} `));
  if (line === undefined) throw new Error(`no figure ${sample}`);
  return Number(line.slice(sample.length + 1));
}
