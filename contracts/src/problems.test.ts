// Tests of rejection texts: each problem has one in every language, in that language's own letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPlaces } from '@millwright/messages/fill';
import { MESSAGES } from '@millwright/messages/problems';
import { LOCALES } from './locale.ts';
import { PROBLEMS, type ProblemCode, problemText, problemTitle } from './problems.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];
const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string).sort();

test('problem table › every code › a 4xx or 5xx status and a text in three languages, none besides [§8]', () => {
  const both = CODES.flatMap((code) => [code, `${code}.title`]).sort();
  for (const locale of LOCALES) assert.deepEqual(Object.keys(MESSAGES[locale]).sort(), both);
  for (const code of CODES) {
    assert.ok(PROBLEMS[code] >= 400 && PROBLEMS[code] < 600, code);
    assert.match(code, /^[a-z]+(-[a-z]+)*$/);
  }
});

test('problem table › only faults of our own, and a shop that is closed › are 5xx [§8]', () => {
  assert.deepEqual(
    CODES.filter((code) => PROBLEMS[code] >= 500),
    ['disk-full', 'unexpected-fault', 'temporarily-unavailable', 'shop-closed'],
  );
});

test('problem table › Russian and Arabic › are written in their own script, English in Latin [§9]', () => {
  for (const code of CODES) {
    const bare = (locale: 'en' | 'ru' | 'ar') =>
      MESSAGES[locale][code].replace(
        /\{\w+\}|404|https:\/\/|#[0-9a-f]{6}|\bf\b|MW|GSTIN|HSN|PIN|ZIP|IBAN|SWIFT|BIC|DEUTDEFF|Europe\/\w+|XLSX|CSV|UTF-8|JSON|ETag|JPEG|PNG|WebP|DEMO|\+|[\u200f\u2066\u2069]/g,
        '',
      );
    assert.match(bare('en'), /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]+$/u, code);
    assert.match(bare('ru'), /^[\p{Script=Cyrillic}\p{N}\p{P}\p{Z}]+$/u, code);
    assert.match(bare('ar'), /^[\p{Script=Arabic}\p{M}\p{N}\p{P}\p{Z}]+$/u, code);
    // Latin digits in every language, as everywhere in the shop.
    assert.doesNotMatch(MESSAGES.ar[code], /[\u0660-\u0669\u06f0-\u06f9]/u, code);
  }
});

test('problem table › places for numbers and names › the same in every language [§8]', () => {
  for (const code of CODES) {
    const [en, ru, ar] = LOCALES.map((locale) => placesOf(MESSAGES[locale][code]));
    assert.deepEqual([ru, ar], [en, en], code);
  }
});

test('problem table › the sentences of the specification › word for word [§5] [§8, §8 order failure, §8 quantity limit, §8 product not found, §8 category not found]', () => {
  const said: Partial<Record<ProblemCode, string>> = {
    'login-failed': 'Login Failed. Please enter valid credentials',
    'login-throttled': 'Login Failed. Please enter valid credentials',
    'login-required-to-order': 'Login as a customer to place the order',
    'out-of-stock-in-cart':
      'Out of stock items exist in the cart. Remove it before you place the order.',
    'product-out-of-stock': 'Out of stock',
    'order-not-placed': 'Unable to place the order.',
    'cart-empty': 'Your shopping cart is empty!',
    'product-not-found': "We can't seem to find the product you're looking for.",
    'products-not-found': "We can't seem to find the products you're looking for.",
    'category-not-found': "We can't seem to find the category you're looking for.",
    'not-found': '404 Page Not Found',
    'wishlist-duplicate': 'product already available in your save list',
    'quantity-above-maximum':
      'Item quantity should be maximum {n}. Item can be removed from cart using the remove action',
    'quantity-below-minimum':
      'Item quantity should be minimum {n}. Item can be removed from cart using the remove action',
  };
  for (const [code, sentence] of Object.entries(said))
    assert.equal(MESSAGES.en[code as ProblemCode], sentence, code);
});

test('problem table › a throttled and a failed login › cannot be told apart by their words [§8]', () => {
  for (const locale of LOCALES)
    assert.equal(MESSAGES[locale]['login-throttled'], MESSAGES[locale]['login-failed']);
});

test('problemText › numbers and names › are filled in as they are, once [§5]', () => {
  assert.equal(
    problemText('quantity-above-maximum', 'en', { n: 200 }),
    'Item quantity should be maximum 200. Item can be removed from cart using the remove action',
  );
  assert.equal(
    problemText('stock-not-enough', 'en', { n: 3, name: '{n} $& bolts' }),
    'Only 3 of {n} $& bolts can be supplied now.',
  );
  assert.equal(problemText('quantity-above-maximum', 'ru', { n: 0 }).includes('{n}'), false);
  assert.equal(fillPlaces('{a}{constructor}', { a: 1 }), '1{constructor}');
});

test('problem titles › every code › a short summary in three languages, never the code [decisions §3]', () => {
  for (const code of CODES) {
    const titles = LOCALES.map((locale) => problemTitle(code, locale));
    const [en, ru, ar] = titles.map((title) =>
      title.replace(/GSTIN|HSN|PIN|ZIP|JSON|IBAN|SWIFT/g, ''),
    );
    assert.match(en as string, /^[\p{Script=Latin} ]+$/u, code);
    assert.match(ru as string, /^[\p{Script=Cyrillic} ,-]+$/u, code);
    assert.match(ar as string, /^[\p{Script=Arabic}\p{M} ]+$/u, code);
    for (const title of titles) {
      assert.ok(title.length <= 50, `${code}: ${title}`);
      assert.notEqual(title, code);
    }
  }
  assert.equal(problemTitle('login-throttled', 'en'), problemTitle('login-failed', 'en'));
});
