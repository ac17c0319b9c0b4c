// Re-authentication: the current password, asked for although the customer is logged in; ten guesses in 15 minutes and account.

import type { Ctx } from '../../platform/context.ts';
import { verifyPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { consume, resetRateLimit } from '../../platform/rate-limit.ts';
import { findPasswordHash } from './credentials.queries.ts';
import { customerOf } from './own-account.ts';

const GUESSES = { name: 'own-password', limit: 10, windowSeconds: 15 * 60 };

/**
 * Counts a guess and compares it with the stored password, or with what `matches` knows besides.
 * @returns the stored hash, or undefined when the guess is wrong. @throws Problem too-many-requests
 */
export async function checkCurrentPassword(
  ctx: Ctx,
  customerId: number,
  password: string,
  matches: () => Promise<boolean> = async () => false,
): Promise<string | undefined> {
  const wait = await consume(ctx, GUESSES, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const stored = await findPasswordHash(ctx.db, customerId);
  if (stored === undefined || !((await matches()) || (await verifyPassword(stored, password))))
    return undefined;
  await resetRateLimit(ctx, GUESSES, String(customerId));
  return stored;
}

/**
 * @param pointer the field of the form that holds the password
 * @returns the stored hash that was matched. @throws Problem invalid-request (field-required or password-not-right), too-many-requests, login-required
 */
export async function confirmPassword(
  ctx: Ctx,
  password: string,
  pointer = '/password',
): Promise<string> {
  const customerId = customerOf(ctx);
  const stored =
    password === '' ? undefined : await checkCurrentPassword(ctx, customerId, password);
  if (stored !== undefined) return stored;
  throw new Problem(
    'invalid-request',
    {},
    { fields: [{ code: password === '' ? 'field-required' : 'password-not-right', pointer }] },
  );
}
