// Do several processes serve one port, outlive one of them, and end together?
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyDatabase } from '../server/testing/database.ts';
import { freePort } from '../server/testing/free-port.ts';

const TRIES = 300;

test('web processes › two, one of them killed, then SIGTERM › always an answer, and all of them gone [design: out of one process]', {
  skip: process.platform !== 'linux',
}, async (scope) => {
  const databaseUrl = await emptyDatabase(scope);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-web-'));
  scope.after(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const program = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      WEB_PROCESSES: '2',
      LOG_LEVEL: 'fatal',
    },
  });
  scope.after(() => program.kill('SIGKILL'));
  const answers = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
  await until(answers, program);
  await until(async () => childrenOf(program.pid as number).length === 2, program);

  const [first] = childrenOf(program.pid as number) as [number];
  process.kill(first, 'SIGKILL');
  await until(async () => !childrenOf(program.pid as number).includes(first), program);
  // A new connection: the one before was the dead one's.
  await until(answers, program);
  await until(async () => childrenOf(program.pid as number).length === 2, program);
  const children = childrenOf(program.pid as number);

  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  assert.deepEqual(await gone, [0, null]);
  for (const child of children) assert.throws(() => process.kill(child, 0), /ESRCH/);
});

async function until(holds: () => Promise<boolean>, program: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await holds()) return;
    assert.equal(program.exitCode, null, 'the program ended');
    await sleep(100);
  }
  assert.fail('waited in vain');
}

/** As Linux tells. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
