// How does the index get into memory, and how do the cards of a page come out of the tables? All of one moment.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { queryPrepared } from '../../platform/db/raw.ts';
import { encodedCards } from '../catalog/index.ts';
import type { DocumentRanks, MemoryDocument, PartNumber } from './memory-document.ts';
import { named } from './postgres-engine-plan.ts';

/** Small enough that no request waits long for the reading of one. */
const BATCH = 500;
const PARTS_BATCH = 5_000;

export async function readSize(tx: Tx): Promise<{ version: number; documents: number }> {
  const { rows } = await sql<{ version: number; documents: number }>`
    select documents as version, (select count(*)::int from search_document) as documents from search_version`.execute(tx);
  return rows[0] as { version: number; documents: number };
}

type DocumentRow = {
  id: number;
  popularity: number;
  fv: number[];
  terms: number[];
  name_terms: number[];
  charged: number;
  inr: number;
  usd: number | null;
  sar: number | null;
};

/** In the order of popularity. */
export async function* readDocuments(tx: Tx): AsyncGenerator<MemoryDocument> {
  for (let after = { popularity: -1, id: 0 }; ; ) {
    const { rows } = await sql<DocumentRow>`
      select d.id, d.popularity, d.fv, d.terms, d.name_terms, coalesce(p.discount_inr, p.price_inr) as charged, p.price_inr as inr, p.price_usd as usd, p.price_sar as sar
      from search_document d join product p on p.id = d.id
      where (d.popularity, d.id) > (${after.popularity}::int, ${after.id}::int) order by d.popularity, d.id limit ${BATCH}`.execute(tx);
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id, fv, terms, name_terms, charged, inr, usd, sar } of rows)
      yield { id, fv, terms, nameTerms: name_terms, prices: { charged, inr, usd, sar } };
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
      select array_agg(rank order by popularity, id) as ranks
      from (select d.popularity, d.id, (dense_rank() over (order by ${sql.raw(order)}))::int as rank
            from search_document d join product p on p.id = d.id left join search_name n on n.id = d.id) r`.execute(tx);
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
    if (last === undefined) return parts.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    for (const part of rows) parts.push(part);
    after = last;
  }
}

export type CardsRow = { names: number; words: number; documents: number; cards: string | null };

/** Cards of products in the given order, tiers before their facts, and the versions of what is kept in memory: one statement, one moment. */
export async function readCards(db: Db, ids: readonly number[], tiers: readonly number[], locale: Locale): Promise<CardsRow> {
  const [row] = await queryPrepared<CardsRow>(db, CARDS[locale], [`{${ids.join(',')}}`, `{${tiers.join(',')}}`]);
  return row as CardsRow;
}

const cardsStatement = (locale: Locale) =>
  named(`select v.names, v.words, v.documents,
      (select ${encodedCards(locale, ['k.tier', 'p.manufacturer_id'], 'k.n')}
       from unnest($1::int[], $2::int[]) with ordinality k (id, tier, n) join product p on p.id = k.id) as cards
    from search_version v`);
const CARDS = { en: cardsStatement('en'), ru: cardsStatement('ru'), ar: cardsStatement('ar') } satisfies Record<Locale, unknown>;
