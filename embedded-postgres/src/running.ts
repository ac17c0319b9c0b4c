// Running embedded PostgreSQL: its address, for commands beside the shop such as a backup.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addressOf, readCredentials } from './cluster.ts';
import { findPostgresHome } from './home.ts';

/** Its address if it answers there, otherwise undefined: then no process uses this DATA_DIR, or it is about to stop. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const home = findPostgresHome(dataDir);
  const pidFile = home === undefined ? undefined : join(home, 'cluster', 'postmaster.pid');
  if (home === undefined || pidFile === undefined || !existsSync(pidFile)) return undefined;
  // Lines of the file: process, folder, start, port, folder of the socket, address.
  const [, , , port, socket, address] = readFileSync(pidFile, 'utf8').split('\n');
  const url = addressOf(
    { host: socket || address || '127.0.0.1', port: Number(port) || 5432 },
    readCredentials({ home }, false),
  );
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: 'millwright',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
