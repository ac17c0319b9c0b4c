// Stock alert service: one mail for each address and return of the part, until they stop it or it expires. [§2.7 notify-me, §7.7]
import { type Country, formatDate, isolated, nameInText } from '@millwright/contracts';
import { systemOf } from '../../platform/authorise.ts';
import type { Client } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inBatches, inTransaction, type Tx } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { canonicalEmail, canonicalPhone, isEmail, mailboxKey } from '../customers/index.ts';
import { writeMail } from '../notifications/index.ts';
import { getTerms, getTimeZone } from '../pricing/index.ts';
import {
  type AlertProduct,
  type AlertRow,
  deleteOldAlerts,
  deleteOldReturns,
  findByLink,
  findProduct,
  finishReturn,
  holdStock,
  insertLink,
  listReturns,
  lockReturn,
  saveAlert,
  saveStopped,
  takeNotNotified,
} from './stock-alerts.queries.ts';

const PER_CLIENT = { name: 'stock-alert-client', limit: 20, windowSeconds: 3_600 };
/** Alerts for one address a day, from all clients together: nobody's mailbox can be flooded through our form. Its owner has a limit apart. */
const PER_ADDRESS = { name: 'stock-alert-address', limit: 5, windowSeconds: 24 * 3_600 };
const LIVES_MS = 180 * 24 * 3_600_000;
/** Mails of one transaction; a concurrent change of this stock waits no longer than they take. */
const BATCH = 50;

export type AlertForm = { productId: number; emailId: string; phoneNumber: string };

/**
 * The outcome does not tell whether the address was known.
 * @throws Problem invalid-request that names every field at fault, product-not-found, product-in-stock, too-many-requests
 */
export async function askForAlert(ctx: Ctx, form: AlertForm): Promise<void> {
  const { productId } = form;
  const { companyCountry } = await getTerms(ctx.db, ctx.clock.now());
  const { email, phone } = checkForm(form, companyCountry);
  const { actor } = ctx;
  await spend(
    ctx,
    PER_CLIENT,
    actor.kind === 'customer' ? `customer ${actor.customerId}` : ctx.client,
  );
  await spend(ctx, PER_ADDRESS, await mailboxKey(ctx, email));
  await inTransaction(ctx.db, async (tx) => {
    // Held still, so that a return of the part comes before this or sees it.
    const available = await holdStock(tx, productId);
    if (available === undefined) throw new Problem('product-not-found');
    if (available > 0) throw new Problem('product-in-stock');
    const now = ctx.clock.now();
    await saveAlert(tx, {
      productId,
      email,
      phone,
      locale: ctx.locale,
      now,
      expiresAt: new Date(now.getTime() + LIVES_MS),
    });
  });
}

/** View of a link: the address, the part, and whether it was used already. */
export type AlertLink = { email: string; product: string; done: boolean };

/** @throws Problem stock-alert-link-invalid */
export async function getStop(ctx: Ctx, token: string): Promise<AlertLink> {
  const alert = await bySecret(ctx.db, token);
  const product = await findProduct(ctx.db, alert.product_id, ctx.locale);
  return { email: alert.email, product: product?.name ?? '', done: alert.stopped_at !== null };
}

/** Ends the alert; a second time changes nothing. @throws Problem stock-alert-link-invalid */
export async function stopAlert(ctx: Ctx, token: string): Promise<AlertLink> {
  await saveStopped(ctx.db, (await bySecret(ctx.db, token)).id, ctx.clock.now());
  return await getStop(ctx, token);
}

/** Writes the mails for every part that came back. Run twice, or by two at once, it writes each mail once. @returns how many mails */
export async function notifyReturns(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  let mails = 0;
  for (const id of await listReturns(ctx.db)) {
    for (let told = BATCH; told === BATCH; mails += told) told = await notifySome(ctx, id);
  }
  return mails;
}

async function notifySome(ctx: Ctx, returnId: number): Promise<number> {
  return await inTransaction(ctx.db, async (tx) => {
    const came = await lockReturn(tx, returnId);
    if (came === undefined) return 0;
    const now = ctx.clock.now();
    // Sold out again before a mail was sent: the next restock is notified.
    const alerts =
      came.available > 0 ? await takeNotNotified(tx, came.productId, returnId, now, BATCH) : [];
    const zone = alerts.length === 0 ? '' : await getTimeZone(tx, now);
    for (const alert of alerts) await tell(ctx, tx, came.productId, alert, zone);
    if (alerts.length < BATCH) await finishReturn(tx, returnId, now);
    return alerts.length;
  });
}

async function tell(
  ctx: Ctx,
  tx: Tx,
  productId: number,
  alert: AlertRow,
  zone: string,
): Promise<void> {
  const { locale } = alert;
  const product = (await findProduct(tx, productId, locale)) as AlertProduct;
  const { token, hash } = newSecret();
  await insertLink(tx, alert.id, hash);
  const root = `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}`;
  const stop = `${root}/stock-alert/stop?token=${token}`;
  const params = {
    name: nameInText(product.name),
    number: isolated(product.mpn),
    asked: formatDate(alert.asked_at, locale, zone),
    until: formatDate(alert.expires_at, locale, zone),
    stop,
    url: `${root}/product/${product.id}/${encodeURIComponent(product.slug)}`,
  };
  await writeMail(ctx, tx, {
    template: 'stock-alert',
    locale,
    to: alert.email,
    params,
    unsubscribeUrl: stop,
  });
}

/** Old alerts and returns go. @returns how many */
export async function cleanUpAlerts(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  const now = ctx.clock.now();
  const alerts = await inBatches((atMost) => deleteOldAlerts(ctx.db, now, atMost));
  return alerts + (await inBatches((atMost) => deleteOldReturns(ctx.db, now, atMost)));
}

function checkForm(
  { emailId, phoneNumber }: AlertForm,
  home: Country,
): { email: string; phone: string } {
  const email = canonicalEmail(emailId);
  const phone = canonicalPhone(phoneNumber, home);
  const faults: FieldProblem[] = [];
  if (email === '') faults.push({ code: 'field-required', pointer: '/emailId' });
  else if (!isEmail(email)) faults.push({ code: 'email-not-valid', pointer: '/emailId' });
  if (phoneNumber.trim() === '') faults.push({ code: 'field-required', pointer: '/phoneNumber' });
  else if (phone === null) faults.push({ code: 'phone-not-valid', pointer: '/phoneNumber' });
  if (faults.length > 0 || phone === null)
    throw new Problem('invalid-request', {}, { fields: faults });
  return { email, phone };
}

async function spend(ctx: Ctx, budget: typeof PER_CLIENT, key: string | Client): Promise<void> {
  const wait = await consume(ctx, budget, key);
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}

async function bySecret(db: Db, token: string) {
  const hash = secretHash(token);
  const alert = hash === undefined ? undefined : await findByLink(db, hash);
  if (alert === undefined) throw new Problem('stock-alert-link-invalid');
  return alert;
}
