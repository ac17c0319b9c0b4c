// Tests of the invoice split.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPrices, multiplyPrices, type Prices, sumPrices, ZERO } from '@millwright/contracts';
import { MESSAGES, type ServerKey } from '@millwright/messages/server';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import { type TaxRate, taxBasisPoints, taxesFor } from '../pricing/index.ts';
import { hsnSummary, linesOf, taxTreatmentOf } from './invoice.rules.ts';

const RATES: TaxRate[] = [
  { country: 'IN', hsnPrefix: '', code: 'gst', basisPoints: 1_800 },
  { country: 'IN', hsnPrefix: '7318', code: 'gst', basisPoints: 1_200 },
  { country: 'IN', hsnPrefix: '4016', code: 'gst', basisPoints: 500 },
  { country: 'IN', hsnPrefix: '4901', code: 'gst', basisPoints: 0 },
  { country: 'SA', hsnPrefix: '', code: 'vat', basisPoints: 1_500 },
  { country: 'SG', hsnPrefix: '', code: 'gst', basisPoints: 900 },
  { country: 'IT', hsnPrefix: '', code: 'vat', basisPoints: 2_200 },
  { country: 'DE', hsnPrefix: '', code: 'vat', basisPoints: 1_900, reverseCharge: true },
];
const PLACES = [
  { seller: 'IN', country: 'IN', state: '33', taxTreatment: 'gst-inside' },
  { seller: 'IN', country: 'IN', state: '27', taxTreatment: 'gst-outside' },
  { seller: 'IN', country: 'IN', state: null, taxTreatment: 'gst-outside' },
  { seller: 'IN', country: 'SA', state: null, taxTreatment: 'vat' },
  { seller: 'IN', country: 'US', state: null, taxTreatment: 'export' },
  { seller: 'IN', country: 'SG', state: null, taxTreatment: 'single-tax' },
  { seller: 'IT', country: 'IT', state: null, taxTreatment: 'single-tax' },
  { seller: 'IT', country: 'IT', state: null, hasTaxId: true, taxTreatment: 'single-tax' },
  { seller: 'IT', country: 'DE', state: null, taxTreatment: 'single-tax' },
  { seller: 'IT', country: 'DE', state: null, hasTaxId: true, taxTreatment: 'reverse-charge' },
  { seller: 'IT', country: 'CH', state: null, taxTreatment: 'export' },
] as const;
const goods = fc.array(
  fc.record({
    hsn: fc.constantFrom('84821011', '73181500', '73181600', '40169320', '49011010'),
    quantity: fc.integer({ min: 1, max: 500 }),
    unit: fc
      .record({ INR: fc.nat(9_000_000), USD: fc.nat(900_000), SAR: fc.nat(900_000) })
      .map((amounts): Prices => ({ base: amounts.INR, ...amounts })),
  }),
  { minLength: 1, maxLength: 30 },
);
/** A sum of nothing has no currencies: they count nothing. */
const same = (a: Prices, b: Prices) =>
  assert.deepEqual(addPrices(a, NOTHING), addPrices(b, NOTHING));
const NOTHING: Prices = { base: 0, INR: 0, USD: 0, SAR: 0 };

test('linesOf › any goods, any place › lines, HSN rows and taxes add up to the order in every currency [decisions §4]', () => {
  fc.assert(
    fc.property(goods, fc.constantFrom(...PLACES), (basket, place) => {
      const priced = basket.map(({ hsn, quantity, unit }) => ({
        sku: 'S',
        name: 'N',
        arabicName: '',
        unit: 'piece',
        hsn,
        quantity,
        unitPrice: unit,
        subtotal: multiplyPrices(unit, quantity),
        taxBasisPoints: taxBasisPoints(hsn, place, RATES),
      }));
      const taxes = taxesFor(priced, place, '33', RATES);
      const taxTreatment = taxTreatmentOf(place.country, taxes, place.seller, place.state === '33');
      assert.equal(taxTreatment, place.taxTreatment);
      const lines = linesOf(priced, taxTreatment, taxes);
      const subtotal = sumPrices(priced.map((line) => line.subtotal));
      const tax = sumPrices(taxes.map((entry) => entry.value));
      same(sumPrices(lines.map((line) => line.total)), addPrices(subtotal, tax));
      const rows = hsnSummary(lines);
      same(sumPrices(rows.map((row) => row.taxable)), subtotal);
      same(sumPrices(rows.map((row) => row.tax)), tax);
      for (const entry of taxes) {
        const ofCode = rows.flatMap((row) => row.taxes.filter((own) => own.code === entry.code));
        same(
          ofCode.reduce((sum, own) => addPrices(sum, own.value), ZERO),
          entry.value,
        );
      }
      if (taxTreatment === 'gst-inside')
        for (const line of lines) assert.deepEqual(line.taxes[0]?.value, line.taxes[1]?.value);
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('linesOf › an order whose tax is a paisa off, or lacks a rate › no invoice [decisions §4]', () => {
  const prices = (inr: number): Prices => ({ base: inr, INR: inr, USD: 0, SAR: 0 });
  const line = {
    sku: 'S',
    name: 'N',
    arabicName: '',
    unit: 'piece',
    hsn: '84821011',
    quantity: 1,
    unitPrice: prices(100),
    subtotal: prices(10_000),
  };
  const tax = { code: 'igst-1800', name: 'IGST 18%', basisPoints: 1_800, value: prices(1_801) };
  assert.throws(
    () => linesOf([{ ...line, taxBasisPoints: 1_800 }], 'gst-outside', [tax]),
    /igst-1800/,
  );
  assert.throws(
    () => linesOf([{ ...line, taxBasisPoints: 500 }], 'gst-outside', [tax]),
    /igst-500/,
  );
});

test('GST states › every code that a PIN or a GSTIN may give › has a name in three scripts [decisions §8]', () => {
  const keys = Object.keys(MESSAGES.en).filter((key): key is ServerKey =>
    key.startsWith('invoices.gstState.'),
  );
  assert.equal(keys.length, 37);
  for (const key of keys) {
    assert.match(key, /\.[0-9]{2}$/);
    const { en, ru, ar } = { en: MESSAGES.en[key], ru: MESSAGES.ru[key], ar: MESSAGES.ar[key] };
    assert.match(`${en} | ${ru} | ${ar}`, /^[A-Za-z ]+ \| [А-Яа-я -]+ \| [\u0600-\u06ff ]+$/);
  }
});
