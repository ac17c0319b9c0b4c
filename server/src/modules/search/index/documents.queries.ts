// Queries of search documents: products are read with all that is searched of them, documents are written and removed.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type CopyValue, copyInto, copyLine } from '../../../platform/db/raw.ts';
import type { Frequent } from '../lexicon/frequent-queries.rules.ts';
import { encodeFacets } from './encoded-facets.rules.ts';
import {
  bucketIn,
  type IndexableProduct,
  type SearchDocument,
  scopesOf,
} from './search-documents.rules.ts';

/** Position at which reading of all products continues. */
export type Cursor = { category: number; sortRank: number; id: number };

type Row = {
  id: number;
  sku: string;
  mpn: string;
  gtin: string | null;
  sort_rank: number;
  category_id: number;
  manufacturer_id: number;
  industries: string | null;
  lots: string | null;
  attributes: string | null;
  en: string | null;
  ru: string | null;
  ar: string | null;
  en_text: string | null;
  ru_text: string | null;
  ar_text: string | null;
};

/** Published products, those of a category together, after one of them; or those with the given ids. */
export async function readProducts(
  db: Db | Tx,
  which: { after: Cursor; count: number } | { ids: readonly number[] },
): Promise<IndexableProduct[]> {
  const chosen: RawBuilder<unknown> =
    'ids' in which
      ? sql`p.id = any(${which.ids}::int[])`
      : sql`(p.category_id, p.sort_rank, p.id) > (${which.after.category}::int, ${which.after.sortRank}::int, ${which.after.id}::int)`;
  const limit = 'ids' in which ? sql`` : sql`limit ${which.count}`;
  const { rows } = await sql<Row>`
    with chosen as materialized (select * from product p where p.published and ${chosen} order by p.category_id, p.sort_rank, p.id ${limit}),
    in_lots as (select product_id, string_agg(lot_id::text, ',') as lots from lot_item where product_id in (select id from chosen) group by product_id)
    select p.id, p.sku, p.mpn, p.gtin, p.sort_rank, p.category_id, p.manufacturer_id, l.lots,
      (select string_agg(industry_id::text, ',') from product_industry where product_id = p.id) as industries,
      (select string_agg(attribute_id || ',' || ordinal, ',') from product_attribute where product_id = p.id) as attributes,
      en.name as en, ru.name as ru, ar.name as ar, en.description as en_text, ru.description as ru_text, ar.description as ar_text
    from chosen p
    left join in_lots l on l.product_id = p.id
    left join product_text en on en.product_id = p.id and en.locale = 'en'
    left join product_text ru on ru.product_id = p.id and ru.locale = 'ru'
    left join product_text ar on ar.product_id = p.id and ar.locale = 'ar'
    order by p.category_id, p.sort_rank, p.id`.execute(db);
  return rows.map(toProduct);
}

function toProduct(row: Row): IndexableProduct {
  const name = {
    en: row.en ?? row.ru ?? row.ar ?? row.sku,
    ...(row.ru === null ? {} : { ru: row.ru }),
    ...(row.ar === null ? {} : { ar: row.ar }),
  };
  return {
    id: row.id,
    sku: row.sku,
    mpn: row.mpn,
    ...(row.gtin === null ? {} : { gtin: row.gtin }),
    sortRank: row.sort_rank,
    category: row.category_id,
    manufacturer: row.manufacturer_id,
    industries: numbers(row.industries),
    lots: numbers(row.lots),
    attributes: numbers(row.attributes),
    name,
    description: { en: row.en_text ?? '', ru: row.ru_text ?? '', ar: row.ar_text ?? '' },
  };
}

function numbers(list: string | null): number[] {
  return list === null ? [] : list.split(',').map(Number);
}

export async function countProducts(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from product where published`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Documents in one piece of a COPY. */
const COPIED = 100;

/** Writes documents and all that belongs to each; counts and words are the caller's. */
export async function writeDocuments(
  tx: Tx,
  documents: readonly SearchDocument[],
  frequent: Frequent,
): Promise<void> {
  if (documents.length === 0) return;
  // Some at a time: one text of all of them would be tens of megabytes.
  const lines = function* (rowsOf: (document: SearchDocument) => CopyValue[][]): Generator<string> {
    for (let at = 0; at < documents.length; at += COPIED)
      yield documents
        .slice(at, at + COPIED)
        .map((document) => rowsOf(document).map(copyLine).join(''))
        .join('');
  };
  await copyInto(
    tx,
    'search_document (id, sort_rank, fv, encoded_row, name_terms, terms)',
    lines((d) => [[d.id, d.sortRank, d.fv, encodeFacets(d.fv), d.nameTerms, d.terms]]),
  );
  await copyInto(
    tx,
    'search_scope_rank (scope, rank_bucket, sort_rank, id)',
    lines((d) =>
      scopesOf(d, frequent).map((scope) => [scope, bucketIn(scope, d, frequent), d.sortRank, d.id]),
    ),
  );
  await copyInto(
    tx,
    'search_name (id, en, ru, ar)',
    lines((d) => [[d.id, d.sortNames.en, d.sortNames.ru, d.sortNames.ar]]),
  );
  await copyInto(
    tx,
    'part_key (key, product_id, sort_rank)',
    lines((d) => d.partKeys.map((key) => [key, d.id, d.sortRank])),
  );
}

/** Entries of written documents wait in a list, which every search would read through: they go into the index all at once, the cheaper the more they are. */
export async function enterDocuments(tx: Tx): Promise<void> {
  await sql`select gin_clean_pending_list('search_document_contents')`.execute(tx);
}

/** Takes products out of the index and says which facets and terms they had. */
export async function removeDocuments(
  tx: Tx,
  ids: readonly number[],
): Promise<Pick<SearchDocument, 'id' | 'fv' | 'terms'>[]> {
  await sql`delete from search_scope_rank where id = any(${ids}::int[])`.execute(tx);
  await sql`delete from search_name where id = any(${ids}::int[])`.execute(tx);
  await sql`delete from part_key where product_id = any(${ids}::int[])`.execute(tx);
  const { rows } = await sql<
    Pick<SearchDocument, 'id' | 'fv' | 'terms'>
  >`delete from search_document where id = any(${ids}::int[]) returning id, fv, terms`.execute(tx);
  return rows;
}
