// How often may somebody guess? Counted in the database before a password is checked, so that a thousand guesses at once are no more than ten. [promises P27]
import { setTimeout as wait } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import { type Budget, countAttempt, countAttempts, settlingSteps, wasCounted } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';

const QUARTER = 15 * 60;
/** From one client at one account, and from one client at all; what succeeded is not counted. */
const PER_PAIR: Budget = { name: 'login-pair', limit: 10, windowSeconds: QUARTER };
const PER_CLIENT: Budget = { name: 'login-client', limit: 50, windowSeconds: QUARTER };
/** At one account, from anywhere. Beyond it clients that never logged in here take the slow way; nobody is locked out. */
const PER_ACCOUNT: Budget = { name: 'login-account', limit: 100, windowSeconds: 24 * 3600 };
const SLOW_PAIR: Budget = { name: 'login-slow', limit: 3, windowSeconds: QUARTER };
/** Clients that have logged in to this account. */
const KNOWN: Budget = { name: 'login-known', limit: Number.MAX_SAFE_INTEGER, windowSeconds: 90 * 24 * 3600 };
const SLOWLY_MS = 1_500;
/** Guesses that wait in this process; more than these come back later. */
const WAITING_AT_MOST = 40;
let waiting = 0;

export type Guess = {
  /** It was none: steps for the `with` of the statement that opens the session, once its step `opened` has a row. */
  settling(opened: string): RawBuilder<unknown>;
};

/** Counts a guess at this account. @throws Problem login-throttled */
export async function countGuess(ctx: Ctx, email: string): Promise<Guess> {
  const pair = `${ctx.client.address} ${email}`;
  const [ofPair = 0, ofClient = 0, ofAccount = 0] = await countAttempts(ctx, [
    [PER_PAIR, pair],
    [PER_CLIENT, ctx.client.address],
    [PER_ACCOUNT, email],
  ]);
  if (ofPair + ofClient > 0) throw new Problem('login-throttled', {}, { retryAfter: ofPair + ofClient });
  if (ofAccount > 0 && !(await wasCounted(ctx, KNOWN, pair))) await slowly(ctx, pair);
  return {
    settling: (opened) =>
      settlingSteps(opened, {
        forgotten: [
          [PER_PAIR, pair],
          [SLOW_PAIR, pair],
        ],
        uncounted: [
          [PER_CLIENT, ctx.client.address],
          [PER_ACCOUNT, email],
        ],
        counted: [KNOWN, pair],
      }),
  };
}

async function slowly(ctx: Ctx, pair: string): Promise<void> {
  const refused = await countAttempt(ctx, SLOW_PAIR, pair);
  if (refused > 0) throw new Problem('login-throttled', {}, { retryAfter: refused });
  if (waiting >= WAITING_AT_MOST) throw new Problem('login-throttled', {}, { retryAfter: 5 });
  waiting += 1;
  try {
    await wait(SLOWLY_MS);
  } finally {
    waiting -= 1;
  }
}
