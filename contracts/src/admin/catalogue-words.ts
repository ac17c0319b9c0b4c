// Enumerations of the catalogue in the back office.
export const UNITS_OF_SALE = [
  'piece',
  'pair',
  'set',
  'pack',
  'metre',
  'kilogram',
  'litre',
] as const;
export const STOCK_STATES = ['in', 'few', 'out'] as const;
/** Up to so many units are called few. */
export const FEW_PIECES = 10;
export const ATTRIBUTE_KINDS = ['number', 'text'] as const;
export const BULK_ACTIONS = [
  'publish',
  'unpublish',
  'category',
  'hsn',
  'price',
  'discount',
  'no-discount',
] as const;
/** Bin labels in one file at most. */
export const MAX_BIN_LABELS = 500;
export const HISTORY_SUBJECTS = [
  'product',
  'category',
  'manufacturer',
  'attribute',
  'industry',
] as const;
export const STOCKTAKE_SCOPES = ['all', 'category', 'manufacturer', 'list'] as const;
export type StocktakeScope = (typeof STOCKTAKE_SCOPES)[number];
export const STOCKTAKE_STATES = ['open', 'closed', 'cancelled'] as const;
/** Lines of a stocktake by what is still to be done. */
export const STOCKTAKE_VIEWS = ['all', 'uncounted', 'counted', 'different', 'rejected'] as const;
export type StocktakeView = (typeof STOCKTAKE_VIEWS)[number];
export const LOT_STATES = ['draft', 'offered', 'sold', 'ended'] as const;
export const LINK_KINDS = ['related', 'substitute'] as const;
/** Minor units of the highest price of one unit. */
export const MAX_PRICE = 1_000_000_000_000;
