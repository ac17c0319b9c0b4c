// Tests of source formats in other tables and in XML, and of headers and notations that are guessed. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CURRENCIES } from '@millwright/contracts';
import { guessHeader, headerNames } from './header.rules.ts';
import { guessMapping } from './mapping.rules.ts';
import { csvRows, productsOf, rowsOfXml, table } from './test-source-rows.ts';

test('OroCommerce, Bagisto, Medusa, Akeneo › one product each in their columns › ours [back office imports]', async () => {
  const oro = table([
    [
      'SKU',
      'Status',
      'Type',
      'Unit of Quantity.Unit.Code',
      'Name.default.value',
      'category.default.title',
      'Configurable Attributes',
      'Product Variant Links.1.Product.SKU',
      'Color.Name',
    ],
    ['V1', 'enabled', 'simple', 'item', 'Clog L', 'Shoes', '', '', 'Black'],
    ['C1', 'enabled', 'configurable', 'item', 'Clog', 'Shoes', 'Color', 'V1', ''],
  ]);
  assert.deepEqual((await productsOf(() => csvRows(oro), 'oro'))[0], {
    sku: 'V1',
    name_en: 'Clog L',
    category: 'Shoes',
    unit: 'piece',
    published: 'yes',
    family: 'C1',
    family_name: 'Clog',
    options: 'Color: Black',
  });
  const bagisto = table([
    [
      'sku',
      'parent_sku',
      'locale',
      'attribute_family_code',
      'type',
      'categories',
      'images',
      'name',
      'status',
      'weight',
      'price',
      'inventories',
      'configurable_variants',
    ],
    [
      'C',
      '',
      'en',
      'default',
      'configurable',
      'Men/Winter Wear',
      '6.webp',
      'Jacket',
      '1',
      '',
      '',
      '',
      'sku=S,color=Blue',
    ],
    [
      'S',
      'C',
      'en',
      'default',
      'simple',
      '',
      '',
      'Jacket blue',
      '1',
      '1.23',
      '14',
      'default=100,second=20',
      '',
    ],
  ]);
  const [, jacket] = await productsOf(() => csvRows(bagisto), 'bagisto');
  assert.deepEqual(
    [jacket?.category, jacket?.stock, jacket?.options, jacket?.image, jacket?.family],
    ['Men > Winter Wear', '120', 'Color: Blue', '6.webp', 'C'],
  );
  const medusa = table([
    [
      'Product Handle',
      'Product Title',
      'Product Status',
      'Product Image 1',
      'Variant Title',
      'Variant Sku',
      'Variant Option 1 Name',
      'Variant Option 1 Value',
      'Variant Price EUR',
      'Variant Price USD',
    ],
    ['cup', 'Cup', 'published', 'https://x.example/c.png', 'S', 'CUP-S', 'size', 'S', '9', '10'],
    ['cup', 'Cup', 'published', 'https://x.example/c.png', 'L', '', 'size', 'L', '11', '12'],
  ]);
  const cups = await productsOf(() => csvRows(medusa), 'medusa');
  assert.deepEqual(
    cups.map(({ sku, name_en, price, options }) => [sku, name_en, price, options]),
    [
      ['CUP-S', 'Cup, S', '10 USD', 'Size: S'],
      ['cup-L', 'Cup, L', '12 USD', 'Size: L'],
    ],
  );
  const [inEuros] = await productsOf(() => csvRows(medusa), 'medusa', ['EUR', 'USD']);
  assert.equal(inEuros?.price, '9 EUR', 'the base currency of the shop comes first');
  const akeneo =
    'sku;categories;enabled;family;groups;parent;name-en_US;name-ru_RU;price-EUR;weight;weight-unit;main_color\nA-1;shirts,tees;1;clothing;;model_a;Shirt;Рубашка;10.00;200;GRAM;red\n';
  assert.deepEqual((await productsOf(() => csvRows(akeneo), 'akeneo'))[0], {
    sku: 'A-1',
    name_en: 'Shirt',
    name_ru: 'Рубашка',
    category: 'Tees',
    price: '10.00 EUR',
    weight_grams: '200 g',
    published: 'yes',
    attributes: 'Main color: red',
    family: 'model_a',
    family_name: 'Model a',
  });
});

