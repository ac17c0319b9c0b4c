// Tests of stopping npm start: a real npm gets the signal, not its Node, and the shop must stop with it.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/testing/free-port.ts';
import { ROOT } from './checks/source-files.ts';

const GONE_WITHIN_MS = 15_000;
const dataDir = mkdtempSync(join(tmpdir(), 'millwright-npm-'));
const groups: number[] = [];
after(() => {
  // Whatever happened, nothing of these stays behind.
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
});

// A-ops 24
test('npm start › npm gets SIGTERM, SIGINT twice, SIGKILL › the shop stops in order, and its DATA_DIR is free for the next start [features start]', {
  timeout: 170_000,
  skip: process.platform === 'win32' && 'Windows has no signals',
}, async () => {
  const port = await freePort();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
    const { npm, said } = startShop(port);
    await until(
      () => /Millwright is ready/.test(said()),
      90_000,
      () => `${signal}: not ready: ${said().slice(-500)}`,
      () => npm.exitCode === null,
    );
    npm.kill(signal);
    // As a terminal does: the group gets it, and npm hands it on once more.
    if (signal === 'SIGINT') npm.kill(signal);
    await until(
      () => /Millwright has stopped\.["}\s]*$/.test(said()),
      GONE_WITHIN_MS,
      () => `${signal}: ${said().slice(-500)}`,
    );
    await until(
      () => npm.exitCode !== null || npm.signalCode !== null,
      GONE_WITHIN_MS,
      () => `${signal}: npm waits on`,
    );
    if (signal !== 'SIGKILL') assert.equal(npm.exitCode, 0, said().slice(-500));
    await assert.rejects(fetch(`http://127.0.0.1:${port}/healthz`), `${signal}: it listens on`);
  }
});

function startShop(port: number): { npm: ChildProcess; said(): string } {
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    // A process group of its own: only it gets the signal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  let words = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  groups.push(npm.pid as number);
  return { npm, said: () => words };
}

async function until(
  done: () => boolean,
  ms: number,
  words: () => string,
  goesOn: () => boolean = () => true,
): Promise<void> {
  for (const deadline = Date.now() + ms; !done(); await sleep(50))
    assert.ok(Date.now() < deadline && goesOn(), words());
}
