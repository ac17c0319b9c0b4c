// Request decorations.

import type {} from '@fastify/cookie';
import type {} from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type {} from 'fastify';
import type { Ctx } from '../context.ts';
import type { Replicas } from '../db/index.ts';
import type { ResponseCache } from '../response-cache/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for every visitor; undefined where it is switched off. */
    responseCache?: ResponseCache | undefined;
    /** Standbys of the database; undefined where there are none. */
    replicas?: Replicas | undefined;
  }
  interface FastifyContextConfig {
    /** The answers of this route are public, and making them changes nothing: a replica may be read. */
    isPublicRead?: boolean;
  }
  interface FastifyRequest {
    ctx: Ctx;
    /** The session's token from the cookie, the authToken header or a bearer token; null for visitors. */
    sessionToken: string | null;
    /** First name of the logged-in customer, for the header. */
    viewer: { id: number; firstName: string } | null;
    /** The back-office session's token from its cookie; null outside /api/admin, and where it means nothing. */
    staffToken: string | null;
  }
}
