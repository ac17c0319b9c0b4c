// What is a browser told not to do? Strict headers on every answer, and a policy with a nonce on every page. [promises P43, P44]
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import './request.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** For refusals that are made before any of the hooks below is asked: of paths that cannot be read, and of bytes that are no request. */
export const REFUSAL_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': API_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export async function registerSecurityHeaders(app: FastifyInstance, { https, dev }: { https: boolean; dev: boolean }): Promise<void> {
  await app.register(helmet, {
    // Set below: pages and answers of the API need different ones.
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (reply.hasHeader('content-security-policy')) return;
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    reply.header('content-security-policy', isPage ? pagePolicy(request.cspNonce, https, dev) : API_POLICY);
  });
}

function pagePolicy(nonce: string, https: boolean, dev: boolean): string {
  return [
    "default-src 'none'",
    // The tiny loader carries the nonce; what it loads is trusted through it.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite puts styles into the page while it is being developed.
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
