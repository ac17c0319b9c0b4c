// Quote service for buyers: view, accept into an order exactly once, decline, ask for a change. [decisions 0027]
import {
  MAX_QUOTE_WORDS,
  type OrderDetail,
  plainLines,
  type QuoteDetail,
  type QuoteMention,
  type QuoteSummary,
  type QuoteTotals,
} from '@millwright/contracts';
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { getCompany } from '../company/index.ts';
import { customerOf, findAccount, type StoredAccount } from '../customers/index.ts';
import { findReference } from '../leads/index.ts';
import {
  type Checkout,
  service as orders,
  ordersPlaced,
  placeOrderFromQuote,
} from '../orders/index.ts';
import { lockOwn, newestSent, ownQuote, quoteOfLink } from './quotes.access.ts';
import { notifyStaff } from './quotes.mails.ts';
import { move, moveLeadOf, notOpen } from './quotes.move.ts';
import { priceVersion, quoteOrderOf } from './quotes.price.ts';
import {
  insertEvent,
  listEvents,
  listQuoteRows,
  listRunOut,
  listVersions,
  lockQuote,
  type Quote,
  type QuoteVersion,
  saveOwner,
} from './quotes.queries.ts';
import { stateAt } from './quotes.rules.ts';
import { toQuoteDetail, toQuoteMention, toQuoteSummary } from './quotes.views.ts';

const WISHES = { name: 'quote-wishes', limit: 20, windowSeconds: 24 * 3_600 };

/** The customer's own, the one sent last first. @throws Problem login-required */
export async function listQuotes(
  ctx: Ctx,
  range: { start: number; count: number },
): Promise<{ quotes: QuoteSummary[]; total: number }> {
  const customerId = customerOf(ctx);
  const account = await findAccount(ctx.db, customerId);
  const { rows, total } = await listQuoteRows(ctx.db, { customerId }, range);
  const quotes: QuoteSummary[] = [];
  for (const { quote, version } of rows) {
    const { totals } = await priceVersion(ctx, ctx.db, version, account);
    const now = ctx.clock.now();
    quotes.push(
      toQuoteSummary(quote, version, {
        totals: ordered(totals, await orderOf(ctx, version)),
        account,
        now,
      }),
    );
  }
  return { quotes, total };
}

/** The customer's own that answer this request, the newest hundred; none when the request is somebody else's. @throws Problem login-required */
export async function listQuotesOfRequest(ctx: Ctx, leadId: number): Promise<QuoteMention[]> {
  const { rows } = await listQuoteRows(
    ctx.db,
    { customerId: customerOf(ctx), leadId },
    { start: 0, count: 100 },
  );
  return rows.map(({ quote, version }) => toQuoteMention(quote, version, ctx.clock.now()));
}

/** The last sent version of one of the customer's quotes. @throws Problem login-required, quote-not-found */
export async function getQuote(ctx: Ctx, number: string): Promise<QuoteDetail> {
  const account = await findAccount(ctx.db, customerOf(ctx));
  return await detail(ctx, await ownQuote(ctx, number), account);
}

/** The quote of a link in a mail, for anybody who has the link; `isMine`: it belongs to the logged-in customer. @throws Problem quote-link-invalid */
export async function getQuoteByLink(
  ctx: Ctx,
  token: string,
): Promise<QuoteDetail & { isMine: boolean }> {
  const quote = await quoteOfLink(ctx, ctx.db, token);
  const isMine = ctx.actor.kind === 'customer' && quote.customerId === ctx.actor.customerId;
  return { ...(await detail(ctx, quote, undefined)), isMine };
}

/**
 * Claims the quote of a link for the account of its addressee: the link proves access to the mail, and the account has its address.
 * @returns its number. @throws Problem login-required, quote-link-invalid, quote-of-another
 */
export async function claimQuote(ctx: Ctx, token: string): Promise<string> {
  const customerId = customerOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    const { number } = await quoteOfLink(ctx, tx, token);
    const quote = await lockQuote(tx, number);
    const account = await findAccount(tx, customerId);
    if (quote === undefined || account === undefined) throw new Problem('quote-link-invalid');
    if (quote.customerId === customerId) return number;
    if (quote.customerId !== null || account.email !== quote.email)
      throw new Problem('quote-of-another', { email: quote.email });
    await saveOwner(tx, quote.id, customerId);
    const [newest] = await listVersions(tx, quote.id);
    await insertEvent(tx, quote.id, {
      version: newest?.version ?? 1,
      at: ctx.clock.now(),
      what: 'claimed',
      actor: 'customer',
      note: '',
    });
    return number;
  });
}

export type Acceptance = {
  /** Which was looked at. */ version: number /** The total that was shown, in paise. */;
  seen: number;
  checkout: Checkout;
};

/**
 * Makes the order, at the prices and the freight of the quote. Accepted once more it answers the same order.
 * @throws Problem login-required, quote-not-found, quote-not-newest, quote-not-open, agreed-stock-not-enough, agreed-total-changed, address-missing,
 *   terms-not-accepted, buyer-not-verified
 */
