// Tests of learned orders: distinct visitors, one address, decay, orders, position bias, past queries, retention, the switch and forgetting.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, asStaff, testApp } from '../../../../testing/index.ts';
import type { Ctx } from '../../../platform/context.ts';
import { service } from '../search.service.ts';
import { searchDatabase } from '../testing/test-catalogue.ts';
import { inputOf } from '../testing/test-queries.ts';
import { learnFromClicks } from './learning.ts';

const database = await searchDatabase({ after });
const shop = await testApp({ after }, { database });
const manager = await asStaff(shop, 'catalogue-manager');
const admin = await asStaff(shop, 'administrator');
const { db } = shop;
const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const daysBefore = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

const systemAt = (now: Date): Ctx => ({
  ...aCtx(db),
  actor: { kind: 'system' },
  clock: { now: () => now },
});
const learn = (now = NOW) => learnFromClicks(systemAt(now));
const found = async (text: string, count = 5) =>
  (await service.search(aCtx(db), inputOf({ text, count }))).products;
const skus = async (text: string, count = 5) => (await found(text, count)).map(({ sku }) => sku);

let visitors = 0;
type Clicks = {
  visitors?: number;
  position?: number;
  days?: number;
  orderedDays?: number;
  atOneAddress?: boolean;
};

/** Each visitor has an address of their own, unless all share one. */
async function clicked(
  query: string,
  sku: string,
  { visitors: many = 1, position = 1, days = 0, orderedDays, atOneAddress = false }: Clicks,
) {
  for (let n = 0; n < many; n++) {
    visitors += 1;
    await sql`insert into search_click (query, product_id, visitor, source, position, clicked_at, ordered_at)
      select ${query}, id, decode(md5(${`visitor ${visitors}`}), 'hex'), decode(md5(${atOneAddress ? 'shared' : `own ${visitors}`}), 'hex'),
        ${position}, ${daysBefore(days)}, ${orderedDays === undefined ? null : daysBefore(orderedDays)} from product where sku = ${sku}`.execute(
      db,
    );
  }
}

async function learned(query: string) {
  const { rows } = await sql<{ sku: string; weight: number; visitors: number; orders: number }>`
    select p.sku, l.weight, l.visitors, l.orders from search_learned l join product p on p.id = l.product_id where l.query = ${query} order by l.place`.execute(
    db,
  );
  return rows;
}

async function forgetEverything() {
  await sql`delete from search_click`.execute(db);
  await learn();
}

test('learnFromClicks › two visitors, then a third › nothing before, first after; a second run changes nothing [house §6]', async () => {
  const before = await skus('hex bolt', 36);
  const chosen = before[10] as string;
  await clicked('hex bolt', chosen, { visitors: 2, position: 11 });
  assert.equal(await learn(), false);
  assert.deepEqual(await skus('hex bolt', 36), before);
  await clicked('hex bolt', chosen, { position: 11 });
  assert.equal(await learn(), true);
  assert.deepEqual(await skus('Hex  BOLT', 36), [
    chosen,
    ...before.filter((sku) => sku !== chosen),
  ]);
  assert.deepEqual(
    await skus('hex', 3),
    (await skus('hex', 3)).filter((sku) => sku !== chosen),
    'another text has learned nothing',
  );
  assert.equal(await learn(), false);
  await forgetEverything();
  assert.deepEqual(await skus('hex bolt', 36), before);
});

test('learnFromClicks › many browsers at one address › two visitors, which is not enough [house §6]', async () => {
  const before = await skus('bearing');
  await clicked('bearing', 'WPL-6206-2Z', { visitors: 40, atOneAddress: true, position: 5 });
  await learn();
  assert.deepEqual(await learned('bearing'), []);
  assert.deepEqual(await skus('bearing'), before);
  await clicked('bearing', 'WPL-6206-2Z', { visitors: 1, position: 5 });
  await learn();
  assert.deepEqual(
    (await learned('bearing')).map(({ sku, visitors: n }) => [sku, n]),
    [['WPL-6206-2Z', 3]],
  );
  assert.equal((await skus('bearing'))[0], 'WPL-6206-2Z');
  await forgetEverything();
});

test('learnFromClicks › position, orders and age › a click far down says more, an order most, a month halves both [house §6]', async () => {
  await clicked('m8 bolt', 'ARV-M8X10-STEEL', { visitors: 3, position: 1 });
  await clicked('m8 bolt', 'ARV-M8X20-STEEL', { visitors: 3, position: 4 });
  await clicked('m8 bolt', 'ARV-M8X25-STEEL', { visitors: 3, position: 10_000 });
  await clicked('m8 bolt', 'ARV-M8X40-STEEL', { visitors: 3, position: 4, days: 30 });
  await clicked('m8 bolt', 'ARV-M8X100-STEEL', { visitors: 3, position: 1, orderedDays: 0 });
  await learn();
  const rows = await learned('m8 bolt');
  assert.deepEqual(
    rows.map(({ sku, weight, orders }) => [sku, Math.round(weight * 100) / 100, orders]),
    [
      ['ARV-M8X100-STEEL', 18, 3],
      ['ARV-M8X25-STEEL', 9, 0],
      ['ARV-M8X20-STEEL', 6, 0],
      ['ARV-M8X10-STEEL', 3, 0],
      ['ARV-M8X40-STEEL', 3, 0],
    ].sort((a, b) => Number(b[1]) - Number(a[1])),
  );
  await learn(new Date(NOW.getTime() + 30 * DAY_MS));
  assert.deepEqual(
    (await learned('m8 bolt')).map(({ weight }) => Math.round(weight * 100) / 100),
    [9, 4.5, 3, 1.5, 1.5],
  );
  await forgetEverything();
});

