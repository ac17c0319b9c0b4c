// Tests of invoices of sellers and buyers in other countries: one tax, reverse charge, export; amounts by hand.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { asStaff, testApp } from '../../../testing/index.ts';
import { settleInvoices } from './index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { change, issuedFor, mixedOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);

async function invoiced(wishes: Parameters<typeof mixedOrder>[1]) {
  const placed = await mixedOrder(shop, wishes);
  await change(shop, placed.order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop, '2026-11-20T10:00:00Z'), placed.order.id);
  const [row] = await issuedFor(shop, placed.order.id);
  return { ...placed, content: row?.content as InvoiceContent };
}
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const facts = (list: readonly { label: string; value: string }[]) =>
  list.map(({ label, value }) => [plain(label), plain(value)]);

async function saveSettings(path: string, edit: (form: Record<string, unknown>) => object) {
  const { id: _, companyState: __, ...form } = (await admin('GET', path)).body;
  const saved = await admin('PUT', path, { ...form, ...edit(form) });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
}
await saveSettings('/settings/selling', () => ({
  countries: ['CH', 'DE', 'IN', 'IT', 'SA', 'SG', 'US'],
}));

test('invoice › an Indian seller, a buyer in Singapore › GST of 9 % in one line, no halves, no HSN summary [decisions §4]', async () => {
  const added = await admin('POST', '/tax-rates', {
    country: 'SG',
    basisPoints: 900,
    validFrom: (await shop.pool.query('select shop_day(now())::text as day')).rows[0].day,
  });
  assert.deepEqual([added.status, added.body.code], [200, 'gst']);
  const { content } = await invoiced({ country: 'SG', postalCode: '049315' });
  assert.equal(content.taxTreatment, 'single-tax');
  const sheet = sheetOf(content, 'en');
  // 360.00, 299.97 and 86.45 at 9 %: 32.40, 26.9973, 7.7805.
  assert.deepEqual(facts(sheet.totals), [
    ['Taxable value', '₹746.42'],
    ['GST 9%', '₹67.18'],
    ['Total payable', '₹813.60'],
  ]);
  assert.equal(sheet.summary, null);
});

test('invoice › outside India, goods without tariff codes › no column for them; with one the column stands, and each row has its cells [decisions §4]', async () => {
  const { content } = await invoiced({ country: 'SG', postalCode: '049315' });
  const without = { ...content, lines: content.lines.map((line) => ({ ...line, hsn: '' })) };
  for (const [shown, hasCodes] of [
    [content, true],
    [without, false],
  ] as const) {
    const { lines } = sheetOf(shown, 'en');
    const heads = lines.columns.map(({ head }) => head);
    assert.equal(heads.includes('HSN'), hasCodes);
    for (const row of [...lines.rows, lines.foot]) assert.equal(row.length, heads.length);
    assert.equal(
      lines.columns.reduce((sum, { width }) => sum + width, 0),
      105,
    );
  }
});

test('seller › moved to Italy › its own tax number instead of the GSTIN, no IFSC; a wrong check digit is named [decisions §4]', async () => {
  const { body } = await admin('GET', '/settings/invoicing');
  const { id: _, ...form } = body;
  const italian = {
    ...form,
    country: 'IT',
    gstin: '',
    vatNumber: 'IT 0074 3110 158',
    bank: { ...form.bank, account: 'IT60X0542811101000000123456', ifsc: '', swift: 'CRBZIT2B' },
  };
  const mistyped = {
    ...italian,
    bank: { ...italian.bank, account: 'IT60X0542811101000000123457' },
  };
  const refused = await admin('PUT', '/settings/invoicing', mistyped);
  assert.deepEqual(
    refused.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [
      ['/bank/account', 'iban-not-valid'],
      ['/vatNumber', 'tax-number-not-valid'],
    ],
  );
  const saved = await admin('PUT', '/settings/invoicing', {
    ...italian,
    vatNumber: 'IT 0074 3110 157',
  });
  assert.deepEqual([saved.status, saved.body.vatNumber], [200, 'IT00743110157']);
});

