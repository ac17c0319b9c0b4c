// Canary run: every call and every form of a page with a canary in each field: accepted, rejected in every way, and failing in the database.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ACCESS } from '../server/testing/access-matrix.ts';
import type { AccessRow } from '../server/testing/access-rows.ts';
import type { Answer } from '../server/testing/app.ts';
import { asStaff, type StaffCall, type TestApp } from '../server/testing/index.ts';
import type { Operation } from './api-document.ts';
import type { Life } from './attacked.ts';
import { givenBy } from './attacked.ts';
import { type FilledRequest, filledRequest } from './filled-requests.ts';
import type { Marks } from './marks.ts';
import { filledForms, formsOf } from './page-forms.ts';
import type { RemoteShop } from './remote.ts';

const AT_ONCE = 6;
/** They end the client's session, so they come last. */
const ENDS = /logout|changePassword|changeOwnPassword|resetStaff|changeStaff|confirmSecondFactor/i;
/** What leads further than to the first check; everything else is marked. */
const LEADING =
  /^(lang|store|storeCode|language|cart[cC]ode|code|lineItemId|orderId|productId|customerId|id|number|reference|country|quantity|price|count|start|rating|termsAccepted|paymentMode|type|unregistered)$/;

export type MarkedRun = {
  everyCall(operations: readonly Operation[], ways: 'all' | 'taken'): Promise<void>;
  everyForm(matrix: typeof ACCESS): Promise<void>;
  /** A customer from the first day to a new password, and somebody of the staff with a second factor. */
  aStory(): Promise<void>;
  /** Some requests end the client's sessions. */
  logOnAgain(): Promise<void>;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Answers of faults that repeat what was sent. */
  failures: string[];
};

