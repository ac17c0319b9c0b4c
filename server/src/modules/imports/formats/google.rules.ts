// Google Merchant product feeds: one item a product; `item_group_id` joins variants.
import {
  filled,
  imagesOf,
  linesOf,
  type Pair,
  pricesOf,
  type SourceColumns,
  type SourceFormat,
  type SourceRecord,
  titleOf,
} from './source-format.rules.ts';

/** Columns of the feed's specification; four of them and `id` are a feed. */
const COLUMNS = [
  ...['title', 'link', 'image link', 'availability', 'price', 'brand', 'gtin', 'condition'],
  ...['description', 'google product category', 'item group id'],
];
const OPTIONS = ['color', 'size', 'material', 'pattern'];

export const google: SourceFormat = {
  name: 'google',
  recognises: (names) => {
    const plain = new Set([...names].map((name) => plainColumn(name)));
    return plain.has('id') && COLUMNS.filter((name) => plain.has(name)).length >= 4;
  },
  titles: {
    sku: 'id',
    mpn: 'mpn',
    gtin: 'gtin',
    name_en: 'title',
    description_en: 'description',
    category: 'product_type',
    manufacturer: 'brand',
    price: 'price',
    discount_price: 'sale_price',
    weight_grams: 'shipping_weight',
    stock: 'quantity',
    image: 'image_link',
    attributes: 'product_detail',
    family: 'item_group_id',
    family_name: 'title',
    options: 'size',
  },
  reader: (columns) => ({ read: (cells) => readRow(columns, cells) }),
};

/** `g:image_link` and `image link` are one column. */
function plainColumn(name: string): string {
  return name
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}

function readRow(columns: SourceColumns, cells: readonly string[]): SourceRecord {
  const get = (...names: string[]): string => {
    const spellings = names.flatMap((name) => {
      const joined = name.replaceAll(' ', '_');
      return [joined, name, `g:${joined}`];
    });
    return columns.get(cells, ...spellings);
  };
  const options = OPTIONS.map((name): Pair => [titleOf(name), get(name)]).filter(
    ([, value]) => value !== '',
  );
  const [list, currency] = money(get('price'));
  const [sale] = money(get('sale price'));
  const group = get('item group id');
  // google_product_category may be the number of a category, which says nothing here.
  const taxonomy = get('google product category');
  const details = columns
    .matching(cells, /^(?:g:)?product_detail/i)
    .flatMap(({ text }) => text.split(/,(?=[^,]*:[^,]*:)/))
    .map((detail): Pair => {
      const parts = detail.split(':');
      return [parts.at(-2) ?? '', parts.at(-1) ?? ''];
    });
  return filled({
    sku: get('id'),
    mpn: get('mpn'),
    gtin: get('gtin').split(/[,;|]/)[0] ?? '',
    name_en: get('title'),
    description_en: get('description'),
    category: get('product type') || (/^\d+$/.test(taxonomy) ? '' : taxonomy),
    manufacturer: get('brand'),
    ...pricesOf(list, sale, currency),
    weight_grams: get('shipping weight'),
    stock: /^\d+$/.test(get('quantity')) ? get('quantity') : '',
    image: imagesOf([
      get('image link'),
      ...get('additional image link').split(/[,|\s]+(?=https?:)/),
    ]),
    ...(group === ''
      ? { attributes: linesOf([...options, ...details]) }
      : {
          family: group,
          family_name: get('title'),
          options: linesOf(options),
          attributes: linesOf(details),
        }),
  });
}

/** `15.00 USD` -> amount and currency. */
function money(text: string): [amount: string, currency: string] {
  const [, amount = '', currency = ''] = /^([\d.,\s]+?)\s*([A-Z]{3})?$/.exec(text) ?? [];
  return amount === '' ? [text, ''] : [amount.trim(), currency];
}
