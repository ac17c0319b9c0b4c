// Which one statement answers a search? Page, total and counts together; its text depends on the shape of the question only.
import type { Locale } from '@millwright/contracts';
import { cardFactColumns } from '../catalog/index.ts';
import { COUNTED, PACKED } from './counting.rules.ts';
import { endOfPrefix, SHORTEST_PREFIX } from './part-key.rules.ts';
import { sortedPage, windowOf } from './postgres-engine-order.ts';
import { type HitsPlan, named, Parameters, type Statement } from './postgres-engine-plan.ts';

/** How many part numbers that begin as typed come before the rest. */
const MOST_PARTS = 500;
/** Above this many hits the database counts: slower, but it sends less. */
const MOST_SENT = 20_000;
/** `featured` chooses among so many of the most popular. */
const FEATURED_FROM = 400;

const CONTAINS = 'OPERATOR(pg_catalog.@>)';
const OVERLAPS = 'OPERATOR(pg_catalog.&&)';
const CONTENTS = '(d.fv || d.terms)';

/** Text, filters or an unusual order: hits are found through the index of contents, counted and sorted. */
export function hitsStatement(plan: HitsPlan): Statement {
  const parameters = new Parameters();
  const groups = plan.groups.map(({ facets }) => parameters.ints(facets));
  const asked = plan.alternatives.some((set) => set.length > 0) || plan.prefix.length > 0 || plan.key !== '' || plan.named !== null;
  const ctes: string[] = [];
  let own: string[];
  if (asked) {
    // The text narrows: found once, filtered in as many ways as there are groups.
    ctes.push(...foundByText(plan, parameters));
    const passing = (except: number): string =>
      groups.flatMap((group, i) => (i === except ? [] : [`f.fv ${OVERLAPS} ${group}`])).join(' and ') || 'true';
    if (groups.length > 0) ctes.push(`hits as materialized (select * from found f where ${passing(-1)})`);
    else ctes.push('hits as (select * from found)');
    own = plan.groups.map((_, i) => {
      ctes.push(`own_hits${i} as materialized (select f.id, f.packed from found f where ${passing(i)})`, summing(`own_hits${i}`));
      return counting(`own_hits${i}`);
    });
  } else {
    const place = plan.place === 0 ? [] : [`${CONTENTS} ${CONTAINS} ${parameters.ints([plan.place])}`];
    const passing = (except: number): string =>
      [...place, ...groups.flatMap((group, i) => (i === except ? [] : [`${CONTENTS} ${OVERLAPS} ${group}`]))].join(' and ') || 'true';
    ctes.push(`hits as materialized (select d.id, d.popularity, d.packed, 3 as tier from search_document d where ${passing(-1)})`);
    own = plan.groups.map(({ group }, i) => {
      // All of the place but for one choice: these counts are kept.
      if (plan.groups.length === 1) return keptCounts(parameters.plain(plan.place, 'int'), group);
      ctes.push(`own_hits${i} as materialized (select d.id, d.packed from search_document d where ${passing(i)})`, summing(`own_hits${i}`));
      return counting(`own_hits${i}`);
    });
  }
  ctes.push(summing('hits'));
  const total = '(select n from hits_sum)';
  const main = counting('hits');
  const exact = plan.key === '' ? 'null::int' : '(select count(*)::int from parts where tier = 0)';
  return finish({ ctes, page: sortedPage(plan, parameters), total, main, own, exact }, plan.locale, parameters);
}

function foundByText(plan: HitsPlan, parameters: Parameters): string[] {
  const ctes: string[] = [];
  const branches: string[] = [];
  const columns = plan.groups.length === 0 ? 'd.packed' : 'd.packed, d.fv';
  if (plan.key !== '') {
    const end = plan.key.length < SHORTEST_PREFIX && !plan.onlyKey ? `${plan.key}\u0001` : endOfPrefix(plan.key);
    const key = parameters.text(plan.key);
    ctes.push(`parts as materialized (
      select product_id as id, min(case when key = ${key} then 0 else 1 end) as tier
      from part_key where key >= ${key} and key < ${parameters.text(end)}
      group by product_id order by 2, 1 limit ${MOST_PARTS})`);
    branches.push(`select d.id, d.popularity, ${columns}, parts.tier from parts join search_document d on d.id = parts.id
      ${plan.place === 0 ? '' : `where d.fv ${CONTAINS} ${parameters.ints([plan.place])}`}`);
  }
  if (!plan.onlyKey) {
    const conditions = wordConditions(plan, parameters);
    if (plan.key !== '') conditions.push('not exists (select from parts where parts.id = d.id)');
    branches.push(
      `select d.id, d.popularity, ${columns}, ${tierOf(plan, parameters)} as tier from search_document d where ${conditions.join(' and ')}`,
    );
  }
  ctes.push(`found as materialized (${branches.join(' union all ')})`);
  return ctes;
}

function wordConditions(plan: HitsPlan, parameters: Parameters): string[] {
  const conditions: string[] = [];
  const place = plan.place === 0 ? [] : [plan.place];
  // The place goes into each set: one bitmap scan then narrows by words and place.
  const sets = plan.alternatives.map((set) => [...set, ...place]).filter((set) => set.length > 0);
  if (sets.length > 0 && sets.length === plan.alternatives.length) {
    conditions.push(`(${sets.map((set) => `${CONTENTS} ${CONTAINS} ${parameters.ints(set)}`).join(' or ')})`);
  }
  if (plan.prefix.length > 0) conditions.push(`${CONTENTS} ${OVERLAPS} ${parameters.ints(plan.prefix)}`);
  if (plan.named !== null) conditions.push(`${CONTENTS} ${OVERLAPS} ${parameters.ints(plan.named)}`);
  return conditions.length === 0 ? ['true'] : conditions;
}

