// Routes of /api/v1: who may ask is checked first, then the input; answers carry money as decimal strings, and public ones an entity tag. [decisions 0114]
import { mayStaff, takesIdempotencyKey, type V1Call } from '@millwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { rightMissing, roleOf } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db, Tx } from '../db/index.ts';
import { answerOnce, idempotencyKeyOf, idempotencyOwnerOf } from '../idempotency.ts';
import { Problem } from '../problem.ts';
import { readLanguage, sayWhatIsMissing } from './calls.ts';
import { ifMatchOf, onlyIfMatches, type StateOf, versionTag } from './if-match.ts';
import { acceptForms, isForm, type SentForm } from './multipart.ts';
import { answerSame, answerTagged } from './public-answers.ts';
import { publicCtx } from './public-reads.ts';
import './request.ts';
import type { RouteConfig } from './route-config.ts';
import { v1Schema } from './v1-schema.ts';

export const V1_PREFIX = '/api/v1';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type V1Input<C extends V1Call> = {
  ctx: Ctx;
  query: Parsed<C['query']>;
  params: Parsed<C['params']>;
  body: C extends { takesFiles: true } ? SentForm : Parsed<C['body']>;
  reply: FastifyReply;
  request: FastifyRequest;
};
/** A call that answers a file sends it itself. */
type Answer<C extends V1Call> = C extends { answersFile: string }
  ? FastifyReply
  : z.input<C['response']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of /api/v1, for tests that walk over all of them. */
    v1Routes: { name: string; method: string; url: string; config: RouteConfig }[];
  }
}

/** Calls that have a version say how it is read; the others cannot. */
type StateOfCall<C extends V1Call> = C extends { hasVersion: true }
  ? [stateOf: StateOf<Parsed<C['params']>>]
  : [];

/** Serves one call. The handler gets checked input and answers the wire's own shape. */
export function v1Route<C extends V1Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: V1Input<C>) => Promise<Answer<C>>,
  declared: RouteConfig = {},
  ...versioned: StateOfCall<C>
): void {
  const [stateOf] = versioned as [StateOf<Parsed<C['params']>>?];
  const config =
    call.access === 'client'
      ? // Programs of the shop fill it before it opens.
        { whileClosed: true, ...declared, needsKey: true }
      : declared;
  const url = `${V1_PREFIX}${call.path}`;
  rejectMistakes(call, config);
  app.v1Routes.push({ name: call.name, method: call.method, url, config });
  const route = {
    method: call.method,
    url,
    schema: v1Schema(call),
    config,
    ...(call.maxBytes === undefined ? {} : { bodyLimit: call.maxBytes }),
    // Before the body is read or checked: who may not do this learns nothing of its form. Behind the rate limit, so that wrong keys are counted.
    preParsing: async (request: FastifyRequest): Promise<void> => allow(request, call, config),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { query, params, body } = request as { query: unknown; params: unknown; body: unknown };
      if (call.takesFiles === true && !isForm(body)) throw new Problem('unsupported-media-type');
      reply.header('cache-control', 'no-store');
      readLanguage(request, query, body);
      const run = async (ctx: Ctx): Promise<unknown> =>
        await sayWhatIsMissing(
          call,
          async () =>
            await handle({
              ctx,
              query,
              params,
              body,
              reply,
              request,
            } as V1Input<C>),
        );
      const stateIn = async (ctx: Ctx, from: { db: Db | Tx; lock: boolean }) =>
        await stateOf?.(ctx, params as Parsed<C['params']>, from);
      const expected =
        stateOf === undefined || call.method === 'GET' ? undefined : ifMatchOf(request);
      const work = async (ctx = publicCtx(request), isNested = false): Promise<unknown> => {
        if (expected === undefined) return await run(ctx);
        const done = await onlyIfMatches(ctx, expected, stateIn, { work: run, isNested });
        if (done.tag !== undefined) reply.header('etag', done.tag);
        return done.answer;
      };
      if (stateOf !== undefined && call.method === 'GET') {
        // Before what it is of: a change in between makes it too old, never too new.
        const state = await stateIn(request.ctx, { db: request.ctx.db, lock: false });
        if (state !== undefined) reply.header('etag', versionTag(state));
      }
      if (call.status !== undefined) reply.code(call.status);
      const { fields } = (query ?? {}) as { fields?: string[] };
      const textOf = (answer: unknown): string => textWith(reply, answer, fields);
      const key = keyOf(request, reply, call);
      if (key !== undefined) {
        const repeatable = { key, call: call.name, request: { params, query, body } };
        const answer = await answerOnce(request.ctx, repeatable, async (ctx) => {
          const done = await work(ctx, true);
          return { status: call.status ?? 200, body: call.status === 204 ? '' : textOf(done) };
        });
        if (answer.isReplayed) reply.header('idempotency-replayed', 'true');
        if (call.status === 204) return reply.send();
        return reply.type('application/json; charset=utf-8').send(answer.body);
      }
      if (config.cacheable === true) return await answerSame(request, reply, work, textOf);
      if (config.revalidated === true || config.isPublicRead === true)
        return answerTagged(request, reply, await work(), textOf);
      const answer = await work();
      if (call.status === 204) return reply.send();
      if (call.answersFile !== undefined || fields === undefined) return answer;
      return reply.type('application/json; charset=utf-8').send(textOf(answer));
    },
  };
  if (call.takesFiles === true) {
    app.register(async (scope) => {
      acceptForms(scope);
      scope.route(route);
    });
  } else app.route(route);
}

