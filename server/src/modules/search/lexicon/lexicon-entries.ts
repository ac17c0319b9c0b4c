// Lexicon entry of staff: terms, the kind of their meaning and what it is about, by ids and slugs of the catalogue.
import type { LexiconKind, Locale } from '@millwright/contracts';

export type EntryProperty = { attribute: number /** Slugs, any of them. */; values: string[] };

export type LexiconEntry = {
  /** 0 for one that is only tried. */
  id: number;
  terms: string[];
  kind: LexiconKind;
  /** Ids, any of them. */
  categories: number[];
  properties: EntryProperty[];
  /** Of a spelling the term that is meant, of a manufacturer its name; else null. */
  standsFor: string | null;
};

export type StoredEntry = LexiconEntry & { locale: Locale | null; version: number };
