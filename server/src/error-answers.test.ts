// Errors as page or JSON: a request for a page's address gets its errors as a page, unless JSON was asked for.
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import fastify from 'fastify';
import { pino } from 'pino';
import { testDatabase } from '../testing/index.ts';
import { buildApp } from './app.ts';
import { answerErrors } from './error-answers.ts';
import type { PageRequest, PageResponse, WebBundle } from './page.ts';
import { Problem } from './platform/problem.ts';

const page = async (
  what: string,
  { locale }: PageRequest,
  status: number,
): Promise<PageResponse> => ({
  status,
  html: `<!doctype html><html lang="${locale}">${what}`,
});
const unused = () => '';
const bundle: WebBundle = {
  routes: [{ name: 'account', pattern: '/account/orders', methods: ['GET'] }],
  addresses: {
    ...{ fixed: [], closed: [], category: unused, industry: unused, lots: unused },
    manufacturer: unused,
    ...{ lotItems: unused, post: unused, product: unused, preview: unused },
  },
  handlePage: async (_name, _params, request) => page('page', request, 200),
  handleMissing: async (request) => page('missing', request, 404),
  handleProblem: async (request, { code, status }) => page(code, request, status),
  handleFault: async (request, _requestId, stack) =>
    page(`fault ${stack ?? 'without its stack'}`, request, 500),
};
const { db } = await testDatabase({ after });
const config = {
  publicUrl: 'http://localhost:3000',
  rateLimitFactor: 1_000,
  trustProxy: undefined,
  dev: false,
};
const app = await buildApp({
  config,
  db,
  log: pino({ level: 'silent' }),
  pages: bundle,
  turnsAway: false,
});
app.get('/api/breaks-off', (_, reply) =>
  reply
    .header('content-disposition', 'attachment; filename="rows.csv"')
    .type('text/csv')
    .send(
      new Readable({
        read() {
          this.destroy(new Error('the database went away'));
        },
      }),
    ),
);
after(() => app.close());

const PAGE = /^text\/html/;
const PROBLEM = /^application\/problem\+json/;
type Asked = { method?: 'GET' | 'POST' | 'DELETE'; url: string; headers?: Record<string, string> };

for (const [what, asked, status, type] of [
  [
    'an unknown address, anything accepted',
    { url: '/no-such-page', headers: { accept: '*/*' } },
    404,
    PAGE,
  ],
  ['an unknown address, nothing said', { url: '/ar/no-such-page' }, 404, PAGE],
  [
    'an unknown address, text preferred',
    { url: '/no-such-page', headers: { accept: 'text/*, */*;q=0.1' } },
    404,
    PAGE,
  ],
  [
    'an unknown address, posted to',
    { url: '/no-such-page', method: 'POST', headers: { accept: '*/*' } },
    404,
    PAGE,
  ],
  [
    'an unknown address, JSON asked for',
    { url: '/no-such-page', headers: { accept: 'application/json, */*' } },
    404,
    PROBLEM,
  ],
  [
    'an unknown address, a picture wanted',
    { url: '/none.png', headers: { accept: 'image/avif,image/*' } },
    404,
    PROBLEM,
  ],
  [
    'an unknown address, by a script of a page',
    { url: '/none.js', headers: { accept: '*/*', 'sec-fetch-dest': 'script' } },
    404,
    PROBLEM,
  ],
  [
    'a page, wrong method',
    { url: '/ru/account/orders', method: 'DELETE', headers: { accept: '*/*' } },
    405,
    PAGE,
  ],
  ['an unknown call', { url: '/api/no-such-call', headers: { accept: '*/*' } }, 404, PROBLEM],
  [
    'an unknown call, in a browser',
    { url: '/api/no-such-call', headers: { accept: 'text/html' } },
    404,
    PROBLEM,
  ],
  [
    'a call without /api',
    { url: '/customerdetail/accountSummary', headers: { accept: '*/*' } },
    401,
    PROBLEM,
  ],
  [
    'a call without /api, wrong method',
    { url: '/shop/additemtocart', headers: { accept: '*/*' } },
    405,
    PROBLEM,
  ],
  [
    'a call without /api, in a browser',
    { url: '/customerdetail/accountSummary', headers: { accept: 'text/html,*/*' } },
    401,
    PAGE,
  ],
  [
    'a search of five thousand letters, in a browser',
    { url: `/ar/products?query=${'a'.repeat(5_000)}`, headers: { accept: 'text/html,*/*' } },
    414,
    PAGE,
  ],
  [
    'a call of five thousand letters, in a browser',
    { url: `/api/products?query=${'a'.repeat(5_000)}`, headers: { accept: 'text/html' } },
    414,
    PROBLEM,
  ],
  [
    'a film that is missing',
    { url: '/productvideos/none.mp4', headers: { accept: '*/*' } },
    404,
    PROBLEM,
  ],
] as [string, Asked, number, RegExp][]) {
  test(`error answers › ${what} › ${type === PAGE ? 'a page' : 'JSON'} with ${status} [decisions §3]`, async () => {
    const answer = await app.inject(asked);
    assert.equal(answer.statusCode, status);
    assert.match(String(answer.headers['content-type']), type);
    const language = /^\/(ar|ru)\//.exec(asked.url)?.[1] ?? 'en';
    if (type === PAGE) assert.match(answer.body, new RegExp(`<html lang="${language}"`));
    assert.equal(answer.headers['www-authenticate'] !== undefined, status === 401);
    assert.equal(answer.headers.allow !== undefined, status === 405);
  });
}

