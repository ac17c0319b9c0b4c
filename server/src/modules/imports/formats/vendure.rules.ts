// Vendure product files: a product and its first variant share a row; further variants follow without a name.
import {
  filled,
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

export const vendure: SourceFormat = {
  name: 'vendure',
  recognises: (names) =>
    ['optiongroups', 'sku', 'taxcategory', 'facets'].every((name) =>
      [...names].some((own) => own === name || own.startsWith(`${name}:`)),
    ),
  titles: {
    sku: 'sku',
    name_en: 'name',
    name_ru: 'name:ru',
    name_ar: 'name:ar',
    description_en: 'description',
    description_ru: 'description:ru',
    description_ar: 'description:ar',
    category: 'facets',
    manufacturer: 'facets',
    price: 'price',
    stock: 'stockOnHand',
    image: 'assets',
    attributes: 'facets',
    family: 'slug',
    family_name: 'name',
    options: 'optionValues',
  },
  currency: 'USD',
  reader: (columns) => new VendureReader(columns),
};

class VendureReader implements SourceReader {
  readonly #columns: SourceColumns;
  #product: readonly string[] = [];
  #noted = '';
  #key = '';
  readonly #variants = new Map<string, number>();

  constructor(columns: SourceColumns) {
    this.#columns = columns;
  }

  note(cells: readonly string[]): void {
    if (this.#get(cells, 'name') !== '') this.#noted = this.#keyOf(cells);
    this.#variants.set(this.#noted, (this.#variants.get(this.#noted) ?? 0) + 1);
  }

  read(cells: readonly string[]): SourceRecord {
    if (this.#get(cells, 'name') !== '') {
      this.#product = cells;
      this.#key = this.#keyOf(cells);
    }
    const product = this.#product;
    const ofProduct = (name: string): string => this.#get(product, name);
    const names = ofProduct('optiongroups').split('|');
    const options = this.#get(cells, 'optionvalues')
      .split('|')
      .map((value, n): Pair => [titleOf(names[n]?.trim() ?? ''), value.trim()])
      .filter(([name, value]) => name !== '' && value !== '');
    const values = options.map(([, value]) => value);
    const facets = [ofProduct('facets'), this.#get(cells, 'variantfacets')]
      .flatMap((text) => text.split('|'))
      .map((text): Pair => {
        const [name = '', ...value] = text.split(':');
        return [name.trim(), value.join(':').trim()];
      });
    const facet = (pattern: RegExp): string[] =>
      facets.filter(([name]) => pattern.test(name)).map(([, value]) => value);
    const nameIn = (language: string): string => {
      const name = ofProduct(`name:${language}`);
      return name === '' ? '' : [name, ...values].join(', ');
    };
    return filled({
      sku: this.#get(cells, 'sku') || skuOf(this.#key, ...values),
      name_en: [ofProduct('name'), ...values].join(', '),
      name_ru: nameIn('ru'),
      name_ar: nameIn('ar'),
      description_en: ofProduct('description'),
      description_ru: ofProduct('description:ru'),
      description_ar: ofProduct('description:ar'),
      category: facet(/^(category|group|type)$/i).join(' > '),
      manufacturer: facet(/^(brand|make|manufacturer)$/i)[0] ?? '',
      ...pricesOf(this.#get(cells, 'price'), ''),
      ...stockOf(this.#get(cells, 'stockonhand')),
      image: imagesOf([
        ...this.#get(cells, 'variantassets').split('|'),
        ...ofProduct('assets').split('|'),
      ]),
      attributes: linesOf(
        facets
          .filter(([name]) => !/^(category|group|type|brand|make|manufacturer)$/i.test(name))
          .map(([name, value]): Pair => [titleOf(name), value]),
      ),
      ...((this.#variants.get(this.#key) ?? 0) > 1
        ? { family: this.#key, family_name: ofProduct('name'), options: linesOf(options) }
        : {}),
    });
  }

  #keyOf(cells: readonly string[]): string {
    return this.#get(cells, 'slug') || this.#get(cells, 'name');
  }

  /** In English where the column has a language, else in the first. */
  #get(cells: readonly string[], name: string): string {
    const first = this.#columns.names.find((own) => own.toLowerCase().startsWith(`${name}:`));
    return this.#columns.get(
      cells,
      name,
      `${name}:en`,
      ...(first === undefined || name.includes(':') ? [] : [first.toLowerCase()]),
    );
  }
}
