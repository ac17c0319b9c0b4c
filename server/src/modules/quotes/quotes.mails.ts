// Emails about a quote: to its reader in the quote's language, to the staff in English.
import { DEFAULT_CURRENCY, formatDay, formatMoney, type LocalizedText, type QuoteTotals } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import type { Tx } from '../../platform/db/index.ts';
import { getStaffEmail } from '../company/index.ts';
import { findAccount } from '../customers/index.ts';
import { type Post, writeMail } from '../notifications/index.ts';
import { FACTS } from './quotes.messages.ts';
import type { Quote, QuoteVersion } from './quotes.queries.ts';

/** A reader with an account gets the mail at the account's present address; undefined when it was closed. */
export async function readerOf(tx: Tx, quote: Quote): Promise<string | undefined> {
  return quote.customerId === null ? quote.email : (await findAccount(tx, quote.customerId))?.email;
}

/** Address of the quote for the buyer: in the account, or by the secret of the link. */
export function quoteUrl(ctx: Ctx, quote: Quote, token: string): string {
  const prefix = quote.locale === 'en' ? '' : `/${quote.locale}`;
  return `${ctx.origin}${prefix}${quote.customerId === null ? `/quote?token=${token}` : `/account/quotes/${quote.number}`}`;
}

type Sent = {
  quote: Quote;
  version: QuoteVersion;
  totals: QuoteTotals;
  names: readonly string[];
  skus: readonly string[];
  url: string;
  zone: string;
};

export function sentMail({ quote, version, totals, names, skus, url, zone }: Sent, to: string): Post {
  const { locale } = quote;
  const money = (minor: number): string => formatMoney(minor, DEFAULT_CURRENCY, locale);
  const own = quote.displayCurrency;
  return {
    template: version.version === 1 ? 'quote-sent' : 'quote-sent-again',
    locale,
    to,
    params: { quote: quote.number, url },
    items: version.lines.map((line, index) => ({
      name: names[index] ?? line.description,
      detail: `${line.quantity} × ${skus[index] ?? ''}`,
      amount: money(line.net.INR * line.quantity),
    })),
    facts: [
      [FACTS.subtotal, money(totals.subtotal.INR)],
      [FACTS.freight, totals.freight === null ? '' : money(totals.freight.INR)],
      ...totals.taxes.map((tax) => [{ en: tax.name, ru: tax.name, ar: tax.name }, money(tax.value.INR)] as const),
      [FACTS.total, money(totals.total.INR)],
      [FACTS.inOwn, own === DEFAULT_CURRENCY ? '' : formatMoney(totals.total[own], own, locale)],
      [FACTS.validUntil, formatDay(lastDay(version, zone), locale)],
      [FACTS.quote, quote.number],
    ],
  };
}

/** The last day on which it holds, by the shop's clock. */
export function lastDay({ validUntil }: Pick<QuoteVersion, 'validUntil'>, zone: string): string {
  return dayIn(zone, new Date(validUntil.getTime() - 1));
}

export async function notifyWithdrawn(ctx: Ctx, tx: Tx, quote: Quote): Promise<void> {
  const to = await readerOf(tx, quote);
  if (to !== undefined)
    await writeMail(ctx, tx, { template: 'quote-withdrawn', locale: quote.locale, to, params: { quote: quote.number } });
}

/** What the buyer answered, for the staff. */
export async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  quote: Quote,
  what: { said: LocalizedText; note: string; order?: string },
): Promise<void> {
  await writeMail(ctx, tx, {
    template: 'quote-answered',
    locale: 'en',
    to: await getStaffEmail(tx),
    replyTo: quote.email,
    params: { quote: quote.number, said: what.said.en, who: quote.companyName || quote.name || quote.email },
    facts: [
      [FACTS.quote, quote.number],
      [FACTS.order, what.order ?? ''],
      [FACTS.email, quote.email],
      [FACTS.note, what.note],
    ],
  });
}
