// Magento 2 product exports: one row a product; a configurable product lists its variants and stands behind them.
import {
  assignments,
  deepestPath,
  filled,
  flagOf,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceReader,
  type SourceRecord,
  stockOf,
  titleOf,
} from './source-format.rules.ts';
import { inherited, variantLinks } from './variants.rules.ts';

/** Columns of the program's own working, no properties of a product. */
const INTERNAL = new Set([
  ...['has_options', 'required_options', 'options_container', 'gift_message_available'],
  ...['tax_class_id', 'links_exist', 'links_purchased_separately', 'shipment_type', 'price_type'],
  ...['sku_type', 'weight_type', 'price_view', 'url_key', 'url_path', 'ts_dimensions_height'],
]);

const titles: SourceFormat['titles'] = {
  sku: 'sku',
  mpn: 'additional_attributes',
  gtin: 'additional_attributes',
  name_en: 'name',
  description_en: 'description',
  category: 'categories',
  manufacturer: 'additional_attributes',
  origin_country: 'country_of_manufacture',
  price: 'price',
  discount_price: 'special_price',
  weight_grams: 'weight',
  stock: 'qty',
  published: 'product_online',
  image: 'base_image',
  attributes: 'additional_attributes',
  family: 'configurable_variations',
  family_name: 'name',
  options: 'configurable_variations',
  family_row: 'product_type',
};

export const magento: SourceFormat = {
  name: 'magento',
  recognises: (names) =>
    names.has('sku') &&
    names.has('name') &&
    names.has('product_type') &&
    (names.has('attribute_set_code') || names.has('product_websites')),
  titles,
  currency: 'USD',
  weightUnit: 'lb',
  reader: (columns) => new MagentoReader(columns),
};

type Family = { key: string; record: SourceRecord; options: readonly Pair[] };

class MagentoReader implements SourceReader {
  readonly #columns: SourceColumns;
  /** SKU of a variant -> its family. */
  readonly #families = new Map<string, Family>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    if (this.#columns.get(cells, 'product_type') !== 'configurable') return;
    const record = this.#recordOf(cells);
    const key = this.#columns.get(cells, 'sku');
    const links = variantLinks(this.#columns.get(cells, 'configurable_variations'), assignments);
    for (const [sku, options] of links) this.#families.set(sku, { key, record, options });
  }

  read(cells: readonly string[]): SourceRecord | undefined {
    // A store view's row says the texts of another language again.
    if (this.#columns.get(cells, 'store_view_code') !== '') return undefined;
    const record = this.#recordOf(cells);
    if (this.#columns.get(cells, 'product_type') === 'configurable')
      return filled({
        ...record,
        family: record.sku ?? '',
        family_name: record.name_en ?? '',
        family_row: 'yes',
      });
    const family = this.#families.get(record.sku ?? '');
    if (family === undefined) return filled(record);
    return filled({
      ...inherited(record, family.record),
      // A variant is not visible by itself, but its family is.
      published: flagOf(this.#isOnline(cells)),
      family: family.key,
      family_name: family.record.name_en ?? '',
      options: linesOf(family.options.map(([name, value]) => [titleOf(name), value])),
    });
  }

  #isOnline(cells: readonly string[]): boolean {
    return !['2', '0', 'disabled', 'no'].includes(
      this.#columns.get(cells, 'product_online', 'status').toLowerCase(),
    );
  }

  #recordOf(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const more = assignments(get('additional_attributes'));
    const named = (name: string): string => more.find(([own]) => own === name)?.[1] ?? '';
    const isSeen = get('visibility').toLowerCase() !== 'not visible individually';
    return filled({
      sku: get('sku'),
      mpn: named('mpn') || named('manufacturer_part_number'),
      gtin: named('gtin') || named('ean') || named('upc'),
      name_en: get('name'),
      description_en: get('description', 'short_description'),
      category: deepestPath(
        get('categories')
          .split(',')
          .map((path) => path.split('/')),
      ),
      manufacturer: named('manufacturer') || named('brand'),
      origin_country: countryCode(get('country_of_manufacture')),
      ...pricesOf(get('price'), get('special_price')),
      weight_grams: Number(get('weight')) > 0 ? get('weight') : '',
      ...stockOf(get('qty')),
      published: flagOf(this.#isOnline(cells) && isSeen),
      image: imagesOf([get('base_image'), ...get('additional_images').split(',')]),
      attributes: linesOf(
        more
          .filter(([name]) => !INTERNAL.has(name) && name !== 'manufacturer' && name !== 'brand')
          .map(([name, value]): Pair => [titleOf(name), value.split('|').join(', ')]),
      ),
    });
  }
}

function countryCode(text: string): string {
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : '';
}

/** The older sample fixtures: `category`, `attribute_set`, and a column for each attribute, values in lines. */
export const magentoFixtures: SourceFormat = {
  name: 'magento',
  recognises: (names) =>
    names.has('sku') && names.has('name') && names.has('attribute_set') && names.has('category'),
  titles: {
    sku: 'sku',
    name_en: 'name',
    description_en: 'description',
    category: 'category',
    price: 'price',
    discount_price: 'special_price',
    weight_grams: 'weight',
    stock: 'qty',
    image: 'image',
    attributes: 'attribute_set',
  },
  currency: 'USD',
  weightUnit: 'lb',
  reader: (columns) => ({
    read(cells) {
      const get = (...names: string[]): string => columns.get(cells, ...names);
      // Names of categories, the way down first; what follows are collections.
      const path = get('category').split(/\n/).slice(0, 2);
      const pairs = columns
        .matching(cells, FIXTURE_ATTRIBUTE)
        .map(({ match, text }): Pair => [titleOf(match[0]), text.split('\n').join(', ')]);
      return filled({
        sku: get('sku'),
        name_en: get('name'),
        description_en: get('description', 'short_description'),
        category: deepestPath([path]),
        ...pricesOf(get('price'), get('special_price')),
        weight_grams: Number(get('weight')) > 0 ? get('weight') : '',
        ...stockOf(get('qty')),
        image: imagesOf(get('image', 'base_image').split('\n')),
        attributes: linesOf(pairs),
      });
    },
  }),
};

const FIXTURE_ATTRIBUTE =
  /^(?!(?:sku|name|description|short_description|category|price|special_price|weight|qty|image|base_image|attribute_set|product_type|url_key|configurable_attributes|bundle_options|samples|links|sale|new|erin_recommends|performance_fabric|eco_collection|link_|sample_|samples_|links_)).+$/;
