// How long does a session live on after it was ended? On another server than the one that ended it: asked again and again, from that moment on.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ROLES, Role } from '@millwright/contracts';
import { hash } from '@node-rs/argon2';
import type { buildApp } from '../../server/src/app.ts';
import { aCustomer, aStaff, type TestApp, type TestCustomer } from '../../server/testing/index.ts';
import { mutantLoader } from '../../server/testing/mutants.ts';
import { anAttackedShop } from '../attacked.ts';
import type { Outcome, Proof, Scene } from '../proof.ts';
import { aShop } from '../shop.ts';

const WITHIN_MS = 1_000;
const PASSWORD = 'a lathe of brass';
const NEW_PASSWORD = 'another lathe of tin';

type Asked = { token?: string; cookie?: string; formToken?: string; body?: object };
type Answer = { status: number; body: any; cookie: string };
/** One of the servers of a shop. */
type Server = (method: string, path: string, asked?: Asked) => Promise<Answer>;
type Member = { id: number; cookie: string; formToken: string };
type Person = TestCustomer & { other: string };

async function run(scene: Scene): Promise<Outcome> {
  const first = await anAttackedShop(scene);
  const [one, two, kind] =
    scene.size === 'test' || scene.without !== null ? await twoPrograms(scene, first) : await twoProcesses(scene, first);
  const { db } = first;
  const desk = await aMember(first, one, 'administrator');
  const admin = (method: string, path: string, body?: object): Promise<Answer> =>
    one(method, `/api/admin${path}`, { ...desk, ...(body === undefined ? {} : { body }) });
  const [password_hash] = [await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })];
  const aPerson = async (): Promise<Person> => {
    const customer = await aCustomer(db);
    await db.insertInto('credential').values({ customer_id: customer.id, password_hash }).execute();
    const { body } = await one('POST', '/api/customer/logon', { body: { userName: customer.email, password: PASSWORD } });
    return { ...customer, other: body.token };
  };
  /** What ends which sessions. */
  const ends: [string, (person: Person) => Promise<Answer>, (person: Person) => string[]][] = [
    ['logging out', ({ token }) => one('POST', '/api/customer/logout', { token }), ({ token }) => [token]],
    [
      'a new password: all other sessions',
      ({ token }) =>
        one('POST', '/api/customerdetail/changePassword', {
          token,
          body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
        }),
      ({ other }) => [other],
    ],
    ['a block by the desk', ({ id }) => admin('POST', `/customers/${id}/blocked`, { blocked: true }), ({ token, other }) => [token, other]],
    [
      'the end of sessions by the desk',
      ({ id }) => admin('POST', `/customers/${id}/sessions/end`, {}),
      ({ token, other }) => [token, other],
    ],
    [
      'forgetting by the desk',
      ({ id, email }) => admin('POST', `/customers/${id}/anonymise`, { email }),
      ({ token, other }) => [token, other],
    ],
  ];
  const findings: string[] = [];
  const figures: Outcome['figures'] = { servers: kind };
  for (const [name, end, ended] of ends) {
    if (scene.without !== null && findings.length > 0) break;
    const person = await aPerson();
    const tokens = ended(person);
    const ask = (token: string) => two('GET', '/api/customerdetail/accountSummary', { token });
    for (const token of [person.token, person.other]) {
      const { status } = await ask(token);
      if (status !== 200) findings.push(`before ${name}: ${status}`);
    }
    const { status, body } = await end(person);
    if (status !== 200) findings.push(`${name} itself: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    const ms = await untilRefused(() => Promise.all(tokens.map(ask)));
    figures[`${name}, ms until the other server refuses`] = ms === null ? 'never' : Math.round(ms);
    if (ms === null || ms > WITHIN_MS) findings.push(`${name}: the session still opens the other server`);
  }
  const staffEnds: [string, (member: Member) => Promise<Answer>][] = [
    ['a member of staff logging out', ({ cookie, formToken }) => one('POST', '/api/admin/session/end', { cookie, formToken, body: {} })],
    ['a member of staff made inactive', ({ id }) => deactivate(admin, id)],
  ];
  for (const [name, end] of staffEnds) {
    if (scene.without !== null && findings.length > 0) break;
    const member = await aMember(first, one, 'order-desk');
    const ask = () => two('GET', '/api/admin/orders', { cookie: member.cookie });
    if ((await ask()).status !== 200) findings.push(`before ${name}: ${(await ask()).status}`);
    const { status, body } = await end(member);
    if (status !== 200) findings.push(`${name} itself: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    const ms = await untilRefused(async () => [await ask()]);
    figures[`${name}, ms until the other server refuses`] = ms === null ? 'never' : Math.round(ms);
    if (ms === null || ms > WITHIN_MS) findings.push(`${name}: the session still opens the other server`);
  }
  return { figures, findings };
}

