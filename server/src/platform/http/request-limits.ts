// Rate limits of reads: requests and searches a minute, by client and by network, and calls of a program with a key by its own budget; counted in this process. [decisions §8 Limits, promises P39, P47]
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKeys, NETWORK_FACTOR } from '../client.ts';
import type { ClientActor } from '../context.ts';
import { Problem } from '../problem.ts';
import './route-config.ts';

/** Requests a minute and client, for everything together; an office shares one address. */
const REQUESTS = 1_200;
/** Of these, lists and searches of the catalogue. */
export const SEARCHES = 600;
/** Clicks that a person makes in a list, or adds to a cart; more are no person's. */
export const CLICKS = 60;

const limitOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.requestLimit;

/** Its own budget is the only one that counts. What is rejected before the actor is known has none. */
function programOf({ ctx }: FastifyRequest): ClientActor | undefined {
  const actor = (ctx as FastifyRequest['ctx'] | undefined)?.actor;
  return actor?.kind === 'client' ? actor : undefined;
}

/** @param factor multiplies every limit */
export async function registerRequestLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => (programOf(request)?.callsPerMinute ?? REQUESTS) * factor,
    timeWindow: '1 minute',
    // A program is counted wherever it calls from, all of its keys together.
    keyGenerator: (request: FastifyRequest) => {
      const program = programOf(request);
      return program === undefined ? clientKeys(request.ip).key : `client:${program.clientId}`;
    },
    allowList: (request: FastifyRequest) => limitOf(request) === 'none',
  });
  const perNetwork = app.createRateLimit({
    max: REQUESTS * NETWORK_FACTOR * factor,
    keyGenerator: ({ ip }) => clientKeys(ip).network ?? '',
    allowList: (request: FastifyRequest, key: string) =>
      key === '' || limitOf(request) === 'none' || programOf(request) !== undefined,
  });
  const searches = app.createRateLimit({
    max: SEARCHES * factor,
    allowList: (request: FastifyRequest) =>
      limitOf(request) !== 'search' || programOf(request) !== undefined,
  });
  const clicks = app.createRateLimit({
    max: CLICKS * factor,
    allowList: (request: FastifyRequest) =>
      limitOf(request) !== 'click' || programOf(request) !== undefined,
  });
  app.addHook('onRequest', async (request) => {
    for (const limit of [perNetwork, searches, clicks]) {
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new Problem('too-many-requests', {}, { retryAfter: counted.ttlInSeconds });
    }
  });
}
