// Queries of the search dictionary: names, synonyms and words, read whole once for each change.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { DictionaryRows, WordRow } from './dictionary-rows.ts';
import type { FrequentRow } from './frequent-queries.rules.ts';
import type { PastQuery } from './learned.rules.ts';
import { builtInTerms } from './lexicon-files.ts';
import { builtInTypeCodes } from './type-codes.ts';

export async function readVersions(db: Db | Tx): Promise<{ names: number; words: number }> {
  const { rows } = await sql<{
    names: number;
    words: number;
  }>`select names, words from search_version`.execute(db);
  return rows[0] as { names: number; words: number };
}

/** Everything but the words, as it was at one moment. Facets from 1 << 16 on are categories, from 16 << 16 on attributes (facet-id.rules.ts). */
export async function readDictionary(db: Db | Tx): Promise<DictionaryRows> {
  const { rows } = await sql<Omit<DictionaryRows, 'terms' | 'typeCodes'>>`
    select
      (select names from search_version) as names,
      (select lexicon from search_version) as lexicon,
      coalesce((select n from facet_count where scope = 0 and facet = 0), 0) as products,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parent', parent_id, 'lineage', lineage, 'depth', depth, 'position', position, 'name', name, 'image', image)), '[]') from category) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name)), '[]') from manufacturer) as manufacturers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name)), '[]') from industry) as industries,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name, 'kind', kind, 'unit', unit, 'position', position)), '[]') from attribute) as attributes,
      (select coalesce(jsonb_agg(jsonb_build_object('attribute', attribute_id, 'ordinal', ordinal, 'slug', slug, 'label', label, 'number', number) order by attribute_id, ordinal), '[]') from attribute_value) as values,
      (select coalesce(jsonb_agg(jsonb_build_object('phrases', phrases, 'oneWay', one_way) order by id), '[]') from search_synonym) as synonyms,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'terms', terms, 'kind', kind, 'categories', categories, 'properties', properties, 'standsFor', stands_for) order by id), '[]') from search_lexicon_entry) as entries,
      (select coalesce(jsonb_agg(f), '[]') from (
        select scope as category, jsonb_agg(facet) as facets from facet_count
        where scope >= 1 << 16 and scope < 2 << 16 and facet >= 16 << 16 group by scope) f) as "categoryFacets"`.execute(
    db,
  );
  return {
    ...(rows[0] as Omit<DictionaryRows, 'terms' | 'typeCodes'>),
    terms: builtInTerms(),
    typeCodes: builtInTypeCodes(),
  };
}

export type LearnedOrderRow = { query: string; products: number[] };
type Words = {
  version: number;
  rows: WordRow[];
  frequent: FrequentRow[];
  orders: LearnedOrderRow[];
  pastQueries: PastQuery[];
};

/** Words, what is precomputed for them, and what is learned unless the setting search-learning is off: they share a version. */
export async function readWords(db: Db | Tx): Promise<Words> {
  const { rows } = await sql<{
    version: number;
    frequent: FrequentRow[] | null;
    terms: string[] | null;
    hashes: number[] | null;
    frequencies: number[] | null;
    orders: LearnedOrderRow[] | null;
    past: PastQuery[] | null;
  }>`
    with learning as (select coalesce((select value from setting where name = 'search-learning'), 'true') = 'true'::jsonb as is_on)
    select (select words from search_version) as version, (select jsonb_agg(f) from search_frequent_query f) as frequent,
           (select jsonb_agg(jsonb_build_object('query', query, 'products', products)) from learning, lateral (
             select query, jsonb_agg(product_id order by place) as products from search_learned where is_on group by query) o) as orders,
           (select jsonb_agg(q) from learning, lateral (select text, visitors from search_past_query where is_on) q) as past,
           array_agg(term) as terms, array_agg(hash) as hashes, array_agg(frequency) as frequencies
    from search_term`.execute(db);
  const { version, frequent, terms, hashes, frequencies, orders, past } =
    rows[0] as (typeof rows)[0];
  return {
    version,
    rows: (terms ?? []).map((term, i) => ({
      term,
      hash: hashes?.[i] as number,
      frequency: frequencies?.[i] as number,
    })),
    frequent: frequent ?? [],
    orders: orders ?? [],
    // By code units, as they are looked up.
    pastQueries: (past ?? []).sort((a, b) => (a.text < b.text ? -1 : 1)),
  };
}
