// Error answers: a page for a person, application/problem+json for a program; faults are logged here. [decisions §3]
import { inspect } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClosedTo, shopClosed } from './closed-shop.ts';
import { TurnedAway } from './platform/http/admission.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './platform/http/plain-pages.ts';
import { asProblem, sendProblem } from './platform/http/problem-answers.ts';
import './platform/http/allowed-methods.ts';
import { Problem } from './platform/problem.ts';
import './web-host/index.ts';
import { localeOf } from './web-host/language.ts';

/** RFC 9110 asks for a challenge with each 401; a browser opens no dialog for these. */
const CUSTOMER_CHALLENGE = 'Bearer realm="account"';
/** Of calls that need a key, and of a key that does not count (RFC 6750 3.1). */
const KEY_CHALLENGE = 'Bearer realm="api"';
const STAFF_CHALLENGE = 'Cookie realm="back office"';

/** @param showsStacks  of faults, in the answer: in development only */
export function answerErrors(app: FastifyInstance, { showsStacks = false } = {}): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = asProblem(error);
    if (problem === undefined) request.log.error({ err: error, req: request }, 'fault');
    // Of the answer that failed before its first byte: this one is neither packed nor a file.
    reply.removeHeader('content-encoding').removeHeader('content-disposition');
    return await answerProblem(
      app,
      request,
      reply,
      problem,
      showsStacks && problem === undefined ? inspect(error) : undefined,
    );
  });
  app.setNotFoundHandler(
    async (request, reply) => await answerProblem(app, request, reply, new Problem('not-found')),
  );
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401 || reply.hasHeader('www-authenticate')) return;
    reply.header('www-authenticate', challengeOf(request));
  });
}

function challengeOf({ url, keyProblem, routeOptions }: FastifyRequest): string {
  if (url.startsWith('/api/admin/')) return STAFF_CHALLENGE;
  if (keyProblem !== null) return `${KEY_CHALLENGE}, error="invalid_token"`;
  return routeOptions.config.needsKey === true ? KEY_CHALLENGE : CUSTOMER_CHALLENGE;
}

async function answerProblem(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem | undefined,
  stack?: string,
): Promise<FastifyReply> {
  const plain =
    problem instanceof TurnedAway ||
    // Before anything of the shop is read there is no page of its own.
    (problem?.code === 'temporarily-unavailable' && request.ctx === undefined)
      ? 'temporarily-unavailable'
      : problem?.code === 'address-too-long'
        ? problem.code
        : undefined;
  if (problem !== undefined && plain !== undefined && wantsPage(request)) {
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
    return reply
      .code(plain === 'address-too-long' ? 414 : 503)
      .header('cache-control', 'no-store')
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(plainPage(plain, localeOf(request.url)));
  }
  if (!app.hasDecorator('pages') || request.ctx === undefined || !wantsPage(request))
    return sendProblem(request, reply, problem, stack);
  // A page that says what went wrong has the menus of the shop.
  if (problem?.code !== 'shop-closed' && (await isClosedTo(request).catch(() => false)))
    return await answerProblem(app, request, reply, shopClosed());
  if (problem?.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem === undefined) return await app.pages.fault(request, reply, stack);
  return problem.code === 'not-found'
    ? await app.pages.missing(request, reply)
    : await app.pages.problem(request, reply, problem);
}

/** A page's address, and one that is nothing's, answers a page unless JSON was asked for; a call's address answers JSON unless HTML was. */
function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = request.headers;
  if (request.url.startsWith('/api/')) return false;
  if (accept.includes('text/html')) return true;
  // Scripts of a page, pictures and videos say what they are for; they accept anything as well.
  if (/json/i.test(accept) || !/\*\/\*|text\/\*/.test(accept) || destination !== 'document')
    return false;
  const { methods, isPage } = request.server.allowedAt(request.url);
  return isPage || methods.length === 0;
}
