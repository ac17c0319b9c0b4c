// What does the staff do with quotes? Writes a draft, sends it, changes it as a new version, takes it back. Staff only. [decisions 0027]
import { createHash } from 'node:crypto';
import { type CurrencyCode, type Locale, plainLines } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { endOfDay } from '../../platform/days.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { newPublicId } from '../../platform/public-id.ts';
import { newSecret } from '../../platform/secret.ts';
import { cleanLine } from '../../platform/text.ts';
import { listPurchasables } from '../catalog/index.ts';
import { canonicalEmail, findAccount, isEmail } from '../customers/index.ts';
import { lockLead } from '../leads/index.ts';
import { writeMail } from '../notifications/index.ts';
import { currencyIn, getTerms, getTimeZone, type Rates } from '../pricing/index.ts';
import { notifyMentioned } from '../staff-notifications/index.ts';
import { contentOf } from './quotes.content.ts';
import { DRAW_QUOTE_QUEUE } from './quotes.files.ts';
import { notifyWithdrawn, quoteUrl, readerOf, sentMail } from './quotes.mails.ts';
import { move, moveLeadOf, notOpen } from './quotes.move.ts';
import { priceVersion } from './quotes.price.ts';
import {
  findQuote,
  insertDraft,
  insertEvent,
  insertQuote,
  listEvents,
  listVersions,
  lockQuote,
  type NewVersion,
  type Quote,
  type QuoteEvent,
  type QuoteVersion,
  saveDraft,
  saveSent,
} from './quotes.queries.ts';
import { checkQuote, type QuoteInput, quotedFreight, quotedPrice } from './quotes.rules.ts';

const MAX_NOTE = 2_000;

/** A link goes on showing a quote for a while after it has run out. */
const LINK_MS_AFTER = 90 * 86_400_000;

export type QuoteFor = {
  /** The request that it answers; it goes to the sender, unless another is named. */
  leadId?: number;
  customerId?: number;
  email?: string;
  name?: string;
  companyName?: string;
  locale?: Locale;
  currency?: CurrencyCode;
};

export type AdminQuote = { quote: Quote; versions: QuoteVersion[]; events: QuoteEvent[] };

/** A first draft. @returns its number. @throws Problem not-found (not the staff), lead-not-found, invalid-request, quote-validity */
export async function createQuote(ctx: Ctx, to: QuoteFor, input: QuoteInput): Promise<string> {
  const actor = staffOf(ctx, 'quotes:write');
  checkQuote(input, ctx.clock.now(), await getTimeZone(ctx.db, ctx.clock.now()));
  return await inTransaction(ctx.db, async (tx) => {
    const { rates, quotePrefix } = await getTerms(tx, ctx.clock.now());
    const quote = {
      ...(await addressee(tx, to, rates)),
      number: newPublicId(quotePrefix),
    };
    const draft = await draftOf(ctx, tx, input, 1);
    await failpoint('quote: priced');
    const id = await insertQuote(tx, quote, ctx.clock.now());
    await insertDraft(tx, id, draft);
    await insertEvent(tx, id, {
      version: 1,
      at: ctx.clock.now(),
      what: 'created',
      actor,
      note: '',
    });
    return quote.number;
  });
}

async function addressee(
  tx: Tx,
  to: QuoteFor,
  rates: Rates,
): Promise<Omit<Quote, 'id' | 'number'>> {
  const lead = to.leadId === undefined ? undefined : await lockLead(tx, to.leadId);
  const customerId = to.customerId ?? (to.email === undefined ? (lead?.customer_id ?? null) : null);
  const account = customerId === null ? undefined : await findAccount(tx, customerId);
  const wrong = (pointer: string) =>
    new Problem('invalid-request', {}, { fields: [{ code: 'value-not-valid', pointer }] });
  if (customerId !== null && account === undefined) throw wrong('/customerId');
  const email = canonicalEmail(to.email ?? account?.email ?? lead?.email ?? '');
  if (!isEmail(email))
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'email-not-valid', pointer: '/email' }] },
    );
  return {
    customerId,
    leadId: to.leadId ?? null,
    email,
    name: cleanLine(
      to.name ??
        (account === undefined ? (lead?.name ?? '') : `${account.firstName} ${account.lastName}`),
    ).slice(0, 120),
    companyName: cleanLine(to.companyName ?? account?.companyName ?? lead?.company ?? '').slice(
      0,
      200,
    ),
    locale: to.locale ?? account?.locale ?? (lead?.locale as Locale | undefined) ?? 'en',
    displayCurrency: currencyIn(rates, to.currency ?? rates.base),
  };
}

