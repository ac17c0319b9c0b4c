// Admin routes under /api/admin: the right is checked before anything else, changes need a form token, and lists read their page from the query.
import type { Readable } from 'node:stream';
import { type AdminCall, langQuery, MAX_ROWS, mayStaff } from '@millwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { ListPage } from '../list.ts';
import { Problem } from '../problem.ts';
import { isFormToken } from './form-token.ts';
import { acceptForms, isForm, type SentForm } from './multipart.ts';
import { problemAnswer } from './problem-schema.ts';
import './request.ts';
import type { RouteConfig } from './route-config.ts';

export const ADMIN_PREFIX = '/api/admin';
/** Staff are few, and known to us. */
const FEW_PEOPLE: RouteConfig = { priority: 'exempt', whileClosed: true };

/** The cookie of a back-office session; made where the configuration is known. */
export type SessionCookie = {
  name: string;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type AdminInput<C extends AdminCall> = {
  ctx: Ctx;
  query: Parsed<C['query']>;
  params: Parsed<C['params']>;
  body: C extends { takesFiles: true }
    ? SentForm
    : C extends { takesBytes: number }
      ? Readable
      : Parsed<C['body']>;
  reply: FastifyReply;
  /** The page of a list, sorted by `sort` when nothing else was asked. */
  page(sort: string, order?: 'asc' | 'desc'): ListPage;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the back office with the right that it needs, for the matrix of rights. */
    adminRoutes: { name: string; method: string; url: string; right: AdminCall['right'] }[];
  }
}

/** A handler may answer a stream or a file by sending it itself: then it answers the reply. */
export function adminRoute<C extends AdminCall>(
  app: FastifyInstance,
  call: C,
  handle: (input: AdminInput<C>) => Promise<z.input<C['response']> | FastifyReply>,
): void {
  const url = `${ADMIN_PREFIX}${call.path}`;
  app.adminRoutes.push({ name: call.name, method: call.method, url, right: call.right });
  const route = {
    method: call.method,
    url,
    schema: {
      operationId: call.name,
      summary: call.summary,
      tags: ['Back office'],
      querystring: call.query ?? langQuery,
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.takesFiles === true ? { consumes: ['multipart/form-data'] } : {}),
      ...(call.right === 'login' ? {} : { security: [{ staffSession: [] }] }),
      response: { 200: call.response, '4xx': problemAnswer, '5xx': problemAnswer },
    },
    config: FEW_PEOPLE,
    // Before the body is read or checked: who may not do this learns nothing of its form.
    onRequest: async (request: FastifyRequest): Promise<void> => allow(request, call),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const { query, params, body } = request as { query: unknown; params: unknown; body: unknown };
      if (call.takesFiles === true && !isForm(body)) throw new Problem('unsupported-media-type');
      const page = (sort: string, order: 'asc' | 'desc' = 'asc') => ({
        start: 0,
        count: 25,
        sort,
        order,
        ...pageOf(query),
      });
      return await handle({ ctx: request.ctx, query, params, body, reply, page } as AdminInput<C>);
    },
  };
  if (call.takesBytes !== undefined) {
    app.register(async (scope) => {
      acceptBytes(scope, call.takesBytes ?? 0);
      scope.route(route);
    });
  } else if (call.takesFiles === true) {
    app.register(async (scope) => {
      acceptForms(scope);
      scope.route(route);
    });
  } else app.route(route);
}

/** The body stays a stream for the use case; one whose Content-Length is too long is rejected before it is read. */
function acceptBytes(scope: FastifyInstance, atMost: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/octet-stream',
    { bodyLimit: atMost },
    (request, payload: Readable, done) => {
      if (Number(request.headers['content-length'] ?? 0) > atMost)
        done(new Problem('payload-too-large'), undefined);
      else done(null, payload);
    },
  );
}

/** @throws Problem staff-login-required, right-missing, form-expired */
function allow(request: FastifyRequest, { right, opensSession }: AdminCall): void {
  const { actor } = request.ctx;
  if (right !== 'login') {
    if (actor.kind !== 'staff') throw new Problem('staff-login-required');
    if (right !== 'staff' && !mayStaff(actor.role, right)) throw new Problem('right-missing');
  }
  if (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    opensSession === true ||
    request.staffToken === null
  )
    return;
  const sent = request.headers['x-form-token'];
  if (!isFormToken(request.staffToken, typeof sent === 'string' ? sent : ''))
    throw new Problem('form-expired');
}

function pageOf(query: unknown): Partial<ListPage> {
  const { start, count, sort, order } = (query ?? {}) as Partial<ListPage>;
  return {
    ...(start === undefined ? {} : { start }),
    ...(count === undefined ? {} : { count: Math.min(count, MAX_ROWS) }),
    ...(sort === undefined ? {} : { sort }),
    ...(order === undefined ? {} : { order }),
  };
}
