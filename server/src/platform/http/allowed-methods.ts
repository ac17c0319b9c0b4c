// Method not allowed (405): which methods an address answers, looked up in the route table when the router found no route. [decisions §3]
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { originForm } from './origin-form.ts';
import './route-config.ts';

type Route = { method: string; url: string; isPage: boolean };
type Address = { matches: (path: string) => boolean; methods: Set<string>; isPage: boolean };
/** `methods` is empty for an unknown address. */
export type Allowed = { methods: string[]; isPage: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    /** What the address of a request answers, whatever the method. */
    allowedAt(url: string): Allowed;
  }
}

/** To be registered before all routes. */
export function registerAllowedMethods(app: FastifyInstance): void {
  const routes: Route[] = [];
  let addresses: Address[] | undefined;
  app.addHook('onRoute', ({ method, url, config: { isPage = false, isUnlisted = false } = {} }) => {
    // A route for everything says nothing of an address.
    if (isUnlisted || url === '*' || url === '/*') return;
    for (const each of [method].flat()) routes.push({ method: each, url, isPage });
  });
  app.decorate('allowedAt', (url: string) => {
    addresses ??= toAddresses(routes);
    return allowedIn(addresses, url);
  });
}

/** To be registered after the hooks that find the actor: rejects before a body is read. */
export function rejectOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const { methods } = app.allowedAt(request.url);
    if (methods.length === 0) return;
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return await reply.code(204).send();
    throw new Problem('method-not-allowed');
  });
}

export function toAddresses(routes: readonly Route[]): Address[] {
  const byUrl = new Map<string, Address>();
  for (const { method, url, isPage } of routes) {
    const address = byUrl.get(url) ?? {
      matches: matcherOf(url),
      methods: new Set(),
      isPage: false,
    };
    address.methods.add(method);
    address.isPage ||= isPage;
    byUrl.set(url, address);
  }
  return [...byUrl.values()];
}

export function allowedIn(addresses: readonly Address[], url: string): Allowed {
  const path = decoded(originForm(url).split(/[?#]/, 1)[0] ?? '/');
  const found = addresses.filter(({ matches }) => matches(path));
  const methods = new Set(found.flatMap((address) => [...address.methods]));
  return {
    methods: methods.size === 0 ? [] : [...methods, 'OPTIONS'].sort(),
    isPage: found.some(({ isPage }) => isPage),
  };
}

/** `:name` is one segment and `*` the rest; a slash at the end changes nothing, as in the router. */
function matcherOf(url: string): Address['matches'] {
  const segments = segmentsOf(url);
  const isPrefix = segments.at(-1) === '*';
  const named = isPrefix ? segments.slice(0, -1) : segments;
  return (path) => {
    const given = isPrefix ? path.split('/') : segmentsOf(path);
    if (isPrefix ? given.length <= named.length : given.length !== named.length) return false;
    return named.every((segment, n) =>
      segment.startsWith(':') ? given[n] !== '' : given[n] === segment,
    );
  };
}

function segmentsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
