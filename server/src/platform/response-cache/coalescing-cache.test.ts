import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CacheEntry, CoalescingCache, type Outcome } from './coalescing-cache.ts';

type Thing = CacheEntry & { name: string };
const thing = (name: string, more: Partial<CacheEntry> = {}): Thing => ({
  name,
  bytes: 100,
  products: new Set<number>(),
  ...more,
});
const aCache = (maxBytes = 100_000, count?: (outcome: Outcome) => void) =>
  new CoalescingCache<Thing, string>({ maxBytes, ...(count === undefined ? {} : { count }) });
const store = async (
  cache: CoalescingCache<Thing, string>,
  key: string,
  entry = thing(key),
): Promise<void> => {
  for (let request = 0; request < 2; request++) await cache.load(key, async () => ({ entry }));
};

test('CoalescingCache › asked for once › not kept; a second time › kept [design: hot answers]', async () => {
  const cache = aCache();
  await cache.load('a', async () => ({ entry: thing('a') }));
  assert.equal(cache.get('a'), undefined);
  await cache.load('a', async () => ({ entry: thing('again') }));
  assert.equal(cache.get('a')?.name, 'again');
});

test('CoalescingCache › many ask at once › made once, and all get it [design: hot answers]', async () => {
  const told: Outcome[] = [];
  const cache = aCache(100_000, (outcome) => told.push(outcome));
  let made = 0;
  const gate = Promise.withResolvers<void>();
  const asks = Array.from({ length: 50 }, () =>
    cache.load('a', async () => {
      made += 1;
      await gate.promise;
      return { entry: thing('a') };
    }),
  );
  gate.resolve();
  const answers = await Promise.all(asks);
  assert.equal(made, 1);
  assert.ok(
    answers.every(
      (answer) => answer !== undefined && 'entry' in answer && answer.entry.name === 'a',
    ),
  );
  assert.deepEqual(
    [
      told.filter((outcome) => outcome === 'miss').length,
      told.filter((outcome) => outcome === 'coalesced').length,
    ],
    [1, 49],
  );
});

test('CoalescingCache › what is made is not for others › they are told to make their own, and it is not kept [design: hot answers]', async () => {
  const cache = aCache();
  for (let round = 0; round < 2; round++) {
    const [first, second] = await Promise.all([
      cache.load('a', async () => ({ own: 'mine' })),
      cache.load('a', async () => ({ own: 'never made' })),
    ]);
    assert.deepEqual([first, second], [{ own: 'mine' }, undefined]);
  }
  assert.equal(cache.size, 0);
});

test('CoalescingCache › a fault › reaches everybody who waits and is not kept [design: hot answers]', async () => {
  const cache = aCache();
  await store(cache, 'other');
  const fail = async () => {
    throw new Error('broken');
  };
  const [first, second] = await Promise.allSettled([cache.load('a', fail), cache.load('a', fail)]);
  assert.deepEqual([first?.status, second?.status], ['rejected', 'rejected']);
  await store(cache, 'a');
  assert.equal(cache.get('a')?.name, 'a');
});

test('CoalescingCache › a change while something is being made › it is answered but not kept, and nobody new joins it [design: hot answers]', async () => {
  const cache = aCache();
  await store(cache, 'a');
  cache.invalidate('everything');
  const gate = Promise.withResolvers<void>();
  const old = cache.load('a', async () => {
    await gate.promise;
    return { entry: thing('old') };
  });
  cache.invalidate([1]);
  const fresh = await cache.load('a', async () => ({ entry: thing('fresh') }));
  assert.ok(fresh !== undefined && 'entry' in fresh && fresh.entry.name === 'fresh');
  gate.resolve();
  await old;
  assert.equal(cache.get('a')?.name, 'fresh');
});

test('CoalescingCache › stock of a product changed › what tells of it, or of any, is gone; the rest stays [design: hot answers]', async () => {
  const cache = aCache();
  await store(cache, 'tells of 1', thing('a', { products: new Set([1, 2]) }));
  await store(cache, 'tells of 3', thing('b', { products: new Set([3]) }));
  await store(cache, 'tells of none', thing('c'));
  await store(cache, 'tells of any', thing('d', { products: 'any' }));
  cache.invalidate([2, 9]);
  assert.deepEqual(
    ['tells of 1', 'tells of 3', 'tells of none', 'tells of any'].filter(
      (key) => cache.get(key) !== undefined,
    ),
    ['tells of 3', 'tells of none'],
  );
});

test('CoalescingCache › any course of storing, growing, requests, invalidations › never above its bytes, and they add up [design: hot answers]', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('store' as const), key: fc.nat(30), bytes: fc.nat(3_000) }),
    fc.record({ do: fc.constant('grow' as const), key: fc.nat(30), bytes: fc.nat(3_000) }),
    fc.record({ do: fc.constant('get' as const), key: fc.nat(30), bytes: fc.constant(0) }),
    fc.record({ do: fc.constant('invalidate' as const), key: fc.nat(30), bytes: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const cache = aCache(20_000);
      const entries = new Map<string, Thing>();
      for (const { do: what, key, bytes } of steps) {
        const name = `k${key}`;
        if (what === 'store') {
          const entry = thing(name, { bytes, products: new Set([key]) });
          entries.set(name, entry);
          await store(cache, name, entry);
        } else if (what === 'grow') {
          const entry = cache.get(name);
          if (entry !== undefined) cache.grow(name, entry, bytes);
        } else if (what === 'invalidate') cache.invalidate(key === 0 ? 'everything' : [key]);
        else cache.get(name);
        assert.ok(cache.bytes >= 0 && cache.bytes <= 20_000, `${cache.bytes}`);
      }
      const held = [...entries.keys()].flatMap((name) => cache.get(name) ?? []);
      assert.equal(held.length, cache.size);
      assert.equal(
        held.reduce((sum, { bytes }) => sum + bytes, 0),
        cache.bytes,
      );
    }),
    { numRuns: 300 },
  );
});

test('CoalescingCache › full › the least recently used leaves first [design: hot answers]', async () => {
  const cache = aCache(2_000);
  for (const key of ['a', 'b', 'c']) await store(cache, key, thing(key, { bytes: 200 }));
  cache.get('a');
  await store(cache, 'd', thing('d', { bytes: 200 }));
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined),
    ['a', 'c', 'd'],
  );
});

test('CoalescingCache › an entry that is larger than all may be › is not stored and evicts nothing [design: hot answers]', async () => {
  const cache = aCache(2_000);
  await store(cache, 'small', thing('small', { bytes: 200 }));
  await store(cache, 'large', thing('large', { bytes: 5_000 }));
  assert.deepEqual([cache.get('large'), cache.get('small')?.name], [undefined, 'small']);
});

test('CoalescingCache › keys that are requested once, by tens of thousands › the key requested last is stored with its second request [design: hot answers]', async () => {
  const cache = aCache();
  for (let n = 0; n < 12_000; n++)
    await cache.load(`k${n}`, async () => ({ entry: thing('once') }));
  assert.equal(cache.size, 0);
  await cache.load('k11999', async () => ({ entry: thing('twice') }));
  await cache.load('k0', async () => ({ entry: thing('long ago') }));
  assert.deepEqual([cache.get('k11999')?.name, cache.get('k0')], ['twice', undefined]);
});
