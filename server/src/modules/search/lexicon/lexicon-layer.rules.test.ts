// Lexicon layer against the demo's names: entries win over the program's terms and the names of the catalogue; switching off is as if the program did not know the term.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../../../testing/index.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { readQuery } from '../read/read-query.rules.ts';
import { bindLexicon } from './bound-lexicon.rules.ts';
import { withEntries } from './dictionary.rules.ts';
import { currentDictionary } from './dictionary.ts';
import type { LexiconEntry } from './lexicon-entries.ts';
import { phraseKeys } from './phrases.rules.ts';

const { db } = await testDatabase({ after }, { demo: true });
const dictionary = await currentDictionary(db);
const idOf = (lineage: string): number =>
  dictionary.categoryByLineage.get(lineage)?.categoryId as number;
const entry = (
  given: Partial<LexiconEntry> & Pick<LexiconEntry, 'terms' | 'kind'>,
): LexiconEntry => ({
  id: 1,
  categories: [],
  properties: [],
  standsFor: null,
  ...given,
});
/** Tokens of the constraints with these entries. */
const read = (text: string, ...entries: LexiconEntry[]): string[] => {
  const taught = withEntries(dictionary, entries);
  return readQuery(normalise(text), taught).constraints.flatMap(({ facets }) =>
    facets.map((facet) => taught.entries.get(facet)?.token ?? ''),
  );
};

test('layerOf › no entry › the base itself [house §6]', () => {
  assert.equal(withEntries(dictionary, []).phrases, dictionary.lexicon.base.phrases);
});

test('layerOf › a term of the program and a name of the catalogue › the entry wins; the dictionary stays [house §6]', () => {
  const own = entry({
    terms: ['ball valve', 'hex nuts'],
    kind: 'family',
    categories: [idOf('bearings')],
  });
  for (const text of ['ball valve', 'hex nuts'])
    assert.deepEqual(read(text, own), ['bearings'], text);
  assert.notDeepEqual(read('ball valve'), ['bearings']);
});

test('layerOf › a term that the program knows in one word only by its variant › the variant follows the entry [house §6]', () => {
  const { phrases, terms } = dictionary.lexicon.base;
  const typed = new Set(terms.map(({ term }) => phraseKeys(term).own[0]?.key));
  const joined = terms.find(({ term, meaning }) => {
    const { own, variants } = phraseKeys(term);
    const [variant] = variants;
    if (
      meaning.categories.length === 0 ||
      variant === undefined ||
      own[0] === undefined ||
      typed.has(variant.key)
    )
      return false;
    const known = phrases.meanings.get(variant.key);
    return known !== undefined && known === phrases.meanings.get(own[0].key);
  });
  assert.ok(joined !== undefined);
  const taught = withEntries(dictionary, [
    entry({ terms: [joined.term], kind: 'family', categories: [idOf('bearings')] }),
  ]);
  const bearings = dictionary.categoryByLineage.get('bearings')?.id;
  for (const { key } of phraseKeys(joined.term).variants)
    assert.deepEqual(taught.phrases.meanings.get(key)?.categories, [bearings], joined.term);
});

test('layerOf › another spelling › has the meaning of the term, an entry of staff too [house §6]', () => {
  const nyloc = read('nyloc nut');
  assert.deepEqual(
    read('nylokk', entry({ terms: ['nylokk'], kind: 'spelling', standsFor: 'nyloc nut' })),
    nyloc,
  );
  const taught = entry({
    terms: ['quokkanut'],
    kind: 'family',
    categories: [idOf('fasteners/nuts')],
  });
  assert.deepEqual(
    read(
      'kwokkanut',
      taught,
      entry({ terms: ['kwokkanut'], kind: 'spelling', standsFor: 'quokkanut' }),
    ),
    ['fasteners/nuts'],
  );
});

test('layerOf › families or values that the catalogue does not have › the entry says nothing [house §6]', () => {
  const gone = entry({ terms: ['nyloc nut'], kind: 'family', categories: [2_000_000] });
  assert.deepEqual(read('nyloc nut', gone), read('nyloc nut'));
});

for (const term of ['nyloc nut', 'ball valve', 'ss', 'болт', 'skf', 'bearing'])
  test(`layerOf › “${term}” switched off › its phrases mean what they mean without the term [house §6]`, () => {
    const { own, variants, reversed } = phraseKeys(term);
    const left = dictionary.lexicon.base.terms.filter(
      (other) => phraseKeys(other.term).own[0]?.key !== own[0]?.key,
    );
    assert.ok(left.length < dictionary.lexicon.base.terms.length, 'the program has it');
    const wanted = bindLexicon(left, [], dictionary);
    const { phrases } = withEntries(dictionary, [entry({ terms: [term], kind: 'off' })]);
    for (const { key } of [...own, ...variants, ...reversed])
      assert.deepEqual(phrases.meanings.get(key), wanted.meanings.get(key));
  });
