// Tests of address labels: a page for each parcel, with its barcode's number, sender, recipient and count; for staff only.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { asStaff, testApp } from '../../../testing/index.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { anOrder, confirm } = await anOrderManager(shop);
const call = await asStaff(shop, 'order-manager');

test('printShipmentLabels › three parcels › three pages of 100 x 150 mm in each language, the same file again; other shipments and counts are refused [back office orders]', async () => {
  const { id, publicId, products } = await anOrder();
  await confirm(id);
  const { body } = await call('POST', `/orders/${id}/shipments`, {
    once: `labels-${publicId}`,
    carrier: 'Blue Dart',
    trackingNumber: 'BD-1',
    lines: [{ productId: products[0], quantity: 4 }],
    unpaidReason: 'Thirty days',
  });
  const path = `/orders/${id}/shipments/${body.shipments[0].id}/labels`;
  for (const lang of ['en', 'ru', 'ar']) {
    const file = await call('GET', `${path}?parcels=3&lang=${lang}`);
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf']);
    const pdf = String(file.body);
    assert.ok(pdf.startsWith('%PDF-') && pdf.includes(`/Lang (${lang})`));
    assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, 3);
    assert.match(pdf, /\/MediaBox \[0 0 283\.46\d* 425\.19\d*\]/);
    const again = await call('GET', `${path}?parcels=3&lang=${lang}`);
    assert.equal(again.headers.etag, file.headers.etag);
  }
  for (const parcels of ['0', '100', 'x', '1.5']) {
    const wrong = await call('GET', `${path}?parcels=${parcels}`);
    assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/parcels']);
  }
  const other = await anOrder();
  const foreign = path.replace(`/orders/${id}/`, `/orders/${other.id}/`);
  assert.equal((await call('GET', foreign)).status, 404);
  const editor = await asStaff(shop, 'content-editor');
  assert.equal((await editor('GET', path)).body.code, 'right-missing');
});
