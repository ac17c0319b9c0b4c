// Tests of source formats: small files in the shapes that other systems write, read as products of ours. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessHeader } from './header.rules.ts';
import { openTable, type RawRow } from './source-table.ts';
import { csvRows, productsOf, table } from './test-source-rows.ts';

test('Shopify › variants, prices to compare with, pictures, shared numbers › a family of products with its options [back office imports]', async () => {
  const file = table([
    ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value']
      .concat(['Variant SKU', 'Variant Price', 'Variant Compare At Price', 'Image Src'])
      .concat(['Variant Inventory Qty', 'Status']),
    ['bolt', 'Bolt', '<p>Strong</p>', 'Acme', 'Screws', 'Size', 'M8', "'B-8", '80', '100'].concat([
      'https://x.example/1.jpg',
      '-4',
      'active',
    ]),
    ['bolt', '', '', '', '', '', 'M10', '', '120', '0', 'https://x.example/2.jpg', '7', ''],
    ['bolt', '', '', '', '', '', '', '', '', '', 'https://x.example/3.jpg', '', ''],
    ['nut', 'Nut', '', 'Acme', '', 'Title', 'Default Title', '', '5', '', '', '', 'draft'],
  ]);
  const images = [1, 2, 3].map((n) => `https://x.example/${n}.jpg`).join('\n');
  assert.deepEqual(await productsOf(() => csvRows(file), 'shopify'), [
    {
      sku: 'B-8',
      name_en: 'Bolt, M8',
      description_en: '<p>Strong</p>',
      category: 'Screws',
      manufacturer: 'Acme',
      price_inr: '100',
      discount_inr: '80',
      stock: '0',
      published: 'yes',
      image: images,
      family: 'bolt',
      family_name: 'Bolt',
      options: 'Size: M8',
    },
    {
      sku: 'bolt-M10',
      name_en: 'Bolt, M10',
      description_en: '<p>Strong</p>',
      category: 'Screws',
      manufacturer: 'Acme',
      price_inr: '120',
      stock: '7',
      published: 'yes',
      image: images,
      family: 'bolt',
      family_name: 'Bolt',
      options: 'Size: M10',
    },
    { sku: 'nut', name_en: 'Nut', manufacturer: 'Acme', price_inr: '5', published: 'no' },
  ]);
});

test('WooCommerce › variations before and behind their parent, in English and Russian › name, texts and categories of the parent [back office imports]', async () => {
  const english = table([
    ['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Weight (lbs)', 'Sale price']
      .concat(['Regular price', 'Categories', 'Images', 'Parent'])
      .concat(['Attribute 1 name', 'Attribute 1 value(s)']),
    [
      '2',
      'variation',
      'HO-1',
      'Hose - 10 mm',
      '1',
      '',
      '.5',
      '',
      '45',
      '',
      '',
      'HO',
      'Bore',
      '10 mm',
    ],
    [
      '1',
      'variable',
      'HO',
      'Hose',
      '1',
      'Rubber',
      '',
      '',
      '',
      'Hoses > Air, Hoses',
      'https://x.example/h.jpg',
      '',
      'Bore',
      '10 mm, 13 mm',
    ],
    ['3', 'variation', 'HO-2', '', '1', '', '', '40', '49', '', '', 'id:1', 'Bore', '13 mm'],
  ]);
  const [first, family, second] = await productsOf(() => csvRows(english), 'woocommerce');
  assert.deepEqual(
    [first?.name_en, first?.description_en, first?.category, first?.weight_grams, first?.options],
    ['Hose - 10 mm', 'Rubber', 'Hoses > Air', '.5 lbs', 'Bore: 10 mm'],
  );
  assert.deepEqual([family?.isFamily, family?.family, family?.family_name], ['yes', 'HO', 'Hose']);
  assert.deepEqual(
    [second?.name_en, second?.price_inr, second?.discount_inr, second?.family, second?.image],
    ['Hose, 13 mm', '49', '40', 'HO', 'https://x.example/h.jpg'],
  );
  const russian =
    '\n\t\ufeffID,Тип,Артикул,Имя,Опубликован,"Базовая цена",Категории\n7,simple,,Шланг,1,240,Шланги\n';
  const rows: RawRow[] = [];
  for await (const row of csvRows(russian)) rows.push(row);
  const place = guessHeader(
    rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    () => 0,
  );
  const found = await openTable('products', place, () => csvRows(russian));
  assert.equal(found?.format?.name, 'woocommerce');
});

