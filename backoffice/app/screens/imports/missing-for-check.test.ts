// Tests of what an import lacks before its rows can be checked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingForCheck } from './missing-for-check.ts';

const record = {
  fields: [
    { name: 'sku', label: 'SKU', required: true, forNew: false },
    { name: 'stock', label: 'Stock', required: true, forNew: false },
    { name: 'price', label: 'Price', required: true, forNew: true },
  ],
  rates: { USD: 83 },
};
const mapping = (
  columns: Record<string, number>,
  more: { constants?: Record<string, string>; currency?: string; rates?: Record<string, number> },
) => ({ columns, constants: {}, currency: 'INR', rates: {}, ...more });

for (const [about, columns, more, wanted] of [
  ['nothing chosen', {}, {}, { fields: ['SKU', 'Stock'], currency: undefined }],
  [
    'a value for all rows stands for a column',
    { sku: 0 },
    { constants: { stock: '1' } },
    { fields: [], currency: undefined },
  ],
  [
    'a rate of the shop',
    { sku: 0, stock: 1, price: 2 },
    { currency: 'USD' },
    { fields: [], currency: undefined },
  ],
  ['no rate', { sku: 0, stock: 1, price: 2 }, { currency: 'NOK' }, { fields: [], currency: 'NOK' }],
  [
    'a rate of the file',
    { sku: 0, stock: 1, price: 2 },
    { currency: 'NOK', rates: { NOK: 8 } },
    { fields: [], currency: undefined },
  ],
  ['no prices', { sku: 0, stock: 1 }, { currency: 'NOK' }, { fields: [], currency: undefined }],
] as const)
  test(`missing for the check › ${about} › said [back office imports]`, () => {
    assert.deepEqual(missingForCheck(record, mapping(columns, more), 'INR'), wanted);
  });
