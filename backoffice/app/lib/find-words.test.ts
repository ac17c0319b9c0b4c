// Tests of the words that find screens and settings, in three languages; words without a place are none.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { MESSAGES, translator } from '@millwright/messages/backoffice';
import { SETTING_PLACES, SETTING_TABS } from '../screens/settings/setting-places.ts';
import { fitOf } from './find-words.ts';

type Key = keyof typeof MESSAGES.en;
const PREFIX = 'find.words.';
const SCREENS = join(import.meta.dirname, '..', 'screens');
/** Address of a screen -> key of its label, read from the descriptions of screens. */
const screens: Record<string, string> = {};
for (const file of readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }))
  if (/\.tsx?$/.test(file))
    for (const [, name = '', label = ''] of readFileSync(join(SCREENS, file), 'utf8').matchAll(
      /^ {2,4}name: '([a-z/-]+)',\n(?: {2,4}(?:right|writeRight|group): '[^']*',\n)*? {2,4}label: '([\w.-]+)'/gm,
    ))
      screens[name] = label;

const places: { id: string; label: string }[] = [
  ...Object.entries(screens).map(([id, label]) => ({ id, label })),
  ...SETTING_TABS.map((tab) => ({ id: `settings/${tab}`, label: `settings.${tab}` })),
  ...SETTING_PLACES.map(({ tab, field, label }) => ({ id: `settings/${tab}/${field}`, label })),
];

function found(typed: string, locale: 'en' | 'ru' | 'ar' = 'en'): string[] {
  const say = translator(locale);
  return places
    .filter(({ id, label }) => {
      const further = say(`${PREFIX}${id}` as Key);
      return fitOf(typed, say(label as Key), further) !== null;
    })
    .map(({ id }) => id);
}

test('find words › screens, tabs, settings › each has further words in the messages, and no words are without a place [back office]', () => {
  const keys = Object.keys(MESSAGES.en).filter((key) => key.startsWith(PREFIX));
  assert.deepEqual(
    keys.map((key) => key.slice(PREFIX.length)).sort(),
    places.map(({ id }) => id).sort(),
  );
});

test('find words › what people call things in three languages › the screen or the setting; a thing that the shop lacks finds nothing [back office]', () => {
  for (const [locale, typed, place] of [
    ['en', 'currencies', 'settings/currencies'],
    ['en', 'company', 'settings/company'],
    ['en', 'bank', 'settings/invoicing'],
    ['en', 'selling', 'settings/selling'],
    ['en', 'VAT', 'tax-rates'],
    ['en', 'vat', 'settings/invoicing/vatNumber'],
    ['en', 'IBAN', 'settings/invoicing/bank.account'],
    ['en', 'swift', 'settings/invoicing/bank'],
    ['en', 'logo', 'settings/company/logo'],
    ['en', 'time zone', 'settings/selling/timeZone'],
    ['en', 'languages', 'settings/selling/languages'],
    ['en', 'currency', 'rates'],
    ['en', 'second factor', 'settings/selling/staffSecondFactor'],
    ['en', 'second factor', 'account'],
    ['en', 'freight', 'freight-rates'],
    ['en', 'clients', 'customers'],
    ['en', 'account', 'customers'],
    ['en', 'goods', 'products'],
    ['en', 'articles', 'products'],
    ['en', 'item', 'products'],
    ['en', 'parcel', 'orders'],
    ['en', 'shipment', 'orders'],
    ['en', 'bill', 'settings/invoicing'],
    ['en', 'invoice', 'orders'],
    ['en', 'delivery', 'freight-rates'],
    ['en', 'shipping', 'freight-rates'],
    ['en', 'users', 'staff'],
    ['ru', 'НДС', 'tax-rates'],
    ['ru', 'покупатели', 'customers'],
    ['ru', 'счета', 'orders'],
    ['ru', 'склад', 'products'],
    ['ru', 'двухфакторная', 'settings/selling/staffSecondFactor'],
    ['ru', 'часовой пояс', 'settings/selling/timeZone'],
    ['ar', 'عملاء', 'customers'],
    ['ar', 'العملاء', 'customers'],
    ['ar', 'منتج', 'products'],
    ['ar', 'المنتج', 'products'],
    ['ar', 'الزبائن', 'customers'],
    ['ar', 'بنك', 'settings/invoicing'],
    ['ar', 'الفاتورة', 'orders'],
    ['ar', 'منطقه زمنيه', 'settings/selling/timeZone'],
    ['ar', 'الآيبان', 'settings/invoicing/bank.account'],
  ] as const)
    assert.ok(found(typed, locale).includes(place), `${typed}: ${found(typed, locale).join(' ')}`);
  assert.deepEqual([found('coupon'), found('zzqxv')], [[], []]);
});

test('fitOf › a name that begins so, has the words, or shares only further ones › in this order [back office]', () => {
  assert.deepEqual(
    ['tax', 'rates tax', 'vat', 'rates vat', 'at', 'x', ''].map((typed) =>
      fitOf(typed, 'Tax rates', 'VAT, GST'),
    ),
    [0, 1, 2, 2, 1, 1, 0],
  );
  // The article alone is no word.
  assert.equal(fitOf('ال', 'عملاء', ''), null);
});
