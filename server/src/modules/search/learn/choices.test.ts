// Tests of choices from searches: distinct visitors, robots and staff, orders of the same visitor, hostile input, two processes that write at once.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../../testing/index.ts';
import { clientOf } from '../../../platform/client.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { reindexProducts } from '../index/indexer.ts';
import { storeChoices } from './choices.queries.ts';
import { noteChoice, noteOrder, writeChoices } from './choices.ts';

const shop = await testApp({ after }, { trustProxy: ['127.0.0.1'] });
const { db } = shop;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Sent = { address?: string; agent?: string; token?: string; headers?: Record<string, string> };
const click = (
  body: object,
  { address = '198.51.100.1', agent = FIREFOX, token, headers = {} }: Sent = {},
) =>
  shop.call('POST', '/api/search/clicks?lang=en', {
    body,
    token,
    headers: { 'user-agent': agent, 'x-forwarded-for': address, ...headers },
  });

async function aFoundProduct(): Promise<number> {
  const id = await aProduct(db);
  await inTransaction(db, (tx) => reindexProducts(tx, [id]));
  return id;
}

async function stored(query: string) {
  await writeChoices(db);
  const { rows } = await sql<{
    product_id: number;
    position: number;
    visitor: string;
    ordered_at: Date | null;
  }>`
    select product_id, position, encode(visitor, 'hex') as visitor, ordered_at from search_click where query = ${query} order by visitor`.execute(
    db,
  );
  return rows;
}

test('noteSearchClick › one person clicks a hundred times › one visitor, at the first position, nothing written while answering [house §6]', async () => {
  const productId = await aFoundProduct();
  for (let n = 0; n < 100; n++) {
    const { status, body } = await click({
      query: ' Hex   BOLT ',
      productId,
      position: (n % 9) + 3,
    });
    assert.deepEqual([status, body], [200, { counted: true }]);
  }
  const { rows } = await sql`select from search_click`.execute(db);
  assert.equal(rows.length, 0);
  assert.deepEqual(
    (await stored('hex bolt')).map(({ product_id, position }) => [product_id, position]),
    [[productId, 3]],
  );
  await click({ query: 'hex bolt', productId, position: 1 });
  assert.equal((await stored('hex bolt')).length, 1, 'nor in a later batch');
});

test('noteSearchClick › other browsers, addresses and customers › each a visitor; no address, browser or number is stored [house §6]', async () => {
  const productId = await aFoundProduct();
  const customer = await aCustomer(db);
  await click({ query: 'washer', productId, position: 2 });
  await click({ query: 'washer', productId, position: 2 }, { agent: `${FIREFOX} other` });
  await click({ query: 'washer', productId, position: 2 }, { address: '198.51.100.2' });
  await click(
    { query: 'washer', productId, position: 2 },
    { address: '198.51.100.2', token: customer.token },
  );
  await click(
    { query: 'washer', productId, position: 2 },
    { address: '198.51.100.77', token: customer.token },
  );
  assert.equal((await stored('washer')).length, 4, 'a customer is one wherever they are');
  const { rows } = await sql<{
    all: string;
  }>`select to_jsonb(c)::text as all from search_click c`.execute(db);
  for (const { all } of rows) assert.doesNotMatch(all, /198\.51|Firefox/);
});

test('noteSearchClick › the next day › another visitor, and the salt of the day before is gone [house §6]', async () => {
  const productId = await aFoundProduct();
  const at = (day: string) => ({
    ...aCtx(db),
    client: clientOf('203.0.113.5', 1, FIREFOX),
    clock: { now: () => new Date(`${day}T10:00:00Z`) },
  });
  await noteChoice(at('2026-03-01'), { query: 'rivet', productId, position: 1 });
  await noteChoice(at('2026-03-02'), { query: 'rivet', productId, position: 1 });
  assert.equal((await stored('rivet')).length, 2);
});

test('noteSearchClick › robots, programs without a name, staff › answered and not counted [house §6]', async () => {
  const productId = await aFoundProduct();
  const staff = await asStaff(shop, 'catalogue-manager');
  for (const sent of [
    { agent: GOOGLE },
    { agent: 'curl/8.5.0' },
    { agent: '' },
    { headers: { cookie: `staff=${'x'.repeat(43)}` } },
  ]) {
    const { status, body } = await click({ query: 'gasket', productId, position: 1 }, sent);
    assert.deepEqual([status, body], [200, { counted: false }], JSON.stringify(sent));
  }
  assert.ok(staff.id > 0);
  for (const query of ['jane@example.com', '+91 44 4567 1200', '?', '   '])
    assert.deepEqual(
      (await click({ query, productId, position: 1 })).body,
      { counted: false },
      query,
    );
  await writeChoices(db);
  const { rows } =
    await sql`select from search_click where query = 'gasket' or query ~ '@|4567'`.execute(db);
  assert.equal(rows.length, 0);
});

