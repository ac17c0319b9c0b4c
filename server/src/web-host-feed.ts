// Which feed do comparison shops fetch? The published products at a fixed address, in the form of Google Merchant; a few times an hour is enough for everybody.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SitemapAddresses } from './page.ts';
import type { WebHostDeps } from './web-host.ts';

/** Fetches an hour and address; the whole catalogue goes out each time. */
const AN_HOUR = 12;

export function registerFeeds(
  app: FastifyInstance,
  { services, addresses }: Pick<WebHostDeps, 'services'> & { addresses: () => Promise<SitemapAddresses> },
): void {
  const rateLimit = { max: AN_HOUR, timeWindow: '1 hour' };
  app.get('/feeds/google-merchant.tsv', { schema: { hide: true }, config: { rateLimit } }, async (request, reply) => {
    const feed = services.imports.merchantFeed(request.ctx, await addresses());
    return reply
      .headers({ 'content-type': 'text/tab-separated-values; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(Readable.from(feed, { objectMode: false }));
  });
}
