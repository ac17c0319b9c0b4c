// What if the machine of the database is lost? A standby under synchronous replication takes over: every promised order is there, and the shop finds it by itself.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findOlderPostgres } from '../../scripts/test/tools-of-the-system.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { aWire } from '../../server/testing/wire.ts';
import { startBuyers, stockShop } from '../buyers.ts';
import { aCluster, becomes, type Cluster, killPostgres } from '../cluster.ts';
import { type Outcome, type Proof, type Scene, sized } from '../proof.ts';
import { reckon } from '../reckoning.ts';
import { aShop } from '../shop.ts';
import { median } from '../statistics.ts';

const ALONE = 'promises without the standby';

async function run(scene: Scene): Promise<Outcome> {
  const older = findOlderPostgres(scene.tell);
  if ('missing' in older) throw new Error(older.missing);
  const rounds = sized(scene, { test: 1, prove: 3, full: 20 });
  const findings: string[] = [];
  const back: number[] = [];
  let promised = 0;
  let lost = 0;
  let version = '';
  for (let round = 0; round < rounds; round++) {
    const primary = await aCluster(scene, { binaries: older.bin, settings: { wal_level: 'replica', max_wal_senders: '5' } });
    version = primary.version;
    const standby = await aStandby(scene, primary, older.bin);
    if (scene.without?.instead !== ALONE)
      await asSuperuser(primary, ["alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()']);
    const wire = await aWire(scene, primary.url);
    const shop = await aShop(scene, { databaseUrl: wire.url });
    await shop.start();
    const goods = await stockShop(primary.url, 6);
    const buyers = startBuyers(scene, shop.address, goods);
    await buyers.untilOrders(30);
    // The line to the standby stalls: what it has not got must not be promised.
    standby.stall();
    await sleep(700);
    await primary.kill();
    await wire.cut();
    const begun = performance.now();
    await standby.promote();
    wire.lead(standby.url);
    await wire.mend();
    await buyers.untilOrders(1);
    back.push(performance.now() - begun);
    await buyers.untilOrders(20);
    const attempts = await buyers.stop();
    const reckoning = await reckon(shop.address, standby.url, attempts);
    promised += reckoning.promised;
    lost += reckoning.findings.filter((finding) => finding.endsWith('is lost')).length;
    findings.push(...reckoning.findings);
    await shop.stop();
    standby.kill();
  }
  return {
    figures: {
      PostgreSQL: version,
      'primaries killed, standbys promoted': rounds,
      'orders promised / lost': `${promised} / ${lost}`,
      'from the loss to the next order, with promotion, ms, median': Math.round(median(back)),
      'restarts of the server': 0,
    },
    findings,
  };
}

type Standby = { url: string; stall(): void; promote(): Promise<void>; kill(): void };

async function aStandby(scene: Scene, primary: Cluster, bin: string): Promise<Standby> {
  const { uid, gid } = statSync(join(primary.home, 'cluster'));
  const home = join(primary.home, 'run', 'standby');
  const cluster = join(home, 'cluster');
  const port = await freePort();
  const line = await aWire(scene, primary.url);
  const passwords = join(primary.home, 'run', 'passwords');
  writeFileSync(passwords, `*:*:*:postgres:${superuser(primary)}\n`, { mode: 0o600 });
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
  await inShell('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    new URL(line.url).port,
    '-U',
    'postgres',
    '-D',
    cluster,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c hot_standby=on -c synchronous_standby_names= -c max_connections=200`;
  await inShell('pg_ctl', ['start', '-D', cluster, '-w', '-l', join(home, 'log'), '-o', options]);
  scene.after(async () => {
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate'], { uid, gid, cwd: '/' });
  });
  const streaming = await becomes(
    async () => (await asSuperuser(primary, ["select count(*)::int as n from pg_stat_replication where state = 'streaming'"]))[0]?.n === 1,
    20_000,
  );
  if (!streaming) throw new Error('the standby does not stream');
  const url = new URL(primary.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    stall: () => line.swallow(true),
    async promote() {
      // What was on its way is lost with the machine.
      await line.cut();
      await inShell('pg_ctl', ['promote', '-D', cluster, '-w']);
    },
    kill: () => killPostgres(home),
  };
}

const superuser = ({ home }: Cluster): string =>
  (JSON.parse(readFileSync(join(home, 'credentials.json'), 'utf8')) as { superuser: string }).superuser;

async function asSuperuser(cluster: Cluster, statements: string[]): Promise<Record<string, unknown>[]> {
  const url = new URL(cluster.url);
  url.username = 'postgres';
  url.password = superuser(cluster);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

export const proof: Proof = {
  name: 'replica',
  chapter: 'Crashes',
  promise: 'A standby that is promoted after the loss of its primary, under synchronous replication, has every order that was promised',
  tag: '[promises P6]',
  tier: 'prove',
  run,
  guards: [{ name: 'the standby’s word before the promise (synchronous_standby_names)', tier: 'prove', instead: ALONE }],
};
