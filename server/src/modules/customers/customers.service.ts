// Customer service: identity comes from the session alone. [§3 Account, §7.2]
import {
  type Account,
  type Address,
  type AddressType,
  CERTIFICATE_TYPES,
  type CertificateType,
} from '@millwright/contracts';
import { recordEvent } from '../../platform/audit-events.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret } from '../../platform/secret.ts';
import { keepUploads, type PutFile, putUpload, type ReadUpload } from '../media/index.ts';
import { writeMail } from '../notifications/index.ts';
import { getTerms } from '../pricing/index.ts';
import {
  keepCertificate,
  openTicket,
  readCertificates,
  type SentCertificates,
} from './certificates.service.ts';
import { confirmPassword } from './current-password.service.ts';
import {
  findAccount,
  insertCustomer,
  type StoredAccount,
  saveAddress,
  saveProfile,
} from './customers.queries.ts';
import {
  checkAddress,
  checkProfile,
  checkRegistration,
  type Profile,
  type Registration,
} from './customers.rules.ts';
import { countEmailChange, requestEmailChange } from './email-change.service.ts';
import { customerOf } from './own-account.ts';
import { queueOneTimePassword } from './password-reset.queue.ts';

/** In the log: the customer, whose number the row's subject is. */
const OWN_DOING = { staffId: null, who: 'customer' };
const SIGN_UPS = { name: 'register', limit: 10, windowSeconds: 3 * 3600 };

export type Registered = {
  account: Account;
  /** Lets certificates follow for 15 minutes; '' while the setting hides who has an account. */
  uploadToken: string;
  /** A password for the first login is mailed; the answer reveals nothing. */
  isMailed: boolean;
};

/** As `createAccount`; a rejected form says what is wrong with its fields and files at once, and its good files wait for it. */
export async function register(
  ctx: Ctx,
  input: Registration,
  certificates: SentCertificates = {},
): Promise<Registered> {
  const uploads = await readCertificates(ctx, certificates);
  try {
    return await createAccount(ctx, input, uploads);
  } catch (error) {
    throw await keepUploads(ctx, error, uploads);
  }
}

/**
 * Makes an account and writes its welcome mail; it does not log in.
 * While the setting `hide-existence` is on, every address gets the same answer and a one-time password is mailed to it; the typed password is dropped,
 * since a login with it would reveal an existing account.
 * @throws Problem invalid-request, email-taken, too-many-requests
 */
async function createAccount(
  ctx: Ctx,
  input: Registration,
  uploads: readonly ReadUpload[],
): Promise<Registered> {
  const { hideExistence, companyCountry } = await getTerms(ctx.db, ctx.clock.now());
  const checked = checkRegistration(
    input,
    companyCountry,
    uploads.flatMap(({ faults }) => faults),
  );
  const wait = await consume(ctx, SIGN_UPS, ctx.client);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const files: [CertificateType, PutFile][] = [];
  for (const [n, type] of CERTIFICATE_TYPES.entries()) {
    const put = await putUpload(ctx, uploads[n] as ReadUpload);
    if (put !== null) files.push([type, put]);
  }
  const passwordHash = await hashPassword(hideExistence ? newSecret().token : checked.password);
  return await inTransaction(ctx.db, async (tx) => {
    const id = await insertCustomer(tx, {
      ...checked,
      companyName: checked.companyName ?? '',
      locale: ctx.locale,
      passwordHash,
    });
    if (id === undefined && !hideExistence)
      throw new Problem(
        'email-taken',
        {},
        { fields: [{ code: 'email-taken', pointer: '/email' }] },
      );
    if (id !== undefined) {
      const url = `${ctx.origin}${ctx.locale === 'en' ? '' : `/${ctx.locale}`}/account/login`;
      await writeMail(ctx, tx, {
        template: 'welcome',
        locale: ctx.locale,
        to: checked.email,
        params: { name: checked.firstName, url },
      });
      for (const [type, file] of files) await keepCertificate(tx, id, type, file);
      if (!hideExistence)
        return {
          account: toAccount(await findAccount(tx, id)),
          uploadToken: await openTicket(ctx, tx, id),
          isMailed: false,
        };
    }
    await queueOneTimePassword(ctx, tx, checked.email);
    return { account: accountAsTyped(checked), uploadToken: '', isMailed: true };
  });
}

/** Only the data of the form, so that the answer is the same for a known address. */
function accountAsTyped({
  firstName,
  email,
  mobile,
  taxId,
  companyName = '',
}: Registration): Account {
  const nothing = { hasNoTaxId: false, billing: null, delivery: null };
  return { id: 0, firstName, lastName: '', email, mobile, taxId, companyName, ...nothing };
}

/**
 * Changes name, mobile, tax number and company. A new email address takes the current password and waits until its mailbox confirms it;
 * the account keeps the old one until then.
 * @throws Problem invalid-request that names every field at fault, email-taken, too-many-requests, login-required
 */
export async function changeProfile(
  ctx: Ctx,
  input: Profile,
  currentPassword = '',
): Promise<Account> {
  const customerId = customerOf(ctx);
  const before = await getAccount(ctx);
  const { companyCountry } = await getTerms(ctx.db, ctx.clock.now());
  const profile = checkProfile(input, before.billing?.country ?? null, companyCountry);
  const isNewEmail = profile.email !== before.email;
  const passwordHash = isNewEmail
    ? await confirmPassword(ctx, currentPassword, '/currentPassword')
    : '';
  if (isNewEmail) await countEmailChange(ctx, customerId);
  await inTransaction(ctx.db, async (tx) => {
    const isVerificationLost = await saveProfile(tx, customerId, profile);
    if (isVerificationLost)
      await recordEvent(
        ctx,
        tx,
        { operation: 'verification-lost', subject: 'customer', id: String(customerId) },
        OWN_DOING,
      );
    if (isNewEmail) await requestEmailChange(ctx, tx, before, profile.email, passwordHash);
  });
  return await getAccount(ctx);
}

/** The logged-in customer's own account. @throws Problem login-required */
export async function getAccount(ctx: Ctx): Promise<Account> {
  return toAccount(await findAccount(ctx.db, customerOf(ctx)));
}

/** Sets the billing or delivery address. @throws Problem invalid-request that names every field at fault, login-required */
export async function changeAddress(
  ctx: Ctx,
  type: AddressType,
  input: Record<keyof Address, string>,
): Promise<Account> {
  const customerId = customerOf(ctx);
  const { countries } = await getTerms(ctx.db, ctx.clock.now());
  await saveAddress(ctx.db, customerId, type, checkAddress(input, countries));
  return await getAccount(ctx);
}

function toAccount(stored: StoredAccount | undefined): Account {
  if (stored === undefined) throw new Problem('login-required');
  const { verified: _, locale: __, ...account } = stored;
  return account;
}
