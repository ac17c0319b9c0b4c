// Tests of the finder by dimensions and of comparisons in /api/v1, on the products of the demo. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { featureRows, type ProductDetail } from '@millwright/contracts';
import { aCtx, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { services } from '../../services.ts';

const { db, call } = await testApp({ after }, { demo: true });
const find = (body: object) => call('POST', '/api/v1/sizes/find', { body });

test('v1 sizes › families › those of the page, with the fields of their forms [decisions 0114]', async () => {
  const { body } = await call('GET', '/api/v1/sizes/families?lang=ru');
  const page = await services.search.listMeasuredFamilies({ ...aCtx(db), locale: 'ru' });
  assert.deepEqual(
    body.items.map(
      ({ path, name, fields }: { path: string; name: string; fields: { name: string }[] }) => [
        path,
        name,
        fields.map((field) => field.name),
      ],
    ),
    page.map(({ lineage, name, fields }) => [lineage, name, fields.map((field) => field.name)]),
  );
});

test('v1 sizes › a worn bearing › the list that the form opens, and the search finds what it says [decisions 0114]', async () => {
  const values = { 'inner-diameter': '24.9', 'outer-diameter': '52' };
  const { status, body } = await find({ family: 'bearings', values });
  assert.deepEqual(
    [status, body.category, body.filter],
    [200, 'bearings', ['inner-diameter=25', 'outer-diameter=52']],
  );
  assert.deepEqual(
    body.measures.map(({ outcome, asked }: { outcome: string; asked: { value: string }[] }) => [
      outcome,
      asked[0]?.value,
    ]),
    [
      ['taken', '24.9'],
      ['equal', '52'],
    ],
  );
  const filters = body.filter.map((one: string) => `filter=${encodeURIComponent(one)}`).join('&');
  const found = await call('GET', `/api/v1/search?category=bearings&${filters}`);
  assert.ok(found.body.total > 0);
});

test('v1 sizes › what will not do › each names its field [decisions 0114]', async () => {
  const wrong = await find({ family: 'bearings', values: { width: 'x' } });
  assertProblem(wrong, { code: 'size-not-understood' });
  assert.equal(wrong.body.errors[0].pointer, '/values/width');
  assertProblem(await find({ family: 'bearings', values: {} }), { code: 'size-missing' });
  assertProblem(await find({ family: 'lubricants', values: { width: '1' } }), {
    code: 'category-not-found',
  });
  for (const [body, pointer, code] of [
    [{ values: { 'a/b': '1' } }, '/values/a~1b', 'unknown-field'],
    [{ values: { width: '1' }, kind: 'seals' }, '/kind', 'expected-one-of'],
    [{ values: { width: 1 } }, '/values/width', 'expected-text'],
    [{ values: { width: '1' }, unit: 'cm' }, '/unit', 'expected-one-of'],
  ] as const) {
    const answer = await find({ family: 'bearings', ...body });
    assert.deepEqual(
      [answer.status, answer.body.errors[0].pointer, answer.body.errors[0].code],
      [400, pointer, code],
    );
  }
});

test('v1 comparison › three bearings and one that is gone › the rows of the page, in the order asked for [decisions 0114]', async () => {
  const found = await call('GET', '/api/v1/search?category=bearings&limit=3&fields=id');
  const ids = found.body.items.map(({ id }: { id: number }) => id).reverse();
  const { status, body } = await call('GET', `/api/v1/comparison?ids=${ids},999999999`);
  assert.equal(status, 200);
  assert.deepEqual(
    body.products.map(({ id }: { id: number }) => id),
    ids,
  );
  const page = (await services.catalog.listProducts(aCtx(db), ids)) as ProductDetail[];
  assert.deepEqual(
    body.attributes.map(
      (row: { slug: string; differs: boolean; values: ({ value: string } | null)[] }) => [
        row.slug,
        row.differs,
        row.values.map((cell) => cell?.value ?? null),
      ],
    ),
    featureRows(page).map((row) => [
      row.slug,
      row.differs,
      row.cells.map((cell) => cell?.value ?? null),
    ]),
  );
  for (const wrong of ['', 'ids=', 'ids=x', 'ids=1,2,3,4,5,6,7']) {
    const answer = await call('GET', `/api/v1/comparison?${wrong}`);
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, '/ids'], wrong);
  }
});

test('v1 countries › with the forms of their addresses › by name in the language; those that the shop serves [decisions 0114]', async () => {
  const { body } = await call('GET', '/api/v1/countries?lang=en');
  const served = body.items.flatMap(({ code, isServed }: { code: string; isServed: boolean }) =>
    isServed ? [code] : [],
  );
  const shop = await call('GET', '/api/v1/shop');
  assert.deepEqual(served.sort(), [...shop.body.deliversTo].sort());
  const germany = body.items.find(({ code }: { code: string }) => code === 'DE');
  assert.deepEqual(
    [germany.name, germany.postalCode, germany.taxNumber.kind],
    ['Germany', { isUsed: true, example: '12345', comesBeforeCity: true }, 'vat-eu'],
  );
});

test('v1 home › slides, features, featured products, the lot of a product › those of the first page [decisions 0114]', async () => {
  const { body } = await call('GET', '/api/v1/home');
  const page = await services.content.getHome(aCtx(db));
  assert.deepEqual(
    [body.slides.length, body.banner?.title, body.features, body.clients.length],
    [page.slides.length, page.banner?.title, page.features, page.clients.length],
  );
  const first = await call('GET', '/api/v1/featured-products?limit=3');
  const second = await call('GET', `/api/v1/featured-products?limit=3&after=${first.body.next}`);
  const ids = [...first.body.items, ...second.body.items].map(({ id }: { id: number }) => id);
  assert.equal(new Set(ids).size, 6);
  assertProblem(await call('GET', '/api/v1/featured-products?industry=none'), {
    code: 'products-not-found',
  });
  const [category] = (await call('GET', '/api/v1/lot-categories')).body.items;
  const [lot] = (await call('GET', `/api/v1/lot-categories/${category.id}/lots`)).body.items;
  const sold = await call('GET', `/api/v1/products/${lot.productId}/lot`);
  assert.deepEqual(sold.body, lot);
  assertProblem(await call('GET', `/api/v1/products/${ids[0]}/lot`), { code: 'lot-not-found' });
});
