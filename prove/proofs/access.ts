// Access control of every route of the router, asked as every kind of client; a route without a row in the matrix is a failure.
import { ADMIN_CALLS, ROLES } from '@millwright/contracts';
import { sql } from 'kysely';
import { ACCESS } from '../../server/testing/access-matrix.ts';
import type { OwnRow } from '../../server/testing/access-rows.ts';
import { aCustomer, aProduct, aStaff, asStaff, type TestApp } from '../../server/testing/index.ts';
import { RIGHTS_MATRIX } from '../../server/testing/rights-matrix.ts';
import { type Actor, hidden, type Place, placesOf, plain, send } from '../asking.ts';
import { aLife, anAttackedShop, type Ids, type Life, NOBODYS, rowsOf } from '../attacked.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';

const LOGIN = /^(\/(ru|ar))?\/account\/login(\?|$)/;
const PASSWORD = /^(\/(ru|ar))?\/account\/password(\?|$)/;
/** What a customer with a mailed password needs until it is changed. */
const RESTRICTED_MAY = new Set([
  'changePassword',
  'logout',
  'logon',
  'sessions.create',
  'sessions.delete',
  'password.change',
  'GET /account/password',
  'POST /account/password',
]);
/** After these, the client has another session or none. */
const ENDS_SESSION = new Set([
  'logout',
  'changePassword',
  'sessions.delete',
  'sessions.refresh',
  'password.change',
  'profile.close',
  'POST /account/logout',
  'POST /account/password',
  'POST /account/close',
]);
/** Tables that every request may touch. */
const RESTLESS = [
  'session',
  'staff_session',
  'rate_limit_counter',
  'search_zero_result',
  'search_click',
  'search_visitor_salt',
  'search_reformulation',
];

async function run(context: Context): Promise<Outcome> {
  // With everything that can be switched on: what is off has no route.
  const shop = await anAttackedShop(context, {
    pages: true,
    metricsToken: 'known-to-the-operator-alone',
    brokenBecause: 'a customer was blocked by hand and keeps a session, which must be refused',
  });
  await shop.app.ready();
  const failures: string[] = [];
  const isOver = (): boolean => context.without !== null && failures.length > 0;
  const matrix =
    context.without?.instead === 'a row is missing' ? without(ACCESS, 'getOrder') : ACCESS;
  const { places, strays } = placesOf(shop, matrix);
  failures.push(...strays);
  const wide = sized(context, { test: false, prove: true, full: true });
  // Other languages and bare paths have the same handlers.
  const asked = wide
    ? places
    : places.filter(
        ({ prefix, call, url }) => prefix === '' && (call === undefined || url.startsWith('/api/')),
      );
  if (isOver()) return { figures: {}, failures };
  const life = await aLife(shop);
  const strangers = await theStrangers(shop, wide);
  const own = asked.filter(({ row }) => typeof row === 'object');
  let cells = 0;
  const before = await rowsOf(shop, RESTLESS);
  for (const place of own) {
    if (isOver()) break;
    for (const ids of [life.ids, { ...life.ids, order: life.orderNumber }]) {
      if (ids !== life.ids && !(place.row as OwnRow).ask(ids).path.includes(life.orderNumber))
        continue;
      for (const stranger of wide || ids === life.ids ? strangers : strangers.slice(0, 2)) {
        cells += 1;
        failures.push(...(await asksForAnothers(shop, place, stranger, ids)));
      }
    }
  }
  const after = await rowsOf(shop, RESTLESS);
  let lostRows = 0;
  for (const [table, rows] of before) {
    const lost = [...rows].filter((row) => !after.get(table)?.has(row)).length;
    lostRows += lost;
    if (lost > 0) failures.push(`${lost} rows of ${table} were changed or removed by strangers`);
  }
  for (const place of own.toSorted(
    (a, b) => Number('ends' in (a.row as OwnRow)) - Number('ends' in (b.row as OwnRow)),
  )) {
    if (isOver()) break;
    // Drawing takes seconds.
    if (!wide && place.url.endsWith('.pdf')) continue;
    cells += 1;
    failures.push(...(await ownerAsks(shop, place, life)));
  }
  for (const place of asked.filter(({ row }) => typeof row === 'string')) {
    if (isOver()) break;
    // Anonymous clients are the same everywhere; which of them requests an open page matters in bigger runs only.
    const who = wide || place.row !== 'open' ? strangers : strangers.slice(0, 1);
    const { n, wrong } = await everybodyAsks(shop, place, life, who);
    cells += n;
    failures.push(...wrong);
  }
  const admin = isOver()
    ? { cells: 0, failures: [] }
    : await theBackOffice(shop, strangers, wide || context.without !== null);
  return {
    figures: {
      'routes of the shop, with language': places.length,
      'rows of the matrix': Object.keys(ACCESS).length,
      'routes of the back office': shop.app.adminRoutes.length,
      'cells asked: shop / back office': `${cells} / ${admin.cells}`,
      'who asked': ['owner', 'customer', ...strangers.map(({ name }) => name)]
        .filter((name, n, all) => all.indexOf(name) === n)
        .join(', '),
      'rows changed or removed by others': lostRows,
    },
    failures: [...failures, ...admin.failures].slice(0, 50),
  };
}

