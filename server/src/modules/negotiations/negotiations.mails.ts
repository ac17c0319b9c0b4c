// Emails about a negotiation: to the buyer in the language of the thread, and to the staff; a visitor is called back.
import { formatMoney, type Locale, type Prices } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { getStaffEmail } from '../company/index.ts';
import { findAccount } from '../customers/index.ts';
import { type Post, writeMail } from '../notifications/index.ts';
import { getTimeZone } from '../pricing/index.ts';
import { FACT_NAMES, formatMoment, NEWS_FOR_THE_DESK } from './negotiations.messages.ts';
import type { NegotiationRow } from './negotiations.queries.ts';

type Fact = NonNullable<Post['facts']>[number];

export type OfferMail = 'received' | 'countered' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** Mails to staff: an offer waits for an answer, or a buyer has ended a thread. */
export type AdminNews = keyof typeof NEWS_FOR_THE_DESK;

export async function notifyBuyer(ctx: Ctx, tx: Tx, row: NegotiationRow, kind: OfferMail, heldUntil: Date | null = null): Promise<void> {
  const account = row.customer_id === null ? undefined : await findAccount(tx, row.customer_id);
  // Visitors have no mailbox here, and a closed account has none any more.
  if (account === undefined) return;
  const { locale } = row;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const url = kind === 'accepted' ? `${ctx.origin}${prefix}/cart` : `${ctx.origin}${prefix}/account/offers/${row.reference}`;
  await writeMail(ctx, tx, {
    template: `offer-${kind}`,
    locale,
    to: account.email,
    params: { reference: row.reference, name: row.item_name, url },
    ...bodyOf(row, locale, heldUntil, await getTimeZone(tx, ctx.clock.now())),
  });
}

export async function notifyStaff(ctx: Ctx, tx: Tx, row: NegotiationRow, news: AdminNews): Promise<void> {
  const account = row.customer_id === null ? undefined : await findAccount(tx, row.customer_id);
  const { items, facts } = bodyOf(row, 'en', null, await getTimeZone(tx, ctx.clock.now()));
  await writeMail(ctx, tx, {
    template: 'offer-desk',
    locale: 'en',
    to: await getStaffEmail(tx),
    ...(account === undefined ? {} : { replyTo: account.email }),
    params: { reference: row.reference, name: row.item_name, news: NEWS_FOR_THE_DESK[news] },
    items: items ?? [],
    facts: [...(facts ?? []), [FACT_NAMES.phone, row.phone], [FACT_NAMES.email, account?.email ?? '']],
  });
}

/** The item, the offers so far, and what comes to an end when. */
function bodyOf(row: NegotiationRow, locale: Locale, heldUntil: Date | null, zone: string): Pick<Post, 'items' | 'facts'> {
  const money = (unit: Prices): string => {
    const inr = formatMoney(unit.INR, 'INR', locale);
    return row.currency === 'INR' ? inr : `${formatMoney(unit[row.currency], row.currency, locale)} (${inr})`;
  };
  const offers = row.offers.map((offer): Fact => {
    const unit = { INR: offer.unit_inr, USD: offer.unit_usd, SAR: offer.unit_sar };
    return [offer.by_side === 'buyer' ? FACT_NAMES.buyerOffer : FACT_NAMES.sellerOffer, money(unit)];
  });
  const newest = row.offers.at(-1);
  return {
    items: [{ name: row.item_name, detail: `${row.quantity} × ${row.sku}`, amount: '' }],
    facts: [
      ...offers,
      [FACT_NAMES.answerUntil, newest?.state === 'open' ? formatMoment(new Date(newest.expires_at), locale, zone) : ''],
      [FACT_NAMES.heldUntil, heldUntil === null ? '' : formatMoment(heldUntil, locale, zone)],
      [FACT_NAMES.reference, row.reference],
    ],
  };
}
