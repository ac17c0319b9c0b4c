import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFacetForm, rangeOf, readFacetForm } from './facet-form.ts';

test('facetForm › ticks and ranges › become filters [§2.6]', () => {
  const query = new URLSearchParams(
    'f=1&m=acme&m=nordlager&m=acme&c=fasteners/nuts&a=thread%3Dm8&min.length=10&max.length=40,5&min.width=&max.width=',
  );
  assert.ok(isFacetForm(query));
  assert.deepEqual(readFacetForm(query), {
    categories: ['fasteners/nuts'],
    manufacturers: ['acme', 'nordlager'],
    attributes: ['thread=m8', 'length=10..40.5'],
  });
});

test('facetForm › words in a range › are left out [§2.6]', () => {
  assert.deepEqual(
    readFacetForm(new URLSearchParams('min.length=abc&max.length=1e9')).attributes,
    [],
  );
});

test('facetForm › range with a unit › stands behind the range [§2.6 ranges]', () => {
  const query = new URLSearchParams(
    'min.length=1/2&max.length=2 1/2&unit.length=in&min.width=&max.width=&unit.width=in&max.torque=100&unit.torque=lbf·ft',
  );
  assert.deepEqual(readFacetForm(query).attributes, ['length=1/2..2.5in', 'torque=..100lbf·ft']);
});

test('facetForm › a unit that is none › the range is left out [§2.6 ranges]', () => {
  assert.deepEqual(
    readFacetForm(new URLSearchParams('min.length=1&max.length=2&unit.length=a b..c')).attributes,
    [],
  );
});

for (const [value, min, max, unit] of [
  ['length=10..40', '10', '40', ''],
  ['length=..40', '', '40', ''],
  ['length=10.5..', '10.5', '', ''],
  ['length=0.5..1.25', '0.5', '1.25', ''],
  ['length=1/2..2in', '1/2', '2', 'in'],
  ['length=-40..°F', '-40', '', '°F'],
] as const) {
  test(`rangeOf › ${value} › fills both fields [decisions §7]`, () => {
    const range = rangeOf(
      { categories: [], manufacturers: [], attributes: ['length=12', value] },
      'length',
    );
    assert.deepEqual({ min: range?.min, max: range?.max, unit: range?.unit }, { min, max, unit });
  });
}

test('rangeOf › single values › are no range [decisions §7]', () => {
  assert.equal(
    rangeOf(
      { categories: [], manufacturers: [], attributes: ['length=12', 'lengthy=1..2'] },
      'length',
    ),
    null,
  );
});
