// What is written by mail about a quote? To its reader in the quote's own language, to the staff in English.
import { formatDay, formatMoney, type QuoteTotals, taxName } from '@millwright/contracts';
import { type KeysBelow, translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import type { Tx } from '../../platform/db/index.ts';
import { getStaffEmail } from '../company/index.ts';
import { findAccount } from '../customers/index.ts';
import { type Post, writeMail } from '../notifications/index.ts';
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

export function sentMail(
  { quote, version, totals, names, skus, url, zone }: Sent,
  to: string,
): Post {
  const { locale } = quote;
  const { base } = version.rates;
  const money = (minor: number): string => formatMoney(minor, base, locale);
  const t = translator(locale);
  const own = quote.displayCurrency;
  const inOwn = own === base ? undefined : totals.total[own];
  return {
    template: version.version === 1 ? 'quote-sent' : 'quote-sent-again',
    locale,
    to,
    params: { quote: quote.number, url },
    items: version.lines.map((line, index) => ({
      name: names[index] ?? line.description,
      detail: `${line.quantity} × ${skus[index] ?? ''}`,
      amount: money(line.net.base * line.quantity),
    })),
    facts: [
      [t('quotes.fact.subtotal'), money(totals.subtotal.base)],
      [t('quotes.fact.freight'), totals.freight === null ? '' : money(totals.freight.base)],
      ...totals.taxes.map((tax) => [taxName(tax, locale), money(tax.value.base)] as const),
      [t('quotes.fact.total'), money(totals.total.base)],
      [t('quotes.fact.inOwn'), inOwn === undefined ? '' : formatMoney(inOwn, own, locale)],
      [t('quotes.fact.validUntil'), formatDay(lastDay(version, zone), locale)],
      [t('quotes.fact.quote'), quote.number],
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
    await writeMail(ctx, tx, {
      template: 'quote-withdrawn',
      locale: quote.locale,
      to,
      params: { quote: quote.number },
    });
}

/** What the buyer answered, for the staff. */
export async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  quote: Quote,
  what: { said: KeysBelow<'quotes.said.'>; note: string; order?: string },
): Promise<void> {
  const t = translator('en');
  await writeMail(ctx, tx, {
    template: 'quote-answered',
    locale: 'en',
    to: await getStaffEmail(tx),
    replyTo: quote.email,
    params: {
      quote: quote.number,
      said: t(`quotes.said.${what.said}`),
      who: quote.companyName || quote.name || quote.email,
    },
    facts: [
      [t('quotes.fact.quote'), quote.number],
      [t('quotes.fact.order'), what.order ?? ''],
      [t('quotes.fact.email'), quote.email],
      [t('quotes.fact.note'), what.note],
    ],
  });
}
