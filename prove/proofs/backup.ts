// Is a backup that was taken while people bought a whole shop again? Restored, counted, compared row by row, and every rule of the data asked.
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Manifest, writeBackup } from '../../server/src/platform/backup/index.ts';
import { emptyDatabase, testDatabase } from '../../server/testing/database.ts';
import { aCustomer, aProduct } from '../../server/testing/index.ts';
import { mutantLoader } from '../../server/testing/mutants.ts';
import { type Outcome, type Proof, type Scene, sized } from '../proof.ts';

const CHECKOUT = { purchaseOrderNumber: '', note: '', paymentMode: 'escrow', termsAccepted: true } as const;
const BUYERS = 4;

type Program = {
  writeBackup: typeof writeBackup;
  restoreInto(url: string, folder: string): Promise<Manifest>;
};

async function run(scene: Scene): Promise<Outcome> {
  const load = mutantLoader(scene.without?.changes ?? []);
  const program: Program = {
    ...(await load<typeof import('../../server/src/platform/backup/index.ts')>('platform/backup/index.ts')),
    ...(await load<typeof import('../../server/src/restore.ts')>('restore.ts')),
  };
  const shop = await testDatabase(scene, { demo: scene.size !== 'test' });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-backup-'));
  scene.after(async () => rmSync(folder, { recursive: true, force: true }));
  const buying = await startBuying(shop, sized(scene, { test: 60, prove: 1_000, full: 20_000 }));

  const begun = performance.now();
  const inIt = join(folder, 'first');
  const manifest = await program.writeBackup({ url: shop.url, folder: inIt, program: 'proof' });
  const backupMs = performance.now() - begun;
  const placed = await buying.stop();

  const target = await emptyDatabase(scene);
  const restoring = performance.now();
  const findings: string[] = [];
  try {
    await program.restoreInto(target, inIt);
  } catch (error) {
    return { figures: {}, findings: [`restore: ${(error as Error).message}`] };
  }
  const restoreMs = performance.now() - restoring;
  const inBackup = manifest.tables.find(({ name }) => name === 'purchase_order')?.rows ?? 0;
  if (inBackup >= placed) findings.push('nothing was ordered during the backup: the proof saw nothing');
  findings.push(...(await compare(shop.url, target, manifest)));
  findings.push(...(await refusals(program, shop.url, inIt)));
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
    findings,
  };
}

/** So many orders, and then more of them until it is told to stop. @returns how many there are */
async function startBuying({ db }: Awaited<ReturnType<typeof testDatabase>>, first: number): Promise<{ stop(): Promise<number> }> {
  const { services } = await import('../../server/src/services.ts');
  for (const name of ['one.svg', 'two.svg']) {
    await sql`insert into media_file (name, kind, content_type, bytes) values (${`proof-${name}`}, 'drawing', 'image/svg+xml', ${randomBytes(5_000)})`.execute(
      db,
    );
  }
  const products = await Promise.all(Array.from({ length: 8 }, () => aProduct(db, { stock: 1_000_000 })));
  const customers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(db)));
  let count = 0;
  let isOver = false;
  const enough = Promise.withResolvers<void>();
  const work = Promise.all(
    customers.map(async ({ ctx }) => {
      while (!isOver) {
        const productId = products[randomInt(products.length)] as number;
        const { code } = await services.cart.addItem(ctx, null, { productId, quantity: randomInt(1, 5) });
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
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from purchase_order`.execute(db);
      return rows[0]?.n ?? 0;
    },
  };
}

/** Counts of every table against what was written, and 100 orders with all that hangs on them against the shop that went on. */
async function compare(source: string, target: string, manifest: Manifest): Promise<string[]> {
  const [from, to] = (await Promise.all(
    [source, target].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client];
  try {
    const findings: string[] = [];
    for (const { schema, name, rows } of manifest.tables) {
      const there = Number((await to.query(`select count(*) as n from "${schema}"."${name}"`)).rows[0].n);
      // The program keeps a table of its own words up to date when it starts; nothing else may differ.
      if (there !== rows) findings.push(`${schema}.${name}: ${there} rows restored, ${rows} were backed up`);
    }
    const { rows: chosen } = await to.query<{ id: string }>('select id from purchase_order order by random() limit 100');
    const whole = `
      select jsonb_build_object('order', o, 'lines', (select jsonb_agg(l order by l.position) from order_line l where l.order_id = o.id),
        'taxes', (select jsonb_agg(t order by t.position) from order_tax t where t.order_id = o.id),
        'moves', (select jsonb_agg(m order by m.id) from stock_movement m where m.order_id = o.id),
        'mails', (select jsonb_agg(w.message_id order by w.id) from outgoing_message w where w.about = o.public_id))::text as text
      from purchase_order o where o.id = $1`;
    for (const { id } of chosen) {
      const [a, b] = await Promise.all([from.query(whole, [id]), to.query(whole, [id])]);
      if (a.rows[0]?.text !== b.rows[0]?.text) findings.push(`order ${id} is not what it was`);
    }
    if (chosen.length < Math.min(100, manifest.tables.find(({ name }) => name === 'purchase_order')?.rows ?? 0))
      findings.push('too few orders were compared');
    // A number that was given away is not given again.
    const { rows: next } = await to.query(`select nextval('purchase_order_id_seq') > (select max(id) from purchase_order) as fine`);
    if (!next[0].fine) findings.push('numbers of orders begin again');
    return findings;
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** A database that holds something, and a file with one wrong byte. */
async function refusals({ restoreInto }: Program, source: string, folder: string): Promise<string[]> {
  const said = async (): Promise<string> =>
    restoreInto(source, folder).then(
      () => 'done',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const findings: string[] = [];
  const full = await said();
  if (!/^StartError: the database is not empty \(\d+ tables\)/.test(full)) findings.push(`into a full database: ${full}`);
  const file = join(folder, 'public.purchase_order.copy.zst');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 0x10;
  writeFileSync(file, bytes);
  const damaged = await said();
  if (!/^StartError: the backup is damaged: .*purchase_order/.test(damaged)) findings.push(`from a damaged file: ${damaged}`);
  return findings;
}

export const proof: Proof = {
  name: 'backup',
  chapter: 'Backup and restore',
  promise: 'A backup taken while people buy restores to a whole shop, into an empty database only',
  tag: '[promises P20]',
  tier: 'test',
  run,
  guards: [
    {
      name: 'the one snapshot',
      tier: 'test',
      changes: [
        { file: 'platform/backup/write-backup.ts', from: "'begin isolation level repeatable read read only'", to: "'begin read only'" },
      ],
    },
    {
      name: 'the look at the hashes',
      tier: 'test',
      changes: [{ file: 'platform/backup/manifest.ts', from: 'if ((await sha256Of(path)) !== sha256)', to: 'if (sha256.length === 0)' }],
    },
    {
      name: 'the look into the target',
      tier: 'test',
      changes: [{ file: 'platform/backup/read-backup.ts', from: 'if (rows[0]?.tables === 0) return;', to: 'if (rows.length > 0) return;' }],
    },
  ],
};
