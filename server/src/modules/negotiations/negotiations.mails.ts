// Who is told of which step, and how? The buyer by mail in the language of the thread, the staff where it reads its mail; a visitor is called back.

import {
  amountIn,
  formatMoment,
  formatMoney,
  type Locale,
  type Prices,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { amountFrom } from '../../platform/amounts.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { getStaffEmail } from '../company/index.ts';
import { findAccount } from '../customers/index.ts';
import { type Post, writeMail } from '../notifications/index.ts';
import { getTerms, type Terms } from '../pricing/index.ts';
import type { NegotiationRow } from './negotiations.queries.ts';

type Fact = NonNullable<Post['facts']>[number];

export type OfferMail =
  | 'received'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn';

/** What the staff must know: something that waits for it, or that a buyer has ended. The staff reads English. */
const NEWS_FOR_THE_DESK = {
  offered: 'A buyer has made an offer that waits for our answer.',
  called: 'A visitor has made an offer. There is no account: please answer by telephone.',
  agreed: 'The buyer has accepted our price. The goods are set aside and wait in the cart.',
  withdrawn: 'The buyer has withdrawn. Nothing is left to do.',
} as const;
export type AdminNews = keyof typeof NEWS_FOR_THE_DESK;

export async function notifyBuyer(
  ctx: Ctx,
  tx: Tx,
  row: NegotiationRow,
  kind: OfferMail,
  heldUntil: Date | null = null,
): Promise<void> {
  const account = row.customer_id === null ? undefined : await findAccount(tx, row.customer_id);
  // Visitors have no mailbox here, and a closed account has none any more.
  if (account === undefined) return;
  const { locale } = row;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const url =
    kind === 'accepted'
      ? `${ctx.origin}${prefix}/cart`
      : `${ctx.origin}${prefix}/account/offers/${row.reference}`;
  await writeMail(ctx, tx, {
    template: `offer-${kind}`,
    locale,
    to: account.email,
    params: { reference: row.reference, name: row.item_name, url },
    ...bodyOf(row, locale, heldUntil, await getTerms(tx, ctx.clock.now())),
  });
}

export async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  row: NegotiationRow,
  news: AdminNews,
): Promise<void> {
  const account = row.customer_id === null ? undefined : await findAccount(tx, row.customer_id);
  const t = translator('en');
  // Not as the buyer was shown it.
  const item = { ...row, item_name: row.names?.en ?? row.item_name };
  const { items, facts } = bodyOf(item, 'en', null, await getTerms(tx, ctx.clock.now()));
  await writeMail(ctx, tx, {
    template: 'offer-staff',
    locale: 'en',
    to: await getStaffEmail(tx),
    ...(account === undefined ? {} : { replyTo: account.email }),
    params: { reference: row.reference, name: item.item_name, news: NEWS_FOR_THE_DESK[news] },
    items: items ?? [],
    facts: [
      ...(facts ?? []),
      [t('negotiations.fact.phone'), row.phone],
      [t('negotiations.fact.email'), account?.email ?? ''],
    ],
  });
}

/** The item, the offers so far, and what comes to an end when. */
function bodyOf(
  row: NegotiationRow,
  locale: Locale,
  heldUntil: Date | null,
  { timeZone: zone, rates: { base } }: Pick<Terms, 'timeZone' | 'rates'>,
): Pick<Post, 'items' | 'facts'> {
  const t = translator(locale);
  const money = (unit: Prices): string => {
    const charged = formatMoney(unit.base, base, locale);
    return row.currency === base
      ? charged
      : `${formatMoney(amountIn(unit, row.currency), row.currency, locale)} (${charged})`;
  };
  const offers = row.offers.map((offer): Fact => {
    return [
      t(
        offer.by_side === 'buyer'
          ? 'negotiations.fact.buyerOffer'
          : 'negotiations.fact.sellerOffer',
      ),
      money(amountFrom(offer, 'unit')),
    ];
  });
  const newest = row.offers.at(-1);
  return {
    items: [{ name: row.item_name, detail: `${row.quantity} × ${row.sku}`, amount: '' }],
    facts: [
      ...offers,
      [
        t('negotiations.fact.answerUntil'),
        newest?.state === 'open' ? formatMoment(newest.expires_at, locale, zone) : '',
      ],
      [
        t('negotiations.fact.heldUntil'),
        heldUntil === null ? '' : formatMoment(heldUntil, locale, zone),
      ],
      [t('negotiations.fact.reference'), row.reference],
    ],
  };
}
