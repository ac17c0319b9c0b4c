import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { cachedFragment } from './fragment-cache.ts';

/** Requests to one shop, whose clock the test turns. */
function aShop() {
  const clock = { ms: 1_000_000, now: () => new Date(clock.ms) };
  const db = {};
  const request = (locale: Locale = 'en') =>
    ({ ctx: { db, clock }, locale }) as unknown as PageRequest;
  return { clock, request };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('cachedFragment › many requests within a second › made once; each language and shop its own [design: speed]', async () => {
  const { clock, request } = aShop();
  let made = 0;
  const ask = (locale?: Locale) => cachedFragment(request(locale), 'part', async () => ++made);
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [1, 1, 1]);
  clock.ms += 999;
  assert.equal(await ask(), 1);
  assert.equal(await ask('ru'), 2);
  assert.equal(await cachedFragment(aShop().request(), 'part', async () => ++made), 3);
  assert.equal(await cachedFragment(request(), 'another part', async () => 'x'), 'x');
});

test('cachedFragment › older than a second › the old one at once, the new one for the next, and after a fault the old one still [design: speed]', async () => {
  const { clock, request } = aShop();
  let next: () => Promise<string> = async () => 'first';
  const ask = () => cachedFragment(request(), 'part', () => next());
  assert.equal(await ask(), 'first');
  clock.ms += 1_000;
  next = async () => 'second';
  assert.equal(await ask(), 'first');
  await settled();
  assert.equal(await ask(), 'second');
  clock.ms += 1_000;
  next = () => Promise.reject(new Error('the database is away'));
  assert.equal(await ask(), 'second');
  await settled();
  next = async () => 'third';
  assert.equal(await ask(), 'second');
  await settled();
  assert.equal(await ask(), 'third');
});

test('cachedFragment › the very first fails › that request fails, the next tries again [design: speed]', async () => {
  const { request } = aShop();
  await assert.rejects(cachedFragment(request(), 'part', () => Promise.reject(new Error('away'))));
  await settled();
  assert.equal(await cachedFragment(request(), 'part', async () => 'here'), 'here');
});
