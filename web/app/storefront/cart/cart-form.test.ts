import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCartForm } from './cart-form.ts';

const form = (fields: Record<string, string>): URLSearchParams => new URLSearchParams(fields);
const line = { lineId: '3', productId: '12', was: '5', quantity: '5' };

test('readCartForm › plus pressed › one step from what was seen [§4 Cart]', () => {
  assert.deepEqual(readCartForm(form({ ...line, to: '6' })), {
    kind: 'change',
    productId: 12,
    was: 5,
    quantity: 6,
  });
});

test('readCartForm › 10 typed, then plus › 11 [§4 Cart]', () => {
  assert.deepEqual(readCartForm(form({ ...line, quantity: '10', to: '6' })), {
    kind: 'change',
    productId: 12,
    was: 5,
    quantity: 11,
  });
});

test('readCartForm › Update pressed › what was typed [§4 Cart]', () => {
  assert.deepEqual(readCartForm(form({ ...line, quantity: ' 40 ', do: 'set' })), {
    kind: 'change',
    productId: 12,
    was: 5,
    quantity: 40,
  });
});

for (const typed of ['', 'many', '-3', '1.5', '1e3', '99999999999']) {
  test(`readCartForm › ${JSON.stringify(typed)} typed › 0, which the minimum refuses [§5]`, () => {
    assert.deepEqual(readCartForm(form({ ...line, quantity: typed, do: 'set' })), {
      kind: 'change',
      productId: 12,
      was: 5,
      quantity: 0,
    });
  });
}

test('readCartForm › remove pressed › the line [§8]', () => {
  assert.deepEqual(readCartForm(form({ ...line, do: 'remove' })), { kind: 'remove', lineId: 3 });
});

test('readCartForm › save for later pressed › the line [§2.8]', () => {
  assert.deepEqual(readCartForm(form({ ...line, do: 'later' })), { kind: 'later', lineId: 3 });
});

test('readCartForm › foreign fields › nothing [§4 Cart]', () => {
  assert.equal(readCartForm(form({})), null);
  assert.equal(readCartForm(form({ do: 'remove', lineId: 'x' })), null);
  assert.equal(readCartForm(form({ productId: '__proto__', was: '1', quantity: '2' })), null);
});
