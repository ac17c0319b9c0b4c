// Quote PDF response: shown in the browser, private and not cached.
import type { FastifyReply, FastifyRequest } from 'fastify';
import '../../platform/http/request.ts';
import type { QuoteFile } from './quotes.files.ts';

export function sendQuoteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { number, version, sha256, bytes, locale = request.ctx.locale }: QuoteFile & { locale?: string },
): FastifyReply {
  const name = `quote-${number}-${version}-${locale}.pdf`;
  return (
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      // Private, and another version may come: no shared cache, and revalidated each time.
      .header('cache-control', 'private, no-cache')
      .header('etag', `"${sha256.toString('hex')}"`)
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(bytes)
  );
}
