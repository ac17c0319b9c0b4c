// Change of the email address: asked for with the current password, pending until the new mailbox confirms it; the old mailbox can cancel it. [decisions §5]
import type { Account } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { writeMail } from '../notifications/index.ts';
import { getTerms } from '../pricing/index.ts';
import { customerOf } from './own-account.ts';

const WITHIN_MS = 24 * 3_600_000;
const CHANGES = { name: 'email-change', limit: 5, windowSeconds: 24 * 3600 };

/** `confirm` stands in the mail to the new mailbox, `cancel` in the notice to the old one. */
export type EmailLink = 'confirm' | 'cancel';
export type PendingEmail = { customerId: number; email: string };

/** Protects mailboxes from being flooded through our form. @throws Problem too-many-requests */
export async function countEmailChange(ctx: Ctx, customerId: number): Promise<void> {
  const wait = await consume(ctx, CHANGES, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}

/**
 * Stores the pending address and writes to both mailboxes. A later request replaces an earlier one.
 * @param passwordHash the one that the current password was checked against: a change of password or the end of the session meanwhile wins
 * @throws Problem email-taken, login-required
 */
export async function requestEmailChange(
  ctx: Ctx,
  tx: Tx,
  account: Account,
  email: string,
  passwordHash: string,
): Promise<void> {
  // Hidden: only the mailbox itself learns of an existing account, when it confirms.
  const { hideExistence } = await getTerms(tx, ctx.clock.now());
  if (!hideExistence && (await isEmailTaken(tx, email))) throw emailTaken();
  if (!(await isStillLoggedIn(ctx, tx, account.id, passwordHash)))
    throw new Problem('login-required');
  const [confirm, cancel] = [newSecret(), newSecret()];
  const expires = new Date(ctx.clock.now().getTime() + WITHIN_MS);
  await sql`insert into email_change (customer_id, email, token_hash, cancel_token_hash, expires_at)
    values (${account.id}, ${email}, ${confirm.hash}, ${cancel.hash}, ${expires})
    on conflict (customer_id) do update set email = excluded.email, token_hash = excluded.token_hash,
      cancel_token_hash = excluded.cancel_token_hash, expires_at = excluded.expires_at`.execute(tx);
  const { locale } = ctx;
  const page = `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/account/email`;
  const confirmUrl = `${page}?token=${confirm.token}`;
  await writeMail(ctx, tx, {
    template: 'email-confirm',
    locale,
    to: email,
    params: { url: confirmUrl, email },
  });
  const cancelUrl = `${page}/cancel?token=${cancel.token}`;
  await writeMail(ctx, tx, {
    template: 'email-change-asked',
    locale,
    to: account.email,
    params: { url: cancelUrl, email },
  });
}

/** Held until the transaction ends, so that a revocation that is under way is waited for. */
async function isStillLoggedIn(
  { actor }: Ctx,
  tx: Tx,
  customerId: number,
  passwordHash: string,
): Promise<boolean> {
  if (actor.kind !== 'customer') return false;
  const { rows } = await sql`
    select from credential k join session s on s.customer_id = k.customer_id
    where k.customer_id = ${customerId} and k.password_hash = ${passwordHash}
      and s.token_hash = ${Buffer.from(actor.session, 'hex')} and s.revoked_at is null for share`.execute(
    tx,
  );
  return rows.length > 0;
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

/** The address that the link confirms or cancels. @throws Problem email-link-invalid */
export async function getEmailChange(
  ctx: Ctx,
  token: string,
  link: EmailLink = 'confirm',
): Promise<{ email: string }> {
  const hash = secretHash(token);
  const row =
    hash === undefined
      ? undefined
      : await ctx.db
          .selectFrom('email_change')
          .select('email')
          .where(columnOf(link), '=', hash)
          .where('expires_at', '>', ctx.clock.now())
          .executeTakeFirst();
  if (row === undefined) throw new Problem('email-link-invalid');
  return row;
}

/** Locks the account and its credential as a revocation does, then takes the pending change away: it is used once. @throws Problem email-link-invalid */
export async function takeEmailChange(
  ctx: Ctx,
  tx: Tx,
  token: string,
  link: EmailLink,
): Promise<PendingEmail> {
  const hash = secretHash(token);
  if (hash === undefined) throw new Problem('email-link-invalid');
  const column = columnOf(link);
  const owner = await tx
    .selectFrom('email_change')
    .select('customer_id')
    .where(column, '=', hash)
    .executeTakeFirst();
  if (owner === undefined) throw new Problem('email-link-invalid');
  await sql`select from customer where id = ${owner.customer_id} for update`.execute(tx);
  await sql`select from credential where customer_id = ${owner.customer_id} for update`.execute(tx);
  const taken = await tx
    .deleteFrom('email_change')
    .where(column, '=', hash)
    .where('expires_at', '>', ctx.clock.now())
    .returning(['customer_id as customerId', 'email'])
    .executeTakeFirst();
  if (taken === undefined) throw new Problem('email-link-invalid');
  return taken;
}

/** Makes a confirmed address the account's. @throws Problem email-taken */
export async function saveEmail(tx: Tx, customerId: number, email: string): Promise<void> {
  if (await isEmailTaken(tx, email)) throw emailTaken();
  await tx
    .updateTable('customer')
    .set({ email })
    .where('id', '=', customerId)
    .execute()
    .catch(rejectTwin);
}

/** Voids what was requested under a session: a pending address, a mailed password, the ticket for certificates. */
export async function voidPending(tx: Tx, customerId: number): Promise<void> {
  await sql`update credential set one_time_hash = null, one_time_expires_at = null
    where customer_id = ${customerId} and one_time_hash is not null`.execute(tx);
  await tx.deleteFrom('email_change').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('upload_ticket').where('customer_id', '=', customerId).execute();
}

const columnOf = (link: EmailLink) => (link === 'confirm' ? 'token_hash' : 'cancel_token_hash');

async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  return (
    (await tx.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()) !==
    undefined
  );
}

/** Another account took the address between the look and the change. */
function rejectTwin(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'customer_email_unique'
    ? emailTaken()
    : error;
}

function emailTaken(): Problem {
  return new Problem('email-taken', {}, { fields: [{ code: 'email-taken', pointer: '/email' }] });
}
