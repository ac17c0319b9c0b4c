// Layouts of a keyboard: the same keys in Russian, Arabic and Latin letters, signs among them; known words stay.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../../../testing/index.ts';
import { warmMemoryIndex } from '../find-in-memory/memory-index.ts';
import { currentDictionary } from '../lexicon/dictionary.ts';
import { memoryFirst } from '../search.pipeline.ts';
import { inputOf } from '../testing/test-queries.ts';
import { inRightLayout } from './typed-layout.rules.ts';

const { db } = await testDatabase({ after }, { demo: true });
await warmMemoryIndex(db);
const dictionary = await currentDictionary(db);

for (const [typed, meant] of [
  [',jkn v10[50', 'болт м10х50'],
  ['rk.x 17', 'ключ 17'],
  ['rhfy ifhjdjq', 'кран шаровой'],
  ['fvyd', 'برغي'],
  ['whl,gm l10', 'صامولة م10'],
  ['لاثشقهىل 6205', 'bearing 6205'],
  ['رشمرث', 'valve'],
  ['ыскуц', 'screw'],
] as const)
  test(`inRightLayout › ${typed} › ${meant} [house §6]`, () => {
    assert.equal(inRightLayout(typed, dictionary), meant);
  });

for (const typed of [
  'bolt, nut',
  'o-ring',
  'loctite',
  'skf 6205-2rs',
  'قفازات',
  'болт.',
  'nuts;bolts',
  'dn200 pl flng',
])
  test(`inRightLayout › ${typed} › stays as it is [house §6]`, () => {
    assert.equal(inRightLayout(typed, dictionary), typed);
  });

test('inRightLayout › half a word › what a word begins with, only while it is typed [house §6]', () => {
  assert.equal(inRightLayout('gthxf', dictionary, true), 'перча');
  assert.equal(inRightLayout('[jven', dictionary, true), 'хомут');
});

test('search › a text in another layout › its products, and what it was read as [house §6]', async () => {
  const { products, corrected } = await memoryFirst.search(
    { db, locale: 'ru', now: new Date() },
    inputOf({ text: ',jkn v10[50' }),
  );
  assert.equal(corrected, 'болт м10х50');
  assert.match(products[0]?.name ?? '', /Болт .*M10×50/);
});
