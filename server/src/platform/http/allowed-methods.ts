// Method not allowed (405): which methods an address answers, looked up in the route table when the router found no route. [decisions §3]
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { originForm } from './origin-form.ts';

type Route = { method: string; url: string; isPage: boolean };
type Address = { matches: RegExp; methods: Set<string>; isPage: boolean };
/** `methods` is empty for an unknown address. */
export type Allowed = { methods: string[]; isPage: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    /** What the address of a request answers, whatever the method. */
    allowedAt(url: string): Allowed;
  }
  interface FastifyContextConfig {
    /** Its errors are pages too, unless JSON was asked for. */
    isPage?: boolean;
    /** A client without the right gets the answer of an unknown address, with any method. */
    isUnlisted?: boolean;
  }
}

/** To be registered before all routes. */
export function registerAllowedMethods(app: FastifyInstance): void {
  const routes: Route[] = [];
  let addresses: Address[] | undefined;
  app.addHook('onRoute', ({ method, url, config }) => {
    const { isPage = false, isUnlisted = false } = (config ?? {}) as { isPage?: boolean; isUnlisted?: boolean };
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
    const address = byUrl.get(url) ?? { matches: patternOf(url), methods: new Set(), isPage: false };
    address.methods.add(method);
    address.isPage ||= isPage;
    byUrl.set(url, address);
  }
  return [...byUrl.values()];
}

export function allowedIn(addresses: readonly Address[], url: string): Allowed {
  const path = decoded(originForm(url).split(/[?#]/, 1)[0] ?? '/');
  const found = addresses.filter(({ matches }) => matches.test(path));
  const methods = new Set(found.flatMap((address) => [...address.methods]));
  return { methods: methods.size === 0 ? [] : [...methods, 'OPTIONS'].sort(), isPage: found.some(({ isPage }) => isPage) };
}

/** `:name` is one segment and `*` the rest; a slash at the end changes nothing, as in the router. */
function patternOf(url: string): RegExp {
  const path = url
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${path}/?$`, 's');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
