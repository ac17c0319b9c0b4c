// Data export and account closing: all data of a customer as one file; and an erasure that leaves orders without a person behind them.
import type { OrderDetail } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { service as cart } from '../cart/index.ts';
import { confirmPassword, customerOf, service as customers } from '../customers/index.ts';
import { listLeadsOf } from '../leads/index.ts';
import { listAllOffers } from '../negotiations/index.ts';
import { findSubscription } from '../newsletter/index.ts';
import { writeMail } from '../notifications/index.ts';
import { service as orders } from '../orders/index.ts';
import { listQuotesOf } from '../quotes/index.ts';
import { listOwn as listOwnReviews } from '../reviews/index.ts';
import { listClicksOf } from '../search/index.ts';
import { listAlertsOf } from '../stock-alerts/index.ts';
import { listOwn } from '../wishlist/index.ts';
import { forgetPerson, lockPerson } from './forgetting.ts';

const EXPORTS = { name: 'data-export', limit: 10, windowSeconds: 3600 };
const PAGE = 100;

/** Content of the exported file. Amounts are in minor units with their currency's name, moments in UTC. */
export type OwnData = Record<
  | 'madeAt'
  | 'account'
  | 'certificates'
  | 'orders'
  | 'quotes'
  | 'cart'
  | 'wishlists'
  | 'requests'
  | 'negotiations'
  | 'reviews'
  | 'stockAlerts'
  | 'searches'
  | 'newsletter'
  | 'logins'
  | 'mails',
  unknown
>;

/** Everything that belongs to the logged-in customer. @throws Problem login-required, too-many-requests */
export async function exportData(ctx: Ctx): Promise<OwnData> {
  const customerId = customerOf(ctx);
  const wait = await consume(ctx, EXPORTS, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const account = await customers.getAccount(ctx);
  const { lines } = await cart.getCart(ctx, null);
  return {
    madeAt: ctx.clock.now().toISOString(),
    account: { ...account, emailThatWaits: await customers.getPendingEmail(ctx) },
    certificates: await customers.listCertificates(ctx),
    orders: await listAllOrders(ctx),
    quotes: await listQuotesOf(ctx),
    cart: lines.map(({ sku, name, quantity, agreed }) => ({
      sku,
      name,
      quantity,
      ...(agreed === null ? {} : { agreed }),
    })),
    wishlists: await listOwn(ctx.db, customerId),
    requests: await listLeadsOf(ctx.db, customerId),
    reviews: (await listOwnReviews(ctx.db, customerId, ctx.locale)).map(
      ({ mpn, rating, comment, state, created_at: postedAt, changed_at: changedAt }) => ({
        product: mpn,
        rating,
        comment,
        state,
        postedAt,
        changedAt,
      }),
    ),
    negotiations: await listAllOffers(ctx),
    stockAlerts: await listAlertsOf(ctx.db, account.email),
    searches: await listClicksOf(ctx.db, customerId),
    newsletter: (await findSubscription(ctx.db, account.email)) ?? null,
    logins: await ctx.db
      .selectFrom('session')
      .select([
        'created_at as began',
        'last_seen_at as lastSeen',
        'revoked_at as ended',
        'device',
        'browser',
        'system',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute(),
    mails: await ctx.db
      .selectFrom('email_outbox')
      .select(['created_at as writtenAt', 'subject'])
      .where('recipient', '=', account.email)
      .orderBy('id', 'desc')
      .limit(500)
      .execute(),
  };
}

/**
 * Closes the account at once: person, addresses, certificates, carts, lists and password are gone, all sessions end, orders stay as records of trade.
 * @throws Problem invalid-request (the password), account-has-open-orders, login-required
 */
export async function closeAccount(ctx: Ctx, input: { password: string }): Promise<void> {
  const customerId = customerOf(ctx);
  await confirmPassword(ctx, input.password);
  await inTransaction(ctx.db, async (tx) => {
    const { email, open } = await lockPerson(tx, customerId);
    if (open.length > 0) throw new Problem('account-has-open-orders', { orders: open.join(', ') });
    await forgetPerson(ctx, tx, customerId, email);
    await writeMail(ctx, tx, {
      template: 'account-closed',
      locale: ctx.locale,
      to: email,
      params: {},
    });
  });
}

async function listAllOrders(ctx: Ctx): Promise<OrderDetail[]> {
  const found: OrderDetail[] = [];
  for (let start = 0; ; start += PAGE) {
    const { orders: page, total } = await orders.listOrders(ctx, { start, count: PAGE });
    for (const { orderId } of page) found.push(await orders.getOrder(ctx, orderId));
    if (page.length === 0 || start + PAGE >= total) return found;
  }
}
