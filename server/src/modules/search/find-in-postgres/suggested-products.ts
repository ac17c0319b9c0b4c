// Suggested products: the statement that finds part numbers and product names for a half-typed text.
import type { Scope } from '@millwright/contracts';
import { queryPrepared } from '../../../platform/db/raw.ts';
import { endOfPrefix, hasDigit } from '../analysis/part-key.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { ParsedQuery } from '../parse/parsed-query.ts';
import { prepared } from '../prepared-statements.ts';
import type { SearchContext } from '../search.context.ts';

/** Part numbers looked at before the best by sort rank are chosen. */
const MAX_PARTS = 200;
/** So many of the first products by sort rank are looked through for a word that many have. */
const MAX_WALKED = 2_000;

export type SuggestedRow = {
  names: number;
  words: number;
  id: number | null;
  sku: string;
  mpn: string;
  slug: string;
  image: string;
  name: string;
};

/** In their order; one statement, whose first row tells the versions also where nothing is found. */
export async function suggestProducts(
  context: SearchContext,
  query: ParsedQuery,
  dictionary: Dictionary,
  { count, scope }: { count: number; scope: Scope },
): Promise<SuggestedRow[]> {
  const { key } = query;
  const words =
    scope === 'sku' || query.meaningless
      ? ''
      : wordsSelect(query, likelyHits(query, dictionary) > manyHits(dictionary));
  if (key === '' && words === '') return [];
  const branches = [key === '' ? '' : partsSelect(scope === 'sku' || hasDigit(key)), words]
    .filter((branch) => branch !== '')
    .join(' union all ');
  const text = `select v.names, v.words, c.id, p.sku, p.mpn, p.slug, p.image,
      coalesce((select t.name from product_text t where t.product_id = p.id and t.locale = '${context.locale}'),
               (select t.name from product_text t where t.product_id = p.id and t.locale = 'en'), p.sku) as name
    from search_version v
    left join (select id, min(rank_bucket) as rank_bucket, min(sort_rank) as sort_rank from (${branches}) b group by id order by 2, 3, 1 limit $1::int) c on true
    left join product p on p.id = c.id
    order by c.rank_bucket, c.sort_rank, c.id`;
  const parameters: unknown[] = [count];
  if (key !== '') parameters.push(key, endOfPrefix(key));
  if (words !== '')
    parameters.push(`{${(query.alternatives[0] ?? []).join(',')}}`, `{${query.prefix.join(',')}}`);
  const shifted = key === '' ? text.replaceAll('$4', '$2').replaceAll('$5', '$3') : text;
  return await queryPrepared<SuggestedRow>(context.db, prepared(shifted), parameters);
}

/** Whole numbers first, then those that begin so; a beginning without a digit is rather a word, so these come after the words. */
const partsSelect = (
  isNumber: boolean,
): string => `(select product_id as id, min(sort_rank) as sort_rank,
    min(case when key = $2::text then 0 else ${isNumber ? 1 : 4} end) as rank_bucket
  from (select key, product_id, sort_rank from part_key where key >= $2::text and key < $3::text limit ${MAX_PARTS}) k
  group by product_id order by 3, 2, 1 limit $1::int)`;

/** Where many products fit, the most popular are met soon by walking in that order; where few fit, the index of contents names them. */
function wordsSelect(query: ParsedQuery, many: boolean): string {
  const complete = (query.alternatives[0] ?? []).length > 0;
  const contents = [
    complete ? '(d.fv || d.terms) OPERATOR(pg_catalog.@>) $4::int[]' : '',
    query.prefix.length > 0 ? '(d.fv || d.terms) OPERATOR(pg_catalog.&&) $5::int[]' : '',
  ];
  const names = [
    complete ? 'd.name_terms OPERATOR(pg_catalog.@>) $4::int[]' : '',
    query.prefix.length > 0 ? 'd.name_terms OPERATOR(pg_catalog.&&) $5::int[]' : '',
  ];
  const conditions = [...(many ? [] : contents), ...names].filter((condition) => condition !== '');
  // Both parameters must occur for their types to be known.
  const unused = `($4::int[] is null or $5::int[] is null)`;
  const documents = many
    ? `(select * from search_document order by sort_rank, id limit ${MAX_WALKED})`
    : 'search_document';
  return `(select d.id, d.sort_rank, case when ${unused} then 3 else 2 end as rank_bucket from ${documents} d
    where ${conditions.join(' and ')} order by d.sort_rank, d.id limit $1::int)`;
}

/** Above this many hits walking is shorter than fetching them all. */
function manyHits(dictionary: Dictionary): number {
  let products = 0;
  for (const frequency of dictionary.words.frequencies)
    if (frequency > products) products = frequency;
  return 2 * Math.sqrt(products);
}

/** In how many products, at most, the words can be: the rarest decides. */
function likelyHits(query: ParsedQuery, dictionary: Dictionary): number {
  const frequency = (term: number): number => dictionary.words.known.get(term) ?? 1;
  let least =
    query.prefix.length > 0
      ? query.prefix.reduce((sum, term) => sum + frequency(term), 0)
      : Number.POSITIVE_INFINITY;
  for (const term of query.alternatives[0] ?? []) least = Math.min(least, frequency(term));
  return least;
}
