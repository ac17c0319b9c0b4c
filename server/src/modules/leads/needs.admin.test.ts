// Tests of buying requests.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { service } from './index.ts';

const shop = await testApp({ after });
const editor = await asStaff(shop, 'content-editor');
const three = (text: string) => ({ en: text, ru: `${text} ru`, ar: `${text} ar` });
const card = (name: string, more: object = {}) => ({
  ...{
    itemName: three(name),
    displayText: three('Wanted'),
    material: three('Steel'),
    materialSpec: three('C45'),
    size: three('10 mm'),
  },
  ...{ composition: three('Fe'), position: 0, published: true, ...more },
});
const shown = async () =>
  (await service.listNeeds({ ...aCtx(shop.db), locale: 'ru' })).map((need) => need.itemName);

test('back office needs › a card › added first on the page, moved, hidden; over what somebody else saved it is refused [back office catalogue]', async () => {
  const added = await editor(
    'POST',
    '/needs',
    card('Keys', { size: { en: '8 mm', ru: '', ar: '' } }),
  );
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual(
    [(await shown())[0], added.body.size.ru, added.body.answers],
    ['Keys ru', '8 mm', null],
  );
  const { id, version } = added.body;
  const moved = await editor('PUT', `/needs/${id}`, {
    ...card('Keys', { position: 9_999 }),
    version,
  });
  assert.equal((await shown()).at(-1), 'Keys ru');
  assert.equal(
    (await editor('PUT', `/needs/${id}`, { ...card('Keys'), version })).body.code,
    'record-changed',
  );
  const hidden = await editor('PUT', `/needs/${id}`, {
    ...card('Keys', { published: false }),
    version: moved.body.version,
  });
  assert.equal(hidden.status, 200, JSON.stringify(hidden.body));
  assert.ok(!(await shown()).includes('Keys ru'));
  const list = await editor('GET', '/needs?published=false&q=keys');
  assert.deepEqual([list.body.total, list.body.rows[0].id], [1, id]);
  const { rows } = await shop.pool.query(
    "select count(*)::int as n from audit_log where subject = 'need' and subject_id = $1",
    [String(id)],
  );
  assert.equal(rows[0].n, 3);
});

test('back office needs › English left empty, no such card › refused at the entry, not found [back office catalogue]', async () => {
  const wrong = await editor(
    'POST',
    '/needs',
    card('x', { itemName: three(' '), material: { en: '', ru: 'x', ar: 'x' } }),
  );
  assert.deepEqual(wrong.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/itemName/en',
    '/material/en',
  ]);
  assert.equal((await editor('GET', '/needs/999999')).body.code, 'need-not-found');
});
