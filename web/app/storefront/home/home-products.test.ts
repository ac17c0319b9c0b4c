// Tests of the home page products.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchInput } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { getHomeProducts } from './home-products.ts';

test('getHomeProducts › the blocks of two industries › fifteen of each are asked for from the first on, none is shown twice [§9 home block]', async () => {
  const asked: SearchInput[] = [];
  const search = async (_ctx: unknown, input: SearchInput) => {
    asked.push(input);
    return { products: Array.from({ length: input.count }, (_, id) => ({ id })) };
  };
  const request = {
    services: { search: { search } },
    ctx: {},
    currency: 'INR',
  } as unknown as PageRequest;
  const { featured, blocks } = await getHomeProducts(request);
  assert.deepEqual(
    asked.slice(1).map(({ place, start, count }) => ({ place, start, count })),
    ['automobile', 'oil-and-gas'].map((industry) => ({
      place: { by: 'featured', industry },
      start: 0,
      count: 15,
    })),
  );
  const shown = [featured, ...blocks.map(({ products }) => products)].flat().map(({ id }) => id);
  assert.equal(new Set(shown).size, shown.length);
});

test('getHomeProducts › a shop without these industries › an empty block, and no missing page; other faults are not hidden [§2.1]', async () => {
  const failing = (code: string) => async (_ctx: unknown, input: SearchInput) => {
    if (input.place.by === 'featured' && input.place.industry === null)
      return { products: [{ id: 1 }] };
    throw Object.assign(new Error(code), { name: 'Problem', code, params: {}, fields: [] });
  };
  const request = (code: string) =>
    ({
      services: { search: { search: failing(code) } },
      ctx: {},
      currency: 'INR',
    }) as unknown as PageRequest;
  const { featured, blocks } = await getHomeProducts(request('products-not-found'));
  assert.deepEqual([featured.length, blocks.map((block) => block.products.length)], [1, [0, 0]]);
  await assert.rejects(
    getHomeProducts(request('temporarily-unavailable')),
    /temporarily-unavailable/,
  );
});
