// Backup during purchases: restored, counted, compared row by row, data integrity checks run, the restored shop started, and bought in.
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { startJobs } from '../../server/src/jobs.ts';
import { openFiles } from '../../server/src/modules/media/index.ts';
import type { Restored, writeBackup } from '../../server/src/platform/backup/index.ts';
import type { Db } from '../../server/src/platform/db/index.ts';
import { addQueues, type JobQueue, sendJob } from '../../server/src/platform/jobs/index.ts';
import { emptyDatabase, testDatabase } from '../../server/testing/database.ts';
import { aCustomer, aProduct } from '../../server/testing/index.ts';
import { mutantLoader } from '../../server/testing/mutants.ts';
import { startBuyers, stockShop, withShopDatabase } from '../buyers.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { aShop } from '../shop.ts';

const CHECKOUT = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;
const BUYERS = 4;
/** Queues of pg-boss itself: it writes rows there at each tick of its clock. */
const OF_THE_LIBRARY = '__pgboss__send-it';
/** A queue that some earlier version had. */
const RETIRED = 'of-an-earlier-version';

type Shop = Awaited<ReturnType<typeof testDatabase>>;
type Counted = Pick<Restored, 'tables'>;

type Program = {
  writeBackup: typeof writeBackup;
  restoreInto(url: string, folder: string): Promise<Restored>;
};

async function run(context: Context): Promise<Outcome> {
  const load = mutantLoader(context.without?.changes ?? []);
  const program: Program = {
    ...(await load<typeof import('../../server/src/platform/backup/index.ts')>(
      'platform/backup/index.ts',
    )),
    ...(await load<typeof import('../../server/src/restore.ts')>('restore.ts')),
  };
  const shop = await testDatabase(context, { demo: context.size !== 'test' });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-backup-'));
  context.after(async () => rmSync(folder, { recursive: true, force: true }));
  await letTheClockTick(shop);
  const buying = await startBuying(shop, sized(context, { test: 60, prove: 1_000, full: 20_000 }));

  const begun = performance.now();
  const inIt = join(folder, 'first');
  const manifest = await program.writeBackup({ url: shop.url, folder: inIt, program: 'proof' });
  const backupMs = performance.now() - begun;
  const placed = await buying.stop();

  const target = await emptyDatabase(context);
  const restoring = performance.now();
  const failures: string[] = [];
  try {
    const { idleQueues } = await program.restoreInto(target, inIt);
    if (idleQueues.join() !== RETIRED)
      failures.push(`jobs that nobody here does: ${idleQueues.join()}`);
  } catch (error) {
    return { figures: {}, failures: [`restore: ${(error as Error).message}`] };
  }
  const restoreMs = performance.now() - restoring;
  const inBackup = manifest.tables.find(({ name }) => name === 'sales_order')?.rows ?? 0;
  if (inBackup >= placed)
    failures.push('nothing was ordered during the backup: the proof saw nothing');
  failures.push(...(await compare(shop.url, target, manifest)));
  failures.push(...(await rejections(program, shop.url, inIt)));
  failures.push(...(await jobsThere(target)));
  // Without a safeguard the run has failed by now, and no purchase is needed.
  if (failures.length === 0) failures.push(...(await buyThere(context, target)));
  return {
    figures: {
      'orders in the backup': inBackup,
      'orders placed while it ran': placed - inBackup,
      'tables / rows': `${manifest.tables.length} / ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)}`,
      'files with equal hashes': manifest.files.count,
      'size, MB': (manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1),
      'backup, s': (backupMs / 1_000).toFixed(1),
      'restore with all checks, s': (restoreMs / 1_000).toFixed(1),
    },
    failures,
  };
}

/** Each shop older than a minute has rows that pg-boss made; and one that was upgraded may have jobs of a queue that is no more. */
async function letTheClockTick({ url, db }: Shop): Promise<void> {
  const log = pino({ level: 'silent' });
  const files = await openFiles(undefined, db, log);
  const jobs = await startJobs({
    url,
    db,
    files,
    log,
    config: { smtpUrl: undefined, publicUrl: 'http://localhost:3000' },
  });
  for (let tries = 0; tries < 600 && (await jobsOf(db, OF_THE_LIBRARY)) === 0; tries++)
    await sleep(50);
  await jobs.stop();
  await addQueues(url, [RETIRED]);
  await sendJob(db, { name: RETIRED } as JobQueue<object>, {});
}

