// Search indexer: follows the catalogue in the transaction of each change, fills the index at the first load, and rebuilds it while the shop runs.
// [features complaint 22]
import { setImmediate } from 'node:timers/promises';
import { LOCALES } from '@millwright/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { termOf } from '../analysis/terms.rules.ts';
import { readDictionaryAndWords, readWholeDictionary } from '../lexicon/dictionary.ts';
import { NONE_FREQUENT } from '../lexicon/frequent-queries.rules.ts';
import { frequentQueriesOf } from '../parse/frequent-query.rules.ts';
import {
  type Cursor,
  countProducts,
  enterDocuments,
  readProducts,
  removeDocuments,
  writeDocuments,
} from './documents.queries.ts';
import {
  type CountChanges,
  changeCounts,
  copyCounts,
  countDocument,
} from './facet-counts.queries.ts';
import { chooseFrequent, readFrequent } from './frequent-queries.queries.ts';
import { documentMaker, type SearchDocument, scopesOf } from './search-documents.rules.ts';
import {
  addWords,
  copyWords,
  documentsChanged,
  noteRules,
  readRules,
  wordsChanged,
} from './words.queries.ts';

export type IndexProgress = (done: number, total: number) => void;

const BATCH = 1_000;
const LIVE_BATCH = 250;
/** Documents made in one go, some milliseconds. */
const DOCUMENTS_A_STEP = 50;
/** Incremented when the contents of the index change: tokens, keys, stems. A shop with an older index rebuilds it at start. */
export const INDEX_RULES = 4;
/** Words in the names of so many products, and queries that find so many, are frequent. */
const FREQUENT_FROM = 250;
/** A million products take minutes: the orders of a thousand words, 42 million rows. */
const FREQUENT_WITHIN_MS = 15 * 60_000;
/** One at a time: counters are shared by all products of a scope. The bytes spell "mwsi"; the trigger search_documents_changed takes it too. */
const LOCK = 0x6d777369;

/**
 * Makes the index say what the tables say about these products: changed, added, unpublished or deleted ones.
 * Call it last in the transaction of the change; until the transaction ends, other changes of the index wait.
 * Not for stock, prices and ratings: those are read where they are.
 */
export async function reindexProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const changes: CountChanges = new Map();
  // A word stays frequent, and exact, until the index is built again.
  const frequent = await readFrequent(tx);
  for (const before of await removeDocuments(tx, wanted))
    countDocument(changes, before.fv, scopesOf(before, frequent), -1);
  const make = documentMaker(await readWholeDictionary(tx));
  const documents: SearchDocument[] = [];
  for (const product of await readProducts(tx, { ids: wanted })) {
    documents.push(make(product));
    // Thousands at once would hold up the requests of this process.
    if (documents.length % DOCUMENTS_A_STEP === 0) await setImmediate();
  }
  await writeDocuments(tx, documents, frequent);
  await enterDocuments(tx);
  const words = new Set<string>();
  for (const document of documents) {
    countDocument(changes, document.fv, scopesOf(document, frequent), 1);
    for (const surface of document.surfaces) words.add(surface);
  }
  await changeCounts(tx, changes);
  if (
    await addWords(
      tx,
      [...words].map((term) => ({ term, hash: termOf(term) })),
    )
  )
    await wordsChanged(tx);
  await documentsChanged(tx);
}

