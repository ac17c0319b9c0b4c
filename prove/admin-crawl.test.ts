// Access control of the back office by subject: every call, as every role, over records with canaries.
// @alone: minutes long, with a browser; others run meanwhile.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testApp } from '../server/testing/index.ts';
import { crawlBackOffice } from './admin-crawl.ts';

const shop = await testApp(
  { after },
  { brokenBecause: 'texts of frozen records were marked by hand', smtpUrl: 'smtp://mail.example' },
);

test('rights › every call, every role, marked records of all subjects › no answer holds a mark of what the role may not read [decisions §5]', async () => {
  // A-sec 7
  const { failures, asked, met, notWalked } = await crawlBackOffice(shop);
  assert.deepEqual(failures, []);
  // The test is effective: every subject's canary was found by roles that may, and no read call was left out but documents that a job would have written.
  assert.deepEqual([...met].sort(), [
    'customers',
    'imports',
    'leads',
    'negotiations',
    'orders',
    'quotes',
  ]);
  assert.deepEqual(notWalked, [
    '/invoice-documents/1 400',
    '/orders/731003001/papers/invoice 404',
    '/order-papers/print?ids=731003001&kind=invoice 404',
  ]);
  assert.ok(asked > 1_500, `${asked} answers`);
});
