// The calls of the back office about the catalogue. Search is handed in: the catalogue does not know who finds its products.
import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { answerAdmin } from '../../platform/http/admin-calls.ts';
import { addAttributeValue, changeAttributeValue, listAttributeValues, removeAttributeValue } from './attribute-values.desk.ts';
import { addAttribute, changeAttribute, getAttribute, listAttributes } from './attributes.desk.ts';
import { bulkChangeProducts } from './bulk.desk.ts';
import type { Reindex } from './catalog.follow.ts';
import { addCategory, changeCategory, getDeskCategory, listDeskCategories, moveCategory, removeCategory } from './categories.desk.ts';
import { listCatalogueChanges, undoCatalogueChange } from './changes.desk.ts';
import {
  addIndustry,
  addIndustryPicture,
  changeIndustry,
  changeIndustryProducts,
  getDeskIndustry,
  listDeskIndustries,
  listIndustryCategories,
} from './industries.desk.ts';
import { changeProductLinks, listProductLinks } from './links.desk.ts';
import { addManufacturer, changeManufacturer, getManufacturer, listManufacturers, removeManufacturer } from './manufacturers.desk.ts';
import { addMediaFile, arrangeMedia } from './media.desk.ts';
import { addProduct, changeProduct, getDeskProduct, listDeskProducts } from './products.desk.ts';
import { correctStock, listStockMovements } from './stock.desk.ts';

const DONE = { done: true as const };

export function registerCatalogDeskRoutes(app: FastifyInstance, { reindex }: { reindex: Reindex }): void {
  registerProducts(app, reindex);
  registerPlaces(app, reindex);
  registerAttributes(app, reindex);
  registerIndustries(app, reindex);
}

