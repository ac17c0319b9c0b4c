// Finder contract, lists: filters, facet counts, orders and pages. Test support.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchInput } from '@millwright/contracts';
import { amountIn } from '@millwright/contracts';
import fc from 'fast-check';
import { Problem } from '../../../platform/problem.ts';
import { naiveCounts, readFacts } from './naive-counts.ts';
import { names, type TestSearches } from './test-queries.ts';

export function describeLists(
  name: string,
  { search, database }: Pick<TestSearches, 'search' | 'database'>,
): void {
  test(`${name} › range with a unit › what lies in it, whatever the unit [complaint 7]`, async () => {
    const lengths = async (filter: string): Promise<number> =>
      (
        await search({
          filters: { attributes: [filter] },
          place: { by: 'category', lineage: 'fasteners/bolts/hex-bolts' },
        })
      ).total;
    assert.equal(await lengths('length=10..20mm'), 18);
    assert.equal(await lengths('length=1..2cm'), 18);
    assert.equal(await lengths('length=1/2in..1in'), 18, '12.7, 20 and 25');
    assert.equal(await lengths('length=40..'), 12);
    assert.equal(await lengths('length=12.7'), 6);
    assert.equal(await lengths('Длина=40 мм'.replace('мм', 'mm')), 6, 'an attribute by its name');
    assert.equal(await lengths('length=500..600'), 0);
    assert.equal(
      (await search({ filters: { attributes: ['pressure-rating=1.5..2MPa'] } })).total,
      1,
    );
  });

  test(`${name} › range in inches › the same products and counts as in millimetres, its own group uncut [§2.6 ranges, §7.3]`, async () => {
    const place = { by: 'category', lineage: 'fasteners/bolts/hex-bolts' } as const;
    const inches = await search({
      place,
      filters: { attributes: ['length=0.5in..1in'], manufacturers: ['arvanta'] },
    });
    const millimetres = await search({
      place,
      filters: { attributes: ['length=12.7..25.4'], manufacturers: ['arvanta'] },
    });
    assert.ok(inches.total > 0);
    assert.deepEqual(inches, millimetres);
    const length = ({ facets }: typeof inches) => {
      const facet = facets.attributes.find(({ value }) => value === 'length');
      return { ...facet, values: facet?.values.map(({ name, count }) => ({ name, count })) ?? [] };
    };
    const without = await search({ place, filters: { manufacturers: ['arvanta'] } });
    assert.deepEqual(length(inches), length(without), 'what else could be chosen');
    const inside = length(without).values.filter(
      ({ name }) => Number(name) >= 12.7 && Number(name) <= 25.4,
    );
    assert.equal(
      inside.reduce((sum, { count }) => sum + count, 0),
      inches.total,
    );
  });

  test(`${name} › filters by name › understood where unambiguous, refused otherwise`, async () => {
    assert.equal((await search({ filters: { manufacturers: ['Nordlager'] } })).total, 10);
    assert.equal((await search({ filters: { categories: ['Подшипники'] } })).total, 19);
    assert.equal(
      (await search({ filters: { attributes: ['Material=Stainless steel A2'] } })).total,
      19,
    );
    for (const filters of [
      { manufacturers: ['nobody'] },
      { categories: ['a/b'] },
      { attributes: ['length'] },
      { attributes: ['length=x'] },
      { attributes: ['length=1..2kg'] },
      { attributes: ['=1'] },
    ]) {
      await assert.rejects(
        search({ filters }),
        (error) => error instanceof Problem && error.code === 'filter-not-understood',
        JSON.stringify(filters),
      );
    }
  });

  test(`${name} › values and places by name › understood where only one is called so, told what is not [decisions §7]`, async () => {
    for (const value of [
      'Stainless steel A2',
      'нержавеющая сталь a2',
      'Material: Stainless steel A2',
      'Материал=a2',
    ])
      assert.equal((await search({ filters: { attributes: [value] } })).total, 19, value);
    const byName = await search({ place: { by: 'manufacturer', slug: 'Welpenau Walzlager' } });
    assert.deepEqual(
      [byName.total, byName.place],
      [9, { by: 'manufacturer', slug: 'welpenau-walzlager' }],
    );
    const category = await search({ place: { by: 'category', lineage: 'Подшипники' } });
    assert.deepEqual(
      [category.total, category.place],
      [19, { by: 'category', lineage: 'bearings' }],
    );
    const capitals = await search({ place: { by: 'manufacturer', slug: 'WELPENAU-WALZLAGER' } });
    assert.deepEqual(
      [capitals.total, capitals.place],
      [9, { by: 'manufacturer', slug: 'welpenau-walzlager' }],
    );
    assert.deepEqual(
      (await search({ place: { by: 'category', lineage: 'Fasteners/BOLTS' } })).place,
      {
        by: 'category',
        lineage: 'fasteners/bolts',
      },
    );
    assert.deepEqual((await search({ place: { by: 'industry', slug: 'MINING' } })).place, {
      by: 'industry',
      slug: 'mining',
    });
    await assert.rejects(
      search({ filters: { attributes: ['material=a2', 'Stainless stel'] } }),
      (error) =>
        error instanceof Problem &&
        error.text('en').includes('“Stainless stel”') &&
        error.fields[0]?.pointer === '/attrsValues/1',
    );
  });

  test(`${name} › sorts › price in the chosen currency with discounts, names as people count, newest [§2.6 sort] [decisions §1]`, async () => {
    const place = { by: 'category', lineage: 'fasteners/bolts/hex-bolts' } as const;
    for (const text of ['', 'hex']) {
      for (const currency of ['INR', 'USD', 'SAR'] as const) {
        const { products } = await search({ text, place, sort: 'price-asc', currency, count: 100 });
        const prices = products.map((product) =>
          amountIn(product.discountPrice ?? product.price, currency),
        );
        assert.deepEqual(
          prices,
          [...prices].sort((a, b) => a - b),
          currency,
        );
        const down = await search({ text, place, sort: 'price-desc', currency, count: 100 });
        assert.deepEqual(
          down.products.map((product) =>
            amountIn(product.discountPrice ?? product.price, currency),
          ),
          prices.reverse(),
        );
      }
      const byName = names(await search({ text, place, sort: 'name-asc', count: 100 }));
      assert.deepEqual(byName, byName.toSorted(new Intl.Collator('en', { numeric: true }).compare));
      assert.ok(byName.indexOf('Hex bolt M8×100') < byName.indexOf('Hex bolt M10×10'));
      assert.ok(byName.indexOf('Hex bolt M8×20') < byName.indexOf('Hex bolt M8×100'));
      assert.equal(names(await search({ text, place, sort: 'newest' }))[0], 'Hex bolt M6×100');
    }
  });

  test(`${name} › pages › follow each other without gap or repetition`, async () => {
    for (const query of [
      { text: 'm8' },
      {},
      { text: 'hex bolt', sort: 'price-asc' as const },
      { filters: { attributes: ['material=steel'] } },
    ]) {
      const whole = await search({ ...query, count: 100 });
      const pieces: number[] = [];
      for (let start = 0; start < whole.total; start += 7)
        pieces.push(
          ...(await search({ ...query, start, count: 7 })).products.map((product) => product.id),
        );
      assert.deepEqual(
        pieces,
        whole.products.map((product) => product.id),
      );
      assert.equal(new Set(pieces).size, whole.total);
      const beyond = await search({ ...query, start: 5_000 });
      assert.deepEqual([beyond.products.length, beyond.total], [0, whole.total]);
    }
  });

  test(`${name} › random filters › counts equal a naive count [complaint 6]`, async () => {
    const { db } = await database();
    const facts = await readFacts(db);
    const chooseFrom = (values: string[]): fc.Arbitrary<string[]> =>
      fc.subarray(values, { maxLength: 3 });
    const filters = fc.record({
      categories: chooseFrom(facts.categories),
      manufacturers: chooseFrom(facts.manufacturers),
      attributes: chooseFrom(facts.attributeValues),
    });
    const place = fc.constantFrom<SearchInput['place']>(
      { by: 'all' },
      { by: 'category', lineage: 'fasteners' },
      { by: 'category', lineage: 'fasteners/bolts' },
      { by: 'industry', slug: 'mining' },
    );
    const text = fc.constantFrom('', '', 'bolt', 'bearing', 'm8 hex', '6205');
    await fc.assert(
      fc.asyncProperty(filters, place, text, async (chosen, where, typed) => {
        const all = (await search({ text: typed, place: where, count: 100 })).products.map(
          (product) => product.id,
        );
        const expected = naiveCounts(facts, new Set(all), chosen);
        const result = await search({ text: typed, place: where, filters: chosen, count: 100 });
        assert.deepEqual(new Set(result.products.map((product) => product.id)), expected.hits);
        assert.equal(result.total, expected.hits.size);
        const { categories, manufacturers, attributes } = result.facets;
        for (const value of [
          ...categories,
          ...manufacturers,
          ...attributes.flatMap((attribute) => attribute.values),
        ]) {
          assert.equal(value.count, expected.counts.get(value.value), value.value);
        }
        const shown = new Set(manufacturers.map((value) => value.value));
        for (const slug of facts.manufacturers)
          assert.equal(shown.has(slug), (expected.counts.get(slug) ?? 0) > 0, slug);
      }),
      { numRuns: 150 },
    );
  });

  test(`${name} › facets › children of the place, numbers in order with their ends, chosen ones marked`, async () => {
    const { facets } = await search({
      place: { by: 'category', lineage: 'fasteners' },
      filters: { attributes: ['thread=m8'] },
      locale: 'ru',
    });
    assert.deepEqual(
      facets.categories.map((value) => value.name),
      ['Болты', 'Шайбы'],
    );
    const length = facets.attributes.find((attribute) => attribute.value === 'length');
    assert.deepEqual(
      [length?.name, length?.unit, length?.min, length?.max],
      ['Длина', 'mm', 10, 100],
    );
    assert.deepEqual(
      length?.values.map((value) => value.name),
      ['10', '12,7', '20', '25', '40', '100'],
    );
    const thread = facets.attributes.find((attribute) => attribute.value === 'thread');
    assert.deepEqual(
      thread?.values.filter((value) => value.chosen).map((value) => value.value),
      ['thread=m8'],
    );
    assert.equal(thread?.values.length, 3, 'the others can still be chosen');
  });
}
