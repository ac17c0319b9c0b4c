// Request metrics: by route pattern and status class, never by user input.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { histogram, reading } from '../metrics/index.ts';
import { methodOf } from './request-traces.ts';

/** Seconds; a page should be within the first half. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const durations = histogram(
  {
    name: 'millwright_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
  },
  BOUNDS,
);
let inFlight = 0;
reading(
  {
    name: 'millwright_http_requests_in_flight',
    help: 'Requests that wait for their answer now.',
    over: 'sum',
  },
  () => inFlight,
);

/** First of all hooks: what the others reject is measured too. */
export function registerRequestMetrics(app: FastifyInstance): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    inFlight += 1;
    // Also called when the client hung up, unlike onResponse.
    reply.raw.once('close', () => {
      inFlight -= 1;
      const status = reply.raw.writableEnded
        ? `${Math.floor(reply.raw.statusCode / 100)}xx`
        : 'aborted';
      durations.observe(reply.elapsedTime / 1_000, {
        method: methodOf(request.method),
        route: request.routeOptions.url ?? 'none',
        status,
      });
    });
    done();
  });
}