test('noteSearchClick › anything else than a click › 4xx, never a fault; products that are not found are not stored [house §6]', async () => {
  const productId = await aFoundProduct();
  const good = { query: 'seal', productId, position: 1 };
  const hostile: unknown[] = [
    {},
    [],
    'text',
    null,
    { ...good, query: 'a\0b' },
    { ...good, query: 'x'.repeat(201) },
    { ...good, query: 7 },
    { ...good, productId: 0 },
    { ...good, productId: -1 },
    { ...good, productId: 1e300 },
    { ...good, productId: '1; drop table product' },
    { ...good, position: 0 },
    { ...good, position: 1.5 },
    { ...good, position: 10_101 },
    { ...good, before: {} },
    { ...good, more: true },
  ];
  for (const body of hostile) {
    const { status } = await click(body as object);
    assert.ok(status >= 400 && status < 500, `${JSON.stringify(body)}: ${status}`);
  }
  for (const query of ["'; drop table search_click; --", '\ud800', '%_\\', 'ﷺ'.repeat(150)]) {
    const { status } = await click({ ...good, query });
    assert.ok(
      status === 200 || (status >= 400 && status < 500),
      `${JSON.stringify(query)}: ${status}`,
    );
  }
  await click({ ...good, productId: 2_147_483_647 });
  await writeChoices(db);
  const { rows } = await sql`select from search_click where product_id = 2147483647`.execute(db);
  assert.equal(rows.length, 0);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[])
    assert.equal((await click(good, { headers })).status, 403);
});

test('noteSearchClick › many in a minute › the limit of one client [house §6]', async (scope) => {
  const strict = await testApp(scope, { rateLimitFactor: 1, database: shop });
  const productId = await aFoundProduct();
  const statuses: number[] = [];
  for (let n = 0; n < 70; n++) {
    const body = { query: 'pin', productId, position: 1 };
    statuses.push(
      (
        await strict.call('POST', '/api/search/clicks', {
          body,
          headers: { 'user-agent': FIREFOX },
        })
      ).status,
    );
  }
  assert.deepEqual(
    [statuses.filter((status) => status === 200).length, statuses.at(-1)],
    [60, 429],
  );
});

test('noteOrder › a customer orders what they clicked before and after the login › their clicks say so, others’ do not [house §6]', async () => {
  const [productId, other] = [await aFoundProduct(), await aFoundProduct()];
  const customer = await aCustomer(db);
  const own = { address: '198.51.100.40' };
  await click({ query: 'coupling', productId, position: 4 }, own);
  await click({ query: 'coupling nut', productId, position: 1 }, { ...own, token: customer.token });
  await click({ query: 'coupling', productId, position: 4 }, { address: '198.51.100.41' });
  await click({ query: 'coupling', productId: other, position: 5 }, own);
  const code = await shop.cartOf([{ productId, quantity: 2 }], customer.token);
  const { status } = await shop.call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token: customer.token,
    body: {},
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': own.address },
  });
  assert.equal(status, 200);
  const coupling = await stored('coupling');
  assert.deepEqual(
    coupling.filter(({ ordered_at }) => ordered_at !== null).map(({ product_id }) => product_id),
    [productId],
  );
  assert.equal(coupling.length, 3);
  assert.notEqual((await stored('coupling nut'))[0]?.ordered_at, null);
  const ofStaff = {
    ...aCtx(db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' } as const,
  };
  await noteOrder(ofStaff, [other]);
  assert.equal(
    (await stored('coupling')).filter(({ ordered_at }) => ordered_at !== null).length,
    1,
    'staff order for others',
  );
});

test('storeChoices › two processes write overlapping batches at once › no deadlock, nothing is lost [race: house §6]', async () => {
  const products = [await aFoundProduct(), await aFoundProduct(), await aFoundProduct()];
  const visitorOf = (n: number) => n.toString(16).padStart(32, '0');
  const batchOf = (from: number, isReversed: boolean) => {
    const clicks = Array.from({ length: 60 }, (_, n) => ({
      visitor: visitorOf(from + (n % 20)),
      source: visitorOf(from + (n % 20)),
      query: 'race',
      productId: products[Math.floor(n / 20)] as number,
      position: 1,
      at: new Date(),
    }));
    const orders = clicks.map(({ visitor, productId, at }) => ({ visitor, productId, at }));
    return { clicks: isReversed ? clicks.reverse() : clicks, orders, reformulations: [] };
  };
  for (let round = 0; round < 5; round++)
    await Promise.all([
      storeChoices(db, batchOf(0, false)),
      storeChoices(db, batchOf(10, true)),
      storeChoices(db, batchOf(5, round % 2 === 0)),
    ]);
  const rows = await stored('race');
  assert.equal(rows.length, 30 * 3);
  assert.ok(rows.every(({ ordered_at }) => ordered_at !== null));
});

test('writeChoices › the database says no › what waits is written the next time [house §6]', async () => {
  const productId = await aFoundProduct();
  await click({ query: 'patience', productId, position: 1 });
  await sql`alter table search_click rename to search_click_away`.execute(db);
  try {
    await assert.rejects(writeChoices(db));
  } finally {
    await sql`alter table search_click_away rename to search_click`.execute(db);
  }
  assert.equal((await stored('patience')).length, 1);
});