test('tax rates › the European Union added by a seller in Italy › every member state once, reverse charge in all but Italy [decisions §4]', async () => {
  const first = await admin('POST', '/tax-rates/european-union', { sellerCountry: 'IT' });
  assert.deepEqual(first.body, { added: 27 });
  const again = await admin('POST', '/tax-rates/european-union', { sellerCountry: 'IT' });
  assert.deepEqual(again.body, { added: 0 });
  const { rows } = await shop.pool.query(
    "select country, basis_points from tax_rate where not reverse_charge and code = 'vat' order by country",
  );
  assert.deepEqual(rows, [
    { country: 'IT', basis_points: 2200 },
    { country: 'SA', basis_points: 1500 },
  ]);
});

test('invoice › an Italian seller, a business in Germany › no tax, reverse charge said in words; a consumer there pays the VAT of Germany [decisions §4]', async () => {
  const business = await invoiced({ country: 'DE', postalCode: '80331', taxId: 'DE136695976' });
  assert.equal(business.content.taxTreatment, 'reverse-charge');
  // Numbers of an Italian company count by calendar year, and its documents name the shop, not the program.
  assert.match(business.content.number, /^[A-Z]{1,3}\/2026\/\d{6}$/);
  const sheet = sheetOf(business.content, 'en');
  assert.deepEqual(facts(sheet.totals), [
    ['Taxable value', '₹746.42'],
    ['VAT: reverse charge', '₹0.00'],
    ['Total payable', '₹746.42'],
  ]);
  assert.match(
    sheet.notes.map(plain).join(' '),
    /Reverse charge: the recipient accounts for the VAT/,
  );
  assert.deepEqual(
    facts(sheet.facts).filter(([label]) => label === 'Tax on reverse charge'),
    [['Tax on reverse charge', 'Yes']],
  );
  const said = [...sheet.seller.lines, ...(sheet.parties[0]?.lines ?? [])].map(plain).join('\n');
  assert.match(said, /VAT number: IT00743110157/);
  assert.match(said, /VAT number: DE136695976/);
  assert.doesNotMatch(said, /GSTIN/);
  assert.deepEqual(
    facts(sheet.bank?.facts ?? []).filter(([label]) => /SWIFT/.test(label as string)),
    [['SWIFT', 'CRBZIT2B']],
  );

  // A number of another country is none of a German business.
  for (const taxId of ['', 'IT00743110157']) {
    const { content } = await invoiced({ country: 'DE', postalCode: '80331', taxId });
    assert.equal(content.taxTreatment, 'single-tax');
    // 360.00, 299.97 and 86.45 at 19 %: 68.40, 56.9943, 16.4255.
    assert.deepEqual(
      facts(sheetOf(content, 'en').totals).map(([, value]) => value),
      ['₹746.42', '₹141.82', '₹888.24'],
    );
  }
});

test('invoice › an Italian seller at home and to Switzerland › VAT of 22 % for everybody; an export under its wording [decisions §4]', async () => {
  const home = await invoiced({ country: 'IT', postalCode: '20121', taxId: 'IT00743110157' });
  assert.equal(home.content.taxTreatment, 'single-tax');
  assert.deepEqual(
    home.content.taxes.map((tax) => [tax.code, tax.value.base]),
    [['vat-2200', 16_421]],
  );
  await saveSettings('/settings/invoicing', () => ({
    exportWording: { en: 'Art. 8 DPR 633/72', ru: '', ar: '' },
  }));
  const abroad = await invoiced({ country: 'CH', postalCode: '8001' });
  assert.equal(abroad.content.taxTreatment, 'export');
  assert.match(sheetOf(abroad.content, 'en').notes.map(plain).join(' '), /Art\. 8 DPR 633\/72/);
});

test('order under reverse charge › its pieces and freight changed › it stays so [decisions §4]', async () => {
  const { order, goods } = await mixedOrder(shop, {
    country: 'DE',
    postalCode: '80331',
    taxId: 'DE136695976',
  });
  const { version } = (await admin('GET', `/orders/${order.id}`)).body;
  const edited = await admin('PUT', `/orders/${order.id}/contents`, {
    version,
    freight: 10_000,
    consent: 'By telephone',
    lines: goods.map((productId) => ({ productId, quantity: 3 })),
  });
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  assert.deepEqual(
    edited.body.taxes.map((tax: { code: string; value: { base: number } }) => [
      tax.code,
      tax.value.base,
    ]),
    [['vat-reverse-charge', 0]],
  );
});
