// Tests of the closed shop: what visitors, customers, robots and staff get, and that neither sees the other's answer. [decisions 0099]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@millwright/contracts';
import { sql } from 'kysely';
import {
  aCustomer,
  aProduct,
  asStaff,
  type TestApp,
  testApp,
  testDatabase,
} from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import { whenOver } from '../testing/scope.ts';
import { buildApp } from './app.ts';
import type { PageRequest, PageResponse, WebBundle } from './page.ts';

const WITHIN_MS = 1_000;
const HTML = { accept: 'text/html' };

const shown = async (status: number, what: string, page: PageRequest): Promise<PageResponse> => ({
  status,
  html: `<!doctype html>${what} ${page.locale} ${page.isPreview ? 'preview' : 'plain'}`,
});
const bundle: WebBundle = {
  routes: [
    { name: 'home', pattern: '/', methods: ['GET'], config: { cacheable: true } },
    { name: 'cart', pattern: '/cart', methods: ['GET', 'POST'] },
  ],
  addresses: {
    fixed: ['/'],
    category: String,
    industry: String,
    manufacturer: String,
    lots: String,
    lotItems: String,
    post: String,
    product: String,
    preview: String,
    closed: ['/account'],
  },
  handlePage: (name, _params, page) => shown(200, name, page),
  handleMissing: (page) => shown(404, 'missing', page),
  handleProblem: (page, problem) => shown(problem.status, problem.code, page),
  handleFault: (page) => shown(500, 'fault', page),
};
// Before the database: the watch over changes has a connection of it.
let shop: TestApp;
whenOver({ after }, async () => await shop.app.close());
shop = await testApp(
  { after },
  {
    database: await testDatabase({ after }),
    responseCacheMb: 8,
    build: (options) => buildApp({ ...options, pages: bundle }),
  },
);
const { db, call } = shop;
const admin = await asStaff(shop);
const buyer = await aCustomer(db);
const productId = await aProduct(db);
const look = (path: string, headers: Record<string, string> = {}) =>
  call('GET', path, { headers: { ...HTML, ...headers } });

async function save(isOpen: boolean): Promise<void> {
  const { id: _, companyState: __, ...form } = (await admin('GET', '/settings/selling')).body;
  assert.equal(typeof form.isOpen, 'boolean');
  const saved = await admin('PUT', '/settings/selling', { ...form, isOpen });
  assert.deepEqual([saved.status, saved.body.isOpen], [200, isOpen], JSON.stringify(saved.body));
}

/** @returns the first answer with this status */
async function becomes(status: number, path = '/') {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const answer = await look(path);
    if (answer.status === status) return answer;
    assert.ok(performance.now() < deadline, `${path} still answers ${answer.status}`);
    await sleep(20);
  }
}

async function setOpen(isOpen: boolean): Promise<void> {
  await save(isOpen);
  await becomes(isOpen ? 200 : 503);
}

