// Promises of the suggestions: whatever is offered for a half-typed text is found by the search, and what is named as not sold is said to be so by both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Locale } from '@millwright/contracts';
import { testDatabase } from '../../../../testing/index.ts';
import { sampleSize } from '../../../../testing/sample.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { hashTerm } from '../analysis/terms.rules.ts';
import { warmMemoryIndex } from '../find-in-memory/memory-index.ts';
import { builtInTerms } from '../lexicon/lexicon-files.ts';
import { memoryFirst } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';

const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);

const BEGINNINGS = sampleSize(300, 3_000);
const MIN_LENGTH = 3;

/** Of terms of the trade, sold and not, each cut anywhere behind its third letter. */
function beginningsOf(count: number): { locale: Locale; text: string }[] {
  const terms = builtInTerms().filter(
    ({ term, meaning }) => [...term].length > MIN_LENGTH && !meaning.isNoise,
  );
  const step = Math.floor(terms.length / count);
  return terms
    .filter((_, i) => i % step === 0)
    .map(({ term }) => {
      const letters = [...term];
      const length = MIN_LENGTH + (Math.abs(hashTerm(term)) % (letters.length - MIN_LENGTH + 1));
      return { locale: localeOf(term), text: letters.slice(0, length).join('') };
    });
}

function localeOf(text: string): Locale {
  return /[\u0600-\u06ff]/.test(text) ? 'ar' : /[\u0400-\u04ff]/.test(text) ? 'ru' : 'en';
}

test('suggest › beginnings of the words of the trade › what is offered is found, what is not sold is said to be so by the search too [house §6]', async () => {
  const broken: string[] = [];
  let offered = 0;
  let unsold = 0;
  for (const { locale, text } of beginningsOf(BEGINNINGS)) {
    const context = { db, locale, now: new Date() };
    const { items } = await memoryFirst.suggest(context, { text, scope: 'all', count: 10 });
    for (const { type, label } of items) {
      if (type !== 'query' && type !== 'unsold') continue;
      const { total, reading } = await memoryFirst.search(context, inputOf({ text: label }));
      const isNotSold = reading?.notSold != null;
      const isKept = type === 'query' ? total > 0 && !isNotSold : isNotSold;
      if (!isKept) broken.push(`${text}: ${type} ${label}, ${total} found`);
      if (type === 'query') offered += 1;
      else unsold += 1;
    }
  }
  assert.deepEqual(broken, []);
  assert.ok(offered > BEGINNINGS / 3, `${offered} offered`);
  assert.ok(unsold > BEGINNINGS / 20, `${unsold} not sold`);
});

test('search › a last word that is half typed › read as the suggestions make of it; a whole one as it is [house §6]', async () => {
  const searched = async (text: string, locale: Locale) =>
    await memoryFirst.search({ db, locale, now: new Date() }, inputOf({ text }));
  for (const [locale, typed, unsold] of [
    ['en', 'hydrolic ho', 'hydraulic hose'],
    ['en', 'solenoid val', 'solenoid valve'],
    ['ru', 'рулет', 'рулетка'],
    ['ru', 'хомут чер', 'хомут червячный'],
    ['ar', 'اويل سيل', 'أويل سيل'],
  ] as const) {
    const { items } = await memoryFirst.suggest(
      { db, locale, now: new Date() },
      { text: typed, scope: 'all', count: 10 },
    );
    assert.deepEqual([items[0]?.type, items[0]?.label], ['unsold', unsold]);
    assert.equal((await searched(typed, locale)).reading?.notSold, normalise(unsold));
  }
  assert.equal((await searched('плосики', 'ru')).reading?.notSold ?? null, null);
  for (const { name } of (await searched('25x52x', 'en')).products.slice(0, 3))
    assert.match(name, /25×52/);
});

test('suggest › completions › as the catalogue writes them, within what was said before [house §6]', async () => {
  const queriesOf = async (text: string, locale: Locale) =>
    (
      await memoryFirst.suggest({ db, locale, now: new Date() }, { text, scope: 'all', count: 10 })
    ).items.flatMap(({ type, label }) => (type === 'query' ? [label] : []));
  assert.deepEqual(await queriesOf('hex bolt m', 'en'), [
    'hex bolt m6',
    'hex bolt m8',
    'hex bolt m10',
    'hex bolt m12',
  ]);
  assert.deepEqual(await queriesOf('25x52x', 'en'), ['25x52x15', '25x52x18', '25x52x16.25']);
  assert.deepEqual(await queriesOf('spanar 13', 'en'), ['spanner 13 mm']);
  assert.deepEqual(await queriesOf('carbide inside', 'en'), []);
  assert.ok(!(await queriesOf('loctite', 'en')).includes('loctite lb'));
  assert.ok(!(await queriesOf('1/4 bsp', 'en')).some((query) => query.includes('barrel')));
  assert.ok((await queriesOf('صام', 'ar')).includes('صامولة'));
});

