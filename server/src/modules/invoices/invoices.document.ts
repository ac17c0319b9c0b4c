// Invoice PDF responses, for the buyer and for staff.
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../../platform/http/pdf-answer.ts';
import type { InvoiceKind } from './invoice.rules.ts';
import { documentName } from './invoice-number.rules.ts';
import type { StoredFile } from './invoices.queries.ts';

export function sendDocument(
  reply: FastifyReply,
  { number, sha256, bytes }: StoredFile,
  { kind, locale, asAttachment }: { kind: InvoiceKind; locale: string; asAttachment: boolean },
): FastifyReply {
  const name = documentName(kind, number, locale);
  return sendPdf(reply, { name, etag: sha256.toString('hex'), bytes, asAttachment });
}
