// PostgreSQL of the tests: TEST_DATABASE_URL as `npm test` sets it. A single test from the editor (`node --test path`) finds the shared
// idle server of server/testing/idle-server.ts, or starts it; it stops by itself a while after the last test.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '../..');
const MAX_START_MS = 90_000;

/** One for each clone and user: `{ "url": ... }`, written once it answers. */
export const ADDRESS_FILE = join(
  tmpdir(),
  `millwright-idle-postgres-${createHash('sha256')
    .update(`${ROOT} ${process.getuid?.() ?? ''}`)
    .digest('hex')
    .slice(0, 12)}.json`,
);

let found: Promise<string> | undefined;

export function serverUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return Promise.resolve(given);
  found ??= findOrStart();
  return found;
}

async function findOrStart(): Promise<string> {
  const running = await findRunning();
  if (running !== undefined) return running;
  // Several at once are no harm: all but one find the lock taken and end.
  const keeper = spawn(process.execPath, [join(ROOT, 'server/testing/idle-server.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_TEST_CONTEXT: '' },
  });
  keeper.unref();
  for (const deadline = Date.now() + MAX_START_MS; Date.now() < deadline; await sleep(100)) {
    const url = await findRunning();
    if (url !== undefined) return url;
  }
  throw new Error(
    'the PostgreSQL of the tests did not start; `node server/testing/idle-server.ts` says why',
  );
}

async function findRunning(): Promise<string | undefined> {
  let url: string;
  try {
    url = (JSON.parse(readFileSync(ADDRESS_FILE, 'utf8')) as { url: string }).url;
  } catch {
    return undefined;
  }
  const client = new pg.Client({
    connectionString: url,
    application_name: 'millwright test setup',
  });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
