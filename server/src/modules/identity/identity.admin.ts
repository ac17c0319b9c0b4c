// Blocking of customers: all sessions end in the same transaction, and a concurrent login fails. [promises P29]
import { ADMIN_CALLS, type AdminCustomer } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../platform/audit-events.ts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { Problem } from '../../platform/problem.ts';
import {
  insertCustomerNote,
  lockOpen,
  readAdminCustomer,
  saveBlocked,
} from '../customers/index.ts';
import { revokeAccess } from './revoke-access.ts';

/** Orders go on as they are, and their mails too. @throws Problem not-found, right-missing, customer-not-found, customer-closed, demo-account-closed */
export async function blockCustomer(
  ctx: Ctx,
  id: number,
  { blocked, note = '' }: { blocked: boolean; note?: string },
): Promise<AdminCustomer> {
  const by = staffOf(ctx, 'customers:write');
  return await inTransaction(ctx.db, async (tx) => {
    const { disabled_at, demo_closed_at } = await lockOpen(tx, id);
    if (!blocked && demo_closed_at !== null) throw new Problem('demo-account-closed');
    if (blocked !== (disabled_at !== null))
      await saveBlocked(tx, id, blocked ? ctx.clock.now() : null);
    // Also those that an earlier block has missed: an unblocked customer logs in again.
    await revokeAccess(tx, id);
    if (note.trim() !== '') await insertCustomerNote(tx, id, by, note.trim());
    return await readAdminCustomer(ctx, tx, id);
  });
}

/** For a lost device: ends all sessions of this account. @throws as blockCustomer */
export async function endCustomerSessions(ctx: Ctx, id: number): Promise<AdminCustomer> {
  staffOf(ctx, 'customers:write');
  return await inTransaction(ctx.db, async (tx) => {
    await lockOpen(tx, id);
    await revokeAccess(tx, id);
    await recordEvent(ctx, tx, {
      operation: 'sessions-ended',
      subject: 'customer',
      id: String(id),
    });
    return await readAdminCustomer(ctx, tx, id);
  });
}

export function registerAdminIdentityRoutes(app: FastifyInstance): void {
  adminRoute(app, ADMIN_CALLS.blockCustomer, async ({ ctx, params, body }) => {
    const { blocked, note } = body;
    return await blockCustomer(ctx, params.id, {
      blocked,
      ...(note === undefined ? {} : { note }),
    });
  });
  adminRoute(
    app,
    ADMIN_CALLS.endCustomerSessions,
    async ({ ctx, params }) => await endCustomerSessions(ctx, params.id),
  );
}