export async function acceptQuote(
  ctx: Ctx,
  number: string,
  { version: wanted, seen, checkout }: Acceptance,
): Promise<OrderDetail> {
  customerOf(ctx);
  // Kept in memory: the mail is written inside the transaction without asking for it there.
  const company = await getCompany(ctx);
  let isNew = false;
  const placed = await inTransaction(ctx.db, async (tx) => {
    const { quote, version } = await lockOwn(ctx, tx, number);
    await failpoint('quote: read');
    isNew = version.orderId === null || version.version !== wanted;
    if (version.orderId !== null && version.version === wanted)
      return await orders.getOrder({ ...ctx, db: tx }, String(version.orderId));
    rejectAnswer(ctx, version, wanted);
    const order = await placeOrderFromQuote(ctx, tx, {
      agreement: quoteOrderOf(version),
      checkout,
      seen,
      company,
    });
    await move(ctx, tx, quote, version, {
      to: 'accepted',
      by: 'buyer',
      actor: 'customer',
      orderId: order.id,
    });
    await notifyStaff(ctx, tx, quote, { said: 'accepted', note: '', order: order.orderId });
    await moveLeadOf(ctx, tx, quote, { to: 'won', note: order.orderId, actor: 'customer' });
    return order;
  });
  if (isNew) ordersPlaced.add({ from: 'quote' });
  return placed;
}

/** @throws Problem login-required, quote-not-found, quote-not-newest, quote-not-open */
export async function declineQuote(
  ctx: Ctx,
  number: string,
  input: { version: number; reason: string },
): Promise<void> {
  customerOf(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const { quote, version } = await lockOwn(ctx, tx, number);
    await failpoint('quote: read');
    if (version.state === 'declined' && version.version === input.version) return;
    rejectAnswer(ctx, version, input.version);
    const note = plainLines(input.reason, MAX_QUOTE_WORDS);
    await move(ctx, tx, quote, version, { to: 'declined', by: 'buyer', actor: 'customer', note });
    await notifyStaff(ctx, tx, quote, { said: 'declined', note });
  });
}

/** Sends staff a request for changes; the quote stays open as it is. @throws Problem login-required, quote-not-found, quote-not-newest, quote-not-open, invalid-request, too-many-requests */
export async function askForChange(
  ctx: Ctx,
  number: string,
  input: { version: number; note: string },
): Promise<void> {
  const customerId = customerOf(ctx);
  const note = plainLines(input.note, MAX_QUOTE_WORDS);
  if (note === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/note' }] },
    );
  const wait = await consume(ctx, WISHES, String(customerId));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  await inTransaction(ctx.db, async (tx) => {
    const { quote, version } = await lockOwn(ctx, tx, number);
    rejectAnswer(ctx, version, input.version);
    await insertEvent(tx, quote.id, {
      version: version.version,
      at: ctx.clock.now(),
      what: 'asked',
      actor: 'customer',
      note,
    });
    await notifyStaff(ctx, tx, quote, { said: 'asked', note });
  });
}

/** Marks expired quotes. @returns how many. A second run finds nothing left to do. */
export async function expireQuotes(ctx: Ctx): Promise<number> {
  const actor = systemOf(ctx);
  let count = 0;
  for (const number of await listRunOut(ctx.db, ctx.clock.now(), 500)) {
    await inTransaction(ctx.db, async (tx) => {
      const quote = await lockQuote(tx, number);
      const version =
        quote === undefined
          ? undefined
          : (await listVersions(tx, quote.id)).find(({ state }) => state === 'sent');
      await failpoint('quote: read');
      if (
        quote === undefined ||
        version === undefined ||
        stateAt(version, ctx.clock.now()) !== 'expired'
      )
        return;
      await move(ctx, tx, quote, version, { to: 'expired', by: actor, actor });
      count += 1;
    });
  }
  return count;
}

function rejectAnswer(ctx: Ctx, version: QuoteVersion, wanted: number): void {
  if (version.version !== wanted) throw new Problem('quote-not-newest');
  if (stateAt(version, ctx.clock.now()) !== 'sent') throw notOpen(ctx, version);
}

async function detail(
  ctx: Ctx,
  quote: Quote,
  account: StoredAccount | undefined,
): Promise<QuoteDetail> {
  const version = newestSent(await listVersions(ctx.db, quote.id));
  const { totals, priced } = await priceVersion(ctx, ctx.db, version, account);
  // The link shows no more than the mail: what was ordered and written is its buyer's alone.
  const isOwner = account !== undefined;
  const order = isOwner ? await orderOf(ctx, version) : null;
  const events = isOwner ? await listEvents(ctx.db, quote.id) : [];
  return toQuoteDetail(quote, version, {
    totals: ordered(totals, order),
    priced,
    account,
    now: ctx.clock.now(),
    orderId: order?.orderId ?? null,
    requestReference:
      isOwner && quote.leadId !== null
        ? await findReference(ctx.db, quote.leadId, account.id)
        : null,
    events,
  });
}

async function orderOf(ctx: Ctx, { orderId }: QuoteVersion): Promise<OrderDetail | null> {
  return orderId === null ? null : await orders.getOrder(ctx, String(orderId));
}

/** A quote that became an order keeps its totals, whatever taxes are today. */
function ordered(totals: QuoteTotals, order: OrderDetail | null): QuoteTotals {
  return order === null ? totals : { ...totals, taxes: order.taxes, total: order.total };
}
