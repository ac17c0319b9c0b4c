// Tests of saved views: who sees one, who may change it, and which one a list opens with.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { SavedView } from '@millwright/contracts';
import { anOwnRole, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);
const seller = await asStaff(shop, 'order-manager');
const colleague = await asStaff(shop, 'order-manager');
const buyer = await asStaff(shop, 'catalogue-manager');
const editor = await asStaff(shop, 'content-editor');

const VIEW = {
  list: 'orders',
  name: 'To ship today',
  filter: { status: 'Confirmed', unpaid: false },
  sort: 'id',
  direction: 'DESC',
  shared: '',
};
const { list: _, ...CONTENT } = VIEW;
type Caller = typeof admin;
const add = async (call: Caller, more: object = {}): Promise<SavedView> => {
  const { status, body } = await call('POST', '/saved-views', { ...VIEW, ...more });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const namesOf = async (call: Caller, list = 'orders'): Promise<string[]> =>
  (await call('GET', `/saved-views?list=${list}`)).body.rows.map(({ name }: SavedView) => name);

test('saved views › alone, for all, for a role › seen by whom they are for, of lists that they may see [back office lists]', async () => {
  const own = await add(seller, { name: 'Mine' });
  await add(seller, { name: 'For all', shared: 'all' });
  await add(seller, { name: 'For sellers', shared: 'order-manager' });
  await add(admin, {
    name: 'For an own role',
    shared: `own-${await anOwnRole(shop.db, ['orders:read'])}`,
  });
  assert.deepEqual(own.filter, VIEW.filter);
  assert.deepEqual(await namesOf(seller), ['For all', 'For sellers', 'Mine']);
  assert.deepEqual(await namesOf(colleague), ['For all', 'For sellers']);
  assert.deepEqual(await namesOf(buyer), ['For all']);
  // An administrator looks after what is shared, not after what is somebody’s alone.
  assert.deepEqual(await namesOf(admin), ['For all', 'For an own role', 'For sellers']);
  assert.equal((await editor('GET', '/saved-views?list=orders')).status, 403);
  assert.equal((await editor('POST', '/saved-views', VIEW)).status, 403);
  assert.deepEqual(await namesOf(editor, 'products'), []);
});

test('saved views › changed, deleted › by owner and administrator; somebody else’s and unknown ones are not [back office lists]', async () => {
  const { id } = await add(seller, { name: 'Shared', shared: 'all' });
  const { id: secret } = await add(seller, { name: 'Secret' });
  const path = `/saved-views/${id}`;
  assert.equal((await colleague('PUT', path, CONTENT)).status, 403);
  assert.equal((await colleague('DELETE', path)).status, 403);
  for (const call of [colleague, admin]) {
    assert.equal((await call('PUT', `/saved-views/${secret}`, CONTENT)).status, 404);
    assert.equal((await call('DELETE', `/saved-views/${secret}`)).status, 404);
  }
  // Who may not see the list finds none of its views.
  assert.equal((await editor('PUT', path, CONTENT)).status, 404);
  const changed = await seller('PUT', path, { ...CONTENT, name: ' Renamed\n', shared: 'all' });
  assert.deepEqual([changed.status, changed.body.name], [200, 'Renamed']);
  const taken = await admin('PUT', path, { ...CONTENT, name: 'By the administrator', shared: '' });
  assert.deepEqual([taken.status, taken.body.mayChange, taken.body.isMine], [200, true, false]);
  assert.ok(!(await namesOf(colleague)).includes('By the administrator'));
  assert.equal((await seller('DELETE', path)).status, 200);
  assert.equal((await seller('DELETE', path)).status, 404);
});

test('saved views › the default › each one’s own, another replaces it, gone with the view or by choice [back office lists]', async () => {
  const { id } = await add(seller, { name: 'Default of some', shared: 'all' });
  const set = (call: Caller, viewId: number | null, list = 'orders') =>
    call('PUT', '/saved-view-default', { list, viewId });
  const defaultOf = async (call: Caller): Promise<string | undefined> =>
    (await call('GET', '/saved-views?list=orders')).body.rows.find(
      ({ isDefault }: SavedView) => isDefault,
    )?.name;
  assert.equal((await set(buyer, id)).status, 200);
  assert.equal(await defaultOf(buyer), 'Default of some');
  assert.equal(await defaultOf(seller), undefined);
  const { id: other } = await add(seller, { name: 'Another', shared: 'all' });
  assert.equal((await set(buyer, other)).status, 200);
  assert.equal(await defaultOf(buyer), 'Another');
  assert.equal((await set(seller, id)).status, 200);
  assert.equal((await set(seller, null)).status, 200);
  assert.equal(await defaultOf(seller), undefined);
  assert.equal((await seller('DELETE', `/saved-views/${other}`)).status, 200);
  assert.equal(await defaultOf(buyer), undefined);
  assert.equal((await set(buyer, id, 'products')).status, 404);
  assert.equal((await set(editor, id, 'products')).status, 404);
  assert.equal((await set(buyer, 2_000_000_000)).status, 404);
});

test('saved views › faulty ones › each field is named [back office lists]', async () => {
  for (const [field, more] of [
    ['/name', { name: '  ' }],
    ['/shared', { shared: 'everybody' }],
    ['/list', { list: 'audit' }],
    ['/direction', { direction: 'up' }],
    [
      '/filter',
      { filter: Object.fromEntries([...'abcdefghijkl'].map((key) => [key, 'x'.repeat(200)])) },
    ],
  ] as const) {
    const { status, body } = await seller('POST', '/saved-views', { ...VIEW, ...more });
    assert.equal(status, 400, field);
    assert.equal(body.errors[0].pointer, field);
  }
  const nested = await seller('POST', '/saved-views', { ...VIEW, filter: { a: { b: 1 } } });
  assert.equal(nested.status, 400);
  const many = await asStaff(shop, 'order-manager');
  for (let n = 1; n <= 50; n++) await add(many, { name: `View ${n}` });
  const { status, body } = await many('POST', '/saved-views', VIEW);
  assert.deepEqual([status, body.errors[0].pointer], [400, '/list']);
});
