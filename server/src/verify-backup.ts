// npm run backup -- --verify: restores a backup into a scratch PostgreSQL, counts its rows, runs the data integrity checks, and removes the scratch.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';
import pg from 'pg';
import { INVARIANTS } from './modules/health/index.ts';
import type { Manifest } from './platform/backup/index.ts';
import { createLog } from './platform/log.ts';
import { StartError, startFailureText } from './platform/start-error.ts';
import { rejectSmallDisk, restoreInto } from './restore.ts';

/** No jobs run there: a drill sends no mail and touches no object store. @returns what holds, as one sentence @throws StartError */
export async function verifyBackup(folder: string, manifest: Manifest): Promise<string> {
  const begun = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'millwright-verify-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder; the data itself is closed in any case.
  chmodSync(scratch, 0o755);
  let remove = (): void => rmSync(scratch, { recursive: true, force: true });
  const interrupted = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await rejectSmallDisk(scratch, manifest);
    const postgres = await startEmbeddedPostgres({
      dataDir: scratch,
      log: createLog({ level: 'error' }),
      // Gone in a moment, whatever the power does.
      settings: {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        max_connections: '20',
      },
    });
    remove = () => {
      for (const place of [postgres.home, scratch]) rmSync(place, { recursive: true, force: true });
    };
    try {
      const restored = await restoreInto(postgres.url, folder);
      await compareCounts(postgres.url, manifest);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const idle =
        restored.idleQueues.length === 0
          ? ''
          : `; jobs of ${restored.idleQueues.join(', ')} wait for a version that does them`;
      return `verified ${folder}: ${rows} rows in ${manifest.tables.length} tables and ${manifest.files.count} files are back in an empty database after ${(
        (performance.now() - begun) / 1_000
      ).toFixed(1)} s, and all ${Object.keys(INVARIANTS).length} rules of the data hold${idle}`;
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    throw new StartError(
      `${folder} does not restore: ${startFailureText(error, { dataDir: scratch }, 'the drill')}`,
      { cause: error },
    );
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}

/** Asked of the tables themselves; what newer migrations change is not known here. */
async function compareCounts(url: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'millwright verify' });
  await client.connect();
  try {
    const { rows: schema } = await client.query<{ last: number }>(
      'select max(number)::int as last from schema_migration',
    );
    if (schema[0]?.last !== manifest.schema) return;
    for (const { schema: space, name, rows } of manifest.tables) {
      const there = (
        await client.query<{ n: number }>(`select count(*)::int as n from "${space}"."${name}"`)
      ).rows[0]?.n;
      if (there !== rows)
        throw new StartError(`${space}.${name} has ${there} rows, ${rows} were backed up`);
    }
  } finally {
    await client.end();
  }
}
