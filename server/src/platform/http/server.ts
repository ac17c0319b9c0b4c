// HTTP server: Fastify with every limit stated, so that no client can hold more than its share. [promises P38, P39, P48]

import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler as checkingSerializer } from 'fastify-type-provider-zod';
import { Problem } from '../problem.ts';
import { parseJson } from './json-body.ts';
import { originForm } from './origin-form.ts';
import { limitPipelining } from './pipelining.ts';
import { MAX_URL_BYTES } from './plain-pages.ts';
import { asProblem, rejectConnection, sendProblem } from './problem-answers.ts';
import type { RouteConfig } from './route-config.ts';
import { endSlowReaders } from './slow-readers.ts';
import { validateRequests } from './validation.ts';

export type HttpOptions = {
  log: FastifyBaseLogger;
  trustProxy: string[] | undefined;
  /** Tests check every answer against its own schema; production trusts the types and saves the time. */
  checkAnswers: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that there is, HEAD included, so that none is forgotten where somebody says who may use which. */
    knownRoutes: { method: string; url: string; config: RouteConfig }[];
  }
}

export const MAX_BODY = 256 * 1024;

export function createHttpServer(options: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log,
    // One line a request of our own making (see request-log.ts) instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    genReqId: requestIds(),
    requestIdHeader: false,
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    bodyLimit: MAX_BODY,
    // Fastify's own defaults would let a slow body stay open for ever.
    requestTimeout: 30_000,
    connectionTimeout: 0,
    // Longer than proxies and clients keep an idle connection (nginx and load balancers 60 s): the side that reuses it must close it first.
    keepAliveTimeout: 75_000,
    // Node looks for requests that take too long every half minute unless told otherwise.
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 2_000 },
    routerOptions: {
      maxParamLength: 400,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
    },
    // While it closes, requests on open connections are served, each as the last of its connection; see listen.ts.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    exposeHeadRoutes: true,
    // A path that cannot be decoded, and bytes that are no request: rejected as a problem too.
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, asProblem(error)),
    clientErrorHandler: rejectConnection,
  });
  app.server.maxHeadersCount = 100;
  endSlowReaders(app.server);
  limitPipelining(app);
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.length > MAX_URL_BYTES) throw new Problem('address-too-long', { n: MAX_URL_BYTES });
    // A tab is white space to some readers of this header, and part of a name to others.
    if (headers['content-type']?.includes('\t')) throw new Problem('unsupported-media-type');
  });
  app.decorate('knownRoutes', []);
  app.addHook('onRoute', (route) => {
    // What a scope declares for all of its routes is added after this hook.
    const known = (method: string) => ({
      method,
      url: route.url,
      get config() {
        return route.config ?? {};
      },
    });
    app.knownRoutes.push(...[route.method].flat().map(known));
  });
  validateRequests(app);
  app.setSerializerCompiler(
    options.checkAnswers ? checkingSerializer : () => (data) => JSON.stringify(data),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as string));
    } catch {
      done(
        new Problem('invalid-request', {}, { fields: [{ code: 'json-not-valid', pointer: '' }] }),
        undefined,
      );
    }
  });
  return app;
}

/** Unique over processes and restarts, and cheap: it is made for every request. */
function requestIds(): () => string {
  const run = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${run}-${(count++).toString(36)}`;
}
