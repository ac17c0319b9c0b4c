// Password reset: a one-time password is mailed, beside the old one; who asks learns little about who is registered. [§7.2, §8, decisions §5]
import { isLocale } from '@millwright/contracts';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import {
  canonicalEmail,
  findCredential,
  isEmail,
  queueOneTimePassword,
  saveOneTime,
} from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import { getTerms } from '../pricing/index.ts';
import { oneTimeHash, oneTimePassword } from './one-time-password.ts';

/** Requests per client that get a true answer. Beyond them every address gets the same answer, without a lookup. */
const PROBES = { name: 'reset-probe', limit: 5, windowSeconds: 3600 };
const PER_CLIENT = { name: 'reset-client', limit: 30, windowSeconds: 3600 };
/** Mails to one account, from all clients together. */
const PER_ACCOUNT = { name: 'reset-account', limit: 3, windowSeconds: 3600 };
export const ONE_TIME_MINUTES = 60;

/** @throws Problem invalid-request, reset-not-registered (within the probe budget, and unless the setting hides who has an account), too-many-requests */
export async function requestReset(ctx: Ctx, input: { email: string }): Promise<void> {
  const email = canonicalEmail(input.email);
  if (!isEmail(email))
    throw new Problem(
      'invalid-request',
      {},
      {
        fields: [{ code: email === '' ? 'field-required' : 'email-not-valid', pointer: '/email' }],
      },
    );
  const wait = await consume(ctx, PER_CLIENT, ctx.client);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const probed = await consume(ctx, PROBES, ctx.client);
  const { hideExistence } = await getTerms(ctx.db, ctx.clock.now());
  const isNotified = probed === 0 && !hideExistence;
  if (isNotified && (await findCredential(ctx.db, email)) === undefined)
    throw new Problem('reset-not-registered');
  await inTransaction(ctx.db, async (tx) => await queueOneTimePassword(ctx, tx, email));
}

/** Makes the one-time password and its mail, if there is such an account. Done twice it is done once: the request is gone. */
export async function mailOneTimePassword(ctx: Ctx, id: number): Promise<void> {
  systemOf(ctx);
  const asked = await ctx.db
    .selectFrom('password_reset_request')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (asked === undefined) return;
  const isEnough = (await consume(ctx, PER_ACCOUNT, asked.email)) > 0;
  await inTransaction(ctx.db, async (tx) => {
    const request = await tx
      .deleteFrom('password_reset_request')
      .where('id', '=', id)
      .returning(['email', 'locale'])
      .executeTakeFirst();
    const credential = request === undefined ? undefined : await findCredential(tx, request.email);
    if (request === undefined || credential === undefined || isEnough) return;
    const password = oneTimePassword();
    const expires = new Date(ctx.clock.now().getTime() + ONE_TIME_MINUTES * 60_000);
    await saveOneTime(tx, credential.customerId, oneTimeHash(password), expires);
    const locale = isLocale(request.locale) ? request.locale : 'en';
    const url = `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/account/login`;
    // A password keeps its order in any language.
    const params = { url, password: `\u2066${password}\u2069`, n: ONE_TIME_MINUTES };
    await writeMail(ctx, tx, { template: 'password-reset', locale, to: request.email, params });
  });
}
