// Tests of category editing: the tree stays a tree when branches move, addresses and search follow, and products stay found under changed manufacturers and attributes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminAttribute, AdminCategory } from '@millwright/contracts';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const named = (en: string) => ({ en, ru: `${en} ru`, ar: '' });
const body = (en: string, parentId: number | null = null, slug = '') => ({
  names: named(en),
  descriptions: named(''),
  slug,
  parentId,
});
const add = async (en: string, parentId: number | null = null): Promise<AdminCategory> => {
  const answer = await admin<AdminCategory>('POST', '/categories', body(en, parentId));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const move = (id: number, parentId: number | null, beforeId: number | null = null) =>
  admin('POST', `/categories/${id}/move`, { parentId, beforeId });
const lineageOf = async (id: number): Promise<string> =>
  (await admin<AdminCategory>('GET', `/categories/${id}`)).body.lineage;
/** How many products search shows in a category of this address. */
const foundIn = async (lineage: string): Promise<number> => {
  const answer = await shop.call('POST', '/api/search?store=DEFAULT&lang=en', {
    body: { searchBy: 'category', lineage, query: '' },
  });
  return answer.status === 200 ? answer.body.totalProductCount : -1;
};
async function aProductIn(categoryId: number): Promise<number> {
  const id = await aProduct(db);
  const answer = await admin('POST', '/product-changes', {
    ids: [id],
    action: 'category',
    categoryId,
  });
  assert.equal(answer.body.changed, 1, JSON.stringify(answer.body));
  return id;
}

test('back office categories › a branch is moved › addresses below follow, old ones lead on, search follows, undo puts all back [§4 SEO]', async () => {
  const [tools, works] = [await add('Odd tools'), await add('Odd works')];
  const hand = await add('Hand', tools.id);
  const files = await add('Files', hand.id);
  await aProductIn(files.id);
  assert.deepEqual(
    [files.lineage, files.depth, files.names.ar],
    ['odd-tools/hand/files', 3, 'Files'],
  );
  const moved = await move(hand.id, works.id);
  assert.deepEqual(
    [moved.body.lineage, await lineageOf(files.id)],
    ['odd-works/hand', 'odd-works/hand/files'],
  );
  assert.equal(
    await services.catalog.findMovedCategory(aCtx(db), 'odd-tools/hand/files'),
    'odd-works/hand/files',
  );
  assert.deepEqual([await foundIn('odd-works'), await foundIn('odd-tools')], [1, 0]);
  const [change] = (await admin('GET', `/catalogue-changes?subject=category&subjectId=${hand.id}`))
    .body.rows;
  const parent = change.lines.find((line: { field: string }) => line.field === 'parent_id');
  assert.deepEqual(
    [parent.before, parent.after, change.undoable],
    ['Odd tools', 'Odd works', true],
  );
  assert.equal((await admin('POST', `/catalogue-changes/${change.id}/undo`, {})).status, 200);
  assert.deepEqual(
    [await lineageOf(files.id), await foundIn('odd-tools'), await foundIn('odd-works')],
    ['odd-tools/hand/files', 1, 0],
  );
});

test('back office categories › another url segment › the branch follows; a taken one is refused at the entry [back office catalogue]', async () => {
  const top = await add('Renamed top');
  const below = await add('Below', top.id);
  const answer = await admin('PUT', `/categories/${top.id}`, body('Renamed top', null, 'new-top'));
  assert.deepEqual([answer.status, await lineageOf(below.id)], [200, 'new-top/below']);
  await add('Taken top');
  const taken = await admin('PUT', `/categories/${top.id}`, body('Renamed top', null, 'taken-top'));
  assert.deepEqual([taken.status, taken.body.errors[0].pointer], [409, '/slug']);
  assert.equal(
    (await admin('PUT', `/categories/${top.id}`, body('X', null, 'Not a segment'))).body.errors[0]
      .pointer,
    '/slug',
  );
});

test('back office categories › into itself, below itself, too deep › refused; siblings keep the order that was asked for [back office catalogue]', async () => {
  const a = await add('Tree a');
  const b = await add('Tree b', a.id);
  const c = await add('Tree c', b.id);
  for (const parentId of [a.id, b.id, c.id])
    assert.equal((await move(a.id, parentId)).body.code, 'category-into-itself');
  const d = await add('Tree d', c.id);
  assert.equal(
    (await admin('POST', '/categories', body('Deeper', d.id))).body.code,
    'category-too-deep',
  );
  const other = await add('Other tree');
  assert.equal((await move(a.id, other.id)).body.code, 'category-too-deep');
  const [first, second, third] = [
    await add('First', other.id),
    await add('Second', other.id),
    await add('Third', other.id),
  ];
  await move(third.id, other.id, first.id);
  const rows = (await admin('GET', '/categories?count=200')).body.rows.filter(
    (row: AdminCategory) => row.parentId === other.id,
  );
  assert.deepEqual(
    rows.map((row: AdminCategory) => row.id),
    [third.id, first.id, second.id],
  );
  const full = await admin('DELETE', `/categories/${other.id}`);
  assert.deepEqual([full.status, full.body.code], [409, 'record-in-use']);
  assert.equal((await admin('DELETE', `/categories/${third.id}`)).status, 200);
});

test('back office categories › two who move each other’s branches at once › one waits, no knot is tied [back office catalogue]', async () => {
  const [a, b] = [await add('Knot a'), await add('Knot b')];
  const answers = await Promise.all([move(a.id, b.id), move(b.id, a.id)]);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 409]);
  const { rows } = await pool.query(
    "select id from category c where c.lineage <> coalesce((select p.lineage || '/' from category p where p.id = c.parent_id), '') || c.slug",
  );
  assert.deepEqual(rows, []);
});

