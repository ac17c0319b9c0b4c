// Catalogue service: reads of the catalogue for pages and the API. Open to everybody. [§3, §7.3]
import {
  type CategoryDetail,
  type CategoryNode,
  type Industry,
  knownCode,
  type ProductCard,
  type ProductDetail,
  type ProductFamily,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayAfter, dayIn } from '../../platform/days.ts';
import { Problem } from '../../platform/problem.ts';
import { KEPT_MS, onInvalidation } from '../../platform/response-cache/index.ts';
import { type MediaFile, service as media } from '../media/index.ts';
import { getCachedRates, getCachedTerms } from '../pricing/index.ts';
import { HIGHLIGHTS, toAttributeValue, toCard } from './catalog.cards.ts';
import { findFamily } from './catalog.families.ts';
import { chosenFirst, listChosenCards } from './catalog.links.ts';
import { missingProduct } from './catalog.moves.ts';
import {
  type CategoryRow,
  type DetailRow,
  findCategoryDescription,
  findProductIds,
  findProductOfDocument,
  listCategoryRows,
  listDetails,
  listIndustryRows,
  listRelatedCards,
  toTree,
} from './catalog.queries.ts';
import { listSubstituteCards } from './catalog.substitutes.ts';
import { makeDataSheet } from './data-sheet.ts';

export { findMovedCategory } from './catalog.moves.ts';
export { listSitemapPlaces, listSitemapProducts, listSitemapStarts } from './catalog.sitemap.ts';
export { getManufacturer, listManufacturers } from './manufacturers.ts';

/** Ids of the products with these SKUs, in their order; unknown ones are left out. */
export async function findProductsBySku(ctx: Ctx, skus: readonly string[]): Promise<number[]> {
  return await findProductIds(ctx.db, skus);
}

/** One product with everything its page shows. @throws Problem product-not-found, product-gone (was offered, is no more) */
export async function getProduct(ctx: Ctx, id: number): Promise<ProductDetail> {
  const [product] = await listProducts(ctx, [id]);
  if (product === undefined) throw await missingProduct(ctx.db, id);
  return product;
}

/** Products with everything their pages show, in the order of `ids`; those that are gone are left out. [§2.8 compare] */
export async function listProducts(ctx: Ctx, ids: readonly number[]): Promise<ProductDetail[]> {
  const now = ctx.clock.now();
  const [rows, terms] = await Promise.all([
    listDetails(ctx.db, ids, ctx.locale),
    getCachedTerms(ctx.db, now),
  ]);
  const expectedDelivery = dayAfter(dayIn(terms.timeZone, now), terms.expectedDeliveryDays);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const detail = detailOf(row, ctx);
    return [
      {
        ...toCard(row, terms.rates, detail.attributes.slice(0, HIGHLIGHTS)),
        ...detail,
        expectedDelivery,
      },
    ];
  });
}

/** The family of a product with all that are on sale; null where it has none or is alone. */
export async function getFamily(ctx: Ctx, id: number): Promise<ProductFamily | null> {
  const [family, rates] = await Promise.all([
    findFamily(ctx.db, id, ctx.locale),
    getCachedRates(ctx.db, ctx.clock.now()),
  ]);
  if (family === undefined || family.products.length < 2) return null;
  return {
    name: family.name[ctx.locale] ?? family.name.en,
    options: family.options.map(({ slug, name }) => ({ slug, name: name[ctx.locale] ?? name.en })),
    products: family.products.map(({ options, ...row }) =>
      toCard(
        row,
        rates,
        (options ?? []).map((option) => toAttributeValue(option, ctx.locale)),
      ),
    ),
  };
}

/** Products near this one, without highlights: those that the staff chose, then the same category, most attributes shared. */
export async function listRelated(ctx: Ctx, id: number, count = 10): Promise<ProductCard[]> {
  const [chosen, near, rates] = await Promise.all([
    listChosenCards(ctx.db, id, 'related', count, ctx.locale),
    listRelatedCards(ctx.db, id, count, ctx.locale),
    getCachedRates(ctx.db, ctx.clock.now()),
  ]);
  return chosenFirst(chosen, near, count).map((row) => toCard(row, rates));
}

/** Those that the staff chose, then the same dimensions and ratings from other manufacturers, the nearest first; without highlights. [§2.7 substitutes] */
export async function listSubstitutes(ctx: Ctx, id: number, count = 6): Promise<ProductCard[]> {
  const [chosen, equal, rates] = await Promise.all([
    listChosenCards(ctx.db, id, 'substitute', count, ctx.locale),
    listSubstituteCards(ctx.db, id, count, ctx.locale),
    getCachedRates(ctx.db, ctx.clock.now()),
  ]);
  return chosenFirst(chosen, equal, count).map((row) => toCard(row, rates));
}

/** The tree in the request's language: categories in or below which a product is on sale. */
export async function getCategoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  return onSale(toTree(await keptRows(ctx), ctx.locale));
}

/** The counts hold what is below too: a category that is shown has the way to it shown. */
function onSale(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes
    .filter(({ productCount }) => productCount > 0)
    .map((node) => ({ ...node, children: onSale(node.children) }));
}