async function draftOf(ctx: Ctx, tx: Tx, input: QuoteInput, version: number): Promise<NewVersion> {
  const { rates, timeZone } = await getTerms(tx, ctx.clock.now());
  const ids = input.lines.flatMap((line) => (line.productId === null ? [] : [line.productId]));
  const purchasables = await listPurchasables(tx, ids, 'en', rates);
  const discountBasisPoints = input.discountBasisPoints ?? 0;
  const lines = input.lines.map(({ productId, description = '', quantity, unitPrice }, index) => {
    const purchasable = productId === null ? undefined : purchasables.get(productId);
    if (productId !== null && purchasable === undefined)
      throw new Problem(
        'product-not-found',
        {},
        { fields: [{ code: 'product-not-found', pointer: `/lines/${index}/productId` }] },
      );
    const words = cleanLine(description) || (purchasable?.name ?? '');
    return {
      productId,
      description: words.slice(0, 500),
      quantity,
      ...quotedPrice(unitPrice, discountBasisPoints, rates),
    };
  });
  return {
    version,
    validUntil: endOfDay(timeZone, input.validUntil),
    discountBasisPoints,
    freight: quotedFreight(input.freight ?? null, rates),
    paymentTerms: plainLines(input.paymentTerms ?? '', 1_000),
    deliveryTerms: plainLines(input.deliveryTerms ?? '', 1_000),
    note: plainLines(input.note ?? '', 2_000),
    rates,
    lines,
  };
}

/** Version of a draft, for the optimistic lock. */
export function stampOf(version: QuoteVersion | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify(version ?? null))
    .digest('base64url')
    .slice(0, 22);
}

function rejectStale(draft: QuoteVersion, stamp: string | undefined): void {
  if (stamp !== undefined && stamp !== stampOf(draft)) throw new Problem('record-changed');
}

/** Writes the draft over. @throws Problem not-found (not the staff), quote-not-found, quote-not-open (no draft), invalid-request, quote-validity, record-changed */
export async function editQuote(
  ctx: Ctx,
  number: string,
  input: QuoteInput,
  stamp?: string,
): Promise<void> {
  staffOf(ctx, 'quotes:write');
  checkQuote(input, ctx.clock.now(), await getTimeZone(ctx.db, ctx.clock.now()));
  await onDraft(ctx, number, async (tx, _quote, draft) => {
    rejectStale(draft, stamp);
    await saveDraft(tx, draft.id, await draftOf(ctx, tx, input, draft.version));
  });
}

/**
 * From now on it holds: prices in all currencies by today's rates, the mail, the PDF. The version that was open before is replaced.
 * @throws Problem not-found (not the staff), quote-not-found, quote-not-open, quote-incomplete, quote-validity, product-not-found (withdrawn from sale)
 */
export async function sendQuote(ctx: Ctx, number: string, stamp?: string): Promise<void> {
  const actor = staffOf(ctx, 'quotes:write');
  await onDraft(ctx, number, async (tx, quote, draft, versions) => {
    rejectStale(draft, stamp);
    const now = ctx.clock.now();
    if (draft.lines.some((line) => line.productId === null)) throw new Problem('quote-incomplete');
    if (now >= draft.validUntil) throw new Problem('quote-validity');
    const to = await readerOf(tx, quote);
    if (to === undefined) throw new Problem('quote-not-found');
    const { rates, timeZone: zone } = await getTerms(tx, now);
    await saveDraft(tx, draft.id, pricedAgain(draft, rates));
    const [fresh] = await listVersions(tx, quote.id);
    if (fresh === undefined) throw new Problem('quote-not-found');
    const reader = { ...ctx, locale: quote.locale };
    const account = quote.customerId === null ? undefined : await findAccount(tx, quote.customerId);
    const { totals, priced } = await priceVersion(reader, tx, fresh, account);
    if (priced.lines.some((line) => line.withdrawn)) throw new Problem('product-not-found');
    const before = versions.find((version) => version.state === 'sent');
    if (before !== undefined)
      await move(ctx, tx, quote, before, { to: 'superseded', by: 'staff', actor });
    const { token, hash: tokenHash } = newSecret();
    await saveSent(tx, fresh.id, {
      at: now,
      content: await contentOf(ctx, tx, { quote, version: fresh, totals, account }),
      tokenHash,
      tokenExpiresAt: new Date(fresh.validUntil.getTime() + LINK_MS_AFTER),
    });
    await insertEvent(tx, quote.id, {
      version: fresh.version,
      at: now,
      what: 'sent',
      actor,
      note: '',
    });
    const names = priced.lines.map((line) => line.name);
    const skus = priced.lines.map((line) => line.sku);
    await writeMail(
      ctx,
      tx,
      sentMail(
        { quote, version: fresh, totals, names, skus, url: quoteUrl(ctx, quote, token), zone },
        to,
      ),
    );
    await sendJob(tx, DRAW_QUOTE_QUEUE, { versionId: fresh.id });
    await moveLeadOf(ctx, tx, quote, { to: 'answered', note: quote.number, actor });
  });
}