test('error answers › a fault › its stack in development, on the page and in JSON; never in production [decisions §3]', async () => {
  for (const dev of [true, false]) {
    const program = await buildApp({
      config: { ...config, dev },
      db,
      log: pino({ level: 'silent' }),
      pages: bundle,
      turnsAway: false,
    });
    const breaks = (): never => {
      throw new Error('a bug of ours');
    };
    program.get('/api/breaks', breaks);
    program.get('/breaks', breaks);
    const json = await program.inject({ url: '/api/breaks' });
    const html = await program.inject({ url: '/breaks', headers: { accept: 'text/html' } });
    await program.close();
    assert.deepEqual([json.statusCode, html.statusCode], [500, 500]);
    assert.match(String(html.headers['content-type']), PAGE);
    if (dev) {
      assert.match(json.json().stack, /^Error: a bug of ours\n\s+at .*error-answers\.test\.ts/);
      assert.match(html.body, /a bug of ours\n\s+at .*error-answers\.test\.ts/);
    } else {
      assert.equal('stack' in json.json(), false);
      assert.match(html.body, /fault without its stack/);
      for (const { body } of [json, html])
        assert.doesNotMatch(body, /a bug of ours|error-answers\.test/);
    }
  }
});

test('error answers › a file that fails before its first byte › a problem that is neither packed nor a file [decisions §3]', async () => {
  const answer = await app.inject({
    url: '/api/breaks-off',
    headers: { 'accept-encoding': 'gzip' },
  });
  assert.equal(answer.statusCode, 500);
  assert.match(String(answer.headers['content-type']), PROBLEM);
  assert.deepEqual(
    [answer.headers['content-encoding'], answer.headers['content-disposition']],
    [undefined, undefined],
  );
  assert.equal(answer.json().status, 500);
});

test('error answers › the process stands still before anything is read › a person gets a page, a program a problem [promises P23]', async (t) => {
  const still = fastify();
  t.after(() => still.close());
  answerErrors(still);
  still.addHook('onRequest', async () => {
    throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  });
  still.get('/ar/products', async () => '');
  const [person, program] = await Promise.all(
    ['text/html,*/*', 'application/json'].map((accept) =>
      still.inject({ url: '/ar/products', headers: { accept } }),
    ),
  );
  assert.deepEqual(
    [person?.statusCode, person?.headers['content-type'], person?.headers['retry-after']],
    [503, 'text/html; charset=utf-8', '2'],
  );
  assert.match(person?.body ?? '', /<html lang="ar" dir="rtl">/);
  assert.deepEqual([program?.statusCode, program?.json().code], [503, 'temporarily-unavailable']);
});
