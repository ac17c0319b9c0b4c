// The catalogue in /api/v1: products, categories, manufacturers and industries. [decisions 0114]
import { V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { shownCurrency } from '../pricing/index.ts';
import { findProductIds } from './catalog.queries.ts';
import * as service from './catalog.service.ts';
import {
  toV1Card,
  toV1Category,
  toV1CategoryDetail,
  toV1Family,
  toV1Industry,
  toV1Manufacturer,
  toV1ManufacturerDetail,
  toV1Product,
} from './catalog.v1.wire.ts';

const SHARED = { cacheable: true };
const MAX_IDS = 100;

export function registerCatalogV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.getProduct,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      return toV1Product(await service.getProduct(ctx, params.id), currency);
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listProducts,
    async ({ ctx, query: { ids, skus, currency: asked } }) => {
      const currency = await shownCurrency(ctx, asked);
      if ((ids === undefined) === (skus === undefined)) throw notExactlyOne();
      const wanted = ids ?? (await findProductIds(ctx.db, skusIn(skus ?? '')));
      const products = await service.listProducts(ctx, [...new Set(wanted)]);
      return { items: products.map((product) => toV1Product(product, currency)) };
    },
    { isPublicRead: true },
  );
  v1Route(
    app,
    V1_CALLS.getFamily,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      await service.getProduct(ctx, params.id);
      const family = await service.getFamily(ctx, params.id);
      return { family: family === null ? null : toV1Family(family, currency) };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listSubstitutes,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      await service.getProduct(ctx, params.id);
      const cards = await service.listSubstitutes(ctx, params.id);
      return { items: cards.map((card) => toV1Card(card, currency)) };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listRelated,
    async ({ ctx, params, query }) => {
      const currency = await shownCurrency(ctx, query.currency);
      await service.getProduct(ctx, params.id);
      const cards = await service.listRelated(ctx, params.id);
      return { items: cards.map((card) => toV1Card(card, currency)) };
    },
    SHARED,
  );
  registerBrowseRoutes(app);
}

function registerBrowseRoutes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.listCategories,
    async ({ ctx }) => ({ items: (await service.getCategoryTree(ctx)).map(toV1Category) }),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.getCategory,
    async ({ ctx, query }) => toV1CategoryDetail(await service.getCategory(ctx, query.path)),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listManufacturers,
    async ({ ctx }) => ({ items: (await service.listManufacturers(ctx)).map(toV1Manufacturer) }),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.getManufacturer,
    async ({ ctx, params }) =>
      toV1ManufacturerDetail(await service.getManufacturer(ctx, params.slug)),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listIndustries,
    async ({ ctx }) => ({ items: (await service.listIndustries(ctx)).map(toV1Industry) }),
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.getIndustry,
    async ({ ctx, params }) => toV1Industry(await service.getIndustry(ctx, params.slug)),
    SHARED,
  );
}

function notExactlyOne(): Problem {
  const params = { values: 'ids, skus' };
  const fields = ['/ids', '/skus'].map(
    (pointer) => ({ code: 'expected-either', pointer, params }) as const,
  );
  return new Problem('invalid-request', {}, { fields });
}

/** @throws Problem list-too-long */
function skusIn(skus: string): string[] {
  const listed = skus.split(',').flatMap((sku) => (sku.trim() === '' ? [] : [sku.trim()]));
  if (listed.length > MAX_IDS)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'list-too-long', pointer: '/skus', params: { n: MAX_IDS } }] },
    );
  return listed;
}
