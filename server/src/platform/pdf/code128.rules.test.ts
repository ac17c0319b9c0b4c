// Tests of Code 128 barcodes: known check symbols, the grid of the symbology, and reading back what was written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { code128, code128Symbols } from './code128.rules.ts';

/** Reads widths back by a table made of the symbols themselves. */
function read(widths: readonly number[]): number[] {
  const patterns = new Map<string, number>();
  for (let value = 0; value < 95; value++) {
    const one = code128(String.fromCharCode(value + 32));
    patterns.set(one.slice(6, 12).join(''), value);
  }
  return Array.from({ length: (widths.length - 13) / 6 }, (_, index) =>
    patterns.get(widths.slice(index * 6, index * 6 + 6).join('')),
  ).map((value) => value ?? -1);
}

test('code128 › a published example › its check symbol [back office orders]', () => {
  // "Wikipedia" in code set B has the check symbol 88.
  assert.deepEqual(code128Symbols('Wikipedia').at(-2), 88);
  assert.deepEqual(code128Symbols('1234'), [105, 12, 34, (105 + 12 + 68) % 103, 106]);
  assert.deepEqual(code128('A').slice(0, 12).join(''), `${'211214'}${'111323'}`);
});

test('code128 › any text › each symbol 11 modules, the stop 13, read back as it was written [back office orders]', () => {
  const texts = fc
    .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ABCxyz-_ /0123456789~') })
    .filter((text) => !/^(\d\d)+$/.test(text));
  fc.assert(
    fc.property(texts, (text) => {
      const widths = code128(text);
      const modules = widths.reduce((sum, width) => sum + width, 0);
      assert.equal(modules, 11 * (text.length + 2) + 13);
      const letters = read(widths)
        .slice(1, 1 + text.length)
        .map((value) => String.fromCharCode(value + 32))
        .join('');
      assert.equal(letters, text);
    }),
  );
});

test('code128 › letters that it does not have › a RangeError [back office orders]', () => {
  for (const text of ['', 'é', 'Заказ', 'a\nb']) assert.throws(() => code128(text), RangeError);
});
