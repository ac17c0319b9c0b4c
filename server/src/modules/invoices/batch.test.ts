// Tests of invoice batches: the invoices of many orders as one file for staff.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { asStaff, testApp } from '../../../testing/index.ts';
import { settleInvoices } from './index.ts';
import { change, dateRates, smallOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
await dateRates(shop);
const admin = await asStaff(shop, 'order-manager');

test('print batch › three orders, one not confirmed › the two invoices in one file, each counted for itself; none says so [back office orders]', async () => {
  const orders = [await smallOrder(shop), await smallOrder(shop), await smallOrder(shop)];
  const ids = orders.map(({ order }) => order.id);
  const none = await admin('GET', `/order-papers/print?ids=${ids.join(',')}&kind=invoice`);
  assert.deepEqual([none.status, none.body.code], [404, 'papers-none']);
  for (const id of ids.slice(0, 2)) {
    await change(shop, id, 'Confirmed');
    await settleInvoices(systemCtx(shop), id);
  }
  const { body } = await admin('GET', `/order-papers?ids=${ids.join(',')}&kind=invoice`);
  assert.deepEqual(
    body.papers.map((paper: { id: number }) => paper.id),
    ids.slice(0, 2),
  );
  for (const lang of ['en', 'ar']) {
    const file = await admin(
      'GET',
      `/order-papers/print?ids=${ids.join(',')}&kind=invoice&lang=${lang}`,
    );
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf']);
    const pdf = String(file.body);
    assert.ok(pdf.startsWith('%PDF-') && pdf.includes(`/Lang (${lang})`));
    assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, 2, 'a page each');
    const again = await admin(
      'GET',
      `/order-papers/print?ids=${ids.join(',')}&kind=invoice&lang=${lang}`,
    );
    assert.equal(again.headers.etag, file.headers.etag, 'the same papers are the same file');
  }
});

test('print batch › who may not read orders › is refused [back office orders]', async () => {
  const editor = await asStaff(shop, 'content-editor');
  assert.equal(
    (await editor('GET', '/order-papers/print?ids=1&kind=invoice')).body.code,
    'right-missing',
  );
});
