// Who are our customers, and what may they change of themselves? Identity comes from the session alone. [§3 Account, §7.2]
import type { Account, Address, AddressType } from '@millwright/contracts';
import { countAttempt } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { writeMail } from '../notifications/index.ts';
import { findAccount, insertCustomer, type StoredAccount, saveAddress } from './customers.queries.ts';
import { checkAddress, checkRegistration, type Registration } from './customers.rules.ts';

const SIGN_UPS = { name: 'register', limit: 10, windowSeconds: 3 * 3600 };

/** Makes an account and writes its welcome mail; nobody is logged in by it. @throws Problem invalid-request, email-taken, too-many-requests */
export async function register(ctx: Ctx, input: Registration): Promise<Account> {
  const checked = checkRegistration(input);
  const wait = await countAttempt(ctx, SIGN_UPS, ctx.client.address);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const passwordHash = await hashPassword(checked.password);
  return await inTransaction(ctx.db, async (tx) => {
    const id = await insertCustomer(tx, { ...checked, companyName: checked.companyName ?? '', locale: ctx.locale, passwordHash });
    if (id === undefined) throw new Problem('email-taken', {}, { fields: [{ code: 'email-taken', pointer: '/email' }] });
    const url = `${ctx.origin}${ctx.locale === 'en' ? '' : `/${ctx.locale}`}/account/login`;
    await writeMail(ctx, tx, { template: 'welcome', locale: ctx.locale, to: checked.email, params: { name: checked.firstName, url } });
    return toAccount(await findAccount(tx, id));
  });
}

/** The logged-in customer's own account. @throws Problem login-required */
export async function getAccount(ctx: Ctx): Promise<Account> {
  return toAccount(await findAccount(ctx.db, customerOf(ctx)));
}

/** Sets the billing or delivery address. @throws Problem invalid-request that names every field at fault, login-required */
export async function changeAddress(ctx: Ctx, type: AddressType, input: Record<keyof Address, string>): Promise<Account> {
  const customerId = customerOf(ctx);
  await saveAddress(ctx.db, customerId, type, checkAddress(input));
  return await getAccount(ctx);
}

/** @returns the id of the logged-in customer. @throws Problem login-required */
export function customerOf(ctx: Ctx): number {
  if (ctx.actor.kind !== 'customer') throw new Problem('login-required');
  return ctx.actor.customerId;
}

function toAccount(stored: StoredAccount | undefined): Account {
  if (stored === undefined) throw new Problem('login-required');
  const { verified: _, ...account } = stored;
  return account;
}
