// Lexicon list: entries of staff and terms of the program in one list, found by term or by meaning in words, read from memory.
import { type LexiconListKind, type LexiconRow, LOCALES, type Locale } from '@millwright/contracts';
import { facetId, GROUP } from '../analysis/facet-id.rules.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { keysOf } from './bound-lexicon.rules.ts';
import type { Dictionary } from './dictionary.rules.ts';
import { type Description, describeMeaning } from './lexicon-description.rules.ts';
import type { StoredEntry } from './lexicon-entries.ts';
import { keyOfTerm } from './lexicon-entry.rules.ts';
import type { LexiconTerm } from './lexicon-files.ts';
import { meaningOfEntry } from './lexicon-layer.rules.ts';
import type { Meaning } from './meaning.rules.ts';

export type LexiconFilter = {
  q?: string | undefined;
  locale?: Locale | undefined;
  kind?: LexiconListKind | undefined;
  source?: LexiconRow['source'] | undefined;
  state?: LexiconRow['state'] | undefined;
};
type Reader = { dictionary: Dictionary; locale: Locale; entries: readonly StoredEntry[] };

const PROGRAM = 'program-';

/** A page of the rows and their number. */
export function lexiconRows(
  filter: LexiconFilter,
  { start, count }: { start: number; count: number },
  reader: Reader,
): { rows: LexiconRow[]; total: number } {
  const q = normalise(filter.q ?? '').trim();
  const replaced = replacedTerms(reader.entries);
  const own =
    filter.source === 'program'
      ? []
      : reader.entries
          .map((entry) => rowOfEntry(entry, reader))
          .filter((row) => fits(row, filter, q));
  const found = filter.source === 'staff' ? [] : programTerms(filter, q, reader, replaced);
  const shown = found.slice(
    Math.max(0, start - own.length),
    Math.max(0, start + count - own.length),
  );
  return {
    rows: [...own.slice(start, start + count), ...shown.map((i) => rowOfTerm(i, reader, replaced))],
    total: own.length + found.length,
  };
}

/** @returns undefined when there is none */
export function lexiconRow(id: string, reader: Reader): LexiconRow | undefined {
  if (id.startsWith(PROGRAM)) {
    const i = Number(id.slice(PROGRAM.length));
    return i < termsOf(reader).length
      ? rowOfTerm(i, reader, replacedTerms(reader.entries))
      : undefined;
  }
  const entry = reader.entries.find((stored) => stored.id === Number(id));
  return entry === undefined ? undefined : rowOfEntry(entry, reader);
}

/** The program's term that has this id. */
export function programTerm(
  id: string,
  { dictionary }: Pick<Reader, 'dictionary'>,
): LexiconTerm | undefined {
  return id.startsWith(PROGRAM)
    ? dictionary.lexicon.base.terms[Number(id.slice(PROGRAM.length))]
    : undefined;
}

/** Whether the program has a term that the search does not tell apart from it. */
export function isProgramTerm(key: number, { dictionary }: Pick<Reader, 'dictionary'>): boolean {
  return dictionary.lexicon.base.terms.some((term) => keysOf(term).own[0]?.key === key);
}

function termsOf({ dictionary }: Reader): readonly LexiconTerm[] {
  return dictionary.lexicon.base.terms;
}

function fits(row: LexiconRow, { locale, kind, state }: LexiconFilter, q: string): boolean {
  if (kind !== undefined && row.kind !== kind) return false;
  if (state !== undefined && row.state !== state) return false;
  if (locale !== undefined && row.locale !== null && row.locale !== locale) return false;
  return (
    q === '' ||
    [...row.terms, row.means, row.standsFor ?? ''].some((text) => normalise(text).includes(q))
  );
}

/** Places of the terms that fit: the term itself first, then those that begin so, then all others. */
function programTerms(
  { locale, kind, state }: LexiconFilter,
  q: string,
  reader: Reader,
  replaced: Replaced,
): number[] {
  const normalised = q === '' ? [] : normalisedTerms(termsOf(reader));
  const byRank: [number[], number[], number[]] = [[], [], []];
  for (const [i, term] of termsOf(reader).entries()) {
    if (locale !== undefined && localeOf(term.term) !== locale) continue;
    const description = descriptionOf(term.meaning, reader);
    if (kind !== undefined && description.kind !== kind) continue;
    if (state !== undefined && stateOf(term, description, replaced) !== state) continue;
    const text = normalised[i] ?? '';
    if (q !== '' && !text.includes(q) && !description.searched.includes(q)) continue;
    byRank[text === q ? 0 : text.startsWith(q) ? 1 : 2].push(i);
  }
  return byRank.flat();
}

