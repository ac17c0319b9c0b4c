// npm run restore -- FOLDER: restores a backup into the empty database that DATABASE_URL or DATA_DIR names.
import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { loadConfig } from './config.ts';
import { installJobs } from './jobs.ts';
import { beginEpoch } from './modules/events/index.ts';
import { failedIntegrityChecks } from './modules/health/index.ts';
import { rebaseWebhooks } from './modules/webhooks/index.ts';
import {
  checkBackup,
  type Manifest,
  type Restored,
  restoreBackup,
  spaceToRestore,
} from './platform/backup/index.ts';
import { openDatabase } from './platform/db/index.ts';
import { inUnits, readDisk } from './platform/disk.ts';
import { exitWith, StartError } from './platform/start-error.ts';
import { aboutDatabase, markInLog, openShopDatabase } from './shop-database.ts';

if (import.meta.main) {
  await restore(process.argv.slice(2)).catch((error: unknown) =>
    exitWith(error, aboutDatabase(), 'the restore'),
  );
}

async function restore([given, ...more]: string[]): Promise<void> {
  if (given === undefined || given.startsWith('-') || more.length > 0)
    throw new StartError('usage: npm run restore -- FOLDER, a folder that npm run backup made');
  const config = loadConfig({ argv: [] });
  const folder = folderOf(given);
  const begun = performance.now();
  // Everything that can be checked is checked before there is a target.
  const manifest = await checkBackup(folder);
  if (config.databaseUrl === undefined) await rejectSmallDisk(config.dataDir, manifest);
  const database = await openShopDatabase(config);
  let isWhole = false;
  try {
    const { tables, files, madeAt, idleQueues, broken } = await restoreChecked(
      database.url,
      folder,
      manifest,
    );
    isWhole = true;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const details = { rows, files: files.count, madeAt };
    await markInLog(database.url, {
      operation: 'restored',
      subject: 'backup',
      id: basename(folder),
      details,
    });
    if (broken.length > 0) throw brokenRules(broken);
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(
      `restored ${rows} rows and ${files.count} files as of ${madeAt} into ${database.where} in ${took} s; all rules of the data hold${
        idleQueues.length === 0
          ? ''
          : `; jobs of ${idleQueues.join(', ')} wait for a version that does them`
      }`,
    );
  } finally {
    await database.close();
    if (!isWhole) await database.discard();
  }
}

/** @throws StartError */
export function folderOf(given: string): string {
  const folder = resolve(given);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new StartError(`${folder} is no folder; name one that npm run backup made`);
  return folder;
}

/** @throws StartError when the disk would run full on the way */
export async function rejectSmallDisk(folder: string, manifest: Manifest): Promise<void> {
  const needed = spaceToRestore(manifest);
  const disk = await readDisk(folder);
  if (disk === null || disk.freeBytes >= needed) return;
  throw new StartError(
    `the disk that holds ${folder} has ${inUnits(disk.freeBytes)} free, and this backup needs about ${inUnits(needed)} there; nothing was loaded`,
  );
}

/** Also the drill of the tests. */
export async function restoreInto(url: string, folder: string): Promise<Restored> {
  const restored = await restoreChecked(url, folder, await checkBackup(folder));
  if (restored.broken.length > 0) throw brokenRules(restored.broken);
  return restored;
}

function brokenRules(broken: readonly string[]): StartError {
  return new StartError(
    `the backup is restored, and nothing of it is missing, but its data breaks a rule: ${broken.join('; ')}`,
  );
}

async function restoreChecked(url: string, folder: string, manifest: Manifest): Promise<Restored> {
  return await restoreBackup({
    url,
    folder,
    manifest,
    installJobs,
    // Transaction numbers of the cluster that the backup was made of mean nothing here.
    settled: async (client, tables) => {
      if (tables.has('webhook_endpoint')) await rebaseWebhooks(client);
      if (tables.has('event_stream')) await beginEpoch(client);
    },
    broken: async () => {
      const { db, close } = openDatabase(url, { applicationName: 'millwright restore' });
      try {
        return (await failedIntegrityChecks(db)).map(({ name, rows }) => `${name} (${rows})`);
      } finally {
        await close();
      }
    },
  });
}