async function deactivate(admin: (method: string, path: string, body?: object) => Promise<Answer>, id: number): Promise<Answer> {
  const { body } = await admin('GET', `/staff/${id}`);
  return await admin('PUT', `/staff/${id}`, {
    email: body.email,
    name: body.name,
    role: body.role as Role,
    locale: body.locale,
    active: false,
  });
}

/** From now on. @returns null when it was still let in after the limit, or once more after a refusal */
async function untilRefused(ask: () => Promise<Answer[]>): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < WITHIN_MS) {
    const asked = performance.now() - begun;
    if ((await ask()).every(({ status }) => status === 401)) {
      for (let times = 0; times < 3; times++) if ((await ask()).some(({ status }) => status !== 401)) return null;
      return asked;
    }
    await sleep(10);
  }
  return null;
}

async function aMember(shop: TestApp, server: Server, role: (typeof ROLES)[number]): Promise<Member> {
  const { id, email, password } = await aStaff(shop.db, role);
  const { status, body, cookie } = await server('POST', '/api/admin/session', { body: { email, password } });
  if (status !== 200) throw new Error(`staff could not log on: ${status}`);
  return { id, cookie, formToken: body.formToken };
}

/** The program twice in this process, with modules of their own: they share the database and nothing else. */
async function twoPrograms(scene: Scene, first: TestApp): Promise<[Server, Server, string]> {
  const { buildApp: build } = await mutantLoader(scene.without?.changes ?? [])<{ buildApp: typeof buildApp }>('app.ts');
  const second = await anAttackedShop({ ...scene, without: null }, { database: first, build });
  return [serverOf(first), serverOf(second), '2 programs in one process, one database'];
}

function serverOf({ call }: TestApp): Server {
  return async (method, path, { token, cookie, formToken, body } = {}) => {
    const headers = { ...(cookie === undefined ? {} : { cookie }), ...(formToken === undefined ? {} : { 'x-form-token': formToken }) };
    const answer = await call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, body: answer.body, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };
}

async function twoProcesses(scene: Scene, { url }: TestApp): Promise<[Server, Server, string]> {
  const shops = [await aShop(scene, { databaseUrl: url }), await aShop(scene, { databaseUrl: url })] as const;
  for (const shop of shops) await shop.start();
  const [one, two] = shops.map(
    ({ address }): Server =>
      async (method, path, { token, cookie, formToken, body } = {}) => {
        const answer = await fetch(`${address}${path}`, {
          method,
          headers: {
            ...(token === undefined ? {} : { authtoken: token }),
            ...(cookie === undefined ? {} : { cookie }),
            ...(formToken === undefined ? {} : { 'x-form-token': formToken }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        return {
          status: answer.status,
          body: text.startsWith('{') ? JSON.parse(text) : text,
          cookie: String(answer.headers.get('set-cookie')).split(';')[0] ?? '',
        };
      },
  ) as [Server, Server];
  return [one, two, '2 processes, one database'];
}

export const proof: Proof = {
  name: 'revocation',
  chapter: 'Attacks',
  promise: 'A session that was ended opens nothing a second later, on whichever server it is shown',
  tag: '[promises P29]',
  tier: 'test',
  run,
  guards: [
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
      name: 'the end of the others with a new password',
      tier: 'prove',
      changes: [{ file: 'modules/identity/change-password.service.ts', from: 'await endSessions(tx, account.id, session);', to: '' }],
    },
  ],
};