/**
 * 0 and 1 are part numbers; 2: all words and the sizes as written in the name; 3: of a category that the text names; then all words
 * in the name; then anywhere.
 */
function tierOf(plan: HitsPlan, parameters: Parameters): string {
  const sets = plan.alternatives.filter((set) => set.length > 0);
  const half = plan.prefix.length > 0 ? `d.name_terms ${OVERLAPS} ${parameters.ints(plan.prefix)}` : '';
  if (sets.length === 0 && half === '') return '4';
  const inName = [sets.map((set) => `d.name_terms ${CONTAINS} ${parameters.ints(set)}`).join(' or '), half]
    .filter((part) => part !== '')
    .map((part) => `(${part})`)
    .join(' and ');
  const asWritten =
    plan.joined.length === 0 || sets[0] === undefined
      ? ''
      : `when d.name_terms ${CONTAINS} ${parameters.ints([...sets[0], ...plan.joined])} then 2 `;
  if (plan.kinds.length === 0) return `case ${asWritten}when ${inName} then 3 else 4 end`;
  const ofKind = `d.fv ${OVERLAPS} ${parameters.ints(plan.kinds)}`;
  return `case ${asWritten}when ${ofKind} and (${inName}) then 3 when ${ofKind} then 4 when ${inName} then 5 else 6 end`;
}

/** The facets of all hits one after another, or, when they are too many to send, pairs of facet and count; see counting.rules. */
function counting(hits: string): string {
  return `(select case when n <= ${MOST_SENT} then int4send(${PACKED}) || packed
    else ${pairs(`select facet, count(*)::int as n from (select unnest(d.fv) as facet from ${hits} h join search_document d on d.id = h.id) u group by facet`)} end
    from ${hits}_sum)`;
}

/** One walk over hits for their number and all their facets. */
function summing(hits: string): string {
  return `${hits}_sum as materialized (select count(*)::int as n, string_agg(packed, '') as packed from ${hits})`;
}

/** The counts that are kept for each place. */
function keptCounts(scope: string, group?: number): string {
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

/** No text and no filter, or one frequent word: the order of the scope, a place or a word, and its kept counts. */
export function browseStatement(plan: HitsPlan, of: number): Statement {
  const parameters = new Parameters();
  const scope = parameters.plain(of, 'int');
  const ctes: string[] = [];
  let page: string;
  if (plan.sort === 'default') {
    page = `select id, tier from search_place where scope = ${scope} order by tier, popularity, id ${windowOf(plan, parameters)}`;
  } else {
    ctes.push(`hits as (select id, popularity from search_place where scope = ${scope})`);
    page = sortedPage(plan, parameters);
  }
  return finish({ ctes, page, total: keptTotal(scope), main: keptCounts(scope), own: [], exact: 'null::int' }, plan.locale, parameters);
}

/** The most popular of a place, one of each category before the second of any. */
export function featuredStatement(plan: HitsPlan): Statement {
  const parameters = new Parameters();
  const scope = parameters.plain(plan.place, 'int');
  const page = `select t.id, 4 as tier from (
      select s.id, s.popularity, row_number() over (partition by p.category_id order by s.popularity, s.id) as turn
      from (select id, popularity from search_place where scope = ${scope} order by tier, popularity, id limit ${FEATURED_FROM}) s
      join product p on p.id = s.id) t
    order by t.turn, t.popularity, t.id ${windowOf(plan, parameters)}`;
  return finish({ ctes: [], page, total: keptTotal(scope), main: 'null::bytea', own: [], exact: 'null::int' }, plan.locale, parameters);
}

/** A page whose products are known already. */
export function keptStatement({ total, ids }: { total: number; ids: readonly number[] }, locale: Locale): Statement {
  const parameters = new Parameters();
  const page = `select p.id, 4 as tier from unnest(${parameters.ints(ids)}) with ordinality k (id, n) join product p on p.id = k.id and p.published order by k.n`;
  return finish(
    { ctes: [], page, total: parameters.plain(total, 'int'), main: 'null::bytea', own: [], exact: 'null::int' },
    locale,
    parameters,
  );
}

function keptTotal(scope: string): string {
  return `coalesce((select n from facet_count where scope = ${scope} and facet = 0), 0)`;
}

type Parts = { ctes: string[]; page: string; total: string; main: string; own: string[]; exact: string };

/** One row a product of the page; the first (there always is one) also carries what belongs to the whole answer. */
function finish(parts: Parts, locale: Locale, parameters: Parameters): Statement {
  const meta = ['total', 'main', ...parts.own.map((_, i) => `own${i}`), 'exact', 'names', 'words'];
  const text = `with ${[...parts.ctes, `page as materialized (select *, row_number() over () as pos from (${parts.page}) ordered)`].join(',\n')}
    select ${meta.map((name) => `case when g.pos is null or g.pos = 1 then m.${name} end as ${name}`).join(', ')}, g.tier,
      (select packed from search_document d where d.id = g.id) as facets, p.manufacturer_id, ${cardFactColumns(locale)}
    from (select ${parts.total} as total, ${parts.main} as main, ${parts.own.map((own, i) => `${own} as own${i}, `).join('')}${parts.exact} as exact,
      (select names from search_version) as names, (select words from search_version) as words) m
    left join page g on true left join product p on p.id = g.id
    order by g.pos`;
  return { statement: named(text), parameters: parameters.values };
}