test('Magento 2 › simple products before their configurable one › family, options, the deepest category [back office imports]', async () => {
  const file = table([
    [
      'sku',
      'store_view_code',
      'attribute_set_code',
      'product_type',
      'categories',
      'name',
      'price',
    ].concat(['visibility', 'product_online', 'additional_attributes', 'configurable_variations']),
    [
      'H-S',
      '',
      'Top',
      'simple',
      'Default Category/Men,Default Category/Men/Tops',
      'Hoodie-S',
      '52',
      'Not Visible Individually',
      '1',
      'has_options=0,size=S,material=Wool|Cotton',
      '',
    ],
    [
      'H',
      '',
      'Top',
      'configurable',
      'Default Category/Men',
      'Hoodie',
      '52',
      'Catalog, Search',
      '1',
      'climate=Cold, wet',
      'sku=H-S,size=S|sku=H-M,size=M',
    ],
    ['H', 'ru', '', '', '', 'Худи', '', '', '', '', ''],
  ]);
  assert.deepEqual(await productsOf(() => csvRows(file), 'magento'), [
    {
      sku: 'H-S',
      name_en: 'Hoodie-S',
      category: 'Men > Tops',
      price_inr: '52',
      published: 'yes',
      attributes: 'Size: S\nMaterial: Wool, Cotton\nClimate: Cold, wet',
      family: 'H',
      family_name: 'Hoodie',
      options: 'Size: S',
    },
    {
      sku: 'H',
      name_en: 'Hoodie',
      category: 'Men',
      price_inr: '52',
      published: 'yes',
      attributes: 'Climate: Cold, wet',
      family: 'H',
      family_name: 'Hoodie',
      isFamily: 'yes',
    },
  ]);
});

test('Spree › a master, its variants, prices in a second currency › the first currency’s rows [back office imports]', async () => {
  const file = table([
    ['slug', 'sku', 'name', 'price', 'compare_at_price', 'currency', 'status', 'category1'].concat([
      'option1_name',
      'option1_value',
      'weight',
      'weight_unit',
      'inventory_count',
    ]),
    ['kettle', '', 'Kettle', '0', '0', 'USD', 'active', 'Kitchen -> Kettles', '', '', '', 'lb', ''],
    ['kettle', 'K-B', '', '49.99', '59.99', 'USD', '', '', 'color', 'Black', '2', 'lb', '5'],
    ['kettle', 'K-B', '', '45.99', '', 'EUR', '', '', '', '', '', '', ''],
  ]);
  const [family, variant, ...none] = await productsOf(() => csvRows(file), 'spree');
  assert.deepEqual(none, []);
  assert.equal(family?.isFamily, 'yes');
  assert.deepEqual(variant, {
    sku: 'K-B',
    name_en: 'Kettle, Black',
    category: 'Kitchen > Kettles',
    price_inr: '59.99 USD',
    discount_inr: '49.99 USD',
    weight_grams: '2 lb',
    stock: '5',
    published: 'yes',
    family: 'kettle',
    family_name: 'Kettle',
    options: 'Color: Black',
  });
});

test('Vendure › padded cells, a space before a quote › options by their groups, facets as category and manufacturer [back office imports]', async () => {
  const file = [
    'name   , slug, description, assets, facets                        , optionGroups , optionValues , sku  , price , taxCategory, stockOnHand, trackInventory',
    'Laptop , lap , Fast       ,       , category:Computers|brand:Acme , "screen|RAM" , "13 in|8GB"  , L-1  , 1299  , standard   , 100        ,',
    '       ,     ,            ,       ,                               ,              , "15 in|8GB"  , L-2  , 1399  , standard   , -10        ,',
  ].join('\n');
  const [first, second] = await productsOf(() => csvRows(file), 'vendure');
  assert.deepEqual(
    [first?.name_en, first?.category, first?.manufacturer, first?.options, first?.stock],
    ['Laptop, 13 in, 8GB', 'Computers', 'Acme', 'Screen: 13 in\nRAM: 8GB', '100'],
  );
  assert.deepEqual(
    [second?.name_en, second?.family, second?.stock, second?.description_en],
    ['Laptop, 15 in, 8GB', 'lap', '0', 'Fast'],
  );
});