export async function aCanaryRun(shop: RemoteShop, life: Life, marks: Marks): Promise<MarkedRun> {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let admin = await asStaff(shop);
  let { token } = life.customer;
  const given = Object.fromEntries(
    Object.entries(givenBy(life)).filter(([name]) => LEADING.test(name)),
  );
  const heard = (answer: Answer, about: string): Answer => {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 400) keepSecrets(answer, marks, about);
    // A page leads back to the address it was asked at.
    if (answer.status >= 500 && typeof answer.body !== 'string')
      for (const field of marks.findIn(JSON.stringify(answer.body)))
        failures.push(`${about}: the answer ${answer.status} tells ${field}`);
    return answer;
  };
  const send = async (
    request: FilledRequest,
    change: Partial<{ body: unknown; headers: Record<string, string>; as: string }> = {},
  ) => {
    const { method, url, body, form, operation } = { ...request, ...change };
    const headers = { ...(form === null ? {} : { 'content-type': form.type }), ...change.headers };
    const sent = form !== null && change.body === undefined ? form.payload : body;
    if (!url.startsWith('/api/admin/') || change.as !== undefined) {
      const asked = {
        headers,
        token: change.as ?? token,
        ...(sent === undefined ? {} : { body: sent }),
      };
      return heard(await shop.call(method, url, asked), operation);
    }
    const answer = heard(
      await admin(method, url.slice('/api/admin'.length), sent, headers),
      operation,
    );
    if (answer.status === 401 && !/\/session/.test(url))
      admin = await asStaff(shop).catch(() => admin);
    return answer;
  };
  const inTurns = async <T>(
    all: readonly T[],
    work: (each: T) => Promise<unknown>,
  ): Promise<void> => {
    for (let from = 0; from < all.length; from += AT_ONCE)
      await Promise.all(all.slice(from, from + AT_ONCE).map(work));
  };
  return {
    statuses,
    failures,
    async everyCall(operations, ways) {
      const one = async (operation: Operation): Promise<void> => {
        const request = filledRequest(operation, marks.write, given);
        await send(request);
        if (ways === 'taken') return;
        const mark = (about: string): string => marks.write(`${operation.name}, ${about}`, 'text');
        await send({
          ...request,
          url: `${request.url}${request.url.includes('?') ? '&' : '?'}${mark('an unknown parameter')}=${mark('a value')}`,
        });
        await send(request, { as: mark('a token that is none') });
        await send({ ...request, url: operation.path.replace(/\{\w+\}/g, () => mark('a path')) });
        if (request.body === undefined) return;
        const json = JSON.stringify(request.body);
        const type = { 'content-type': 'application/json' };
        await send(request, {
          body: { ...(request.body as object), [mark('an unknown field')]: mark('a value') },
          headers: type,
        });
        await send(request, { body: `${json.slice(0, -1)},"${mark('no JSON')}`, headers: type });
        await send(request, { body: json, headers: { 'content-type': `text/${mark('a type')}` } });
        const all = Object.keys((request.body ?? {}) as object).map((name) => [
          name,
          mark(`${name} of a form`),
        ]);
        await send(request, { body: Object.fromEntries(all), headers: type });
        if (operation.name.length % 8 === 0)
          await send(request, {
            body: `{"a":"${mark('too large').repeat(120_000)}"}`,
            headers: type,
          });
      };
      await inTurns(
        operations.filter(({ name }) => !ENDS.test(name)),
        one,
      );
      await inTurns(
        operations.filter(({ name }) => ENDS.test(name)),
        one,
      );
    },
    async everyForm(matrix) {
      const pages = Object.entries(matrix).filter(
        ([key]) =>
          key.startsWith('GET /') &&
          !key.startsWith('GET /api') &&
          !/logout|\.pdf|\*|assets/.test(key),
      );
      await inTurns(pages, async ([key, row]) => {
        const path = pathOf(key, row, life);
        for (const cookie of ['', `session=${token}; cart=${life.ids.cart}`]) {
          const headers = { accept: 'text/html', cookie };
          const page = heard(
            await shop.call(
              'GET',
              `${path}${path.includes('?') ? '&' : '?'}query=${marks.write(`${key} query`, 'text')}`,
              { headers },
            ),
            key,
          );
          const again = heard(await shop.call('GET', path, { headers }), key);
          for (const form of [
            ...formsOf(String(page.body), path),
            ...formsOf(String(again.body), path),
          ]) {
            if (!form.isPost || form.action.includes('logout')) continue;
            for (const body of filledForms(form, marks.write)) {
              const type = {
                ...headers,
                'content-type': 'application/x-www-form-urlencoded',
                origin: shop.address,
              };
              heard(
                await shop.call('POST', form.action, { headers: type, body: body.toString() }),
                `form ${form.action}`,
              );
              body.set('formToken', marks.write('a form token that is none', 'text'));
              heard(
                await shop.call('POST', form.action, { headers: type, body: body.toString() }),
                `form ${form.action}`,
              );
            }
          }
        }
      });
    },
    async logOnAgain() {
      admin = await asStaff(shop);
      token = randomBytes(32).toString('base64url');
      marks.add(token, 'token of a customer');
      await sql`insert into session (token_hash, customer_id, expires_at)
        values (sha256(convert_to(${token}, 'UTF8')), ${life.customer.id}, now() + interval '1 day')`.execute(
        shop.db,
      );
    },
    aStory: () => aStory(shop, life, marks, heard, admin),
  };
}

export function pathOf(key: string, row: AccessRow, { ids }: Life): string {
  if (typeof row !== 'string') return row.ask(ids).path;
  return key
    .slice('GET '.length)
    .replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? ids.product : 'x'));
}

