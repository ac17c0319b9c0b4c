// Queries of the memory index: documents, orders and part numbers, read in batches from one snapshot.
import type { CurrencyCode } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { DocumentRanks, MemoryDocument, PartNumber } from './memory-document.ts';

/** Small enough that no request waits long for the reading of one. */
const BATCH = 500;
const PARTS_BATCH = 5_000;

export async function readSize(tx: Tx): Promise<{ version: number; documents: number }> {
  const { rows } = await sql<{ version: number; documents: number }>`
    select documents as version, (select count(*)::int from search_document) as documents from search_version`.execute(
    tx,
  );
  return rows[0] as { version: number; documents: number };
}

type DocumentRow = {
  id: number;
  sort_rank: number;
  fv: number[];
  terms: number[];
  name_terms: number[];
  charged: number;
  list: number;
  own: Partial<Record<CurrencyCode, number>>;
};

/** In the order of their sort ranks. */
export async function* readDocuments(tx: Tx): AsyncGenerator<MemoryDocument> {
  for (let after = { sort_rank: -1, id: 0 }; ; ) {
    const { rows } = await sql<DocumentRow>`
      select d.id, d.sort_rank, d.fv, d.terms, d.name_terms, coalesce(p.discount_base, p.price_base) as charged, p.price_base as list, p.own_prices as own
      from search_document d join product p on p.id = d.id
      where (d.sort_rank, d.id) > (${after.sort_rank}::int, ${after.id}::int) order by d.sort_rank, d.id limit ${BATCH}`.execute(
      tx,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id, fv, terms, name_terms, charged, list, own } of rows)
      yield { id, fv, terms, nameTerms: name_terms, prices: { charged, list, own } };
    after = last;
  }
}

/** The orders that the database knows best, as ranks by position. */
export async function readRanks(tx: Tx): Promise<DocumentRanks> {
  const orders: Record<keyof DocumentRanks, string> = {
    en: 'n.en',
    ru: 'n.ru',
    ar: 'n.ar',
    newest: 'p.created_at desc',
    rating: 'p.rating_sum::float8 / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc',
  };
  const ranks: Partial<DocumentRanks> = {};
  for (const [name, order] of Object.entries(orders)) {
    const { rows } = await sql<{ ranks: number[] | null }>`
      select array_agg(rank order by sort_rank, id) as ranks
      from (select d.sort_rank, d.id, (dense_rank() over (order by ${sql.raw(order)}))::int as rank
            from search_document d join product p on p.id = d.id left join search_name n on n.id = d.id) r`.execute(
      tx,
    );
    ranks[name as keyof DocumentRanks] = Int32Array.from(rows[0]?.ranks ?? []);
  }
  return ranks as DocumentRanks;
}

/** Ascending by code units, as JavaScript compares. */
export async function readParts(tx: Tx): Promise<PartNumber[]> {
  const parts: PartNumber[] = [];
  for (let after = { key: '', id: 0 }; ; ) {
    const { rows } = await sql<PartNumber>`
      select key, product_id as id from part_key where (key, product_id) > (${after.key}, ${after.id}::int)
      order by key, product_id limit ${PARTS_BATCH}`.execute(tx);
    const last = rows.at(-1);
    // The database orders by bytes.
    if (last === undefined)
      return parts.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    for (const part of rows) parts.push(part);
    after = last;
  }
}
