// Queries of the index's words and versions: a change increments a version, so that every process reloads its dictionary or documents.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { copyInto, copyLine } from '../../../platform/db/raw.ts';

/** Words new to the catalogue; true when there were any. */
export async function addWords(
  tx: Tx,
  words: readonly { term: string; hash: number }[],
): Promise<boolean> {
  if (words.length === 0) return false;
  const { numAffectedRows } = await sql`
    insert into search_term (term, hash, frequency)
    select *, 1 from unnest(${words.map((word) => word.term)}::text[], ${words.map((word) => word.hash)}::int[])
    on conflict (term) do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function copyWords(
  tx: Tx,
  words: ReadonlyMap<string, number>,
  hashOf: (word: string) => number,
): Promise<void> {
  const lines = function* (): Generator<string> {
    for (const [term, frequency] of words) yield copyLine([term, hashOf(term), frequency]);
  };
  await copyInto(tx, 'search_term (term, hash, frequency)', inBatches(lines(), 2_000));
}

function* inBatches(lines: Iterable<string>, size: number): Generator<string> {
  let batch: string[] = [];
  for (const line of lines) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch.join('');
    batch = [];
  }
  if (batch.length > 0) yield batch.join('');
}

export async function wordsChanged(tx: Tx): Promise<void> {
  await sql`update search_version set words = words + 1`.execute(tx);
}

/** By which rules the index was built; 0 before they were counted. */
export async function readRules(db: Db): Promise<number> {
  const { rows } = await sql<{ rules: number }>`select rules from search_version`.execute(db);
  return rows[0]?.rules ?? 0;
}

export async function noteRules(tx: Tx, rules: number): Promise<void> {
  await sql`update search_version set rules = ${rules}::int`.execute(tx);
}

/** Processes with documents in memory reload them. Changed prices and ratings count by a trigger. */
export async function documentsChanged(tx: Tx): Promise<void> {
  await sql`update search_version set documents = documents + 1`.execute(tx);
}
