// Tests of review moderation, over its calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { service } from './index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'content-editor');

test('moderation › a review with an address in it › waits, is approved, shown; hidden with a reason, gone from the figures, in the log [back office reviews]', async () => {
  const productId = await aProduct(shop.db, { price: 1_000 });
  const buyer = await aCustomer(shop.db);
  await service.postReview(buyer.ctx, {
    productId,
    rating: 4,
    comment: 'Better at www.example.com',
  });
  const listed = await admin('GET', `/reviews?state=waiting&productId=${productId}`);
  assert.deepEqual(
    [listed.body.total, listed.body.rows[0].rating, listed.body.rows[0].state],
    [1, 4, 'waiting'],
  );
  const { id } = listed.body.rows[0];
  // By its author, and by our own number of the part in whatever letters.
  const { sku } = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const orderManager = await asStaff(shop, 'order-manager');
  const own = await orderManager('GET', `/reviews?customerId=${buyer.id}&q=${sku.toLowerCase()}`);
  assert.deepEqual([own.body.total, own.body.rows[0].id], [1, id]);
  const compact = sku.toLowerCase().replaceAll('-', '');
  assert.deepEqual(
    (await orderManager('GET', `/reviews?q=${compact}`)).body.rows.map(
      (row: { id: number }) => row.id,
    ),
    [id],
  );
  assert.equal(
    (await orderManager('GET', `/reviews?customerId=${(await aCustomer(shop.db)).id}`)).body.total,
    0,
  );
  // Whose account it is, is not for a role that reads no customers.
  assert.equal((await admin('GET', `/reviews?customerId=${buyer.id}`)).body.code, 'right-missing');
  assert.equal((await admin('POST', `/reviews/${id}/approve`, {})).status, 200);
  assert.equal(
    (await service.getReviews(buyer.ctx, productId, { start: 0, count: 5, sort: 'newest' })).total,
    1,
  );
  const silent = await admin('POST', `/reviews/${id}/hide`, { reason: ' ' });
  assert.deepEqual([silent.status, silent.body.errors[0].pointer], [400, '/reason']);
  assert.equal(
    (await admin('POST', `/reviews/${id}/hide`, { reason: 'An advertisement.' })).status,
    200,
  );
  assert.equal(
    (await service.getReviews(buyer.ctx, productId, { start: 0, count: 5, sort: 'newest' })).total,
    0,
  );
  const found = await admin('GET', '/reviews?q=www.example.com&state=hidden');
  assert.deepEqual(
    [found.body.rows[0].reason, found.body.rows[0].moderatedBy],
    ['An advertisement.', `staff:${admin.id}`],
  );
  const log = await shop.db
    .selectFrom('audit_log')
    .select('staff_id')
    .where('subject', '=', 'review')
    .execute();
  assert.deepEqual(log, [{ staff_id: admin.id }, { staff_id: admin.id }]);
  assert.equal((await admin('POST', '/reviews/999999/approve', {})).body.code, 'review-not-found');
});