function pricedAgain(draft: QuoteVersion, rates: Rates): NewVersion {
  const lines = draft.lines.map((line) => ({
    ...line,
    ...quotedPrice(line.unit.base, draft.discountBasisPoints, rates),
  }));
  return { ...draft, rates, lines, freight: quotedFreight(draft.freight?.base ?? null, rates) };
}

/** Takes back what is open, or a draft. @throws Problem not-found (not the staff), quote-not-found, quote-not-open */
export async function withdrawQuote(ctx: Ctx, number: string, note = ''): Promise<void> {
  const actor = staffOf(ctx, 'quotes:write');
  await locked(ctx, number, async (tx, quote, versions) => {
    const [newest] = versions;
    if (newest === undefined) throw new Problem('quote-not-found');
    await move(ctx, tx, quote, newest, {
      to: 'withdrawn',
      by: 'staff',
      actor,
      note: plainLines(note, 1_000),
    });
    if (newest.state === 'sent') await notifyWithdrawn(ctx, tx, quote);
  });
}

/** For colleagues only, in the history; who is mentioned is notified. @throws Problem not-found, right-missing, quote-not-found, invalid-request */
export async function noteOnQuote(ctx: Ctx, number: string, note: string): Promise<void> {
  const actor = staffOf(ctx, 'quotes:write');
  const text = plainLines(note, MAX_NOTE);
  if (text === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/note' }] },
    );
  await locked(ctx, number, async (tx, quote, [newest]) => {
    const at = ctx.clock.now();
    const { version = 1 } = newest ?? {};
    await insertEvent(tx, quote.id, { version, at, what: 'note', actor, note: text });
    const about = { subject: 'quote', id: quote.number, name: quote.number, actor } as const;
    await notifyMentioned(ctx, tx, about, text);
  });
}

/** A draft of a new version, a copy of the newest; that one stays open until the new one is sent. @throws Problem not-found (not the staff), quote-not-found, quote-not-open */
export async function reviseQuote(ctx: Ctx, number: string): Promise<void> {
  const actor = staffOf(ctx, 'quotes:write');
  await locked(ctx, number, async (tx, quote, versions) => {
    const [newest] = versions;
    if (newest === undefined) throw new Problem('quote-not-found');
    if (newest.state === 'draft' || newest.state === 'accepted') throw notOpen(ctx, newest);
    await insertDraft(tx, quote.id, { ...newest, version: newest.version + 1 });
    await insertEvent(tx, quote.id, {
      version: newest.version + 1,
      at: ctx.clock.now(),
      what: 'created',
      actor,
      note: '',
    });
  });
}

/** Everything about it. @throws Problem not-found (not the staff), quote-not-found */
export async function getAdminQuote(ctx: Ctx, number: string): Promise<AdminQuote> {
  staffOf(ctx, 'quotes:read');
  const quote = await findQuote(ctx.db, number);
  if (quote === undefined) throw new Problem('quote-not-found');
  return {
    quote,
    versions: await listVersions(ctx.db, quote.id),
    events: await listEvents(ctx.db, quote.id),
  };
}

type Work = (tx: Tx, quote: Quote, versions: QuoteVersion[]) => Promise<void>;

async function locked(ctx: Ctx & { db: Db }, number: string, work: Work): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, number);
    if (quote === undefined) throw new Problem('quote-not-found');
    await work(tx, quote, await listVersions(tx, quote.id));
  });
}

async function onDraft(
  ctx: Ctx,
  number: string,
  work: (tx: Tx, quote: Quote, draft: QuoteVersion, versions: QuoteVersion[]) => Promise<void>,
): Promise<void> {
  await locked(ctx, number, async (tx, quote, versions) => {
    const [newest] = versions;
    if (newest === undefined) throw new Problem('quote-not-found');
    // Accepted while a new version was being written: there is nothing left to offer.
    const accepted = versions.find((version) => version.state === 'accepted');
    if (newest.state !== 'draft' || accepted !== undefined) throw notOpen(ctx, accepted ?? newest);
    await work(tx, quote, newest, versions);
  });
}
