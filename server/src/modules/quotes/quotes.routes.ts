// Quote PDF routes: for its buyer, and for readers with the link of the mail. [decisions 0027]
import type { FastifyInstance } from 'fastify';
import '../../platform/http/request.ts';
import { sendQuoteFile } from './quotes.document.ts';
import { getQuoteFile, getQuoteFileByLink } from './quotes.files.ts';

export function registerQuoteRoutes(app: FastifyInstance): void {
  app.get(
    '/account/quotes/:number/quote.pdf',
    { schema: { hide: true } },
    async (request, reply) => {
      const { number } = request.params as { number: string };
      return sendQuoteFile(request, reply, await getQuoteFile(request.ctx, number));
    },
  );
  app.get('/quote.pdf', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    return sendQuoteFile(
      request,
      reply,
      await getQuoteFileByLink(request.ctx, typeof token === 'string' ? token : ''),
    );
  });
}
