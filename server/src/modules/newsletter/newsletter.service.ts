// Newsletter service: twice asked, once confirmed, always undone. Open to everybody. [decisions §1]
import { isLocale, type Locale } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { canonicalEmail, isEmail } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import {
  findByToken,
  insertToken,
  lockSubscriber,
  type Purpose,
  type Subscriber,
  saveConfirmed,
  saveUnsubscribed,
} from './newsletter.queries.ts';

const PER_CLIENT = { name: 'newsletter-client', limit: 10, windowSeconds: 3_600 };
/** Emails to one address, from all clients together: nobody's mailbox can be flooded through our form. */
const PER_ADDRESS = { name: 'newsletter-address', limit: 3, windowSeconds: 24 * 3_600 };
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** View of a link: the subscriber's address, and whether it was used already. */
export type NewsletterLink = { email: string; done: boolean };

/**
 * Sends an email with a link that confirms. The outcome does not tell whether the address was known.
 * @throws Problem email-not-valid, too-many-requests
 */
export async function subscribe(ctx: Ctx, input: { email: string }): Promise<void> {
  const email = canonicalEmail(input.email);
  if (!isEmail(email))
    throw new Problem(
      'email-not-valid',
      {},
      { fields: [{ code: 'email-not-valid', pointer: '/email' }] },
    );
  const wait = await consume(ctx, PER_CLIENT, ctx.client);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  if ((await consume(ctx, PER_ADDRESS, email)) > 0) return;
  await inTransaction(ctx.db, async (tx) => {
    const subscriber = await lockSubscriber(tx, email, ctx.locale);
    if (subscriber.state === 'confirmed') await writeWelcome(ctx, tx, subscriber);
    else await writeConfirmation(ctx, tx, subscriber);
  });
}

/** The confirmation of this link. @throws Problem newsletter-link-invalid */
export async function getConfirmation(ctx: Ctx, token: string): Promise<NewsletterLink> {
  const subscriber = await bySecret(ctx, ctx.db, token, 'confirm');
  return { email: subscriber.email, done: subscriber.state === 'confirmed' };
}

/** Confirms the subscription by the link in the email; a second time changes nothing. @throws Problem newsletter-link-invalid */
export async function confirm(ctx: Ctx, token: string): Promise<NewsletterLink> {
  return await inTransaction(ctx.db, async (tx) => {
    const subscriber = await bySecret(ctx, tx, token, 'confirm');
    if (await saveConfirmed(tx, subscriber.id, ctx.clock.now()))
      await writeWelcome(ctx, tx, subscriber);
    return { email: subscriber.email, done: true };
  });
}

/** The unsubscription of this link. @throws Problem newsletter-link-invalid */
export async function getUnsubscription(ctx: Ctx, token: string): Promise<NewsletterLink> {
  const subscriber = await bySecret(ctx, ctx.db, token, 'unsubscribe');
  return { email: subscriber.email, done: subscriber.state === 'unsubscribed' };
}

/** Ends the subscription; a second time changes nothing. @throws Problem newsletter-link-invalid */
export async function unsubscribe(ctx: Ctx, token: string): Promise<NewsletterLink> {
  return await inTransaction(ctx.db, async (tx) => {
    const subscriber = await bySecret(ctx, tx, token, 'unsubscribe');
    await saveUnsubscribed(tx, subscriber.id, ctx.clock.now());
    return { email: subscriber.email, done: true };
  });
}

async function bySecret(
  ctx: Ctx,
  db: Db | Tx,
  token: string,
  purpose: Purpose,
): Promise<Subscriber> {
  const hash = secretHash(token);
  const subscriber =
    hash === undefined ? undefined : await findByToken(db, hash, purpose, ctx.clock.now());
  if (subscriber === undefined) throw new Problem('newsletter-link-invalid');
  return subscriber;
}

async function writeConfirmation(ctx: Ctx, tx: Tx, subscriber: Subscriber): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + CONFIRM_WITHIN_MS);
  const url = await newLink(ctx, tx, subscriber, 'confirm', expiresAt);
  await writeMail(ctx, tx, {
    template: 'newsletter-confirm',
    locale: localeOf(subscriber),
    to: subscriber.email,
    params: { url },
  });
}

/** Carries the link that ends it, for the reader's eyes and for the mail program. */
async function writeWelcome(ctx: Ctx, tx: Tx, subscriber: Subscriber): Promise<void> {
  const url = await newLink(ctx, tx, subscriber, 'unsubscribe', null);
  const post = {
    template: 'newsletter-welcome',
    locale: localeOf(subscriber),
    to: subscriber.email,
    params: { url },
  } as const;
  await writeMail(ctx, tx, { ...post, unsubscribeUrl: url });
}

async function newLink(
  ctx: Ctx,
  tx: Tx,
  subscriber: Subscriber,
  purpose: Purpose,
  expiresAt: Date | null,
): Promise<string> {
  const { token, hash } = newSecret();
  await insertToken(tx, { hash, subscriberId: subscriber.id, purpose, expiresAt });
  const locale = localeOf(subscriber);
  return `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/newsletter/${purpose}?token=${token}`;
}

function localeOf({ locale }: Subscriber): Locale {
  return isLocale(locale) ? locale : 'en';
}
