// Product feed for comparison shops: the published products at a fixed address, in the format of Google Merchant; made at most every ten minutes.
import type { FastifyInstance } from 'fastify';
import type { SitemapAddresses } from '../page.ts';
import type { GeneratedFiles } from '../platform/http/generated-files.ts';
import type { WebHostDeps } from './deps.ts';

/** Fetches an hour and client; the whole catalogue goes out each time. */
const AN_HOUR = 12;

export function registerFeeds(
  app: FastifyInstance,
  {
    services,
    addresses,
    files,
  }: Pick<WebHostDeps, 'services'> & {
    addresses: () => Promise<SitemapAddresses>;
    files: GeneratedFiles;
  },
): void {
  const rateLimit = { max: AN_HOUR, timeWindow: '1 hour' };
  app.get(
    '/feeds/google-merchant.tsv',
    { schema: { hide: true }, compress: false, config: { rateLimit } },
    async (request, reply) => {
      const made = await addresses();
      return await files.send(request, reply, {
        name: 'google-merchant',
        contentType: 'text/tab-separated-values; charset=utf-8',
        cacheControl: 'public, max-age=3600',
        parts: () => services.exports.merchantFeed(request.ctx, made),
      });
    },
  );
}
