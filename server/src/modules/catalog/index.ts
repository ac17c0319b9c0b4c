// The door of the catalogue: categories, manufacturers, products and their stock.
import { likeOf } from './attributes.desk.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import * as service from './catalog.service.ts';
import { cleaned, namesAndSlug, refused, refuseFaults, toldAtEntries } from './desk-faults.ts';

export { type CardFacts, cardFactColumns, decodeCards, encodedCards } from './catalog.card-columns.ts';
export { cardOf, HIGHLIGHTS } from './catalog.cards.ts';
export { registerCatalogDeskRoutes } from './catalog.desk.routes.ts';
export {
  type ExportedProduct,
  type ExportFilters,
  exportCategories,
  exportProducts,
  listAttributeSlugs,
} from './catalog.export.ts';
export { catalogueReindexer, followSearch, REINDEX_QUEUE, type Reindex } from './catalog.follow.ts';
export {
  findImages,
  type ImportAttribute,
  type ImportReferences,
  readImportAttributes,
  readImportReferences,
  readPresentCategories,
  readPresentProducts,
} from './catalog.import.queries.ts';
export { type ImportedRow, importCategories, importProducts, importTranslations } from './catalog.import.ts';
export { addImportedNames, type ImportedNames } from './catalog.import-names.ts';
export { listImportedEntries, undoImportedEntries, undoImportedProducts } from './catalog.import-undo.ts';
export { hasCatalogue, type LoadedLots, loadCatalogue } from './catalog.loader.ts';
export type { CatalogueSource } from './catalog.loader-source.ts';
export { lockRated, saveRating } from './catalog.ratings.ts';
export { registerCatalogRoutes } from './catalog.routes.ts';
export { buyableOf, getSellables, type Sellable, type SellablePart } from './catalog.sellables.ts';
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
export { insertWhole, lockParts, publishWhole, updateWhole, type WholeLot } from './catalog.wholes.ts';
export { toWireDetail, toWireProduct } from './catalog.wire.ts';
export { readChangesOf, tellUndo, undoWhole } from './changes.desk.ts';
export { service };

/** How entries of the desk are read and refused; lots keep theirs in the same way. */
export const deskEntries = { cleaned, likeOf, namesAndSlug, refused, refuseFaults, slugOfName, toldAtEntries };
