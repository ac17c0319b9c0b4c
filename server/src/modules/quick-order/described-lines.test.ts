// Quick order of lines that describe a part: against the demo's names, as the search reads them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import { matchText } from './quick-order.service.ts';

const { db } = await testDatabase({ after }, { demo: true });

test('quickorder › lines that describe a part › choices that are all of it, with the quantity; none where something would be given up [features quick order]', async () => {
  const { lines } = await matchText(
    aCtx(db),
    null,
    [
      'M10X60 8.8',
      'hex bolt m10x60 25 pcs',
      'болт м12х60',
      'NU 318 3',
      'bearing made of gold 5',
      '6205-2RS 4',
    ].join('\n'),
  );
  const told = lines.map(({ partNumber, quantity, status, choices }) => [
    partNumber,
    quantity,
    status,
    choices.length > 0,
  ]);
  assert.deepEqual(told, [
    ['M10X60 8.8', 1, 'unknown', true],
    ['hex bolt m10x60 25 pcs', 25, 'unknown', true],
    ['болт м12х60', 1, 'unknown', true],
    ['NU 318', 3, 'unknown', true],
    ['bearing made of gold', 5, 'unknown', false],
    ['6205-2RS', 4, 'ambiguous', true],
  ]);
  for (const { name } of lines[0]?.choices ?? []) assert.match(name, /^Hex bolt .*M10×60 8\.8/);
  for (const { name } of lines[3]?.choices ?? []) assert.match(name, /NU ?318/);
});

test('quickorder › descriptions in numbered rows, with fractions › the description with its number; a fraction is said to be none [features quick order]', async () => {
  const { lines } = await matchText(
    aCtx(db),
    null,
    [
      'Sr No\tDescription\tQty',
      '1\tOil seal 30x47x7\t10',
      '2\thex bolt m10x60\t1.200,00',
      '3\tHydraulic oil HLP 46 20 l\t2.5',
      '4\tnut M12\t0,5',
    ].join('\n'),
  );
  assert.deepEqual(
    lines.map(({ partNumber, quantity, problem, choices }) => [
      partNumber,
      quantity,
      problem?.code,
      choices.length > 0,
    ]),
    [
      ['Oil seal 30x47x7', 10, undefined, false],
      ['hex bolt m10x60', 1_200, undefined, true],
      ['Hydraulic oil HLP 46 20 l', null, 'quantity-not-understood', true],
      ['nut M12', null, 'quantity-not-understood', true],
    ],
  );
});
