// The calls of the catalogue: categories and industries. [§7.3]
import { CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/calls.ts';
import { getCategoryTree, listIndustries } from './catalog.service.ts';
import { toWireCategory } from './catalog.wire.ts';

export function registerCatalogRoutes(app: FastifyInstance): void {
  answer(app, CALLS.categories, async ({ ctx }) => (await getCategoryTree(ctx)).map(toWireCategory));
  answer(app, CALLS.featuredIndustries, async ({ ctx }) =>
    (await listIndustries(ctx)).map((industry) => ({ value: industry.slug, count: industry.productCount })),
  );
}
