// Tests of list exports: the rows that the list shows, longer than a page, filtered, of one snapshot, safe against formulas. [back office exports]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aLot, aProduct, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'order-manager');
const { db } = shop;

const linesOf = (csv: unknown): string[] => String(csv).replace('\ufeff', '').trim().split('\r\n');
const firstsOf = (csv: unknown): (string | undefined)[] =>
  linesOf(csv)
    .slice(1)
    .map((line) => line.split(',')[0]);

async function addLeads(count: number, kind: 'contact' | 'seller'): Promise<void> {
  await sql`insert into lead (reference, kind, locale, name, company, phone, email, message, idempotency_key, created_at)
    select 'RQ-' || lpad(n::text, 4, '0') || ${kind === 'seller' ? '-SSSS' : '-CCCC'}, ${kind}, 'en', '=1+1', 'Quokka & Co', '+9144123456',
      'q' || n || '@example.com', 'Two, please.', sha256((n || ${kind})::bytea), now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db);
}

test('lists › more leads than are read together, with a filter › each once, in the list’s order, no formula [back office exports]', async () => {
  await addLeads(2_345, 'contact');
  await addLeads(7, 'seller');
  const { body, headers } = await admin('GET', '/exports/leads?kind=contact');
  assert.match(String(headers['content-disposition']), /filename="leads\.csv"/);
  const references = firstsOf(body);
  assert.deepEqual(
    [references.length, new Set(references).size, references[0], references.at(-1)],
    [2_345, 2_345, 'RQ-0001-CCCC', 'RQ-2345-CCCC'],
  );
  assert.match(String(linesOf(body)[1]), /,'=1\+1,Quokka & Co,/);
  assert.equal(firstsOf((await admin('GET', '/exports/leads?kind=seller')).body).length, 7);
  for (const wrong of ['kind=gossip', 'start=3', 'format=pdf', 'sort=name'])
    assert.equal((await admin('GET', `/exports/leads?${wrong}`)).status, 400, wrong);
});

test('lists › leads that come and go while they are read › the table is of one moment [back office exports]', async () => {
  const before = (
    await db
      .selectFrom('lead')
      .select((e) => e.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
  let isRead = false;
  const moving = (async () => {
    while (!isRead)
      await sql`update lead set created_at = now() where id in (select id from lead order by random() limit 50)`.execute(
        db,
      );
  })();
  const { body } = await admin('GET', '/exports/leads');
  isRead = true;
  await moving;
  const references = firstsOf(body);
  assert.deepEqual([references.length, new Set(references).size], [Number(before), Number(before)]);
});

test('lists › lots, reviews and each of the others › what the list shows, as CSV and as a workbook [back office exports]', async () => {
  const part = await aProduct(db, {});
  const lots = [
    await aLot(db, [{ productId: part, quantity: 2 }], { price: 123_456 }),
    await aLot(db, [{ productId: part, quantity: 1 }]),
  ];
  const buyer = await aCustomer(db);
  await sql`insert into review (product_id, customer_id, rating, comment, state) values (${part}, ${buyer.id}, 4, '@SUM(1)', 'waiting')`.execute(
    db,
  );
  const csv = (await admin('GET', '/exports/lots?state=offered')).body;
  assert.deepEqual(firstsOf(csv), lots.map(({ id }) => String(id)).reverse());
  assert.match(String(linesOf(csv).at(-1)), /,1234\.56,$/);
  assert.match(
    String(linesOf((await admin('GET', '/exports/reviews?state=waiting')).body)[1]),
    /,4,'@SUM\(1\),waiting,/,
  );
  assert.equal(linesOf((await admin('GET', '/exports/reviews?state=hidden')).body).length, 1);
  for (const list of [
    'leads',
    'sellers',
    'negotiations',
    'quotes',
    'reviews',
    'lots',
    'stock-alerts',
    'zero-searches',
    'mails',
    'newsletter',
    'synonyms',
  ]) {
    const shown = (await admin('GET', `/${list}`)).body.total;
    assert.equal(linesOf((await admin('GET', `/exports/${list}`)).body).length, 1 + shown, list);
    const workbook = await admin('GET', `/exports/${list}?format=xlsx`);
    assert.match(
      String(workbook.headers['content-disposition']),
      new RegExp(`filename="${list}\\.xlsx"`),
    );
    assert.match(String(workbook.body), /^PK/);
  }
});

test('lists › synonyms, needs, staff, the log and jobs › each for those who may see the list, with what changed [back office exports] [promises P31]', async () => {
  const administrator = await asStaff(shop, 'administrator');
  const editor = await asStaff(shop, 'content-editor');
  assert.equal(
    (await administrator('POST', '/synonyms', { phrases: ['quokka', 'setonix'], oneWay: false }))
      .status,
    200,
  );
  for (const list of ['needs', 'staff', 'audit', 'jobs']) {
    const { body } = await administrator('GET', `/exports/${list}`);
    // The export itself is a row of the log.
    const later = list === 'audit' ? 1 : 0;
    assert.equal(
      linesOf(body).length,
      1 + (await administrator('GET', `/${list}`)).body.total - later,
      list,
    );
    assert.equal((await admin('GET', `/exports/${list}`)).status, 403, list);
  }
  assert.match(
    String((await administrator('GET', '/exports/audit?subject=synonym')).body),
    /,insert,,"\{.*setonix/,
  );
  assert.equal((await editor('GET', '/exports/needs')).status, 200);
  const entry = {
    terms: ['quokka', 'setonix'],
    locale: null,
    kind: 'ignore',
    categories: [],
    properties: [],
    standsFor: null,
  };
  assert.equal((await administrator('POST', '/lexicon', entry)).status, 200);
  const lexicon = linesOf((await editor('GET', '/exports/lexicon?source=staff')).body);
  assert.equal(lexicon.length, 2);
  assert.match(String(lexicon[1]), /^\d+,staff,"quokka; setonix",,ignore,,,bound,$/);
});
