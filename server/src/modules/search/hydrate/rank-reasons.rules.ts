// Rank reasons: what puts a hit where it is, read from the plan and the rank bucket that the finder gave it, strongest first.
import type { Locale, RankReason } from '@millwright/contracts';
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { LearnedRow } from '../learn/learned.queries.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import type { Hit } from '../plan/found-products.ts';
import { type Planned, WISH_STEP } from '../plan/planned.rules.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { Constraint, Wish } from '../read/reading.rules.ts';

/** What a hit does not carry itself. */
export type RankFacts = { sortRank: number; terms: ReadonlySet<number> };
export type Naming = {
  dictionary: Dictionary;
  locale: Locale /** Words by their terms, for wishes that are words. */;
  words: ReadonlyMap<number, string>;
};

const MAX_NAMED = 3;

export function rankReasons(
  { plan, read }: Planned,
  hit: Hit,
  { sortRank, terms }: RankFacts,
  learned: readonly LearnedRow[],
  naming: Naming,
): RankReason[] {
  const isNumber = hit.bucket < 2;
  const met = plan.wishes.map((wish) =>
    wish.facets.some((facet) => (facet < 0 ? terms.has(facet) : hit.facets.includes(facet))),
  );
  const missedCost = plan.wishes.reduce(
    (cost, { weight }, i) => cost + (met[i] ? 0 : WISH_STEP * weight),
    0,
  );
  return [
    ...(isNumber ? [reason(hit.bucket === 0 ? 'part-number' : 'part-number-begins')] : []),
    ...(isNumber
      ? []
      : (read?.reading.constraints ?? []).map((constraint) =>
          constraintReason(constraint, naming),
        )),
    ...(isNumber
      ? []
      : plan.wishes.map((wish, i) =>
          reason(met[i] ? 'wish' : 'wish-missed', wishLabel(wish, naming)),
        )),
    ...(isNumber ? [] : wordReasons(plan, hit.bucket - missedCost)),
    ...learnedReasons(plan, hit.facts.id, learned),
    reason('sort-rank', '', { place: sortRank }),
  ];
}

function reason(kind: RankReason['kind'], label = '', more: Partial<RankReason> = {}): RankReason {
  return { kind, label, place: null, visitors: null, orders: null, weight: null, ...more };
}

function constraintReason({ facets, words, isNearest }: Constraint, naming: Naming): RankReason {
  return reason(isNearest ? 'nearest' : 'constraint', facetsLabel(facets, naming) || words);
}

/** Rank buckets of words, see bucketOf of the finders: 2 as written, 3 and 5 in the name, 3 and 4 of the category that is named. */
function wordReasons(plan: QueryPlan, bucket: number): RankReason[] {
  if (!plan.alternatives.some((set) => set.length > 0) && plan.prefix.length === 0) return [];
  const hasIntent = plan.categoryIntent.length > 0;
  if (bucket === 2) return [reason('words-as-written')];
  const isNamed = hasIntent && bucket <= 4;
  const isInName = bucket === 3 || (hasIntent && bucket === 5);
  return [
    ...(isNamed ? [reason('named-category')] : []),
    reason(isInName ? 'words-in-name' : 'words-elsewhere'),
  ];
}

function learnedReasons(
  { learned }: QueryPlan,
  id: number,
  rows: readonly LearnedRow[],
): RankReason[] {
  const at = learned.indexOf(id);
  if (at < 0) return [];
  const {
    visitors = null,
    orders = null,
    weight = null,
  } = rows.find(({ productId }) => productId === id) ?? {};
  return [reason('learned', '', { place: at + 1, visitors, orders, weight })];
}

function wishLabel({ facets }: Wish, naming: Naming): string {
  const words = facets.filter((facet) => facet < 0).flatMap((term) => naming.words.get(term) ?? []);
  return facetsLabel(facets, naming) || words.slice(0, MAX_NAMED).join(', ');
}

/** `Material: steel, stainless steel`; categories and manufacturers by their names alone. */
function facetsLabel(facets: readonly number[], { dictionary, locale }: Naming): string {
  const entries = facets.flatMap((facet) => dictionary.entries.get(facet) ?? []);
  if (entries.length === 0) return '';
  const attribute = dictionary.attributes.get(groupOf(entries[0]?.id ?? 0) - GROUP.attribute);
  const names = [...new Set(entries.map(({ name }) => name[locale]))]
    .slice(0, MAX_NAMED)
    .join(', ');
  if (attribute === undefined) return names;
  return `${attribute.name[locale] ?? attribute.name.en}: ${names}${attribute.unit === null ? '' : ` ${attribute.unit}`}`;
}
