// Revocation of sessions: effective at once, also on another server than the one that revoked them.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ROLES, Role } from '@millwright/contracts';
import { hash } from '@node-rs/argon2';
import { oneTimeHash } from '../../server/src/modules/identity/index.ts';
import { formTokenOf } from '../../server/src/platform/http/form-token.ts';
import { newSecret } from '../../server/src/platform/secret.ts';
import { aCustomer, aStaff, type TestApp, type TestCustomer } from '../../server/testing/index.ts';
import { anAttackedShop } from '../attacked.ts';
import type { Context, Outcome, Proof } from '../proof.ts';
import { type Answer, type Server, twoProcesses, twoPrograms } from '../two-servers.ts';

const WITHIN_MS = 1_000;
const PASSWORD = 'a lathe of brass';
const NEW_PASSWORD = 'another lathe of tin';
const MAILED_PASSWORD = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';

type Member = { id: number; cookie: string; formToken: string };
type Person = TestCustomer & { other: string; pending: Pending };
/** What was asked for under the other session. */
type Pending = { confirm: string; cancel: string; ticket: string };

async function run(context: Context): Promise<Outcome> {
  const first = await anAttackedShop(context, { pages: true });
  const [one, two, kind] =
    context.size === 'test' || context.without !== null
      ? await twoPrograms(context, first)
      : await twoProcesses(context, first);
  const { db } = first;
  const administrator = await aMember(first, one, 'administrator');
  const admin = (method: string, path: string, body?: object): Promise<Answer> =>
    one(method, `/api/admin${path}`, { ...administrator, ...(body === undefined ? {} : { body }) });
  const [password_hash] = [
    await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  ];
  const aPerson = async (): Promise<Person> => {
    const customer = await aCustomer(db);
    await db.insertInto('credential').values({ customer_id: customer.id, password_hash }).execute();
    const { body } = await one('POST', '/api/customer/logon', {
      body: { userName: customer.email, password: PASSWORD },
    });
    return {
      ...customer,
      other: body.token,
      pending: await askForEverything(first, one, customer, body.token),
    };
  };
  /** What ends which sessions. */
  const ends: [string, (person: Person) => Promise<Answer>, (person: Person) => string[]][] = [
    [
      'logging out',
      ({ token }) => one('POST', '/api/customer/logout', { token }),
      ({ token }) => [token],
    ],
    [
      'logging out everywhere',
      ({ token }) => one('POST', '/api/customer/logout?everywhere=true', { token }),
      ({ token, other }) => [token, other],
    ],
    [
      'the other session in the list of sessions',
      async ({ token }) => await endOther(one, token),
      ({ other }) => [other],
    ],
    [
      'all others in the list of sessions',
      ({ token }) =>
        one('POST', '/account/sessions', {
          token,
          form: { do: 'end-others', formToken: formTokenOf(token) },
        }),
      ({ other }) => [other],
    ],
    [
      'a new password: all other sessions',
      ({ token }) =>
        one('POST', '/api/customerdetail/changePassword', {
          token,
          body: {
            currentPassword: PASSWORD,
            newPassword: NEW_PASSWORD,
            repeatPassword: NEW_PASSWORD,
          },
        }),
      ({ other }) => [other],
    ],
    [
      'a block by the staff',
      ({ id }) => admin('POST', `/customers/${id}/blocked`, { blocked: true }),
      ({ token, other }) => [token, other],
    ],
    [
      'the end of sessions by the staff',
      ({ id }) => admin('POST', `/customers/${id}/sessions/end`, {}),
      ({ token, other }) => [token, other],
    ],
    [
      'forgetting by the staff',
      ({ id, email }) => admin('POST', `/customers/${id}/anonymise`, { email }),
      ({ token, other }) => [token, other],
    ],
    [
      '"this was not me" in the old mailbox',
      ({ pending }) => one('POST', `/account/email/cancel?token=${pending.cancel}`),
      ({ token, other }) => [token, other],
    ],
  ];
  const failures: string[] = [];
  const figures: Outcome['figures'] = { servers: kind };
  for (const [name, end, ended] of ends) {
    if (context.without !== null && failures.length > 0) break;
    const person = await aPerson();
    const tokens = ended(person);
    const ask = (token: string) => two('GET', '/api/customerdetail/accountSummary', { token });
    for (const token of [person.token, person.other]) {
      const { status } = await ask(token);
      if (status !== 200) failures.push(`before ${name}: ${status}`);
    }
    const { status, body } = await end(person);
    if (status !== 200 && status !== 303)
      failures.push(`${name} itself: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    // Logging out is no alarm: it ends one session and nothing else.
    if (name !== 'logging out')
      for (const opened of await stillOpens(first, two, person))
        failures.push(`${name}: ${opened}`);
    const ms = await untilRejected(() => Promise.all(tokens.map(ask)));
    figures[`${name}, ms until the other server refuses`] = ms === null ? 'never' : Math.round(ms);
    if (ms === null || ms > WITHIN_MS)
      failures.push(`${name}: the session still opens the other server`);
  }
  const staffEnds: [string, (member: Member) => Promise<Answer>][] = [
    [
      'a member of staff logging out',
      ({ cookie, formToken }) =>
        one('POST', '/api/admin/session/end', { cookie, formToken, body: {} }),
    ],
    ['a member of staff made inactive', ({ id }) => deactivate(admin, id)],
  ];
  for (const [name, end] of staffEnds) {
    if (context.without !== null && failures.length > 0) break;
    const member = await aMember(first, one, 'order-manager');
    const ask = () => two('GET', '/api/admin/orders', { cookie: member.cookie });
    if ((await ask()).status !== 200) failures.push(`before ${name}: ${(await ask()).status}`);
    const { status, body } = await end(member);
    if (status !== 200)
      failures.push(`${name} itself: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    const ms = await untilRejected(async () => [await ask()]);
    figures[`${name}, ms until the other server refuses`] = ms === null ? 'never' : Math.round(ms);
    if (ms === null || ms > WITHIN_MS)
      failures.push(`${name}: the session still opens the other server`);
  }
  return { figures, failures };
}

/** A new email address, a mailed password and a ticket for certificates, all of them good until a moment ago. */
async function askForEverything(
  { db }: TestApp,
  server: Server,
  { id, email }: TestCustomer,
  token: string,
): Promise<Pending> {
  const wanted = `thief-${id}@example.com`;
  const names = {
    custFirstName: 'Asha',
    custLastName: 'Rao',
    userName: email,
    mobileNumber: '+914428271234',
    custGSTIN: '',
  };
  const body = { ...names, unregistered: true, emailAddress: wanted, currentPassword: PASSWORD };
  const { status } = await server('PUT', '/api/customerupdate', { token, body });
  if (status !== 200) throw new Error(`a new address could not be asked for: ${status}`);
  const mails = await db
    .selectFrom('email_outbox')
    .select(['template', 'body_text'])
    .where('recipient', 'in', [wanted, email])
    .where('template', 'in', ['email-confirm', 'email-change-asked'])
    .execute();
  const tokenOf = (template: string) =>
    /token=([\w-]{43})/.exec(
      mails.find((mail) => mail.template === template)?.body_text ?? '',
    )?.[1] ?? '';
  const mailed = {
    one_time_hash: oneTimeHash(MAILED_PASSWORD),
    one_time_expires_at: new Date(Date.now() + 3_600_000),
  };
  await db.updateTable('credential').set(mailed).where('customer_id', '=', id).execute();
  const ticket = newSecret();
  const row = {
    token_hash: ticket.hash,
    customer_id: id,
    expires_at: new Date(Date.now() + 900_000),
  };
  await db.insertInto('upload_ticket').values(row).execute();
  return {
    confirm: tokenOf('email-confirm'),
    cancel: tokenOf('email-change-asked'),
    ticket: ticket.token,
  };
}

/** @returns what of it still does something */
async function stillOpens(
  { db }: TestApp,
  server: Server,
  { id, email, pending }: Person,
): Promise<string[]> {
  const opened: string[] = [];
  const link = await server('POST', `/account/email?token=${pending.confirm}`);
  if (link.status !== 410)
    opened.push(`the link that confirms another address is answered ${link.status}`);
  const cancelled = await server('POST', `/account/email/cancel?token=${pending.cancel}`);
  if (cancelled.status !== 410)
    opened.push(`the link of the old mailbox is answered ${cancelled.status}`);
  const { status } = await server('POST', '/api/customer/logon', {
    body: { userName: email, password: MAILED_PASSWORD },
  });
  if (status !== 401) opened.push(`a password that was mailed before logs on: ${status}`);
  const tickets = await db
    .selectFrom('upload_ticket')
    .select('customer_id')
    .where('customer_id', '=', id)
    .execute();
  if (tickets.length > 0) opened.push('a ticket for certificates is still good');
  const left = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (left?.email.startsWith('thief-') === true) opened.push('the account has the other address');
  return opened;
}

/** The one that this token does not belong to. */
async function endOther(server: Server, token: string): Promise<Answer> {
  const path = '/api/customerdetail/sessions';
  const { body } = await server('GET', path, { token });
  const other = (body.sessions as { id: string; current: boolean }[]).find(
    ({ current }) => !current,
  );
  return await server('DELETE', `${path}/${other?.id}`, { token });
}

async function deactivate(
  admin: (method: string, path: string, body?: object) => Promise<Answer>,
  id: number,
): Promise<Answer> {
  const { body } = await admin('GET', `/staff/${id}`);
  return await admin('PUT', `/staff/${id}`, {
    email: body.email,
    name: body.name,
    role: body.role as Role,
    locale: body.locale,
    active: false,
  });
}

/** From now on. @returns null when it was still let in after the limit, or once more after a rejection */
async function untilRejected(ask: () => Promise<Answer[]>): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < WITHIN_MS) {
    const asked = performance.now() - begun;
    if ((await ask()).every(({ status }) => status === 401)) {
      for (let times = 0; times < 3; times++)
        if ((await ask()).some(({ status }) => status !== 401)) return null;
      return asked;
    }
    await sleep(10);
  }
  return null;
}

