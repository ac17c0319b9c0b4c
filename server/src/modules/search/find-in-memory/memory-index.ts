// Cache of the memory index: invalidated when an answer shows another version of the documents, then read anew in the background, not too often.
import { setImmediate } from 'node:timers/promises';
import { type Db, inSnapshot, primaryOf, sourceOf, type Tx } from '../../../platform/db/index.ts';
import { readDocuments, readParts, readRanks, readSize } from './memory-index.queries.ts';
import { type MemoryIndex, MemoryIndexBuilder } from './memory-index.rules.ts';

/** Larger catalogues are searched in the database only: about 1 KB a product. */
const MAX_IN_MEMORY = 200_000;
/** Reading may take at most this part of the time. */
const MAX_SHARE = 1 / 20;
const MIN_INTERVAL_MS = 2_000;
const AFTER_FAILURE_MS = 30_000;

type Cached = {
  index: MemoryIndex | undefined;
  reading: Promise<void> | undefined;
  notBefore: number;
};
const cacheByDatabase = new WeakMap<object, Cached>();

/** The index when there is one that was right lately; otherwise it is being read. Never waits. */
export function memoryIndex(db: Db): MemoryIndex | undefined {
  if (db.isTransaction) return undefined;
  const cached = cachedOf(db);
  if (
    cached.index === undefined &&
    cached.reading === undefined &&
    performance.now() >= cached.notBefore
  )
    void read(db, cached);
  return cached.index;
}

/** An answer showed another version. Where a replica's is older, the replica is late and the index right. */
export function invalidateMemoryIndex(db: Db, index: MemoryIndex, seen: number): void {
  if (seen < index.version && sourceOf(db) !== primaryOf(db)) return;
  const cached = cachedOf(db);
  if (cached.index === index) cached.index = undefined;
}

/** Reads it now, where waiting is possible: at the start of the program, in a test. */
export async function warmMemoryIndex(db: Db): Promise<void> {
  const cached = cachedOf(db);
  await (cached.reading ?? read(db, cached));
}

function read(db: Db, cached: Cached): Promise<void> {
  const began = performance.now();
  cached.reading = readIndex(db)
    .then(
      (index) => {
        cached.index = index;
        const took = performance.now() - began;
        cached.notBefore =
          index === undefined
            ? Number.POSITIVE_INFINITY
            : performance.now() + Math.max(MIN_INTERVAL_MS, took / MAX_SHARE);
      },
      // The database is busy or closing; searches go to it as before.
      () => {
        cached.notBefore = performance.now() + AFTER_FAILURE_MS;
      },
    )
    .finally(() => {
      cached.reading = undefined;
    });
  return cached.reading;
}

/** undefined for a catalogue that is too large. Thousands of short pieces of work, so requests hardly wait meanwhile. */
async function readIndex(db: Db): Promise<MemoryIndex | undefined> {
  const read = async (tx: Tx): Promise<MemoryIndex | undefined> => {
    const { version, documents } = await readSize(tx);
    if (documents > MAX_IN_MEMORY) return undefined;
    const builder = new MemoryIndexBuilder();
    for await (const document of readDocuments(tx)) builder.add(document);
    return await inPieces(
      builder.finish({ version, ranks: await readRanks(tx), parts: await readParts(tx) }),
    );
  };
  // The orders of a large catalogue take their time.
  return await inSnapshot(db, read, { statementTimeoutMs: 60_000 });
}

/** What came meanwhile goes on between two pieces. */
async function inPieces<Result>(work: Generator<void, Result, void>): Promise<Result> {
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done === true) return piece.value;
    await setImmediate();
  }
}

/** One for the primary and all of its replicas: the same version means the same documents. */
function cachedOf(asked: Db): Cached {
  const db = primaryOf(asked);
  let cached = cacheByDatabase.get(db);
  if (cached === undefined) {
    cached = { index: undefined, reading: undefined, notBefore: 0 };
    cacheByDatabase.set(db, cached);
  }
  return cached;
}
