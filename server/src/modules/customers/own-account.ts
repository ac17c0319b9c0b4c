// Whose account may this request touch? The session's own, and no other.
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';

/** @returns the id of the logged-in customer. @throws Problem login-required, password-change-required */
export function customerOf(ctx: Ctx): number {
  if (ctx.actor.kind === 'restricted') throw new Problem('password-change-required');
  if (ctx.actor.kind !== 'customer') throw new Problem('login-required');
  return ctx.actor.customerId;
}
