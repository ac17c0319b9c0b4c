// Tests of source formats: small files in the shapes that other systems write, read as products of ours. [back office imports]
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CURRENCIES } from '@millwright/contracts';
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
      price: '100',
      discount_price: '80',
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
      price: '120',
      stock: '7',
      published: 'yes',
      image: images,
      family: 'bolt',
      family_name: 'Bolt',
      options: 'Size: M10',
    },
    { sku: 'nut', name_en: 'Nut', manufacturer: 'Acme', price: '5', published: 'no' },
  ]);
});

test('Shopify of 2025 › its new column names, rows without a handle below a title › the same products [back office imports]', async () => {
  const file = table([
    ['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags']
      .concat(['Published on online store', 'Status', 'SKU', 'Barcode'])
      .concat(['Option1 name', 'Option1 value', 'Option1 Linked To', 'Price', 'Compare-at price'])
      .concat(['Inventory quantity', 'Weight value (grams)', 'Weight unit for display'])
      .concat(['Product image URL', 'Image position', 'Variant image URL'])
      .concat(['Google Shopping / Manufacturer part number (MPN)'])
      .concat(['Finish (product.metafields.custom.finish)']),
    ['Bolt', 'bolt', '<p>Strong</p>', 'Acme', 'Hardware > Bolts', 'Screws', 'x', 'TRUE', 'Active']
      .concat(['B-8', '4006381333931', 'Size', 'M8', '', '80', '100', '12', '35', 'kg'])
      .concat(['https://x.example/1.jpg', '1', '', 'MP-8', 'Zinc']),
    [
      '',
      'bolt',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'B-10',
      '',
      '',
      'M10',
      '',
      '120',
      '',
      '-2',
      '60',
      'g',
    ].concat(['https://x.example/2.jpg', '2', 'https://x.example/2.jpg', '', '']),
    ['', 'bolt', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''].concat([
      'https://x.example/3.jpg',
      '3',
      '',
      '',
      '',
    ]),
    ['Hex nut', '', '', 'Acme', '', 'Nuts', '', 'FALSE', 'Draft', '', '', 'Title'].concat([
      'Default Title',
      '',
      '5',
      '',
      '',
      '',
      '',
      'https://x.example/n.jpg',
      '1',
      '',
      '',
      '',
    ]),
    ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''].concat([
      'https://x.example/n2.jpg',
      '2',
      '',
      '',
      '',
    ]),
  ]);
  const images = [1, 2, 3].map((n) => `https://x.example/${n}.jpg`);
  assert.deepEqual(await productsOf(() => csvRows(file), 'shopify'), [
    {
      sku: 'B-8',
      mpn: 'MP-8',
      gtin: '4006381333931',
      name_en: 'Bolt, M8',
      description_en: '<p>Strong</p>',
      category: 'Hardware > Bolts',
      manufacturer: 'Acme',
      price: '100',
      discount_price: '80',
      weight_grams: '35',
      stock: '12',
      published: 'yes',
      image: images.join('\n'),
      attributes: 'Finish: Zinc',
      family: 'bolt',
      family_name: 'Bolt',
      options: 'Size: M8',
    },
    {
      sku: 'B-10',
      mpn: 'MP-8',
      name_en: 'Bolt, M10',
      description_en: '<p>Strong</p>',
      category: 'Hardware > Bolts',
      manufacturer: 'Acme',
      price: '120',
      weight_grams: '60',
      stock: '0',
      published: 'yes',
      image: [images[1], images[0], images[2]].join('\n'),
      attributes: 'Finish: Zinc',
      family: 'bolt',
      family_name: 'Bolt',
      options: 'Size: M10',
    },
    {
      sku: 'hex-nut',
      name_en: 'Hex nut',
      category: 'Nuts',
      manufacturer: 'Acme',
      price: '5',
      published: 'no',
      image: 'https://x.example/n.jpg\nhttps://x.example/n2.jpg',
    },
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
    [second?.name_en, second?.price, second?.discount_price, second?.family, second?.image],
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
  const found = await openTable('products', place, FIRST_CURRENCIES, () => csvRows(russian));
  assert.equal(found?.format?.name, 'woocommerce');
});

for (const [language, header] of [
  [
    'German',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Kurzbeschreibung,Beschreibung,Lager,Gewicht (kg),Länge (cm),Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e),Marken',
  ],
  [
    'Spanish',
    'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción corta,Descripción,Inventario,Peso (kg),Longitud (cm),Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Marcas',
  ],
  [
    'Italian',
    "ID,Tipo,COD,Nome,Pubblicato,Visibilità nel catalogo,Breve descrizione,Descrizione,Magazzino,Peso (kg),Lunghezza (cm),Prezzo in offerta,Prezzo di listino,Categorie,Immagini,Genitore,Nome dell'attributo 1,Valore/i dell'attributo 1,Marchi",
  ],
  [
    'French',
    'ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description courte,Description,Stock,Poids (kg),Longueur (cm),Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1,Marques',
  ],
  [
    'Portuguese',
    'ID,Tipo,SKU,Nome,Publicado,Visibilidade no catálogo,Descrição curta,Descrição,Estoque,Peso (kg),Comprimento (cm),Preço promocional,Preço,Categorias,Imagens,Ascendente,Nome do atributo 1,Valores do atributo 1,Marcas',
  ],
  [
    'Russian',
    'ID,Тип,Артикул,Имя,Опубликован,Видимость в каталоге,Краткое описание,Описание,Запасы,Вес (кг),Длина (см),Акционная цена,Базовая цена,Категории,Изображения,Родительский,Название атрибута 1,Значение(-я) атрибута 1,Бренды',
  ],
] as const)
  test(`WooCommerce › its columns in ${language} › read as in English [back office imports]`, async () => {
    const rows =
      '1,variable,HO,Hose,1,visible,Short,Long,,,,,,Hoses > Air,https://x.example/h.jpg,,Bore,"10 mm, 13 mm",Acme\n' +
      '2,variation,HO-1,,1,visible,,,7,"1,5",30,"40,5","49,5",,,HO,Bore,10 mm,\n';
    const [family, product] = await productsOf(() => csvRows(`${header}\n${rows}`), 'woocommerce');
    assert.deepEqual([family?.isFamily, family?.family_name], ['yes', 'Hose']);
    assert.deepEqual(product, {
      sku: 'HO-1',
      name_en: 'Hose, 10 mm',
      description_en: 'Long\nShort',
      category: 'Hoses > Air',
      manufacturer: 'Acme',
      price: '49,5',
      discount_price: '40,5',
      weight_grams: '1,5 kg',
      stock: '7',
      published: 'yes',
      image: 'https://x.example/h.jpg',
      attributes: 'Length: 30 cm',
      family: 'HO',
      family_name: 'Hose',
      options: 'Bore: 10 mm',
    });
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
      price: '52',
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
      price: '52',
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
    price: '59.99 USD',
    discount_price: '49.99 USD',
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
