// Erasure of a customer who asked for it by letter or telephone: the same as closing the account, once the address was typed; it cannot be undone.
import { ADMIN_CALLS, type AdminCustomer } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { canonicalEmail, readAdminCustomer } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import { forgetPerson, lockPerson } from './forgetting.ts';

/** @throws Problem not-found, right-missing, customer-not-found, customer-closed, customer-has-open-orders, invalid-request (another address) */
export async function anonymiseCustomer(
  ctx: Ctx,
  id: number,
  typed: { email: string },
): Promise<AdminCustomer> {
  staffOf(ctx, 'customers:write');
  return await inTransaction(ctx.db, async (tx) => {
    const { locale } = await readAdminCustomer(ctx, tx, id);
    const { email, open } = await lockPerson(tx, id);
    if (canonicalEmail(typed.email) !== email)
      throw new Problem(
        'invalid-request',
        {},
        { fields: [{ code: 'customer-email-differs', pointer: '/email' }] },
      );
    if (open.length > 0) throw new Problem('customer-has-open-orders', { orders: open.join(', ') });
    await forgetPerson(ctx, tx, id, email);
    await writeMail(ctx, tx, { template: 'account-closed', locale, to: email, params: {} });
    return await readAdminCustomer(ctx, tx, id);
  });
}

export function registerAdminPrivacyRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.anonymiseCustomer,
    async ({ ctx, params, body }) => await anonymiseCustomer(ctx, params.id, body),
  );
}