async function jobsOf(db: Db, queue: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pgboss.job where name = ${queue}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function jobsThere(url: string): Promise<string[]> {
  const carried = await withShopDatabase(url, async (db) => ({
    library: await jobsOf(db, OF_THE_LIBRARY),
    retired: await jobsOf(db, RETIRED),
  }));
  const failures: string[] = [];
  if (carried.library > 0)
    failures.push(`${carried.library} rows that pg-boss made for itself were carried along`);
  if (carried.retired !== 1) failures.push('the job of a queue that is no more is lost');
  return failures;
}

/** The restored shop as a process of its own, its jobs too; two people buy. */
async function buyThere(context: Context, url: string): Promise<string[]> {
  const failures: string[] = [];
  try {
    const shop = await aShop(context, { databaseUrl: url });
    await shop.start();
    const buyers = startBuyers(context, shop.address, await stockShop(url, 2), 50);
    await buyers.untilOrders(2, 30_000);
    await buyers.stop();
    const { code } = await shop.stop();
    if (code !== 0) failures.push(`the restored shop ended with ${code}`);
  } catch (error) {
    failures.push(`the restored shop: ${(error as Error).message}`);
  }
  return failures;
}

/** So many orders, and then more of them until it is told to stop. @returns how many there are */
async function startBuying({ db }: Shop, first: number): Promise<{ stop(): Promise<number> }> {
  const { services } = await import('../../server/src/services.ts');
  for (const name of ['one.svg', 'two.svg']) {
    await sql`insert into media_file (name, kind, content_type, bytes) values (${`proof-${name}`}, 'drawing', 'image/svg+xml', ${randomBytes(5_000)})`.execute(
      db,
    );
  }
  const products = await Promise.all(
    Array.from({ length: 8 }, () => aProduct(db, { stock: 1_000_000 })),
  );
  const customers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(db)));
  let count = 0;
  let isOver = false;
  const enough = Promise.withResolvers<void>();
  const work = Promise.all(
    customers.map(async ({ ctx }) => {
      while (!isOver) {
        const productId = products[randomInt(products.length)] as number;
        const { code } = await services.cart.addItem(ctx, null, {
          productId,
          quantity: randomInt(1, 5),
        });
        await services.orders.placeOrder(ctx, code as string, CHECKOUT);
        count += 1;
        if (count === first) enough.resolve();
      }
    }),
  ).catch(enough.reject);
  await enough.promise;
  return {
    async stop() {
      isOver = true;
      await work;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from sales_order`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  };
}

/** Counts of every table against what was written, and 100 orders with all that hangs on them against the shop that went on. */
async function compare(source: string, target: string, manifest: Counted): Promise<string[]> {
  const [from, to] = (await Promise.all(
    [source, target].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client];
  try {
    const failures: string[] = [];
    for (const { schema, name, rows } of manifest.tables) {
      const there = Number(
        (await to.query(`select count(*) as n from "${schema}"."${name}"`)).rows[0].n,
      );
      // The program keeps a table of its own words up to date when it starts; nothing else may differ.
      if (there !== rows)
        failures.push(`${schema}.${name}: ${there} rows restored, ${rows} were backed up`);
    }
    const { rows: chosen } = await to.query<{ id: string }>(
      'select id from sales_order order by random() limit 100',
    );
    const whole = `
      select jsonb_build_object('order', o, 'lines', (select jsonb_agg(l order by l.position) from order_line l where l.order_id = o.id),
        'taxes', (select jsonb_agg(t order by t.position) from order_tax t where t.order_id = o.id),
        'moves', (select jsonb_agg(m order by m.id) from stock_movement m where m.order_id = o.id),
        'mails', (select jsonb_agg(w.message_id order by w.id) from email_outbox w where w.about = o.public_id))::text as text
      from sales_order o where o.id = $1`;
    for (const { id } of chosen) {
      const [a, b] = await Promise.all([from.query(whole, [id]), to.query(whole, [id])]);
      if (a.rows[0]?.text !== b.rows[0]?.text) failures.push(`order ${id} is not what it was`);
    }
    if (
      chosen.length <
      Math.min(100, manifest.tables.find(({ name }) => name === 'sales_order')?.rows ?? 0)
    )
      failures.push('too few orders were compared');
    // A number that was given away is not given again.
    const { rows: next } = await to.query(
      `select nextval('sales_order_id_seq') > (select max(id) from sales_order) as fine`,
    );
    if (!next[0].fine) failures.push('numbers of orders begin again');
    return failures;
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** A database that holds something, and a file with one wrong byte. */
async function rejections(
  { restoreInto }: Program,
  source: string,
  folder: string,
): Promise<string[]> {
  const said = async (): Promise<string> =>
    restoreInto(source, folder).then(
      () => 'done',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const failures: string[] = [];
  const full = await said();
  if (!/^StartError: the database is not empty \(\d+ tables\)/.test(full))
    failures.push(`into a full database: ${full}`);
  const file = join(folder, 'public.sales_order.copy.zst');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 0x10;
  writeFileSync(file, bytes);
  const damaged = await said();
  if (!/^StartError: the backup is damaged: .*sales_order/.test(damaged))
    failures.push(`from a damaged file: ${damaged}`);
  return failures;
}

export const proof: Proof = {
  name: 'backup',
  chapter: 'Backup and restore',
  promise:
    'A backup taken while people buy restores to a whole shop that sells, into an empty database only',
  tag: '[promises P20]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the one snapshot',
      tier: 'test',
      changes: [
        {
          file: 'platform/backup/write-backup.ts',
          from: "'begin isolation level repeatable read read only'",
          to: "'begin read only'",
        },
      ],
    },
    {
      name: 'the look at the hashes',
      tier: 'test',
      changes: [
        {
          file: 'platform/backup/manifest.ts',
          from: 'if ((await sha256Of(path)) !== sha256)',
          to: 'if (sha256.length === 0)',
        },
      ],
    },
    {
      name: 'leaving out what pg-boss makes for itself',
      tier: 'test',
      changes: [
        {
          file: 'platform/backup/catalogue.ts',
          from: 'return schema === JOB_SCHEMA',
          to: "return schema === ''",
        },
      ],
    },
    {
      name: 'the queues of another version',
      tier: 'test',
      changes: [
        {
          file: 'platform/backup/read-backup.ts',
          from: 'if (strange.length > 0)',
          to: 'if (strange.length > 99)',
        },
      ],
    },
    {
      name: 'the look into the target',
      tier: 'test',
      changes: [
        {
          file: 'platform/backup/read-backup.ts',
          from: 'if (rows[0]?.tables === 0) return;',
          to: 'if (rows.length > 0) return;',
        },
      ],
    },
  ],
};
