// Admin routes of the catalogue. Search is passed in, as the catalogue does not know it.
import { ADMIN_CALLS, ADMIN_CRUD } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { crudRoutes } from '../../platform/http/crud-routes.ts';
import { sendPdf } from '../../platform/http/pdf-answer.ts';
import {
  addAttributeValue,
  changeAttributeValue,
  listAttributeValues,
  removeAttributeValue,
} from './attribute-values.admin.ts';
import { attributeCrud } from './attributes.admin.ts';
import { printBinLabels } from './bin-labels.admin.ts';
import { bulkChangeProducts } from './bulk.admin.ts';
import type { Reindex } from './catalog.follow.ts';
import { categoryUseCases, moveCategory } from './categories.admin.ts';
import { listCatalogueChanges, undoCatalogueChange } from './changes.admin.ts';
import { suggestHsn } from './hsn.admin.ts';
import {
  addIndustryPicture,
  changeIndustryProducts,
  industryCrud,
  listIndustryCategories,
} from './industries.admin.ts';
import { changeProductLinks, listProductLinks } from './links.admin.ts';
import { manufacturerCrud } from './manufacturers.admin.ts';
import { addMediaFile, arrangeMedia } from './media.admin.ts';
import { addProduct, changeProduct, getAdminProduct, listAdminProducts } from './products.admin.ts';
import {
  addExpectedReceipt,
  listExpectedReceipts,
  removeExpectedReceipt,
  takeExpectedReceipt,
} from './receipts.admin.ts';
import { correctStock, listStockMovements } from './stock.admin.ts';

const DONE = { done: true as const };

export function registerAdminCatalogRoutes(
  app: FastifyInstance,
  { reindex }: { reindex: Reindex },
): void {
  registerProducts(app, reindex);
  registerReceipts(app);
  registerPlaces(app, reindex);
  registerAttributes(app, reindex);
  registerIndustries(app, reindex);
}

function registerIndustries(app: FastifyInstance, reindex: Reindex): void {
  crudRoutes(app, ADMIN_CRUD.industries, industryCrud(reindex), 'position');
  adminRoute(
    app,
    ADMIN_CALLS.addIndustryPicture,
    async ({ ctx, body }) => await addIndustryPicture(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listIndustryCategories,
    async ({ ctx, params, page }) => await listIndustryCategories(ctx, params.id, page('products')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeIndustryProducts,
    async ({ ctx, params, body }) => await changeIndustryProducts(ctx, reindex, params.id, body),
  );
}

function registerProducts(app: FastifyInstance, reindex: Reindex): void {
  adminRoute(
    app,
    ADMIN_CALLS.listAdminProducts,
    async ({ ctx, query, page }) => await listAdminProducts(ctx, query, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.printBinLabels,
    async ({ ctx, query: { lang: _, ids, ...filter }, reply }) =>
      sendPdf(reply, await printBinLabels(ctx, { ids, filter })),
  );
  adminRoute(
    app,
    ADMIN_CALLS.getAdminProduct,
    async ({ ctx, params }) => await getAdminProduct(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addProduct,
    async ({ ctx, body }) => await addProduct(ctx, reindex, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeProduct,
    async ({ ctx, params, body }) => await changeProduct(ctx, reindex, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.bulkChangeProducts,
    async ({ ctx, body }) => await bulkChangeProducts(ctx, reindex, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.suggestHsn,
    async ({ ctx, query }) => await suggestHsn(ctx, query.ids ?? []),
  );
  adminRoute(
    app,
    ADMIN_CALLS.correctStock,
    async ({ ctx, params, body }) => await correctStock(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listStockMovements,
    async ({ ctx, params, page }) => await listStockMovements(ctx, params.id, page('id', 'desc')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listProductLinks,
    async ({ ctx, params }) => await listProductLinks(ctx, params.id),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeProductLinks,
    async ({ ctx, params, body }) => await changeProductLinks(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.arrangeMedia,
    async ({ ctx, params, body }) => await arrangeMedia(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addMediaFile,
    async ({ ctx, params, body }) => await addMediaFile(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listCatalogueChanges,
    async ({ ctx, query, page }) => await listCatalogueChanges(ctx, query, page('id', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.undoCatalogueChange, async ({ ctx, params }) => {
    await undoCatalogueChange(ctx, reindex, params.change);
    return DONE;
  });
}

function registerReceipts(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.listExpectedReceipts,
    async ({ ctx, query, page }) => await listExpectedReceipts(ctx, query, page('expectedOn')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addExpectedReceipt,
    async ({ ctx, body }) => await addExpectedReceipt(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.takeExpectedReceipt,
    async ({ ctx, params, body }) => await takeExpectedReceipt(ctx, params.id, body),
  );
  adminRoute(app, ADMIN_CALLS.removeExpectedReceipt, async ({ ctx, params }) => {
    await removeExpectedReceipt(ctx, params.id);
    return DONE;
  });
}

function registerPlaces(app: FastifyInstance, reindex: Reindex): void {
  crudRoutes(app, ADMIN_CRUD.categories, categoryUseCases(reindex), 'tree');
  adminRoute(
    app,
    ADMIN_CALLS.moveCategory,
    async ({ ctx, params, body }) => await moveCategory(ctx, reindex, params.id, body),
  );
  crudRoutes(app, ADMIN_CRUD.manufacturers, manufacturerCrud(reindex), 'name');
}

function registerAttributes(app: FastifyInstance, reindex: Reindex): void {
  crudRoutes(app, ADMIN_CRUD.attributes, attributeCrud(reindex), 'position');
  adminRoute(
    app,
    ADMIN_CALLS.listAttributeValues,
    async ({ ctx, params, query, page }) =>
      await listAttributeValues(ctx, params.id, query, page('text')),
  );
  adminRoute(
    app,
    ADMIN_CALLS.addAttributeValue,
    async ({ ctx, params, body }) => await addAttributeValue(ctx, params.id, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeAttributeValue,
    async ({ ctx, params, body }) =>
      await changeAttributeValue(ctx, reindex, params.id, params.ordinal, body),
  );
  adminRoute(app, ADMIN_CALLS.removeAttributeValue, async ({ ctx, params }) => {
    await removeAttributeValue(ctx, params.id, params.ordinal);
    return DONE;
  });
}