/** Of a writing call whose answer may be kept, by somebody who is known; else the answer says that it was ignored. @throws Problem idempotency-key-not-valid */
function keyOf(
  { headers, ctx }: FastifyRequest,
  reply: FastifyReply,
  call: V1Call,
): string | undefined {
  if (call.method === 'GET') return undefined;
  const key = idempotencyKeyOf(headers['idempotency-key']);
  if (key === undefined || (takesIdempotencyKey(call) && idempotencyOwnerOf(ctx) !== undefined))
    return key;
  // Refused it would be of no use to clients that send one with every write.
  reply.header('idempotency-ignored', 'true');
  return undefined;
}

/** @throws Error at the start of the program: what is somebody's may stand in no cache and come from no replica */
function rejectMistakes(call: V1Call, { cacheable, isPublicRead }: RouteConfig): void {
  if (call.access !== 'public' && (cacheable === true || isPublicRead === true))
    throw new Error(
      `${call.name} is not for everybody, so it is neither cacheable nor a public read`,
    );
  if (call.method !== 'GET' && call.answersFile !== undefined)
    throw new Error(`${call.name} changes something and answers a file, which no repeat could get`);
}

/**
 * A key that is sent must count, also where none is needed.
 * @throws Problem password-change-required, login-required, api-key-required, key-right-missing, and why a key does not count
 */
function allow({ ctx, keyProblem }: FastifyRequest, call: V1Call, config: RouteConfig): void {
  if (keyProblem !== null) throw keyProblem;
  const { actor } = ctx;
  if (actor.kind === 'restricted' && config.allowRestricted !== true)
    throw new Problem('password-change-required');
  if (call.access === 'customer' && actor.kind !== 'customer' && actor.kind !== 'restricted')
    throw new Problem('login-required');
  if (call.access !== 'client') return;
  if (actor.kind !== 'client') throw new Problem('api-key-required');
  const role = roleOf(actor);
  if (role === undefined || !mayStaff(role, call.scope)) throw rightMissing(actor, call.scope);
}

/** JSON of the answer, or of its named fields: checked whole where answers are checked, cut afterwards. */
function textWith(reply: FastifyReply, answer: unknown, fields: string[] | undefined): string {
  const text = String(reply.serialize(answer));
  return fields === undefined
    ? text
    : JSON.stringify(onlyFields(JSON.parse(text), new Set(fields)));
}

/** The named fields of a resource, or of each entry of a list. */
function onlyFields(answer: object, fields: ReadonlySet<string>): object {
  return 'items' in answer && Array.isArray(answer.items)
    ? { ...answer, items: answer.items.map((item: object) => picked(item, fields)) }
    : picked(answer, fields);
}

function picked(resource: object, fields: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => fields.has(name)));
}
