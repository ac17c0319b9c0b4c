// Security headers on every kind of answer; and forged, doubled and malformed headers that must not be trusted.
import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { aCustomer, aStaff, type TestApp } from '../../server/testing/index.ts';
import { aLife, anAttackedShop } from '../attacked.ts';
import { type BareAnswer, sendBytes, sendLine } from '../bare-requests.ts';
import type { Context, Outcome, Proof } from '../proof.ts';
import { tornRequests } from '../torn-requests.ts';

const PASSWORD = 'a lathe of brass';
const HTML = 'Accept: text/html';
const HOST = 'shop.example';
const JSON_BODY = 'Content-Type: application/json';

/** Headers of every answer, whatever produced it. */
const PROMISED: [string, RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /frame-ancestors 'none'|sandbox/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['permissions-policy', /^camera=(\(\)|\(self\)), geolocation=\(\), microphone=\(\)/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['strict-transport-security', /^max-age=31536000/],
];
const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin', 'x-aspnet-version', 'via'];
const WEAK_POLICY = /'unsafe-eval'|script-src[^;]*('unsafe-inline'|\*|https?:)|default-src[^;]*\*/;

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true, publicUrl: `https://${HOST}` });
  const address = await shop.listen();
  const failures: string[] = [];
  const kinds = await kindsOfAnswers(shop, address, context.size !== 'test');
  const seen = new Set<string>();
  for (const [kind, answer] of kinds) {
    seen.add(`${answer.status}`);
    // Below the application it is not known whether the shop is reached over TLS.
    const isBelow =
      ['no request at all', 'headers without end', 'a path too long', 'GET /%'].includes(kind) ||
      kind.includes('%E0');
    failures.push(
      ...withoutPromise(answer, isBelow ? ['strict-transport-security'] : []).map(
        (failure) => `${kind} (${answer.status}): ${failure}`,
      ),
    );
  }
  failures.push(...(await scriptsOfPages(shop)));
  failures.push(...(await cookies(shop)));
  if (context.without !== null && failures.length > 0) return { figures: {}, failures };
  const forged = await forgedHeaders(address);
  const torn = await tornRequests(address);
  const strict = await anAttackedShop(context, { rateLimitFactor: 1 });
  failures.push(...forged.failures, ...torn.failures, ...(await forgedAddress(strict)));
  return {
    figures: {
      'kinds of answers looked at': kinds.length,
      'among them with status': [...seen].sort().join(', '),
      'headers on each': PROMISED.length,
      'requests with forged headers': forged.sent,
      'requests that are torn or doubled': torn.sent,
    },
    failures: failures.slice(0, 30),
  };
}

