// REST routes: at /api + path, and at the bare path where that is no page. [decisions §2]
import { type Call, isLocale, type Locale } from '@millwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import { Problem } from '../problem.ts';
import { acceptForms, isForm, type SentForm } from './multipart.ts';
import './request.ts';
import { problemAnswer } from './problem-schema.ts';
import { answerSame, answerTagged } from './public-answers.ts';
import { publicCtx } from './public-reads.ts';
import type { RouteConfig } from './route-config.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type CallInput<C extends Call> = {
  ctx: Ctx;
  query: Parsed<C['query']>;
  params: Parsed<C['params']>;
  body: C extends { takesFiles: true } ? SentForm : Parsed<C['body']>;
  headers: FastifyRequest['headers'];
  reply: FastifyReply;
};

/** Either header; the second is the specification's. */
const TOKEN_HEADERS: Record<string, string[]>[] = [{ bearer: [] }, { authToken: [] }];

/** Serves one call. The handler gets checked input and answers the wire's own shape. */
export function answer<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<z.input<C['response']>>,
  config: RouteConfig = {},
): void {
  const schema = {
    operationId: call.name,
    summary: call.summary,
    tags: [`Section ${call.section}`],
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.takesFiles === true ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.access === 'customer' ? { security: TOKEN_HEADERS } : {}),
    response: { 200: call.response, '4xx': problemAnswer, '5xx': problemAnswer },
  };
  const urls = call.bare ? [`/api${call.path}`, call.barePath ?? call.path] : [`/api${call.path}`];
  for (const url of urls) {
    const route = {
      method: call.method,
      url,
      schema: url.startsWith('/api/') ? schema : { ...schema, hide: true },
      config,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { actor } = request.ctx;
        if (actor.kind === 'restricted' && config.allowRestricted !== true)
          throw new Problem('password-change-required');
        if (call.access === 'customer' && actor.kind === 'visitor') {
          throw new Problem(
            call.name === 'commitOrder' ? 'login-required-to-order' : 'login-required',
          );
        }
        reply.header('cache-control', 'no-store');
        const { query, params, body } = request as {
          query: unknown;
          params: unknown;
          body: unknown;
        };
        if (call.takesFiles === true && !isForm(body)) throw new Problem('unsupported-media-type');
        readLanguage(request, query, body);
        const work = async () =>
          await sayWhatIsMissing(
            call,
            async () =>
              await handle({
                ctx: publicCtx(request),
                query,
                params,
                body,
                headers: request.headers,
                reply,
              } as CallInput<C>),
          );
        if (config.cacheable === true) return await answerSame(request, reply, work);
        return config.revalidated === true
          ? await answerTagged(request, reply, await work())
          : await work();
      },
    };
    if (call.takesFiles === true) {
      app.register(async (scope) => {
        acceptForms(scope);
        scope.route(route);
      });
    } else app.route(route);
  }
}

/** "Page not found" is for pages: a call names what it did not find. */
export async function sayWhatIsMissing<T>(
  { missing = 'record-not-found' }: Pick<Call, 'missing'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem && error.code === 'not-found' ? new Problem(missing) : error;
  }
}

/** The language that a body names is that of the answer, unless the address says another. [§3 login payload] */
export function readLanguage(request: FastifyRequest, query: unknown, body: unknown): void {
  const { lang } = (query ?? {}) as { lang?: Locale };
  const { language } = (body ?? {}) as { language?: unknown };
  if (lang === undefined && isLocale(language)) request.ctx.locale = language;
}