/** Secrets generated for this one person: any client that reads one is logged in. */
function keepSecrets({ body, headers }: Answer, marks: Marks, about: string): void {
  for (const cookie of [headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = String(cookie).split(';', 1)[0]?.split('=') ?? [];
    if (value.length >= 16) marks.add(value, `the cookie ${name} (${about})`);
  }
  const look = (value: unknown, name: string): void => {
    if (
      typeof value === 'string' &&
      /token|secret|password|code|ticket|uri/i.test(name) &&
      /^[\w:/?=&%.+-]{16,}$|^[\w-]{9,}$/.test(value) &&
      /\d/.test(value)
    )
      marks.add(value, `${name} (${about})`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) look(each, /^\d+$/.test(key) ? name : key);
  };
  if (/logon|register|session|second|cart|staff|token/i.test(about)) look(body, '');
}

async function aStory(
  shop: TestApp,
  life: Life,
  marks: Marks,
  heard: (answer: Answer, about: string) => Answer,
  admin: StaffCall,
): Promise<void> {
  const { write } = marks;
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer> =>
    heard(
      await shop.call(method, path, { ...(body === undefined ? {} : { body }), token }),
      path.split('?')[0] ?? '',
    );
  const email = write('story', 'email');
  const password = write('story', 'password');
  const person = {
    custFirstName: write('first name', 'text'),
    emailAddress: email,
    password,
    mobileNumber: write('mobile', 'phone'),
  };
  const company = { custGSTIN: write('tax number', 'tax'), companyName: write('company', 'text') };
  const registered = await call('POST', '/api/customer/register', { ...person, ...company });
  if (registered.status !== 200)
    throw new Error(`the story does not begin: ${JSON.stringify(registered.body)}`);
  await call('POST', '/api/customer/register', { ...person, ...company });
  await call('POST', '/api/customer/logon', { userName: email, password: `${password}x` });
  const { token } = (await call('POST', '/api/customer/logon', { userName: email, password }))
    .body as { token: string };
  const lines = {
    address: `${write('address', 'text')} 4000${write('card', 'phone').slice(3)}44`,
    city: write('city', 'text'),
  };
  for (const type of ['billing', 'delivery']) {
    const address = {
      ...lines,
      country: 'IN',
      postalCode: write('postal code', 'postal'),
      phoneNumber: write('phone', 'phone'),
    };
    await call('PUT', `/api/customerdetail/address?type=${type}`, address, token);
  }
  const code = await shop.cartOf([{ productId: Number(life.ids.product), quantity: 1 }], token);
  marks.add(code, 'the code of a cart');
  await call(
    'POST',
    `/api/order/commitOrder?cartCode=${code}`,
    { note: write('note', 'text'), purchaseOrderNumber: write('PO', 'text') },
    token,
  );
  await call('POST', '/api/search', { query: write('search', 'text') });
  await call('POST', '/api/customer/password/reset', { username: email });
  // Addresses that lead nowhere, as somebody pastes them.
  await call(
    'GET',
    `/orders/${write('pasted', 'email')}/${token}?email=${write('pasted', 'email')}`,
  );
  await call('GET', `/api/${encodeURIComponent(write('pasted', 'email'))}/${token}`);
  const { body } = await admin('POST', '/session/second-factor');
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>))
    if (name !== 'picture') marks.add(String(value), `${name} of the second factor`);
  heard(
    await admin('POST', '/session/second-factor/confirm', { code: write('one-time code', 'text') }),
    'confirmSecondFactor',
  );
  heard(
    await admin('POST', '/session/code', { code: write('one-time code', 'text') }),
    'staffCode',
  );
  heard(
    await shop.call('GET', '/metrics', {
      headers: { authorization: `Bearer ${write('a token for figures', 'text')}` },
    }),
    '/metrics',
  );
}

/** From now on no row is written, and the database says in three places what it was asked to write. */
export async function rejectEveryRow({ db }: TestApp): Promise<void> {
  await sql`create function quote_row() returns trigger language plpgsql as $$
    begin raise exception 'refused: %', new using detail = 'the row: ' || new::text, hint = new::text; end $$`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('session', 'staff_session', 'staff')`.execute(db);
  for (const { name } of rows)
    await sql`create trigger quoted before insert or update on ${sql.table(name)} for each row execute function quote_row()`.execute(
      db,
    );
}
