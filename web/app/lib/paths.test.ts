import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPath, readListState } from './list-state.ts';
import { href, path, safeReturn } from './paths.ts';

test('href › each language › en has no prefix, others have [decisions §8]', () => {
  assert.equal(href.product('en', 12, 'ball-bearing'), '/product/12/ball-bearing');
  assert.equal(href.product('ru', 12, 'ball-bearing'), '/ru/product/12/ball-bearing');
  assert.equal(href.home('ar'), '/ar');
  assert.equal(href.home('en'), '/');
});

test('href › odd signs › are encoded, segments stay [§2.1]', () => {
  assert.equal(href.category('ar', 'a b/c?d'), '/ar/products/a%20b/c%3Fd');
});

for (const bad of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
  null,
  '/a\r\nx: y',
]) {
  test(`safeReturn › ${JSON.stringify(bad)} › is home [decisions §8]`, () =>
    assert.equal(safeReturn(bad), '/'));
}
test('safeReturn › own path with query › stays [decisions §8]', () => {
  assert.equal(safeReturn('/ru/products?query=a%20b&page=2'), '/ru/products?query=a%20b&page=2');
});

test('listPath › full state › round-trips through the URL [§2.6]', () => {
  const place = { by: 'category', lineage: 'fasteners/screws' } as const;
  const path =
    '/products/fasteners/screws?query=hex+bolt&scope=sku&filter=manufacturer:a%7Cb::attrsValues:length=10..40mm&sort=price-asc&layout=table&page=3';
  const state = readListState(new URL(path, 'http://x').searchParams, place);
  assert.equal(listPath(state), path);
});

test('listPath › another filter › restarts from the first page, another layout does not [§4, §4 first page]', () => {
  const state = readListState(new URLSearchParams('query=nut&page=4'));
  assert.equal(listPath(state, { sort: 'newest' }), '/products?query=nut&sort=newest');
  assert.equal(listPath(state, { layout: 'list' }), '/products?query=nut&layout=list&page=4');
});

for (const base of [
  'query=nut',
  'manufacturer=acme',
  'industry=mining',
  'category=bearings/deep-groove',
  'lot=7',
]) {
  test(`listPath › a filter on ?${base} › what the list is of stays, the page does not [§4 filter address, §4 first page]`, () => {
    const state = readListState(new URLSearchParams(`${base}&page=3`));
    const filters = { categories: [], manufacturers: ['nordlager'], attributes: [] };
    const shown = new URL(listPath(state, { filters }), 'http://x');
    const again = readListState(
      shown.searchParams,
      state.place.by === 'all' ? undefined : state.place,
    );
    assert.deepEqual(
      [again.place, again.text, again.filters, again.page],
      [state.place, state.text, filters, 1],
    );
    assert.equal(shown.searchParams.get('filter'), 'manufacturer:nordlager');
  });
}

test('readListState › brand, unknown values › brand is manufacturer, the rest falls back [§2.1]', () => {
  const state = readListState(
    new URLSearchParams('brand=acme&sort=magic&layout=__proto__&page=501'),
  );
  assert.deepEqual(state.place, { by: 'manufacturer', slug: 'acme' });
  assert.equal(state.sort, 'default');
  assert.equal(state.layout, 'grid');
  assert.equal(state.page, 501);
  for (const page of ['0', 'abc', '1.5', '-1'])
    assert.equal(readListState(new URLSearchParams({ page })).page, 0, page);
});

test('readListState › a lot, an industry, a category and a manufacturer at once › the first is the place, the others narrow it [§2.1 /products]', () => {
  const state = readListState(
    new URLSearchParams(
      'industry=mining&category=bearings&brand=acme&filter=manufacturer:acme|other',
    ),
  );
  assert.deepEqual(state.place, { by: 'industry', slug: 'mining' });
  assert.deepEqual(state.filters, {
    categories: ['bearings'],
    manufacturers: ['acme', 'other'],
    attributes: [],
  });
  assert.deepEqual(readListState(new URLSearchParams('lot=7&industry=mining')).place, {
    by: 'lot',
    id: 7,
  });
});

test('listPath › items of a lot › stay at the lot’s address [§2.1 lotitems]', () => {
  const base = path.lotItems({ id: 5, slug: 'mill', category: { id: 2, slug: 'bearing-lots' } });
  assert.equal(base, '/lotitems/2/5/bearing-lots/mill');
  const state = readListState(new URLSearchParams('sort=newest'), { by: 'lot', id: 5 }, base);
  assert.equal(listPath(state, { text: 'nut' }), `${base}?query=nut&sort=newest`);
});
