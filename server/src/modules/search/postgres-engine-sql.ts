// Which one statement answers a search? Page, total and counts together; its text depends on the shape of the question only.
import type { Locale } from '@millwright/contracts';
import { encodedCards } from '../catalog/index.ts';
import { COUNTED, PACKED } from './counting.rules.ts';
import { endOfPrefix } from './part-key.rules.ts';
import { browsedPage, sortedPage, windowOf } from './postgres-engine-order.ts';
import { type HitsPlan, named, Parameters, type Statement } from './postgres-engine-plan.ts';

/** How many part numbers that begin as typed come before the rest. */
const MOST_PARTS = 500;
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
  return asked ? textStatement(plan, groups, parameters) : filterStatement(plan, groups, parameters);
}

/** The text narrows: found once, with a mark for each group that it fits, and walked once for all sums. */
function textStatement(plan: HitsPlan, groups: readonly string[], parameters: Parameters): Statement {
  const fits = (except: number): string => groups.flatMap((_, i) => (i === except ? [] : [`fits${i}`])).join(' and ');
  const sums = [-1, ...(isKept(plan) ? [] : groups.keys())].map((except) => {
    const filter = fits(except) === '' ? '' : ` filter (where ${fits(except)})`;
    const name = except < 0 ? '' : String(except);
    return summed(plan, name, filter);
  });
  const hits = (except: number): string => `found${fits(except) === '' ? '' : ` where ${fits(except)}`}`;
  const ctes = [...foundByText(plan, groups, parameters), `sums as materialized (select ${sums.join(', ')} from found)`];
  return finish(
    {
      ctes,
      page: sortedPage(`(select id, popularity, packed, tier from found${fits(-1) === '' ? '' : ` where ${fits(-1)}`})`, plan, parameters),
      total: 'sums.n',
      main: counting(plan, 'sums', '', hits(-1)),
      own: isKept(plan)
        ? [keptCounts(parameters.plain(plan.frequent, 'int'), plan.groups[0]?.group)]
        : groups.map((_, i) => counting(plan, 'sums', String(i), hits(i))),
      exact: plan.key === '' ? 'null::int' : '(select count(*)::int from parts where tier = 0)',
      from: ['sums'],
    },
    plan.locale,
    parameters,
  );
}

