// Problem answers (RFC 9457): an error becomes a problem in the reader's language; faults reveal nothing and are logged. [decisions §3, 0067]
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
  problemText,
  problemTitle,
} from '@millwright/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/index.ts';
import { Problem } from '../problem.ts';
import './request.ts';
import { REJECTION_HEADERS } from './security-headers.ts';

/** The page of the documentation that lists all codes; each is an anchor. The path is whole, so `type` is the same in every shop and resolves in each. */
export const PROBLEM_DOCS = '/api/docs/problems';

/** Fastify's own rejections, and what they are in our words. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_BAD_URL: 'invalid-request',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-request',
};

/** The problem that an error is; undefined for a fault. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error))
    return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  const { code, statusCode } = error as FastifyError;
  // 57014: the statement ran into its time limit; 55P03: a lock did.
  if (code === '57014' || code === '55P03')
    return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  // 22021 and 22P05: bytes that are no text; nothing of ours sends them.
  if (code === '22021' || code === '22P05')
    return new Problem('invalid-request', {}, { fields: [{ code: 'character-not-allowed' }] });
  if (code !== undefined && FASTIFY_CODES[code] !== undefined) return coded(FASTIFY_CODES[code]);
  if (statusCode === 429) return new Problem('too-many-requests', {}, { retryAfter: 30 });
  if (statusCode === 503) return new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return coded(statusCode === 404 ? 'not-found' : 'invalid-request');
  return undefined;
}

/** What is wrong with a request that could not even be read has no place in it. */
function coded(code: ProblemCode): Problem {
  return new Problem(
    code,
    {},
    code === 'invalid-request' ? { fields: [{ code: 'request-not-readable' }] } : {},
  );
}

/** The body of a problem answer; `errors` has at least one entry. */
export function problemBody(problem: Problem, locale: Locale, instance: string): ProblemBody {
  const detail = problem.text(locale);
  const fields =
    problem.fields.length > 0 ? problem.fields : [{ code: problem.code, params: problem.params }];
  return {
    type: `${PROBLEM_DOCS}#${problem.code}`,
    title: problemTitle(problem.code, locale),
    status: PROBLEMS[problem.code],
    detail,
    instance,
    code: problem.code,
    message: detail,
    errors: fields.map((field) => {
      const sentence =
        field.code === problem.code && field.params === undefined
          ? detail
          : problemText(field.code, locale, field.params);
      return {
        code: field.code,
        ...('pointer' in field && field.pointer !== undefined ? { pointer: field.pointer } : {}),
        detail: sentence,
        defaultMessage: sentence,
      };
    }),
  };
}

/** Says nothing about the fault but where to ask. */
function faultBody(locale: Locale, instance: string): ProblemBody {
  return problemBody(new Problem('unexpected-fault'), locale, instance);
}

/** Answers a problem, or a fault where there is none, to a program. @param stack  of the fault, in development only */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem | undefined,
  stack?: string,
): FastifyReply {
  // Some are rejected before the actor is known.
  const locale =
    (request.ctx as { locale: Locale } | undefined)?.locale ?? localeIn(request.raw.url ?? '');
  const instance = instanceOf(request.id);
  const body =
    problem === undefined ? faultBody(locale, instance) : problemBody(problem, locale, instance);
  // The rate limit has said already when its minute is over.
  if (problem?.retryAfter !== undefined && !reply.hasHeader('retry-after'))
    reply.header('retry-after', problem.retryAfter);
  return reply
    .code(body.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .headers(REJECTION_HEADERS)
    .serializer(String)
    .send(JSON.stringify(stack === undefined ? body : { ...body, stack }));
}

/** Node's own rejections: what came is no request, too large a one, or too slow. */
const NODE_CODES: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Answers on the bare socket, where there is no request, and hangs up. */
export function rejectConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const body = problemBody(
    coded(NODE_CODES[error.code ?? ''] ?? 'invalid-request'),
    DEFAULT_LOCALE,
    instanceOf(randomUUID()),
  );
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}\r\ncontent-type: application/problem+json\r\ncache-control: no-store\r\n` +
      `${Object.entries(REJECTION_HEADERS)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

export function instanceOf(requestId: string): string {
  return `urn:millwright:request:${requestId}`;
}

function localeIn(url: string): Locale {
  const lang = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}
