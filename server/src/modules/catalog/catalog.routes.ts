// The calls of the catalogue: categories and industries. [§7.3]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { fileSchema } from '../../platform/http/file-schema.ts';
import { Problem } from '../../platform/problem.ts';
import { sendFile } from '../media/index.ts';
import { getCategoryTree, getDocument, listIndustries } from './catalog.service.ts';
import { toWireCategory } from './catalog.wire.ts';

export function registerCatalogRoutes(app: FastifyInstance): void {
  answer(
    app,
    CALLS.categories,
    async ({ ctx }) => (await getCategoryTree(ctx)).map(toWireCategory),
    { cacheable: true },
  );
  answer(
    app,
    CALLS.featuredIndustries,
    async ({ ctx }) =>
      (await listIndustries(ctx)).map((industry) => ({
        value: industry.slug,
        count: industry.productCount,
      })),
    { cacheable: true },
  );

  const documentSchema = {
    schema: fileSchema('productDocument', 'A digital document of a product', {
      tag: 'Section 7.8',
      type: 'application/pdf',
    }),
  };
  app.get('/api/productdocuments/:name', documentSchema, async (request, reply) => {
    const { name } = request.params as { name: string };
    const document = await getDocument(request.ctx, name.toLowerCase());
    if (document === undefined) throw new Problem('document-not-found');
    reply.header('content-disposition', `attachment; filename="${document.name}"`);
    return sendFile(request, reply, document, 'public, max-age=3600');
  });
}