function registerIndustries(app: FastifyInstance, reindex: Reindex): void {
  answerAdmin(app, ADMIN_CALLS.listDeskIndustries, async ({ ctx, query, page }) => await listDeskIndustries(ctx, query, page('position')));
  answerAdmin(app, ADMIN_CALLS.getDeskIndustry, async ({ ctx, params }) => await getDeskIndustry(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addIndustry, async ({ ctx, body }) => await addIndustry(ctx, body));
  answerAdmin(app, ADMIN_CALLS.changeIndustry, async ({ ctx, params, body }) => await changeIndustry(ctx, reindex, params.id, body));
  answerAdmin(app, ADMIN_CALLS.addIndustryPicture, async ({ ctx, body }) => await addIndustryPicture(ctx, body));
  answerAdmin(
    app,
    ADMIN_CALLS.listIndustryCategories,
    async ({ ctx, params, page }) => await listIndustryCategories(ctx, params.id, page('products')),
  );
  answerAdmin(
    app,
    ADMIN_CALLS.changeIndustryProducts,
    async ({ ctx, params, body }) => await changeIndustryProducts(ctx, reindex, params.id, body),
  );
}

function registerProducts(app: FastifyInstance, reindex: Reindex): void {
  answerAdmin(app, ADMIN_CALLS.listDeskProducts, async ({ ctx, query, page }) => await listDeskProducts(ctx, query, page('id', 'desc')));
  answerAdmin(app, ADMIN_CALLS.getDeskProduct, async ({ ctx, params }) => await getDeskProduct(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addProduct, async ({ ctx, body }) => await addProduct(ctx, reindex, body));
  answerAdmin(app, ADMIN_CALLS.changeProduct, async ({ ctx, params, body }) => await changeProduct(ctx, reindex, params.id, body));
  answerAdmin(app, ADMIN_CALLS.bulkChangeProducts, async ({ ctx, body }) => await bulkChangeProducts(ctx, reindex, body));
  answerAdmin(app, ADMIN_CALLS.correctStock, async ({ ctx, params, body }) => await correctStock(ctx, params.id, body));
  answerAdmin(
    app,
    ADMIN_CALLS.listStockMovements,
    async ({ ctx, params, page }) => await listStockMovements(ctx, params.id, page('id', 'desc')),
  );
  answerAdmin(app, ADMIN_CALLS.listProductLinks, async ({ ctx, params }) => await listProductLinks(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.changeProductLinks, async ({ ctx, params, body }) => await changeProductLinks(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.arrangeMedia, async ({ ctx, params, body }) => await arrangeMedia(ctx, params.id, body));
  answerAdmin(app, ADMIN_CALLS.addMediaFile, async ({ ctx, params, body }) => await addMediaFile(ctx, params.id, body));
  answerAdmin(
    app,
    ADMIN_CALLS.listCatalogueChanges,
    async ({ ctx, query, page }) => await listCatalogueChanges(ctx, query, page('id', 'desc')),
  );
  answerAdmin(app, ADMIN_CALLS.undoCatalogueChange, async ({ ctx, params }) => {
    await undoCatalogueChange(ctx, reindex, params.change);
    return DONE;
  });
}

function registerPlaces(app: FastifyInstance, reindex: Reindex): void {
  answerAdmin(app, ADMIN_CALLS.listDeskCategories, async ({ ctx, query, page }) => await listDeskCategories(ctx, query, page('tree')));
  answerAdmin(app, ADMIN_CALLS.getDeskCategory, async ({ ctx, params }) => await getDeskCategory(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addCategory, async ({ ctx, body }) => await addCategory(ctx, body));
  answerAdmin(app, ADMIN_CALLS.changeCategory, async ({ ctx, params, body }) => await changeCategory(ctx, reindex, params.id, body));
  answerAdmin(app, ADMIN_CALLS.moveCategory, async ({ ctx, params, body }) => await moveCategory(ctx, reindex, params.id, body));
  answerAdmin(app, ADMIN_CALLS.removeCategory, async ({ ctx, params }) => {
    await removeCategory(ctx, params.id);
    return DONE;
  });
  answerAdmin(app, ADMIN_CALLS.listManufacturers, async ({ ctx, query, page }) => await listManufacturers(ctx, query, page('name')));
  answerAdmin(app, ADMIN_CALLS.getManufacturer, async ({ ctx, params }) => await getManufacturer(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addManufacturer, async ({ ctx, body }) => await addManufacturer(ctx, body));
  answerAdmin(
    app,
    ADMIN_CALLS.changeManufacturer,
    async ({ ctx, params, body }) => await changeManufacturer(ctx, reindex, params.id, body),
  );
  answerAdmin(app, ADMIN_CALLS.removeManufacturer, async ({ ctx, params }) => {
    await removeManufacturer(ctx, params.id);
    return DONE;
  });
}

function registerAttributes(app: FastifyInstance, reindex: Reindex): void {
  answerAdmin(app, ADMIN_CALLS.listAttributes, async ({ ctx, query, page }) => await listAttributes(ctx, query, page('position')));
  answerAdmin(app, ADMIN_CALLS.getAttribute, async ({ ctx, params }) => await getAttribute(ctx, params.id));
  answerAdmin(app, ADMIN_CALLS.addAttribute, async ({ ctx, body }) => await addAttribute(ctx, body));
  answerAdmin(app, ADMIN_CALLS.changeAttribute, async ({ ctx, params, body }) => await changeAttribute(ctx, reindex, params.id, body));
  answerAdmin(
    app,
    ADMIN_CALLS.listAttributeValues,
    async ({ ctx, params, query, page }) => await listAttributeValues(ctx, params.id, query, page('text')),
  );
  answerAdmin(app, ADMIN_CALLS.addAttributeValue, async ({ ctx, params, body }) => await addAttributeValue(ctx, params.id, body));
  answerAdmin(
    app,
    ADMIN_CALLS.changeAttributeValue,
    async ({ ctx, params, body }) => await changeAttributeValue(ctx, reindex, params.id, params.ordinal, body),
  );
  answerAdmin(app, ADMIN_CALLS.removeAttributeValue, async ({ ctx, params }) => {
    await removeAttributeValue(ctx, params.id, params.ordinal);
    return DONE;
  });
}
