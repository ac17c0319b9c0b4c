// Script injection in texts: two hundred payloads through every field of every call and form, and straight into the database; then every page is opened in a browser.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openBrowser } from '../../e2e/browser.ts';
import { publicPages } from '../../e2e/page-kinds.ts';
import type { Shop } from '../../e2e/shop.ts';
import { findBrowser } from '../../scripts/test/tools-of-the-system.ts';
import { reindexProducts } from '../../server/src/modules/search/index.ts';
import { inTransaction } from '../../server/src/platform/db/index.ts';
import { ACCESS } from '../../server/testing/access-matrix.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { aStaff, type TestApp, testDatabase } from '../../server/testing/index.ts';
import { type ApiDocument, operationsOf } from '../api-document.ts';
import { aLife, anAttackedShop, type Life } from '../attacked.ts';
import { aCanaryRun, pathOf } from '../canary-run.ts';
import { aCrawler, type Walker } from '../crawled-pages.ts';
import { PAYLOADS, payloadWriter } from '../payloads.ts';
import { plantTexts } from '../planted-texts.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { remoteShop } from '../remote.ts';

const PREFIXES = ['', '/ru', '/ar'];

async function run(context: Context): Promise<Outcome> {
  const browserFound = findBrowser(context.tell);
  if ('missing' in browserFound) throw new Error(browserFound.missing);
  process.env.CHROMIUM = browserFound.path;
  const database = await testDatabase(context, {
    demo: true,
    poolSize: 8,
    brokenBecause: 'payloads stand in every text',
  });
  const pagesOfShop = await publicPages(database as unknown as Shop);
  // Written as people write: through calls and forms, as a customer and as staff.
  const first = await aListeningShop(context, database);
  const life = await aLife(first.shop);
  const operations = operationsOf(
    (await first.shop.call<ApiDocument>('GET', '/api/openapi.json')).body,
  );
  const silent = { write: payloadWriter(), add: () => {}, findIn: () => [], count: () => 0 };
  const written = await aCanaryRun(remoteShop(first.url, database.db), life, silent);
  if (context.without === null) {
    await written.everyForm(ACCESS);
    await written.everyCall(operations, 'taken');
  }
  context.tell(`written through calls and forms: ${JSON.stringify([...written.statuses])}`);
  const { planted, refused } = await plantTexts(database.db);
  await followTheTexts(database.db, pagesOfShop);
  context.tell(`planted in ${planted} columns, ${refused} refuse`);
  // Started after it, as whatever it keeps in memory was read before.
  const { url } = await aListeningShop(context, database);
  const browser = await openBrowser(context);
  const failures: string[] = [];
  const token = await aSession(database, life.customer.id);
  const buyer = await aCrawler(browser, url, { session: token, cart: life.ids.cart });
  const faults = new Map<string, number>();
  const languages = context.without === null ? sized(context, { test: 1, prove: 1, full: 3 }) : 1;
  const seen = pagesOfShop.filter((_, n) => context.without === null || n < 12);
  // Opening the login logs out: the buyer would see the pages after it as a stranger.
  const stranger = await aCrawler(browser, url, {});
  for (const prefix of PREFIXES.slice(0, languages)) {
    for (const { path } of seen)
      await opened(isForStrangers(path) ? stranger : buyer, `${prefix}${path}`, faults);
    if (context.without === null)
      for (const path of ownPages(life)) await opened(buyer, `${prefix}${path}`, faults);
  }
  const screens =
    context.without === null
      ? await crawlTheBackOffice(context, browser, url, database, failures)
      : 0;
  failures.push(...buyer.failures, ...stranger.failures);
  if (context.without === null && faults.size > 0)
    context.tell(
      `answered 5xx: ${[...faults].map(([path, status]) => `${path} ${status}`).join(', ')}`,
    );
  return {
    figures: {
      payloads: PAYLOADS.length,
      'requests that carried them': [...written.statuses.values()].reduce((sum, n) => sum + n, 0),
      'columns of the database full of them / that keep them out': `${planted} / ${refused}`,
      'pages opened in a browser': buyer.opened + stranger.opened,
      'screens of the back office opened': screens,
      'pages that such data breaks': faults.size,
    },
    failures: [...new Set(failures)].slice(0, 30),
  };
}

