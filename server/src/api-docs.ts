// API documentation: the OpenAPI document, its browser at /api/docs, and the page of all problem codes. [§7, decisions 0067]
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { sendTagged } from './platform/http/entity-tag.ts';
import { PROBLEM_DOCS } from './platform/http/problem-answers.ts';
import { declareForAll } from './platform/http/route-config.ts';
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts';

/** The documentation's scripts and styles are files of ours; the package's own policy would let it ask elsewhere and be framed. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The same bytes for everybody. */
const FILES = {
  schema: { hide: true },
  config: { priority: 'exempt', whileClosed: true },
} as const;

/** To be registered before the routes that it describes. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Millwright',
        version: '1',
        description: 'The calls of the marketplace: catalogue, cart, customers, orders.',
      },
      externalDocs: { url: PROBLEM_DOCS, description: 'All problem codes' },
      components: {
        securitySchemes: {
          authToken: { type: 'apiKey', in: 'header', name: 'authToken' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The same token as in authToken.',
          },
          staffSession: { type: 'apiKey', in: 'cookie', name: 'staff' },
        },
      },
    },
    transform: createJsonSchemaTransform({
      skipList: [],
      zodToJsonConfig: { override: wholeNumbers },
    }),
    transformObject: createJsonSchemaTransformObject({}),
  });
  await app.register(async (scope) => {
    declareForAll(scope, FILES.config);
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  });
  // The biggest answer there is: the same bytes for everybody, however many read it and however slowly.
  let document: Buffer | undefined;
  app.get('/api/openapi.json', FILES, async (request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return await sendTagged(
      request,
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache'),
      document,
    );
  });
  app.get(PROBLEM_DOCS, FILES, async (request, reply) => {
    reply
      .header('content-security-policy', PROBLEM_PAGE_POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8');
    return await sendTagged(request, reply, problemPage(request.ctx.locale));
  });
}

/** A whole number in an address is sent as digits: described is what it may be, not how it is read. */
function wholeNumbers({ jsonSchema }: { jsonSchema: { type?: unknown; pattern?: unknown } }): void {
  if (jsonSchema.type === 'integer') delete jsonSchema.pattern;
}
