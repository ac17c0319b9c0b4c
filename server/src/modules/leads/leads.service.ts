// How does a form become a lead? Checked, counted, stored with its file, told to sender and back office; open to everybody. [§6, §7.7]
import { type LeadKind, LOCALES, type Locale } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { newPublicId } from '../../platform/public-id.ts';
import { consume } from '../../platform/rate-limit.ts';
import { getCompany } from '../company/index.ts';
import { service as lots } from '../lots/index.ts';
import {
  bytesOf,
  type FormFile,
  keepUploads,
  putUpload,
  type ReadUpload,
  readUpload,
  SCANS_AND_LISTS,
  storePrivateFile,
} from '../media/index.ts';
import { idempotencyKey } from './leads.keys.ts';
import { mayConfirm, notifySender, notifyStaff, type Told } from './leads.mails.ts';
import { insertEvent, insertLead, saveLeadFile } from './leads.queries.ts';
import {
  checkMessage,
  checkRequest,
  fileLabel,
  type LeadText,
  type MessageForm,
  type RequestForm,
} from './leads.rules.ts';
import { subjectOf } from './leads.views.ts';
import { getNeed } from './needs.service.ts';

const PER_CLIENT = { name: 'lead-client', limit: 10, windowSeconds: 3_600 };
/** Examining a file takes time; people do not choose a wrong one more often than this. */
const FILES = { name: 'lead-file', limit: 20, windowSeconds: 24 * 3_600 };

export type Received = { reference: string };

/** `trap`: a field that people do not see; a client that fills it in is a bot, and gets a success answer. */
export type RequestInput = RequestForm & {
  document?: FormFile['sent'];
  /** The token of a document that was sent before. */
  pendingDocument?: string;
  /** The form is shown again when it is rejected: a good document waits for it. */
  keepsDocument?: boolean;
  trap?: string;
};
export type MessageInput = MessageForm & { trap?: string };

/** A requirement, or a seller's application. @throws Problem invalid-request that names every field at fault and the file, too-many-requests */
export async function sendRequest(
  ctx: Ctx,
  kind: 'request' | 'seller',
  input: RequestInput,
): Promise<Received> {
  if (input.document !== undefined) await count(ctx, FILES);
  const document = await readUpload(
    ctx,
    { sent: input.document, token: input.pendingDocument },
    { pointer: '/document', takes: SCANS_AND_LISTS, labelOf: fileLabel },
  );
  try {
    const { country } = await getCompany(ctx);
    const text = checkRequest(input, country, document.faults);
    return await receive(
      ctx,
      { ...text, kind, lotId: null, needId: null },
      { trap: input.trap, document },
    );
  } catch (error) {
    throw input.keepsDocument ? await keepUploads(ctx, error, [document]) : error;
  }
}

/** A message to the company. @throws Problem invalid-request, too-many-requests */
export async function sendContact(ctx: Ctx, input: MessageInput): Promise<Received> {
  return await receive(
    ctx,
    { ...checkMessage(input), kind: 'contact', lotId: null, needId: null },
    { trap: input.trap },
  );
}

/**
 * An enquiry on a lot or a response to a need. With an id the subject is ours, whatever was sent; without one it stands as it is written,
 * and says by its beginning which of the two it is.
 * @throws Problem invalid-request, lot-not-found, need-not-found, too-many-requests
 */
export async function sendEnquiry(
  ctx: Ctx,
  input: MessageInput & { lotId?: number | undefined; needId?: number | undefined },
): Promise<Received> {
  const { lotId, needId, trap } = input;
  if (lotId !== undefined && needId !== undefined)
    throw new Problem(
      'invalid-request',
      {},
      {
        fields: ['/lotId', '/needId'].map((pointer) => ({
          code: 'expected-either',
          pointer,
          params: { values: 'lotId, needId' },
        })),
      },
    );
  const subjectIn = async (locale: Locale): Promise<string> =>
    lotId !== undefined
      ? await getLotSubject({ ...ctx, locale }, lotId)
      : needId !== undefined
        ? (await getNeed({ ...ctx, locale }, needId)).subject
        : input.subject;
  const subject = await subjectIn(ctx.locale);
  const isResponse =
    needId !== undefined ||
    (lotId === undefined &&
      LOCALES.some((locale) => subject.startsWith(subjectOf('need', '', locale).trim())));
  const text = checkMessage({ ...input, subject: subject.slice(0, 2_000) });
  const staffSubject =
    lotId === undefined && needId === undefined ? text.subject : await subjectIn('en');
  const kind = isResponse ? 'response' : 'enquiry';
  return await receive(
    ctx,
    { ...text, kind, lotId: lotId ?? null, needId: needId ?? null },
    { trap, staffSubject },
  );
}

/** "Lot Sale - {name}". @throws Problem lot-not-found, lot-gone */
export async function getLotSubject(ctx: Ctx, lotId: number): Promise<string> {
  try {
    return subjectOf('lot', (await lots.getLot(ctx, lotId)).name, ctx.locale);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) throw new Problem('lot-not-found');
    throw error;
  }
}

type Sent = LeadText & { kind: LeadKind; lotId: number | null; needId: number | null };
/** `staffSubject`: ours, in the language of the staff. */
type Extra = { trap?: string | undefined; document?: ReadUpload; staffSubject?: string };

async function receive(
  ctx: Ctx,
  sent: Sent,
  { trap = '', document, staffSubject = sent.subject }: Extra,
): Promise<Received> {
  await count(ctx, PER_CLIENT);
  const isSpam = trap !== '';
  const confirm = !isSpam && (await mayConfirm(ctx, sent.email));
  const { actor } = ctx;
  const customerId = actor.kind === 'customer' ? actor.customerId : null;
  const now = ctx.clock.now();
  const key = idempotencyKey(sent, document === undefined ? null : bytesOf(document), now);
  const put = document === undefined ? null : await putUpload(ctx, document);
  const label = document?.label ?? '';
  return await inTransaction(ctx.db, async (tx) => {
    const state = isSpam ? 'spam' : 'new';
    const { id, reference } = await insertLead(tx, {
      ...sent,
      reference: newPublicId('RQ'),
      state,
      locale: ctx.locale,
      customerId,
      idempotencyKey: key,
    });
    if (id === null) return { reference };
    if (put !== null) await saveLeadFile(tx, id, { name: await storePrivateFile(tx, put), label });
    await insertEvent(tx, {
      leadId: id,
      at: now,
      actor: customerId === null ? 'visitor' : 'customer',
      kind: 'received',
      value: state,
    });
    const told: Told = { ...sent, reference, fileLabel: label };
    if (confirm) await notifySender(ctx, tx, told);
    if (!isSpam) await notifyStaff(ctx, tx, { ...told, subject: staffSubject });
    return { reference };
  });
}

/** Counts by account, or by client. @throws Problem too-many-requests */
async function count(ctx: Ctx, budget: typeof PER_CLIENT): Promise<void> {
  const { actor } = ctx;
  const wait = await consume(
    ctx,
    budget,
    actor.kind === 'customer' ? `customer ${actor.customerId}` : ctx.client,
  );
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
}
