// Request log: one line per request, with the route's pattern and without personal data. [promises P52]
import type { FastifyInstance } from 'fastify';
import { wasTurnedAway } from './admission.ts';

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (wasTurnedAway(request)) return;
    const line = {
      req: request,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else if (reply.statusCode >= 400) request.log.info(line, 'request refused');
    else request.log.debug(line, 'request answered');
  });
}