async function kindsOfAnswers(
  shop: TestApp,
  address: string,
  wide: boolean,
): Promise<[string, BareAnswer][]> {
  const { customer, ids } = await aLife(shop);
  const token = `authtoken: ${customer.token}`;
  const page = await sendLine(address, 'GET /about-us', [HTML]);
  const asset = /\/assets\/[\w.-]+/.exec(page.body)?.[0] ?? '/assets/none';
  const big = '9'.repeat(300_000);
  const get = async (path: string, ...headers: string[]): Promise<[string, BareAnswer]> => [
    `GET ${path}`,
    await sendLine(address, `GET ${path}`, headers),
  ];
  const post = async (
    path: string,
    body: string,
    ...headers: string[]
  ): Promise<[string, BareAnswer]> => [
    `POST ${path}`,
    await sendBytes(
      address,
      [
        `POST ${path} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        `Content-Length: ${body.length}`,
        ...headers,
        '',
        body,
      ].join('\r\n'),
    ),
  ];
  return [
    ['a page', page],
    ...(await Promise.all([
      get('/none', HTML),
      get('/ru/none', HTML),
      get('/product/999999', HTML),
      get('/account/orders', HTML),
      get('/admin'),
      get('/sitemap.xml'),
    ])),
    ...(await Promise.all([
      get('/robots.txt'),
      get(asset),
      get('/assets/none.js'),
      get('/productimages/none.png'),
      get('/productvideos/none.mp4'),
      get('/healthz'),
    ])),
    ...(await Promise.all([
      get('/api/categories'),
      get('/api/none'),
      get('/api/openapi.json'),
      get('/api/docs'),
      get('/api/docs/static/index.html'),
      get('/api/docs/problems'),
      get('/api/search'),
    ])),
    ...(await Promise.all([
      get('/api/customerdetail/accountSummary'),
      get('/api/customerdetail/accountSummary', token),
      get('/api/auth/orders/none', token),
    ])),
    ...(await Promise.all([get('/api/admin/orders'), get('/api/auth/orders/%E0%A4%A'), get('/%')])),
    ...(await Promise.all([
      post('/api/search', '{"query":"x"}', JSON_BODY),
      post('/api/search', '{', JSON_BODY),
      post('/api/search', 'x', 'Content-Type: text/xml'),
    ])),
    ...(await Promise.all([
      post('/api/search', `{"query":"${big}"}`, JSON_BODY),
      post('/preferences', 'next=/', 'Content-Type: application/x-www-form-urlencoded'),
    ])),
    ...(await Promise.all([
      post('/api/customer/logout', '', 'Sec-Fetch-Site: cross-site'),
      post('/cart', 'x', HTML, 'Content-Type: text/xml'),
    ])),
    // Drawing takes seconds.
    ...(wide ? [await get(`/account/quotes/${ids.quote}/quote.pdf`, token)] : []),
    ['HEAD of a page', await sendLine(address, 'HEAD /about-us', [HTML])],
    ['OPTIONS', await sendLine(address, 'OPTIONS /api/categories')],
    ['a method nobody knows', await sendLine(address, 'PATCH /api/categories')],
    ['no request at all', await sendBytes(address, 'hello\r\n\r\n')],
    ['headers without end', await sendLine(address, 'GET /', [`X-Long: ${'x'.repeat(20_000)}`])],
    ['a path too long', await sendLine(address, `GET /api/${'x'.repeat(5_000)}`)],
  ];
}

function withoutPromise({ status, headers }: BareAnswer, but: readonly string[]): string[] {
  if (status === 0) return ['no answer'];
  return [
    ...PROMISED.filter(
      ([name, value]) => !but.includes(name) && !value.test(headers.get(name) ?? ''),
    ).map(([name]) => `${name}: ${headers.get(name) ?? 'missing'}`),
    ...NEVER.filter((name) => headers.has(name)).map((name) => `${name}: ${headers.get(name)}`),
    ...(WEAK_POLICY.test(headers.get('content-security-policy') ?? '')
      ? [`weak policy: ${headers.get('content-security-policy')}`]
      : []),
  ];
}

/** Scripts of a page: files of our own folder, and inline ones only where the policy has their hash. Data blocks are no scripts. */
async function scriptsOfPages({ app }: TestApp): Promise<string[]> {
  const failures: string[] = [];
  for (const [path, folder] of [
    ['/', '/assets/'],
    ['/about-us', '/assets/'],
    ['/none', '/assets/'],
    ['/admin', '/admin/assets/'],
  ] as const) {
    const { headers, body } = await app.inject({
      url: path,
      headers: { accept: 'text/html', host: HOST },
    });
    const policy = String(headers['content-security-policy']);
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const [files, ...hashes] = scripts.split(' ');
    if (files !== `${HOST}${folder}`) failures.push(`${path}: scripts may come from ${files}`);
    if (hashes.some((hash) => !/^'(sha256-[\w+/]{43}=|wasm-unsafe-eval)'$/.test(hash)))
      failures.push(`${path}: the policy allows more than hashes: ${scripts}`);
    for (const [, attributes = '', text = ''] of body.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      const [, source] = / src="([^"]*)"/.exec(attributes) ?? [];
      if (source !== undefined && !source.startsWith(folder))
        failures.push(`${path}: a script of another place: ${source}`);
      if (source !== undefined || attributes.includes('type="application/ld+json"')) continue;
      if (!hashes.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
        failures.push(`${path}: an inline script without its hash: ${text.slice(0, 60)}`);
    }
  }
  return failures;
}

async function cookies({ app, db }: TestApp): Promise<string[]> {
  const { id, email } = await aCustomer(db);
  const password_hash = await hash(PASSWORD, {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  await db.insertInto('credential').values({ customer_id: id, password_hash }).execute();
  const staff = await aStaff(db);
  const form = new URLSearchParams({ email, password: PASSWORD }).toString();
  const answers = [
    await app.inject({
      method: 'POST',
      url: '/account/login',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await app.inject({
      method: 'POST',
      url: '/api/admin/session',
      payload: { email: staff.email, password: staff.password },
    }),
    await app.inject({
      method: 'POST',
      url: '/preferences',
      payload: 'currency=USD',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ];
  const set = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat());
  const failures = set
    .filter(
      (cookie) =>
        !/; Secure/i.test(cookie) ||
        !/; HttpOnly/i.test(cookie) ||
        !/; SameSite=(Lax|Strict)/i.test(cookie),
    )
    .map((cookie) => `a cookie that is less than it should be: ${cookie.replace(/=[^;]*/, '=…')}`);
  for (const name of ['__Host-session=', '__Host-staff='])
    if (
      !set.some(
        (cookie) => cookie.startsWith(name) && /; Path=\//.test(cookie) && !/Domain/i.test(cookie),
      )
    )
      failures.push(`${name} was not set as such`);
  return failures;
}

/** A forged host header changes nothing in the answer. */
async function forgedHeaders(address: string): Promise<{ sent: number; failures: string[] }> {
  const failures: string[] = [];
  const evil = 'evil.example';
  const forged = [
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'X-Host',
    'X-Original-Host',
    'Forwarded: host=evil.example;proto',
    'X-Forwarded-Proto',
    'X-Original-URL: /admin?',
    'X-Rewrite-URL: /admin?',
    'X-HTTP-Host-Override',
    'Origin: https',
    'Referer: https',
  ];
  let sent = 0;
  for (const path of [
    '/',
    '/ru',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/none',
    '/account/orders',
    '/product/1',
  ]) {
    for (const name of forged) {
      sent += 1;
      const { whole } = await sendLine(address, `GET ${path}`, [
        name.includes(':') ? `${name}=${evil}` : `${name}: ${evil}`,
        HTML,
      ]);
      if (whole.includes(evil)) failures.push(`GET ${path} repeats ${name}`);
    }
    sent += 2;
    for (const bytes of [
      `GET ${path} HTTP/1.1\r\nHost: ${evil}\r\n`,
      `GET http://${evil}${path} HTTP/1.1\r\nHost: localhost\r\n`,
    ]) {
      const { whole } = await sendBytes(address, `${bytes}${HTML}\r\nConnection: close\r\n\r\n`);
      if (whole.includes(evil))
        failures.push(
          `GET ${path} repeats the host: ${/.{0,60}evil\.example.{0,30}/.exec(whole)?.[0]}`,
        );
    }
  }
  for (const path of [
    '/?lang=en%0d%0aX-Injected:%201',
    '/api/categories?lang=%0d%0aX-Injected:1',
    '/products?query=x%0d%0aX-Injected:%201',
    '/account/orders?x=%0d%0aX-Injected:%201',
    '/quote.pdf?token=%0d%0aX-Injected:1',
  ]) {
    sent += 1;
    const { headers } = await sendLine(address, `GET ${path}`, [HTML]);
    if (headers.has('x-injected')) failures.push(`GET ${path} writes a header`);
  }
  return { sent, failures };
}

