// Tests of typed text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinDigits, plainLine, plainLines } from './typed-text.rules.ts';

test('plainLine › controls, blanks at the ends, too long › one line of at most that many [promises P49]', () => {
  assert.equal(plainLine(' PO\r\n17\t\0 '), 'PO 17');
  assert.equal(plainLine('x'.repeat(99), 60).length, 60);
  assert.equal(plainLine('x'.repeat(9_999)).length, 9_999);
});

test('plainLines › line breaks of every system, other controls, too long › lines stay, at most that many letters [promises P49]', () => {
  assert.equal(
    plainLines(' one\r\ntwo\rthree\n\nfour\t\u0007five\n', 100),
    'one\ntwo\nthree\n\nfour five',
  );
  assert.equal(plainLines('x'.repeat(99), 60).length, 60);
});

test('latinDigits › Arabic-Indic, Persian and other digits › the first two as Latin ones', () => {
  assert.equal(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 7 ７'), '0123456789 0123456789 7 ７');
});
