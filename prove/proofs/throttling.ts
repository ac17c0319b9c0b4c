// Throttling of password guesses: no more password checks than guesses are allowed, after a restart too; and the owner still logs in from elsewhere.
import { hash } from '@node-rs/argon2';
import { aCustomer, type TestApp } from '../../server/testing/index.ts';
import type { Change } from '../../server/testing/mutants.ts';
import { anAttackedShop } from '../attacked.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';

const PASSWORD = 'a lathe of brass';
/** Of one address at one account in a quarter of an hour. */
const A_PAIR = 10;
/** Of one account in a day, from anywhere, before it takes the slow way; those on the slow way at once. */
const AN_ACCOUNT = 100;
const SLOWLY_AT_ONCE = 40;
/** The owner on the slow way: a second and a half of waiting, and the check. */
const OWNER_WITHIN_MS = 10_000;

declare global {
  /** How often a password was checked; the tested program counts here. */
  var passwordChecks: number;
}
const COUNTING: Change = {
  file: 'platform/password.ts',
  from: 'const against = stored ?? (await hashOfNothing());',
  to: 'globalThis.passwordChecks += 1;\n  const against = stored ?? (await hashOfNothing());',
};

async function run(context: Context): Promise<Outcome> {
  const counted = {
    ...context,
    without: {
      name: 'counting',
      tier: 'test',
      ...context.without,
      changes: [...(context.without?.changes ?? []), COUNTING],
    },
  } as Context;
  const shop = await anAttackedShop(counted, { rateLimitFactor: 1 });
  const email = await registered(shop);
  const failures: string[] = [];
  const wanted =
    context.without === null ? sized(context, { test: 200, prove: 1_000, full: 1_000 }) : 40;

  globalThis.passwordChecks = 0;
  const first = await guesses(shop, email, wanted, () => '203.0.113.7');
  const ofOne = globalThis.passwordChecks;
  if (ofOne > A_PAIR)
    failures.push(`${wanted} guesses of one address: ${ofOne} passwords were looked at`);
  if (first.some((status) => ![401, 429, 503].includes(status)))
    failures.push(`a guess was answered ${first.join(', ').slice(0, 200)}`);

  // Another program, and the same database.
  const again = await anAttackedShop(counted, { rateLimitFactor: 1, database: shop });
  globalThis.passwordChecks = 0;
  await guesses(again, email, 20, () => '203.0.113.7');
  const afterRestart = globalThis.passwordChecks;
  if (afterRestart > 0)
    failures.push(`after a restart ${afterRestart} more passwords were looked at`);

  const owner = await logOn(again, email, '198.51.100.4');
  if (owner.status !== 200)
    failures.push(`the owner at another address is answered ${owner.status}`);

  const many = context.without === null ? sized(context, { test: 0, prove: 600, full: 600 }) : 0;
  globalThis.passwordChecks = 0;
  await guesses(again, email, many, (n) => `203.0.113.${n % 250}`.replace('113', String(n >> 3)));
  const ofMany = globalThis.passwordChecks;
  if (ofMany > AN_ACCOUNT + SLOWLY_AT_ONCE)
    failures.push(`${many} guesses of as many addresses: ${ofMany} passwords were looked at`);
  // Where they have logged on before, and where they have not: slowly there, and never locked out.
  const known = await logOn(again, email, '198.51.100.4');
  const elsewhere = await logOn(again, email, '198.51.100.99');
  for (const [where, { status, ms }] of [
    ['where they were before', known],
    ['where they never were', elsewhere],
  ] as const)
    if (status !== 200 || ms > OWNER_WITHIN_MS)
      failures.push(
        `under attack the owner is answered ${status} after ${Math.round(ms)} ms ${where}`,
      );
  return {
    figures: {
      'guesses at once, one address / passwords looked at': `${wanted} / ${ofOne}`,
      'guesses after a restart / passwords looked at': `20 / ${afterRestart}`,
      'guesses at once, an address each / passwords looked at': `${many} / ${ofMany}`,
      'the owner meanwhile, ms: known address / new address': `${Math.round(known.ms)} / ${Math.round(elsewhere.ms)}`,
    },
    failures,
  };
}

async function registered({ db }: TestApp): Promise<string> {
  const { id, email } = await aCustomer(db);
  const password_hash = await hash(PASSWORD, {
    algorithm: 2,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  await db.insertInto('credential').values({ customer_id: id, password_hash }).execute();
  return email;
}

async function guesses(
  { app }: TestApp,
  userName: string,
  n: number,
  from: (n: number) => string,
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: n }, (_, each) =>
      app.inject({
        method: 'POST',
        url: '/api/customer/logon',
        remoteAddress: from(each),
        payload: {
          userName: each % 2 === 0 ? userName : userName.toUpperCase(),
          password: `guess ${each}`,
        },
      }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

async function logOn(
  { app }: TestApp,
  userName: string,
  remoteAddress: string,
): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/customer/logon',
    remoteAddress,
    payload: { userName, password: PASSWORD },
  });
  return { status: statusCode, ms: performance.now() - begun };
}

export const proof: Proof = {
  name: 'throttling',
  chapter: 'Attacks',
  promise:
    'However many guess at once, a password is looked at ten times; a restart forgets nothing, and the owner elsewhere still gets in',
  tag: '[promises P27]',
  tier: 'test',
  run,
  safeguards: [
    {
      name: 'the count before the check',
      tier: 'test',
      changes: [
        {
          file: 'modules/identity/login-rate-limit.ts',
          from: 'if (ofPair + ofClient > 0)',
          to: 'if (0 * ofPair > 0)',
        },
      ],
    },
    {
      name: 'the count in the database',
      tier: 'prove',
      changes: [
        {
          file: 'platform/rate-limit.ts',
          from: 'select ${budget.name}, ${hashOf(budget, key)}::bytea, now() + make_interval(secs => ${budget.windowSeconds}), 1 ${before}',
          to: 'select ${budget.name}, ${hashOf(budget, `${performance.timeOrigin} ${started} ${key}`)}::bytea, now() + make_interval(secs => ${budget.windowSeconds}), 1 ${before}',
        },
        {
          file: 'platform/rate-limit.ts',
          from: 'export type Budget =',
          to: 'const started = Math.random();\nexport type Budget =',
        },
      ],
    },
  ],
};
