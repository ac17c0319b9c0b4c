// Rate limits of reads: requests and searches a minute, by client and by network; counted in this process. [decisions §8 Limits, promises P39, P47]
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKeys, NETWORK_FACTOR } from '../client.ts';
import { Problem } from '../problem.ts';

/** Requests a minute and client, for everything together; an office shares one address. */
const REQUESTS = 1_200;
/** Of these, lists and searches of the catalogue. */
export const SEARCHES = 600;
const SEARCH = /^\/(api\/search|(ru\/|ar\/)?products)(?![\w-])/;
/** Cheap, and many on each page; a picture that has to be rendered has a limit of its own. */
const UNLIMITED = /^\/(healthz|readyz|assets\/|product(images|videos)\/)/;

/** @param factor multiplies every limit */
export async function registerRequestLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS * factor,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => clientKeys(ip).key,
    allowList: ({ url }: FastifyRequest) => UNLIMITED.test(url),
  });
  const perNetwork = app.createRateLimit({
    max: REQUESTS * NETWORK_FACTOR * factor,
    keyGenerator: ({ ip }) => clientKeys(ip).network ?? '',
    allowList: ({ url }: FastifyRequest, key: string) => key === '' || UNLIMITED.test(url),
  });
  const searches = app.createRateLimit({ max: SEARCHES * factor, allowList: ({ url }: FastifyRequest) => !SEARCH.test(url) });
  app.addHook('onRequest', async (request) => {
    for (const limit of [perNetwork, searches]) {
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded) throw new Problem('too-many-requests', {}, { retryAfter: counted.ttlInSeconds });
    }
  });
}
