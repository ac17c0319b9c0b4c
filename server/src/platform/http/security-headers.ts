// Security headers on every response, and on every page a Content-Security-Policy that runs no script but our own files. [promises P43, P44, decisions 0069]
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import './request.ts';
import './route-config.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
/** Pages read codes by camera; the browser still asks the visitor. */
const PAGE_PERMISSIONS = PERMISSIONS.replace('camera=()', 'camera=(self)');
/**
 * Lets WebAssembly be compiled, and no text be run as a script (that would be `'unsafe-eval'`). Browsers without a BarcodeDetector read codes with
 * WebAssembly, whose files come by `connect-src 'self'`; every page has the search box with its Scan button. [decisions 0088]
 */
const WASM = "'wasm-unsafe-eval'";

/** For rejections that are made before any of the hooks below is asked: of paths that cannot be read, and of bytes that are no request. */
export const REJECTION_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': API_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

type Options = { /** The address that buyers type */ publicUrl: string; dev: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    /** Sources for script-src, as `allowInlineScripts` adds them. */
    inlineScriptHashes: string[];
  }
}

export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  await app.register(helmet, {
    // Set below: pages and responses of the API need different ones.
    contentSecurityPolicy: false,
    hsts: isHttps(options) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.decorate('inlineScriptHashes', []);
  const policies = new Map<string, string>();
  const policyFor = (request: FastifyRequest, scans: boolean): string => {
    const files = filesUnder('/assets/', request, options);
    const key = `${files} ${scans}`;
    const scripts = [...app.inlineScriptHashes, ...(scans ? [WASM] : [])];
    const policy = policies.get(key) ?? pagePolicy(files, options, { scripts });
    policies.set(key, policy);
    return policy;
  };
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // What has a policy of its own, such as the back office and documents, scans nothing; nor do pages about the API.
    if (reply.hasHeader('content-security-policy')) return;
    // A 304 has no type, but a browser takes its headers over to the page that it holds.
    const isPage =
      reply.statusCode === 304
        ? request.routeOptions.config.isPage === true
        : String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const scans = isPage && !request.url.startsWith('/api/');
    if (scans) reply.header('permissions-policy', PAGE_PERMISSIONS);
    reply.header('content-security-policy', isPage ? policyFor(request, scans) : API_POLICY);
  });
}

/** Scripts that stand in pages and whose text never varies: the policy of pages names their hashes. An app without security headers needs none. */
export function allowInlineScripts(app: FastifyInstance, texts: readonly string[]): void {
  if (!app.hasDecorator('inlineScriptHashes')) return;
  for (const text of texts)
    app.inlineScriptHashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * CSP source for one folder of our own files. A path needs a host in front of it (`'self'` takes none), so it is named when the request came to
 * the host of PUBLIC_URL; at any other address, and for IP addresses, which CSP does not match as hosts, it is the whole origin.
 */
export function filesUnder(
  folder: string,
  { host }: Pick<FastifyRequest, 'host'>,
  { publicUrl }: Options,
): string {
  const known = new URL(publicUrl);
  const isName =
    /^[a-z0-9.-]+$/.test(known.hostname) &&
    (isIP(known.hostname) === 0 || known.hostname === '127.0.0.1');
  return isName && host.toLowerCase() === known.host ? `${known.host}${folder}` : "'self'";
}

/**
 * Content-Security-Policy of a page: scripts and styles are our own files.
 * @param files as `filesUnder` returns it
 */
export function pagePolicy(
  files: string,
  options: Options,
  { scripts = [], styles = [] }: { scripts?: readonly string[]; styles?: readonly string[] } = {},
): string {
  const { dev } = options;
  return [
    "default-src 'none'",
    // While it is being developed, Vite serves scripts from all over the origin and writes scripts and styles into the page.
    `script-src ${dev ? "'self' 'unsafe-inline'" : [files, ...scripts].join(' ')}`,
    `style-src ${dev ? "'self' 'unsafe-inline'" : [files, ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps(options) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isHttps({ publicUrl }: Options): boolean {
  return publicUrl.startsWith('https:');
}
