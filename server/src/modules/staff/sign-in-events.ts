// Login rows of the audit log: account, address and outcome. [decisions §5]

import { recordEvent } from '../../platform/audit-events.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Budget, consume } from '../../platform/rate-limit.ts';

/** A client rejected by the rate limit is logged once a quarter of an hour, so that the log cannot be flooded. */
const NOTED: Budget = { name: 'staff-login-noted', limit: 1, windowSeconds: 15 * 60 };

type SignIn =
  | 'signed-in'
  | 'password-accepted'
  | 'sign-in-refused'
  | 'sign-in-throttled'
  | 'code-refused'
  | 'signed-out';

/** A rejected login has no actor yet. */
export async function noteSignIn(
  ctx: Ctx,
  db: Db | Tx,
  operation: SignIn,
  staff: { id: number } | undefined,
  details: Record<string, unknown> = {},
): Promise<void> {
  const isProven =
    staff !== undefined && operation !== 'sign-in-refused' && operation !== 'code-refused';
  const by = isProven
    ? { staffId: staff.id, who: `staff:${staff.id}` }
    : { staffId: null, who: 'unknown' };
  const id = staff === undefined ? '' : String(staff.id);
  await recordEvent(
    ctx,
    db,
    {
      operation,
      subject: 'sign-in',
      id,
      details: { from: ctx.client.address.forAuditLog, ...details },
    },
    by,
  );
}

export async function noteRejection(
  ctx: Ctx,
  staff: { id: number } | undefined,
  email: string,
): Promise<void> {
  await noteSignIn(
    ctx,
    ctx.db,
    'sign-in-refused',
    staff,
    staff === undefined ? { tried: masked(email) } : {},
  );
}

export async function noteThrottled(ctx: Ctx, email: string): Promise<void> {
  if ((await consume(ctx, NOTED, ctx.client)) === 0)
    await noteSignIn(ctx, ctx.db, 'sign-in-throttled', undefined, { tried: masked(email) });
}

export async function noteOwn(
  ctx: Ctx,
  tx: Tx,
  operation: 'password-set' | 'authenticator-set',
  id: number,
): Promise<void> {
  const by = { staffId: id, who: `staff:${id}` };
  await recordEvent(
    ctx,
    tx,
    {
      operation,
      subject: 'staff',
      id: String(id),
      details: { from: ctx.client.address.forAuditLog },
    },
    by,
  );
}

/** An address that belongs to no member of staff may be a buyer's, or a password in the wrong field: only enough of it is kept to tell one guess from another. */
function masked(email: string): string {
  const [name = '', host] = email.split('@');
  return `${name.slice(0, 2)}…${host === undefined ? '' : `@${host.slice(0, 80)}`}`;
}
