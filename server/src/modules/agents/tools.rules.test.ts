// Tests of the rules of the tools: filters, pointers, the text of a request, comparison.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAD_LIMITS, readRange } from '@millwright/contracts';
import fc from 'fast-check';
import { compareAttributes } from './parts.rules.ts';
import { attributeFilters, filterSlug, inputPointer, quoteText } from './tools.rules.ts';
import { cursorAt, localeOfTag, startOf } from './ucp.rules.ts';

test('tools › attribute filters › values one by one, a range with its unit, open ends', () => {
  assert.deepEqual(
    attributeFilters([
      { attribute: 'bore', values: ['25', '30'] },
      { attribute: 'length', min: 10, max: 40.5, unit: 'mm' },
      { attribute: 'mass', max: 2 },
    ]),
    ['bore=25', 'bore=30', 'length=10..40.5mm', 'mass=..2'],
  );
});

test('tools › a range of any numbers › is read again as the same numbers, to the ninth decimal', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, (min, max) => {
      const [filter = ''] = attributeFilters([{ attribute: 'a', min, max }]);
      const range = readRange(filter.slice(2));
      assert.ok(range !== undefined, filter);
      assert.ok(Math.abs(range.min - min) < 1e-8 && Math.abs(range.max - max) < 1e-8, filter);
    }),
  );
});

test('tools › pointers of the search › those of the tool, an attribute with several values once', () => {
  const filters = [
    { attribute: 'a', values: ['1', '2'] },
    { attribute: 'b', min: 1 },
  ];
  assert.equal(inputPointer('/attrsValues/1', filters), '/attributes/0');
  assert.equal(inputPointer('/attrsValues/2', filters), '/attributes/1');
  assert.equal(inputPointer('/manufacturer/3', filters), '/manufacturers/3');
  assert.equal(inputPointer('/lineage', filters), '/category');
  assert.equal(inputPointer('/query', filters), '/query');
});

test('tools › manufacturers by name › as their filter is written', () => {
  assert.equal(filterSlug('Bosch Rexroth'), 'bosch-rexroth');
  assert.equal(filterSlug(' Moravlož & Co. '), 'moravloz-co');
});

test('tools › a request of many parts with a long note › fits into a request, and says how many lines it lacks', () => {
  const part = { sku: 'S'.repeat(40), mpn: 'M'.repeat(40), name: 'N'.repeat(300), quantity: 9 };
  const text = quoteText(Array(50).fill(part), 'n'.repeat(1_000));
  assert.ok(text.length <= LEAD_LIMITS.message);
  const lines = text.split('\n').filter((line) => line.startsWith('9 x ')).length;
  assert.match(text, new RegExp(`\nand ${50 - lines} more\n\nn{1000}$`));
  assert.equal(quoteText([{ sku: 'A', mpn: 'B', name: 'C', quantity: 2 }], ''), '2 x A (B) C');
});

test('tools › comparison › differences first; the same number in another unit is another row', () => {
  const of = (value: string, unit: string | null) => ({
    slug: 'bore',
    name: 'Bore',
    value,
    unit,
    number: null,
  });
  const same = { slug: 'kind', name: 'Kind', value: 'x', unit: null, number: null };
  const rows = compareAttributes([
    { attributes: [same, of('25', 'mm')] },
    { attributes: [same, of('25', 'in')] },
  ]);
  assert.deepEqual(
    rows.map(({ unit, isSame, values }) => [unit, isSame, values]),
    [
      ['mm', false, ['25', null]],
      ['in', false, [null, '25']],
      [null, true, ['x', 'x']],
    ],
  );
});

test('ucp › cursors and languages › ours are read, others are none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (start) =>
      assert.equal(startOf(cursorAt(start)), start),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => assert.ok((startOf(text) ?? 0) >= 0)));
  assert.equal(localeOfTag('RU-ru', 'en'), 'ru');
  assert.equal(localeOfTag('zh-Hans', 'ar'), 'ar');
  assert.equal(localeOfTag(undefined, 'en'), 'en');
});
