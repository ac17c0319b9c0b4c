// Rate limits of reads: requests and searches a minute, by client and by network, and calls of a program with a key by its own budget; counted in this process. [decisions §8 Limits, promises P39, P47]
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Of a limit besides that of all requests: its name for programs, and how it stands. */
type Counted = { policy: string; max: number; remaining: number; seconds: number };
declare module 'fastify' {
  interface FastifyRequest {
    /** Searches and clicks, where the request counts as one. */
    countedBesides: Counted[] | null;
  }
}

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
  app.decorateRequest('countedBesides', null);
  app.addHook('onRequest', async (request) => {
    for (const [policy, limit] of [
      [null, perNetwork],
      ['searches', searches],
      ['clicks', clicks],
    ] as const) {
      const counted = await limit(request);
      if (policy !== null && !counted.isAllowed) {
        const { max, remaining, ttlInSeconds } = counted;
        const own = { policy, max, remaining, seconds: ttlInSeconds };
        request.countedBesides = [...(request.countedBesides ?? []), own];
      }
      if (!counted.isAllowed && counted.isExceeded)
        throw new Problem('too-many-requests', {}, { retryAfter: counted.ttlInSeconds });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(?:api\/|mcp(?:$|\?))/.test(request.url)) sendLimits(request, reply);
  });
}

/** As the IETF draft has it, beside X-RateLimit-*: `RateLimit: "requests";r=1199;t=60`. [draft-ietf-httpapi-ratelimit-headers-10] */
function sendLimits({ countedBesides }: FastifyRequest, reply: FastifyReply): void {
  const [max, remaining, seconds] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(reply.getHeader(`x-ratelimit-${name}`) ?? Number.NaN),
  ) as [number, number, number];
  const all = [
    ...(Number.isNaN(max) ? [] : [{ policy: 'requests', max, remaining, seconds }]),
    ...(countedBesides ?? []),
  ];
  if (all.length === 0) return;
  reply.header(
    'ratelimit-policy',
    all.map((one) => `"${one.policy}";q=${one.max};w=60`).join(', '),
  );
  reply.header(
    'ratelimit',
    all.map((one) => `"${one.policy}";r=${one.remaining};t=${one.seconds}`).join(', '),
  );
}
