// Who is told of a lead? The sender, with a copy of what they wrote, and the staff, which answers to the sender. [features: leads inbox]
import type { LeadKind, Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { consume } from '../../platform/rate-limit.ts';
import { getStaffEmail } from '../company/index.ts';
import { mailboxKey } from '../customers/index.ts';
import { type Post, writeMail } from '../notifications/index.ts';
import type { LeadRow } from './leads.queries.ts';
import { copyFor, type LeadText } from './leads.rules.ts';

/** Emails to one address, from all clients together: nobody's mailbox can be flooded through us. Its owner has a limit apart. */
const PER_ADDRESS = { name: 'lead-confirmation', limit: 5, windowSeconds: 24 * 3_600 };

export type Told = LeadText & { kind: LeadKind; reference: string; fileLabel: string };

/** Counted before the transaction: it may run again. @returns whether the sender gets an email */
export async function mayConfirm(ctx: Ctx, email: string): Promise<boolean> {
  return (await consume(ctx, PER_ADDRESS, await mailboxKey(ctx, email))) === 0;
}

export async function notifySender(ctx: Ctx, tx: Tx, lead: Told): Promise<void> {
  const facts = factsOf(lead, ctx.locale).map(([name, value]) => [name, copyFor(value)] as const);
  await writeMail(ctx, tx, {
    template: lead.kind === 'seller' ? 'lead-seller-received' : 'lead-received',
    locale: ctx.locale,
    to: lead.email,
    params: { reference: lead.reference },
    facts,
  });
}

/** In English: the staff's own language. */
export async function notifyStaff(ctx: Ctx, tx: Tx, lead: Told): Promise<void> {
  await writeMail(ctx, tx, {
    template: 'lead-for-staff',
    locale: 'en',
    to: await getStaffEmail(tx),
    replyTo: lead.email,
    params: {
      reference: lead.reference,
      kind: translator('en')(`leads.kind.${lead.kind}`),
      name: lead.name,
    },
    facts: factsOf(lead, 'en'),
  });
}

function factsOf(lead: Told, locale: Locale): NonNullable<Post['facts']> {
  const t = translator(locale);
  const { name, company, email, phone, subject, message, fileLabel } = lead;
  const facts = { name, company, email, phone, subject, message, file: fileLabel };
  return [
    [t('leads.fact.reference'), lead.reference],
    ...(Object.entries(facts) as [keyof typeof facts, string][]).map(
      ([key, value]) => [t(`leads.fact.${key}`), value] as const,
    ),
  ];
}

type SearchContext = Pick<LeadRow, 'reference' | 'locale' | 'email'>;

/** A reply written by staff, in our frame; an answer to it reaches the staff. */
export async function notifyAnswer(
  ctx: Ctx,
  tx: Tx,
  lead: SearchContext,
  text: string,
): Promise<void> {
  await notifyAsker(ctx, tx, lead, 'lead-reply', { text });
}

/** By mail to who sent the lead, in their language; an answer reaches the staff. */
export async function notifyAsker(
  ctx: Ctx,
  tx: Tx,
  { reference, locale, email }: SearchContext,
  template: 'lead-reply' | 'lead-seller-approved' | 'lead-seller-refused',
  params: Record<string, string>,
  facts: NonNullable<Post['facts']> = [],
): Promise<void> {
  const replyTo = await getStaffEmail(tx);
  await writeMail(ctx, tx, {
    template,
    locale,
    to: email,
    replyTo,
    isPersonal: true,
    params: { reference, ...params },
    facts,
  });
}
