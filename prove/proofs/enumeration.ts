// Account enumeration by texts and by response times: known and unknown addresses in turn.
import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { aCustomer, type TestApp } from '../../server/testing/index.ts';
import { aLife, anAttackedShop } from '../attacked.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { mannWhitney, median } from '../statistics.ts';

const ACCOUNTS = 20;
const APART_MS = 2;
const LIKELY = 0.01;

type Question = { name: string; ask(email: string): Promise<Heard> };
type Heard = { words: string; ms: number };

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context);
  const known = await registered(shop);
  const unknown = Array.from(
    { length: ACCOUNTS },
    (_, n) => `buyer-${process.pid}-${n}-${randomInt(2 ** 24).toString(16)}@example.com`,
  );
  const failures: string[] = [];
  const figures: Outcome['figures'] = {};
  await askedOften(shop, unknown);
  const questions = questionsOf(shop);
  const samples =
    context.without === null ? sized(context, { test: 12, prove: 2_000, full: 10_000 }) : 60;
  for (const question of questions) {
    let found = await compare(question, { known, unknown, samples });
    failures.push(...found.words);
    if (context.without !== null && failures.length > 0) return { figures, failures };
    // Tests share their machine; a safeguard that is missing shows at once all the same.
    if (context.size === 'test' && context.without === null) continue;
    // One comparison in a hundred looks so by chance; two in a row do not.
    if (found.isApart) found = await compare(question, { known, unknown, samples });
    if (found.isApart) failures.push(`${question.name}: ${found.figure}`);
    figures[`${question.name}: samples; median ms known / unknown; Mann-Whitney p`] =
      `${samples}; ${found.figure}`;
  }
  failures.push(...(await otherWords(shop, known[0] as string)));
  return {
    figures: { 'addresses known / unknown': `${ACCOUNTS} / ${ACCOUNTS}`, ...figures },
    failures,
  };
}

async function registered({ db }: TestApp): Promise<string[]> {
  const customers = await Promise.all(Array.from({ length: ACCOUNTS }, () => aCustomer(db)));
  const password_hash = await hash('a lathe of brass', {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  await db
    .insertInto('credential')
    .values(customers.map(({ id }) => ({ customer_id: id, password_hash })))
    .execute();
  return customers.map(({ email }) => email);
}

/** Within its first questions the reset says who is registered, as the specification asks; after them it says nothing more. */
async function askedOften({ call, db }: TestApp, unknown: readonly string[]): Promise<void> {
  await call('POST', '/api/customer/password/reset', { body: { username: unknown[0] } });
  await sql`update rate_limit_counter set count = 1000000 where budget = 'reset-probe'`.execute(db);
}

function questionsOf({ app, db }: TestApp): Question[] {
  const asked = (url: string, bodyOf: (email: string) => object) => async (email: string) => {
    const begun = performance.now();
    const answer = await app.inject({ method: 'POST', url, payload: bodyOf(email) });
    const ms = performance.now() - begun;
    const {
      date: _,
      ratelimit: ____,
      'x-ratelimit-remaining': __,
      'x-ratelimit-reset': ___,
      ...headers
    } = answer.headers;
    const body = answer.body.replace(/urn:millwright:request:[\w-]+/, '');
    return {
      words: JSON.stringify([
        answer.statusCode,
        headers['content-length'] === undefined,
        body.length,
        body,
        Object.entries(headers).filter(([name]) => name !== 'content-length'),
      ]),
      ms,
    };
  };
  const reset = asked('/api/customer/password/reset', (username) => ({ username }));
  return [
    {
      name: 'logon',
      ask: asked('/api/customer/logon', (userName) => ({ userName, password: 'a lathe of steel' })),
    },
    {
      name: 'reset, past the probe budget',
      async ask(email) {
        // The budget of requests is one for all; the count of each stays where it was.
        await sql`update rate_limit_counter set count = 1 where budget = 'reset-client'`.execute(
          db,
        );
        return await reset(email);
      },
    },
  ];
}

async function compare(
  { name, ask }: Question,
  {
    known,
    unknown,
    samples,
  }: { known: readonly string[]; unknown: readonly string[]; samples: number },
): Promise<{ words: string[]; isApart: boolean; figure: string }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const words = { known: new Set<string>(), unknown: new Set<string>() };
  for (let n = 0; n < samples; n++) {
    // In turn, and in either order.
    const first = n % 4 < 2 === (n % 2 === 0) ? 'known' : 'unknown';
    const heard = await ask((first === 'known' ? known : unknown)[(n >> 1) % ACCOUNTS] as string);
    // What is made once is made in the first few.
    if (n >= 8) times[first].push(heard.ms);
    words[first].add(heard.words);
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const p = mannWhitney(times.known, times.unknown);
  const said = new Set([...words.known, ...words.unknown]);
  return {
    words:
      said.size === 1
        ? []
        : [
            `${name}: known and unknown addresses are told ${said.size} different things: ${[...said].join(' | ').slice(0, 400)}`,
          ],
    isApart: p <= LIKELY || Math.abs(a - b) > APART_MS,
    figure: `${a.toFixed(2)} / ${b.toFixed(2)}; p = ${p < 0.0001 ? '< 0.0001' : p.toFixed(3)}`,
  };
}

/** Where time tells nothing because nothing slow is done: the words alone. */
async function otherWords(shop: TestApp, known: string): Promise<string[]> {
  const { ids } = await aLife(shop);
  const failures: string[] = [];
  for (const [name, url, one, other] of [
    [
      'notify',
      '/api/notify',
      { productId: Number(ids.product), emailId: known, phoneNumber: '+914428271234' },
      { emailId: 'nobody@example.com' },
    ],
    [
      'track an order',
      '/api/order/track',
      { orderId: ids.order, emailId: 'nobody@example.com' },
      { orderId: 'MW-0000-0000' },
    ],
  ] as const) {
    const said: string[] = [];
    for (const body of [one, { ...one, ...other }]) {
      const { status, body: words } = await shop.call('POST', url, { body });
      said.push(JSON.stringify({ status, ...words, instance: '' }));
    }
    if (said[0] !== said[1]) failures.push(`${name}: ${said.join(' | ').slice(0, 400)}`);
  }
  return failures;
}

export const proof: Proof = {
  name: 'enumeration',
  chapter: 'Attacks',
  promise: 'Neither the words nor the time of an answer tell whether an address is registered',
  tag: '[promises P28]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'one rejection for all',
      tier: 'test',
      changes: [
        {
          file: 'modules/identity/identity.service.ts',
          from: "if (found === undefined || !mayOpen(found.credential, once)) throw new Problem('login-failed');",
          to: "if (found === undefined || !mayOpen(found.credential, once)) throw new Problem(found === undefined ? 'not-found' : 'login-failed');",
        },
      ],
    },
    {
      name: 'the slow check of an unknown account',
      tier: 'prove',
      changes: [
        {
          file: 'platform/password.ts',
          from: 'const against = stored ?? (await hashOfNothing());',
          to: 'if (stored === null) return false;\n  const against = stored;',
        },
      ],
    },
    {
      name: 'the end of true answers to resets',
      tier: 'prove',
      changes: [
        {
          file: 'modules/identity/reset-password.service.ts',
          from: 'probed === 0 && !hideExistence',
          to: '!hideExistence',
        },
      ],
    },
  ],
};
