// Tests of stock alerts in the back office, over its call.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { service } from './index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'order-manager');
const ctx = aCtx(shop.db);

test('stock alerts › two wait for one part, one for another, one has stopped › the most wanted first, with counts and addresses [back office leads]', async () => {
  const [often, once] = [
    await aProduct(shop.db, { price: 100, stock: 0 }),
    await aProduct(shop.db, { price: 100, stock: 0 }),
  ];
  const ask = (productId: number, email: string) =>
    service.askForAlert(ctx, { productId, emailId: email, phoneNumber: '+914428271234' });
  await ask(once, 'c@example.com');
  for (const email of ['a@example.com', 'b@example.com', 'gone@example.com'])
    await ask(often, email);
  await shop.db
    .updateTable('stock_alert')
    .set({ stopped_at: new Date() })
    .where('email', '=', 'gone@example.com')
    .execute();
  const { body } = await admin('GET', '/stock-alerts');
  assert.deepEqual(
    body.rows.map((row: { id: number; waiting: number; addresses: string[] }) => [
      row.id,
      row.waiting,
      row.addresses,
    ]),
    [
      [often, 2, ['a@example.com', 'b@example.com']],
      [once, 1, ['c@example.com']],
    ],
  );
  assert.equal((await admin('GET', '/stock-alerts?q=c@example.com')).body.total, 1);
  // By part numbers as they are copied, ours or the manufacturer's, whatever stands between their letters and digits.
  const { sku, mpn } = await shop.db
    .selectFrom('product')
    .select(['sku', 'mpn'])
    .where('id', '=', once)
    .executeTakeFirstOrThrow();
  for (const q of [sku.toLowerCase(), sku.replaceAll('-', ''), mpn, mpn.replaceAll('-', ' ')])
    assert.deepEqual(
      (await admin('GET', `/stock-alerts?q=${encodeURIComponent(q)}`)).body.rows.map(
        (row: { id: number }) => row.id,
      ),
      [once],
      q,
    );
});
