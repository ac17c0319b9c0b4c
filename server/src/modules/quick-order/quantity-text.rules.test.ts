// Tests of quantities: numbers as people and spreadsheets write them, alone and in the lines of a quick order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrder } from './lines.rules.ts';
import { readQuantity } from './quantity-text.rules.ts';

const firstOf = (line: string) => readOrder(line).lines.at(-1)?.readings[0];

test('readQuantity › whole numbers as people and spreadsheets write them › understood; others are not [§5]', () => {
  for (const [text, quantity] of [
    ['10', 10],
    [' 10 ', 10],
    ['1,000', 1_000],
    ['1 000', 1_000],
    ["1'000", 1_000],
    ['1,00,000', 100_000],
    ['10.0', 10],
    ['10,00', 10],
    ['x10', 10],
    ['10 pcs', 10],
    ['10шт.', 10],
    ['١٠', 10],
    ['۱۰ قطع', 10],
    ['0', 0],
    ['０１０', 10],
  ] as const)
    assert.equal(readQuantity(text), quantity, text);
  for (const text of [
    '',
    'ten',
    '1.5',
    '-3',
    '1e3',
    '0x10',
    '10-20',
    'NaN',
    '½',
    '12345678901',
    '1,5',
  ])
    assert.equal(readQuantity(text), null, text);
});

test('readOrder › rows copied without their heading, with price and amount › the quantity, not the amount [features quick order]', () => {
  for (const [row, part, quantity] of [
    ['1\t6205-2RS\tBearing\t10\tNos\t207.00\t2,070.00', '6205-2RS', 10],
    ['2\tCS-17\tSpanner\t1,000\tNos\t323.00\t3,23,000.00', 'CS-17', 1_000],
    ['6205-2RS\t10\t207\t2070', '6205-2RS', 10],
    ['6205-2RS;10;207,00;2.070,00', '6205-2RS', 10],
  ] as const) {
    const readings = readOrder(row).lines[0]?.readings;
    assert.equal(readings?.find((reading) => reading.part === part)?.quantity, quantity, row);
  }
});

test('readOrder › thousands before a unit or at the head, prices, numbers in words, packs and dozens › the pieces, or none [features quick order]', () => {
  for (const [line, part, quantity] of [
    ['10. 6,000 pcs FMS-985-M10', 'FMS-985-M10', 6_000],
    ['6,000 x FMS-985-M10', 'FMS-985-M10', 6_000],
    ['10 000 FMS-985-M10', 'FMS-985-M10', 10_000],
    ['12. DIN 985 — 1 000 шт', 'DIN 985', 1_000],
    ['6. HEL-S-WHI qty: 25 pcs @ 252.00', 'HEL-S-WHI', 25],
    ['6205-2RS ×10 @ 200/-', '6205-2RS', 10],
    ['6205-2RS 10 (ten) nos', '6205-2RS', 10],
    ['١- رولمان 6205-2RS عدد ١٠', 'رولمان 6205-2RS', 10],
    ['DKN-CS-13 1.000,5', 'DKN-CS-13', null],
    // What a pack holds is the product's matter.
    ['DIN 985 M10-8, 2 packs of 100', 'DIN 985 M10-8', null],
    ['6205-2RS 2 doz', '6205-2RS', null],
  ] as const)
    assert.deepEqual(firstOf(line), { part, quantity }, line);
  assert.deepEqual(firstOf('10 - 6205-2RS'), { part: '6205-2RS', quantity: 10 });
});
