// Tests of amounts and shares in each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CURRENCY_CODES } from './currencies.ts';
import {
  currencyName,
  currencySymbol,
  formatAmount,
  formatMoney,
  formatPercent,
  taxName,
} from './format.ts';
import { LOCALES } from './locale.ts';

test('formatMoney › rupees › grouped the Indian way, with the sign before [§9]', () => {
  assert.equal(formatMoney(12_345_600, 'INR', 'en'), '₹1,23,456.00');
  assert.equal(formatMoney(12_345_600, 'INR', 'ar'), '₹1,23,456.00');
  assert.equal(formatMoney(1_000_000_000, 'INR', 'en'), '₹1,00,00,000.00');
  assert.equal(formatMoney(5, 'INR', 'en'), '₹0.05');
});

test('formatMoney › dollars and riyals › the symbols of the specification, thousands by three [§9]', () => {
  assert.equal(formatMoney(123_456_789, 'USD', 'en'), '$1,234,567.89');
  assert.equal(formatMoney(4_500, 'SAR', 'en'), 'SAR 45.00');
  assert.equal(formatMoney(123_456_789, 'SAR', 'ar'), 'SAR 1,234,567.89');
});

test('formatMoney, formatAmount, currencyName › euros, pounds, francs › sign or code before the amount, thousands by three, the name of each language [§9]', () => {
  const amounts = (['EUR', 'GBP', 'CHF'] as const).map((code) => [
    currencySymbol(code),
    ...LOCALES.flatMap((locale) => [
      formatMoney(123_456_789, code, locale),
      formatAmount(123_456_789, code, locale),
      currencyName(code, locale),
    ]),
  ]);
  const russian = '1\u00a0234\u00a0567,89';
  assert.deepEqual(LOCALES, ['en', 'ru', 'ar']);
  assert.deepEqual(amounts, [
    [
      '€',
      ...['€1,234,567.89', '1,234,567.89', 'Euro'],
      ...[`${russian}\u00a0€`, russian, 'Евро'],
      ...['€1,234,567.89', '1,234,567.89', 'يورو'],
    ],
    [
      '£',
      ...['£1,234,567.89', '1,234,567.89', 'British Pound'],
      ...[`${russian}\u00a0£`, russian, 'Британский фунт стерлингов'],
      ...['£1,234,567.89', '1,234,567.89', 'جنيه إسترليني'],
    ],
    [
      'CHF ',
      ...['CHF 1,234,567.89', '1,234,567.89', 'Swiss Franc'],
      ...[`${russian}\u00a0CHF`, russian, 'Швейцарский франк'],
      ...['CHF 1,234,567.89', '1,234,567.89', 'فرنك سويسري'],
    ],
  ]);
  assert.equal(formatMoney(-990, 'EUR', 'ru'), '-9,90\u00a0€');
  assert.equal(formatMoney(-990, 'CHF', 'en'), '-CHF 9.90');
});

test('formatMoney › a Russian reader › a decimal comma, spaces, the symbol after the amount [§9]', () => {
  assert.equal(formatMoney(123_456_789, 'USD', 'ru'), '1\u00a0234\u00a0567,89\u00a0$');
  assert.equal(formatMoney(-123_456_789, 'INR', 'ru'), '-12\u00a034\u00a0567,89\u00a0₹');
  assert.equal(formatMoney(4_500, 'SAR', 'ru'), '45,00\u00a0SAR');
});

test('formatMoney › any amount, currency and language › Latin digits that read back as the amount [§9]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 15), max: 10 ** 15 }),
      fc.constantFrom(...CURRENCY_CODES),
      fc.constantFrom(...LOCALES),
      (minor, currency, locale) => {
        const written = formatMoney(minor, currency, locale);
        const sign = minor < 0 ? '-' : '';
        const symbol = currencySymbol(currency);
        const [before, after] = locale === 'ru' ? ['', `\u00a0${symbol.trim()}`] : [symbol, ''];
        assert.ok(written.startsWith(sign + before) && written.endsWith(after), written);
        assert.doesNotMatch(written, /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c]/);
        const digits = written.slice(sign.length + before.length, written.length - after.length);
        assert.match(digits, /^[0-9]{1,3}(?:[,\s][0-9]{2,3})*[.,][0-9]{2}$/);
        assert.equal(Number(digits.replace(/[^0-9]/g, '')), Math.abs(minor));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('formatPercent › every language › one form in each, as its sentences write it [§9]', () => {
  assert.deepEqual(
    LOCALES.map((locale) => [500, 1_250, 1_825].map((share) => formatPercent(share, locale))),
    [
      ['5%', '12.5%', '18.25%'],
      ['5\u00a0%', '12,5\u00a0%', '18,25\u00a0%'],
      ['5%', '12.5%', '18.25%'],
    ],
  );
});

test('taxName › the value-added tax, parts of GST, reverse charge › in the reader’s language; what India’s law names stays [decisions §8 Formats]', () => {
  const vat = { code: 'vat-1500', name: 'VAT 15%' };
  assert.deepEqual(
    LOCALES.map((locale) => taxName(vat, locale)),
    ['VAT 15%', 'НДС 15\u00a0%', 'ضريبة القيمة المضافة 15%'],
  );
  for (const locale of LOCALES)
    assert.equal(
      taxName({ code: 'cgst-250', name: 'CGST 2.5%' }, locale),
      `CGST ${formatPercent(250, locale)}`,
    );
  assert.match(taxName({ code: 'vat-reverse-charge', name: 'VAT: reverse charge' }, 'ru'), /НДС/);
});