test('learnFromClicks › a better match › stays before what is only learned [house §6]', async () => {
  await clicked('6205-2rs', 'WPL-6205-2RS-C3', { visitors: 9, position: 4, orderedDays: 0 });
  await learn();
  assert.deepEqual(
    (await found('6205-2RS')).slice(0, 2).map(({ mpn }) => mpn),
    ['6205-2RS', '6205-2RS'],
  );
  assert.equal((await skus('6205-2RS'))[2], 'WPL-6205-2RS-C3', 'before the other that begins so');
  await forgetEverything();
});

test('learnFromClicks › rows of 90 days, salts of days that are over › deleted [house §6]', async () => {
  await clicked('old nut', 'ARV-HK-5', { visitors: 3, days: 89 });
  await clicked('old nut', 'ARV-SP-13', { visitors: 3, days: 91 });
  await sql`insert into search_reformulation select 'a', 'b', 'en', ${Buffer.alloc(16)}, ${Buffer.alloc(16)}, ${daysBefore(91)}`.execute(
    db,
  );
  await sql`insert into search_visitor_salt values ('2026-11-19', ${Buffer.alloc(32)}), ('2026-11-20', ${Buffer.alloc(32)}), ('customers', ${Buffer.alloc(32)})`.execute(
    db,
  );
  await learn();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from search_click`.execute(
    db,
  );
  assert.equal(rows[0]?.n, 3);
  assert.equal((await sql`select from search_reformulation`.execute(db)).rows.length, 0);
  const salts = await sql<{
    purpose: string;
  }>`select purpose from search_visitor_salt order by 1`.execute(db);
  assert.deepEqual(
    salts.rows.map(({ purpose }) => purpose),
    ['2026-11-20', 'customers'],
  );
  await forgetEverything();
});

test('past queries › texts that led three visitors to a product › offered, but nothing that could be a person’s [house §6]', async () => {
  const suggested = async (text: string) =>
    (await service.suggest(aCtx(db), { text, scope: 'all', count: 10 })).items
      .filter(({ type }) => type === 'query')
      .map(({ label }) => label);
  const none = await suggested('stainless b');
  for (const text of [
    'stainless bolt m8',
    'stainless bumblebee',
    'spanner 13 mm for ravi',
    '98765 43210',
    '6205-2rs',
    'spanner 13 mm',
  ])
    await clicked(text, 'ARV-SP-13', { visitors: 3 });
  await clicked('stainless bolt m10', 'ARV-SP-13', { visitors: 2 });
  await learn();
  const { rows } = await sql<{
    text: string;
  }>`select text from search_past_query order by text`.execute(db);
  assert.deepEqual(
    rows.map(({ text }) => text),
    ['6205-2rs', 'spanner 13 mm', 'stainless bolt m8'],
  );
  assert.deepEqual(none, []);
  assert.deepEqual(await suggested('Stainless b'), ['stainless bolt m8']);
  assert.deepEqual(await suggested('spanner 1'), ['spanner 13 mm']);
  assert.ok(
    !(await suggested('stainless bolt m8')).includes('stainless bolt m8'),
    'what is typed already is no completion',
  );
  await forgetEverything();
});

test('the setting search-learning › off › orders and suggestions as before, counted on; on again › learned [house §6]', async () => {
  const before = await skus('bolt');
  await clicked('bolt', 'ARV-M10X100-A2', { visitors: 3, position: 20 });
  await learn();
  assert.equal((await skus('bolt'))[0], 'ARV-M10X100-A2');
  const set = async (searchLearning: boolean) => {
    const { body } = await admin('GET', '/settings/selling');
    const { id: _, companyState: __, ...form } = body;
    assert.equal(form.searchLearning, !searchLearning);
    assert.equal(
      (await admin('PUT', '/settings/selling', { ...form, searchLearning })).status,
      200,
    );
  };
  await set(false);
  assert.deepEqual(await skus('bolt'), before);
  const explained = (await manager('GET', '/search-ranking?q=bolt&language=en')).body;
  assert.deepEqual([explained.usesLearned, explained.isLearned], [false, true]);
  await set(true);
  assert.equal((await skus('bolt'))[0], 'ARV-M10X100-A2');
  await forgetEverything();
});

test('forgetLearned › one search, then all › the next search knows it, the log too; readers may not [house §6]', async () => {
  const [spanners, bolts] = [await skus('bolt m10'), await skus('bolt m6')];
  await clicked('bolt m10', 'ARV-M10X40-STEEL', { visitors: 3, position: 9 });
  await clicked('bolt m6', 'ARV-M6X40-STEEL', { visitors: 3, position: 9 });
  await learn();
  assert.notDeepEqual([await skus('bolt m10'), await skus('bolt m6')], [spanners, bolts]);
  const order = await asStaff(shop, 'order-manager');
  assert.equal((await order('POST', '/search-ranking/forget', { query: null })).status, 403);
  assert.equal(
    (await manager('POST', '/search-ranking/forget', { query: 'Bolt  M10' })).status,
    200,
  );
  assert.deepEqual(await skus('bolt m10'), spanners);
  assert.notDeepEqual(await skus('bolt m6'), bolts);
  await learn();
  assert.deepEqual(await skus('bolt m10'), spanners, 'the clicks are gone too');
  assert.equal((await manager('POST', '/search-ranking/forget', { query: null })).status, 200);
  assert.deepEqual(await skus('bolt m6'), bolts);
  assert.equal((await manager('POST', '/search-ranking/forget', { query: '@' })).status, 400);
  const { rows } = await shop.pool.query(
    "select subject_id from audit_log where operation = 'learning-forgotten' and staff_id = $1 order by id",
    [manager.id],
  );
  assert.deepEqual(
    rows.map(({ subject_id }) => subject_id),
    ['bolt m10', '*'],
  );
});
