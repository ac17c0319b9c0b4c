// Is the index in memory still right? Each answer carries the database's version; an old index is not used again and is read anew, not too often.
import { setImmediate } from 'node:timers/promises';
import { atOneMoment, type Db, primaryOf, sourceOf, type Tx } from '../../platform/db/index.ts';
import { readDocuments, readParts, readRanks, readSize } from './memory-index.queries.ts';
import { type MemoryIndex, MemoryIndexBuilder } from './memory-index.rules.ts';

/** Larger catalogues are searched in the database only: about 1 KB a product. */
const MOST_IN_MEMORY = 200_000;
/** Reading may take at most this part of the time. */
const SHARE = 1 / 20;
const SOONEST_MS = 2_000;
const AFTER_FAILURE_MS = 30_000;

type Kept = { index: MemoryIndex | undefined; reading: Promise<void> | undefined; notBefore: number };
const keptByDatabase = new WeakMap<object, Kept>();

/** The index when there is one that was right lately; otherwise it is on its way. Never waits. */
export function memoryIndex(db: Db): MemoryIndex | undefined {
  if (db.isTransaction) return undefined;
  const kept = keptOf(db);
  if (kept.index === undefined && kept.reading === undefined && performance.now() >= kept.notBefore) void read(db, kept);
  return kept.index;
}

/** An answer showed another version. Where a replica's is older, the replica is late and the index right. */
export function forgetMemoryIndex(db: Db, index: MemoryIndex, seen: number): void {
  if (seen < index.version && sourceOf(db) !== primaryOf(db)) return;
  const kept = keptOf(db);
  if (kept.index === index) kept.index = undefined;
}

/** Reads it now, for whoever can wait: the start of the program, a test. */
export async function warmMemoryIndex(db: Db): Promise<void> {
  const kept = keptOf(db);
  await (kept.reading ?? read(db, kept));
}

function read(db: Db, kept: Kept): Promise<void> {
  const began = performance.now();
  kept.reading = readIndex(db)
    .then(
      (index) => {
        kept.index = index;
        const took = performance.now() - began;
        kept.notBefore = index === undefined ? Number.POSITIVE_INFINITY : performance.now() + Math.max(SOONEST_MS, took / SHARE);
      },
      // The database is busy or closing; searches go to it as before.
      () => {
        kept.notBefore = performance.now() + AFTER_FAILURE_MS;
      },
    )
    .finally(() => {
      kept.reading = undefined;
    });
  return kept.reading;
}

/** undefined for a catalogue that is too large. Thousands of short pieces of work, so requests hardly wait meanwhile. */
async function readIndex(db: Db): Promise<MemoryIndex | undefined> {
  const read = async (tx: Tx): Promise<MemoryIndex | undefined> => {
    const { version, documents } = await readSize(tx);
    if (documents > MOST_IN_MEMORY) return undefined;
    const builder = new MemoryIndexBuilder();
    for await (const document of readDocuments(tx)) builder.add(document);
    return await inPieces(builder.finish({ version, ranks: await readRanks(tx), parts: await readParts(tx) }));
  };
  // The orders of a large catalogue take their time.
  return await atOneMoment(db, read, { statementTimeoutMs: 60_000 });
}

/** What came meanwhile goes on between two pieces. */
async function inPieces<Result>(work: Generator<void, Result, void>): Promise<Result> {
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done === true) return piece.value;
    await setImmediate();
  }
}

/** One for the primary and all of its replicas: the same version means the same documents. */
function keptOf(asked: Db): Kept {
  const db = primaryOf(asked);
  let kept = keptByDatabase.get(db);
  if (kept === undefined) {
    kept = { index: undefined, reading: undefined, notBefore: 0 };
    keptByDatabase.set(db, kept);
  }
  return kept;
}
