// Database probes: its version once at start, before anything is promised; whether it answers, for a load balancer.
import { sql } from 'kysely';
import pg from 'pg';
import { explainDatabaseFailure, StartError } from '../start-error.ts';
import type { Db } from './handle.ts';

const OLDEST = 15;

/** @throws what the driver throws when nothing answers */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function probeDatabase(url: string): Promise<{ version: string }> {
  let client: pg.Client;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'millwright start',
    });
  } catch (error) {
    throw (
      explainDatabaseFailure({ code: 'ERR_INVALID_URL', message: 'cannot be read' }, url) ?? error
    );
  }
  // The connection may break while it is being closed; what matters has been answered by then.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; encoding: string; letters: string }>(
      `select current_setting('server_version_num') as number, pg_encoding_to_char(encoding) as encoding, datctype as letters
         from pg_database where datname = current_database()`,
    );
    const [row] = rows;
    const major = Math.floor(Number(row?.number) / 10_000);
    if (!(major >= OLDEST))
      throw new StartError(
        `DATABASE_URL names a PostgreSQL ${major}; Millwright needs ${OLDEST} or newer`,
      );
    // With LC_CTYPE C trigrams and word ends exist for Latin letters only: Russian and Arabic texts would never be found.
    if (row?.encoding !== 'UTF8' || row.letters === 'C' || row.letters === 'POSIX') {
      throw new StartError(
        `DATABASE_URL names a database with encoding ${row?.encoding} and LC_CTYPE ${row?.letters}, in which not every language can be searched; ` +
          'make one with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 NAME',
      );
    }
    return { version: `${major}.${Number(row.number) % 10_000}` };
  } catch (error) {
    throw error instanceof StartError ? error : (explainDatabaseFailure(error, url) ?? error);
  } finally {
    await client.end().catch(() => {});
  }
}
