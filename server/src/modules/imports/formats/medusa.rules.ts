// Medusa product exports and templates: one row a variant, the product's columns repeated.
import type { Currencies } from '@millwright/contracts';
import {
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
  skuOf,
  stockOf,
  titleOf,
} from './source-format.rules.ts';

export const medusa: SourceFormat = {
  name: 'medusa',
  recognises: (names) =>
    names.has('product handle') && names.has('product title') && names.has('variant title'),
  titles: {
    sku: 'Variant Sku',
    gtin: 'Variant Ean',
    name_en: 'Product Title',
    description_en: 'Product Description',
    category: 'Product Category 1',
    hsn: 'Variant Hs Code',
    origin_country: 'Variant Origin Country',
    price: 'Variant Price',
    weight_grams: 'Variant Weight',
    stock: 'Variant Inventory Quantity',
    published: 'Product Status',
    image: 'Product Image 1',
    attributes: 'Product Material',
    family: 'Product Handle',
    family_name: 'Product Title',
    options: 'Variant Option 1 Value',
  },
  weightUnit: 'g',
  reader: (columns, currencies) => new MedusaReader(columns, currencies),
};

const OPTION = /^(?:variant )?option (\d+) name$/i;
const IMAGE = /^(?:product )?image \d+(?: url)?$/i;
const PRICE = /^(?:variant )?price (?:.*\[)?([a-z]{3})\]?$/i;
const CATEGORY = /^product category \d+(?: name)?$/i;

class MedusaReader implements SourceReader {
  readonly #columns: SourceColumns;
  readonly #currencies: Currencies;
  readonly #variants = new Map<string, number>();

  constructor(columns: SourceColumns, currencies: Currencies) {
    this.#columns = columns;
    this.#currencies = currencies;
  }

  note(cells: readonly string[]): void {
    const handle = this.#handleOf(cells);
    this.#variants.set(handle, (this.#variants.get(handle) ?? 0) + 1);
  }

  read(cells: readonly string[]): SourceRecord {
    const get = (...names: string[]): string => this.#columns.get(cells, ...names);
    const handle = this.#handleOf(cells);
    const options = this.#columns.matching(cells, OPTION).map(({ match, text }): Pair => {
      const n = match[1];
      return [titleOf(text), get(`variant option ${n} value`, `option ${n} value`)];
    });
    const values = options.map(([, value]) => value).filter((value) => value !== '');
    const isFamily = (this.#variants.get(handle) ?? 0) > 1;
    const title = get('product title');
    const { text: price = '', match } = this.#priceOf(cells) ?? {};
    const length = get('variant length', 'product length');
    const weight = get('variant weight', 'product weight');
    return filled({
      sku: get('variant sku') || skuOf(handle, ...values),
      gtin: get('variant ean', 'variant upc', 'variant barcode'),
      name_en: isFamily ? [title, ...values].join(', ') : title,
      description_en: get('product description').replaceAll('\\n', '\n'),
      category:
        deepestPath(
          this.#columns.matching(cells, CATEGORY).map(({ text }) => text.split(/>|\//)),
        ) || get('product collection title', 'product type'),
      hsn: get('variant hs code', 'product hs code').replace(/\D/g, '').slice(0, 8),
      origin_country: get('variant origin country', 'product origin country').toUpperCase(),
      ...pricesOf(price, '', match?.[1]?.toUpperCase() ?? ''),
      weight_grams: Number(weight) > 0 ? weight : '',
      ...stockOf(get('variant inventory quantity')),
      published: get('product status') === '' ? '' : flagOf(get('product status') === 'published'),
      image: imagesOf([
        get('product thumbnail'),
        ...this.#columns.matching(cells, IMAGE).map(({ text }) => text),
      ]),
      attributes: linesOf([
        ['Material', get('variant material', 'product material')],
        ['Length', length === '' ? '' : `${length} mm`],
      ]),
      ...(isFamily ? { family: handle, family_name: title, options: linesOf(options) } : {}),
    });
  }

  #handleOf(cells: readonly string[]): string {
    return this.#columns.get(cells, 'product handle') || this.#columns.get(cells, 'product title');
  }

  /** Of several prices that in the first currency of the shop, else in euros. */
  #priceOf(cells: readonly string[]) {
    const prices = this.#columns.matching(cells, PRICE);
    const in_ = (currency: string) =>
      prices.find(({ match }) => match[1]?.toUpperCase() === currency);
    return [...this.#currencies, 'EUR'].map(in_).find((price) => price !== undefined) ?? prices[0];
  }
}
