// A private PDF: shown in the browser or saved, kept in no shared cache, revalidated each time.
import type { FastifyReply } from 'fastify';

export function sendPdf(
  reply: FastifyReply,
  {
    name,
    etag,
    bytes,
    asAttachment = false,
  }: { name: string; etag: string; bytes: Buffer; asAttachment?: boolean },
): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `${asAttachment ? 'attachment' : 'inline'}; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .header('etag', `"${etag}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(bytes);
}
