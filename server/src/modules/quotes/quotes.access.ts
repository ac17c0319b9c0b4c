// Access to quotes: its buyer's, by the session; and for looking at, whoever's who has the link of the mail.
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { secretHash } from '../../platform/secret.ts';
import { customerOf } from '../customers/index.ts';
import {
  findByToken,
  findQuote,
  listVersions,
  lockQuote,
  type Quote,
  type QuoteVersion,
} from './quotes.queries.ts';

/** @throws Problem login-required, quote-not-found (there is none, or it is another's) */
export async function ownQuote(ctx: Ctx, number: string): Promise<Quote> {
  return own(ctx, await findQuote(ctx.db, number));
}

/** With the version that was sent last. @throws Problem login-required, quote-not-found */
export async function lockOwn(
  ctx: Ctx,
  tx: Tx,
  number: string,
): Promise<{ quote: Quote; version: QuoteVersion }> {
  const quote = own(ctx, await lockQuote(tx, number));
  return { quote, version: newestSent(await listVersions(tx, quote.id)) };
}

function own(ctx: Ctx, quote: Quote | undefined): Quote {
  // Checked first: an anonymous client gets the same answer, whether or not there is a quote.
  const customerId = customerOf(ctx);
  if (quote?.customerId !== customerId) throw new Problem('quote-not-found');
  return quote;
}

/** Drafts are the staff's own, also those that it threw away. @throws Problem quote-not-found */
export function newestSent(versions: readonly QuoteVersion[]): QuoteVersion {
  const version = versions.find(({ sentAt }) => sentAt !== null);
  if (version === undefined) throw new Problem('quote-not-found');
  return version;
}

/** @throws Problem quote-link-invalid */
export async function quoteOfLink(ctx: Ctx, db: Db | Tx, token: string): Promise<Quote> {
  const hash = secretHash(token);
  const quote = hash === undefined ? undefined : await findByToken(db, hash, ctx.clock.now());
  if (quote === undefined) throw new Problem('quote-link-invalid');
  return quote;
}
