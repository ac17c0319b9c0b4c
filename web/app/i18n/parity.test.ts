import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { MESSAGES, type MessageKey, translator } from './index.ts';

const places = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)(?:\}|\s*,\s*(?:plural|select|number))/g)].map((match) => match[1] as string))].sort();

for (const locale of LOCALES) {
  test(`messages › ${locale} › every key has a text with the places of the English one [§9]`, () => {
    assert.deepEqual(Object.keys(MESSAGES[locale]).sort(), Object.keys(MESSAGES.en).sort());
    for (const [key, message] of Object.entries(MESSAGES[locale])) {
      assert.notEqual(message.trim(), '', key);
      assert.deepEqual(places(message), places(MESSAGES.en[key as MessageKey]), key);
      assert.doesNotThrow(() => new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }), key);
    }
  });
}

test('translator › plurals › follow each language [§9]', () => {
  assert.equal(translator('ru')('products.count', { n: 3 }), '3 товара');
  assert.equal(translator('ru')('products.count', { n: 12 }), '12 товаров');
  assert.equal(translator('ar')('products.count', { n: 11 }), '11 منتجًا');
  assert.equal(translator('en')('products.count', { n: 1234 }), '1,234 products');
});
