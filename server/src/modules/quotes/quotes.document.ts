// Quote PDF response: shown in the browser, private and not cached.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPdf } from '../../platform/http/pdf-answer.ts';
import '../../platform/http/request.ts';
import type { QuoteFile } from './quotes.files.ts';

export function sendQuoteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { number, version, sha256, bytes, locale = request.ctx.locale }: QuoteFile & { locale?: string },
): FastifyReply {
  const name = `quote-${number}-${version}-${locale}.pdf`;
  // The address holds a secret of a mail.
  reply.header('referrer-policy', 'same-origin');
  return sendPdf(reply, { name, etag: sha256.toString('hex'), bytes });
}
