// Second node: the whole program as its own process, as --role web, on a database that others use too.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/testing/free-port.ts';
import { type Scope, whenOver } from '../server/testing/scope.ts';

const TOKEN = 'a-token-for-the-figures';
const READY_WITHIN_MS = 180_000;

export type WebNode = {
  url: string;
  /** One sample of /metrics; 0 when nothing was counted yet. */
  figure(sample: string): Promise<number>;
};

export async function startNode(
  scope: Scope,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<WebNode> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, '../server/src/main.ts'), '--role', 'web'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DEMO: 'off',
        LOG_LEVEL: 'fatal',
        METRICS_TOKEN: TOKEN,
        RATE_LIMIT_FACTOR: '1000',
        ...environment,
      },
    },
  );
  whenOver(scope, async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const gone = once(program, 'exit');
    program.kill('SIGTERM');
    await gone;
  });
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await sleep(100)) {
    assert.equal(program.exitCode, null, 'the node ended');
    assert.ok(Date.now() < deadline, 'the node did not become ready');
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break;
  }
  return {
    url,
    async figure(sample) {
      const answer = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${sample} `));
      return line === undefined ? 0 : Number(line.slice(sample.length + 1));
    },
  };
}