/** Without a proxy that is known, X-Forwarded-For is what anybody writes. */
async function forgedAddress({ app }: TestApp): Promise<string[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const headers = {
      'x-forwarded-for': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-real-ip': `198.51.100.${n}`,
    };
    statuses.push(
      (
        await app.inject({
          method: 'POST',
          url: '/api/customer/logon',
          headers,
          payload: { userName: 'nobody@example.com', password: `guess ${n}` },
        })
      ).statusCode,
    );
  }
  return statuses.slice(10).every((status) => status === 429)
    ? []
    : [`12 guesses with addresses of their own are answered ${statuses.join(', ')}`];
}

export const proof: Proof = {
  name: 'headers',
  chapter: 'Attacks',
  promise:
    'Every answer, rejections of every floor among them, carries the security headers; no header of a stranger is believed, and no request read twice',
  tag: '[promises P43, P44, P48]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'headers on rejections from below',
      tier: 'test',
      changes: [
        { file: 'platform/http/problem-answers.ts', from: '.headers(REJECTION_HEADERS)', to: '' },
      ],
    },
    {
      name: 'the list of proxies to believe',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/server.ts',
          from: 'trustProxy: options.trustProxy ?? false,',
          to: 'trustProxy: true,',
        },
      ],
    },
    {
      name: 'the folder of scripts in the policy of pages',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/security-headers.ts',
          from: 'isName && host.toLowerCase() === known.host',
          to: 'false',
        },
      ],
    },
    {
      name: 'the list of inline scripts',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/security-headers.ts',
          from: '[files, ...scripts]',
          to: '[files, ...scripts, "\'unsafe-inline\'"]',
        },
      ],
    },
  ],
};
