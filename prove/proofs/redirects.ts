// Open redirects: every page, every parameter and field that takes a return address, and every way to write another site that looks like a path.
import { hash } from '@node-rs/argon2';
import { formTokenOf } from '../../server/src/platform/http/form-token.ts';
import { aCustomer, type TestApp } from '../../server/testing/index.ts';
import { anAttackedShop } from '../attacked.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'a lathe of brass';
/** Names that programs give to the place where one goes on. */
const NAMES = [
  'next',
  'to',
  'from',
  'back',
  'return',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'goto',
  'continue',
  'dest',
  'ref',
  'path',
  'location',
  'target',
];
const ELSEWHERE = [
  ...[
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
  ],
  ...[
    'http:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' //evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/ /evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/..//evil.example',
  ],
  ...[
    '/account/..//evil.example',
    '//evil.example/account/profile',
    '//evil.example\\@localhost:3000/',
    'http://localhost:3000@evil.example/',
  ],
  ...[
    'http://localhost:3000.evil.example',
    '//localhost:3000@evil.example',
    '/\u3000/evil.example',
    '//evil\u3002example',
    '/product/1\r\nLocation: //evil.example',
  ],
];
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true });
  const person = await registered(shop);
  const wide = context.size !== 'test';
  const pages = shop.app.knownRoutes.filter(
    ({ method, url }) =>
      ['GET', 'POST'].includes(method) &&
      !url.startsWith('/api') &&
      !url.startsWith('/admin') &&
      !/\.(pdf|xml|tsv|txt)$/.test(url) &&
      (wide || !/^\/(ru|ar)\b/.test(url)),
  );
  const places = sized(context, {
    test: ELSEWHERE.filter((_, n) => n % 6 === 0),
    prove: ELSEWHERE,
    full: ELSEWHERE,
  });
  const failures: string[] = [];
  let sent = 0;
  let redirects = 0;
  const look = (about: string, answer: Heard): void => {
    sent += 1;
    if (answer.location !== '') redirects += 1;
    failures.push(...leadsElsewhere(answer).map((failure) => `${about}: ${failure}`));
  };
  for (const { method, url } of pages) {
    if (context.without !== null && failures.length > 0) break;
    const path = url.replace(/:\w+/g, '1').replace('*', 'x');
    for (const place of places) {
      const all = new URLSearchParams(
        NAMES.map((name): [string, string] => [name, place]),
      ).toString();
      const cookie = `session=${person.token}`;
      if (method === 'GET')
        look(
          `GET ${url} with ${JSON.stringify(place)}`,
          await ask(shop, method, `${path}?${all}`, { cookie, accept: 'text/html' }),
        );
      else if (!/\/(logout|close|password)$/.test(path))
        look(
          `POST ${url} with ${JSON.stringify(place)}`,
          await ask(
            shop,
            method,
            `${path}?${all}`,
            { cookie, ...FORM },
            `${all}&formToken=${formTokenOf(person.token)}`,
          ),
        );
    }
  }
  // Those that do go on, with a login that succeeds and forms that are in order.
  for (const place of context.without === null ? ELSEWHERE : []) {
    const next = encodeURIComponent(place);
    for (const [path, form] of [
      [
        '/account/login',
        `userName=${encodeURIComponent(person.email)}&email=${encodeURIComponent(person.email)}&password=${encodeURIComponent(PASSWORD)}&next=${next}`,
      ],
      ['/preferences', `currency=USD&next=${next}`],
      [
        '/newsletter',
        `email=reader-${sent}@example.com&emailId=reader-${sent}@example.com&next=${next}`,
      ],
    ] as const) {
      const answer = await ask(shop, 'POST', path, FORM, form);
      look(`POST ${path} with ${JSON.stringify(place)}`, answer);
      if (path !== '/newsletter' && answer.status !== 303)
        failures.push(`POST ${path}: ${answer.status}, so the proof saw nothing`);
    }
  }
  // Addresses that are none.
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '//evil.example/..',
    '/ru//evil.example',
    '/products//evil.example',
    '/?dir=rtl&next=//evil.example',
  ])
    look(`GET ${path}`, await ask(shop, 'GET', path, { accept: 'text/html' }));
  return {
    figures: {
      pages: pages.length,
      'places tried': places.length,
      'names tried': NAMES.length,
      'requests sent': sent,
      'redirects among the answers': redirects,
    },
    failures: failures.slice(0, 20),
  };
}

type Heard = { status: number; location: string; refresh: string; body: string };

async function ask(
  { app }: TestApp,
  method: string,
  url: string,
  headers: Record<string, string>,
  payload?: string,
): Promise<Heard> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    location: String(answer.headers.location ?? ''),
    refresh: String(answer.headers.refresh ?? ''),
    body: answer.body,
  };
}

/** As a browser reads it. */
function leadsElsewhere({ location, refresh, body }: Heard): string[] {
  const failures: string[] = [];
  if (
    location !== '' &&
    (!URL.canParse(location, ORIGIN) || new URL(location, ORIGIN).origin !== ORIGIN)
  )
    failures.push(`Location: ${location}`);
  if (/[\r\n]/.test(location)) failures.push('a header that ends early');
  if (refresh !== '') failures.push(`Refresh: ${refresh}`);
  for (const [, attribute, value = ''] of body.matchAll(
    /\b(href|action|formaction|src)="([^"]*)"/g,
  )) {
    const place = value.replaceAll('&amp;', '&');
    if (/^\s*(javascript|data|vbscript):/i.test(place) && attribute !== 'src')
      failures.push(`${attribute}="${place.slice(0, 80)}"`);
    else if (URL.canParse(place, ORIGIN) && /evil/.test(new URL(place, ORIGIN).host))
      failures.push(`${attribute}="${place.slice(0, 80)}"`);
  }
  return failures;
}

async function registered({ db }: TestApp): Promise<{ email: string; token: string }> {
  const { id, email, token } = await aCustomer(db);
  const password_hash = await hash(PASSWORD, {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  await db.insertInto('credential').values({ customer_id: id, password_hash }).execute();
  return { email, token };
}

export const proof: Proof = {
  name: 'redirects',
  chapter: 'Attacks',
  promise: 'No link to a page of ours leads to another site, whatever place to go on it names',
  tag: '[promises P46]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the last look at where a redirect leads',
      tier: 'test',
      changes: [
        {
          file: 'web-host/reply.ts',
          from: 'return reply.redirect(sameSite(response.redirect),',
          to: "return reply.redirect(request.query.get('next') ?? response.redirect,",
        },
      ],
    },
  ],
};
