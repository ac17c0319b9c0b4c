// Shopify product exports, with the columns of before 2025 and of since: a product spread over the rows of its handle, one a variant, further rows for further pictures.
import {
  filled,
  flagOf,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  skuOf,
  stockOf,
} from './source-format.rules.ts';

const METAFIELD = /^(.+?) \((?:product|variant)\.metafields\.[\w.-]+\)$/;

export const shopify: SourceFormat = {
  name: 'shopify',
  recognises: (names) => names.has('handle') && names.has('title') && names.has('variant price'),
  titles: {
    sku: 'Variant SKU',
    mpn: 'Google Shopping / MPN',
    gtin: 'Variant Barcode',
    name_en: 'Title',
    description_en: 'Body (HTML)',
    category: 'Product Category',
    manufacturer: 'Vendor',
    price: 'Variant Price',
    discount_price: 'Variant Price',
    cost_price: 'Cost per item',
    weight_grams: 'Variant Grams',
    stock: 'Variant Inventory Qty',
    published: 'Status',
    image: 'Image Src',
    attributes: 'Metafields',
    family: 'Handle',
    family_name: 'Title',
    options: 'Option1 Value',
  },
  weightUnit: 'g',
  reader: (columns) => new ShopifyReader(columns),
};

/** Columns as Shopify has called them since 2025. */
export const shopifyOfNow: SourceFormat = {
  ...shopify,
  recognises: (names) => names.has('url handle') && names.has('title'),
  titles: {
    ...shopify.titles,
    sku: 'SKU',
    mpn: 'Google Shopping / Manufacturer part number (MPN)',
    gtin: 'Barcode',
    description_en: 'Description',
    category: 'Product category',
    price: 'Price',
    discount_price: 'Price',
    weight_grams: 'Weight value (grams)',
    stock: 'Inventory quantity',
    image: 'Product image URL',
    family: 'URL handle',
    options: 'Option1 value',
  },
};

/** What the columns of before 2025 are called since. */
const NOW: Readonly<Record<string, readonly string[]>> = {
  handle: ['url handle'],
  'body (html)': ['description'],
  published: ['published on online store'],
  'variant sku': ['sku'],
  'variant barcode': ['barcode', 'barcodes', 'variant barcodes'],
  'variant price': ['price'],
  'variant compare at price': ['compare-at price', 'variant compare-at price'],
  'variant grams': ['weight value (grams)'],
  'variant inventory qty': ['inventory quantity'],
  'image src': ['product image url'],
  'variant image': ['variant image url'],
  'google shopping / mpn': ['google shopping / manufacturer part number (mpn)'],
};

type Product = { first: readonly string[]; variants: number; images: [number, string][] };

class ShopifyReader implements SourceReader {
  readonly #columns: SourceColumns;
  readonly #products = new Map<string, Product>();
  #handle = '';

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    const handle = this.#handleOf(cells);
    const product = this.#products.get(handle) ?? { first: cells, variants: 0, images: [] };
    this.#products.set(handle, product);
    if (this.#isVariant(cells)) product.variants++;
    const { get } = this.#bound(cells);
    const image = get('image src');
    const position = Number(get('image position')) || product.images.length;
    if (image !== '') product.images.push([position, image]);
  }

  read(cells: readonly string[]) {
    const { get } = this.#bound(cells);
    const handle = this.#handleOf(cells);
    const product = this.#products.get(handle);
    if (product === undefined || !this.#isVariant(cells)) return undefined;
    const first = this.#bound(product.first).get;
    const both = (...names: string[]): string => get(...names) || first(...names);
    const options = ([1, 2, 3] as const)
      .map((n): Pair => [first(`option${n} name`), get(`option${n} value`)])
      .filter(([, value]) => value !== '' && value !== 'Default Title');
    const values = options.map(([, value]) => value);
    const title = both('title') || handle;
    const isFamily = product.variants > 1;
    const images = [...product.images].sort(([a], [b]) => a - b).map(([, image]) => image);
    const own = get('variant image');
    const status = both('status').toLowerCase();
    const published = both('published').toLowerCase();
    return filled({
      sku: get('variant sku').replace(/^'/, '') || skuOf(handle, ...values),
      mpn: both('google shopping / mpn'),
      gtin: get('variant barcode').replace(/^'/, ''),
      name_en: values.length === 0 ? title : `${title}, ${values.join(', ')}`,
      description_en: both('body (html)'),
      category: both('product category', 'standard product type', 'custom product type', 'type'),
      manufacturer: both('vendor'),
      ...pricesOf(
        get('variant compare at price') || get('variant price'),
        get('variant compare at price') === '' ? '' : get('variant price'),
      ),
      ...cheaper(get('variant price'), get('variant compare at price')),
      weight_grams: get('variant grams') === '0' ? '' : get('variant grams'),
      ...stockOf(get('variant inventory qty')),
      published:
        status === '' && published === ''
          ? ''
          : flagOf(!['draft', 'archived'].includes(status) && published !== 'false'),
      image: imagesOf(own === '' ? images : [own, ...images]),
      attributes: linesOf(
        this.#columns
          .matching(product.first, METAFIELD)
          .map(({ match, text }): Pair => [match[1] ?? '', text]),
      ),
      ...(isFamily ? { family: handle, family_name: title, options: linesOf(options) } : {}),
    });
  }

  /** Not a row that only adds a picture. */
  #isVariant(cells: readonly string[]): boolean {
    return this.#bound(cells).get('title', 'variant sku', 'variant price', 'option1 value') !== '';
  }

  /** Without one a title begins a product, and the rows below belong to it. */
  #handleOf(cells: readonly string[]): string {
    const { get } = this.#bound(cells);
    this.#handle = get('handle') || skuOf(get('title')).toLowerCase() || this.#handle;
    return this.#handle;
  }

  #bound(cells: readonly string[]) {
    return {
      get: (...names: string[]): string =>
        this.#columns.get(cells, ...names.flatMap((name) => [name, ...(NOW[name] ?? [])])),
    };
  }
}

/** What is asked is no discount when there is nothing more to compare it with. */
function cheaper(price: string, compared: string) {
  return Number(compared) > Number(price) || price === '' ? {} : { price };
}
