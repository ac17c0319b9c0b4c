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
  assert.deepEqual(readFacetForm(new URLSearchParams('min.length=abc&max.length=1e9')).attributes, []);
});

for (const [value, min, max] of [
  ['length=10..40', '10', '40'],
  ['length=..40', '', '40'],
  ['length=10.5..', '10.5', ''],
  ['length=0.5..1.25', '0.5', '1.25'],
] as const) {
  test(`rangeOf › ${value} › fills both fields [decisions §7]`, () => {
    const range = rangeOf({ categories: [], manufacturers: [], attributes: ['length=12', value] }, 'length');
    assert.deepEqual({ min: range?.min, max: range?.max }, { min, max });
  });
}

test('rangeOf › single values › are no range [decisions §7]', () => {
  assert.equal(rangeOf({ categories: [], manufacturers: [], attributes: ['length=12', 'lengthy=1..2'] }, 'length'), null);
});
