// Parity of the catalogue: every language has the same files, keys and places, every file is joined, and each text means what ICU says.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { MESSAGES as backoffice } from './backoffice/index.ts';
import { COMPANY_FIELD_NAMES as shared } from './company-fields.ts';
import { fillPlaces } from './fill.ts';
import { LOCALES } from './locale.ts';
import { FIELD_MESSAGES } from './problems/fields.ts';
import { MESSAGES as problems } from './problems/index.ts';
import { MESSAGES as server } from './server/index.ts';
import { MESSAGES as shop, translator } from './shop/index.ts';
import type { Catalogue } from './translator.ts';

const SIDES: Record<string, Catalogue<string>> = { shop, server, problems, backoffice, shared };
/** What scripts of a page fill, from the page. */
const FILLED_BY_SCRIPTS = [
  'quantity-above-maximum',
  'quantity-below-minimum',
  'quantity-not-in-steps',
  'stock-not-enough',
] as const;

const places = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{(\w+)(?:\}|\s*,\s*(?:plural|select|number))/g)].map(
        (match) => match[1] as string,
      ),
    ),
  ].sort();
const filesOf = (locale: string, side: string): string[] =>
  readdirSync(join(import.meta.dirname, '..', locale, side)).sort();

for (const [side, messages] of Object.entries(SIDES)) {
  for (const locale of LOCALES) {
    test(`messages › ${side}, ${locale} › every key has a text with the places of the English one [§9]`, () => {
      assert.deepEqual(Object.keys(messages[locale]).sort(), Object.keys(messages.en).sort());
      for (const [key, message] of Object.entries(messages[locale])) {
        assert.notEqual(message.trim(), '', key);
        assert.deepEqual(places(message), places(messages.en[key] as string), key);
        assert.doesNotThrow(
          () => new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }),
          key,
        );
      }
    });

    test(`messages › ${side}, ${locale} › each file is joined, no key stands twice, and the order is the English one`, () => {
      assert.deepEqual(filesOf(locale, side), filesOf('en', side));
      const keys = filesOf(locale, side).flatMap((file) => {
        const [own, english] = [locale, 'en'].map((each) =>
          Object.keys(
            JSON.parse(readFileSync(join(import.meta.dirname, '..', each, side, file), 'utf8')),
          ),
        );
        assert.deepEqual(own, english, file);
        return own as string[];
      });
      assert.deepEqual(keys.sort(), Object.keys(messages[locale]).sort());
    });

    test(`messages › ${side}, ${locale} › without a plural › filled as the ICU formatter would fill it`, () => {
      for (const [key, message] of Object.entries(messages[locale])) {
        if (/\{\w+\s*,/.test(message)) continue;
        const values = Object.fromEntries(places(message).map((name) => [name, `<${name}>`]));
        const icu = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
        assert.equal(fillPlaces(message, values), String(icu.format(values)), key);
      }
    });
  }
}

test('messages › shares › 5% in English and Arabic, 5 % in Russian, as formatPercent writes them [§9]', () => {
  for (const locale of LOCALES)
    for (const side of Object.values(SIDES))
      for (const message of Object.values<string>(side[locale]))
        assert.doesNotMatch(
          message,
          locale === 'ru' ? /[\d}](?!\u00a0)[ ]?%/ : /[\d}][ \u00a0]%|٪/,
          message,
        );
});

test('messages › what browsers fill › has simple places only: they have no ICU formatter', () => {
  for (const locale of LOCALES)
    for (const message of [
      ...Object.values(FIELD_MESSAGES[locale]),
      ...FILLED_BY_SCRIPTS.map((code) => problems[locale][code]),
    ])
      assert.doesNotMatch(message, /\{\w+\s*,/);
});

test('translator › a value that ends with a full stop › ends the sentence, too: there are never two [§9]', () => {
  const date = '26 нояб. 2026 г.';
  assert.equal(translator('ru')('return.until', { date }), `Запросить возврат можно до ${date}`);
  assert.equal(
    translator('ru')('return.until', { date: `\u2068${date}\u2069` }),
    `Запросить возврат можно до \u2068${date}\u2069`,
  );
  assert.equal(
    translator('en')('account.loggedInAs', { name: 'Acme Ltd.' }),
    'You are logged in as Acme Ltd.',
  );
  assert.equal(
    translator('en')('lots.ofText', { category: 'Pumps', n: 1, names: 'Acme Ltd.' }),
    'Pumps, surplus lots: 1 lot with condition, location, age and price. Acme Ltd.',
  );
  assert.equal(fillPlaces('{a}...', { a: 'So.' }), 'So....');
});

test('translator › plurals › follow each language [§9]', () => {
  assert.equal(translator('ru')('products.count', { n: 3 }), '3 товара');
  assert.equal(translator('ru')('products.count', { n: 12 }), '12 товаров');
  assert.equal(translator('ar')('products.count', { n: 11 }), '11 منتجًا');
  assert.equal(translator('en')('products.count', { n: 1234 }), '1,234 products');
});
