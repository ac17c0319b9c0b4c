// npm run backup: a copy of all data in a folder, while the shop runs. -- --to FOLDER (./backups), --keep N (all), --verify [FOLDER].
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresHome } from '@millwright/embedded-postgres';
import { type Config, loadConfig } from './config.ts';
import { checkBackup, type Manifest, writeBackup } from './platform/backup/index.ts';
import { inUnits } from './platform/disk.ts';
import { openS3Files } from './platform/files/index.ts';
import { createLog } from './platform/log.ts';
import { exitWith, StartError } from './platform/start-error.ts';
import { folderOf } from './restore.ts';
import { aboutDatabase, markInLog, openShopDatabase, readShopName } from './shop-database.ts';
import { verifyBackup } from './verify-backup.ts';

const NAMED_BY_MOMENT = /^\d{8}T\d{6}Z$/;
const USAGE = 'usage: npm run backup -- [--to FOLDER] [--keep NUMBER] [--verify [FOLDER]]';

await backup(process.argv.slice(2)).catch((error: unknown) =>
  exitWith(error, aboutDatabase(), 'the backup'),
);

async function backup(args: string[]): Promise<void> {
  const { to, keep, verify, given } = readArguments(args);
  if (given !== undefined) {
    const folder = folderOf(given);
    return console.log(await verifyBackup(folder, await checkBackup(folder)));
  }
  const { folder, manifest } = await makeBackup(to);
  if (verify) console.log(await verifyBackup(folder, manifest));
  // A backup that does not restore is no reason to throw away one that does.
  if (keep !== undefined) removeOld(to, keep);
}

async function makeBackup(to: string): Promise<{ folder: string; manifest: Manifest }> {
  const config = loadConfig({ argv: [] });
  if (config.databaseUrl === undefined && findPostgresHome(config.dataDir) === undefined) {
    throw new StartError(`DATA_DIR ${config.dataDir} holds no shop: there is nothing to back up`);
  }
  const folder = join(to, new Date().toISOString().replace(/[-:]|\.\d+/g, ''));
  const begun = performance.now();
  const database = await openShopDatabase(config);
  try {
    const store =
      config.filesS3 === undefined
        ? undefined
        : await openS3Files(config.filesS3, createLog({ level: 'error' }));
    const shop = await aboutShop(database.url, config);
    const manifest = await writeBackup({
      url: database.url,
      folder,
      program: readVersion(),
      shop,
      store,
    });
    store?.close();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = manifest.tables.reduce(
      (sum, table) => sum + table.bytes,
      manifest.objects?.bytes ?? 0,
    );
    const details = { rows, files: manifest.files.count };
    await markInLog(database.url, {
      operation: 'backed-up',
      subject: 'backup',
      id: basename(folder),
      details,
    });
    const took = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(
      `backed up ${rows} rows and ${manifest.files.count} files of ${database.where} in ${took} s, ${inUnits(bytes)}: ${folder}`,
    );
    return { folder, manifest };
  } finally {
    await database.close();
  }
}

async function aboutShop(
  url: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<{ url: string; name: string }> {
  return { url: publicUrl, name: await readShopName(url) };
}

type Arguments = {
  to: string;
  keep: number | undefined;
  verify: boolean;
  given: string | undefined;
};

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        to: { type: 'string', default: './backups' },
        keep: { type: 'string' },
        verify: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
      throw new Error('--keep takes a number of backups above 0');
    if (positionals.length > (values.verify ? 1 : 0))
      throw new Error(`unexpected argument ${positionals.at(-1)}`);
    return { to: resolve(values.to), keep, verify: values.verify, given: positionals[0] };
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('. ')[0]}; ${USAGE}`);
  }
}

function removeOld(to: string, keep: number): void {
  const old = readdirSync(to).filter(
    (name) => NAMED_BY_MOMENT.test(name) && existsSync(join(to, name, 'manifest.json')),
  );
  for (const name of old.sort().slice(0, -keep)) rmSync(join(to, name), { recursive: true });
}

function readVersion(): string {
  return (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
}
