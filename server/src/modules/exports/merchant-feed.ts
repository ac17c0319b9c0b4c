// Google Merchant feed: every published product as a line of a tab-separated feed, streamed.
import type { Ctx } from '../../platform/context.ts';
import { collapse } from '../../platform/text.ts';
import { exportProducts } from '../catalog/index.ts';
import { getRates } from '../pricing/index.ts';
import { decimal } from './exports.admin.ts';

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'mpn',
  'gtin',
  'condition',
  'product_type',
  'shipping_weight',
  'identifier_exists',
];
/** Length limits of Merchant Center. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const PIECE = 32 * 1024;

/** Paths of a product and its picture, from the root of the shop. */
export type FeedAddresses = {
  product(id: number, slug: string): string;
  preview(image: string): string;
};

export async function* merchantFeed(
  ctx: Ctx,
  addresses: FeedAddresses,
): AsyncGenerator<string, void> {
  let piece = `${COLUMNS.join('\t')}\n`;
  const { base } = await getRates(ctx.db, ctx.clock.now());
  for await (const product of exportProducts(ctx.db, { published: true })) {
    const name = oneLine(
      product.name_en ?? product.name_ru ?? product.name_ar ?? product.sku,
      MAX_TITLE,
    );
    const discount =
      product.discount_price === null ? '' : `${decimal(Number(product.discount_price))} ${base}`;
    piece += `${[
      oneLine(product.sku, 50),
      name,
      oneLine(product.description_en || name, MAX_DESCRIPTION),
      ctx.origin + addresses.product(product.id, String(product.slug)),
      ctx.origin + addresses.preview(String(product.image)),
      Number(product.available) >= Number(product.minimum) ? 'in_stock' : 'out_of_stock',
      `${decimal(Number(product.price))} ${base}`,
      discount,
      oneLine(product.manufacturer, 70),
      oneLine(product.mpn, 70),
      oneLine(product.gtin, 14),
      'new',
      oneLine(product.category, 750).replaceAll('/', ' > '),
      Number(product.weight_grams) > 0 ? `${product.weight_grams} g` : '',
      'yes',
    ].join('\t')}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function oneLine(value: unknown, atMost: number): string {
  return [...collapse(String(value ?? ''))].slice(0, atMost).join('');
}
