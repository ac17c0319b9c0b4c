// Tests of bin labels: a page for each product, with its barcode; the same file again; numbers that no barcode holds.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
const call = await asStaff(shop, 'catalogue-manager');
const { db, pool } = shop;

test('printBinLabels › three products, one with a number in Cyrillic › a page of 70 x 37 mm each in every language, the same file again [back office catalogue]', async () => {
  const ids = [await aProduct(db), await aProduct(db), await aProduct(db)];
  await pool.query("update product set sku = 'БОЛТ-М8' where id = $1", [ids[1]]);
  await pool.query(
    "update product set sku = 'A-VERY-LONG-NUMBER-OF-A-PART-THAT-SOMEBODY-MADE-UP-FOR-A-SHELF-1' where id = $1",
    [ids[2]],
  );
  for (const lang of ['en', 'ru', 'ar']) {
    const path = `/bin-labels?ids=${ids.join(',')}&lang=${lang}`;
    const file = await call('GET', path);
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf']);
    const pdf = String(file.body);
    assert.ok(pdf.startsWith('%PDF-') && pdf.includes(`/Lang (${lang})`));
    assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, 3);
    assert.match(pdf, /\/MediaBox \[0 0 198\.42\d* 104\.88\d*\]/);
    assert.equal((await call('GET', path)).headers.etag, file.headers.etag);
  }
});

test('printBinLabels › no ids, wrong ones, unknown ones, too many › told; staff without the catalogue get none [back office catalogue]', async () => {
  for (const ids of ['', 'x', '1,', Array(501).fill('1').join(',')])
    assert.equal((await call('GET', `/bin-labels?ids=${ids}`)).body.errors[0].pointer, '/ids');
  assert.equal((await call('GET', '/bin-labels?ids=999999999')).body.code, 'products-not-found');
  const { status } = await shop.call('GET', '/api/admin/bin-labels?ids=1');
  assert.equal(status, 401);
});

test('printBinLabels › all that match the list’s filter › a label each by number, on every page of the list; more than 500 are told, and ids beside a filter [back office catalogue]', async () => {
  const first = await aProduct(db);
  for (let n = 0; n < 119; n++) await aProduct(db);
  const { rows } = await pool.query(
    `update product set manufacturer_id = (select manufacturer_id from product where id = $1) where id >= $1 returning manufacturer_id`,
    [first],
  );
  const manufacturer = rows[0].manufacturer_id;
  const pages = (pdf: unknown): number | undefined =>
    String(pdf).match(/\/Type \/Page\b(?!s)/g)?.length;
  const listed = await call(
    'GET',
    `/products?manufacturerId=${manufacturer}&published=true&count=1`,
  );
  const all = await call('GET', `/bin-labels?manufacturerId=${manufacturer}&published=true`);
  assert.equal(all.status, 200);
  assert.ok(listed.body.total >= 120);
  assert.equal(pages(all.body), listed.body.total);
  assert.equal((await call('GET', '/bin-labels?q=no-such-part-anywhere')).status, 404);
  const both = await call('GET', `/bin-labels?ids=${first}&manufacturerId=${manufacturer}`);
  assert.deepEqual([both.status, both.body.errors[0].code], [400, 'expected-either']);
  for (let n = 0; n < 400; n++) await aProduct(db);
  const tooMany = await call('GET', '/bin-labels');
  assert.deepEqual([tooMany.status, tooMany.body.errors[0].code], [400, 'list-too-long']);
  assert.match(tooMany.body.errors[0].defaultMessage, /500/);
});
