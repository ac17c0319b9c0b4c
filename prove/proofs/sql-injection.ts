// SQL injection: sqlmap tests every operation of the API and every page, with its payloads in every parameter, field and path.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSqlmap } from '../../scripts/test/tools-of-the-system.ts';
import { aStaff, type TestApp } from '../../server/testing/index.ts';
import { type ApiDocument, operationsOf } from '../api-document.ts';
import { aLife, anAttackedShop, givenBy, type Life } from '../attacked.ts';
import type { Context, Outcome, Proof } from '../proof.ts';
import { canaryTarget, type Target } from '../sqlmap-targets.ts';

/** Beside the API's: what pages read from their addresses, `*` where sqlmap puts its own. */
const PAGES = [
  '/products?query=part*&sort=price-asc*&page=1*&layout=list*',
  '/products?filter=manufacturer:1*&filter=attrsValues:inner-diameter%3D25*',
  '/compare?ids=1*',
  '/suggest?query=part*',
  '/account/orders?status=Shipped*&text=x*&page=1*',
  '/account/quotes?page=1*',
  '/account/addresses?edit=billing*',
  '/checkout?edit=delivery*',
  '/savedlist?list=1*',
  '/savedlist/shared/x*',
  '/product/1*/x*',
  '/lot/1*/x*',
  '/lotitems/1*/1*/x/x*',
  '/industry/x*',
  '/manufacturers/x*',
  '/negotiate?product=1*&lot=1*',
  '/enquiry?lot=1*',
  '/our-needs/response?need=1*',
  '/quote?token=x*',
  '/newsletter/confirm?token=x*',
  '/stock-alert/stop?token=x*',
  '/order-success?order=x*',
  '/productimages/x*',
  '/api/lotimages/x*',
];
const AT_ONCE = 2;
const PATIENCE_MS = 30 * 60_000;

async function run(context: Context): Promise<Outcome> {
  const sqlmap = findSqlmap(context.tell);
  if ('missing' in sqlmap) throw new Error(sqlmap.missing);
  const home = mkdtempSync(join(tmpdir(), 'millwright-prove-sqlmap-'));
  context.after(async () => rmSync(home, { recursive: true, force: true }));
  const shop = await anAttackedShop(context, {
    pages: true,
    brokenBecause: 'a tool wrote what it liked',
    rateLimitFactor: 1_000_000,
  });
  const life = await aLife(shop);
  const address = await shop.listen();
  const targets =
    context.without === null
      ? await targetsOf(shop, life)
      : [{ method: 'GET', url: '/planted?q=x*', headers: {}, body: null }];
  const failures: string[] = [];
  let parameters = 0;
  let silent = 0;
  const waiting = [...targets];
  const work = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      parameters += `${target.url}${target.body ?? ''}`.split('*').length - 1;
      const said = await ask(sqlmap.path, home, address, target, context.without === null);
      const found = /Parameter: .*|is vulnerable.*|appears to be '[^']*' injectable.*/.exec(
        said,
      )?.[0];
      if (/identified the following injection point/.test(said))
        failures.push(`${target.method} ${target.url}: ${found}`);
      else if (
        !/do(?:es)? not (?:appear|seem) to be injectable|tested parameters do not appear/.test(said)
      ) {
        silent += 1;
        context.tell(
          `${target.method} ${target.url}: ${said.trim().split('\n').slice(-3).join(' | ')}`,
        );
      }
      if ((targets.length - waiting.length) % 20 === 0)
        context.tell(`${targets.length - waiting.length} of ${targets.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (context.without === null && silent > targets.length / 4)
    failures.push(`of ${silent} targets sqlmap could say nothing: the proof saw too little`);
  return {
    figures: {
      targets: targets.length,
      'places where it put its own, in all ways of its usual depth (level 1)': parameters,
      'injections found': failures.length,
      'targets that it could not ask': silent,
    },
    failures,
  };
}

async function targetsOf(shop: TestApp, life: Life): Promise<Target[]> {
  const document = (await shop.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const { email, password } = await aStaff(shop.db);
  const logon = await shop.call('POST', '/api/admin/session', { body: { email, password } });
  const staff = {
    cookie: String(logon.headers['set-cookie']).split(';')[0] ?? '',
    'x-form-token': String(logon.body.formToken),
  };
  const customer = { authtoken: life.customer.token };
  const calls = operationsOf(document)
    // A client that logged off sends nothing more; files are tested apart.
    .filter(
      ({ name, type }) => !/logout|password|session/i.test(name) && type !== 'multipart/form-data',
    )
    .map((operation) =>
      canaryTarget(
        operation,
        givenBy(life),
        operation.path.startsWith('/api/admin/') ? staff : customer,
      ),
    );
  const pages = PAGES.map(
    (url): Target => ({
      method: 'GET',
      url,
      headers: { accept: 'text/html', cookie: `session=${life.customer.token}` },
      body: null,
    }),
  );
  return [...calls, ...pages].filter(({ url, body }) => `${url}${body ?? ''}`.includes('*'));
}

/** What it said. Deep: each place in each way of its usual depth; the other depths send the same with more quotes and take hours. */
function ask(
  path: string,
  home: string,
  address: string,
  { method, url, headers, body }: Target,
  deep: boolean,
): Promise<string> {
  const args = [
    '-u',
    `${address}${url}`,
    '--method',
    method,
    '--batch',
    '--flush-session',
    '--dbms',
    'PostgreSQL',
    '--disable-coloring',
    '--threads',
    '4',
  ];
  const calm = [
    '--retries',
    '0',
    '--timeout',
    '15',
    '--output-dir',
    mkdtempSync(join(home, 'of-')),
    '--ignore-code',
    '401,403,404,409,410,422,429,500',
  ];
  const level = ['--level', '1', '--risk', '1', ...(deep ? [] : ['--technique', 'BE'])];
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const data = body === null ? [] : ['--data', body, '-H', 'content-type: application/json'];
  const child = spawn(path, [...args, ...calm, ...level, ...sent, ...data], {
    env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

export const proof: Proof = {
  name: 'sql-injection',
  chapter: 'Attacks',
  promise:
    'No value of a request becomes a part of a statement: sqlmap finds no way in, by no parameter, field or path',
  tag: '[promises P36]',
  tier: 'full',
  run,
  safeguards: [
    {
      name: 'values bound beside the statement',
      tier: 'full',
      changes: [
        {
          file: 'app.ts',
          from: "  app.get('/readyz', quiet, async () => {",
          to: "  app.get('/planted', quiet, async (request) => (await sql.raw(`select 1 as found where 'x' = '${(request.query as { q: string }).q}'`).execute(db)).rows);\n  app.get('/readyz', quiet, async () => {",
        },
      ],
    },
  ],
};