test('closed › a visitor asks for pages in each language, one that is none, and sends a form › one page with 503, for nobody to keep [decisions 0099]', async () => {
  await setOpen(false);
  for (const [path, locale] of [
    ['/', 'en'],
    ['/ru', 'ru'],
    ['/ar/cart', 'ar'],
    ['/no-such-page', 'en'],
  ] as const) {
    const { status, body, headers } = await look(path);
    assert.deepEqual([status, body], [503, `<!doctype html>shop-closed ${locale} plain`], path);
    assert.equal(headers['retry-after'], '3600');
    assert.equal(headers['cache-control'], 'private, no-store');
  }
  const sent = await call('POST', '/cart', {
    headers: { ...HTML, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'productId=1',
  });
  assert.equal(sent.status, 503);
});

test('closed › the calls of a visitor and of a customer › the problem in three languages, and nothing is done [decisions 0099]', async () => {
  await setOpen(false);
  for (const lang of LOCALES) {
    for (const path of ['/api/categories', '/categories', '/api/auth/orders/1']) {
      const answer = await call('GET', `${path}?lang=${lang}`, { token: buyer.token });
      assertProblem(answer, { code: 'shop-closed', lang });
      assert.equal(answer.headers['retry-after'], '3600');
    }
  }
  const added = await call('POST', '/api/shop/additemtocart', {
    body: { productId, quantity: 1 },
  });
  assertProblem(added, { code: 'shop-closed', lang: 'en' });
  assert.deepEqual(await db.selectFrom('cart').select('id').execute(), []);
});

test('closed › robots, health, files, the description of the calls, the back office › nothing to find, and everything else works [decisions 0099]', async () => {
  await setOpen(true);
  assert.match((await call('GET', '/robots.txt')).body, /Sitemap: /);
  assert.match((await call('GET', '/sitemap.xml')).body, /<loc>/);
  await setOpen(false);
  const robots = await call('GET', '/robots.txt');
  assert.equal(robots.body, 'User-agent: *\nDisallow: /\n');
  assert.equal(robots.headers['cache-control'], 'no-store');
  for (const file of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml']) {
    const { status, body, headers } = await call('GET', file);
    assert.equal(status, 200, file);
    assert.match(
      body,
      /^<\?xml [^>]+>\n<(?:sitemapindex|urlset) [^>]+>\s*<\/(?:sitemapindex|urlset)>\n$/,
    );
    assert.equal(headers['cache-control'], 'no-store');
  }
  assert.equal((await call('GET', '/feeds/google-merchant.tsv')).status, 503);
  for (const path of [
    '/healthz',
    '/readyz',
    '/productimages/none.svg',
    '/api/openapi.json',
    '/api/admin/session',
  ])
    assert.equal((await call('GET', path)).status, 200, path);
});

test('closed › a member of staff who is logged in › the shop with a mark, never from memory nor into it; a made-up or ended session sees what everybody sees [decisions 0099]', async () => {
  await setOpen(false);
  const member = await asStaff(shop, 'catalogue-manager');
  const { cookie = '' } = member.headers;
  for (let n = 0; n < 3; n++) {
    const seen = await look('/', { cookie });
    assert.deepEqual([seen.status, seen.body], [200, '<!doctype html>home en preview']);
    assert.equal(seen.headers['cache-control'], 'private, no-store');
    assert.equal(seen.headers['x-robots-tag'], 'noindex');
    assert.equal((await look('/')).status, 503);
  }
  const called = await call('GET', '/api/categories', { headers: { cookie } });
  assert.deepEqual([called.status, called.headers['cache-control']], [200, 'private, no-store']);
  const missing = await look('/no-such-page', { cookie });
  assert.deepEqual([missing.status, missing.body], [404, '<!doctype html>missing en preview']);
  assert.equal((await look('/', { cookie: 'staff=made-up' })).status, 503);
  assert.equal((await member('POST', '/session/end')).status, 200);
  assert.equal((await look('/', { cookie })).status, 503);
});

test('closed › a login that still needs its second factor › sees what everybody sees [decisions 0099]', async () => {
  await setOpen(false);
  const { headers } = await asStaff(shop);
  await sql`update setting set value = '"required"' where name = 'staff-second-factor'`.execute(db);
  assert.equal((await look('/', { cookie: headers.cookie ?? '' })).status, 503);
  await sql`update setting set value = '"optional"' where name = 'staff-second-factor'`.execute(db);
  assert.equal((await look('/', { cookie: headers.cookie ?? '' })).status, 200);
});

test('opened and closed again › visitors and staff in turn, the page in memory meanwhile › each change is seen within a second [decisions 0099]', async () => {
  await setOpen(false);
  const { cookie = '' } = admin.headers;
  for (let turn = 0; turn < 3; turn++) {
    await save(true);
    assert.equal((await becomes(200)).body, '<!doctype html>home en plain');
    for (let n = 0; n < 3; n++) assert.equal((await look('/')).status, 200);
    assert.equal((await look('/', { cookie })).body, '<!doctype html>home en plain');
    await save(false);
    await becomes(503);
    assert.equal((await look('/', { cookie })).body, '<!doctype html>home en preview');
    assert.equal((await look('/')).status, 503);
  }
});

test('a shop that nobody closed › no setting › open [decisions 0099]', async () => {
  await sql`delete from setting where name = 'open'`.execute(db);
  await becomes(200);
  assert.equal((await admin('GET', '/settings/selling')).body.isOpen, true);
});
