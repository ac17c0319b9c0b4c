// MCP over HTTP: POST /mcp takes one JSON-RPC message and answers it; each counts as a search.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicCtx } from '../../platform/http/public-reads.ts';
import { Problem } from '../../platform/problem.ts';
import { answerMcp } from './mcp.server.ts';

/** A list of a hundred lines has room; more is no call of ours. */
const MAX_BODY = 64 * 1024;
/** Lists in lists deeper than this are no call either, and reading them costs the stack. */
const MAX_DEPTH = 32;
/** What the protocol reads; cookies and the rest stay here. */
const HEADERS = ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'];

export function registerMcpRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The protocol has answers of its own for what is no JSON and for another type.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      '/mcp',
      {
        schema: { hide: true },
        bodyLimit: MAX_BODY,
        config: { isPublicRead: true, requestLimit: 'search' },
      },
      answer,
    );
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = typeof request.body === 'string' ? request.body : '';
  reply.header('cache-control', 'no-store');
  if (!isOwnOrigin(request.headers.origin, request.ctx.origin))
    throw new Problem('cross-site-request');
  const rejection = rejectionOf(body);
  if (rejection !== undefined) return reply.code(400).send(rejection);
  const ctx = publicCtx(request);
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const response = await answerMcp(
    ctx,
    new Request(`${ctx.origin}/mcp`, { method: 'POST', headers, body }),
  );
  const text = await response.text();
  const type = response.headers.get('content-type');
  const message = type?.startsWith('text/event-stream') ? onlyMessage(text) : undefined;
  if (message !== undefined)
    return reply.type('application/json').code(response.status).send(message);
  if (type !== null) reply.type(type);
  return reply.code(response.status).send(text);
}

/** The package streams answers to clients of before 2026; a stream of one message is that message, which any program can read. */
function onlyMessage(stream: string): string | undefined {
  const messages = stream.split('\n').filter((line) => line.startsWith('data: '));
  return messages.length === 1 ? messages[0]?.slice('data: '.length) : undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Programs send no Origin, a browser sends that of its page: only one of this shop. The Host is not believed: the name of another site may
 * lead to this machine.
 */
function isOwnOrigin(origin: string | undefined, shop: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const [theirs, ours] = [new URL(origin).hostname, new URL(shop).hostname];
  return theirs === ours || (LOOPBACK.has(ours) && LOOPBACK.has(theirs));
}

/** Several messages at once were given up by the protocol, and would be one search for many. */
function rejectionOf(body: string): object | undefined {
  const error = (code: number, message: string) => ({
    jsonrpc: '2.0',
    id: null,
    error: { code, message },
  });
  if (body.trimStart().startsWith('['))
    return error(-32600, 'Invalid Request: one message in each request');
  return depthOf(body) > MAX_DEPTH
    ? error(-32600, `Invalid Request: nested deeper than ${MAX_DEPTH}`)
    : undefined;
}

/** Of brackets outside strings, in one pass: at least as deep as what is parsed. */
function depthOf(body: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '{' || sign === '[')) deepest = Math.max(deepest, ++depth);
    else if (!isText && (sign === '}' || sign === ']')) depth -= 1;
  }
  return deepest;
}
