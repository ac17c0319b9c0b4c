// Tests of the search calls, on the demo catalogue.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testApp } from '../../../testing/index.ts';

const shop = await testApp({ after }, { demo: true });
const { call, pool } = shop;
const STORE = 'lang=en&store=DEFAULT';
const BEARINGS = 'bearings/deep-groove';

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are what is looked at
type Fields = Record<string, any>;

const search = async (body: object): Promise<Fields> => {
  const answer = await call('POST', `/api/search?${STORE}`, { body });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const one = async <Row>(statement: string, values: unknown[] = []): Promise<Row> =>
  (await pool.query(statement, values)).rows[0] as Row;

test('categories › the tree › every field; a prefix and a segment make the path, of each parent’s children too [§7.3 categories, §3 category tree node]', async () => {
  const { status, body } = await call<Fields[]>('GET', '/api/categories?store=DEFAULT');
  assert.equal(status, 200);
  let nodes = 0;
  const walk = (children: Fields[], prefix: string): void => {
    for (const node of children) {
      nodes++;
      has(node, ['id', 'value', 'value2', 'lineage2', 'imageUrl', 'children']);
      assert.equal(node.lineage2, prefix);
      assert.match(node.imageUrl, /^\/productimages\//);
      walk(node.children, [prefix, node.value2].filter(Boolean).join('/'));
    }
  };
  walk(body, '');
  assert.equal(nodes, (await one<{ n: number }>('select count(*)::int as n from category')).n);
  assert.deepEqual((await call('GET', '/categories')).body, body);
});

test('categories › one of them › its name, its lineage, its description with title and words, in the language asked for [§3 category]', async () => {
  const row = await one<{ name: string; words: string }>(
    `select name ->> 'ru' as name, description ->> 'ru' as words from category where lineage = $1`,
    [BEARINGS],
  );
  const { body } = await call<Fields[]>('GET', '/api/categories?store=DEFAULT&lang=ru');
  const node = body
    .find((family) => family.value2 === 'bearings')
    ?.children.find((group: Fields) => group.value2 === 'deep-groove');
  assert.ok(row.words.length > 10);
  assert.deepEqual(
    [node.value, node.lineage, node.description],
    [row.name, BEARINGS, { title: row.name, desc: row.words }],
  );
});

test('autocomplete › count 10, start 0 › values to write into the box, ten at most; none below three characters [§7.3 autocomplete, §3 suggestion response, §9 suggestions]', async () => {
  const ask = async (body: object): Promise<Fields> =>
    (await call('POST', `/api/search/autocomplete?${STORE}`, { body })).body;
  const asked = await ask({ count: 10, query: 'bea', start: 0 });
  assert.equal(asked.items.length, 10);
  assert.ok(asked.values.length > 0 && asked.values.length <= 10);
  for (const value of asked.values) assert.equal(typeof value, 'string');
  assert.deepEqual(await ask({ query: 'bea' }), asked, 'ten from the first are what is meant');
  assert.deepEqual((await ask({ count: 10, query: ' be ', start: 0 })).values, []);
});

test('search › any list › products, totalProductCount and productFilters with name and count [§7.3 search, §3 search response]', async () => {
  const answer = await search({
    query: '',
    searchBy: 'category',
    lineage: BEARINGS,
    start: 0,
    count: 20,
  });
  has(answer, ['products', 'totalProductCount', 'productFilters']);
  const { n } = await one<{ n: number }>(
    `select count(*)::int as n from product p join category c on c.id = p.category_id
     where p.published and (c.lineage = $1 or starts_with(c.lineage, $1 || '/'))`,
    [BEARINGS],
  );
  assert.deepEqual([answer.products.length, answer.totalProductCount], [20, n]);
  const { categories, manufacturers, attributes } = answer.productFilters;
  const family = (await search({ query: '', searchBy: 'category', lineage: 'bearings' }))
    .productFilters;
  assert.ok(family.categories.length > 1 && manufacturers.length > 1 && attributes.length > 1);
  for (const entry of [...categories, ...family.categories, ...manufacturers, ...attributes])
    has(entry, ['name', 'count']);
  for (const { subAttributes } of attributes)
    for (const entry of subAttributes) has(entry, ['name', 'count']);
  assert.ok(attributes.some((attribute: Fields) => attribute.subAttributes.length > 1));
});

test('search › an SKU as its page shows it, copied with its marks › that product first, nothing corrected [§7.3 part numbers]', async () => {
  const rows = await pool.query<{ sku: string }>(
    `select sku from product where id % 500 = 1 or sku in ('PRG-6013-2Z-C3', 'TYR-HEL-V-ORA')`,
  );
  assert.ok(rows.rows.length > 20);
  for (const { sku } of rows.rows) {
    for (const scope of ['all', 'sku']) {
      const { products, corrected } = await search({ query: `\u2068${sku}\u2069 `, scope });
      assert.deepEqual([products[0]?.sku, corrected], [sku, undefined], `${scope} ${sku}`);
    }
  }
});

test('search › without a count › twenty from the first on, the next from where they end [§9 page size, §7.3 lists]', async () => {
  const answer = await search({ query: 'bearing' });
  assert.deepEqual([answer.products.length, answer.start, answer.count], [20, 0, 20]);
  const second = await search({ query: 'bearing', start: 20 });
  assert.equal(
    second.products.filter(({ id }: Fields) =>
      answer.products.some((first: Fields) => first.id === id),
    ).length,
    0,
  );
});

test('search › each searchBy › the products of that id, text, category, manufacturer, industry, lot, and the featured [§7.3 searchBy]', async () => {
  const product = await one<{ id: number; manufacturer: string; sku: string }>(
    `select p.id, m.slug as manufacturer, p.sku from product p join manufacturer m on m.id = p.manufacturer_id where p.kind = 'item' order by p.sort_rank limit 1`,
  );
  const lot = await one<{ lot_id: number; n: number }>(
    'select lot_id, count(*)::int as n from lot_item group by 1 order by 1 limit 1',
  );
  const count = async (statement: string, value: string): Promise<number> =>
    (await one<{ n: number }>(statement, [value])).n;
  const ofManufacturer = await count(
    'select count(*)::int as n from product p join manufacturer m on m.id = p.manufacturer_id where p.published and m.slug = $1',
    product.manufacturer,
  );
  const ofIndustry = await count(
    'select count(*)::int as n from product_industry pi join industry i on i.id = pi.industry_id join product p on p.id = pi.product_id where p.published and i.slug = $1',
    'automobile',
  );
  for (const [body, total] of [
    [{ searchBy: 'productId', query: String(product.id) }, 1],
    [{ searchBy: 'manufacturer', query: product.manufacturer }, ofManufacturer],
    [{ searchBy: 'brand', query: product.manufacturer }, ofManufacturer],
    [{ searchBy: 'industry', query: 'automobile' }, ofIndustry],
    [{ searchBy: 'lotsale', query: String(lot.lot_id) }, lot.n],
  ] as const)
    assert.equal(
      (await search({ ...body, start: 0, count: 20 })).totalProductCount,
      total,
      JSON.stringify(body),
    );
  assert.equal(
    (await search({ searchBy: 'autosuggest', query: product.sku })).products[0].id,
    product.id,
  );
  const category = await search({ searchBy: 'category', lineage: BEARINGS, query: '' });
  assert.ok(category.totalProductCount > 20);
  assert.ok((await search({ searchBy: 'featured', query: '', count: 15 })).products.length === 15);
  assert.equal(
    (await call('POST', `/api/search?${STORE}`, { body: { searchBy: 'colour', query: 'x' } }))
      .status,
    400,
  );
});

test('search › what does not exist › the sentence of its own kind, with the field [§8 product not found, §8 no results]', async () => {
  const said = async (body: object): Promise<unknown[]> => {
    const answer = await call('POST', `/api/search?${STORE}`, { body });
    return [answer.status, answer.body.code, answer.body.errors[0].defaultMessage];
  };
  const products = [
    404,
    'products-not-found',
    "We can't seem to find the products you're looking for.",
  ];
  for (const searchBy of ['manufacturer', 'brand', 'industry', 'lotsale'])
    assert.deepEqual(await said({ searchBy, query: 'nope' }), products, searchBy);
  const product = [
    404,
    'product-not-found',
    "We can't seem to find the product you're looking for.",
  ];
  for (const query of ['999999999', '1'.repeat(20), 'abc'])
    assert.deepEqual(await said({ searchBy: 'productId', query }), product, query);
  const [status, , message] = await said({ attrsValues: ['Sold carbide'] });
  assert.deepEqual([status, message], [400, 'The filter “Sold carbide” was not understood.']);
});

test('search › lineage beside something else › narrows it [§7.3 search]', async () => {
  const { totalProductCount } = await search({ query: 'steel' });
  const inside = await search({ query: 'steel', lineage: BEARINGS });
  assert.ok(inside.totalProductCount > 0 && inside.totalProductCount < totalProductCount);
  const manufacturer = inside.products[0].manufacturer;
  const ofManufacturer = await search({ searchBy: 'manufacturer', query: manufacturer });
  const both = await search({ searchBy: 'manufacturer', query: manufacturer, lineage: BEARINGS });
  assert.ok(
    both.totalProductCount > 0 && both.totalProductCount < ofManufacturer.totalProductCount,
  );
  assert.equal(
    (await search({ query: 'steel', lineage: '' })).totalProductCount,
    totalProductCount,
  );
});

test('search › another language › the unit of sale in it too [§3 productuom] [decisions §2]', async () => {
  const { id } = await one<{ id: number }>(
    `select id from product where published and unit = 'piece' order by sort_rank limit 1`,
  );
  for (const [lang, unit] of [
    ['en', 'piece'],
    ['ru', 'штука'],
    ['ar', 'قطعة'],
  ]) {
    const { body } = await call<Fields>('POST', `/api/search?lang=${lang}`, {
      body: { searchBy: 'productId', query: String(id) },
    });
    assert.equal(body.products[0].productuom, unit);
  }
});

test('count › none of a list › refused alike by all lists [§7.3 search, §7.6 reviews]', async () => {
  const { status, body } = await call('POST', '/api/search', { body: { query: 'bolt', count: 0 } });
  const reviews = await call('GET', '/api/products/1/reviews?count=0');
  assert.deepEqual(
    [status, reviews.status, body.code, reviews.body.code],
    [400, 400, 'invalid-request', 'invalid-request'],
  );
});

test('search › manufacturer, categories, attrsValues › lists of values, each group narrows, its values are alternatives [§7.3 filter keys]', async () => {
  const place = { searchBy: 'category', lineage: 'bearings', query: '' };
  const { productFilters, totalProductCount } = await search(place);
  const [manufacturer, other] = productFilters.manufacturers;
  const [category] = productFilters.categories;
  const attribute = productFilters.attributes.find((each: Fields) => each.subAttributes.length > 1);
  const [value] = attribute.subAttributes;
  assert.equal(
    (await search({ ...place, manufacturer: [manufacturer.value] })).totalProductCount,
    manufacturer.count,
  );
  assert.equal(
    (await search({ ...place, manufacturer: [manufacturer.value, other.value] })).totalProductCount,
    manufacturer.count + other.count,
  );
  assert.equal(
    (await search({ ...place, categories: [category.value] })).totalProductCount,
    category.count,
  );
  assert.equal(
    (await search({ ...place, attrsValues: [value.value] })).totalProductCount,
    value.count,
  );
  const both = await search({
    ...place,
    manufacturer: [manufacturer.value],
    attrsValues: [value.value],
  });
  assert.ok(
    both.totalProductCount <= Math.min(manufacturer.count, value.count) &&
      manufacturer.count < totalProductCount,
  );
});

test('search › a single product, count 50, start 0 › that one with every field of the entity [§7.3 single product, §3 product, §9 single product]', async () => {
  const { id } = await one<{ id: number }>(
    `select p.id from product p where p.published and exists (select from product_media m where m.product_id = p.id and m.kind = 'video')
     and exists (select from product_media m where m.product_id = p.id and m.kind = 'document') order by p.sort_rank limit 1`,
  );
  const body = { searchBy: 'productId', query: String(id), count: 50, start: 0 };
  const answer = await search(body);
  assert.deepEqual([answer.totalProductCount, answer.products.length, answer.count], [1, 1, 50]);
  assert.deepEqual(
    await search({ searchBy: 'productId', query: String(id) }),
    answer,
    'fifty are what is meant',
  );
  const [product] = answer.products;
  has(product, [
    'id',
    'productId',
    'name',
    'sefurl',
    'description',
    'store',
    'price',
    'compareAtPrice',
    'discount',
    'discountpercentage',
  ]);
  has(product, [
    'productAge',
    'avgrating',
    'avgratingcount',
    'unspsc',
    'hsncode',
    'highlight',
    'productquantity',
    'available',
  ]);
  has(product, [
    'manufacturer',
    'splSku',
    'source',
    'origincountry',
    'productuom',
    'quantityOrderMinimum',
    'quantityOrderMaximum',
  ]);
  has(product, [
    'quantity',
    'lineage',
    'lineage2',
    'categorisefurl',
    'prodmetatitle',
    'prodshortdesc',
    'tags',
    'image',
    'images',
  ]);
  has(product, [
    'defaultImage',
    'productdefaultimage',
    'productimagetitle',
    'productimages',
    'productvideos',
    'videos',
  ]);
  has(product, ['prodattributes', 'productdigitalimage', 'features']);
  for (const entry of product.prodattributes) has(entry, ['option', 'optionValue']);
  for (const entry of product.features) has(entry, ['name', 'value']);
  assert.deepEqual([product.id, product.productId, product.store], [id, id, 'DEFAULT']);
  for (const list of [
    'tags',
    'images',
    'productimages',
    'productvideos',
    'videos',
    'productdigitalimage',
    'prodattributes',
    'features',
  ])
    assert.ok(product[list].length > 0, list);
  assert.equal((await call('GET', product.defaultImage)).status, 200);
  assert.equal((await call('GET', `/productvideos/${product.videos[0]}`)).status, 200);
});

test('search › prices of a list › three currencies, and three of the discount where there is one [§3 list prices]', async () => {
  const answer = await search({ query: 'bearing', count: 100 });
  const discounted = answer.products.find(({ discount }: Fields) => discount);
  const plain = answer.products.find(({ discount }: Fields) => !discount);
  for (const field of ['price', 'usdprice', 'sarprice'])
    assert.equal(typeof plain[field], 'number', field);
  for (const field of ['price', 'usdprice', 'sarprice']) {
    const off = discounted[`discount${field}`];
    assert.ok(off > 0 && off <= discounted[field], field);
    assert.equal(`discount${field}` in plain, false);
  }
});

test('search › a home block, featured by industry, count 15, start 0 › fifteen of it, the same each time [§7.3 home blocks]', async () => {
  for (const query of ['', 'automobile', 'oil-and-gas']) {
    const body = { searchBy: 'featured', query, count: 15, start: 0 };
    const ids = (await search(body)).products.map(({ id }: Fields) => id);
    assert.equal(new Set(ids).size, 15, query);
    assert.deepEqual(
      (await search(body)).products.map(({ id }: Fields) => id),
      ids,
    );
  }
});

test('featuredindustries › both doors › each industry as value with the count of its products [§7.3 featuredindustries, §3 featured industry]', async () => {
  const { status, body } = await call<Fields[]>('GET', '/api/featuredindustries?store=DEFAULT');
  assert.equal(status, 200);
  assert.ok(body.length > 2);
  for (const entry of body) {
    assert.deepEqual(Object.keys(entry).sort(), ['count', 'value']);
    assert.equal(
      (await search({ searchBy: 'industry', query: entry.value, count: 1 })).totalProductCount,
      entry.count,
      entry.value,
    );
  }
  assert.deepEqual((await call('GET', '/featuredindustries')).body, body);
});

test('productdocuments › the data sheet that a product names › a PDF of its own facts, to be kept as a file; any other name is none [§7.8 digital documents]', async () => {
  const { target } = await one<{ target: string }>(
    `select target from product_media where kind = 'document' order by product_id limit 1`,
  );
  const { status, body, headers } = await call('GET', `/api/productdocuments/${target}`);
  assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
  assert.match(String(body), /^%PDF-1/);
  assert.match(String(headers['content-disposition']), /^attachment/);
  assert.equal((await call('GET', '/api/productdocuments/none.pdf')).status, 404);
});

/** All are there; `null` counts, since it says that there is none. */
function has(entity: Fields, fields: readonly string[]): void {
  assert.deepEqual(
    fields.filter((field) => entity?.[field] === undefined),
    [],
    `missing in ${JSON.stringify(entity).slice(0, 600)}`,
  );
}
