// Tests of categories as choices: the name before the path, also among letters of the other direction.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryText } from './category-text.ts';

test('categoryText › a name in Latin or Arabic letters › the name, then the path, left to right by itself [back office catalogue]', () => {
  for (const name of ['Zorvex screws', 'براغي'])
    assert.equal(
      categoryText({ name, lineage: 'fasteners/zorvex-screws' }),
      `${name} (\u2066fasteners/zorvex-screws\u2069)`,
    );
  assert.equal(categoryText(undefined), '');
});
