// Certificates of a customer's company, of two kinds, seen and replaced by that customer only. [§3 Registration, §7.2]
import { CERTIFICATE_TYPES, type Certificate, type CertificateType } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentFile } from '../../platform/http/multipart.ts';
import { Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import { cleanLine } from '../../platform/text.ts';
import {
  checkUpload,
  type FormFile,
  findPrivateFile,
  type MediaFile,
  type PutFile,
  putPrivateFile,
  type ReadUpload,
  readUpload,
  removePrivateFiles,
  SCANS,
  storePrivateFile,
} from '../media/index.ts';
import {
  findTicketHolder,
  insertTicket,
  listCertificateRows,
  saveCertificate,
} from './certificates.queries.ts';
import { customerOf } from './own-account.ts';

export type SentCertificates = Partial<Record<CertificateType, FormFile>>;

const TICKET_MS = 15 * 60_000;
const UPLOADS = { name: 'certificate', limit: 20, windowSeconds: 3600 };

/** The files of a form with what is wrong with each. @throws Problem too-many-requests, temporarily-unavailable */
export async function readCertificates(ctx: Ctx, sent: SentCertificates): Promise<ReadUpload[]> {
  if (Object.values(sent).some((file) => file.sent !== undefined)) {
    const wait = await consume(ctx, UPLOADS, ctx.client);
    if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  }
  const read: ReadUpload[] = [];
  for (const type of CERTIFICATE_TYPES)
    read.push(
      await readUpload(ctx, sent[type] ?? {}, {
        pointer: `/${type}`,
        takes: SCANS,
        labelOf: (name) => cleanLine(name).slice(-120),
      }),
    );
  return read;
}

/** Puts it in the place of the one before. */
export async function keepCertificate(
  tx: Tx,
  customerId: number,
  type: CertificateType,
  file: PutFile,
): Promise<void> {
  const replaced = await saveCertificate(tx, customerId, type, await storePrivateFile(tx, file));
  await removePrivateFiles(tx, replaced);
}

/** The right to add certificates to a new account for 15 minutes. */
export async function openTicket(ctx: Ctx, tx: Tx, customerId: number): Promise<string> {
  const { token, hash } = newSecret();
  await insertTicket(tx, {
    hash,
    customerId,
    expiresAt: new Date(ctx.clock.now().getTime() + TICKET_MS),
  });
  return token;
}

/**
 * Adds or replaces a certificate: the customer's own session, or the ticket of their registration.
 * @throws Problem login-required, not-found (somebody else's account, or none), invalid-request (the file), too-many-requests
 */
export async function sendCertificate(
  ctx: Ctx,
  input: {
    customerId: number;
    type: CertificateType;
    file: SentFile | undefined;
    uploadToken: string;
  },
): Promise<Certificate> {
  const hash = secretHash(input.uploadToken);
  const byTicket =
    hash === undefined ? undefined : await findTicketHolder(ctx.db, hash, ctx.clock.now());
  const own = byTicket ?? customerOf(ctx);
  if (own !== input.customerId) throw new Problem('not-found');
  if (input.file === undefined)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/file' }] },
    );
  const wait = await consume(ctx, UPLOADS, String(own));
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const file = await putPrivateFile(ctx, await checkUpload(input.file, '/file'));
  await inTransaction(ctx.db, async (tx) => await keepCertificate(tx, own, input.type, file));
  const { contentType, size } = file;
  return {
    type: input.type,
    contentType,
    size,
    sentAt: ctx.clock.now().toISOString(),
    state: 'sent',
    reason: '',
  };
}

/** The customer's own certificates, without their contents. @throws Problem login-required */
export async function listCertificates(ctx: Ctx): Promise<Certificate[]> {
  const rows = await listCertificateRows(ctx.db, customerOf(ctx));
  return rows.map(({ type, content_type, size, sent_at, state, reason }) => ({
    type,
    contentType: content_type,
    size,
    sentAt: sent_at.toISOString(),
    state,
    reason,
  }));
}

/** The customer's own certificate. @throws Problem login-required, certificate-not-found */
export async function getCertificate(ctx: Ctx, type: CertificateType): Promise<MediaFile> {
  const row = (await listCertificateRows(ctx.db, customerOf(ctx))).find(
    (each) => each.type === type,
  );
  const file = row === undefined ? undefined : await findPrivateFile(ctx, row.file_name);
  if (file === undefined) throw new Problem('certificate-not-found');
  return file;
}

/** Nothing of them is left. */
export async function removeCertificates(tx: Tx, customerId: number): Promise<void> {
  const rows = await listCertificateRows(tx, customerId);
  await tx.deleteFrom('customer_certificate').where('customer_id', '=', customerId).execute();
  await removePrivateFiles(
    tx,
    rows.map((row) => row.file_name),
  );
}
