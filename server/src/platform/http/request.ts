// Request decorations.

import type {} from '@fastify/cookie';
import type {} from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type {} from 'fastify';
import type { Ctx } from '../context.ts';
import type { Replicas } from '../db/index.ts';
import type { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Standbys of the database; undefined where there are none. */
    replicas?: Replicas | undefined;
  }
  interface FastifyRequest {
    ctx: Ctx;
    /** The session's token from the cookie, the authToken header or a bearer token; null for visitors. */
    sessionToken: string | null;
    /** Why the API key of this request does not count; the call that needs one says it. */
    keyProblem: Problem | null;
    /** First name of the logged-in customer, for the header. */
    viewer: { id: number; firstName: string } | null;
    /** The browser has a session of the back office, wherever the request goes; whether it is still good is not asked. */
    isOfStaff: boolean;
    /** The shop is closed, and who asks is of the staff: pages say so. */
    isPreview: boolean;
    /** The back-office session's token from its cookie; null outside /api/admin, and where it means nothing. */
    staffToken: string | null;
  }
}
