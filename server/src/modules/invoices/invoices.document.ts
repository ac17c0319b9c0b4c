// Invoice PDF responses, for the buyer and for staff.
import type { FastifyReply } from 'fastify';
import type { InvoiceKind } from './invoice.rules.ts';
import { documentName } from './invoice-number.rules.ts';
import type { StoredFile } from './invoices.queries.ts';

export function sendDocument(
  reply: FastifyReply,
  { number, sha256, bytes }: StoredFile,
  { kind, locale, asAttachment }: { kind: InvoiceKind; locale: string; asAttachment: boolean },
): FastifyReply {
  const name = documentName(kind, number, locale);
  return (
    reply
      .header('content-type', 'application/pdf')
      .header(
        'content-disposition',
        `${asAttachment ? 'attachment' : 'inline'}; filename="${name}"`,
      )
      // It never changes, but it is private: no shared cache, and revalidated each time.
      .header('cache-control', 'private, no-cache')
      .header('etag', `"${sha256.toString('hex')}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(bytes)
  );
}
