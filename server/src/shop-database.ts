// Which database is meant, by a command that works beside the shop? DATABASE_URL, the embedded one that runs, or the embedded one started for as long as it takes.
import { type Config, loadConfig } from './config.ts';
import { findRunningPostgres, probeDatabase, startEmbeddedPostgres } from './platform/db/index.ts';
import { createLog } from './platform/log.ts';
import type { StartContext } from './platform/start-error.ts';

export type ShopDatabase = { url: string; where: string; close(): Promise<void> };

/** @throws StartError */
export async function openShopDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'> = loadConfig({ argv: [] })): Promise<ShopDatabase> {
  if (config.databaseUrl !== undefined) {
    await probeDatabase(config.databaseUrl);
    return { url: config.databaseUrl, where: 'DATABASE_URL', close: async () => {} };
  }
  const where = `DATA_DIR ${config.dataDir}`;
  const running = await findRunningPostgres(config.dataDir);
  if (running !== undefined) return { url: running, where, close: async () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog({ level: 'warn' }) });
  return { url: postgres.url, where, close: () => postgres.stop() };
}

/** For the sentence when it cannot be reached. */
export function aboutDatabase(): StartContext {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR ?? './var' };
}
