// Request log: one line per request, with the route's pattern and without personal data. [promises P52]
import type { FastifyInstance } from 'fastify';
import { wasTurnedAway } from './admission.ts';

/** Not worth a line each: asked for by machines all the time. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if ((route !== undefined && QUIET.has(route)) || wasTurnedAway(request)) return;
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else if (reply.statusCode >= 400) request.log.info(line, 'request refused');
    else request.log.debug(line, 'request answered');
  });
}
