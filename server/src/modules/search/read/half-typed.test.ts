// Suggestions of half-typed texts: trade words, numbers and sizes that go on, against the demo's names, in three languages.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Locale } from '@millwright/contracts';
import { testDatabase } from '../../../../testing/index.ts';
import { warmMemoryIndex } from '../find-in-memory/memory-index.ts';
import { memoryFirst } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';

const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);

const suggest = async (text: string, locale: Locale) =>
  (await memoryFirst.suggest({ db, locale, now: new Date() }, { text, scope: 'all', count: 10 }))
    .items;

const found = async (text: string, locale: Locale) =>
  (await memoryFirst.search({ db, locale, now: new Date() }, inputOf({ text }))).total;

for (const [locale, typed, queries, product] of [
  ['en', 'circl', ['circlip'], /Retaining ring/],
  ['en', 'nylo', ['nyloc'], /nylon insert/],
  ['en', 'allen k', ['allen key'], /key/i],
  ['en', 'hex bo', ['hex bolts'], /Hex bolt/],
  ['en', 'wd4', ['wd40'], /Multi-purpose oil/],
  ['en', 'makita dt', ['makita dtw'], /Impact wrench/],
  ['en', 'hex bolt m8 3', ['hex bolt m8 30 mm', 'hex bolt m8 35 mm'], /M8×30/],
  ['en', 'm10x5', ['m10x50', 'm10x55'], /M10×50/],
  ['en', 'o ring 20x', ['o ring 20x2', 'o ring 20x3'], /O-ring 20×2/],
  ['en', 'ball valve 1/', ['ball valve 1/4"', 'ball valve 1/2"'], /G1\/4"/],
  ['en', 'motor 5.', ['motor 5.5 kW'], /5\.5 kW/],
  ['en', 'spanner 1', ['spanner 10 mm'], /10/],
  ['en', 'v belt b 5', ['v belt b 50'], /B-50/],
  ['ru', 'шайба гров', ['шайба гровер'], /пружинная/],
  ['ru', 'болгар', ['болгарка'], /углошлифовальная|УШМ/],
  ['ru', 'болт м12х6', ['болт м12х60', 'болт м12х65'], /M12×60/],
  ['ru', 'электродвигатель 1,', ['электродвигатель 1,1 кВт'], /1,1 кВт/],
  ['ru', 'gjlibg', ['подшипники'], /Подшипник/],
  ['ru', 'gthxf', ['перчатки'], /Перчатки/],
  ['ru', 'rk.x hj', ['ключ рожковый'], /рожковый/],
  ['ar', 'whl,', ['صامولة'], /صامولة/],
  // Which of them comes first, the rank says.
  ['en', 'bearing 62', [/^bearing 62\d\d$/], /bearing 62\d\d/],
  ['en', 'bearng 63', [/^bearing 63\d\d$/], /bearing 63\d\d/],
  ['ru', 'подшипник 1802', ['подшипник 180203'], /620\d-2RS/],
  ['en', 'hydrolic o', ['hydraulic oil'], /Hydraulic oil/],
  ['ru', 'электродвигатль асин', ['электродвигатель асинхронный'], /Электродвигатель/],
  ['ru', 'подшибн', ['подшипник'], /Подшипник/],
  ['en', 'flange mot', ['flange motor'], /B5|B14/],
  ['en', 'wafer butt', ['wafer butterfly'], /Butterfly valve/],
  ['en', 'plas', ['plas'], /pliers/],
  ['ar', 'سركل', [/^سركلب/], /حلقة حبس/],
  ['ar', 'صارو', ['صاروخ'], /جلاخة/],
  ['ar', 'محبس 1/', ['محبس 1/4"'], /G1\/4"/],
] as const) {
  test(`suggest › ${typed} › ${queries[0]}, and its products [house §6]`, async () => {
    const items = await suggest(typed, locale);
    const completed = items.filter(({ type }) => type === 'query').map(({ label }) => label);
    for (const query of queries)
      assert.ok(
        completed.some((label) => (query instanceof RegExp ? query.test(label) : query === label)),
        `${query} of ${completed.join(', ')}`,
      );
    const [first] = items.filter(({ type }) => type === 'product');
    assert.match(first?.label ?? '', product);
  });
}

test('suggest › what is not sold, half typed › named as such, with its neighbours if there are any, and no product in its place [house §6]', async () => {
  for (const [locale, typed, term, neighbours] of [
    ['en', 'pillow bl', 'pillow block', true],
    ['en', 'jubilee cl', 'jubilee clip', false],
    ['en', 'pipe wr', 'pipe wrench', true],
    ['en', 'oil seal 35x', 'oil seal', false],
    ['ru', 'самор', 'саморез', true],
    ['ru', 'шпиль', 'шпилька', true],
  ] as const) {
    const items = await suggest(typed, locale);
    assert.deepEqual([items[0]?.type, items[0]?.label], ['unsold', term]);
    assert.deepEqual(
      items.filter(({ type }) => type !== 'unsold' && type !== 'category'),
      [],
    );
    // Where something else serves in its place, the search shows that.
    const hasNeighbours = items.some(({ type }) => type === 'category');
    assert.equal(hasNeighbours, neighbours, term);
    assert.equal((await found(term, locale)) > 0, neighbours, term);
  }
});

test('suggest › a trade word › with the catalogue’s word for it; every offered query finds products [house §6]', async () => {
  for (const [typed, term, meaning] of [
    ['circl', 'circlip', 'Retaining rings'],
    ['hex bo', 'hex bolts', null],
  ] as const) {
    const item = (await suggest(typed, 'en')).find(({ label }) => label === term);
    assert.equal(item?.meaning, meaning);
  }
  for (const typed of ['grub sc', 'dome nu', 'dust ma', 'ball val', 'wd 4', 'mcb 3'])
    for (const { type, label } of await suggest(typed, 'en'))
      if (type === 'query') assert.ok((await found(label, 'en')) > 0, label);
});

test('suggest › a complete word, an adjective of many things, a manufacturer’s number › no word in its place [house §6]', async () => {
  const queriesOf = async (text: string) =>
    (await suggest(text, 'en')).filter(({ type }) => type === 'query').map(({ label }) => label);
  assert.deepEqual(await queriesOf('stai'), []);
  assert.deepEqual(await queriesOf('zzqq'), []);
  assert.ok(!(await queriesOf('skf 62')).some((query) => query.includes('mm')));
});
