// SQL statements of a request: counted by PostgreSQL (pg_stat_statements), only during the check, so that the measurement is not slowed down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** For the start of PostgreSQL. */
export const COUNTING_SETTINGS = { shared_preload_libraries: 'pg_stat_statements' };

export type StatementCounter = {
  /** Counts while `work` runs. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Of the shop so far, without begin and commit, what its jobs ask, and the look for changes that each process takes by the clock. */
  count(): Promise<number>;
  close(): Promise<void>;
};

/** Connections that are open already notice a changed setting before their next statement. */
const NOTICED_AFTER_MS = 200;

/** @param home of the embedded PostgreSQL: its superuser's password is there */
export async function countStatements(
  databaseUrl: string,
  home: string,
): Promise<StatementCounter> {
  const { superuser } = JSON.parse(readFileSync(join(home, 'credentials.json'), 'utf8')) as {
    superuser: string;
  };
  const url = new URL(databaseUrl);
  const application = url.username;
  Object.assign(url, { username: 'postgres', password: superuser, pathname: '/postgres' });
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const track = async (what: 'top' | 'none'): Promise<void> => {
    await client.query(`alter system set pg_stat_statements.track = '${what}'`);
    await client.query('select pg_reload_conf()');
    await sleep(NOTICED_AFTER_MS);
  };
  await track('none');
  return {
    async during(work) {
      await track('top');
      try {
        return await work();
      } finally {
        await track('none');
      }
    },
    async count() {
      const { rows } = await client.query<{ n: number }>(
        `select coalesce(sum(s.calls), 0)::int as n from pg_stat_statements s join pg_roles r on r.oid = s.userid
          where r.rolname = $1 and s.query !~* '^\\s*(begin|commit|start transaction|rollback)' and s.query !~ 'pgboss|from cache_invalidation'`,
        [application],
      );
      return rows[0]?.n ?? 0;
    },
    close: () => client.end(),
  };
}
