// Links in the mails about a new email address: the new mailbox confirms, the old one reports "this was not me"; both end sessions. [decisions §5]
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccount, saveEmail, takeEmailChange } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import { revokeAccess } from './revoke-access.ts';

/**
 * Makes the new address the account's, once, and ends all sessions but the one that confirms. Having the link proves access to the mailbox.
 * @throws Problem email-link-invalid, email-taken
 */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<{ email: string }> {
  return await inTransaction(ctx.db, async (tx) => {
    const { customerId, email } = await takeEmailChange(ctx, tx, token, 'confirm');
    const account = await findAccount(tx, customerId);
    if (account === undefined) throw new Problem('email-link-invalid');
    await saveEmail(tx, customerId, email);
    const { actor } = ctx;
    const isOwn = actor.kind === 'customer' && actor.customerId === customerId;
    await revokeAccess(tx, customerId, isOwn ? Buffer.from(actor.session, 'hex') : null);
    await writeMail(ctx, tx, {
      template: 'email-changed',
      locale: account.locale,
      to: account.email,
      params: { email },
    });
    return { email };
  });
}

/** "This was not me", from the old mailbox: the address stays, and all sessions end, this reader's too. @throws Problem email-link-invalid */
export async function reportEmailChange(ctx: Ctx, token: string): Promise<{ customerId: number }> {
  return await inTransaction(ctx.db, async (tx) => {
    const { customerId } = await takeEmailChange(ctx, tx, token, 'cancel');
    await revokeAccess(tx, customerId);
    return { customerId };
  });
}
