// Flash messages: in a cookie of one minute that scripts cannot read, forgotten once it was shown.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A sentence that survives one redirect. */
export type Flash = { kind: 'success' | 'warning' | 'error'; text: string };

const COOKIE = 'flash';
const LARGEST = 1024;
const MOST = 4;
const KINDS: readonly string[] = ['success', 'warning', 'error'] satisfies Flash['kind'][];

export function readFlashes(request: FastifyRequest): Flash[] {
  const text = request.cookies[COOKIE];
  if (text === undefined || text.length > LARGEST) return [];
  try {
    const list: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(list) ? list.filter(isFlash).slice(0, MOST) : [];
  } catch {
    // Not ours.
    return [];
  }
}

export function setFlashes(
  reply: FastifyReply,
  flashes: readonly Flash[],
  options: CookieSerializeOptions,
): void {
  let kept = flashes.slice(0, MOST);
  const encode = (): string =>
    Buffer.from(JSON.stringify(kept.map(({ kind, text }) => ({ kind, text })))).toString(
      'base64url',
    );
  // Rather fewer messages than half a message.
  while (kept.length > 0 && encode().length > LARGEST) kept = kept.slice(0, -1);
  if (kept.length > 0) reply.setCookie(COOKIE, encode(), { ...options, maxAge: 60 });
}

export function forgetFlashes(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

function isFlash(value: unknown): value is Flash {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text } = value as Partial<Flash>;
  return (
    typeof text === 'string' &&
    text.length <= 400 &&
    typeof kind === 'string' &&
    KINDS.includes(kind)
  );
}
