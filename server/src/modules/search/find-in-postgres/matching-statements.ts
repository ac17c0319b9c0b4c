// Statements of a matching query plan: one for text and one for filters, each with page, total and facet counts. Their text depends on the shape
// of the plan only.
import { endOfPrefix } from '../analysis/part-key.rules.ts';
import { MAX_NAME_BUCKET, WISH_STEP } from '../plan/planned.rules.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { sortedPage } from './order.ts';
import { Parameters, type Statement } from './parameters.ts';
import { contentOf, counting, finish, precomputedCounts, summed } from './statement-parts.ts';

/** Limit of prefix matches of part numbers that come before the rest. */
const MAX_PARTS = 500;

// Qualified, because the extension intarray, where installed, would take over.
const CONTAINS = 'OPERATOR(pg_catalog.@>)';
const OVERLAPS = 'OPERATOR(pg_catalog.&&)';
const CONTENTS = '(d.fv || d.terms)';

/** Text, filters or an unusual order: hits are found through the index of contents, counted and sorted. */
export function matchingStatement(plan: QueryPlan): Statement {
  const parameters = new Parameters();
  const groups = plan.groups.map(({ facets }) => parameters.ints(facets));
  const asked =
    plan.alternatives.some((set) => set.length > 0) ||
    plan.prefix.length > 0 ||
    plan.key !== '' ||
    plan.namedFacets !== null ||
    plan.demands.length > 0;
  return asked
    ? textStatement(plan, groups, parameters)
    : filterStatement(plan, groups, parameters);
}

/** The text narrows: found once, with a mark for each group that it fits, and walked once for all sums. */
function textStatement(
  plan: QueryPlan,
  groups: readonly string[],
  parameters: Parameters,
): Statement {
  const fits = (except: number): string =>
    groups.flatMap((_, i) => (i === except ? [] : [`fits${i}`])).join(' and ');
  const sums = [-1, ...(hasPrecomputedCounts(plan) ? [] : groups.keys())].map((except) => {
    const filter = fits(except) === '' ? '' : ` filter (where ${fits(except)})`;
    const name = except < 0 ? '' : String(except);
    return summed(plan, name, filter);
  });
  const hits = (except: number): string =>
    `found${fits(except) === '' ? '' : ` where ${fits(except)}`}`;
  const ctes = [
    ...foundByText(plan, groups, parameters),
    `sums as materialized (select ${sums.join(', ')} from found)`,
  ];
  return finish(
    {
      ctes,
      page: sortedPage(
        `(select id, sort_rank, encoded_row, rank_bucket from found${fits(-1) === '' ? '' : ` where ${fits(-1)}`})`,
        plan,
        parameters,
      ),
      total: 'sums.n',
      main: counting(plan, 'sums', '', hits(-1)),
      own: hasPrecomputedCounts(plan)
        ? [precomputedCounts(parameters.plain(plan.frequent, 'int'), plan.groups[0]?.group)]
        : groups.map((_, i) => counting(plan, 'sums', String(i), hits(i))),
      exact:
        plan.key === '' ? 'null::int' : '(select count(*)::int from parts where rank_bucket = 0)',
      from: ['sums'],
    },
    plan.locale,
    parameters,
  );
}

/** Only filters: each group is counted over hits of its own. */
function filterStatement(
  plan: QueryPlan,
  groups: readonly string[],
  parameters: Parameters,
): Statement {
  const scope =
    plan.browseScope === 0
      ? []
      : [`${CONTENTS} ${CONTAINS} ${parameters.ints([plan.browseScope])}`];
  const hits = (columns: string, except: number): string => {
    const conditions = [
      ...scope,
      ...groups.flatMap((group, i) => (i === except ? [] : [`${CONTENTS} ${OVERLAPS} ${group}`])),
    ];
    return `select ${columns} from search_document d where ${conditions.join(' and ') || 'true'}`;
  };
  const sum = (name: string, from: string): string =>
    `${name} as materialized (select ${summed(plan, '', '')} from ${from})`;
  const ctes = [
    `hits as materialized (${hits(`d.id, d.sort_rank, ${contentOf(plan)}, 3 as rank_bucket`, -1)})`,
    sum('sums', 'hits'),
  ];
  const own = plan.groups.map(({ group }, i) => {
    // All of the browse scope but for one choice: these counts are precomputed.
    if (groups.length === 1)
      return precomputedCounts(parameters.plain(plan.browseScope, 'int'), group);
    ctes.push(
      `hits${i} as materialized (${hits(contentOf(plan), i)})`,
      sum(`sums${i}`, `hits${i}`),
    );
    return counting(plan, `sums${i}`, '', `hits${i}`);
  });
  return finish(
    {
      ctes,
      page: sortedPage('hits', plan, parameters),
      total: 'sums.n',
      main: counting(plan, 'sums', '', 'hits'),
      own,
      exact: 'null::int',
      from: ['sums', ...(groups.length === 1 ? [] : groups.map((_, i) => `sums${i}`))],
    },
    plan.locale,
    parameters,
  );
}

