// Tests of moved addresses.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aProduct, testDatabase } from '../../../testing/index.ts';
import type { Problem } from '../../platform/problem.ts';
import { service } from './index.ts';

const { db } = await testDatabase({ after });
const ctx = aCtx(db);
const lineageOf = async (productId: number): Promise<{ id: number; lineage: string }> =>
  db
    .selectFrom('category')
    .innerJoin('product', 'product.category_id', 'category.id')
    .select(['category.id', 'category.lineage'])
    .where('product.id', '=', productId)
    .executeTakeFirstOrThrow();
const rename = (id: number, lineage: string) =>
  db.updateTable('category').set({ lineage, slug: lineage }).where('id', '=', id).execute();
const codeOf = async (id: number): Promise<string> =>
  service.getProduct(ctx, id).then(
    () => 'offered',
    (problem: Problem) => `${problem.status} ${problem.code}`,
  );

test('category › renamed twice › both old addresses lead to the present one, none in a circle [decisions §8]', async () => {
  const { id, lineage } = await lineageOf(await aProduct(db));
  await rename(id, `${lineage}-b`);
  await rename(id, `${lineage}-c`);
  assert.equal(await service.findMovedCategory(ctx, lineage), `${lineage}-c`);
  assert.equal(await service.findMovedCategory(ctx, `${lineage}-b`), `${lineage}-c`);
  assert.equal(await service.findMovedCategory(ctx, `${lineage}-c`), null);
  await rename(id, lineage);
  assert.equal(await service.findMovedCategory(ctx, lineage), null);
  assert.equal(await service.findMovedCategory(ctx, `${lineage}-c`), lineage);
});

test('category › its old address taken by another › that one is found there, not the old one’s [decisions §8]', async () => {
  const first = await lineageOf(await aProduct(db));
  const second = await lineageOf(await aProduct(db));
  await rename(first.id, `${first.lineage}-b`);
  await rename(second.id, first.lineage);
  assert.equal(await service.findMovedCategory(ctx, first.lineage), null);
  assert.equal(await service.findMovedCategory(ctx, second.lineage), first.lineage);
});

test('product › taken from the shop, deleted, published again, never there › 410, 410, offered, 404 [decisions §8]', async () => {
  const [taken, back] = [await aProduct(db), await aProduct(db)];
  const publish = (id: number, published: boolean) =>
    db.updateTable('product').set({ published }).where('id', '=', id).execute();
  await publish(taken, false);
  assert.equal(await codeOf(taken), '410 product-gone');
  await publish(back, false);
  await publish(back, true);
  assert.equal(await codeOf(back), 'offered');
  assert.equal(await codeOf(2_000_000_000), '404 product-not-found');
  const deleted = await aProduct(db);
  for (const table of ['product_text', 'stock_movement', 'stock'] as const)
    await db.deleteFrom(table).where('product_id', '=', deleted).execute();
  await db.deleteFrom('product').where('id', '=', deleted).execute();
  assert.equal(await codeOf(deleted), '410 product-gone');
});
