// Is the database there, and is it one we can work with? Asked once at start, before anything is promised.
import pg from 'pg';
import { explainDatabaseFailure, StartError } from '../start-error.ts';

const OLDEST = 15;

export async function probeDatabase(url: string): Promise<{ version: string }> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'millwright start' });
  } catch (error) {
    throw explainDatabaseFailure({ code: 'ERR_INVALID_URL', message: 'cannot be read' }, url) ?? error;
  }
  // The connection may break while it is being closed; what matters has been answered by then.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; encoding: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
    );
    const [row] = rows;
    const major = Math.floor(Number(row?.number) / 10_000);
    if (!(major >= OLDEST)) throw new StartError(`DATABASE_URL names a PostgreSQL ${major}; Millwright needs ${OLDEST} or newer`);
    if (row?.encoding !== 'UTF8') {
      throw new StartError(
        `DATABASE_URL names a database in ${row?.encoding}; create it with: createdb --encoding=UTF8 --template=template0`,
      );
    }
    return { version: `${major}.${Number(row.number) % 10_000}` };
  } catch (error) {
    throw error instanceof StartError ? error : (explainDatabaseFailure(error, url) ?? error);
  } finally {
    await client.end().catch(() => {});
  }
}
