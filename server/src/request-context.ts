// Request context of HTTP: before any handler: the actor from the session, the language and currency, and whether the request may change anything. [decisions §5, §8]

import { DEFAULT_LOCALE, FIRST_CURRENCIES, isCurrencyCode, isLocale } from '@millwright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import './platform/http/request.ts';
import './platform/http/route-config.ts';
import { clientOf } from './platform/client.ts';
import { type Actor, type Clock, systemClock } from './platform/context.ts';
import { auditedDb, type Db } from './platform/db/index.ts';
import type { FreeBytes } from './platform/disk.ts';
import type { FileStore } from './platform/files/index.ts';
import { ADMIN_PREFIX, type SessionCookie } from './platform/http/admin-calls.ts';
import './platform/http/cors.ts';
import { V1_PREFIX } from './platform/http/v1-calls.ts';
import type { Log } from './platform/log.ts';
import { Problem } from './platform/problem.ts';
import { API_KEY_MARK } from './platform/secret.ts';
import { services } from './services.ts';

/** Over https the browser itself guards the cookie's origin. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** Another cookie than the customer's, and no other site ever sends it along. */
function staffCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-staff' : 'staff';
}

export function staffCookie(publicUrl: string): SessionCookie {
  const name = staffCookieName(publicUrl);
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    name,
    set: (reply, token) => void reply.setCookie(name, token, options),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

type Options = {
  db: Db;
  files: FileStore;
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor'>;
  clock?: Clock;
  freeBytes?: FreeBytes | undefined;
};

export function registerRequestContext(
  app: FastifyInstance,
  { db, files, config, clock = systemClock, freeBytes }: Options,
): void {
  const cookieName = sessionCookieName(config.publicUrl);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('viewer', null);
  app.decorateRequest('keyProblem', null);
  app.decorateRequest('isOfStaff', false);
  app.decorateRequest('staffToken', null);
  app.decorateRequest('staffLogin', null);
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    const sent = tokenIn(request.headers);
    // A key is no session anywhere; what it opens are the calls of /api/v1.
    const isKey = sent?.startsWith(API_KEY_MARK) ?? false;
    const bearer = isKey ? null : sent;
    const cookie = request.cookies[cookieName] ?? null;
    // Whether the program lives must not depend on the database that knows the session.
    const { anonymous = false } = request.routeOptions.config;
    // A page of another origin asks with a token: cookies that came along are not its own. Nor is a session asked together with a key.
    const { isFromAllowedOrigin } = request;
    request.sessionToken =
      anonymous || isKey ? null : (bearer ?? (isFromAllowedOrigin ? null : cookie));
    if (sent === null && !isFromAllowedOrigin && isUnsafe(request.method))
      rejectCrossSite(request, config.publicUrl);
    const staffCookieSent = request.cookies[staffCookieName(config.publicUrl)] ?? null;
    request.isOfStaff = staffCookieSent !== null;
    const isAdmin = request.url.startsWith(`${ADMIN_PREFIX}/`);
    const byKey = isKey && request.routeOptions.url?.startsWith(`${V1_PREFIX}/`) === true;
    const { firstName, ...actor } = isAdmin
      ? await staffActor(request, db, staffCookieSent)
      : byKey
        ? await clientActor(request, { db, clock, key: sent ?? '' })
        : await services.identity.resolveSession(db, request.sessionToken);
    if (actor.kind === 'customer')
      request.viewer = { id: actor.customerId, firstName: firstName ?? '' };
    const { lang } = request.query as { lang?: unknown };
    const currency = request.cookies.currency;
    request.ctx = {
      actor,
      // Whatever this request changes is noted with its name.
      db: auditedFor(actor, db, request.id),
      files,
      clock,
      locale: isLocale(lang) ? lang : DEFAULT_LOCALE,
      currency: isCurrencyCode(currency) ? currency : FIRST_CURRENCIES[0],
      requestId: request.id,
      origin: config.publicUrl,
      freeBytes,
      client: clientOf(request.ip, config.rateLimitFactor, request.headers['user-agent']),
      log: request.log as Log,
    };
  });
}

/** `authToken` is the specification's own header; `Authorization: Bearer` is what libraries send. */
function tokenIn({ authtoken, authorization = '' }: FastifyRequest['headers']): string | null {
  if (typeof authtoken === 'string' && authtoken !== '') return authtoken;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null;
}

async function staffActor(
  request: FastifyRequest,
  db: Db,
  token: string | null,
): Promise<Actor & { firstName?: string }> {
  const login = await services.staff.resolveLogin(db, token);
  request.sessionToken = null;
  request.staffToken = login?.token ?? null;
  request.staffLogin = login ?? null;
  return services.staff.actorOf(login);
}

/** A key that does not count makes a visitor, and the call says why. */
async function clientActor(
  request: FastifyRequest,
  { db, clock, key }: { db: Db; clock: Clock; key: string },
): Promise<Actor & { firstName?: string }> {
  const found = await services.apiClients.resolveKey(db, {
    key,
    address: request.ip,
    now: clock.now(),
  });
  if (!(found instanceof Problem)) return found;
  request.keyProblem = found;
  return { kind: 'visitor' };
}

function auditedFor(actor: Actor, db: Db, id: string): Db {
  if (actor.kind === 'staff')
    return auditedDb(db, { id, staffId: actor.staffId, who: `staff:${actor.staffId}` });
  return actor.kind === 'client'
    ? auditedDb(db, { id, staffId: null, who: `client:${actor.clientId}` })
    : db;
}

function isUnsafe(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** A browser says where a request comes from; programs say nothing and carry no cookies of other people. [promises P35] */
function rejectCrossSite(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Problem('cross-site-request');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl) return;
  if (hostOf(origin) !== request.headers.host) throw new Problem('cross-site-request');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
