// Tests of the city line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityLine, cityLineParts } from './address.rules.ts';

for (const [country, city, postalCode, line] of [
  ['IT', 'Milano MI', '20121', '20121 Milano MI'],
  ['DE', 'Köln', '50667', '50667 Köln'],
  ['RU', 'Москва', '101000', '101000 Москва'],
  ['CH', 'Zürich', '8001', '8001 Zürich'],
  ['IE', 'Dublin', 'D02 X285', 'Dublin D02 X285'],
  ['IN', 'Chennai', '600001', 'Chennai 600001'],
  ['SA', 'Riyadh', '12211', 'Riyadh 12211'],
  ['US', 'Houston, TX', '77001', 'Houston, TX 77001'],
  ['IT', 'Milano', ' ', 'Milano'],
] as const)
  test(`cityLine › ${country}, ${city} and "${postalCode}" › ${line} [decisions 0095]`, () => {
    assert.equal(cityLine({ country, city, postalCode }), line);
  });

test('cityLineParts › Italy › the code first, each part by its kind [decisions 0095]', () => {
  assert.deepEqual(cityLineParts({ country: 'IT', city: 'Milano', postalCode: '20121' }), [
    { kind: 'postalCode', text: '20121' },
    { kind: 'city', text: 'Milano' },
  ]);
});
