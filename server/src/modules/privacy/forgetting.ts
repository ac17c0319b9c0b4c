// Erasure of a customer in every module, after taking all locks in the usual order.
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { forgetAnswers } from '../../platform/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { lockCartsOf, releaseAllOf, removeCartsOf } from '../cart/index.ts';
import { anonymise, lockCustomer, removeCertificates } from '../customers/index.ts';
import { revokeAccess } from '../identity/index.ts';
import { forgetLeads } from '../leads/index.ts';
import { deleteThreadsOf } from '../negotiations/index.ts';
import { forgetSubscriber } from '../newsletter/index.ts';
import { forgetMails } from '../notifications/index.ts';
import { forgetBuyer, listOpenOrders } from '../orders/index.ts';
import { forgetQuotes, lockQuotesOf } from '../quotes/index.ts';
import { removeVotesOf } from '../reviews/index.ts';
import { forgetClicksOf } from '../search/index.ts';
import { forgetAlerts } from '../stock-alerts/index.ts';
import { removeListsOf } from '../wishlist/index.ts';

/**
 * Nothing of this person changes until the transaction ends. Their threads are gone already: an acceptance locks them before carts.
 * @returns the address, and the orders that still need the person. @throws Problem customer-not-found, customer-closed
 */
export async function lockPerson(
  tx: Tx,
  customerId: number,
): Promise<{ email: string; open: string[] }> {
  await deleteThreadsOf(tx, customerId);
  await lockCartsOf(tx, customerId);
  await lockQuotesOf(tx, customerId);
  const customer = await lockCustomer(tx, customerId);
  if (customer === undefined) throw new Problem('customer-not-found');
  if (customer.closed_at !== null) throw new Problem('customer-closed');
  return { email: customer.email, open: await listOpenOrders(tx, customerId) };
}

/** Erases everything except a number that orders point at, the orders' and invoices' own copies, and ratings without a name. */
export async function forgetPerson(
  ctx: Ctx,
  tx: Tx,
  customerId: number,
  email: string,
): Promise<void> {
  const now = ctx.clock.now();
  await releaseAllOf(tx, customerId, now);
  await removeCartsOf(tx, customerId);
  await removeListsOf(tx, customerId);
  await removeVotesOf(tx, customerId);
  await forgetQuotes(tx, customerId);
  await removeCertificates(tx, customerId);
  await forgetLeads(tx, customerId, now);
  await forgetSubscriber(tx, email);
  await forgetAlerts(tx, email);
  await forgetClicksOf(tx, customerId);
  await forgetMails(tx, email);
  await forgetBuyer(tx, customerId);
  await forgetAnswers(tx, `customer:${customerId}`);
  await revokeAccess(tx, customerId);
  await anonymise(tx, customerId, now);
}
