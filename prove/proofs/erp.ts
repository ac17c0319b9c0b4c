// ERP beside the shop: it copies products, prices, stock and orders by the change feed and sends its counts, while buyers order and the server is killed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningPostgres } from '@millwright/embedded-postgres';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/index.ts';
import { aClient } from '../../server/testing/index.ts';
import { startBuyers, stockShop, withShopDatabase } from '../buyers.ts';
import { anErp, type Erp } from '../erp.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { reckon } from '../reconciliation.ts';
import { aShop } from '../shop.ts';

const FORGETFUL = 'the cursor that is kept together with what it stands for';
const SETTLED_WITHIN_MS = 60_000;

async function run(context: Context): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-prove-erp-'));
  context.after(async () => rmSync(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const shop = await aShop(context, {
    dataDir,
    env: { DEMO: sized(context, { test: 'small', prove: 'on', full: 'on' }) },
    readyWithinMs: 300_000,
  });
  await shop.start();
  const url = await findRunningPostgres(dataDir);
  if (url === undefined) throw new Error('the embedded PostgreSQL does not run');
  const goods = await stockShop(url, 4);
  const { key, bought } = await withShopDatabase(url, async (db) => ({
    ...(await aClient(db, ['catalogue:write', 'orders:read'], { callsPerMinute: 60_000 })),
    bought: await skusOf(db, goods.products),
  }));
  const erp = anErp(shop.address, key, { forgets: context.without?.name === FORGETFUL });
  const begun = performance.now();
  await erp.pull();
  const firstSeconds = (performance.now() - begun) / 1_000;
  // What nobody buys: a sale would change what was counted.
  const counted = erp.skus().filter((sku, n) => n % 3 === 0 && !bought.has(sku));
  const buyers = startBuyers(context, shop.address, goods);
  let running = true;
  const working = (async () => {
    for (let n = 0; running; n++) {
      await erp.push(counted.slice((n * 200) % counted.length).slice(0, 200), 1_000 + n);
      await erp.pull();
    }
  })();
  const kills = sized(context, { test: 2, prove: 10, full: 50 });
  for (let n = 0; n < kills; n++) {
    await buyers.untilOrders(5);
    await sleep(Math.random() * 500);
    await shop.kill();
    await shop.start();
  }
  await buyers.untilOrders(5);
  const attempts = await buyers.stop();
  running = false;
  await working;
  const address = (await findRunningPostgres(dataDir)) ?? url;
  const reconciliation = await reckon(shop.address, address, attempts);
  const failures = await withShopDatabase(address, async (db) => await settle(erp, db));
  return {
    figures: {
      'products copied at first / seconds': `${erp.prices.size} / ${firstSeconds.toFixed(1)}`,
      'kills of the server': kills,
      'orders promised / copied': `${reconciliation.promised} / ${erp.orders.size}`,
      'counts sent, rows': erp.rowsSent(),
      'requests repeated, as the shop was away': erp.repeats(),
      'places where both sides differ at the end': failures.length,
    },
    // The demo has orders of its own.
    failures: [
      ...failures,
      ...reconciliation.failures.filter(
        (each) => each !== 'there is an order that nobody asked for',
      ),
    ],
  };
}

async function skusOf(db: Db, ids: readonly number[]): Promise<Set<string>> {
  const { rows } = await sql<{
    sku: string;
  }>`select sku from product where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

/** Pulls until both sides say the same, or for a minute. @returns where they differ */
async function settle(erp: Erp, db: Db): Promise<string[]> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    await erp.pull();
    const failures = await differences(erp, db);
    if (failures.length === 0 || Date.now() > end) return failures.slice(0, 20);
    await sleep(1_000);
  }
}

async function differences(erp: Erp, db: Db): Promise<string[]> {
  const { rows: products } = await sql<{
    sku: string;
    price: string;
    on_hand: number;
  }>`select p.sku, (p.price_base / 100.0)::numeric(20, 2)::text as price, s.on_hand from product p join stock s on s.product_id = p.id`.execute(
    db,
  );
  const { rows: orders } = await sql<{
    number: string;
    status: string;
  }>`select public_id as number, status from sales_order`.execute(db);
  const found: string[] = [];
  const compare = (what: string, copied: unknown, there: unknown): void => {
    if (copied !== there) found.push(`${what}: the ERP has ${copied}, the shop ${there}`);
  };
  for (const { sku, price, on_hand } of products) {
    compare(`price of ${sku}`, erp.prices.get(sku), price);
    compare(`stock of ${sku}`, erp.stock.get(sku), on_hand);
  }
  for (const { number, status } of orders)
    compare(`order ${number}`, erp.orders.get(number), status);
  compare('number of orders', erp.orders.size, orders.length);
  // What was sent last is what is there: nobody else changes these.
  for (const [sku, count] of erp.sent) compare(`count of ${sku}`, count, erp.stock.get(sku));
  return found;
}

export const proof: Proof = {
  name: 'erp',
  chapter: 'Crashes',
  promise:
    'An ERP that follows the change feed and sends its counts is equal to the shop at the end, however often the server is killed meanwhile',
  tag: '[decisions 0108]',
  tier: 'prove',
  run,
  safeguards: [{ name: FORGETFUL, tier: 'prove', instead: FORGETFUL }],
};
