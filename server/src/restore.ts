// npm run restore -- FOLDER: a backup becomes a shop again, in the empty database that DATABASE_URL or DATA_DIR names.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { installJobs } from './jobs.ts';
import { brokenInvariants } from './modules/health/index.ts';
import { restoreBackup } from './platform/backup/index.ts';
import { openDatabase } from './platform/db/index.ts';
import { exitWith, StartError } from './platform/start-error.ts';
import { aboutDatabase, openShopDatabase } from './shop-database.ts';

if (import.meta.main) {
  await restore(process.argv.slice(2)).catch((error: unknown) => exitWith(error, aboutDatabase()));
}

async function restore([given, ...more]: string[]): Promise<void> {
  if (given === undefined || given.startsWith('-') || more.length > 0)
    throw new StartError('usage: npm run restore -- FOLDER, a folder that npm run backup made');
  const folder = resolve(given);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new StartError(`${folder} is no folder; name one that npm run backup made`);
  const begun = performance.now();
  const database = await openShopDatabase();
  try {
    const { tables, files, madeAt } = await restoreInto(database.url, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(
      `restored ${rows} rows and ${files.count} files as of ${madeAt} into ${database.where} in ${took} s; all rules of the data hold`,
    );
  } finally {
    await database.close();
  }
}

/** Also the drill of the tests. */
export async function restoreInto(url: string, folder: string): ReturnType<typeof restoreBackup> {
  return await restoreBackup({
    url,
    folder,
    installJobs,
    broken: async () => {
      const { db, close } = openDatabase(url, { applicationName: 'millwright restore' });
      try {
        return (await brokenInvariants(db)).map(({ name, rows }) => `${name} (${rows})`);
      } finally {
        await close();
      }
    },
  });
}
