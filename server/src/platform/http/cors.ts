// CORS of /api/v1: pages of the origins in API_ORIGINS may call it from a browser, with a token and never with cookies. [decisions 0114]
import './allowed-methods.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** It comes from a page of another origin that may call the API: cookies that came along count for nothing. */
    isFromAllowedOrigin: boolean;
  }
}

const HEADERS = 'authorization, content-type, idempotency-key, if-match, if-none-match';
/** What scripts of the page may read beside the body. */
const EXPOSED =
  'etag, idempotency-ignored, idempotency-replayed, location, ratelimit, ratelimit-policy, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset';
const PREFLIGHT_SECONDS = 600;

/**
 * To be registered before the hooks that find the actor.
 * @param origins `https://app.example`, or `*` for every origin; none: browsers keep other origins out
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  app.decorateRequest('isFromAllowedOrigin', false);
  if (origins.length === 0) return;
  const any = origins.includes('*');
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !isApi(request) || !(any || allowed.has(origin))) return;
    request.isFromAllowedOrigin = true;
    const asked = request.headers['access-control-request-method'];
    if (request.method !== 'OPTIONS' || asked === undefined) return;
    const { methods } = app.allowedAt(request.url);
    if (methods.length === 0) return;
    return await reply
      .headers({
        'access-control-allow-origin': any ? '*' : origin,
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
        vary: 'origin',
      })
      .code(204)
      .send();
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isApi(request)) return;
    // A cache keeps the answer for one origin.
    if (!any) reply.header('vary', varyWithOrigin(reply.getHeader('vary')));
    if (!request.isFromAllowedOrigin) return;
    reply.headers({
      'access-control-allow-origin': any ? '*' : request.headers.origin,
      'access-control-expose-headers': EXPOSED,
    });
  });
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/v1/');
}

function varyWithOrigin(vary: unknown): string {
  const named = String(vary ?? '');
  if (/(^|,)\s*origin\s*(,|$)/i.test(named)) return named;
  return named === '' ? 'origin' : `${named}, origin`;
}