function without(matrix: typeof ACCESS, name: string): typeof ACCESS {
  return Object.fromEntries(Object.entries(matrix).filter(([key]) => key !== name));
}

async function theStrangers(shop: TestApp, wide: boolean): Promise<Actor[]> {
  const { db } = shop;
  const withSession = async (
    name: string,
    spoil?: (id: number) => Promise<unknown>,
  ): Promise<Actor> => {
    const { id, token } = await aCustomer(db);
    await spoil?.(id);
    return { name, cookie: `session=${token}`, token };
  };
  const of = (id: number) => sql`where customer_id = ${id}`;
  const guest = await shop.cartOf([{ productId: await aProduct(db), quantity: 1 }]);
  return [
    { name: 'nobody', cookie: '', token: null },
    await withSession('another customer'),
    await withSession('revoked session', (id) =>
      sql`update session set revoked_at = now() ${of(id)}`.execute(db),
    ),
    await withSession('blocked customer', (id) =>
      sql`update customer set disabled_at = now() where id = ${id}`.execute(db),
    ),
    await withSession('one-time password', (id) =>
      sql`update session set one_time_hash = '\\x00' ${of(id)}`.execute(db),
    ),
    { name: 'administrator', cookie: await staffCookie(shop, 'administrator'), token: null },
    ...(wide
      ? [
          { name: 'guest with a cart', cookie: `cart=${guest}`, token: null },
          await withSession('expired session', (id) =>
            sql`update session set expires_at = now() - interval '1 second' ${of(id)}`.execute(db),
          ),
          await withSession('idle session', (id) =>
            sql`update session set last_seen_at = now() - interval '13 hours' ${of(id)}`.execute(
              db,
            ),
          ),
          ...(await Promise.all(
            ROLES.filter((role) => role !== 'administrator').map(async (role) => ({
              name: role,
              cookie: await staffCookie(shop, role),
              token: null,
            })),
          )),
        ]
      : []),
  ];
}

