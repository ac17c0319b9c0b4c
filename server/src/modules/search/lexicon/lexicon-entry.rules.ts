// Rules of a lexicon entry: what a form says becomes an entry, or what is wrong with it at which field.
import type { LexiconForm, LexiconKind } from '@millwright/contracts';
import type { FieldProblem } from '../../../platform/problem.ts';
import { cleanLine, collapse } from '../../../platform/text.ts';
import { facetId, GROUP } from '../analysis/facet-id.rules.ts';
import { isStopWord, termOf } from '../analysis/terms.rules.ts';
import type { Dictionary } from './dictionary.rules.ts';
import type { LexiconEntry } from './lexicon-entries.ts';
import { phraseKeys, phraseWords, wholePhrase } from './phrases.rules.ts';

type Field = 'categories' | 'properties' | 'standsFor';
/** What a kind is about: what it must have, and what it may have. */
const FIELDS: Readonly<Record<LexiconKind, { must: readonly Field[]; may?: readonly Field[] }>> = {
  family: { must: ['categories'] },
  property: { must: ['properties'] },
  'family-property': { must: ['categories', 'properties'] },
  spelling: { must: ['standsFor'] },
  manufacturer: { must: ['standsFor'], may: ['categories'] },
  unsold: { must: [], may: ['categories'] },
  ignore: { must: [] },
  off: { must: [] },
};
const MAX_TERM = { words: 6, characters: 80 };

/** Key of the phrase, the same for spellings that the search does not tell apart; undefined without a word that it reads. */
export function keyOfTerm(term: string): number | undefined {
  return phraseKeys(term).own[0]?.key;
}

/**
 * What does not belong to the kind is left out.
 * @param isProgramTerm whether the program gives the phrase with this key a meaning
 */
export function entryOf(
  form: LexiconForm,
  dictionary: Dictionary,
  isProgramTerm: (key: number) => boolean,
): { entry: LexiconEntry; wrong: FieldProblem[] } {
  const { must, may = [] } = FIELDS[form.kind];
  const has = (field: Field): boolean => must.includes(field) || may.includes(field);
  const terms = distinctTerms(form.terms);
  const standsFor = collapse(cleanLine(form.standsFor ?? ''));
  const entry: LexiconEntry = {
    id: 0,
    terms,
    kind: form.kind,
    categories: has('categories') ? [...new Set(form.categories)] : [],
    properties: has('properties')
      ? form.properties.map(({ attributeId, values }) => ({
          attribute: attributeId,
          values: [...new Set(values)],
        }))
      : [],
    standsFor: has('standsFor') ? standsFor : null,
  };
  const missing = must.filter((field) => (entry[field] ?? '').length === 0);
  const wrong: FieldProblem[] = [
    ...wrongTerms(entry, isProgramTerm),
    ...missing.map((field): FieldProblem => ({ code: 'field-required', pointer: `/${field}` })),
    ...notInCatalogue(entry, dictionary),
    ...wrongTarget(entry, dictionary),
  ];
  return { entry, wrong };
}

/** Cleaned; of those that the search does not tell apart, the first. */
function distinctTerms(typed: readonly string[]): string[] {
  const byKey = new Map<number | string, string>();
  for (const text of typed) {
    const term = collapse(cleanLine(text));
    const key = keyOfTerm(term) ?? term;
    if (term !== '' && !byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()];
}

function wrongTerms(
  { terms, kind }: LexiconEntry,
  isProgramTerm: (key: number) => boolean,
): FieldProblem[] {
  const pointer = '/terms';
  if (terms.length === 0) return [{ code: 'field-required', pointer }];
  return terms.flatMap((term): FieldProblem[] => {
    const params = { term };
    if (term.length > MAX_TERM.characters || phraseWords(term).length > MAX_TERM.words)
      return [{ code: 'lexicon-term-too-long', pointer, params }];
    const key = keyOfTerm(term);
    if (key === undefined) return [{ code: 'lexicon-term-empty', pointer, params }];
    return kind === 'off' && !isProgramTerm(key)
      ? [{ code: 'lexicon-off-unknown', pointer, params }]
      : [];
  });
}

function notInCatalogue(
  { categories, properties }: LexiconEntry,
  dictionary: Dictionary,
): FieldProblem[] {
  const wrong: FieldProblem[] = [];
  if (categories.some((id) => !dictionary.categories.has(facetId(GROUP.category, id))))
    wrong.push({ code: 'lexicon-not-in-catalogue', pointer: '/categories' });
  for (const [i, { attribute, values }] of properties.entries()) {
    const known = dictionary.attributes.get(attribute);
    if (known === undefined)
      wrong.push({ code: 'lexicon-not-in-catalogue', pointer: `/properties/${i}/attributeId` });
    else if (values.length === 0)
      wrong.push({ code: 'field-required', pointer: `/properties/${i}/values` });
    else if (values.some((slug) => !known.bySlug.has(slug)))
      wrong.push({ code: 'lexicon-not-in-catalogue', pointer: `/properties/${i}/values` });
  }
  return wrong;
}

/** What another spelling stands for must be a phrase with a meaning, or words that products have; a chain of spellings has no end to find. */
function wrongTarget(
  { kind, terms, standsFor }: LexiconEntry,
  { phrases, words }: Dictionary,
): FieldProblem[] {
  if (standsFor === null || standsFor === '') return [];
  const pointer = '/standsFor';
  if (standsFor.length > MAX_TERM.characters)
    return [{ code: 'text-too-long', pointer, params: { n: MAX_TERM.characters } }];
  if (kind !== 'spelling') return [];
  const target = keyOfTerm(standsFor);
  const telling = phraseWords(standsFor).filter((word) => !isStopWord(word));
  const isKnown =
    wholePhrase(phrases, standsFor) !== undefined ||
    (telling.length > 0 && telling.every((word) => words.known.has(termOf(word))));
  const isItself = terms.some((term) => keyOfTerm(term) === target);
  return isKnown && !isItself
    ? []
    : [{ code: 'lexicon-spelling-unknown', pointer, params: { term: standsFor } }];
}
