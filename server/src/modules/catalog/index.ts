// Public API of the catalog module: categories, manufacturers, products and their stock.

import { namesAndSlug, refused, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import * as service from './catalog.service.ts';

export { registerBulkV1Routes } from './bulk-rows.v1.routes.ts';
export { registerAdminCatalogRoutes } from './catalog.admin.routes.ts';
export {
  type CardFacts,
  cardFactColumns,
  decodeCards,
  encodedCards,
} from './catalog.card-columns.ts';
export { cardOf, HIGHLIGHTS, productName } from './catalog.cards.ts';
export {
  type ExportedProduct,
  type ExportFilters,
  exportCategories,
  exportProducts,
  listAttributeSlugs,
} from './catalog.export.ts';
export { catalogueReindexer, followSearch, REINDEX_QUEUE, type Reindex } from './catalog.follow.ts';
export {
  chooseCategory,
  findFamilyNames,
  findImages,
  type ImportAttribute,
  type ImportReferences,
  readImportAttributes,
  readImportReferences,
  readPresentCategories,
  readPresentProducts,
  readProductNumbers,
} from './catalog.import.queries.ts';
export { importCategories, importProducts, importTranslations } from './catalog.import.ts';
export {
  countImages,
  listWaitingImages,
  retryFailedImages,
  saveFetchedImages,
  type WaitingImage,
} from './catalog.import-images.ts';
export { addImportedNames, type ImportedNames } from './catalog.import-names.ts';
export { addImportedCategories } from './catalog.import-structure.ts';
export {
  listImportedEntries,
  undoImportedEntries,
  undoImportedProducts,
} from './catalog.import-undo.ts';
export type { ImportedRow } from './catalog.imported-row.ts';
export { hasCatalogue, type LoadedLots, loadCatalogue } from './catalog.loader.ts';
export type { CatalogueSource } from './catalog.loader-source.ts';
export {
  editedOwnPrices,
  type OwnPrices,
  ownPriceFaults,
  scaledOwnPrices,
  shownOwnPrices,
} from './catalog.own-prices.ts';
export {
  availableQuantityOf,
  listPurchasables,
  type Purchasable,
  type PurchasablePart,
} from './catalog.purchasables.ts';
export { lockRated, saveRating } from './catalog.ratings.ts';
export { registerCatalogRoutes } from './catalog.routes.ts';
export {
  changeSale,
  freeStock,
  lockStock,
  lockStockOf,
  lockStockToChange,
  piecesOf,
  putBack,
  reserveStock,
  returnStock,
  type StockLine,
  takingStock,
} from './catalog.stock.ts';
export {
  columnOf,
  leaveFrom,
  listHeldForOrder,
  listLeavingFrom,
  listOpenLocations,
  lockLocation,
  returnToLocations,
} from './catalog.stock-locations.ts';
export { registerCatalogV1Routes } from './catalog.v1.routes.ts';
export { toV1Card, toV1Product } from './catalog.v1.wire.ts';
export {
  insertWhole,
  lockParts,
  publishWhole,
  updateWhole,
  type WholeLot,
} from './catalog.wholes.ts';
export { toWireDetail, toWireProduct } from './catalog.wire.ts';
export { notifyUndo, readChangesOf, undoWhole } from './changes.admin.ts';
export { registerStockLocationRoutes } from './locations.admin.routes.ts';
export { matchingProducts } from './products.admin.queries.ts';
export { registerReorderRoutes } from './reorder.admin.routes.ts';
export { listToReorder } from './reorder.admin.ts';
export { registerStocktakeRoutes } from './stocktakes.admin.routes.ts';
export { service };

/** How entries of the staff are read and refused; lots keep theirs in the same way. */
export const adminEntries = { namesAndSlug, refused, rejectFaults, slugOfName, toldAtEntries };
