// How does an account get another email address? It is confirmed from the new mailbox, and the old one is told, before and after. [decisions §5]
import type { Account } from '@millwright/contracts';
import { sql } from 'kysely';
import { countAttempt } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { writeMail } from '../notifications/index.ts';
import { findAccount } from './customers.queries.ts';
import { customerOf } from './own-account.ts';
import { newSecret, secretHash } from './secret.ts';

const WITHIN_MS = 24 * 3_600_000;
const CHANGES = { name: 'email-change', limit: 5, windowSeconds: 24 * 3600 };

/** Nobody's mailbox is filled through our form. @throws Problem too-many-requests */
export async function countEmailChange(ctx: Ctx, customerId: number): Promise<void> {
  const wait = await countAttempt(ctx, CHANGES, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}

/** Notes the new address and writes to both mailboxes. A second wish replaces the first. @throws Problem email-taken */
export async function askForEmail(ctx: Ctx, tx: Tx, account: Account, email: string): Promise<void> {
  if (await isTaken(tx, email)) throw taken();
  const { token, hash } = newSecret();
  const expires = new Date(ctx.clock.now().getTime() + WITHIN_MS);
  await sql`insert into email_change (customer_id, email, token_hash, expires_at) values (${account.id}, ${email}, ${hash}, ${expires})
    on conflict (customer_id) do update set email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    tx,
  );
  const { locale } = ctx;
  const url = `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/account/email?token=${token}`;
  await writeMail(ctx, tx, { template: 'email-confirm', locale, to: email, params: { url, email } });
  await writeMail(ctx, tx, { template: 'email-change-asked', locale, to: account.email, params: { email } });
}

/** The address that waits for its mailbox, or null. @throws Problem login-required */
export async function getPendingEmail(ctx: Ctx): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('email_change')
    .select('email')
    .where('customer_id', '=', customerOf(ctx))
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The address stays as it is. @throws Problem login-required */
export async function cancelEmailChange(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('email_change').where('customer_id', '=', customerOf(ctx)).execute();
}

/** Which address this link confirms. @throws Problem email-link-invalid */
export async function getEmailChange(ctx: Ctx, token: string): Promise<{ email: string }> {
  const hash = secretHash(token);
  const row =
    hash === undefined
      ? undefined
      : await ctx.db
          .selectFrom('email_change')
          .select('email')
          .where('token_hash', '=', hash)
          .where('expires_at', '>', ctx.clock.now())
          .executeTakeFirst();
  if (row === undefined) throw new Problem('email-link-invalid');
  return row;
}

/** Makes the new address the account's, once. Whoever has the link has the mailbox. @throws Problem email-link-invalid, email-taken */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<{ email: string }> {
  const hash = secretHash(token);
  if (hash === undefined) throw new Problem('email-link-invalid');
  return await inTransaction(ctx.db, async (tx) => {
    const change = await tx
      .deleteFrom('email_change')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', ctx.clock.now())
      .returning(['customer_id', 'email'])
      .executeTakeFirst();
    const account = change === undefined ? undefined : await findAccount(tx, change.customer_id);
    if (change === undefined || account === undefined) throw new Problem('email-link-invalid');
    if (await isTaken(tx, change.email)) throw taken();
    await tx.updateTable('customer').set({ email: change.email }).where('id', '=', change.customer_id).execute().catch(refuseTwin);
    // A password that was mailed to the old mailbox is worth nothing any more.
    await tx
      .updateTable('credential')
      .set({ one_time_hash: null, one_time_expires_at: null })
      .where('customer_id', '=', change.customer_id)
      .execute();
    await writeMail(ctx, tx, { template: 'email-changed', locale: account.locale, to: account.email, params: { email: change.email } });
    return { email: change.email };
  });
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** Somebody took the address between our look and our change. */
function refuseTwin(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'customer_email_unique' ? taken() : error;
}

function taken(): Problem {
  return new Problem('email-taken', {}, { fields: [{ code: 'email-taken', pointer: '/email' }] });
}
