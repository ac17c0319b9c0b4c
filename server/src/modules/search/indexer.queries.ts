// Where do the index's rows come from, and how are they written?
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CopyValue, copyInto, copyLine } from '../../platform/db/raw.ts';
import { packFacets } from './counting.rules.ts';
import { type IndexableProduct, type SearchDocument, scopesOf, tierIn } from './document.rules.ts';
import { type Frequent, frequentOf, readWording, scopeOfWording } from './frequent.rules.ts';

/** Where a product stands when all are read. */
export type Place = { category: number; popularity: number; id: number };

type Row = {
  id: number;
  sku: string;
  mpn: string;
  popularity: number;
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
  which: { after: Place; count: number } | { ids: readonly number[] },
): Promise<IndexableProduct[]> {
  const chosen: RawBuilder<unknown> =
    'ids' in which
      ? sql`p.id = any(${which.ids}::int[])`
      : sql`(p.category_id, p.popularity, p.id) > (${which.after.category}::int, ${which.after.popularity}::int, ${which.after.id}::int)`;
  const limit = 'ids' in which ? sql`` : sql`limit ${which.count}`;
  const { rows } = await sql<Row>`
    with chosen as materialized (select * from product p where p.published and ${chosen} order by p.category_id, p.popularity, p.id ${limit}),
    in_lots as (select product_id, string_agg(lot_id::text, ',') as lots from lot_item where product_id in (select id from chosen) group by product_id)
    select p.id, p.sku, p.mpn, p.popularity, p.category_id, p.manufacturer_id, l.lots,
      (select string_agg(industry_id::text, ',') from product_industry where product_id = p.id) as industries,
      (select string_agg(attribute_id || ',' || ordinal, ',') from product_attribute where product_id = p.id) as attributes,
      en.name as en, ru.name as ru, ar.name as ar, en.description as en_text, ru.description as ru_text, ar.description as ar_text
    from chosen p
    left join in_lots l on l.product_id = p.id
    left join product_text en on en.product_id = p.id and en.locale = 'en'
    left join product_text ru on ru.product_id = p.id and ru.locale = 'ru'
    left join product_text ar on ar.product_id = p.id and ar.locale = 'ar'
    order by p.category_id, p.popularity, p.id`.execute(db);
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
    popularity: row.popularity,
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
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from product where published`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Documents in one piece of a COPY. */
const COPIED = 100;

/** Writes documents and all that belongs to each; counts and words are the caller's. */
export async function writeDocuments(tx: Tx, documents: readonly SearchDocument[], frequent: Frequent): Promise<void> {
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
    'search_document (id, popularity, fv, packed, name_terms, terms)',
    lines((d) => [[d.id, d.popularity, d.fv, packFacets(d.fv), d.nameTerms, d.terms]]),
  );
  await copyInto(
    tx,
    'search_place (scope, tier, popularity, id)',
    lines((d) => scopesOf(d, frequent).map((scope) => [scope, tierIn(scope, d, frequent), d.popularity, d.id])),
  );
  await copyInto(
    tx,
    'search_name (id, en, ru, ar)',
    lines((d) => [[d.id, d.sortNames.en, d.sortNames.ru, d.sortNames.ar]]),
  );
  await copyInto(
    tx,
    'part_key (key, product_id, popularity)',
    lines((d) => d.partKeys.map((key) => [key, d.id, d.popularity])),
  );
}

/** Entries of written documents wait in a list, which every search would read through: they go into the index all at once, the cheaper the more they are. */
export async function enterDocuments(tx: Tx): Promise<void> {
  await sql`select gin_clean_pending_list('search_document_contents')`.execute(tx);
}

/** Takes products out of the index and says which facets and terms they had. */
export async function removeDocuments(tx: Tx, ids: readonly number[]): Promise<Pick<SearchDocument, 'id' | 'fv' | 'terms'>[]> {
  await sql`delete from search_place where id = any(${ids}::int[])`.execute(tx);
  await sql`delete from search_name where id = any(${ids}::int[])`.execute(tx);
  await sql`delete from part_key where product_id = any(${ids}::int[])`.execute(tx);
  const { rows } = await sql<
    Pick<SearchDocument, 'id' | 'fv' | 'terms'>
  >`delete from search_document where id = any(${ids}::int[]) returning id, fv, terms`.execute(tx);
  return rows;
}

/** Scope -> facet -> number of products to add (or, below zero, to take away). */
export type CountChanges = Map<number, Map<number, number>>;

export function countDocument(changes: CountChanges, fv: readonly number[], scopes: readonly number[], by: 1 | -1): void {
  for (const scope of scopes) {
    let facets = changes.get(scope);
    if (facets === undefined) {
      facets = new Map();
      changes.set(scope, facets);
    }
    facets.set(0, (facets.get(0) ?? 0) + by);
    for (const facet of fv) facets.set(facet, (facets.get(facet) ?? 0) + by);
  }
}

export async function changeCounts(tx: Tx, changes: CountChanges): Promise<void> {
  const scopes: number[] = [];
  const facets: number[] = [];
  const by: number[] = [];
  for (const [scope, facetChanges] of changes) {
    for (const [facet, change] of facetChanges) {
      if (change === 0) continue;
      scopes.push(scope);
      facets.push(facet);
      by.push(change);
    }
  }
  if (scopes.length === 0) return;
  const changed = sql`unnest(${scopes}::int[], ${facets}::int[], ${by}::int[]) as change (scope, facet, n)`;
  // A row that a product leaves exists; inserting its negative first would break the check that no count is below zero.
  const isLess = by.some((n) => n < 0);
  if (isLess)
    await sql`update facet_count c set n = c.n + change.n from ${changed} where c.scope = change.scope and c.facet = change.facet and change.n < 0`.execute(
      tx,
    );
  await sql`insert into facet_count as c (scope, facet, n) select scope, facet, n from ${changed} where n > 0
    on conflict (scope, facet) do update set n = c.n + excluded.n`.execute(tx);
  if (isLess)
    await sql`delete from facet_count c using ${changed} where c.scope = change.scope and c.facet = change.facet and c.n = 0`.execute(tx);
}

export async function readFrequent(tx: Tx): Promise<Frequent> {
  return frequentOf(await tx.selectFrom('search_frequent').select(['term', 'wording']).execute());
}

/**
 * Chooses the frequent words and `wordings` anew and writes their orders and counts; words (search_term) are there already. Words of names only:
 * those are typed, and the words of descriptions would be five times as many rows.
 */
export async function chooseFrequent(tx: Tx, from: number, wordings: readonly string[]): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`delete from search_frequent`.execute(tx);
  await sql`delete from search_place where scope < 0`.execute(tx);
  await sql`delete from facet_count where scope < 0`.execute(tx);
  await sql`insert into search_frequent select t from search_document, unnest(name_terms) t
    where t in (select hash from search_term) group by t having count(*) >= ${from}::int`.execute(tx);
  await sql`insert into search_place (scope, tier, popularity, id)
    select term, case when term = any(name_terms) then 3 else 4 end, popularity, id
    from search_document cross join lateral unnest(terms) t join search_frequent f on f.term = t order by 1, 2, 3, 4`.execute(tx);
  await chooseWordings(tx, from, wordings);
  await sql`insert into facet_count (scope, facet, n)
    select s.scope, f.facet, count(*)::int from search_place s join search_document d on d.id = s.id
    cross join lateral (select 0 as facet union all select unnest(d.fv)) f where s.scope < 0 group by 1, 2`.execute(tx);
}

/** A product is found by one term of each set, then it must have them all. */
async function chooseWordings(tx: Tx, from: number, wordings: readonly string[]): Promise<void> {
  const sets = wordings.flatMap((wording) => {
    const { sets, kinds } = readWording(wording);
    return sets.map((terms) => ({ scope: scopeOfWording(wording), wording, kinds, term: terms[0], terms }));
  });
  await sql`with sets as materialized (
      select scope, wording, term, array(select jsonb_array_elements_text(terms)::int) as terms,
        array(select jsonb_array_elements_text(kinds)::int) as kinds
      from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as r (scope int, wording text, term int, terms jsonb, kinds jsonb)
    ), fitting as materialized (
      select s.scope, d.popularity, d.id, min(case when d.name_terms operator(pg_catalog.@>) s.terms then 3 else 4 end
        + case when s.kinds = '{}' or d.fv operator(pg_catalog.&&) s.kinds then 0 else 2 end) as tier
      from search_document d cross join lateral unnest(d.terms) t join sets s on s.term = t and d.terms operator(pg_catalog.@>) s.terms
      group by s.scope, d.popularity, d.id
    ), chosen as (
      insert into search_frequent (term, wording)
      select distinct s.scope, s.wording from sets s where s.scope in (select scope from fitting group by scope having count(*) >= ${from}::int)
      returning term
    )
    insert into search_place (scope, tier, popularity, id)
    select scope, tier, popularity, id from fitting where scope in (select term from chosen) order by 1, 2, 3, 4`.execute(tx);
}

export async function copyCounts(tx: Tx, counts: CountChanges): Promise<void> {
  await copyInto(tx, 'facet_count (scope, facet, n)', countLines(counts));
}

function* countLines(counts: CountChanges): Generator<string> {
  for (const [scope, facets] of counts) {
    let lines = '';
    for (const [facet, n] of facets) lines += `${scope}\t${facet}\t${n}\n`;
    yield lines;
  }
}

/** Words new to the catalogue; true when there were any. */
export async function addWords(tx: Tx, words: readonly { term: string; hash: number }[]): Promise<boolean> {
  if (words.length === 0) return false;
  const { numAffectedRows } = await sql`
    insert into search_term (term, hash, frequency)
    select *, 1 from unnest(${words.map((word) => word.term)}::text[], ${words.map((word) => word.hash)}::int[])
    on conflict (term) do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function copyWords(tx: Tx, words: ReadonlyMap<string, number>, hashOf: (word: string) => number): Promise<void> {
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

/** Who keeps documents in memory reads them again. Changed prices and ratings count by a trigger. */
export async function documentsChanged(tx: Tx): Promise<void> {
  await sql`update search_version set documents = documents + 1`.execute(tx);
}