test('back office manufacturers › a new name › products are found by it; one with products stays [back office catalogue]', async () => {
  const id = await aProduct(db);
  const { rows } = await pool.query('select manufacturer_id from product where id = $1', [id]);
  const manufacturer = rows[0].manufacturer_id;
  assert.equal(
    (
      await admin('PUT', `/manufacturers/${manufacturer}`, {
        name: 'Quillfeather',
        slug: '',
        country: 'in',
      })
    ).status,
    200,
  );
  const found = await shop.call('POST', '/api/search?store=DEFAULT&lang=en', {
    body: { query: 'Quillfeather' },
  });
  assert.deepEqual(
    found.body.products.map((product: { id: number }) => product.id),
    [id],
  );
  assert.equal(
    (await admin('DELETE', `/manufacturers/${manufacturer}`)).body.code,
    'record-in-use',
  );
  const added = await admin('POST', '/manufacturers', {
    name: 'Empty & Sons',
    slug: '',
    country: 'de',
  });
  assert.deepEqual([added.body.slug, added.body.country], ['empty-sons', 'DE']);
  assert.equal(
    (await admin('POST', '/manufacturers', { name: 'Empty & Sons', slug: '', country: 'de' })).body
      .errors[0].pointer,
    '/slug',
  );
  assert.equal((await admin('DELETE', `/manufacturers/${added.body.id}`)).status, 200);
});

test('back office attributes › values › are added once, worded anew, taken away when no product has them [back office catalogue]', async () => {
  const make = (kind: string, en: string) =>
    admin<AdminAttribute>('POST', '/attributes', {
      names: named(en),
      slug: '',
      unit: kind === 'number' ? 'mm' : null,
      position: 9,
      kind,
    });
  const size = (await make('number', 'Reach')).body;
  const values = `/attributes/${size.id}/values`;
  const answers = await Promise.all(
    [1, 2].map(() => admin('POST', values, { number: 12.5, label: null })),
  );
  assert.deepEqual(
    answers.map((answer) => [answer.status, answer.body.ordinal]),
    [
      [200, 1],
      [200, 1],
    ],
  );
  await admin('POST', values, { number: 3, label: null });
  assert.deepEqual(
    (await admin('GET', values)).body.rows.map((row: { text: string }) => row.text),
    ['3', '12.5'],
  );
  assert.equal(
    (await admin('POST', values, { number: null, label: named('x') })).body.errors[0].pointer,
    '/number',
  );
  const colour = (await make('text', 'Tint')).body;
  const blue = (
    await admin('POST', `/attributes/${colour.id}/values`, { number: null, label: named('Blue') })
  ).body;
  const product = await aProduct(db);
  await db
    .insertInto('product_attribute')
    .values({ product_id: product, attribute_id: colour.id, ordinal: blue.ordinal })
    .execute();
  const renamed = await admin('PUT', `/attributes/${colour.id}/values/${blue.ordinal}`, {
    number: null,
    label: named('Cerulean'),
  });
  assert.deepEqual(
    [renamed.body.text, renamed.body.slug, renamed.body.products],
    ['Cerulean', 'blue', 1],
  );
  const found = await shop.call('POST', '/api/search?store=DEFAULT&lang=en', {
    body: { query: 'Cerulean' },
  });
  assert.deepEqual(
    found.body.products.map((row: { id: number }) => row.id),
    [product],
  );
  assert.equal(
    (await admin('DELETE', `/attributes/${colour.id}/values/${blue.ordinal}`)).body.code,
    'record-in-use',
  );
  assert.equal((await admin('DELETE', `${values}/1`)).status, 200);
});
