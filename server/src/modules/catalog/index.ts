// The door of the catalogue: categories, manufacturers, products and their stock.
import * as service from './catalog.service.ts';

export {
  type CardFacts,
  type CardRow,
  cardColumns,
  cardFactColumns,
  cardOf,
  HIGHLIGHTS,
  type HighlightRow,
  localNumber,
  toAttributeValue,
  toCard,
} from './catalog.cards.ts';
export { registerCatalogDeskRoutes } from './catalog.desk.routes.ts';
export { catalogueReindexer, followSearch, REINDEX_QUEUE, type Reindex } from './catalog.follow.ts';
export { hasCatalogue, type LoadedLots, loadCatalogue } from './catalog.loader.ts';
export type { CatalogueSource } from './catalog.loader-source.ts';
export { packedCards, unpackCards } from './catalog.packed-cards.ts';
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
export { toWireDetail, toWireProduct } from './catalog.wire.ts';
export { service };
