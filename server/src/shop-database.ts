// Database of a command beside the shop: DATABASE_URL, the running embedded one, or the embedded one started for the command.
import { existsSync, rmSync } from 'node:fs';
import {
  findPostgresHome,
  findRunningPostgres,
  removePostgresHome,
  startEmbeddedPostgres,
} from '@millwright/embedded-postgres';
import pg from 'pg';
import { type Config, loadConfig } from './config.ts';
import { type AuditEvent, insertEvent } from './platform/audit-events.ts';
import { openDatabase, probeDatabase } from './platform/db/index.ts';
import { createLog } from './platform/log.ts';
import type { StartContext } from './platform/start-error.ts';

export type ShopDatabase = {
  url: string;
  where: string;
  close(): Promise<void>;
  /** After `close`, when nothing came of it: a DATA_DIR that was made for this is gone again. */
  discard(): Promise<void>;
};

/** @throws StartError */
export async function openShopDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> = loadConfig({ argv: [] }),
): Promise<ShopDatabase> {
  const nothing = async (): Promise<void> => {};
  if (config.databaseUrl !== undefined) {
    await probeDatabase(config.databaseUrl);
    return { url: config.databaseUrl, where: 'DATABASE_URL', close: nothing, discard: nothing };
  }
  const { dataDir } = config;
  const where = `DATA_DIR ${dataDir}`;
  const running = await findRunningPostgres(dataDir);
  if (running !== undefined) return { url: running, where, close: nothing, discard: nothing };
  const wasThere = existsSync(dataDir);
  const isNew = findPostgresHome(dataDir) === undefined;
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) });
  const discard = async (): Promise<void> => {
    removePostgresHome(dataDir);
    if (!wasThere) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url: postgres.url,
    where,
    close: () => postgres.stop(),
    discard: isNew ? discard : nothing,
  };
}

/** As invoices say it; empty in a schema that does not know it yet. */
export async function readShopName(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'millwright backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.company_invoicing') is not null as there`,
    );
    if (!rows[0]?.there) return '';
    return (
      (
        await client.query<{ name: string }>(
          `select legal_name ->> 'en' as name from company_invoicing`,
        )
      ).rows[0]?.name ?? ''
    );
  } finally {
    await client.end();
  }
}

/** A row of the log of the shop; a database of another release that does not take it stops nothing. */
export async function markInLog(url: string, event: AuditEvent): Promise<void> {
  const { db, close } = openDatabase(url, { applicationName: 'millwright mark' });
  try {
    await insertEvent(
      db,
      `${event.operation}:${event.id}`,
      { staffId: null, who: 'system' },
      event,
    );
  } catch (error) {
    console.warn(`the log of changes took no row of it: ${(error as Error).message}`);
  } finally {
    await close();
  }
}

/** For the sentence when it cannot be reached. */
export function aboutDatabase(): StartContext {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR ?? './var' };
}
