// Cache of the search dictionary: one a database, read again as soon as a statement shows another version of names or words.
import { type Db, sourceOf, type Tx } from '../../../platform/db/index.ts';
import {
  type LearnedOrderRow,
  readDictionary,
  readVersions,
  readWords,
} from './dictionary.queries.ts';
import { type Dictionary, dictionaryOf, NO_PHRASES } from './dictionary.rules.ts';
import {
  type Frequent,
  type FrequentRow,
  frequentOf,
  NONE_FREQUENT,
} from './frequent-queries.rules.ts';
import { type Learned, NOTHING_LEARNED } from './learned.rules.ts';

type Cached = {
  dictionary: Dictionary | undefined;
  generation: number;
  loading: Promise<Dictionary> | undefined;
};
const cacheByDatabase = new WeakMap<object, Cached>();

let generation = 0;

/** After a change was committed here: the next search of this process reads it first. Others learn it with their first answer. */
export function dictionaryChanged(): void {
  generation += 1;
}

/** The dictionary in memory, maybe a moment old; only the first call waits for the database. */
export function currentDictionary(db: Db): Dictionary | Promise<Dictionary> {
  const { dictionary, generation: known } = cachedOf(db);
  return dictionary !== undefined && known === generation ? dictionary : refreshDictionary(db);
}

/** Reads again when the database is at another version than `seen`. */
export function dictionaryAt(
  db: Db,
  dictionary: Dictionary,
  seen: { names: number; words: number },
): Dictionary | Promise<Dictionary> {
  const { names, words } = dictionary.version;
  return names === seen.names && words === seen.words ? dictionary : refreshDictionary(db);
}

/** Asks for the version and reads what changed; for answers that would otherwise be a rejection. */
export async function checkedDictionary(db: Db, dictionary: Dictionary): Promise<Dictionary> {
  return await dictionaryAt(db, dictionary, await readVersions(db));
}

function refreshDictionary(db: Db): Promise<Dictionary> {
  const cached = cachedOf(db);
  const begun = generation;
  // Calls while it is being read share the same reading: it began after their statement's version or shows up as old again.
  cached.loading ??= load(db, cached.dictionary)
    .then((dictionary) => {
      cached.dictionary = dictionary;
      cached.generation = begun;
      return dictionary;
    })
    .finally(() => {
      cached.loading = undefined;
    });
  return cached.loading;
}

/** Names and synonyms afresh, also inside a transaction that has changed names itself; for documents, which need no lexicon. */
export async function readWholeDictionary(db: Db | Tx): Promise<Dictionary> {
  return dictionaryOf(await readDictionary(db), {
    version: -1,
    rows: [],
    frequent: NONE_FREQUENT,
    learned: NOTHING_LEARNED,
    phrases: NO_PHRASES,
  });
}

/** The same with the words, once they are all written; also without the lexicon, which takes seconds to bind while others wait for the index. */
export async function readDictionaryAndWords(db: Db | Tx): Promise<Dictionary> {
  return dictionaryOf(await readDictionary(db), {
    ...indexed(await readWords(db)),
    phrases: NO_PHRASES,
  });
}

type Read = {
  frequent: FrequentRow[];
  orders: LearnedOrderRow[];
  pastQueries: Learned['pastQueries'];
};

function indexed<Words extends Read>({
  orders,
  pastQueries,
  frequent,
  ...words
}: Words): Omit<Words, keyof Read> & { frequent: Frequent; learned: Learned } {
  const learned = {
    orders: new Map(orders.map(({ query, products }) => [query, products])),
    pastQueries,
  };
  return { ...words, frequent: frequentOf(frequent), learned };
}

async function load(db: Db, last: Dictionary | undefined): Promise<Dictionary> {
  const seen = await readVersions(db);
  const rows = await readDictionary(db);
  // The terms of the program are bound to names and stay while those do; entries of staff lie on top.
  const areSame =
    last !== undefined && last.version.names - last.version.lexicon === rows.names - rows.lexicon;
  const bound = areSame ? { phrases: last.lexicon.base.phrases } : {};
  if (last !== undefined && last.version.words === seen.words)
    return dictionaryOf(rows, {
      version: seen.words,
      kept: last.words,
      frequent: last.frequent,
      learned: last.learned,
      ...bound,
    });
  return dictionaryOf(rows, { ...indexed(await readWords(db)), ...bound });
}

/** A replica has its own: what it shows of versions may be older. */
function cachedOf(asked: Db): Cached {
  const db = sourceOf(asked);
  let cached = cacheByDatabase.get(db);
  if (cached === undefined) {
    cached = { dictionary: undefined, generation, loading: undefined };
    cacheByDatabase.set(db, cached);
  }
  return cached;
}
