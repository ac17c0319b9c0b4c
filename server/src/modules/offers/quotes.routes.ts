// Where is the PDF of a quote fetched? By its buyer beside the quote's page, and by who has the link of the mail. [decisions 0027]
import type { FastifyInstance } from 'fastify';
import '../../platform/http/request.ts';
import { getQuoteFile, getQuoteFileByLink } from './quotes.files.ts';
import { sendQuoteFile } from './quotes.paper.ts';

export function registerQuoteRoutes(app: FastifyInstance): void {
  app.get('/account/quotes/:number/quote.pdf', { schema: { hide: true } }, async (request, reply) => {
    const { number } = request.params as { number: string };
    return sendQuoteFile(request, reply, await getQuoteFile(request.ctx, number));
  });
  app.get('/quote.pdf', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    return sendQuoteFile(request, reply, await getQuoteFileByLink(request.ctx, typeof token === 'string' ? token : ''));
  });
}

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
      // One person's, and another version may come: kept by nobody else, and asked for again with each look.
      .header('cache-control', 'private, no-cache')
      .header('etag', `"${sha256.toString('hex')}"`)
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(bytes)
  );
}