async function staffCookie(shop: TestApp, role: (typeof ROLES)[number]): Promise<string> {
  const { email, password } = await aStaff(shop.db, role);
  const { headers } = await shop.call('POST', '/api/admin/session', { body: { email, password } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** The same request for another's resource and for a missing one must be answered the same. */
async function asksForAnothers(
  shop: TestApp,
  place: Place,
  actor: Actor,
  ids: Ids,
): Promise<string[]> {
  const row = place.row as OwnRow;
  const nobodys: Ids = { ...NOBODYS, product: ids.product };
  const anothers = hidden(await send(shop, place, actor, row.ask(ids)), ids);
  const absent = hidden(await send(shop, place, actor, row.ask(nobodys)), nobodys);
  const about = `${actor.name}: ${place.method} ${place.url}`;
  if (JSON.stringify(anothers) !== JSON.stringify(absent))
    return [
      `${about}: another’s is answered ${anothers.status}, nobody’s ${absent.status}${anothers.status === absent.status ? ', in other words' : ''}`,
    ];
  return anothers.status >= 400 || anothers.status === 303
    ? []
    : [`${about}: answered ${anothers.status}`];
}

async function ownerAsks(shop: TestApp, place: Place, { customer, ids }: Life): Promise<string[]> {
  const { ask, owner } = place.row as OwnRow;
  const { status, text } = await send(
    shop,
    place,
    { name: 'owner', cookie: `session=${customer.token}`, token: customer.token },
    ask(ids),
  );
  // What ends with the first spelling of an address has ended with the second.
  const isOver = 'ends' in (place.row as OwnRow) && [200, 201, 204, 303, 404, 409].includes(status);
  return status === owner || isOver
    ? []
    : [`owner: ${place.method} ${place.url}: ${status} instead of ${owner}: ${text.slice(0, 200)}`];
}

async function everybodyAsks(
  shop: TestApp,
  place: Place,
  { customer, ids }: Life,
  strangers: Actor[],
): Promise<{ n: number; wrong: string[] }> {
  const wrong: string[] = [];
  const request = plain(place, ids);
  const about = ({ name }: Actor): string => `${name}: ${place.method} ${place.url}`;
  const fresh = ENDS_SESSION.has(place.key) ? await aCustomer(shop.db) : customer;
  for (const actor of [
    { name: 'customer', cookie: `session=${fresh.token}`, token: fresh.token },
    ...strangers,
  ]) {
    const heard = await send(shop, place, actor, request);
    const toLogin = heard.status === 401 || (heard.status === 303 && LOGIN.test(heard.location));
    const toPassword =
      heard.status === 403 || (heard.status === 303 && PASSWORD.test(heard.location));
    if (heard.status >= 500) wrong.push(`${about(actor)}: ${heard.status}`);
    const isRestricted = actor.name === 'one-time password';
    if (isRestricted && RESTRICTED_MAY.has(place.key)) continue;
    const isIn = actor.name === 'customer' || actor.name === 'another customer';
    if (isRestricted && place.row === 'customer' && !toPassword && !toLogin)
      wrong.push(`${about(actor)}: ${heard.status}, with a mailed password`);
    if (isRestricted || actor.name === 'another customer') continue;
    if (place.row === 'key' && !toLogin)
      wrong.push(`${about(actor)}: ${heard.status}, without a key`);
    if (place.row === 'customer' && !isIn && !toLogin)
      wrong.push(`${about(actor)}: ${heard.status}, and was not told to log on`);
    const isLoginItself =
      LOGIN.test(place.url) ||
      place.key.endsWith('/account/logout') ||
      ['logon', 'sessions.create'].includes(place.key);
    if (
      (place.row === 'open' || (place.row === 'customer' && isIn)) &&
      toLogin &&
      !isLoginItself &&
      place.key !== 'GET /savedlist'
    )
      wrong.push(`${about(actor)}: ${heard.status} ${heard.location}, though it is open`);
  }
  return { n: strangers.length + 1, wrong };
}

/** No customer session is accepted, and each role may do what the rights matrix says. */
async function theBackOffice(
  shop: TestApp,
  strangers: Actor[],
  wide: boolean,
): Promise<{ cells: number; failures: string[] }> {
  const failures: string[] = [];
  let cells = 0;
  // Tests of the application ask as every role each time.
  const callers = wide ? await Promise.all(ROLES.map((role) => asStaff(shop, role))) : [];
  const names = shop.app.adminRoutes.map(({ name }) => name);
  for (const name of new Set([
    ...names,
    ...Object.keys(ADMIN_CALLS),
    ...Object.keys(RIGHTS_MATRIX),
  ]))
    if (!names.includes(name) || RIGHTS_MATRIX[name] === undefined)
      failures.push(`${name} is no route or has no row in the matrix of rights`);
  for (const { name, method, url } of shop.app.adminRoutes) {
    const row = RIGHTS_MATRIX[name];
    if (row === undefined || row === 'login') continue;
    const path = url.replace(/:\w+/g, '999999999');
    const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
    for (const { name: who, cookie } of strangers.filter(
      ({ cookie }, n) => !cookie.startsWith('staff=') && (wide || n === 4),
    )) {
      cells += 1;
      const { status } = await shop.call(method, path, { ...sent, headers: { cookie } });
      if (status !== 401) failures.push(`${who}: ${method} ${url}: ${status}`);
    }
    for (const [n, call] of callers.entries()) {
      cells += 1;
      const { status, body } = await call(method, path.slice('/api/admin'.length), sent.body);
      const isRejected = status === 403 && body.code === 'right-missing';
      if (isRejected !== (row[n] === '-'))
        failures.push(`${ROLES[n]}: ${method} ${url}: ${status}`);
    }
  }
  return { cells, failures };
}

export const proof: Proof = {
  name: 'access',
  chapter: 'Attacks',
  promise:
    'Every route answers each person who could ask only what is theirs, and another’s things exactly as if they did not exist',
  tag: '[promises P31, P33]',
  tier: 'test',
  run,
  safeguards: [
    { name: 'the row of a route', tier: 'test', instead: 'a row is missing' },
    {
      name: 'the owner in the question for an order',
      tier: 'test',
      changes: [
        {
          file: 'modules/orders/orders.queries.ts',
          from: "const owner = customerId === 'anybody' ? sql`true` : sql`o.customer_id = ${customerId}`;",
          to: "const owner = customerId === 'anybody' || customerId > 0 ? sql`true` : sql`o.customer_id = ${customerId}`;",
        },
      ],
    },
    {
      name: 'the end of a session',
      tier: 'prove',
      changes: [
        {
          file: 'modules/identity/identity.service.ts',
          from: 'and s.revoked_at is null and s.expires_at > now()',
          to: 'and s.expires_at > now()',
        },
      ],
    },
    {
      name: 'the question for a right',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/admin-calls.ts',
          from: "if (right !== 'staff' && !mayStaff(actor.role, right))",
          to: "if (right !== 'staff' && actor.role === undefined)",
        },
      ],
    },
  ],
};
