// Finder contract: the same queries with the same answers, whichever finder is behind the pipeline. Test support.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Problem } from '../../../platform/problem.ts';
import type { SearchPipeline } from '../search.pipeline.ts';
import { describeLearned } from './finder-contract-learned.ts';
import { describeLists } from './finder-contract-lists.ts';
import { names, searchesOf } from './test-queries.ts';

/** The whole contract. */
export function describeFinder(name: string, pipeline: SearchPipeline): void {
  const { search, suggest, database } = searchesOf(pipeline);
  describeLists(name, { search, database });
  describeLearned(name, pipeline);

  test(`${name} › misspelt word › finds the part and says so [§7.3]`, async () => {
    // Another misspelling than those that the lexicon has.
    const result = await search({ text: 'beharing 6205' });
    assert.equal(result.corrected, 'bearing 6205');
    assert.equal(result.total, 6);
    assert.match(names(result)[0] ?? '', /6205/);
    assert.equal((await search({ text: 'bearing 6205' })).corrected, null);
  });

  test(`${name} › part number with a typo › is not corrected [complaint 4]`, async () => {
    const result = await search({ text: '6295-2RS' });
    assert.equal(result.corrected, null);
    // What tells nothing of it is found, and the answer says that the number was given up.
    assert.ok(
      result.total === 0 || result.reading?.relaxed.some(({ words }) => words.includes('6295')),
      JSON.stringify(result.reading),
    );
  });

  for (const text of ['6205-2RS', '6205 2rs', '62052RS', '6205/2rs', '٦٢٠٥-2RS']) {
    test(`${name} › part number spelt ${text} › exact ones first [complaint 3]`, async () => {
      const result = await search({ text });
      assert.deepEqual(
        result.products.slice(0, 2).map((product) => product.mpn),
        ['6205-2RS', '6205-2RS'],
      );
      assert.equal(result.products[2]?.mpn, '6205-2RS/C3', 'then those that begin so');
      assert.equal(result.exact, null, 'two manufacturers share it');
    });
  }

  test(`${name} › our own number › the one product [complaint 4]`, async () => {
    const result = await search({ text: 'nrd 6205 2rs' });
    assert.equal(result.products[0]?.sku, 'NRD-6205-2RS');
    assert.equal(result.exact?.id, result.products[0]?.id);
  });

  test(`${name} › synonym › the same parts [§7.3]`, async () => {
    assert.deepEqual(
      names(await search({ text: 'wrench' })),
      names(await search({ text: 'spanner' })),
    );
    assert.equal(names(await search({ text: 'allen key' }))[0], 'Hex key 5 mm');
    assert.ok(names(await search({ text: 'circlip' })).includes('Retaining ring DIN 471 20'));
    assert.equal((await search({ text: 'screw' })).total, 0, 'a bolt is no screw');
  });

  test(`${name} › what the lexicon calls not sold › found where a product is named so, else said [house §6]`, async () => {
    const sold = await search({ text: 'threaded rod' });
    assert.deepEqual(
      sold.products.map(({ sku }) => sku),
      ['ARV-INCH'],
    );
    assert.equal(sold.reading?.notSold ?? null, null);
    assert.equal((await search({ text: 'timing belt' })).reading?.notSold, 'timing belt');
  });

  for (const [text, locale] of [
    ['подшипники 6205', 'ru'],
    ['محمل 6205', 'ar'],
    ['المحامل ٦٢٠٥', 'ar'],
    ['bearing 6205', 'ru'],
  ] as const) {
    test(`${name} › query in any language (${text}) › finds, named in the reader's [§9 languages]`, async () => {
      const result = await search({ text, locale });
      assert.equal(result.total, 6);
      assert.match(names(result)[0] ?? '', locale === 'ru' ? /Подшипник/ : /محمل/);
    });
  }

  for (const text of ['M8x40', 'M8 x 40', 'M8×1.25×40', 'М8х40']) {
    test(`${name} › size spelt ${text} › both materials, nothing else first [complaint 3]`, async () => {
      assert.deepEqual(names(await search({ text })).slice(0, 2), [
        'Hex bolt M8×40',
        'Hex bolt M8×40',
      ]);
    });
  }

  test(`${name} › other sizes › DN50 PN16, 1/2"-13, 20x3`, async () => {
    for (const text of ['DN50 PN16', 'dn 50 pn 16', 'Ду50 Ру16'])
      assert.equal((await search({ text })).products[0]?.sku, 'ARV-FL-50', text);
    for (const text of ['1/2"-13', '1/2-13 unc', '½″-13'])
      assert.equal((await search({ text })).products[0]?.sku, 'ARV-INCH', text);
    for (const text of ['o-ring 20x3', 'oring 20 x 3', 'o ring 20×3'])
      assert.equal((await search({ text })).products[0]?.sku, 'ARV-RING-20X3', text);
  });

  test(`${name} › words in the name › before those only described so`, async () => {
    const result = await search({ text: 'hex', count: 100 });
    assert.equal(names(result).at(-1), 'Flat washer M8');
    assert.equal(result.total, 38);
    // A category that is named is meant, and nothing that only speaks of it.
    assert.equal((await search({ text: 'hex bolt' })).total, 36);
  });

  test(`${name} › last word half typed › counts as what it may become`, async () => {
    assert.equal((await search({ text: 'deep groove bea' })).total, 18);
    assert.equal((await search({ text: 'подш' })).total, 19, 'and the pallet of bearings');
  });

  test(`${name} › scopes › only numbers, named categories, named manufacturers [§9]`, async () => {
    assert.equal((await search({ text: '6205', scope: 'sku' })).total, 6);
    assert.equal((await search({ text: 'bolt', scope: 'sku' })).total, 0);
    assert.equal((await search({ text: 'hex bolts', scope: 'category' })).total, 36);
    assert.equal((await search({ text: 'walzlager', scope: 'manufacturer' })).total, 9);
    assert.equal((await search({ text: 'nobody', scope: 'manufacturer' })).total, 0);
  });

  test(`${name} › places › category, manufacturer, industry, lot, featured [decisions §7]`, async () => {
    assert.equal(
      (await search({ place: { by: 'category', lineage: 'fasteners/bolts' } })).total,
      37,
    );
    assert.equal((await search({ place: { by: 'manufacturer', slug: 'nordlager' } })).total, 10);
    assert.equal((await search({ place: { by: 'industry', slug: 'mining' } })).total, 31);
    assert.equal((await search({ place: { by: 'lot', id: 1 } })).total, 2);
    const featured = await search({ place: { by: 'featured', industry: null }, count: 5 });
    assert.equal(
      new Set(featured.products.map((product) => product.sku.slice(0, 6))).size,
      5,
      'diverse',
    );
    await assert.rejects(
      search({ place: { by: 'category', lineage: 'nowhere' } }),
      (error) => error instanceof Problem && error.code === 'category-not-found',
    );
    await assert.rejects(
      search({ place: { by: 'industry', slug: 'nowhere' } }),
      (error) => error instanceof Problem && error.code === 'products-not-found',
    );
  });

  const hostile = [
    '\0',
    'a\0b',
    "'; drop table product; --",
    '%_\\',
    '\ud800',
    'bolt \udfff',
    '(((((',
    '\\x00',
    '{1,2}',
    '$1',
    '☃',
    '‮',
    '-',
    '"',
    'x'.repeat(1 << 20),
    'bolt '.repeat(100_000),
    '1x'.repeat(1 << 19),
    'ﷺ'.repeat(10_000),
  ];
  test(`${name} › hostile text and filters › an answer or a Problem, never a fault`, async () => {
    for (const text of hostile) {
      for (const scope of ['all', 'sku', 'category'] as const) await search({ text, scope });
      await suggest(text);
      for (const filters of [
        { attributes: [`length=${text}`] },
        { attributes: [text] },
        { categories: [text] },
        { manufacturers: [text] },
      ]) {
        await search({ filters }).catch((error: unknown) =>
          assert.ok(error instanceof Problem, String(error)),
        );
      }
      for (const place of [
        { by: 'category', lineage: text },
        { by: 'industry', slug: text },
        { by: 'lot', id: Number.NaN },
        { by: 'lot', id: 1e300 },
      ] as const) {
        await search({ place }).catch((error: unknown) =>
          assert.ok(error instanceof Problem, String(error)),
        );
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

  test(`${name} › suggestions › numbers first, else completed words, products, categories, manufacturers; nothing below three characters [§5]`, async () => {
    assert.deepEqual(await suggest('be'), { values: [], items: [] });
    assert.deepEqual(await suggest('  b  '), { values: [], items: [] });
    const number = await suggest('6205-2');
    assert.deepEqual(
      number.items.slice(0, 2).map((item) => item.sku),
      ['NRD-6205-2RS', 'WPL-6205-2RS'],
    );
    const word = await suggest('bea');
    assert.deepEqual(
      [...new Set(word.items.map((item) => item.type))],
      ['query', 'product', 'category'],
    );
    assert.ok(
      word.items.some((item) => item.type === 'category' && item.url === '/products/bearings'),
    );
    assert.ok(
      (await suggest('nordl')).items.some(
        (item) => item.type === 'manufacturer' && item.label === 'Nordlager',
      ),
    );
    assert.match((await suggest('beering')).items[0]?.label ?? '', /bearing/, 'one typo');
    assert.match(
      (await suggest('под', 'ru')).items[0]?.label ?? '',
      /подшипник/i,
      'half a word that looks like a preposition',
    );
    assert.equal(number.values.length, new Set(number.items.map((item) => item.label)).size);
  });
}
