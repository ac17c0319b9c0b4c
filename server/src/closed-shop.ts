// Closed shop: until staff open it, visitors get one page or a problem; staff who are logged in see the shop as it will be. [decisions 0099]
import type { FastifyInstance, FastifyRequest } from 'fastify';
import './platform/http/request.ts';
import './platform/http/route-config.ts';
import { Problem } from './platform/problem.ts';
import { staffCookie } from './request-context.ts';
import { services } from './services.ts';

const RETRY_AFTER_SECONDS = 3_600;

/** To be registered after the hooks that find the actor: rejects before a body is read. */
export function registerClosedShop(app: FastifyInstance): void {
  app.decorateRequest('isPreview', false);
  app.addHook('onRequest', async (request) => {
    const { anonymous = false, whileClosed = false } = request.routeOptions.config;
    // What an address of nothing answers, error-answers.ts decides.
    if (request.is404 || anonymous || whileClosed) return;
    if (await isClosedTo(request)) throw shopClosed();
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.isPreview)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  });
}

export function shopClosed(): Problem {
  return new Problem('shop-closed', {}, { retryAfter: RETRY_AFTER_SECONDS });
}

/** False where the database answers nobody: what is asked for fails by itself then. */
export async function isClosedTo(request: FastifyRequest): Promise<boolean> {
  if (request.isPreview) return false;
  const { ctx } = request;
  // A program with a key of the shop fills it before it opens.
  if (ctx.actor.kind === 'client' && ctx.actor.owner.kind === 'shop') return false;
  if (await services.company.isShopOpen(ctx).catch(() => true)) return false;
  // A cookie alone says nothing: the session may have ended.
  const token = request.cookies[staffCookie(ctx.origin).name] ?? null;
  const login = await services.staff.resolveLogin(ctx.db, token);
  request.isPreview = services.staff.actorOf(login).kind === 'staff';
  return !request.isPreview;
}