test('suggest › completions › usual words, units and decimal signs of the language, and no product behind what is not sold [house §6]', async () => {
  const itemsOf = async (text: string, locale: Locale) =>
    (await memoryFirst.suggest({ db, locale, now: new Date() }, { text, scope: 'all', count: 10 }))
      .items;
  const queriesOf = async (text: string, locale: Locale) =>
    (await itemsOf(text, locale)).flatMap(({ type, label }) => (type === 'query' ? [label] : []));
  assert.equal((await queriesOf('болгарк', 'ru'))[0], 'болгарка');
  assert.equal((await queriesOf('круг отрез', 'ru'))[0], 'круг отрезной');
  assert.deepEqual(await queriesOf('2 inch bal', 'en'), ['2 inch ball valves']);
  assert.ok(!(await queriesOf('шестигранни', 'ru')).includes('шестигранничек'));
  assert.ok(!(await queriesOf('hex bo', 'en')).includes('hex bold'));
  assert.deepEqual((await queriesOf('сверло 8', 'ru')).slice(0, 2), [
    'сверло 8 мм',
    'сверло 8,3 мм',
  ]);
  assert.equal((await queriesOf('مفتاح 1', 'ar'))[0], 'مفتاح 10 مم');
  assert.equal((await queriesOf('масло 4', 'ru'))[0], 'масло 46');
  for (const [text, locale, said] of [
    ['плашка м10', 'ru', 'плашка'],
    ['pump 1', 'en', 'pump'],
  ] as const) {
    const [first, ...rest] = await itemsOf(text, locale);
    assert.deepEqual([first?.type, first?.label], ['unsold', said]);
    assert.ok(rest.every(({ type }) => type === 'category'));
  }
});

test('search › misspelt names of what is not sold › said to be so in the usual spelling; a short word alone is not guessed [house §6]', async () => {
  const searched = async (text: string, locale: Locale) =>
    await memoryFirst.search({ db, locale, now: new Date() }, inputOf({ text }));
  for (const [text, locale, said] of [
    ['limit swich', 'en', 'limit switch'],
    ['feeler guage', 'en', 'feeler gauge'],
    ['pnumatic cylinder', 'en', 'pneumatic cylinder'],
    ['микрометер', 'ru', 'микрометр'],
    ['ليمت سوتش', 'ar', 'ليمت سويتش'],
  ] as const) {
    const { reading, corrected } = await searched(text, locale);
    assert.deepEqual([reading?.notSold, corrected], [said, said]);
  }
  assert.equal((await searched('puler', 'en')).reading?.notSold ?? null, null);
  // Both are words of the trade.
  assert.equal((await searched('جوان كاوتش حلقة 40×3', 'ar')).reading?.notSold ?? null, null);
});

test('search › what is not sold › as it was typed; a name that only speaks of it is no product called so [house §6]', async () => {
  const searched = async (text: string, locale: Locale) =>
    await memoryFirst.search(
      { db, locale, now: new Date() },
      inputOf({ text, count: 1, start: 5 }),
    );
  for (const [text, locale, said] of [
    ['جلبة', 'ar', 'جلبة'],
    ['قلم خراطة', 'ar', 'قلم خراطة'],
    ['مضخة ماء', 'ar', 'مضخة ماء'],
    ['water pump', 'en', 'water pump'],
    ['water pump', 'ru', 'water pump'],
    ['طقم مفاتيح', 'ar', 'طقم مفاتيح'],
    ['Плашка М10', 'ru', 'Плашка'],
  ] as const)
    assert.equal((await searched(text, locale)).reading?.notSold, said);
  assert.equal((await searched('water pump pliers', 'en')).reading?.notSold ?? null, null);
  // GOST is no manufacturer.
  const oil = await searched('масло и40а', 'ru');
  assert.deepEqual([oil.reading?.foreignManufacturer, oil.total > 0], [null, true]);
});
