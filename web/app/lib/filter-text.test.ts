import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFilters, formatFilters, parseFilters, withoutFilter } from './filter-text.ts';

const none = { categories: [], manufacturers: [], attributes: [] };

test('filterText › several groups › written in the order of the specification [§2.6 filter text]', () => {
  const text = formatFilters({
    categories: ['fasteners/nuts'],
    manufacturers: ['nordlager', 'acme'],
    attributes: ['thread=m8'],
  });
  assert.equal(
    text,
    'manufacturer:nordlager|acme::categories:fasteners/nuts::attrsValues:thread=m8',
  );
});

for (const value of [
  'a:b',
  'a|b',
  '100%',
  'a::b',
  '%3A',
  'Ø 8 : 10 | 12 %',
  'ключ',
  'length=10..40mm',
]) {
  test(`filterText › value ${value} › round-trips [§2.6]`, () => {
    const filters = { ...none, attributes: [value, 'other'], manufacturers: [value] };
    assert.deepEqual(parseFilters(formatFilters(filters)), filters);
  });
}

test('filterText › unknown names, empty values and a lone percent sign › are read without harm [§2.6]', () => {
  assert.deepEqual(parseFilters('colour:red::manufacturer:|acme||acme::attrsValues:50%::rubbish'), {
    categories: [],
    manufacturers: ['acme'],
    attributes: ['50%'],
  });
  assert.deepEqual(parseFilters(''), none);
});

test('filterText › name of an inherited property › is no group [§2.6]', () => {
  assert.deepEqual(parseFilters('constructor:x::__proto__:y::toString:z'), none);
});

test('withoutFilter › one of two values › leaves the other [§2.6]', () => {
  const filters = { ...none, manufacturers: ['a', 'b'] };
  assert.deepEqual(withoutFilter(filters, 'manufacturers', 'a').manufacturers, ['b']);
  assert.equal(countFilters(filters), 2);
});
