// Public reads: a request for public data without a session or personal cookies may be answered by a replica; every other one reads its own writes. [decisions 0042]
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { isAnonymous } from '../response-cache/index.ts';
import './request.ts';
import './route-config.ts';

/** The request's context, reading a replica where that may be. To be asked for when the reading begins: a replica may be too old a moment later. */
export function publicCtx(request: FastifyRequest): Ctx {
  const { replicas } = request.server;
  const { cacheable = false, isPublicRead = cacheable } = request.routeOptions.config;
  if (replicas === undefined || !isPublicRead || !isAnonymous(request)) return request.ctx;
  const db = replicas.pick();
  return db === undefined ? request.ctx : { ...request.ctx, db };
}
