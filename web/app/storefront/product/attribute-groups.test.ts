import assert from 'node:assert/strict';
import test from 'node:test';
import { customaryText } from '../../lib/units.ts';
import { groupAttributes } from './attribute-groups.ts';

const attribute = (slug: string, number: number | null, unit: string | null) => ({
  slug,
  name: slug,
  value: String(number ?? 'x'),
  unit,
  number,
});

test('groupAttributes › sizes, ratings, words › three groups, empty ones left out [§2.7 specification]', () => {
  const groups = groupAttributes([
    attribute('material', null, null),
    attribute('bore', 25, 'mm'),
    attribute('pressure', 16, 'bar'),
    attribute('flutes', 2, null),
    attribute('length', 1.5, 'm'),
  ]);
  assert.deepEqual(
    groups.map(({ group, attributes }) => [group, attributes.map(({ slug }) => slug)]),
    [
      ['dimensions', ['bore', 'length']],
      ['ratings', ['pressure', 'flutes']],
      ['design', ['material']],
    ],
  );
  assert.deepEqual(groupAttributes([]), []);
});

for (const [number, unit, text] of [
  [25.4, 'mm', '1 in'],
  [6, 'mm', '0.236 in'],
  [16, 'bar', '232 psi'],
  [0.37, 'kW', '0.5 hp'],
  [100, '°C', '212 °F'],
  [5, 'rpm', null],
  [5, null, null],
] as const) {
  test(`customaryText › ${number} ${unit} › ${text} beside it [§2.7 specification]`, () => {
    assert.equal(customaryText(attribute('x', number, unit), 'en'), text);
  });
}

test('customaryText › a word › nothing beside it [§2.7 specification]', () => {
  assert.equal(customaryText(attribute('x', null, 'mm'), 'ru'), null);
  assert.equal(customaryText(attribute('x', 6, 'mm'), 'ru'), '0,236 in');
});
