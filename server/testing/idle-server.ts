// Idle PostgreSQL for single tests from the editor: started by server/testing/server-url.ts, stops when nothing was connected for a while.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestServer } from '../../scripts/test/test-server.ts';
import { ADDRESS_FILE } from './server-url.ts';

/** Long enough for the next run from the editor, which finds the templates made. */
const IDLE_MS = Number(process.env.TEST_SERVER_IDLE_MS ?? 10 * 60_000);
const LOOK_EVERY_MS = Math.min(5_000, IDLE_MS / 2);
const LOCK = `${ADDRESS_FILE}.lock`;

if (takeLock()) {
  const server = await startTestServer().catch((error: unknown) => {
    rmSync(LOCK, { force: true });
    throw error;
  });
  const stop = async (): Promise<void> => {
    rmSync(ADDRESS_FILE, { force: true });
    await server.stop();
    rmSync(LOCK, { force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().finally(() => process.exit(0)));
  writeFileSync(ADDRESS_FILE, JSON.stringify({ url: server.url }), { mode: 0o600 });
  for (let lastSeen = Date.now(); Date.now() - lastSeen < IDLE_MS; await sleep(LOOK_EVERY_MS)) {
    const count = await connections(server.url);
    if (count === undefined) break;
    if (count > 0) lastSeen = Date.now();
  }
  await stop();
}

/** A lock whose process is gone is taken over. */
function takeLock(): boolean {
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (attempt === 2 || isAlive()) return false;
      rmSync(LOCK, { force: true });
    }
  }
  return false;
}

function isAlive(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Of others than this process; undefined when PostgreSQL is gone. */
async function connections(url: string): Promise<number | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'millwright idle server',
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows[0]?.count ?? 0;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
