// Tests of the lexicon's admin calls: the next search knows a synonym made of a zero-result search.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../../testing/index.ts';
import { rebuildIndex, writeZeroResults } from '../index.ts';

const shop = await testApp({ after });
const manager = await asStaff(shop, 'catalogue-manager');

test('synonyms › made of a zero-result search, changed, removed › the next search knows each, the log too [house §6]', async () => {
  const product = await aProduct(shop.db, { name: 'Deep groove ball bearing' });
  await rebuildIndex(shop.db);
  const find = async (): Promise<number> =>
    (await shop.call('POST', '/api/search', { body: { query: 'rollothing' } })).body
      .totalProductCount;
  const none = await find();
  await writeZeroResults(shop.db);
  assert.equal(none, 0, 'the made-up word finds nothing');
  const zero = (await manager('GET', '/zero-searches?q=rollo')).body.rows[0];
  assert.deepEqual([zero.text, zero.locale], ['rollothing', 'en']);
  const made = await manager('POST', '/synonyms', {
    phrases: [zero.text, ' ball  bearing '],
    oneWay: true,
  });
  assert.deepEqual([made.status, made.body.phrases], [200, ['rollothing', 'ball bearing']]);
  assert.equal(await find(), 1, `product ${product} is found`);
  assert.equal(
    (await manager('POST', '/zero-searches/dismiss', { text: zero.text, locale: zero.locale }))
      .status,
    200,
  );
  assert.equal((await manager('GET', '/zero-searches?q=rollo')).body.total, 0);
  assert.equal(
    (await manager('POST', '/synonyms', { phrases: ['Ball bearing', 'rollothing'], oneWay: true }))
      .body.errors[0].pointer,
    '/phrases',
  );
  assert.equal(
    (await manager('PUT', `/synonyms/${made.body.id}`, { phrases: ['only', 'ONLY'], oneWay: true }))
      .body.errors[0].code,
    'synonym-too-few',
  );
  assert.equal((await manager('DELETE', `/synonyms/${made.body.id}`)).status, 200);
  assert.equal(await find(), 0);
  const { rows } = await shop.pool.query(
    "select operation from audit_log where table_name = 'search_synonym' and staff_id = $1 order by id",
    [manager.id],
  );
  assert.deepEqual(
    rows.map((row) => row.operation),
    ['insert', 'delete'],
  );
});