/** Only filters: each group is counted over hits of its own. */
function filterStatement(plan: HitsPlan, groups: readonly string[], parameters: Parameters): Statement {
  const place = plan.place === 0 ? [] : [`${CONTENTS} ${CONTAINS} ${parameters.ints([plan.place])}`];
  const hits = (columns: string, except: number): string => {
    const conditions = [...place, ...groups.flatMap((group, i) => (i === except ? [] : [`${CONTENTS} ${OVERLAPS} ${group}`]))];
    return `select ${columns} from search_document d where ${conditions.join(' and ') || 'true'}`;
  };
  const sum = (name: string, from: string): string => `${name} as materialized (select ${summed(plan, '', '')} from ${from})`;
  const ctes = [`hits as materialized (${hits(`d.id, d.popularity, ${contentOf(plan)}, 3 as tier`, -1)})`, sum('sums', 'hits')];
  const own = plan.groups.map(({ group }, i) => {
    // All of the place but for one choice: these counts are kept.
    if (groups.length === 1) return keptCounts(parameters.plain(plan.place, 'int'), group);
    ctes.push(`hits${i} as materialized (${hits(contentOf(plan), i)})`, sum(`sums${i}`, `hits${i}`));
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

function foundByText(plan: HitsPlan, groups: readonly string[], parameters: Parameters): string[] {
  const ctes: string[] = [];
  const branches: string[] = [];
  const columns = [`d.id, d.popularity, ${contentOf(plan)}`, ...groups.map((group, i) => `d.fv ${OVERLAPS} ${group} as fits${i}`)].join(
    ', ',
  );
  if (plan.key !== '') {
    const end = plan.wholeKey ? `${plan.key}\u0001` : endOfPrefix(plan.key);
    const key = parameters.text(plan.key);
    ctes.push(`parts as materialized (
      select product_id as id, min(case when key = ${key} then 0 else 1 end) as tier
      from part_key where key >= ${key} and key < ${parameters.text(end)}
      group by product_id order by 2, 1 limit ${MOST_PARTS})`);
    branches.push(`select ${columns}, parts.tier from parts join search_document d on d.id = parts.id
      ${plan.place === 0 ? '' : `where d.fv ${CONTAINS} ${parameters.ints([plan.place])}`}`);
  }
  if (!plan.onlyKey) {
    const conditions = [...wordConditions(plan, parameters), ...groupConditions(plan, groups)];
    if (plan.key !== '') conditions.push('not exists (select from parts where parts.id = d.id)');
    branches.push(`select ${columns}, ${tierOf(plan, parameters)} as tier from search_document d where ${conditions.join(' and ')}`);
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
 * Who misses two chosen groups is in no count: among the hits of a broad text those are nearly all. Of a single group the others are counted too,
 * unless that is kept.
 */
function groupConditions(plan: HitsPlan, groups: readonly string[]): string[] {
  const fits = groups.map((group) => `${CONTENTS} ${OVERLAPS} ${group}`);
  if (isKept(plan)) return fits;
  if (groups.length < 2) return [];
  return [`(${fits.map((_, except) => fits.filter((__, i) => i !== except).join(' and ')).join(' or ')})`];
}

/** All that fits the text but for the one choice is counted already. */
function isKept(plan: HitsPlan): plan is HitsPlan & { frequent: number } {
  return plan.frequent !== undefined && plan.groups.length === 1;
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

/** Hits may be more than are sent: then their facets are counted, or sent, once it is known how many they are. */
const isLarge = ({ most, mostSent }: HitsPlan): boolean => most > mostSent;

/** What is taken along of each hit for its counts; looked up again one by one it would cost more than finding it. */
function contentOf(plan: HitsPlan): string {
  return isLarge(plan) ? 'd.packed, d.fv' : 'd.packed';
}

function summed(plan: HitsPlan, name: string, filter: string): string {
  const n = `count(*)${filter}::int as n${name}`;
  return isLarge(plan) ? n : `${n}, string_agg(packed, '')${filter} as packed${name}`;
}

/** The facets of all hits one after another, or, when they are too many to send, pairs of facet and count; see counting.rules. */
function counting(plan: HitsPlan, sums: string, name: string, hits: string): string {
  if (!isLarge(plan)) return `int4send(${PACKED}) || ${sums}.packed${name}`;
  return `case when ${sums}.n${name} <= ${plan.mostSent} then int4send(${PACKED}) || (select string_agg(packed, '') from ${hits})
    else ${pairs(`select facet, count(*)::int as n from (select unnest(fv) as facet from ${hits}) u group by facet`)} end`;
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
  if (plan.sort === 'default') {
    const page = `select id, tier from search_place where scope = ${scope} order by tier, popularity, id ${windowOf(plan, parameters)}`;
    return finish({ ...NOTHING, page: withFacets(page), total: keptTotal(scope), main: keptCounts(scope) }, plan.locale, parameters);
  }
  const { ctes, page } = browsedPage({ id: of, place: scope, total: keptTotal(scope) }, plan, parameters);
  return finish({ ...NOTHING, ctes, page: withFacets(page), total: keptTotal(scope), main: keptCounts(scope) }, plan.locale, parameters);
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
  return finish({ ...NOTHING, page: withFacets(page), total: keptTotal(scope) }, plan.locale, parameters);
}

/** A page whose products are known already. */
export function keptStatement({ total, ids }: { total: number; ids: readonly number[] }, locale: Locale): Statement {
  const parameters = new Parameters();
  const page = `select p.id, 4 as tier from unnest(${parameters.ints(ids)}) with ordinality k (id, n) join product p on p.id = k.id and p.published order by k.n`;
  return finish({ ...NOTHING, page: withFacets(page), total: parameters.plain(total, 'int') }, locale, parameters);
}

function keptTotal(scope: string): string {
  return `coalesce((select n from facet_count where scope = ${scope} and facet = 0), 0)`;
}

/** A page of search_place knows no facets; few rows, so they are looked up singly. */
function withFacets(page: string): string {
  return `select o.*, (select d.packed from search_document d where d.id = o.id) as packed from (${page}) o`;
}

type Parts = { ctes: string[]; page: string; total: string; main: string; own: string[]; exact: string; from: string[] };
const NOTHING = { ctes: [], main: 'null::bytea', own: [], exact: 'null::int', from: [] };

/** One row: the whole answer; the cards of the page are one text, see encodedCards. */
function finish(parts: Parts, locale: Locale, parameters: Parameters): Statement {
  const page = `select ordered.*, row_number() over () as pos from (${parts.page}) ordered`;
  const cards = encodedCards(locale, ['g.tier', 'p.manufacturer_id', "coalesce(encode(g.packed, 'base64'), '')"], 'g.pos');
  const text = `${parts.ctes.length === 0 ? '' : `with ${parts.ctes.join(',\n')} `}
    select ${parts.total} as total, ${[parts.main, ...parts.own].map((counts, i) => `${counts} as counts${i}`).join(', ')}, ${parts.exact} as exact,
      v.names, v.words, (select ${cards} from (${page}) g join product p on p.id = g.id) as cards
    from ${['search_version v', ...parts.from].join(', ')}`;
  return { statement: named(text), parameters: parameters.values };
}
