// Tests of own data: what an account searched for and chose.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomerWithPassword, aProduct, TEST_PASSWORD, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import { reindexProducts, writeChoices } from '../search/index.ts';

const { call, db } = await testApp({ after });

test('searches › clicks of one’s own › exported, then erased with the account; those of others stay [promises P29, P31]', async () => {
  const [me, other] = [await aCustomerWithPassword(db), await aCustomerWithPassword(db)];
  const productId = await aProduct(db);
  await inTransaction(db, (tx) => reindexProducts(tx, [productId]));
  for (const { token } of [me, other]) {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const body = { query: 'Own part', productId, position: 2, before: 'ownn part' };
    assert.deepEqual((await call('POST', '/api/search/clicks', { body, token, headers })).body, {
      counted: true,
    });
  }
  await writeChoices(db);
  const { searches } = (await services.privacy.exportData(me.ctx)) as {
    searches: { query: string; orderedAt: Date | null }[];
  };
  assert.deepEqual(
    searches.map(({ query, orderedAt }) => [query, orderedAt]),
    [['own part', null]],
  );
  await services.privacy.closeAccount(me.ctx, { password: TEST_PASSWORD });
  const left = await sql`select from search_click where query = 'own part'`.execute(db);
  const pairs = await sql`select from search_reformulation where second_text = 'own part'`.execute(
    db,
  );
  assert.deepEqual([left.rows.length, pairs.rows.length], [1, 1]);
  assert.deepEqual(
    ((await services.privacy.exportData(other.ctx)) as { searches: unknown[] }).searches.length,
    1,
  );
});
