// What must every engine find? The same questions with the same answers, whoever stands behind SearchEngine. Test support.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type FilterChoice, type Locale, NO_FILTERS, type SearchInput, type SearchResult, type Suggestions } from '@millwright/contracts';
import fc from 'fast-check';
import type { TestDatabase } from '../../../testing/database.ts';
import { Problem } from '../../platform/problem.ts';
import { naiveCounts, readFacts } from './naive-counts.ts';
import type { Asker, SearchEngine } from './search.engine.ts';
import { searchDatabase } from './test-catalogue.ts';

export type Question = Partial<Omit<SearchInput, 'filters'>> & { filters?: Partial<FilterChoice>; locale?: Locale };

export function inputOf({ locale: _locale, filters, ...rest }: Question): SearchInput {
  return { text: '', scope: 'all', place: { by: 'all' }, sort: 'default', start: 0, count: 20, currency: 'INR', ...rest, filters: { ...NO_FILTERS, ...filters } };
}

export function describeEngine(name: string, engine: SearchEngine): void {
  let shared: Promise<TestDatabase> | undefined;
  // Made by the first test that asks, dropped after the last.
  const ends: (() => Promise<void>)[] = [];
  after(async () => {
    for (const end of ends) await end();
  });
  const database = (): Promise<TestDatabase> => (shared ??= searchDatabase({ after: (end) => void ends.push(end) }));
  const asker = async (locale: Locale = 'en'): Promise<Asker> => ({ db: (await database()).db, locale, now: new Date() });
  const search = async (question: Question): Promise<SearchResult> => engine.search(await asker(question.locale), inputOf(question));
  const suggest = async (text: string, locale?: Locale): Promise<Suggestions> => engine.suggest(await asker(locale), { text, scope: 'all', count: 10 });
  const names = ({ products }: SearchResult): string[] => products.map((product) => product.name);

  test(`${name} › misspelt word › finds the part and says so [§7.3]`, async () => {
    const result = await search({ text: 'bering 6205' });
    assert.equal(result.corrected, 'bearing 6205');
    assert.equal(result.total, 6);
    assert.match(names(result)[0] ?? '', /6205/);
    assert.equal((await search({ text: 'bearing 6205' })).corrected, null);
  });

  test(`${name} › part number with a typo › is not corrected [complaint 4]`, async () => {
    const result = await search({ text: '6295-2RS' });
    assert.equal(result.total, 0);
    assert.equal(result.corrected, null);
  });

  for (const text of ['6205-2RS', '6205 2rs', '62052RS', '6205/2rs', '٦٢٠٥-2RS']) {
    test(`${name} › part number spelt ${text} › exact ones first [complaint 3]`, async () => {
      const result = await search({ text });
      assert.deepEqual(result.products.slice(0, 2).map((product) => product.mpn), ['6205-2RS', '6205-2RS']);
      assert.equal(result.products[2]?.mpn, '6205-2RS/C3', 'then those that begin so');
      assert.equal(result.exact, null, 'two makers share it');
    });
  }

  test(`${name} › our own number › the one product [complaint 4]`, async () => {
    const result = await search({ text: 'nrd 6205 2rs' });
    assert.equal(result.products[0]?.sku, 'NRD-6205-2RS');
    assert.equal(result.exact?.id, result.products[0]?.id);
  });

  test(`${name} › synonym › the same parts [§7.3]`, async () => {
    assert.deepEqual(names(await search({ text: 'wrench' })), names(await search({ text: 'spanner' })));
    assert.equal(names(await search({ text: 'allen key' }))[0], 'Hex key 5 mm');
    assert.ok(names(await search({ text: 'circlip' })).includes('Retaining ring DIN 471 20'));
    assert.equal((await search({ text: 'screw' })).total, 0, 'a bolt is no screw');
  });

  for (const [text, locale] of [['подшипники 6205', 'ru'], ['محمل 6205', 'ar'], ['المحامل ٦٢٠٥', 'ar'], ['bearing 6205', 'ru']] as const) {
    test(`${name} › query in any language (${text}) › finds, named in the reader's [§9 languages]`, async () => {
      const result = await search({ text, locale });
      assert.equal(result.total, 6);
      assert.match(names(result)[0] ?? '', locale === 'ru' ? /Подшипник/ : /محمل/);
    });
  }

  for (const text of ['M8x40', 'M8 x 40', 'M8×1.25×40', 'М8х40']) {
    test(`${name} › size spelt ${text} › both materials, nothing else first [complaint 3]`, async () => {
      assert.deepEqual(names(await search({ text })).slice(0, 2), ['Hex bolt M8×40', 'Hex bolt M8×40']);
    });
  }

  test(`${name} › other sizes › DN50 PN16, 1/2"-13, 20x3`, async () => {
    for (const text of ['DN50 PN16', 'dn 50 pn 16', 'Ду50 Ру16']) assert.equal((await search({ text })).products[0]?.sku, 'ARV-FL-50', text);
    for (const text of ['1/2"-13', '1/2-13 unc', '½″-13']) assert.equal((await search({ text })).products[0]?.sku, 'ARV-INCH', text);
    for (const text of ['o-ring 20x3', 'oring 20 x 3', 'o ring 20×3']) assert.equal((await search({ text })).products[0]?.sku, 'ARV-RING-20X3', text);
  });

  test(`${name} › words in the name › before those only described so`, async () => {
    const result = await search({ text: 'hex bolt', count: 100 });
    assert.equal(names(result).at(-1), 'Flat washer M8');
    assert.equal(result.total, 37);
  });

  test(`${name} › last word half typed › counts as what it may become`, async () => {
    assert.equal((await search({ text: 'deep groove bea' })).total, 18);
    assert.equal((await search({ text: 'подш' })).total, 19, 'the pallet too');
  });

  test(`${name} › scopes › only numbers, named categories, named makers [§9]`, async () => {
    assert.equal((await search({ text: '6205', scope: 'sku' })).total, 6);
    assert.equal((await search({ text: 'bolt', scope: 'sku' })).total, 0);
    assert.equal((await search({ text: 'hex bolts', scope: 'category' })).total, 36);
    assert.equal((await search({ text: 'walzlager', scope: 'manufacturer' })).total, 9);
    assert.equal((await search({ text: 'nobody', scope: 'manufacturer' })).total, 0);
  });

  test(`${name} › places › category, maker, industry, lot, featured [decisions §7]`, async () => {
    assert.equal((await search({ place: { by: 'category', lineage: 'fasteners/bolts' } })).total, 37);
    assert.equal((await search({ place: { by: 'manufacturer', slug: 'nordlager' } })).total, 10);
    assert.equal((await search({ place: { by: 'industry', slug: 'mining' } })).total, 31);
    assert.equal((await search({ place: { by: 'lot', id: 1 } })).total, 2);
    const featured = await search({ place: { by: 'featured', industry: null }, count: 5 });
    assert.equal(new Set(featured.products.map((product) => product.sku.slice(0, 6))).size, 5, 'diverse');
    await assert.rejects(search({ place: { by: 'category', lineage: 'nowhere' } }), (error) => error instanceof Problem && error.code === 'category-not-found');
    await assert.rejects(search({ place: { by: 'industry', slug: 'nowhere' } }), (error) => error instanceof Problem && error.code === 'not-found');
  });

  test(`${name} › range with a unit › what lies in it, whatever the unit [complaint 7]`, async () => {
    const lengths = async (filter: string): Promise<number> => (await search({ filters: { attributes: [filter] }, place: { by: 'category', lineage: 'fasteners/bolts/hex-bolts' } })).total;
    assert.equal(await lengths('length=10..20mm'), 18);
    assert.equal(await lengths('length=1..2cm'), 18);
    assert.equal(await lengths('length=1/2in..1in'), 18, '12.7, 20 and 25');
    assert.equal(await lengths('length=40..'), 12);
    assert.equal(await lengths('length=12.7'), 6);
    assert.equal(await lengths('Длина=40 мм'.replace('мм', 'mm')), 6, 'an attribute by its name');
    assert.equal(await lengths('length=500..600'), 0);
    assert.equal((await search({ filters: { attributes: ['pressure-rating=1.5..2MPa'] } })).total, 1);
  });

  test(`${name} › filters by name › understood where unambiguous, refused otherwise`, async () => {
    assert.equal((await search({ filters: { manufacturers: ['Nordlager'] } })).total, 10);
    assert.equal((await search({ filters: { categories: ['Подшипники'] } })).total, 19);
    assert.equal((await search({ filters: { attributes: ['Material=Stainless steel A2'] } })).total, 19);
    for (const filters of [{ manufacturers: ['nobody'] }, { categories: ['a/b'] }, { attributes: ['length'] }, { attributes: ['length=x'] }, { attributes: ['length=1..2kg'] }, { attributes: ['=1'] }]) {
      await assert.rejects(search({ filters }), (error) => error instanceof Problem && error.code === 'filter-not-understood', JSON.stringify(filters));
    }
  });

  test(`${name} › sorts › price in the chosen currency with discounts, names as people count, newest [decisions §1]`, async () => {
    const place = { by: 'category', lineage: 'fasteners/bolts/hex-bolts' } as const;
    for (const text of ['', 'hex']) {
      for (const currency of ['INR', 'USD', 'SAR'] as const) {
        const { products } = await search({ text, place, sort: 'price-asc', currency, count: 100 });
        const prices = products.map((product) => (product.discountPrice ?? product.price)[currency]);
        assert.deepEqual(prices, [...prices].sort((a, b) => a - b), currency);
        const down = await search({ text, place, sort: 'price-desc', currency, count: 100 });
        assert.deepEqual(down.products.map((product) => (product.discountPrice ?? product.price)[currency]), prices.reverse());
      }
      const byName = names(await search({ text, place, sort: 'name-asc', count: 100 }));
      assert.ok(byName.indexOf('Hex bolt M8×100') < byName.indexOf('Hex bolt M10×10'));
      assert.ok(byName.indexOf('Hex bolt M8×20') < byName.indexOf('Hex bolt M8×100'));
      assert.equal(names(await search({ text, place, sort: 'newest' }))[0], 'Hex bolt M6×100');
    }
  });

  test(`${name} › pages › follow each other without gap or repetition`, async () => {
    for (const question of [{ text: 'm8' }, {}, { text: 'hex bolt', sort: 'price-asc' as const }, { filters: { attributes: ['material=steel'] } }]) {
      const whole = await search({ ...question, count: 100 });
      const pieces: number[] = [];
      for (let start = 0; start < whole.total; start += 7) pieces.push(...(await search({ ...question, start, count: 7 })).products.map((product) => product.id));
      assert.deepEqual(pieces, whole.products.map((product) => product.id));
      assert.equal(new Set(pieces).size, whole.total);
      const beyond = await search({ ...question, start: 5_000 });
      assert.deepEqual([beyond.products.length, beyond.total], [0, whole.total]);
    }
  });

  test(`${name} › random filters › counts equal a naive count [complaint 6]`, async () => {
    const { db } = await database();
    const facts = await readFacts(db);
    const chooseFrom = (values: string[]): fc.Arbitrary<string[]> => fc.subarray(values, { maxLength: 3 });
    const filters = fc.record({ categories: chooseFrom(facts.categories), manufacturers: chooseFrom(facts.manufacturers), attributes: chooseFrom(facts.attributeValues) });
    const place = fc.constantFrom<SearchInput['place']>({ by: 'all' }, { by: 'category', lineage: 'fasteners' }, { by: 'category', lineage: 'fasteners/bolts' }, { by: 'industry', slug: 'mining' });
    const text = fc.constantFrom('', '', 'bolt', 'bearing', 'm8 hex', '6205');
    await fc.assert(
      fc.asyncProperty(filters, place, text, async (chosen, where, typed) => {
        const all = (await search({ text: typed, place: where, count: 100 })).products.map((product) => product.id);
        const expected = naiveCounts(facts, new Set(all), chosen);
        const result = await search({ text: typed, place: where, filters: chosen, count: 100 });
        assert.deepEqual(new Set(result.products.map((product) => product.id)), expected.hits);
        assert.equal(result.total, expected.hits.size);
        const { categories, manufacturers, attributes } = result.facets;
        for (const value of [...categories, ...manufacturers, ...attributes.flatMap((attribute) => attribute.values)]) {
          assert.equal(value.count, expected.counts.get(value.value), value.value);
        }
        const shown = new Set(manufacturers.map((value) => value.value));
        for (const slug of facts.manufacturers) assert.equal(shown.has(slug), (expected.counts.get(slug) ?? 0) > 0, slug);
      }),
      { numRuns: 150 },
    );
  });

  test(`${name} › facets › children of the place, numbers in order with their ends, chosen ones marked`, async () => {
    const { facets } = await search({ place: { by: 'category', lineage: 'fasteners' }, filters: { attributes: ['thread=m8'] }, locale: 'ru' });
    assert.deepEqual(facets.categories.map((value) => value.name), ['Болты', 'Шайбы']);
    const length = facets.attributes.find((attribute) => attribute.value === 'length');
    assert.deepEqual([length?.name, length?.unit, length?.min, length?.max], ['Длина', 'mm', 10, 100]);
    assert.deepEqual(length?.values.map((value) => value.name), ['10', '12,7', '20', '25', '40', '100']);
    const thread = facets.attributes.find((attribute) => attribute.value === 'thread');
    assert.deepEqual(thread?.values.filter((value) => value.chosen).map((value) => value.value), ['thread=m8']);
    assert.equal(thread?.values.length, 3, 'the others can still be chosen');
  });

  const hostile = ['\0', 'a\0b', "'; drop table product; --", '%_\\', '\ud800', 'bolt \udfff', '(((((', '\\x00', '{1,2}', '$1', '☃', '‮', '-', '"', 'x'.repeat(1 << 20), 'bolt '.repeat(100_000), '1x'.repeat(1 << 19), 'ﷺ'.repeat(10_000)];
  test(`${name} › hostile text and filters › an answer or a Problem, never a fault`, async () => {
    for (const text of hostile) {
      for (const scope of ['all', 'sku', 'category'] as const) await search({ text, scope });
      await suggest(text);
      for (const filters of [{ attributes: [`length=${text}`] }, { attributes: [text] }, { categories: [text] }, { manufacturers: [text] }]) {
        await search({ filters }).catch((error: unknown) => assert.ok(error instanceof Problem, String(error)));
      }
      for (const place of [{ by: 'category', lineage: text }, { by: 'industry', slug: text }, { by: 'lot', id: Number.NaN }, { by: 'lot', id: 1e300 }] as const) {
        await search({ place }).catch((error: unknown) => assert.ok(error instanceof Problem, String(error)));
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        await search({ text, count: 1 });
        await suggest(text);
      }),
      { numRuns: 100 },
    );
  });

  test(`${name} › suggestions › numbers first, then products, categories, makers; nothing below three characters [§5]`, async () => {
    assert.deepEqual(await suggest('be'), { values: [], items: [] });
    assert.deepEqual(await suggest('  b  '), { values: [], items: [] });
    const number = await suggest('6205-2');
    assert.deepEqual(number.items.slice(0, 2).map((item) => item.sku), ['NRD-6205-2RS', 'WPL-6205-2RS']);
    const word = await suggest('bea');
    assert.deepEqual([...new Set(word.items.map((item) => item.type))], ['product', 'category']);
    assert.ok(word.items.some((item) => item.type === 'category' && item.url === '/products/bearings'));
    assert.ok((await suggest('nordl')).items.some((item) => item.type === 'manufacturer' && item.label === 'Nordlager'));
    assert.match((await suggest('beering')).items[0]?.label ?? '', /bearing/, 'one typo');
    assert.match((await suggest('под', 'ru')).items[0]?.label ?? '', /Подшипник/, 'half a word that looks like a preposition');
    assert.equal(number.values.length, new Set(number.items.map((item) => item.label)).size);
  });
}
