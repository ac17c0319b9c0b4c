// Cross-site request forgery: every unsafe route, with the browser's cookies, in every way in which another site's page can send a request.
import { CALLS, type Call } from '@millwright/contracts';
import { formTokenOf } from '../../server/src/platform/http/form-token.ts';
import { aStaff, type TestApp } from '../../server/testing/index.ts';
import { type ApiDocument, operationsOf } from '../api-document.ts';
import { aLife, anAttackedShop, differences, givenBy, type Life, rowsOf } from '../attacked.ts';
import { validRequest } from '../hostile-requests.ts';
import type { Context, Outcome, Proof } from '../proof.ts';

const HOST = 'localhost:3000';
/** How a browser says where a request comes from, when it comes from elsewhere. */
const ELSEWHERE: [string, Record<string, string>][] = [
  [
    'Sec-Fetch-Site: cross-site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'https://evil.example' },
  ],
  [
    'Sec-Fetch-Site: same-site',
    { 'sec-fetch-site': 'same-site', origin: 'http://sub.localhost:3000' },
  ],
  ['Origin of another', { origin: 'https://evil.example' }],
  ['Origin: null', { origin: 'null' }],
  ['Origin that begins alike', { origin: `http://${HOST}.evil.example` }],
  ['Origin at another port', { origin: 'http://localhost:3001' }],
];
const FORM = 'application/x-www-form-urlencoded';
/** What a form of another site can send without asking first. */
const FORM_TYPES = [FORM, 'text/plain', 'multipart/form-data; boundary=x'];
/** Tables that reads write as well: last use of sessions, shown prices, searches. */
const NOTED = [
  'session',
  'staff_session',
  'rate_limit_counter',
  'search_zero_result',
  'search_click',
  'search_visitor_salt',
  'search_reformulation',
  'search_version',
  'cart',
  'quote_file',
  'quote_event',
  'quote',
];

type Target = {
  method: string;
  url: string;
  type: string | null;
  payload: string | null;
  isPage: boolean;
};

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true });
  const life = await aLife(shop);
  const { token } = life.customer;
  const wide = context.size !== 'test';
  // All of the shop's; some of the back office's, which have one entry point.
  const targets = (await unsafeRoutes(shop, life, wide)).filter(
    ({ url }, n) => wide || !url.startsWith('/api/admin/') || n % 6 === 0,
  );
  const staff = await staffLogin(shop);
  const cookie = `session=${token}; cart=${life.ids.cart}; ${staff.cookie}`;
  const failures: string[] = [];
  const isOver = (): boolean => context.without !== null && failures.length > 0;
  const before = await rowsOf(shop, NOTED);
  let sent = 0;
  for (const target of targets) {
    if (isOver()) break;
    for (const [how, headers] of wide ? ELSEWHERE : ELSEWHERE.filter((_, n) => n % 2 === 0)) {
      for (const extra of [{}, { 'x-form-token': staff.formToken }] as Record<string, string>[]) {
        sent += 1;
        const answer = await send(
          shop,
          target,
          { ...headers, ...extra, cookie, host: HOST },
          formTokenOf(token),
        );
        if (answer.status !== 403 || !answer.rejectedAsForeign)
          failures.push(`${target.method} ${target.url}, ${how}: ${answer.status}`);
      }
    }
    // A browser that says nothing of where it comes from can still send nothing but forms, and knows no token.
    for (const type of FORM_TYPES.filter(
      (each) => !(target.type ?? '').startsWith(each.split(';')[0] as string) || target.isPage,
    )) {
      sent += 1;
      const answer = await send(
        shop,
        { ...target, type, payload: target.isPage ? target.payload : '{"a":1}' },
        { cookie, host: HOST },
        '',
      );
      const isRejected = target.isPage
        ? answer.status === 415 || answer.status === 400 || answer.isSentBack
        : // No cookie is a key: who sends one is nobody to the calls for programs.
          [401, 403, 415].includes(answer.status);
      if (!isRejected)
        failures.push(
          `${target.method} ${target.url} as ${type}, without a token: ${answer.status}`,
        );
    }
    // Logging on has no session yet, so no token of its form; a rejection there is a row of the log.
    if (!target.url.startsWith('/api/admin/') || target.url.split('?')[0] === '/api/admin/session')
      continue;
    for (const wrong of [undefined, '', formTokenOf(token), `${staff.formToken}x`]) {
      sent += 1;
      const headers: Record<string, string> =
        wrong === undefined
          ? { cookie, host: HOST }
          : { cookie, host: HOST, 'x-form-token': wrong };
      const { status, code } = await send(shop, target, headers, '');
      if (status !== 403 || code !== 'form-expired')
        failures.push(
          `${target.method} ${target.url} with the form token ${String(wrong).slice(0, 8)}: ${status}`,
        );
    }
  }
  failures.push(...differences(before, await rowsOf(shop, NOTED)));
  const read = isOver() ? 0 : await readEverything(shop, life, cookie, { wide, failures });
  return {
    figures: {
      'unsafe routes': targets.length,
      'requests from elsewhere or without a token': sent,
      'requests that only read, from elsewhere': read,
      'rows that differ afterwards': failures.filter((failure) => failure.startsWith('rows of'))
        .length,
    },
    failures: failures.slice(0, 30),
  };
}

