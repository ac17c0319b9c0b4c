// The account of the session, and no other.
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccount } from './customers.queries.ts';

/** @returns the id of the logged-in customer. @throws Problem login-required, password-change-required */
export function customerOf(ctx: Ctx): number {
  if (ctx.actor.kind === 'restricted') throw new Problem('password-change-required');
  if (ctx.actor.kind !== 'customer') throw new Problem('login-required');
  return ctx.actor.customerId;
}

/**
 * The key under which email messages to `email` are limited, no matter who types it into a form. A customer who types the address of the own account
 * has a key apart, so that a stranger cannot use it up.
 */
export async function mailboxKey(ctx: Ctx, email: string): Promise<string> {
  if (ctx.actor.kind !== 'customer') return email;
  const { customerId } = ctx.actor;
  return (await findAccount(ctx.db, customerId))?.email === email
    ? `customer ${customerId}`
    : email;
}
