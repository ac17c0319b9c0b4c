// Tests of cleaning text.
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { cleanLine, cleanText, collapse, filled, trimmed } from './text.ts';

test('cleanLine › any text › one line, trimmed, without control or direction characters, and stays so [§7.2]', () => {
  const unit = fc.oneof(
    fc.constantFrom('\0', '\n', '\t', ' ', '\u200b', '\u202e', '\u2066', '\ufeff', '\u2028'),
    fc.string({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const clean = cleanLine(text);
      assert.doesNotMatch(clean, /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u);
      assert.equal(cleanLine(clean), clean);
      assert.equal(clean.trim(), clean);
    }),
  );
  assert.equal(cleanLine('Ali \u0639\u0644\u064a'), 'Ali \u0639\u0644\u064a');
});

test('cleanText › any text › no control or direction signs, cleaning twice changes nothing [promises P49]', () => {
  assert.equal(cleanText('a\r\nb\u2028c\0d\u202ee'), 'a\nb\nc d e');
  assert.equal(cleanText('one\n\n\n\n\ntwo  \n'), 'one\n\ntwo');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const clean = cleanText(text);
      assert.doesNotMatch(clean, /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      assert.equal(cleanText(clean), clean);
    }),
  );
});

test('cleanText › blanks at the ends of lines, empty lines, two marks in a row › as a reader sees them', () => {
  assert.equal(cleanText('  one \u200b\u200b two\t\n\u202e\n\n  three'), 'one   two\n\nthree');
});

test('collapse › blanks of any kind › one space between words', () => {
  assert.equal(collapse('\t a \u00a0\n b\u2028c '), 'a b c');
  assert.equal(collapse(' \n'), '');
});

test('trimmed › blanks at the ends and between › only those at the ends go', () => {
  assert.deepEqual(trimmed({ a: ' x  y ', b: '' }), { a: 'x  y', b: '' });
});

test('filled › languages that were left empty › English stands for them', () => {
  assert.deepEqual(filled({ en: ' Valve ', ru: '  ', ar: 'صمام' }), {
    en: 'Valve',
    ru: 'Valve',
    ar: 'صمام',
  });
  assert.deepEqual(filled({ en: 'a  b', ru: '', ar: 'c  d' }, collapse), {
    en: 'a b',
    ru: 'a b',
    ar: 'c d',
  });
});