/** A GET changes nothing, whichever site it comes from. */
async function readEverything(
  shop: TestApp,
  { ids }: Life,
  cookie: string,
  { wide, failures }: { wide: boolean; failures: string[] },
): Promise<number> {
  const before = await rowsOf(shop, NOTED);
  const values: Record<string, string> = {
    orderId: ids.order,
    number: ids.quote,
    id: ids.product,
    customerId: ids.customer,
    productId: ids.product,
  };
  let n = 0;
  for (const { method, url } of shop.app.knownRoutes) {
    if (method !== 'GET' || /^\/(ru|ar)\b|^\/feeds|^\/api\/docs|\.pdf$|\/paper|\/export/.test(url))
      continue;
    if (
      !wide &&
      !/^\/(account|api\/[^a]|cart|checkout|savedlist|quote|newsletter|wishlist)/.test(url)
    )
      continue;
    n += 1;
    const path = url
      .replace(/\(.*?\)/g, '')
      .replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'x');
    const query =
      url.startsWith('/account') || url.startsWith('/savedlist')
        ? '?do=cancel&type=billing&confirm=1'
        : '';
    await shop.call('GET', `${path}${query}`, {
      headers: {
        cookie,
        'sec-fetch-site': 'cross-site',
        accept: 'text/html',
        'x-http-method-override': 'POST',
      },
    });
  }
  failures.push(
    ...differences(before, await rowsOf(shop, NOTED)).map((failure) => `by reading: ${failure}`),
  );
  return n;
}

/** Each with a request that would be in order, where the description says what that is. */
async function unsafeRoutes(shop: TestApp, life: Life, wide: boolean): Promise<Target[]> {
  const document = (await shop.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const calls: Call[] = Object.values(CALLS);
  const described = new Map(
    operationsOf(document).map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const targets: Target[] = [];
  for (const { method, url } of shop.app.knownRoutes) {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || (!wide && /^\/(ru|ar)(\/|$)/.test(url)))
      continue;
    const call = calls.find(
      (each) => each.method === method && each.bare && (each.barePath ?? each.path) === url,
    );
    const operation = described.get(
      `${method} ${(call === undefined ? url : `/api${call.path}`).replace(/:(\w+)/g, '{$1}')}`,
    );
    if (operation === undefined) {
      const path = url.replace(
        /:(\w+)/g,
        (_, name: string) =>
          ({ orderId: life.ids.order, number: life.ids.quote, reference: life.ids.offer })[name] ??
          life.ids.product,
      );
      targets.push({
        method,
        url: path.replace('*', 'x'),
        type: FORM,
        payload: 'do=cancel&type=billing&address=1+Road',
        isPage: true,
      });
      continue;
    }
    const { url: whole, payload } = validRequest(operation, givenBy(life));
    targets.push({
      method,
      url: call === undefined ? whole : whole.slice('/api'.length),
      type: operation.type,
      payload,
      isPage: false,
    });
  }
  return targets;
}

async function send(
  shop: TestApp,
  { method, url, type, payload, isPage }: Target,
  headers: Record<string, string>,
  formToken: string,
) {
  const body = isPage && type === FORM ? `${payload}&formToken=${formToken}` : payload;
  const {
    status,
    body: said,
    headers: heard,
  } = await shop.call(method, url, {
    headers: {
      ...headers,
      ...(type === null || body === null
        ? {}
        : {
            'content-type': type.startsWith('multipart') ? 'multipart/form-data; boundary=x' : type,
          }),
    },
    ...(body === null ? {} : { body }),
  });
  const code = (said as { code?: string } | null)?.code ?? '';
  return {
    status,
    code,
    rejectedAsForeign: code === 'cross-site-request',
    isSentBack: status === 303 && String(heard.location) === url,
  };
}

async function staffLogin(shop: TestApp): Promise<{ cookie: string; formToken: string }> {
  const { email, password } = await aStaff(shop.db);
  const { headers, body } = await shop.call('POST', '/api/admin/session', {
    body: { email, password },
  });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', formToken: body.formToken };
}

export const proof: Proof = {
  name: 'forgery',
  chapter: 'Attacks',
  promise:
    'No other site can make a browser that is logged on here change anything, with forms, scripts, links or pictures',
  tag: '[promises P35]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the look at Sec-Fetch-Site',
      tier: 'test',
      changes: [
        {
          file: 'request-context.ts',
          from: "if (site !== 'same-origin' && site !== 'none') throw",
          to: "if (site === 'never') throw",
        },
      ],
    },
    {
      name: 'the look at Origin',
      tier: 'prove',
      changes: [
        {
          file: 'request-context.ts',
          from: 'if (hostOf(origin) !== request.headers.host) throw',
          to: "if (origin === 'never') throw",
        },
      ],
    },
    {
      name: 'the form token of pages',
      tier: 'prove',
      changes: [
        {
          file: 'web-host/index.ts',
          from: '!cameFromOurForm(deps, request, page)',
          to: "page.formToken === 'never'",
        },
      ],
    },
    {
      name: 'the form token of the back office',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/admin-calls.ts',
          from: "if (!isFormToken(request.staffToken, typeof sent === 'string' ? sent : ''))",
          to: "if (sent === 'never')",
        },
      ],
    },
  ],
};
