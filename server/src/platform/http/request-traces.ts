// Request traces: one per request, by route pattern and status, without address or user input.
import type { FastifyInstance } from 'fastify';
import { tracing } from '../tracing/index.ts';

export function registerRequestTraces(app: FastifyInstance): void {
  const collected = tracing();
  if (collected === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route, logLevel } = request.routeOptions;
    // Asked for by machines all the time: not logged, so not traced either.
    if (logLevel === 'silent') return done();
    const end = collected.request(
      { method: methodOf(request.method), headers: request.headers },
      done,
    );
    reply.raw.once('close', () =>
      end({ route, status: reply.raw.writableEnded ? reply.raw.statusCode : undefined }),
    );
  });
}

/** Anybody may send any word as a method; names of spans are ours. */
export function methodOf(method: string): string {
  return /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : 'other';
}
