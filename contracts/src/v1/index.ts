// Calls of /api/v1, by area.
import * as categories from './categories.ts';
import * as lots from './lots.ts';
import * as products from './products.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import type { V1Call } from './v1-call.ts';

export type { V1Category } from './categories.ts';
export { takesIdempotencyKey, V1_AREAS, type V1Area, type V1Call } from './v1-call.ts';

export const V1_CALLS = {
  getProduct: products.getProduct,
  listProducts: products.listProducts,
  getFamily: products.getFamily,
  listSubstitutes: products.listSubstitutes,
  listRelated: products.listRelated,
  listCategories: categories.listCategories,
  getCategory: categories.getCategory,
  listManufacturers: categories.listManufacturers,
  getManufacturer: categories.getManufacturer,
  listIndustries: categories.listIndustries,
  getIndustry: categories.getIndustry,
  listLotCategories: lots.listLotCategories,
  listLots: lots.listLots,
  getLot: lots.getLot,
  searchProducts: search.searchProducts,
  suggest: search.suggest,
  getShop: shop.getShop,
  listCurrencies: shop.listCurrencies,
  getPage: shop.getPage,
  listPosts: shop.listPosts,
  getPost: shop.getPost,
} satisfies Record<string, V1Call>;
