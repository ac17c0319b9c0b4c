// Entity tags: a weak ETag of the content, and 304 for If-None-Match, so that an unchanged answer is not sent twice. [RFC 9110 8.8.3, 13.1.2]
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak: the same content may be sent in several encodings. */
export function entityTagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client holds this content already. Compared weakly; `*` is any content. */
export function isNotModified(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  entityTag: string,
): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  if (known.trim() === '*') return true;
  const opaque = entityTag.replace(/^W\//, '');
  return known.match(/"[^"]*"/g)?.some((each) => each === opaque) === true;
}

/** Sends the content, or 304 without it. Other headers are set before. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  entityTag = entityTagOf(content),
): FastifyReply {
  reply.header('etag', entityTag);
  if (!isNotModified(request, entityTag)) return reply.send(content);
  return reply.removeHeader('content-type').code(304).send();
}