function foundByText(plan: QueryPlan, groups: readonly string[], parameters: Parameters): string[] {
  const ctes: string[] = [];
  const branches: string[] = [];
  const columns = [
    `d.id, d.sort_rank, ${contentOf(plan)}`,
    ...groups.map((group, i) => `d.fv ${OVERLAPS} ${group} as fits${i}`),
  ].join(', ');
  if (plan.key !== '') {
    const end = plan.wholeKey ? `${plan.key}\u0001` : endOfPrefix(plan.key);
    const key = parameters.text(plan.key);
    ctes.push(`parts as materialized (
      select product_id as id, min(case when key = ${key} then 0 else 1 end) as rank_bucket
      from part_key where key >= ${key} and key < ${parameters.text(end)}
      group by product_id order by 2, 1 limit ${MAX_PARTS})`);
    const within =
      plan.keyWithin.length === 0 ? [] : [`d.fv ${OVERLAPS} ${parameters.ints(plan.keyWithin)}`];
    const inScope =
      plan.browseScope === 0 ? [] : [`d.fv ${CONTAINS} ${parameters.ints([plan.browseScope])}`];
    const asked = [...inScope, ...within].join(' and ');
    branches.push(`select ${columns}, parts.rank_bucket from parts join search_document d on d.id = parts.id
      ${asked === '' ? '' : `where ${asked}`}`);
  }
  if (!plan.onlyKey) {
    const conditions = [...wordConditions(plan, parameters), ...groupConditions(plan, groups)];
    if (plan.inNames) conditions.push(`(${wordBucketOf(plan, parameters)}) <= ${MAX_NAME_BUCKET}`);
    if (plan.key !== '') conditions.push('not exists (select from parts where parts.id = d.id)');
    branches.push(
      `select ${columns}, ${bucketOf(plan, parameters)} as rank_bucket from search_document d where ${conditions.join(' and ')}`,
    );
  }
  ctes.push(`found as materialized (${branches.join(' union all ')})`);
  return ctes;
}

function wordConditions(plan: QueryPlan, parameters: Parameters): string[] {
  const conditions: string[] = [];
  const scope = plan.browseScope === 0 ? [] : [plan.browseScope];
  // The browse scope goes into each set: one bitmap scan then narrows by words and scope.
  const sets = plan.alternatives.map((set) => [...set, ...scope]).filter((set) => set.length > 0);
  if (sets.length > 0 && sets.length === plan.alternatives.length) {
    conditions.push(
      `(${sets.map((set) => `${CONTENTS} ${CONTAINS} ${parameters.ints(set)}`).join(' or ')})`,
    );
  }
  if (plan.prefix.length > 0)
    conditions.push(`${CONTENTS} ${OVERLAPS} ${parameters.ints(plan.prefix)}`);
  if (plan.namedFacets !== null)
    conditions.push(`${CONTENTS} ${OVERLAPS} ${parameters.ints(plan.namedFacets)}`);
  for (const facets of plan.demands)
    conditions.push(`${CONTENTS} ${OVERLAPS} ${parameters.ints(facets)}`);
  return conditions.length === 0 ? ['true'] : conditions;
}

/**
 * A product that misses two chosen groups is in no count: among the hits of a broad text those are nearly all. Of a single group the others are
 * counted too, unless that is precomputed.
 */
function groupConditions(plan: QueryPlan, groups: readonly string[]): string[] {
  const fits = groups.map((group) => `${CONTENTS} ${OVERLAPS} ${group}`);
  if (hasPrecomputedCounts(plan)) return fits;
  if (groups.length < 2) return [];
  return [
    `(${fits.map((_, except) => fits.filter((__, i) => i !== except).join(' and ')).join(' or ')})`,
  ];
}

/** All that fits the text but for the one choice is counted already. */
function hasPrecomputedCounts(plan: QueryPlan): plan is QueryPlan & { frequent: number } {
  return plan.frequent !== undefined && plan.groups.length === 1;
}

/**
 * 0 and 1 are part numbers; 2: all words and the sizes as written in the name; 3: of a category that the text names; then all words
 * in the name; then anywhere.
 */
function bucketOf(plan: QueryPlan, parameters: Parameters): string {
  const missed = plan.wishes.map(
    ({ facets, weight }) =>
      `case when ${CONTENTS} ${OVERLAPS} ${parameters.ints(facets)} then 0 else ${WISH_STEP * weight} end`,
  );
  return [wordBucketOf(plan, parameters), ...missed].join(' + ');
}

function wordBucketOf(plan: QueryPlan, parameters: Parameters): string {
  const sets = plan.alternatives.filter((set) => set.length > 0);
  const half =
    plan.prefix.length > 0 ? `d.name_terms ${OVERLAPS} ${parameters.ints(plan.prefix)}` : '';
  if (sets.length === 0 && half === '') return '4';
  const inName = [
    sets.map((set) => `d.name_terms ${CONTAINS} ${parameters.ints(set)}`).join(' or '),
    half,
  ]
    .filter((part) => part !== '')
    .map((part) => `(${part})`)
    .join(' and ');
  const asWritten =
    plan.joined.length === 0 || sets[0] === undefined
      ? ''
      : `when d.name_terms ${CONTAINS} ${parameters.ints([...sets[0], ...plan.joined])} then 2 `;
  if (plan.categoryIntent.length === 0)
    return `(case ${asWritten}when ${inName} then 3 else 4 end)`;
  const ofCategory = `d.fv ${OVERLAPS} ${parameters.ints(plan.categoryIntent)}`;
  return `(case ${asWritten}when ${ofCategory} and (${inName}) then 3 when ${ofCategory} then 4 when ${inName} then 5 else 6 end)`;
}
