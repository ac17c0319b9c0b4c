import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NotAdded, readNotAdded, writeNotAdded } from './not-added.ts';
import { readQuantities, readSavedForm } from './saved-form.ts';

const form = (text: string): URLSearchParams => new URLSearchParams(text);

for (const [text, wish] of [
  ['remove=7&tick=8&do=move', { kind: 'remove', ids: [7] }],
  ['toCart=7', { kind: 'to-cart', id: 7 }],
  ['do=move&tick=3&tick=5&tick=x&to=9', { kind: 'move', ids: [3, 5], to: 9 }],
  ['do=move&to=9', { kind: 'move', ids: [], to: 9 }],
  ['do=remove-ticked&tick=3&to=9', { kind: 'remove', ids: [3] }],
  ['do=create&name=Pump+room', { kind: 'create', name: 'Pump room' }],
  ['do=rename', { kind: 'rename', name: '' }],
  ['do=share', { kind: 'share' }],
  ['do=add-all&quantity-5=3', { kind: 'add-all' }],
  ['do=drop+table', null],
  ['do=__proto__', null],
  ['toCart=-1', null],
  ['', null],
] as const)
  test(`readSavedForm › ${text} › ${JSON.stringify(wish)} [§2.1 savedlist]`, () =>
    assert.deepEqual(readSavedForm(form(text)), wish));

test('readQuantities › typed numbers and what is none › by product; what is none adds nothing [§5]', () => {
  const quantities = readQuantities(
    form(
      'quantity-5=+12+&quantity-6=&quantity-7=-3&quantity-8=1e3&quantity-9=9999999999&quantity-x=4&quantity=2',
    ),
  );
  assert.deepEqual(
    [...quantities],
    [
      [5, 12],
      [6, 0],
      [7, 0],
      [8, 0],
      [9, 1_000_000],
    ],
  );
});

test('notAdded › written, then read › the same; what was made up is nothing [§8]', () => {
  const list: NotAdded[] = [
    { productId: 12, code: 'product-out-of-stock', limit: 0 },
    { productId: 15, code: 'stock-not-enough', limit: 5 },
    { productId: 999_999_999, code: 'quantity-above-maximum', limit: 1_000_000 },
    { productId: 3, code: 'cart-full', limit: 500 },
  ];
  assert.deepEqual(readNotAdded(writeNotAdded(list)), list);
  assert.equal(writeNotAdded(list), '12o.15s5.999999999x1000000.3f500');
  for (const odd of [
    null,
    '',
    '12',
    '12z',
    'o',
    '0o',
    '12o12345678',
    '<script>',
    '12constructor',
    'x'.repeat(5_000),
  ])
    assert.deepEqual(readNotAdded(odd), [], String(odd));
});
