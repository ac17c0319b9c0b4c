// Data provider: pages, sorts and filters of react-admin as queries of the lists, records by the calls of CRUD.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejection, serve } from './test-browser.ts';

const { dataProvider } = await import('./data-provider.ts');

type Industry = { id: number; name: string };
const LIST = { rows: [{ id: 1 }, { id: 2 }], total: 61 };

test('getList › third page, sort, filters › start and count, direction in small letters, lists by commas, nothing empty [back office]', async () => {
  const asked = serve(() => ({ body: LIST }));
  const { data, total } = await dataProvider.getList('lots', {
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'price', order: 'DESC' },
    filter: { q: 'pump', state: '', ids: [4, 5], published: false, categoryId: null },
  });
  assert.deepEqual([data, total], [LIST.rows, 61]);
  assert.deepEqual(asked[0]?.path, '/api/admin/lots');
  assert.deepEqual(asked[0]?.query, {
    lang: 'en',
    start: '50',
    count: '25',
    sort: 'price',
    order: 'desc',
    q: 'pump',
    ids: '4,5',
    published: 'false',
  });
});

test('getList › no page and no sort › the first hundred in the order of the server [back office]', async () => {
  const asked = serve(() => ({ body: LIST }));
  await dataProvider.getList('colleagues', {
    filter: {},
    sort: { field: '', order: 'ASC' },
  } as never);
  assert.deepEqual(asked[0]?.query, { lang: 'en', start: '0', count: '100' });
});

test('getManyReference, getMany › target and ids › one call each [back office]', async () => {
  const asked = serve(() => ({ body: LIST }));
  await dataProvider.getManyReference('products', {
    target: 'categoryId',
    id: 9,
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  const { data } = await dataProvider.getMany('manufacturers', { ids: [1, 2] });
  assert.deepEqual(
    asked.map(({ query }) => query),
    [
      { lang: 'en', start: '0', count: '10', sort: 'id', order: 'asc', categoryId: '9' },
      { lang: 'en', ids: '1,2', count: '2' },
    ],
  );
  assert.deepEqual(data, LIST.rows);
});

test('one record › read, create, change, remove › the calls of CRUD; what was removed is answered [back office]', async () => {
  const asked = serve(({ method }) => ({
    body: method === 'DELETE' ? { done: true } : { id: 7, name: 'Pumps' },
  }));
  assert.deepEqual((await dataProvider.getOne('industries', { id: 7 })).data, {
    id: 7,
    name: 'Pumps',
  });
  await dataProvider.create('industries', { data: { name: 'Pumps' } });
  await dataProvider.update<Industry>('industries', {
    id: 7,
    data: { name: 'Valves' },
    previousData: { id: 7, name: 'Pumps' },
  });
  const removed = await dataProvider.delete<Industry>('industries', {
    id: 7,
    previousData: { id: 7, name: 'Valves' },
  });
  assert.deepEqual(removed.data, { id: 7, name: 'Valves' });
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, body]),
    [
      ['GET', '/api/admin/industries/7', undefined],
      ['POST', '/api/admin/industries', { name: 'Pumps' }],
      ['PUT', '/api/admin/industries/7', { name: 'Valves' }],
      ['DELETE', '/api/admin/industries/7', undefined],
    ],
  );
});

test('many records › the second is refused › the first is changed, the third is not asked for [back office]', async () => {
  const asked = serve(({ path }) =>
    path.endsWith('/2')
      ? rejection(409, 'record-in-use', 'It is in use.')
      : { body: { done: true } },
  );
  await assert.rejects(dataProvider.deleteMany('manufacturers', { ids: [1, 2, 3] }), {
    message: 'It is in use.',
  });
  assert.deepEqual(
    asked.map(({ path }) => path.slice(-1)),
    ['1', '2'],
  );
  const { data } = await dataProvider.updateMany('manufacturers', {
    ids: [4, 5],
    data: { country: 'IN' },
  });
  assert.deepEqual([data, asked.length, asked.at(-1)?.body], [[4, 5], 4, { country: 'IN' }]);
});
