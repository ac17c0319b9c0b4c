// Tests of the call table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { CALLS, type Call } from './index.ts';

const calls = Object.entries(CALLS) as [string, Call][];

test('calls › the table › each under its own name, no two at one address [§7]', () => {
  for (const [key, call] of calls) assert.equal(call.name, key);
  const addresses = calls.map(([, call]) => `${call.method} ${call.path}`);
  assert.equal(new Set(addresses).size, addresses.length);
});

test('calls › the addresses of section 7 › are all there as written [§7]', () => {
  const addresses = new Set(calls.map(([, call]) => `${call.method} ${call.path}`));
  for (const address of [
    'GET /shop/shoppingCart',
    'POST /shop/additemtocart',
    'POST /shop/updateShoppingCartItem',
    'POST /shop/removeitemcart',
    'POST /customer/logon',
    'POST /customer/register',
    'GET /customerdetail/accountSummary',
    'PUT /customerdetail/address',
    'GET /categories',
    'POST /search/autocomplete',
    'POST /search',
    'GET /featuredindustries',
    'GET /wishlist',
    'POST /addtowishlist',
    'DELETE /wishList/:id',
    'GET /orders/customers/:customerId',
    'GET /auth/orders/:orderId',
    'GET /order/prices',
    'POST /order/commitOrder',
    'POST /seller',
    'POST /postrequirement',
    'POST /contactus',
    'POST /lotrequest',
  ]) {
    assert.ok(addresses.has(address), address);
  }
});

test('calls › store and lang › optional everywhere and nothing but what they may be [§7, §7 store and language, §9 store code]', () => {
  for (const [name, call] of calls) {
    const shape = call.query?.shape as { store: z.ZodType; lang: z.ZodType };
    assert.ok(shape !== undefined, name);
    for (const good of [undefined, 'en', 'ru', 'ar'])
      assert.ok(shape.lang.safeParse(good).success, name);
    for (const bad of ['de', 'EN', '', ['en'], "en' or 1=1", null])
      assert.equal(shape.lang.safeParse(bad).success, false, name);
    assert.ok(
      shape.store.safeParse('DEFAULT').success && shape.store.safeParse(undefined).success,
      name,
    );
    for (const bad of ['default', 'OTHER', ''])
      assert.equal(shape.store.safeParse(bad).success, false, name);
  }
});

test('calls › a body with a field nobody knows › refused, not ignored [§7]', () => {
  for (const [name, call] of calls) {
    if (call.body === undefined) continue;
    const { error } = call.body.safeParse({ isAdmin: true });
    assert.ok(
      error?.issues.some((issue) => issue.code === 'unrecognized_keys'),
      name,
    );
  }
});

test('calls › a text with NUL in it › refused in every text field, before a database sees it [§7]', () => {
  for (const [name, call] of calls) {
    for (const schema of [call.query, call.params, call.body]) {
      for (const [field, type] of Object.entries(shapeOf(schema))) {
        assert.equal(type.safeParse('a\0b').success, false, `${name} ${field}`);
        assert.equal(
          type.safeParse('x'.repeat(30_000)).success,
          false,
          `${name} ${field} without a limit`,
        );
      }
    }
  }
});

test('updateShoppingCartItem › the existing line with its prices › accepted, and only product, quantity and code are needed [§7.1]', () => {
  const line = {
    id: 3,
    productId: 7,
    name: 'Bolt',
    sku: 'B',
    price: 10.5,
    subTotal: 21,
    options: [],
    code: 'abc',
    origin: { source: 'IN', countryName: 'India' },
  };
  assert.ok(CALLS.updateShoppingCartItem.body.safeParse({ ...line, quantity: 2 }).success);
  assert.ok(
    CALLS.updateShoppingCartItem.body.safeParse({ productId: 7, quantity: 2, code: 'abc' }).success,
  );
  for (const wrong of ['1', 1.5, null, Number.NaN, Infinity, 2 ** 31, undefined]) {
    assert.equal(
      CALLS.updateShoppingCartItem.body.safeParse({ productId: 7, quantity: wrong, code: 'abc' })
        .success,
      false,
      String(wrong),
    );
  }
});

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return shapeOf(schema.unwrap() as z.ZodType);
  return {};
}
