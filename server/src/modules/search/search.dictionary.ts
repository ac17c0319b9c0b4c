// Is what this process knows of names and words still right? Kept in memory, read again as soon as a statement shows another version.
import { type Db, sourceOf, type Tx } from '../../platform/db/index.ts';
import { readDictionary, readVersions, readWords } from './dictionary.queries.ts';
import { type Dictionary, dictionaryOf } from './dictionary.rules.ts';
import { type Frequent, type FrequentRow, frequentOf, NONE_FREQUENT } from './frequent.rules.ts';

type Kept = { dictionary: Dictionary | undefined; edition: number; loading: Promise<Dictionary> | undefined };
const keptByDatabase = new WeakMap<object, Kept>();

let edition = 0;

/** After a change was committed here: the next search of this process reads it first. Others learn it with their first answer. */
export function dictionaryChanged(): void {
  edition += 1;
}

/** What is known now, maybe a moment old; only the first call waits for the database. */
export function currentDictionary(db: Db): Dictionary | Promise<Dictionary> {
  const { dictionary, edition: known } = keptOf(db);
  return dictionary !== undefined && known === edition ? dictionary : refreshDictionary(db);
}

/** Reads again when the database is at another version than `seen`. */
export function dictionaryAt(db: Db, dictionary: Dictionary, seen: { names: number; words: number }): Dictionary | Promise<Dictionary> {
  const { names, words } = dictionary.version;
  return names === seen.names && words === seen.words ? dictionary : refreshDictionary(db);
}

/** Asks for the version and reads what changed; for answers that would otherwise be a refusal. */
export async function checkedDictionary(db: Db, dictionary: Dictionary): Promise<Dictionary> {
  return await dictionaryAt(db, dictionary, await readVersions(db));
}

function refreshDictionary(db: Db): Promise<Dictionary> {
  const kept = keptOf(db);
  const begun = edition;
  // Who comes while it is being read gets the same reading: it began after their statement's version or shows up as old again.
  kept.loading ??= load(db, kept.dictionary)
    .then((dictionary) => {
      kept.dictionary = dictionary;
      kept.edition = begun;
      return dictionary;
    })
    .finally(() => {
      kept.loading = undefined;
    });
  return kept.loading;
}

/** Afresh, also inside a transaction that has changed names itself. */
export async function readWholeDictionary(db: Db | Tx): Promise<Dictionary> {
  return dictionaryOf(await readDictionary(db), { version: -1, rows: [], frequent: NONE_FREQUENT });
}

/** The same with the words, once they are all written. */
export async function readDictionaryAndWords(db: Db | Tx): Promise<Dictionary> {
  return dictionaryOf(await readDictionary(db), withFrequent(await readWords(db)));
}

function withFrequent<Words extends { frequent: FrequentRow[] }>(words: Words): Omit<Words, 'frequent'> & { frequent: Frequent } {
  return { ...words, frequent: frequentOf(words.frequent) };
}

async function load(db: Db, last: Dictionary | undefined): Promise<Dictionary> {
  const seen = await readVersions(db);
  const rows = await readDictionary(db);
  if (last !== undefined && last.version.words === seen.words)
    return dictionaryOf(rows, { version: seen.words, kept: last.words, frequent: last.frequent });
  return dictionaryOf(rows, withFrequent(await readWords(db)));
}

/** A replica has its own: what it shows of versions may be older. */
function keptOf(asked: Db): Kept {
  const db = sourceOf(asked);
  let kept = keptByDatabase.get(db);
  if (kept === undefined) {
    kept = { dictionary: undefined, edition, loading: undefined };
    keptByDatabase.set(db, kept);
  }
  return kept;
}