function rowOfTerm(i: number, reader: Reader, replaced: Replaced): LexiconRow {
  const term = termsOf(reader)[i] as LexiconTerm;
  const description = descriptionOf(term.meaning, reader);
  const { kind, means, missing, categories, properties } = description;
  return {
    id: `${PROGRAM}${i}`,
    source: 'program',
    terms: [term.term],
    locale: localeOf(term.term),
    kind,
    means,
    categories,
    properties,
    standsFor: term.meaning.foreignManufacturer,
    state: stateOf(term, description, replaced),
    missing,
    version: 0,
  };
}

function rowOfEntry(entry: StoredEntry, { dictionary, locale }: Reader): LexiconRow {
  const { id, terms, kind, standsFor, version } = entry;
  const meaning = meaningOfEntry(entry, dictionary);
  const described =
    meaning === undefined ? undefined : describeMeaning(meaning, dictionary, locale);
  const gone = [
    ...entry.categories
      .filter((category) => !dictionary.categories.has(facetId(GROUP.category, category)))
      .map((category) => `#${category}`),
    ...entry.properties
      .filter(({ attribute }) => !dictionary.attributes.has(attribute))
      .flatMap(({ values }) => values),
  ];
  return {
    id: String(id),
    source: 'staff',
    terms,
    locale: entry.locale,
    kind,
    means: described?.means ?? standsFor ?? '',
    categories: entry.categories,
    properties: described?.properties ?? [],
    standsFor,
    state:
      kind === 'off' ? 'off' : described === undefined || described.isBound ? 'bound' : 'unbound',
    missing: [...(described?.missing ?? []), ...gone],
    version,
  };
}

/** Key of a term -> whether staff switched it off or say what it means. */
type Replaced = ReadonlyMap<number, 'off' | 'replaced'>;

function replacedTerms(entries: readonly StoredEntry[]): Replaced {
  return new Map(
    entries.flatMap(({ terms, kind }) =>
      terms.flatMap((term): [number, 'off' | 'replaced'][] => {
        const key = keyOfTerm(term);
        return key === undefined ? [] : [[key, kind === 'off' ? 'off' : 'replaced']];
      }),
    ),
  );
}

function stateOf(
  term: LexiconTerm,
  { isBound }: Description,
  replaced: Replaced,
): LexiconRow['state'] {
  return replaced.get(keysOf(term).own[0]?.key ?? Number.NaN) ?? (isBound ? 'bound' : 'unbound');
}

function localeOf(term: string): Locale {
  return /[\u0600-\u06ff]/.test(term) ? 'ar' : /[\u0400-\u04ff]/.test(term) ? 'ru' : 'en';
}

const normalisedCache = new WeakMap<readonly LexiconTerm[], string[]>();

function normalisedTerms(terms: readonly LexiconTerm[]): string[] {
  let known = normalisedCache.get(terms);
  if (known === undefined) {
    known = terms.map(({ term }) => normalise(term).trim());
    normalisedCache.set(terms, known);
  }
  return known;
}

type Described = Description & { searched: string };

/** Of a line of the program all terms share the meaning; described once a dictionary and language. */
const descriptions = new WeakMap<object, Map<Meaning, Described>[]>();

function descriptionOf(meaning: Meaning, { dictionary, locale }: Reader): Described {
  const base = dictionary.lexicon.base;
  const byLocale = descriptions.get(base) ?? LOCALES.map(() => new Map<Meaning, Described>());
  descriptions.set(base, byLocale);
  const known = byLocale[LOCALES.indexOf(locale)] as Map<Meaning, Described>;
  const found = known.get(meaning);
  if (found !== undefined) return found;
  const description = describeMeaning(meaning, dictionary, locale);
  const described = { ...description, searched: normalise(description.means) };
  known.set(meaning, described);
  return described;
}
