import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Item, type Outcome, Shelf } from './shelf.ts';

type Thing = Item & { name: string };
const thing = (name: string, more: Partial<Item> = {}): Thing => ({ name, bytes: 100, products: new Set<number>(), ...more });
const aShelf = (bytesAtMost = 100_000, tell?: (outcome: Outcome) => void) =>
  new Shelf<Thing, string>({ bytesAtMost, ...(tell === undefined ? {} : { tell }) });
const keep = async (shelf: Shelf<Thing, string>, key: string, item = thing(key)): Promise<void> => {
  for (let ask = 0; ask < 2; ask++) await shelf.make(key, async () => ({ item }));
};

test('Shelf › asked for once › not kept; a second time › kept [design: hot answers]', async () => {
  const shelf = aShelf();
  await shelf.make('a', async () => ({ item: thing('a') }));
  assert.equal(shelf.find('a'), undefined);
  await shelf.make('a', async () => ({ item: thing('again') }));
  assert.equal(shelf.find('a')?.name, 'again');
});

test('Shelf › many ask at once › made once, and all get it [design: hot answers]', async () => {
  const told: Outcome[] = [];
  const shelf = aShelf(100_000, (outcome) => told.push(outcome));
  let made = 0;
  const gate = Promise.withResolvers<void>();
  const asks = Array.from({ length: 50 }, () =>
    shelf.make('a', async () => {
      made += 1;
      await gate.promise;
      return { item: thing('a') };
    }),
  );
  gate.resolve();
  const answers = await Promise.all(asks);
  assert.equal(made, 1);
  assert.ok(answers.every((answer) => answer !== undefined && 'item' in answer && answer.item.name === 'a'));
  assert.deepEqual([told.filter((outcome) => outcome === 'made').length, told.filter((outcome) => outcome === 'joined').length], [1, 49]);
});

test('Shelf › what is made is not for others › they are told to make their own, and it is not kept [design: hot answers]', async () => {
  const shelf = aShelf();
  for (let round = 0; round < 2; round++) {
    const [first, second] = await Promise.all([
      shelf.make('a', async () => ({ own: 'mine' })),
      shelf.make('a', async () => ({ own: 'never made' })),
    ]);
    assert.deepEqual([first, second], [{ own: 'mine' }, undefined]);
  }
  assert.equal(shelf.size, 0);
});

test('Shelf › a fault › reaches everybody who waits and is not kept [design: hot answers]', async () => {
  const shelf = aShelf();
  await keep(shelf, 'other');
  const fail = async () => {
    throw new Error('broken');
  };
  const [first, second] = await Promise.allSettled([shelf.make('a', fail), shelf.make('a', fail)]);
  assert.deepEqual([first?.status, second?.status], ['rejected', 'rejected']);
  await keep(shelf, 'a');
  assert.equal(shelf.find('a')?.name, 'a');
});

test('Shelf › a change while something is being made › it is answered but not kept, and nobody new joins it [design: hot answers]', async () => {
  const shelf = aShelf();
  await keep(shelf, 'a');
  shelf.forget('everything');
  const gate = Promise.withResolvers<void>();
  const old = shelf.make('a', async () => {
    await gate.promise;
    return { item: thing('old') };
  });
  shelf.forget([1]);
  const fresh = await shelf.make('a', async () => ({ item: thing('fresh') }));
  assert.ok(fresh !== undefined && 'item' in fresh && fresh.item.name === 'fresh');
  gate.resolve();
  await old;
  assert.equal(shelf.find('a')?.name, 'fresh');
});

test('Shelf › stock of a product changed › what tells of it, or of any, is gone; the rest stays [design: hot answers]', async () => {
  const shelf = aShelf();
  await keep(shelf, 'tells of 1', thing('a', { products: new Set([1, 2]) }));
  await keep(shelf, 'tells of 3', thing('b', { products: new Set([3]) }));
  await keep(shelf, 'tells of none', thing('c'));
  await keep(shelf, 'tells of any', thing('d', { products: 'any' }));
  shelf.forget([2, 9]);
  assert.deepEqual(
    ['tells of 1', 'tells of 3', 'tells of none', 'tells of any'].filter((key) => shelf.find(key) !== undefined),
    ['tells of 3', 'tells of none'],
  );
});

test('Shelf › any course of keeping, growing, asking, forgetting › never above its bytes, and they add up [design: hot answers]', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('keep' as const), key: fc.nat(30), bytes: fc.nat(3_000) }),
    fc.record({ do: fc.constant('grow' as const), key: fc.nat(30), bytes: fc.nat(3_000) }),
    fc.record({ do: fc.constant('find' as const), key: fc.nat(30), bytes: fc.constant(0) }),
    fc.record({ do: fc.constant('forget' as const), key: fc.nat(30), bytes: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const shelf = aShelf(20_000);
      const items = new Map<string, Thing>();
      for (const { do: what, key, bytes } of steps) {
        const name = `k${key}`;
        if (what === 'keep') {
          const item = thing(name, { bytes, products: new Set([key]) });
          items.set(name, item);
          await keep(shelf, name, item);
        } else if (what === 'grow') {
          const item = shelf.find(name);
          if (item !== undefined) shelf.grow(name, item, bytes);
        } else if (what === 'forget') shelf.forget(key === 0 ? 'everything' : [key]);
        else shelf.find(name);
        assert.ok(shelf.bytes >= 0 && shelf.bytes <= 20_000, `${shelf.bytes}`);
      }
      const held = [...items.keys()].flatMap((name) => shelf.find(name) ?? []);
      assert.equal(held.length, shelf.size);
      assert.equal(
        held.reduce((sum, { bytes }) => sum + bytes, 0),
        shelf.bytes,
      );
    }),
    { numRuns: 300 },
  );
});

test('Shelf › full › the least recently used leaves first [design: hot answers]', async () => {
  const shelf = aShelf(2_000);
  for (const key of ['a', 'b', 'c']) await keep(shelf, key, thing(key, { bytes: 200 }));
  shelf.find('a');
  await keep(shelf, 'd', thing('d', { bytes: 200 }));
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => shelf.find(key) !== undefined),
    ['a', 'c', 'd'],
  );
});
