// Tests of the kept category tree on a node that cannot follow the invalidation feed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aProduct, testDatabase } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { reindexProducts } from '../search/index.ts';
import { service } from './index.ts';

const { db } = await testDatabase({ after });

test('getCategoryTree › a name changed, no feed to say so › two tenths of a second later nobody is shown the old one [design: cache]', async () => {
  const id = await aProduct(db);
  await inTransaction(db, async (tx) => await reindexProducts(tx, [id]));
  const ctx = aCtx(db);
  const [category] = await service.getCategoryTree(ctx);
  assert.ok(category);
  const name = { en: 'Renamed', ru: 'R', ar: 'A' };
  await db
    .updateTable('category')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', category.id)
    .execute();
  const soon = { ...ctx, clock: { now: () => new Date(Date.now() + 200) } };
  const [shown] = await service.getCategoryTree(soon);
  assert.equal(shown?.name, 'Renamed');
});