/** The whole index from the tables, in one transaction; readers wait, so this is for a new catalogue. */
export async function fillIndex(
  tx: Tx,
  onProgress: IndexProgress = () => {},
  { frequentFrom = FREQUENT_FROM } = {},
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  await sql`truncate search_document, search_frequent_query, search_scope_rank, facet_count, search_name, part_key, search_term`.execute(
    tx,
  );
  await dropIndexes(tx);
  const total = await countProducts(tx);
  const make = documentMaker(await readWholeDictionary(tx));
  const counts: CountChanges = new Map();
  const words = new Map<string, number>();
  let done = 0;
  // What is searched for together lies together: at a million products a search of 4,000 hits reads 700 pages instead of 4,000.
  for (let after: Cursor = { category: 0, sortRank: -1, id: 0 }; ; ) {
    const products = await readProducts(tx, { after, count: BATCH });
    const last = products.at(-1);
    if (last === undefined) break;
    const documents = products.map(make);
    for (const document of documents) {
      countDocument(counts, document.fv, scopesOf(document, NONE_FREQUENT), 1);
      for (const surface of document.surfaces) words.set(surface, (words.get(surface) ?? 0) + 1);
    }
    await writeDocuments(tx, documents, NONE_FREQUENT);
    after = { category: last.category, sortRank: last.sortRank, id: last.id };
    done += products.length;
    onProgress(done, total);
  }
  await copyCounts(tx, counts);
  await copyWords(tx, words, termOf);
  await chooseFrequent(tx, frequentFrom, frequentQueriesOf(await readDictionaryAndWords(tx)));
  await createIndexes(tx);
  await wordsChanged(tx);
  await noteRules(tx, INDEX_RULES);
  await documentsChanged(tx);
  for (const table of [
    'search_document',
    'search_scope_rank',
    'facet_count',
    'search_name',
    'part_key',
  ])
    await sql`analyze ${sql.table(table)}`.execute(tx);
}

/** Built once at the end: a third of the time of keeping them up row by row. */
async function dropIndexes(tx: Tx): Promise<void> {
  await sql`drop index search_document_contents, search_scope_rank_product, search_name_en, search_name_ru, search_name_ar`.execute(
    tx,
  );
  await sql`alter table search_scope_rank drop constraint search_scope_rank_pkey`.execute(tx);
}

async function createIndexes(tx: Tx): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
  await sql`create index search_document_contents on search_document using gin ((fv || terms))`.execute(
    tx,
  );
  await sql`alter table search_scope_rank add primary key (scope, rank_bucket, sort_rank, id)`.execute(
    tx,
  );
  await sql`create index search_scope_rank_product on search_scope_rank (id)`.execute(tx);
  for (const locale of LOCALES)
    await sql`create index ${sql.id(`search_name_${locale}`)} on search_name (${sql.id(locale)}, id)`.execute(
      tx,
    );
}

/**
 * Every document anew while the shop runs: short transactions, readers and writers hardly notice.
 * For after a change of the rules in this folder; words that nothing uses any more leave with it.
 */
export async function rebuildIndex(
  db: Db,
  onProgress: IndexProgress = () => {},
  { frequentFrom = FREQUENT_FROM } = {},
): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select id from product union select id from search_document order by id`.execute(db);
  const words = new Map<string, number>();
  for (let at = 0; at < rows.length; at += LIVE_BATCH) {
    const ids = rows.slice(at, at + LIVE_BATCH).map((row) => row.id);
    await inTransaction(db, (tx) => reindexProducts(tx, ids), { statementTimeoutMs: 60_000 });
    const make = documentMaker(await readWholeDictionary(db));
    for (const product of await readProducts(db, { ids })) {
      for (const surface of make(product).surfaces)
        words.set(surface, (words.get(surface) ?? 0) + 1);
    }
    onProgress(Math.min(at + LIVE_BATCH, rows.length), rows.length);
  }
  await inTransaction(
    db,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      await sql`delete from search_term`.execute(tx);
      await copyWords(tx, words, termOf);
      await chooseFrequent(tx, frequentFrom, frequentQueriesOf(await readDictionaryAndWords(tx)));
      await wordsChanged(tx);
      await noteRules(tx, INDEX_RULES);
    },
    { statementTimeoutMs: FREQUENT_WITHIN_MS },
  );
}

/** Makes an index of older rules anew; at start, before anybody asks. @returns whether it had to */
export async function ensureIndex(db: Db, onProgress?: IndexProgress): Promise<boolean> {
  if ((await readRules(db)) === INDEX_RULES) return false;
  await rebuildIndex(db, onProgress);
  return true;
}
