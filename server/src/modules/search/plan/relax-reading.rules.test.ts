// Order of relaxation: looks, then sizes that are nearly right, then material and kind; what is near says whether the value is sold at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Constraint, FIRMNESS, type Reading } from '../read/reading.rules.ts';
import { relaxedReadings } from './relax-reading.rules.ts';

const constraint = (
  words: string,
  firmness: number,
  own: Partial<Constraint> = {},
): Constraint => ({
  kind: 'attribute',
  facets: [words.length],
  near: [],
  words,
  firmness,
  isNearest: false,
  ...own,
});
const readingOf = (constraints: Constraint[]): Reading => ({
  constraints,
  wishes: [],
  words: [],
  notUnderstood: [],
  leftOut: [],
  foreignManufacturer: null,
  notSold: null,
  quantity: null,
  key: '',
  corrected: null,
  hasNoise: false,
});

test('relaxedReadings › colour, material and a size with near ones › colour, close size, material, any near size [house §6]', () => {
  const colour = constraint('black', FIRMNESS.looks);
  const material = constraint('silicone', FIRMNESS.grade);
  const size = constraint('20 mm', FIRMNESS.size, { near: [71, 72, 73], close: [71] });
  const tried = relaxedReadings(readingOf([size, material, colour])).map(
    ({ reading: { constraints }, givenUp }) => ({
      left: givenUp.constraints.map(({ words }) => words),
      near: constraints.filter(({ isNearest }) => isNearest).map(({ facets }) => facets),
    }),
  );
  assert.deepEqual(tried[0], { left: [], near: [] });
  const order = tried.map(({ left, near }) => JSON.stringify([left, near]));
  const places = [
    [['black'], []],
    [[], [[71]]],
    [['silicone'], []],
    [[], [[71, 72, 73]]],
  ].map((one) => order.indexOf(JSON.stringify(one)));
  assert.ok(
    places.every((place, i) => place > (places[i - 1] ?? 0)),
    `${places.join()} of ${order.join(' ')}`,
  );
});

test('relaxedReadings › a near size › is sold, but not with the rest; of several the nearer comes first [house §6]', () => {
  const size = constraint('25 mm', FIRMNESS.minorSize, { near: [81, 82], close: [81, 82] });
  const near = relaxedReadings(readingOf([size, constraint('10.9', FIRMNESS.grade)])).find(
    ({ reading: { constraints } }) => constraints.some(({ isNearest }) => isNearest),
  );
  assert.equal(near?.reading.constraints[0]?.isApart, true);
  assert.deepEqual(near?.reading.wishes[0]?.facets, [81]);
});
