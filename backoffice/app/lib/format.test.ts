// Formats of the back office: the shop's zone, money in minor units, Latin digits in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_CURRENCIES } from '@millwright/contracts';
import { inScreen } from './test-browser.ts';

const { useLocaleState } = await import('ra-core');
const { rememberSession } = await import('./api.ts');
const { currenciesOf, useFormats } = await import('./format.ts');
const { i18nProvider } = await import('../i18n/index.ts');

async function formatsIn(locale: 'en' | 'ru' | 'ar') {
  await i18nProvider.changeLocale(locale);
  const screen = await inScreen(() => ({ ...useFormats(), shown: useLocaleState()[0] }));
  const formats = screen.now;
  await screen.leave();
  assert.equal(formats.shown, locale);
  return formats;
}
const inZone = (timeZone: string): unknown => rememberSession({ formToken: '', timeZone } as never);
/** Invisible marks that order digits in right-to-left text. */
const plain = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');

test('moment, day › shortly before midnight in UTC › the day of the shop, not of the browser [back office]', async () => {
  inZone('Asia/Kolkata');
  const { moment, day } = await formatsIn('en');
  assert.equal(plain(moment('2026-12-31T20:15:00Z')), '1 Jan 2027, 01:45 am');
  assert.equal(day('2026-12-31T20:15:00Z'), '1 Jan 2027');
  inZone('America/New_York');
  assert.equal((await formatsIn('en')).day('2026-12-31T20:15:00Z'), '31 Dec 2026');
});

test('country › a code, one that is none › its name in the language of the reader, or itself [back office]', async () => {
  const { country } = await formatsIn('ru');
  assert.deepEqual([country('DE'), country('')], ['Германия', '']);
});

test('day, dayMonth › a date without a time › the same day in every zone [back office]', async () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    inZone(zone);
    const { day, dayMonth } = await formatsIn('en');
    assert.deepEqual([day('2026-03-12'), dayMonth('2026-03-12')], ['12 Mar 2026', '12 Mar']);
  }
});

test('money, price, currenciesOf › euros as base, an amount without the chosen currency › euros; the base first, what was given up last [back office]', async () => {
  rememberSession({ formToken: '', currencies: ['EUR', 'USD', 'GBP'] } as never);
  const { money, price } = await formatsIn('en');
  assert.deepEqual(
    [money(123_456), price({ base: 500, EUR: 500 }, 'USD'), price({ base: 500, USD: 540 }, 'USD')],
    ['€1,234.56', '€5.00', '$5.40'],
  );
  assert.deepEqual(currenciesOf({ SAR: 1, USD: 1, base: 1, EUR: 1 }), ['EUR', 'USD', 'SAR']);
  rememberSession({ formToken: '', currencies: FIRST_CURRENCIES } as never);
});

test('money › three currencies, minor units › rupees in lakhs, riyals by their code, nothing rounded away [back office]', async () => {
  const { money } = await formatsIn('en');
  assert.deepEqual(
    [money(123_456_789), money(0), money(-50), money(199_999, 'USD'), money(100, 'SAR')].map(plain),
    ['₹12,34,567.89', '₹0.00', '-₹0.50', '$1,999.99', 'SAR 1.00'],
  );
});

test('number, measure, arrow › Russian, Arabic › their separators and units, Latin digits, an arrow that points onwards [back office]', async () => {
  inZone('UTC');
  const ru = await formatsIn('ru');
  assert.deepEqual([plain(ru.compact(12_500)), plain(ru.percent(1_250))], ['12,5 тыс.', '12,5 %']);
  assert.deepEqual(
    [plain(ru.number(1_234_567.5)), plain(ru.measure(186, 'megabyte')), ru.arrow],
    ['1 234 567,5', '186 МБ', '→'],
  );
  const ar = await formatsIn('ar');
  assert.equal(ar.arrow, '←');
  assert.match(plain(ar.number(1_234)), /^1,234$/);
  assert.equal(plain(ar.day('2026-03-12')), '\u206712 مارس 2026\u2069');
  assert.equal(plain(ar.dayMonth('2026-03-12')), '\u206712 مارس\u2069');
  assert.equal(plain(ar.moment('2026-03-12T10:05:00Z')), '\u206712 مارس 2026، 10:05 ص\u2069');
  assert.equal(plain(ar.compact(12_500)), '\u206712.5 ألف\u2069');
  assert.deepEqual([ru.locale, ar.locale], ['ru', 'ar']);
});
