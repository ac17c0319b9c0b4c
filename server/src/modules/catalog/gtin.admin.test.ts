// GTIN of a product in the back office, and the product found by its scanned number.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminProduct } from '@millwright/contracts';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { sent } from './test-products.ts';

const shop = await testApp({ after });
const staff = await asStaff(shop, 'catalogue-manager');

/** Ids of what the shop's search shows. */
const found = async (query: string): Promise<number[]> => {
  const { body } = await shop.call('POST', '/api/search?lang=en', { body: { query, count: 50 } });
  return body.products.map((product: { id: number }) => product.id);
};

test('back office products › a GTIN entered, mistyped, left out, emptied › found by the scanned number in the shop and in the list; shown on its page [features scan]', async () => {
  const id = await aProduct(shop.db, { name: 'Feeler gauge' });
  const change = async (product: AdminProduct, more: Partial<AdminProduct>) =>
    await staff<AdminProduct>('PUT', `/products/${id}`, sent(product, more));
  const { body: before } = await staff<AdminProduct>('GET', `/products/${id}`);
  assert.equal(before.gtin, null);
  const { body: product } = await change(before, { gtin: '4 006381 333931' });
  assert.equal(product.gtin, '4006381333931');
  for (const scanned of ['4006381333931', '04006381333931']) {
    assert.deepEqual(await found(scanned), [id], scanned);
    const { body } = await staff('GET', `/products?q=${scanned}`);
    assert.deepEqual(
      body.rows.map((row: { id: number }) => row.id),
      [id],
      scanned,
    );
  }
  assert.equal((await services.catalog.getProduct(aCtx(shop.db), id)).gtin, '4006381333931');
  const refused = await staff('PUT', `/products/${id}`, sent(product, { gtin: '4006381333932' }));
  assert.deepEqual([refused.status, refused.body.errors?.[0]?.pointer], [400, '/gtin']);
  const { gtin: _, ...older } = product;
  const kept = await change(older as AdminProduct, { price: 99_000 });
  assert.deepEqual([kept.status, kept.body.gtin], [200, '4006381333931']);
  const emptied = await change(kept.body, { gtin: '' });
  assert.deepEqual([emptied.body.gtin, await found('4006381333931')], [null, []]);
});
