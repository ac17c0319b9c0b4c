// Standby: a standby with a data folder and port of its own, made by pg_basebackup, on a connection that can be stalled and cut; and statements that only a superuser may send.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/testing/free-port.ts';
import { aTcpFaultProxy } from '../server/testing/wire.ts';
import { becomes, type Cluster, killPostgres } from './cluster.ts';
import type { Context } from './proof.ts';

/** Settings of a primary that a standby can follow. */
export const REPLICATED = { wal_level: 'replica', max_wal_senders: '5' };

export type Standby = {
  url: string;
  /** What the primary sends does not come through any more; false: it flows again. */
  stall(yes: boolean): void;
  promote(): Promise<void>;
  /** Server and all its processes at once. */
  kill(): void;
  start(): Promise<void>;
};

/** @param bin the programs of the primary's own version */
export async function aStandby(
  context: Pick<Context, 'after'>,
  primary: Cluster,
  bin: string,
): Promise<Standby> {
  const { uid, gid } = statSync(join(primary.home, 'cluster'));
  const home = join(primary.home, 'run', 'standby');
  const cluster = join(home, 'cluster');
  const port = await freePort();
  const line = await aTcpFaultProxy(context, primary.url);
  const passwords = join(primary.home, 'run', 'passwords');
  writeFileSync(passwords, `*:*:*:postgres:${superuserOf(primary)}\n`, { mode: 0o600 });
  chownSync(passwords, uid, gid);
  // Not waiting in this process: the wire that the standby hangs on runs here, too.
  const inShell = async (program: string, args: string[]): Promise<void> => {
    const child = spawn(join(bin, program), args, {
      uid,
      gid,
      cwd: '/',
      stdio: 'ignore',
      env: { PATH: process.env.PATH, PGPASSFILE: passwords, LC_ALL: 'C' },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  };
  spawnSync('/bin/mkdir', ['-m', '700', home], { uid, gid });
  const from = ['-h', '127.0.0.1', '-p', new URL(line.url).port, '-U', 'postgres'];
  await inShell('pg_basebackup', [...from, '-D', cluster, '-R', '-X', 'stream', '-c', 'fast']);
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c hot_standby=on -c synchronous_standby_names= -c max_connections=200`;
  const start = (): Promise<void> =>
    inShell('pg_ctl', ['start', '-D', cluster, '-w', '-l', join(home, 'log'), '-o', options]);
  await start();
  context.after(async () => {
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate'], {
      uid,
      gid,
      cwd: '/',
    });
  });
  const streams = async (): Promise<boolean> =>
    (
      await asSuperuser(primary, [
        "select count(*)::int as n from pg_stat_replication where state = 'streaming'",
      ])
    )[0]?.n === 1;
  if (!(await becomes(streams, 20_000))) throw new Error('the standby does not stream');
  const url = new URL(primary.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    stall: (yes) => line.swallow(yes),
    async promote() {
      // What was on its way is lost with the machine.
      await line.cut();
      await inShell('pg_ctl', ['promote', '-D', cluster, '-w']);
    },
    kill: () => killPostgres(home),
    start,
  };
}

/** From now on nothing is promised that a standby has not written to its disk. */
export async function waitForStandbys(primary: Cluster): Promise<void> {
  await asSuperuser(primary, [
    "alter system set synchronous_standby_names = '*'",
    'select pg_reload_conf()',
  ]);
}

type Wire = Awaited<ReturnType<typeof aTcpFaultProxy>>;

/**
 * The machine of the primary is lost with what it had not sent; the standby is promoted, and `wire`, the shop's way to its database, leads there.
 * @param isServed ends with the first sign that all is well again. @returns milliseconds from the loss to that sign
 */
export async function failOver(
  { primary, standby, wire }: { primary: Cluster; standby: Standby; wire: Wire },
  isServed: () => Promise<void>,
): Promise<number> {
  // What the standby has not got must not be promised.
  standby.stall(true);
  await sleep(700);
  await primary.kill();
  await wire.cut();
  const begun = performance.now();
  await standby.promote();
  wire.lead(standby.url);
  await wire.mend();
  await isServed();
  return performance.now() - begun;
}

/** @param url the primary's, unless another server of the same cluster is meant. @returns rows of the last statement */
export async function asSuperuser(
  cluster: Cluster,
  statements: string[],
  url = cluster.url,
): Promise<Record<string, unknown>[]> {
  const there = new URL(url);
  there.username = 'postgres';
  there.password = superuserOf(cluster);
  const client = new pg.Client({ connectionString: there.href });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const superuserOf = ({ home }: Cluster): string =>
  (JSON.parse(readFileSync(join(home, 'credentials.json'), 'utf8')) as { superuser: string })
    .superuser;