/** A category by its lineage (`fasteners/screws`), empty or not, with its children on sale and the way to it. @throws Problem category-not-found */
export async function getCategory(ctx: Ctx, lineage: string): Promise<CategoryDetail> {
  const [rows, description] = await Promise.all([
    keptRows(ctx),
    findCategoryDescription(ctx.db, lineage),
  ]);
  const crumbs: { name: string; lineage: string }[] = [];
  let level = toTree(rows, ctx.locale);
  let found: CategoryNode | undefined;
  for (const slug of lineage.split('/')) {
    found = level.find((node) => node.slug === slug);
    if (found === undefined) throw new Problem('category-not-found');
    crumbs.push({ name: found.name, lineage: found.lineage });
    level = found.children;
  }
  if (found === undefined || description === undefined) throw new Problem('category-not-found');
  return {
    ...found,
    children: onSale(found.children),
    description: description[ctx.locale] ?? description.en,
    crumbs,
  };
}

/** Industries in their curated order. */
export async function listIndustries(ctx: Ctx): Promise<Industry[]> {
  const rows = await kept(ctx, industryRows, () => listIndustryRows(ctx.db));
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name[ctx.locale] ?? row.name.en,
    description: row.description[ctx.locale] ?? row.description.en,
    image: row.image,
    productCount: row.products,
  }));
}

/** @throws Problem not-found */
export async function getIndustry(ctx: Ctx, slug: string): Promise<Industry> {
  const industry = (await listIndustries(ctx)).find((candidate) => candidate.slug === slug);
  if (industry === undefined) throw new Problem('not-found');
  return industry;
}

/** An uploaded document of this name, or the data sheet that is made from the product's own attributes. */
export async function getDocument(ctx: Ctx, name: string): Promise<MediaFile | undefined> {
  const file = await media.findDocument(ctx, name);
  if (file !== undefined) return file;
  const productId = await findProductOfDocument(ctx.db, name);
  if (productId === undefined || !name.startsWith('datasheet-')) return undefined;
  const product = await getProduct({ ...ctx, locale: 'en' }, productId);
  const picture = await media.findPicture(ctx, product.image);
  return {
    name,
    contentType: 'application/pdf',
    bytes: await makeDataSheet(product, picture?.bytes ?? null),
  };
}

const named = ({ name, title }: { name: string; title: string }) => ({ name, title });

function detailOf(
  row: DetailRow,
  ctx: Ctx,
): Omit<ProductDetail, keyof ProductCard | 'expectedDelivery'> {
  const titled = (kind: 'image' | 'video' | 'document') =>
    (row.media ?? [])
      .filter((media) => media.kind === kind)
      .map((media) => ({
        name: media.target,
        title: media.title[ctx.locale] ?? media.title.en,
        poster: media.poster,
      }));
  const images = titled('image').map(named);
  return {
    description: row.description,
    hsn: row.hsn,
    unspsc: knownCode(row.unspsc),
    gtin: row.gtin,
    weightGrams: row.weight_grams,
    attributes: (row.attributes ?? []).map((attribute) => toAttributeValue(attribute, ctx.locale)),
    images: images.length > 0 ? images : [{ name: row.image, title: row.name }],
    videos: titled('video').map(({ name, title, poster }) => ({ url: name, title, poster })),
    documents: titled('document').map(named),
    categories: row.categories.map((category) => ({
      name: category.name[ctx.locale] ?? category.name.en,
      lineage: category.lineage,
    })),
    industries: (row.industries ?? []).map((industry) => ({
      slug: industry.slug,
      name: industry.name[ctx.locale] ?? industry.name.en,
    })),
    createdAt: row.created_at.toISOString(),
    incoming: row.incoming,
  };
}

// The tree and the industries are on every page and change a few times a day. Older than KEPT_MS they are read again, once, for all who ask.
type RowCache<Row> = WeakMap<object, { at: number; rows: Promise<Row[]> }>;
let categoryRows: RowCache<CategoryRow> = new WeakMap();
let industryRows: RowCache<Awaited<ReturnType<typeof listIndustryRows>>[number]> = new WeakMap();
onInvalidation(() => {
  categoryRows = new WeakMap();
  industryRows = new WeakMap();
});

function keptRows(ctx: Ctx): Promise<CategoryRow[]> {
  return kept(ctx, categoryRows, () => listCategoryRows(ctx.db));
}

function kept<Row>(ctx: Ctx, cache: RowCache<Row>, read: () => Promise<Row[]>): Promise<Row[]> {
  const last = cache.get(ctx.db);
  const now = ctx.clock.now().getTime();
  if (last === undefined) {
    const rows = read();
    cache.set(ctx.db, { at: now, rows });
    rows.catch(() => cache.delete(ctx.db));
    return rows;
  }
  if (Math.abs(now - last.at) >= KEPT_MS) {
    const older = last.rows;
    last.at = now;
    last.rows = read().catch(() => {
      // The old rows serve on; the next request tries again.
      last.at = 0;
      return older;
    });
  }
  return last.rows;
}