async function aListeningShop(
  context: Context,
  database: Awaited<ReturnType<typeof testDatabase>>,
): Promise<{ shop: TestApp; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = await anAttackedShop(context, { pages: true, database, publicUrl: url });
  await shop.app.listen({ port, host: '127.0.0.1' });
  return { shop, url };
}

async function opened(walker: Walker, path: string, faults: Map<string, number>): Promise<void> {
  const status = await walker.open(path);
  if (status >= 500 || status === 0) faults.set(path, status);
}

function ownPages(life: Life): string[] {
  return Object.entries(ACCESS)
    .filter(
      ([key]) =>
        key.startsWith('GET /') &&
        !/^GET \/(api|assets|admin|metrics|feeds|sitemap|productimages|lotimages|productvideos|robots|healthz|readyz)|logout|\.pdf|\*|template|account\/data/.test(
          key,
        ),
    )
    .map(([key, row]) => pathOf(key, row, life))
    .filter((path) => !isForStrangers(path));
}

function isForStrangers(path: string): boolean {
  return /^\/account\/(login|register)\b/.test(path);
}

/** What follows the texts of products follows them now: cards, words to be found. */
async function followTheTexts(db: TestApp['db'], pages: { path: string }[]): Promise<void> {
  const ids = [...new Set(pages.flatMap(({ path }) => path.match(/\d+/g) ?? []).map(Number))];
  await inTransaction(db, (tx) => reindexProducts(tx, ids), { statementTimeoutMs: 60_000 }).catch(
    () => {},
  );
}

async function aSession({ db }: Pick<TestApp, 'db'>, customer: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into session (token_hash, customer_id, expires_at) values (sha256(convert_to(${token}, 'UTF8')), ${customer}, now() + interval '1 day')`.execute(
    db,
  );
  return token;
}

/** Every screen of the menu, and of each list its first records. */
async function crawlTheBackOffice(
  context: Context,
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  { db }: Pick<TestApp, 'db'>,
  failures: string[],
): Promise<number> {
  const { id } = await aStaff(db);
  const token = randomBytes(32).toString('base64url');
  await sql`insert into staff_session (token_hash, staff_id, expires_at) values (sha256(convert_to(${token}, 'UTF8')), ${id}, now() + interval '1 hour')`.execute(
    db,
  );
  const admin = await aCrawler(browser, url, { staff: token });
  const quiet = async (): Promise<void> => {
    await admin.page.waitForLoadState('networkidle', { timeout: 4_000 });
  };
  await admin.open('/admin', quiet);
  const menu = await admin.page.$$eval('a[href^="#/"]', (links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  const records = sized(context, { test: 1, prove: 2, full: 5 });
  for (const screen of menu) {
    await admin.open(`/admin?at=${encodeURIComponent(screen)}${screen}`, quiet);
    const name = screen.slice('#/'.length);
    const list = await admin.page.request.get(`${url}/api/admin/${name}?count=${records}`).then(
      (answer) => answer.json().catch(() => null) as Promise<{ rows?: { id?: unknown }[] } | null>,
      () => null,
    );
    for (const { id: record } of (list?.rows ?? []).slice(0, records)) {
      for (const place of [`#/${name}/${record}`, `#/${name}/${record}/show`])
        await admin.open(`/admin?at=${encodeURIComponent(place)}${place}`, quiet);
    }
  }
  failures.push(...admin.failures);
  return admin.opened;
}

/** All that React escaped, as if it had not. */
const UNESCAPED = {
  file: 'web-host/reply.ts',
  from: '.send(response.html);',
  to: `.send(response.html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));`,
};

export const proof: Proof = {
  name: 'scripts-in-texts',
  chapter: 'Attacks',
  promise:
    'No text that a person or the staff wrote runs as a script, on no page and no screen, even if it stands in the database unchecked',
  tag: '[promises P42]',
  tier: 'prove',
  run,
  safeguards: [
    { name: 'the escaping of texts', tier: 'prove', changes: [UNESCAPED] },
    {
      name: 'the escaping of texts and the policy of pages',
      tier: 'prove',
      changes: [
        UNESCAPED,
        {
          file: 'platform/http/security-headers.ts',
          from: 'isPage ? policyFor(request, scans) : API_POLICY',
          to: "isPage ? '' : API_POLICY",
        },
      ],
    },
  ],
};
