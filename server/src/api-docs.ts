// API documentation: the OpenAPI document, its browser at /api/docs, and the page of all problem codes. [§7, decisions 0067]
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Config } from './config.ts';
import { completeDocument, type Document, onlyV1 } from './openapi-document.ts';
import { sendTagged } from './platform/http/entity-tag.ts';
import { PROBLEM_DOCS } from './platform/http/problem-answers.ts';
import { declareForAll } from './platform/http/route-config.ts';
import { postmanCollection } from './postman-collection.ts';
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts';

/** The documentation's scripts and styles are files of ours, and its script sets styles of elements; the package's own policy would let it ask elsewhere and be framed. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The same bytes for everybody. */
const FILES = {
  schema: { hide: true },
  config: { priority: 'exempt', whileClosed: true },
} as const;

/** To be registered before the routes that it describes. */
export async function registerApiDocs(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Millwright',
        version: '1.0.0',
        description:
          'The marketplace for programs: catalogue, search, cart, orders. New programs use `/api/v1`; the other calls are spelt as the specification of the shop has them.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        contact: { name: 'Who keeps this shop', url: `${publicUrl}/contact-us` },
      },
      servers: [{ url: '/', description: 'This shop' }],
      externalDocs: { url: `${publicUrl}${PROBLEM_DOCS}`, description: 'All problem codes' },
      components: {
        securitySchemes: {
          authToken: { type: 'apiKey', in: 'header', name: 'authToken' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Of a customer: the token that logging in answers, the same as in authToken. Of a program of the shop: its key.',
          },
          staffSession: { type: 'apiKey', in: 'cookie', name: 'staff' },
        },
      },
    },
    transform: createJsonSchemaTransform({
      skipList: [],
      zodToJsonConfig: { override: forClients },
    }),
    transformObject: createJsonSchemaTransformObject({
      zodToJsonConfig: { override: forClients },
    }),
  });
  await app.register(async (scope) => {
    declareForAll(scope, FILES.config);
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      // In place of the package's own name and sign.
      theme: {
        title: 'API',
        css: [
          { filename: 'theme.css', content: '.topbar-wrapper .link { display: none !important }' },
        ],
      },
      // The first is what opens; the other has the specification's calls too.
      uiConfig: {
        urls: [
          { name: '/api/v1', url: '/api/v1/openapi.json' },
          { name: 'All calls', url: '/api/openapi.json' },
        ],
        filter: true,
        docExpansion: 'list',
        defaultModelsExpandDepth: 0,
      },
    });
  });
  // The biggest answer there is: the same bytes for everybody, however many read it and however slowly.
  let documents: Documents | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply, part: keyof Documents) => {
    documents ??= documentsOf(app, publicUrl);
    return await sendTagged(
      request,
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache'),
      documents[part],
    );
  };
  app.get('/api/openapi.json', FILES, async (request, reply) => await send(request, reply, 'all'));
  app.get(
    '/api/v1/openapi.json',
    FILES,
    async (request, reply) => await send(request, reply, 'v1'),
  );
  app.get(
    '/api/v1/postman.json',
    FILES,
    async (request, reply) => await send(request, reply, 'postman'),
  );
  app.get(PROBLEM_DOCS, FILES, async (request, reply) => {
    reply
      .header('content-security-policy', PROBLEM_PAGE_POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8');
    return await sendTagged(request, reply, problemPage(request.ctx.locale));
  });
}

/** The document of every call, that of /api/v1 alone, and a collection of requests made of the latter. */
type Documents = Record<'all' | 'v1' | 'postman', Buffer>;

function documentsOf(app: FastifyInstance, publicUrl: string): Documents {
  const tagged = new Set(
    app.knownRoutes
      .filter(({ config }) => config.cacheable === true || config.isPublicRead === true)
      .map(({ url }) => url.replace(/:(\w+)/g, '{$1}')),
  );
  const document = completeDocument(app.swagger() as unknown as Document, (path) =>
    tagged.has(path),
  );
  const v1 = onlyV1(document);
  const bytes = (content: object) => Buffer.from(JSON.stringify(content));
  return { all: bytes(document), v1: bytes(v1), postman: bytes(postmanCollection(v1, publicUrl)) };
}

type Described = {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: { [key: string]: unknown };
};

/**
 * Described is what a client needs: a whole number in an address as what it may be, not how its digits are read; no limits that are those of
 * all numbers; and of an answer only what it has, since fields may be added.
 */
function forClients({ zodSchema, jsonSchema }: Described): void {
  if (jsonSchema.type === 'integer') {
    delete jsonSchema.pattern;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  }
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}
