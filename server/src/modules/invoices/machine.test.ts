// Tests of invoices for machines: who gets them, as which files, and what a rejection names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aStaff, aStaffCtx, asStaff, testApp } from '../../../testing/index.ts';
import type { Problem } from '../../platform/problem.ts';
import { service, settleInvoices } from './index.ts';
import { INV_01 } from './inv-01.schema.ts';
import { all, readXml, textAt } from './test-contents.ts';
import { change, dateRates, issuedFor, mixedOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
await dateRates(shop);
const admin = await asStaff(shop);

async function invoiced(wishes: Parameters<typeof mixedOrder>[1]) {
  const placed = await mixedOrder(shop, wishes);
  await change(shop, placed.order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop, '2026-11-20T10:00:00Z'), placed.order.id);
  const [row] = await issuedFor(shop, placed.order.id);
  return { ...placed, number: row?.number as string };
}
const path = (format: string, number: string) =>
  `/invoice-documents/${format}?number=${encodeURIComponent(number)}`;

test('invoice documents › a buyer with GSTIN, as staff › UBL and INV-01 as attachments, with the amounts of the invoice [decisions 0112]', async () => {
  const { number } = await invoiced({ taxId: '33AABCC1234D1ZI' });
  const ubl = await admin('GET', path('ubl', number));
  assert.equal(ubl.status, 200);
  const root = readXml(ubl.body);
  assert.deepEqual(
    [textAt(root, 'ID'), textAt(root, 'LegalMonetaryTotal/PayableAmount')],
    [number, '851.54'],
  );
  assert.equal(all(root, 'InvoiceLine').length, 3);
  const json = await admin('GET', path('inv-01', number));
  assert.equal(json.status, 200);
  const [document] = json.body;
  assert.equal(INV_01.parse(document).ValDtls.TotInvVal, 851.54);
  assert.deepEqual(
    [document.DocDtls.No, document.RefDtls.ContrDtls],
    [number, [{ PORefr: 'PO-7' }]],
  );
  const answer = await service.invoiceDocument(
    aStaffCtx(shop.db, (await aStaff(shop.db)).id),
    number,
    'ubl',
  );
  assert.deepEqual(
    [answer.name, answer.contentType],
    [`ubl-${number.replaceAll('/', '-')}.xml`, 'application/xml'],
  );
  assert.equal(answer.text, ubl.body);
});

test('invoice documents › their buyer, a stranger, a visitor, staff without the right › the buyer alone; a stranger learns nothing [decisions 0112]', async () => {
  const { number, ctx } = await invoiced({ taxId: '27AAECD7314M1ZF' });
  const stranger = await invoiced({});
  assert.match((await service.invoiceDocument(ctx, number, 'ubl')).text, /Deccan|Invoice/);
  const code = async (promise: Promise<unknown>) =>
    await promise.then(
      () => 'done',
      (error: unknown) => (error as Problem).code,
    );
  assert.equal(
    await code(service.invoiceDocument(stranger.ctx, number, 'ubl')),
    'invoice-not-issued',
  );
  assert.equal(
    await code(service.invoiceDocument(ctx, 'MW/26-27/999999', 'ubl')),
    'invoice-not-issued',
  );
  assert.equal(await code(service.invoiceDocument(aCtx(shop.db), number, 'ubl')), 'not-found');
  const editor = await asStaff(shop, 'content-editor');
  assert.equal((await editor('GET', path('ubl', number))).status, 403);
});

test('invoice documents › what INV-01 lacks, an unknown number, a wrong format › a problem that names it, never half a document [decisions 0112]', async () => {
  const { number } = await invoiced({});
  const answer = await admin('GET', path('inv-01', number));
  assert.deepEqual(
    [
      answer.status,
      answer.body.code,
      answer.body.errors.map((each: { pointer: string }) => each.pointer),
    ],
    [409, 'einvoice-incomplete', ['/BuyerDtls/Gstin']],
  );
  const saudi = await invoiced({ country: 'SA', postalCode: '12211', taxId: '311111111100003' });
  assert.equal((await admin('GET', path('inv-01', saudi.number))).body.code, 'einvoice-not-indian');
  // What is not offered says so before it is asked for.
  const listed = await admin('GET', `/orders/${saudi.order.id}/papers`);
  assert.deepEqual(
    listed.body.papers.map((paper: { einvoice: string }) => paper.einvoice),
    ['other-tax'],
  );
  assert.equal((await admin('GET', path('ubl', 'MW/26-27/999999'))).status, 404);
  assert.equal((await admin('GET', path('pdf', number))).status, 400);
  assert.equal((await admin('GET', path('ubl', "' or 1=1"))).status, 400);
});
