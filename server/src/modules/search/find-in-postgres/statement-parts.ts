// Parts of every search statement: facet counts, precomputed or of the hits, and the one row of the answer.
import type { Locale } from '@millwright/contracts';
import { encodedCards } from '../../catalog/index.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { prepared } from '../prepared-statements.ts';
import { COUNTED, ENCODED } from './facet-counts.rules.ts';
import type { Parameters, Statement } from './parameters.ts';

/** Hits may be more than are sent: then their facets are counted, or sent, once it is known how many they are. */
const isLarge = ({ products, maxSentHits }: QueryPlan): boolean => products > maxSentHits;

/** Columns of each hit for its counts; looking them up again one by one would cost more than finding it. */
export function contentOf(plan: QueryPlan): string {
  return isLarge(plan) ? 'd.encoded_row, d.fv' : 'd.encoded_row';
}

export function summed(plan: QueryPlan, name: string, filter: string): string {
  const n = `count(*)${filter}::int as n${name}`;
  return isLarge(plan) ? n : `${n}, string_agg(encoded_row, '')${filter} as encoded_row${name}`;
}

/** The facets of all hits one after another, or, when they are too many to send, pairs of facet and count; see facet-counts.rules. */
export function counting(plan: QueryPlan, sums: string, name: string, hits: string): string {
  if (!isLarge(plan)) return `int4send(${ENCODED}) || ${sums}.encoded_row${name}`;
  return `case when ${sums}.n${name} <= ${plan.maxSentHits} then int4send(${ENCODED}) || (select string_agg(encoded_row, '') from ${hits})
    else ${pairs(`select facet, count(*)::int as n from (select unnest(fv) as facet from ${hits}) u group by facet`)} end`;
}

/** The counts that the indexer keeps for each scope. */
export function precomputedCounts(scope: string, group?: number): string {
  return pairs(
    `select facet, n from facet_count where scope = ${scope} ${group === undefined ? 'and facet > 0' : `and ${inGroup(group)}`}`,
  );
}

function pairs(counts: string): string {
  return `(select int4send(${COUNTED}) || string_agg(int4send(facet) || int4send(n), '') from (${counts}) c)`;
}

function inGroup(group: number): string {
  // Groups are few hundred, so the texts of statements stay few; a parameter would hide the range from the index.
  return `facet between ${group << 16} and ${(group << 16) + 65_535}`;
}

export function precomputedTotal(scope: string): string {
  return `coalesce((select n from facet_count where scope = ${scope} and facet = 0), 0)`;
}

/** The one row of a statement's answer. */
export type AnswerRow = {
  total: number;
  exact: number | null;
  names: number;
  words: number;
  /** See encodedCards and CARD_COLUMNS_BEFORE. */
  cards: string | null;
  /** 0: over all hits; then one for each chosen group. */
  [counts: `counts${number}`]: Buffer | null;
};

/** Columns before those of a card: rank bucket, manufacturer, encoded facets. */
export const CARD_COLUMNS_BEFORE = [
  'g.rank_bucket',
  'p.manufacturer_id',
  "coalesce(encode(g.encoded_row, 'base64'), '')",
];

type Parts = {
  ctes: string[];
  page: string;
  total: string;
  main: string;
  own: string[];
  exact: string;
  from: string[];
};
export const NOTHING = { ctes: [], main: 'null::bytea', own: [], exact: 'null::int', from: [] };

/** One row: the whole answer; the cards of the page are one text, see encodedCards. */
export function finish(parts: Parts, locale: Locale, parameters: Parameters): Statement {
  const page = `select ordered.*, row_number() over () as pos from (${parts.page}) ordered`;
  const cards = encodedCards(locale, CARD_COLUMNS_BEFORE, 'g.pos');
  const text = `${parts.ctes.length === 0 ? '' : `with ${parts.ctes.join(',\n')} `}
    select ${parts.total} as total, ${[parts.main, ...parts.own].map((counts, i) => `${counts} as counts${i}`).join(', ')}, ${parts.exact} as exact,
      v.names, v.words, (select ${cards} from (${page}) g join product p on p.id = g.id) as cards
    from ${['search_version v', ...parts.from].join(', ')}`;
  return { statement: prepared(text), parameters: parameters.values };
}
