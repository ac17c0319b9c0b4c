import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnAfterLogin } from './return-to.ts';

for (const good of [
  '/checkout',
  '/ar/checkout?edit=billing',
  '/account',
  '/ru/account/orders?page=2',
  '/account/order/MW-7K3F-92QD',
  '/product/12/bearing',
  '/ar/product/12/bearing#reviews',
  '/account/reviews',
  '/ru',
  '/ar?x=1',
  '/ar/account/quotes/MQ-7K3F-92QD',
  '/quote?token=AAAA',
  '/savedlist?list=3',
  '/ar/savedlist/shared/AAAAAAAAAAAAAAAAAAAAAA',
]) {
  test(`returnAfterLogin › ${good} › stays [decisions §8]`, () =>
    assert.equal(returnAfterLogin(good, 'en'), good));
}

for (const bad of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/account',
  '/api/cart',
  '/account/login?next=/account/login',
  '/account/logout',
  '/account/register',
  '/accounting',
  '/checkout/../api/cart',
  '/preferences',
  '/savedlist/elsewhere',
  '',
  null,
]) {
  test(`returnAfterLogin › ${JSON.stringify(bad)} › home in the same language [decisions §8]`, () => {
    assert.equal(returnAfterLogin(bad, 'ru'), '/ru');
  });
}