test('Google Merchant › a table and a feed in XML › the same product [back office imports]', async () => {
  const columns = {
    id: 'G-1',
    title: 'Drill & bit',
    description: 'For steel',
    link: 'https://x.example/g',
    image_link: 'https://x.example/g.jpg',
    price: '15.00 USD',
    sale_price: '12.00 USD',
    brand: 'Acme',
    gtin: '4006381333931',
    product_type: 'Tools > Drills',
    shipping_weight: '2 lb',
  };
  const csv = table([Object.keys(columns), Object.values(columns)]);
  const item = Object.entries(columns)
    .map(
      ([name, text]) =>
        `<g:${name}>${text.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</g:${name}>`,
    )
    .join('');
  const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Feed</title><item>${item}</item></channel></rss>`;
  const product = {
    sku: 'G-1',
    gtin: '4006381333931',
    name_en: 'Drill & bit',
    description_en: 'For steel',
    category: 'Tools > Drills',
    manufacturer: 'Acme',
    price: '15.00 USD',
    discount_price: '12.00 USD',
    weight_grams: '2 lb',
    image: 'https://x.example/g.jpg',
  };
  assert.deepEqual(await productsOf(() => csvRows(csv), 'google'), [product]);
  assert.deepEqual(await productsOf(() => rowsOfXml(xml), 'google'), [product]);
});

for (const [version, article, pid] of [
  ['1.2', 'ARTICLE', 'AID'],
  ['2005', 'PRODUCT', 'PID'],
] as const)
  test(`BMEcat ${version} › features, groups, languages › attributes, category path, names [back office imports]`, async () => {
    const xml = `<?xml version="1.0"?><BMECAT version="${version}"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
      <CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Catalogue</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="node"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Terminals</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>3</GROUP_ID><GROUP_NAME>PE</GROUP_NAME><PARENT_ID>2</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
      <${article}><SUPPLIER_${pid}>101</SUPPLIER_${pid}><${article}_DETAILS><DESCRIPTION_SHORT lang="deu">Klemme</DESCRIPTION_SHORT>
      <DESCRIPTION_SHORT lang="eng">PE terminal</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="rus">Клемма</DESCRIPTION_SHORT><EAN>4008190143640</EAN>
      <MANUFACTURER_NAME>Acme</MANUFACTURER_NAME></${article}_DETAILS><${article}_FEATURES><FEATURE><FNAME>Cross section</FNAME><FVALUE>2.5</FVALUE><FUNIT>mm2</FUNIT></FEATURE></${article}_FEATURES>
      <${article}_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><QUANTITY_MIN>10</QUANTITY_MIN></${article}_ORDER_DETAILS>
      <${article}_PRICE_DETAILS><${article}_PRICE price_type="net_list"><PRICE_AMOUNT>1.20</PRICE_AMOUNT></${article}_PRICE></${article}_PRICE_DETAILS></${article}>
      <${article}_TO_CATALOGGROUP_MAP><${article === 'ARTICLE' ? 'ART_ID' : 'PROD_ID'}>101</${article === 'ARTICLE' ? 'ART_ID' : 'PROD_ID'}><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></${article}_TO_CATALOGGROUP_MAP>
      </T_NEW_CATALOG></BMECAT>`;
    assert.deepEqual(await productsOf(() => rowsOfXml(xml), 'bmecat'), [
      {
        sku: '101',
        gtin: '4008190143640',
        name_en: 'PE terminal',
        name_ru: 'Клемма',
        category: 'Terminals > PE',
        manufacturer: 'Acme',
        price: '1.20 EUR',
        unit: 'piece',
        minimum: '10',
        attributes: 'Cross section: 2.5 mm2',
      },
    ]);
  });

test('guessHeader › a title, a date and merged cells above the table › the row that names the columns, both rows together [back office imports]', () => {
  const named = (header: readonly string[]): number =>
    Object.keys(guessMapping('products', header, [], FIRST_CURRENCIES).columns).length;
  const titled = [
    { row: 1, cells: ['Price list 2026'] },
    { row: 2, cells: ['', 'valid from', '1.1.2026'] },
    { row: 4, cells: ['Артикул', 'Наименование', 'Цена, руб.', 'Остаток'] },
    { row: 5, cells: ['A-1', 'Болт', '12,50', '4'] },
  ];
  assert.deepEqual(guessHeader(titled, named), { row: 4, rows: 1 });
  const merged = [
    { row: 1, cells: ['Acme GmbH'] },
    { row: 3, cells: ['Item', '', 'Price', '', 'Stock'] },
    { row: 4, cells: ['number', 'name', 'INR', 'USD', ''] },
    { row: 5, cells: ['A-1', 'Bolt', '12.50', '0.20', '4'] },
  ];
  assert.deepEqual(headerNames([merged[1]?.cells ?? [], merged[2]?.cells ?? []]), [
    'Item number',
    'Item name',
    'Price INR',
    'Price USD',
    'Stock',
  ]);
  assert.deepEqual(guessHeader(merged, named), { row: 4, rows: 2 });
  assert.deepEqual(guessHeader(titled.slice(2), named), { row: 4, rows: 1 });
});

test('guessMapping › decimal commas and currencies of the file › recognised from its first rows [back office imports]', () => {
  const guess = guessMapping(
    'products',
    ['Артикул', 'Наименование', 'Цена, руб.', 'Вес, кг'],
    [],
    FIRST_CURRENCIES,
    [['A-1', 'Болт', '1 012,50', '0,101']],
  );
  assert.deepEqual([guess.decimalComma, guess.currency], [true, 'RUB']);
  const english = guessMapping('products', ['sku', 'name', 'price'], [], FIRST_CURRENCIES, [
    ['A', 'B', '1,200.50'],
  ]);
  assert.deepEqual(
    [english.decimalComma, english.currency, english.publishes],
    [false, 'INR', false],
  );
});
