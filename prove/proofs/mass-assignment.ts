// Mass assignment: every call and form, with the names of our columns as extra fields; what the database holds afterwards decides.
import { sql } from 'kysely';
import { formTokenOf } from '../../server/src/platform/http/form-token.ts';
import { asStaff, sendForm, type TestApp } from '../../server/testing/index.ts';
import { type ApiDocument, type Operation, operationsOf } from '../api-document.ts';
import {
  aLife,
  anAttackedShop,
  CHECK_OF_EVERY_FIELD,
  differences,
  givenBy,
  type Life,
  rowsOf,
} from '../attacked.ts';
import { validRequest } from '../hostile-requests.ts';
import type { Context, Outcome, Proof } from '../proof.ts';

/** Found again wherever it was written. */
const MARK = 'assigned-from-outside';
const AMOUNT = 77_777.77;
const FIELDS: Record<string, unknown> = {
  ...{
    id: 1,
    role: 'administrator',
    verified: true,
    customerId: 1,
    price: AMOUNT,
    total: AMOUNT,
    token: MARK,
    status: MARK,
    isAdmin: true,
  },
  ...{
    createdAt: MARK,
    disabled_at: null,
    password_hash: MARK,
    staffId: 1,
    paid: true,
    state: MARK,
    negotiatedPriceId: 1,
    unit_base: 7_777_777,
  },
};
/** Counters and times of last use. */
const NOTED = [
  'session',
  'staff_session',
  'rate_limit_counter',
  'search_zero_result',
  'search_click',
  'search_visitor_salt',
  'search_reformulation',
];

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true });
  const [life, others] = [await aLife(shop), await aLife(shop)];
  const document = (await shop.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const failures: string[] = [];
  const isOver = (): boolean => context.without !== null && failures.length > 0;
  const isSmall = context.size === 'test';
  const columns = await columnNames(shop);
  const othersRows = await rowsAbout(shop, others);
  const admin = await asStaff(shop);
  let sent = 0;
  let taken = 0;
  const withBody = operationsOf(document).filter(({ body }) => body !== null);
  const send = async (
    { path, method, type }: Operation,
    url: string,
    fields: unknown,
  ): Promise<{ status: number }> => {
    sent += 1;
    if (type === 'multipart/form-data')
      return await sendForm(shop, url, partsOf(fields), { authtoken: life.customer.token });
    return path.startsWith('/api/admin/')
      ? await admin(method, url.replace('/api/admin', ''), fields)
      : await shop.call(method, url, { token: life.customer.token, body: fields });
  };
  const asked = withBody.filter(
    ({ path }, n) => !isSmall || !path.startsWith('/api/admin/') || n % 8 === 0,
  );
  const before = await rowsOf(shop, NOTED);
  for (const [n, operation] of asked.entries()) {
    if (isOver()) break;
    const { url, body } = validRequest(operation, given(life));
    const own = new Set(Object.keys(operation.body?.properties ?? {}));
    const names = [
      ...Object.keys(FIELDS),
      ...(isSmall ? columns.filter((_, each) => each % 40 === n % 40) : columns),
    ];
    // All at once first; then those alone that are worth most.
    for (const some of [names, ['id'], ['role'], ['verified'], ['price']].map((each) =>
      each.filter((name) => !own.has(name)),
    )) {
      if (some.length === 0) continue;
      const { status } = await send(operation, url, {
        ...(body as object),
        ...Object.fromEntries(some.map((name) => [name, FIELDS[name] ?? MARK])),
      });
      if (status < 400 || status >= 500)
        failures.push(
          `${operation.method} ${operation.path} with ${some.slice(0, 5).join(', ')}: ${status}`,
        );
    }
  }
  failures.push(...differences(before, await rowsOf(shop, NOTED)));
  for (const operation of asked) {
    if (isOver()) break;
    const { url, body } = validRequest(operation, given(life));
    // The same without them, to see whether they were the reason of the rejection.
    if ((await send(operation, url, body)).status >= 400) continue;
    taken += 1;
    // What the description lets a client send back, with values of its own.
    const echoed = Object.keys(operation.body?.properties ?? {}).filter(
      (name) => name in FIELDS && name !== 'status',
    );
    if (echoed.length > 0)
      await send(operation, url, {
        ...(body as object),
        ...Object.fromEntries(echoed.map((name) => [name, FIELDS[name]])),
      });
  }
  failures.push(...(await postForms(shop, life, isOver)));
  const marked = await rowsWithMark(shop);
  failures.push(...marked);
  const now = await rowsAbout(shop, others);
  for (const row of othersRows)
    if (!now.has(row)) failures.push(`a row of another customer changed: ${row.slice(0, 120)}`);
  const { rows: raised } = await sql<{
    id: number;
  }>`select id from customer where verified`.execute(shop.db);
  if (raised.length > 0) failures.push(`${raised.length} customers made themselves verified`);
  return {
    figures: {
      'operations that take a body': withBody.length,
      'names of fields tried': new Set([...Object.keys(FIELDS), ...columns]).size,
      'requests sent': sent,
      'operations whose request was in order without the fields': taken,
      'tables compared before and after': before.size,
      'rows that hold a mark': marked.length,
    },
    failures: failures.slice(0, 30),
  };
}

