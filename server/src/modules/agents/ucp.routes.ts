// UCP over REST: the profile at /.well-known/ucp, and the catalogue under /ucp.
import {
  UCP_VERSION,
  ucpLookupRequest,
  ucpLookupResponse,
  ucpProductRequest,
  ucpProductResponse,
  ucpProfile,
  ucpSearchRequest,
  ucpSearchResponse,
} from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { publicCtx } from '../../platform/http/public-reads.ts';
import { ucpProfileOf } from './ucp.rules.ts';
import { getCatalogProduct, lookUpCatalog, searchCatalog } from './ucp.service.ts';

export function registerUcpRoutes(app: FastifyInstance): void {
  app.get(
    '/.well-known/ucp',
    { schema: { hide: true, response: { 200: ucpProfile } }, config: { isPublicRead: true } },
    async ({ ctx }, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return ucpProfileOf(ctx.origin);
    },
  );
  add(app, 'search', ucpSearchRequest, ucpSearchResponse, searchCatalog);
  add(app, 'lookup', ucpLookupRequest, ucpLookupResponse, lookUpCatalog);
  add(app, 'product', ucpProductRequest, ucpProductResponse, getCatalogProduct);
}

function add<Body extends z.ZodType, Response extends z.ZodType>(
  app: FastifyInstance,
  name: string,
  body: Body,
  response: Response,
  run: (ctx: Ctx, body: z.output<Body>) => Promise<z.input<Response>>,
): void {
  app.post(
    `/ucp/catalog/${name}`,
    {
      schema: {
        summary: `Universal Commerce Protocol ${UCP_VERSION}: catalogue, ${name}`,
        hide: true,
        body,
        response: { 200: response },
      } as object,
      config: { isPublicRead: true, requestLimit: 'search' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await run(publicCtx(request), request.body as z.output<Body>);
    },
  );
}