async function aMember(
  shop: TestApp,
  server: Server,
  role: (typeof ROLES)[number],
): Promise<Member> {
  const { id, email, password } = await aStaff(shop.db, role);
  const { status, body, cookie } = await server('POST', '/api/admin/session', {
    body: { email, password },
  });
  if (status !== 200) throw new Error(`staff could not log on: ${status}`);
  return { id, cookie, formToken: body.formToken };
}

export const proof: Proof = {
  name: 'revocation',
  chapter: 'Attacks',
  promise:
    'A session that was ended opens nothing a second later, on whichever server it is shown, and neither does what was asked for under it',
  tag: '[promises P29]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the end of a session',
      tier: 'test',
      changes: [
        {
          file: 'modules/identity/identity.service.ts',
          from: 'and s.revoked_at is null and s.expires_at > now()',
          to: 'and s.expires_at > now()',
        },
      ],
    },
    {
      name: 'the end of one session of the list',
      tier: 'test',
      changes: [
        {
          file: 'modules/identity/own-sessions.service.ts',
          from: 'update session s set revoked_at = now() where',
          to: 'update session s set last_seen_at = now() where',
        },
      ],
    },
    {
      name: 'the end of the others with a new password',
      tier: 'prove',
      changes: [
        {
          file: 'modules/identity/change-password.service.ts',
          from: 'await revokeAccess(tx, account.id, session);',
          to: '',
        },
      ],
    },
    {
      name: 'the end of what was asked for under a session',
      tier: 'test',
      changes: [
        {
          file: 'modules/identity/revoke-access.ts',
          from: 'await voidPending(tx, customerId);',
          to: '',
        },
      ],
    },
  ],
};