const given = (life: Life): Record<string, unknown> => ({ ...givenBy(life), id: undefined });

async function columnNames({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

function partsOf(fields: unknown): { name: string; value: string }[] {
  return Object.entries(fields as Record<string, unknown>).map(([name, value]) => ({
    name,
    value: String(value),
  }));
}

/** Forms of pages take what they know and nothing else: all their fields, and ours beside them. */
async function postForms(
  shop: TestApp,
  { customer, ids }: Life,
  isOver: () => boolean,
): Promise<string[]> {
  const failures: string[] = [];
  const known = {
    ...{
      firstName: 'Asha',
      lastName: 'Rao',
      email: customer.email,
      mobile: '+914428271234',
      companyName: 'Nellore',
      unregistered: 'on',
    },
    ...{
      type: 'billing',
      address: '1 Road',
      city: 'Pune',
      country: 'IN',
      postalCode: '411001',
      phoneNumber: '+914428271234',
      rating: '5',
    },
    ...{
      comment: 'Good',
      name: 'Asha',
      subject: 'Seals',
      productId: ids.product,
      quantity: '2',
      termsAccepted: 'on',
      paymentMode: 'escrow',
    },
  };
  const form = new URLSearchParams({
    ...known,
    formToken: formTokenOf(customer.token),
    ...Object.fromEntries(Object.entries(FIELDS).map(([name, value]) => [name, String(value)])),
  }).toString();
  const apart = /\/(logout|close|password|login|data|email)$|^\/(ru|ar)(\/|$)|^\/api\//;
  for (const { method, url } of shop.app.knownRoutes) {
    if (method !== 'POST' || apart.test(url) || isOver()) continue;
    const path = url.replace(
      /:(\w+)/g,
      (_, name: string) =>
        ({ orderId: ids.order, number: ids.quote, reference: ids.offer })[name] ?? ids.product,
    );
    const { status } = await shop.call('POST', path.replace('*', 'x'), {
      body: form,
      headers: {
        cookie: `session=${customer.token}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
      },
    });
    if (status >= 500) failures.push(`POST ${url}: ${status}`);
  }
  return failures;
}

/** Every row of every table, as it reads. */
async function rowsWithMark({ db }: TestApp): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text like ${`%${MARK}%`} or t::text ~ '7777777|77777\\.77'`.execute(
      db,
    );
    found.push(...rows.map(({ row }) => `a row of ${name} holds a mark: ${row.slice(0, 120)}`));
  }
  return found;
}

async function rowsAbout({ db }: TestApp, { customer, orderNumber }: Life): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`
    select 'customer ' || c::text as row from customer c where id = ${customer.id}
    union all select 'address ' || a::text from customer_address a where customer_id = ${customer.id}
    union all select 'order ' || o::text from sales_order o where id = ${Number(orderNumber)}
    union all select 'line ' || l::text from order_line l where order_id = ${Number(orderNumber)}
    union all select 'negotiation ' || n::text from negotiation n where customer_id = ${customer.id}
    union all select 'list ' || s::text from wishlist s where customer_id = ${customer.id}`.execute(
    db,
  );
  return new Set(rows.map(({ row }) => row));
}

export const proof: Proof = {
  name: 'mass-assignment',
  chapter: 'Attacks',
  promise: 'A request writes the fields that are its own and no others, whatever it names',
  tag: '[promises P34]',
  tier: 'test',
  run,
  safeguards: [CHECK_OF_EVERY_FIELD],
};
