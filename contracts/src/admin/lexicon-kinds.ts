// Kinds, sources and states of lexicon entries.
/** What an entry of staff may say. 'off': the program's own meaning of the term does not hold. */
export const LEXICON_KINDS = [
  'family',
  'property',
  'family-property',
  'spelling',
  'manufacturer',
  'unsold',
  'ignore',
  'off',
] as const;
export type LexiconKind = (typeof LEXICON_KINDS)[number];
/** Terms of the program also say what the number beside them is: its role, its unit, how many are wanted. */
export const LEXICON_LIST_KINDS = [...LEXICON_KINDS, 'number'] as const;
export type LexiconListKind = (typeof LEXICON_LIST_KINDS)[number];
export const LEXICON_SOURCES = ['staff', 'program'] as const;
/** 'unbound': the catalogue has nothing of what is meant. 'replaced': an entry of staff says what the term means. */
export const LEXICON_STATES = ['bound', 'unbound', 'off', 'replaced'] as const;
