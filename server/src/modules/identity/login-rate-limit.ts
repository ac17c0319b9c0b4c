// Login rate limits: counted in the database before a password is checked, so that a thousand concurrent guesses are no more than ten. [promises P27]
import { setTimeout as wait } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type Budget,
  consume,
  consumeAll,
  settlingSteps,
  wasCounted,
} from '../../platform/rate-limit.ts';

const QUARTER = 15 * 60;
/** Customers and staff are counted apart, although an address may belong to both. */
export type Accounts = 'login' | 'staff-login';
type Budgets = Record<'pair' | 'client' | 'account' | 'slow' | 'known', Budget>;
const BUDGETS: Readonly<Record<Accounts, Budgets>> = {
  login: budgets('login', 50),
  'staff-login': budgets('staff-login', 30),
};

function budgets(accounts: Accounts, perClient: number): Budgets {
  return {
    /** From one client at one account, and from one client at all; what succeeded is not counted. */
    pair: { name: `${accounts}-pair`, limit: 10, windowSeconds: QUARTER },
    client: { name: `${accounts}-client`, limit: perClient, windowSeconds: QUARTER },
    /** At one account, from anywhere. Beyond it clients that never logged in here take the slow way; nobody is locked out. */
    account: { name: `${accounts}-account`, limit: 100, windowSeconds: 24 * 3600 },
    slow: { name: `${accounts}-slow`, limit: 3, windowSeconds: QUARTER },
    /** Clients that have logged in to this account. */
    known: {
      name: `${accounts}-known`,
      limit: Number.MAX_SAFE_INTEGER,
      windowSeconds: 90 * 24 * 3600,
    },
  };
}

const SLOWLY_MS = 1_500;
/** Guesses that wait in this process; more than these come back later. */
const MAX_WAITING = 40;
let waiting = 0;

export type Guess = {
  /** It was none: steps for the `with` of the statement that opens the session, once its step `opened` has a row. */
  settling(opened: string): RawBuilder<unknown>;
};

/** Counts a guess at this account. @throws Problem login-throttled */
export async function countGuess(
  ctx: Ctx,
  email: string,
  accounts: Accounts = 'login',
): Promise<Guess> {
  const { pair: perPair, client: perClient, account: perAccount, slow, known } = BUDGETS[accounts];
  const pair = `${ctx.client.key} ${email}`;
  const [ofPair = 0, ofClient = 0, ofAccount = 0] = await consumeAll(ctx, [
    [perPair, pair],
    [perClient, ctx.client],
    [perAccount, email],
  ]);
  if (ofPair + ofClient > 0)
    throw new Problem('login-throttled', {}, { retryAfter: ofPair + ofClient });
  if (ofAccount > 0 && !(await wasCounted(ctx, known, pair))) await slowly(ctx, slow, pair);
  return {
    settling: (opened) =>
      settlingSteps(opened, {
        forgotten: [
          [perPair, pair],
          [slow, pair],
        ],
        uncounted: [
          [perClient, ctx.client],
          [perAccount, email],
        ],
        counted: [known, pair],
      }),
  };
}

async function slowly(ctx: Ctx, budget: Budget, pair: string): Promise<void> {
  const refused = await consume(ctx, budget, pair);
  if (refused > 0) throw new Problem('login-throttled', {}, { retryAfter: refused });
  if (waiting >= MAX_WAITING) throw new Problem('login-throttled', {}, { retryAfter: 5 });
  waiting += 1;
  try {
    await wait(SLOWLY_MS);
  } finally {
    waiting -= 1;
  }
}
