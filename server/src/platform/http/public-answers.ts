// Public answers: JSON that is the same for everybody, from the response cache, with an entity tag that clients revalidate.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey } from '../response-cache/index.ts';
import { entityTagOf, sendTagged } from './entity-tag.ts';
import './request.ts';

/** For shared caches, revalidated each time. */
const PUBLIC_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
};

/** JSON of an answer. */
type TextOf = (content: unknown) => string;

/** Public content: from the response cache; each client caches it too and revalidates it. */
export async function answerSame(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
  textOf: TextOf = (content) => String(reply.serialize(content)),
): Promise<FastifyReply> {
  const outcome = await request.server.responseCache?.respond<never>(
    request,
    reply,
    cacheKey(request),
    async () => {
      const text = textOf(await work());
      return {
        text,
        headers: { ...PUBLIC_HEADERS, etag: entityTagOf(text) },
        products: 'any' as const,
      };
    },
  );
  return outcome === undefined ? answerTagged(request, reply, await work(), textOf) : reply;
}

/** Content that clients keep and revalidate, and no process holds. */
export function answerTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
  textOf: TextOf = (answer) => String(reply.serialize(answer)),
): FastifyReply {
  return sendTagged(request, reply.headers(PUBLIC_HEADERS), textOf(content));
}
