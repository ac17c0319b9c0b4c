// Tests of PUT /api/v1/products with many rows: calls at once, a row that the database rejects, ten thousand products. [decisions 0115]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { testApp } from '../../../testing/index.ts';
import { violations } from '../../../testing/invariants.ts';
import { asking, outcomeOf, whole } from './test-product-rows.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const { put } = await asking(shop, ['catalogue:write']);
const weightOf = async (sku: string): Promise<number | undefined> =>
  (await db.selectFrom('product').select('weight_grams').where('sku', '=', sku).executeTakeFirst())
    ?.weight_grams;

test('products › two calls add the same names at once › each name once, all rows written [decisions 0115]', async () => {
  const rowsOf = (name: string) =>
    Array.from({ length: 20 }, (_, at) => ({
      sku: `${name}-${at}`,
      texts: { en: { name: `Twin ${at}` } },
      price: '1',
      category: `Twins > Kind ${at % 5}`,
      manufacturer: `Twin works ${at % 4}`,
      attributes: [{ attribute: 'Twin size', value: at, unit: 'mm' }],
    }));
  const answers = await Promise.all(['TA', 'TB', 'TC'].map((name) => put(rowsOf(name))));
  for (const { body } of answers) assert.equal(body.created, 20, JSON.stringify(body));
  const { rows } = await pool.query(
    "select (select count(*)::int from category where lineage like 'twins%') as categories, (select count(*)::int from manufacturer where name like 'Twin works%') as manufacturers",
  );
  assert.deepEqual(rows, [{ categories: 6, manufacturers: 4 }]);
});

test('products › a row that the database rejects › says so alone; the others are written [decisions 0115]', async () => {
  await sql`alter table product add constraint test_no_thirteen check (weight_grams <> 13)`.execute(
    db,
  );
  const rows = Array.from({ length: 9 }, (_, at) => ({
    sku: `DB-${at}`,
    ...whole,
    gtin: null,
    weightGrams: at === 4 ? 13 : at,
  }));
  const { body } = await put(rows);
  await sql`alter table product drop constraint test_no_thirteen`.execute(db);
  assert.deepEqual([body.created, body.rejected], [8, 1]);
  assert.deepEqual(outcomeOf(body.rows[4]), ['rejected', 'not-applied /rows/4']);
  assert.equal(body.rows[4].id, null);
  assert.equal(await weightOf('DB-4'), undefined);
  assert.equal(await weightOf('DB-8'), 8);
});

test('products › ten thousand rows › all written, sent again nothing changes; the data agree [decisions 0115]', async (t) => {
  const pages = Array.from({ length: 10 }, (_, page) =>
    Array.from({ length: 1_000 }, (_, at) => ({
      sku: `BULK-${page}-${at}`,
      ...whole,
      gtin: null,
      texts: { en: { name: `Bulk part ${page} ${at}`, description: 'Steel, zinc plated.' } },
      attributes: [{ attribute: 'length', value: at }],
    })),
  );
  const begun = Date.now();
  for (const rows of pages) assert.equal((await put(rows)).body.created, 1_000);
  const written = Date.now();
  for (const rows of pages) assert.equal((await put(rows)).body.unchanged, 1_000);
  const seconds = [written - begun, Date.now() - written].map((ms) => ms / 1_000);
  t.diagnostic(`10,000 new products in ${seconds[0]} s, 10,000 unchanged in ${seconds[1]} s`);
  assert.deepEqual(await violations(db), []);
});
