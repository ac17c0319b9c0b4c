// Tables behind cached pages: PostgreSQL is asked which ones were read for them, and each must announce its changes.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { storeFirstContent } from '../server/src/modules/content/index.ts';
import { reindexProducts } from '../server/src/modules/search/index.ts';
import { inTransaction, openDatabase } from '../server/src/platform/db/index.ts';
import { testDatabase } from '../server/testing/database.ts';
import { aLot, aProduct } from '../server/testing/factories.ts';
import { fileFixture, test } from './journey.ts';

const own = fileFixture((scope) => testDatabase(scope, { poolSize: 1 }));

/** What is learned changes in one transaction with search_version, which tells. */
const COUNTED = ['search_learned', 'search_past_query'];

test('tables that public pages and calls are made of › every one tells when it changes [design: hot answers]', async () => {
  await storeFirstContent(own.db);
  const id = await aProduct(own.db);
  const lot = await aLot(own.db, [{ productId: id, quantity: 2 }]);
  await inTransaction(own.db, async (tx) => await reindexProducts(tx, [id, lot.productId]));
  const { rows: places } = await own.pool.query<{
    product: string;
    category: string;
    manufacturer: string;
    lots: string;
    parts: string;
  }>(
    `select '/product/' || p.id || '/' || p.slug as product, '/products/' || c.lineage as category, m.slug as manufacturer,
       '/lot/' || lc.id || '/' || lc.slug as lots, '/lotitems/' || lc.id || '/' || l.id || '/' || lc.slug || '/' || l.slug as parts
     from product p join category c on c.id = p.category_id join manufacturer m on m.id = p.manufacturer_id, lot l join lot_category lc on lc.id = l.category_id
     where p.id = $1`,
    [id],
  );
  const [place] = places;
  assert.ok(place !== undefined);
  const { rows: triggers } = await own.pool.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'cache_invalidation%'",
  );
  const watched = new Set(triggers.map(({ name }) => name));

  const read = async (): Promise<Map<string, number>> => {
    // A connection tells what it counted when it ends, or after a statement when the last time is a second ago.
    // waits: PostgreSQL sends the counts of a connection at most once a second
    await sleep(1_500);
    await own.pool.query('select 1');
    const { rows } = await own.pool.query<{ name: string; scans: number }>(
      "select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where schemaname = 'public'",
    );
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  const before = await read();
  const { db, close } = openDatabase(own.url);
  const app = await buildApp({
    config: {
      publicUrl: 'http://127.0.0.1',
      rateLimitFactor: 1_000,
      trustProxy: undefined,
      dev: false,
    },
    db,
    log: pino({ level: 'fatal' }),
  });
  const pages = [
    '/',
    '/home-two',
    '/blog',
    '/blog/post-classic/1',
    '/faq',
    '/ru/about-us',
    '/menu',
    '/scan',
    '/lotsales',
    '/products',
    '/products?query=part',
    '/manufacturers',
  ];
  const calls = ['/api/categories', '/api/featuredindustries', '/api/lotsale/lotsalecategorylist'];
  const paths = [
    ...pages,
    ...calls,
    place.product,
    `${place.product.split('/').slice(0, 3).join('/')}/quick`,
    place.category,
    `/manufacturers/${place.manufacturer}`,
    place.lots,
    place.parts,
  ];
  for (const path of [
    ...paths,
    `/products?query=${place.manufacturer}`,
    '/products?sort=price-asc',
  ]) {
    for (const cookie of ['currency=USD', 'currency=INR']) {
      const { statusCode } = await app.inject({
        url: path,
        headers: { cookie, accept: 'text/html' },
      });
      assert.equal(statusCode, 200, path);
    }
  }
  await app.close();
  await close();
  const after = await read();
  const used = [...after]
    .filter(([name, scans]) => scans > (before.get(name) ?? 0))
    .map(([name]) => name);
  assert.ok(used.length > 15, used.join(' '));
  assert.deepEqual(
    used.filter((name) => !watched.has(name) && !COUNTED.includes(name)),
    [],
  );
});
