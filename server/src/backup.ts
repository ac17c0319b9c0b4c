// npm run backup: everything that the shop knows, in a folder of its own, while it goes on selling. -- --to FOLDER (./backups), --keep N (all).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { writeBackup } from './platform/backup/index.ts';
import { findPostgresHome } from './platform/db/index.ts';
import { openS3Files } from './platform/files/index.ts';
import { createLog } from './platform/log.ts';
import { exitWith, StartError } from './platform/start-error.ts';
import { aboutDatabase, openShopDatabase } from './shop-database.ts';

const NAMED_BY_MOMENT = /^\d{8}T\d{6}Z$/;

await backup(process.argv.slice(2)).catch((error: unknown) => exitWith(error, aboutDatabase()));

async function backup(args: string[]): Promise<void> {
  const { to, keep } = readArguments(args);
  const config = loadConfig({ argv: [] });
  if (config.databaseUrl === undefined && findPostgresHome(config.dataDir) === undefined) {
    throw new StartError(`DATA_DIR ${config.dataDir} holds no shop: there is nothing to back up`);
  }
  const folder = join(to, new Date().toISOString().replace(/[-:]|\.\d+/g, ''));
  const begun = performance.now();
  const database = await openShopDatabase(config);
  try {
    const store = config.filesS3 === undefined ? undefined : await openS3Files(config.filesS3, createLog({ level: 'error' }));
    const { tables, files, objects } = await writeBackup({ url: database.url, folder, program: readVersion(), store });
    store?.close();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = tables.reduce((sum, table) => sum + table.bytes, objects?.bytes ?? 0);
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(
      `backed up ${rows} rows and ${files.count} files of ${database.where} in ${took} s, ${(bytes / 1e6).toFixed(1)} MB: ${folder}`,
    );
  } finally {
    await database.close();
  }
  if (keep !== undefined) removeOld(to, keep);
}

function readArguments(args: string[]): { to: string; keep: number | undefined } {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string', default: './backups' }, keep: { type: 'string' } } });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep takes a number of backups above 0');
    return { to: resolve(values.to), keep };
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('.')[0]}; usage: npm run backup -- [--to FOLDER] [--keep NUMBER]`);
  }
}

function removeOld(to: string, keep: number): void {
  const old = readdirSync(to).filter((name) => NAMED_BY_MOMENT.test(name) && existsSync(join(to, name, 'manifest.json')));
  for (const name of old.sort().slice(0, -keep)) rmSync(join(to, name), { recursive: true });
}

function readVersion(): string {
  return (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version;
}
