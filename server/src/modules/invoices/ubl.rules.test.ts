// Tests of UBL: rules of EN 16931 on documents of each tax treatment, units, and texts that XML must escape.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import {
  aContent,
  all,
  CASE_NAMES,
  type CaseName,
  GOODS,
  readXml,
  type Tree,
  textAt,
} from './test-contents.ts';
import { ublOf } from './ubl.rules.ts';

const paise = (text: string | undefined): number => {
  assert.match(text ?? '', /^-?\d+\.\d\d$/);
  return Math.round(Number(text) * 100);
};
const sum = (trees: readonly Tree[], path: string): number =>
  trees.reduce((total, tree) => total + paise(textAt(tree, path)), 0);

/** EN 16931-1, 6.4: rules of totals, VAT breakdown and categories, as far as these documents have the terms. */
function keepsNorm(xml: string): Tree {
  const root = readXml(xml);
  const isCredit = root.name === 'CreditNote';
  const lines = all(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
  const [taxTotal] = all(root, 'TaxTotal') as [Tree];
  const rows = all(taxTotal, 'TaxSubtotal');
  const [totals] = all(root, 'LegalMonetaryTotal') as [Tree];
  const net = paise(textAt(totals, 'LineExtensionAmount'));
  const tax = paise(textAt(taxTotal, 'TaxAmount'));
  assert.equal(net, sum(lines, 'LineExtensionAmount'), 'BR-CO-10');
  // No allowances or charges on the level of the document: BR-CO-11 and 12 hold without them.
  assert.deepEqual(all(root, 'AllowanceCharge'), []);
  assert.equal(paise(textAt(totals, 'TaxExclusiveAmount')), net, 'BR-CO-13');
  assert.equal(tax, sum(rows, 'TaxAmount'), 'BR-CO-14');
  const gross = paise(textAt(totals, 'TaxInclusiveAmount'));
  assert.equal(gross, net + tax, 'BR-CO-15');
  assert.equal(paise(textAt(totals, 'PayableAmount')), gross, 'BR-CO-16');
  for (const row of rows) {
    const category = textAt(row, 'TaxCategory/ID');
    const percent = textAt(row, 'TaxCategory/Percent');
    const taxable = paise(textAt(row, 'TaxableAmount'));
    const due = (taxable * Number(percent ?? 0)) / 100;
    // The norm allows a unit of the currency, since we round by line.
    assert.ok(Math.abs(paise(textAt(row, 'TaxAmount')) - due) < 100, 'BR-CO-17');
    const own = lines.filter(
      (line) =>
        textAt(line, 'Item/ClassifiedTaxCategory/ID') === category &&
        textAt(line, 'Item/ClassifiedTaxCategory/Percent') === percent,
    );
    assert.equal(taxable, sum(own, 'LineExtensionAmount'), 'BR-S-08 and its like');
    if (category === 'S') assert.ok(Number(percent) > 0, 'BR-S-05');
    if (category === 'Z' || category === 'AE' || category === 'G') assert.equal(percent, '0');
    if (category === 'O') assert.equal(percent, undefined, 'BR-O-05');
    const hasReason = textAt(row, 'TaxCategory/TaxExemptionReason') !== undefined;
    assert.equal(
      hasReason,
      !['S', 'Z'].includes(category ?? ''),
      'BR-AE-10, BR-G-10, BR-O-10, BR-S-10, BR-Z-10',
    );
  }
  assert.ok(rows.length > 0, 'BR-CO-18');
  const categories = rows.map((row) => textAt(row, 'TaxCategory/ID'));
  if (categories.includes('O')) assert.deepEqual(categories, ['O'], 'BR-O-11');
  const numbers = ['AccountingSupplierParty', 'AccountingCustomerParty'].map((party) =>
    textAt(root, `${party}/Party/PartyTaxScheme/CompanyID`),
  );
  if (categories.includes('O')) assert.deepEqual(numbers, [undefined, undefined], 'BR-O-02');
  else assert.ok(numbers[0], 'BR-S-02 and its like');
  if (categories.includes('AE')) assert.ok(numbers[1], 'BR-AE-02');
  for (const party of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
    for (const scheme of all(root, `${party}/Party/PartyTaxScheme`))
      if (textAt(scheme, 'TaxScheme/ID') === 'VAT')
        assert.match(textAt(scheme, 'CompanyID') ?? '', /^[A-Z]{2}/, 'BR-CO-09');
    assert.ok(textAt(root, `${party}/Party/PartyLegalEntity/RegistrationName`), 'BR-06, BR-07');
    assert.ok(
      textAt(root, `${party}/Party/PostalAddress/Country/IdentificationCode`),
      'BR-09, BR-11',
    );
  }
  const isDated = textAt(root, 'DueDate') ?? textAt(root, 'PaymentTerms/Note');
  assert.ok(isDated, 'BR-CO-25');
  for (const line of lines) {
    assert.ok(textAt(line, 'Item/Name'), 'BR-25');
    const quantity = all(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity')[0];
    assert.ok(quantity?.attributes.unitCode, 'BR-23');
    assert.equal(
      paise(textAt(line, 'LineExtensionAmount')),
      Number(quantity?.text) * paise(textAt(line, 'Price/PriceAmount')),
    );
  }
  // All amounts of the document in its own currency, but the tax in the currency of the tax office.
  const currency = textAt(root, 'DocumentCurrencyCode');
  const taxCurrency = textAt(root, 'TaxCurrencyCode');
  assert.deepEqual(
    all(root, 'TaxTotal').map((each) => all(each, 'TaxAmount')[0]?.attributes.currencyID),
    taxCurrency === undefined ? [currency] : [currency, taxCurrency],
    'BR-53',
  );
  return root;
}

/** Category, rate and tax of each row. */
const rowsOf = (root: Tree) =>
  all(all(root, 'TaxTotal')[0] as Tree, 'TaxSubtotal').map((row) => [
    textAt(row, 'TaxCategory/ID'),
    textAt(row, 'TaxCategory/Percent'),
    textAt(row, 'TaxAmount'),
  ]);

// 360.00 at 18 %, 299.97 at 12 % and 86.45 at 5 %: halves 32.40, 18.00, 2.16; whole 64.80, 36.00, 4.32.
const WANTED: Record<CaseName, (string | undefined)[][]> = {
  'inside the state': [
    ['S', '18', '64.80'],
    ['S', '12', '36.00'],
    ['S', '5', '4.32'],
  ],
  'to another state': [
    ['S', '18', '64.80'],
    ['S', '12', '36.00'],
    ['S', '5', '4.32'],
  ],
  'export from India': [['G', '0', '0.00']],
  // 54.00, 44.9955 and 12.9675.
  'to Saudi Arabia': [['S', '15', '111.97']],
  // 79.20, 65.9934 and 19.019.
  'inside Italy': [['S', '22', '164.21']],
  'at a rate of nought': [['Z', '0', '0.00']],
  'reverse charge': [['AE', '0', '0.00']],
  'export from Italy': [['G', '0', '0.00']],
  'inside the United States': [['O', undefined, '0.00']],
};

for (const name of CASE_NAMES)
  test(`UBL › ${name} › categories by hand, rules of EN 16931 kept, as invoice and as credit note [decisions 0112]`, () => {
    const content = aContent(name);
    const invoice = keepsNorm(ublOf(content));
    assert.deepEqual(rowsOf(invoice), WANTED[name]);
    assert.deepEqual(
      [invoice.name, textAt(invoice, 'InvoiceTypeCode'), textAt(invoice, 'DueDate')],
      ['Invoice', '380', '2026-11-24'],
    );
    const isVat = textAt(invoice, 'CustomizationID') === 'urn:cen.eu:en16931:2017';
    assert.equal(isVat, rowsOf(invoice).length === 1 && name !== 'export from India');
    const note = keepsNorm(
      ublOf({
        ...content,
        kind: 'credit-note',
        number: 'CN/26-27/000001',
        refersTo: { number: content.number, issuedOn: content.issuedOn },
      }),
    );
    assert.deepEqual(
      [
        note.name,
        textAt(note, 'CreditNoteTypeCode'),
        textAt(note, 'BillingReference/InvoiceDocumentReference/ID'),
      ],
      ['CreditNote', '381', content.number],
    );
    assert.deepEqual(rowsOf(note), WANTED[name]);
  });

test('UBL › tax numbers › GSTIN as it is, VAT numbers with their country, in the United States none but a registration [decisions 0112]', () => {
  const numbers = (name: CaseName) => {
    const root = readXml(ublOf(aContent(name)));
    return ['AccountingSupplierParty', 'AccountingCustomerParty'].map((party) => [
      textAt(root, `${party}/Party/PartyTaxScheme/TaxScheme/ID`),
      textAt(root, `${party}/Party/PartyTaxScheme/CompanyID`),
      textAt(root, `${party}/Party/PartyLegalEntity/CompanyID`),
    ]);
  };
  assert.deepEqual(numbers('to another state'), [
    ['GST', '33AAGCM4821K1ZH', undefined],
    ['GST', '27AAECD7314M1ZF', undefined],
  ]);
  assert.deepEqual(numbers('to Saudi Arabia'), [
    ['VAT', 'SA310482176500003', undefined],
    ['VAT', 'SA311111111100003', undefined],
  ]);
  assert.deepEqual(numbers('reverse charge'), [
    ['VAT', 'IT00743110157', undefined],
    ['VAT', 'DE136695976', undefined],
  ]);
  assert.deepEqual(numbers('inside the United States'), [
    [undefined, undefined, '12-3456789'],
    [undefined, undefined, '98-7654321'],
  ]);
});

test('UBL › units, codes, order numbers, bank, Saudi tax in riyals › as the lists and the law name them [decisions 0112]', () => {
  const root = readXml(ublOf(aContent('to Saudi Arabia')));
  assert.deepEqual(
    all(root, 'InvoiceLine/InvoicedQuantity').map((each) => [each.text, each.attributes.unitCode]),
    [
      ['2', 'H87'],
      ['3', 'XPK'],
      ['7', 'MTR'],
    ],
  );
  const [code] = all(root, 'InvoiceLine/Item/CommodityClassification/ItemClassificationCode');
  assert.deepEqual([code?.text, code?.attributes.listID], ['84821011', 'HS']);
  assert.deepEqual(
    [textAt(root, 'OrderReference/ID'), textAt(root, 'OrderReference/SalesOrderID')],
    ['PO-7', 'MW-7K3F-92QD'],
  );
  assert.deepEqual(
    [
      textAt(root, 'PaymentMeans/PaymentMeansCode'),
      textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID'),
      textAt(root, 'PaymentMeans/PaymentID'),
    ],
    ['30', '0012345', 'MW/26-27/000123'],
  );
  assert.equal(all(root, 'TaxTotal').length, 2);
  const without = aContent('inside Italy');
  const bare = readXml(
    ublOf({
      ...without,
      order: { ...without.order, purchaseOrderNumber: '', paymentMode: 'letter-of-credit' },
    }),
  );
  assert.deepEqual(
    [
      textAt(bare, 'OrderReference/ID'),
      textAt(bare, 'PaymentMeans/PaymentMeansCode'),
      all(bare, 'PaymentMeans/PayeeFinancialAccount'),
    ],
    ['NA', '1', []],
  );
});

test('UBL › GST inside a state › the halves stand in a note, since a category is one rate [decisions 0112]', () => {
  const root = readXml(ublOf(aContent('inside the state')));
  assert.equal(
    textAt(root, 'Note'),
    'CGST 9%: 32.40 INR; SGST 9%: 32.40 INR; CGST 6%: 18.00 INR; SGST 6%: 18.00 INR; CGST 2.5%: 2.16 INR; SGST 2.5%: 2.16 INR',
  );
});

test('UBL › any names, prices and quantities › well-formed, and the rules of totals hold to the last hundredth [decisions 0112]', () => {
  const goods = fc.array(
    fc.record({
      name: fc.string({ minLength: 1, unit: 'binary' }).map((text) => `x${text}`),
      hsn: fc.constantFrom('84821011', '7318', ''),
      unit: fc.constantFrom('piece', 'pair', 'unknown', 'toString'),
      price: fc.integer({ min: 1, max: 50_000_000 }),
      rate: fc.constantFrom(0, 500, 1200, 1800, 2800),
      n: fc.integer({ min: 1, max: 9_999 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(goods, fc.constantFrom(...CASE_NAMES), (lines, name) => {
      keepsNorm(ublOf(aContent(name, lines)));
    }),
    { numRuns: sampleSize(100, 2_000) },
  );
});

test('UBL › a name with characters of XML and a control character › read back as it was, without it [decisions 0112]', () => {
  const content: InvoiceContent = {
    ...aContent('inside Italy', GOODS.slice(0, 1)),
  };
  content.buyer = { ...content.buyer, name: 'A & B <"Works">\u0007\ud800' };
  const root = readXml(ublOf(content));
  assert.equal(textAt(root, 'AccountingCustomerParty/Party/PartyName/Name'), 'A & B <"Works">');
  assert.equal(textAt(root, 'InvoiceLine/Item/Name'), 'Bearing <6205> & seal');
});
