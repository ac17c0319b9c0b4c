// Finding in PostgreSQL: the query plan becomes one statement, its one row the hits and their facet counts. [house §6]
import { queryPrepared } from '../../../platform/db/raw.ts';
import { decodeHits } from '../hydrate/cards.rules.ts';
import { decodeFacets } from '../index/encoded-facets.rules.ts';
import type { FacetCounts, FoundProducts, Hit } from '../plan/found-products.ts';
import { isOnlyTried } from '../plan/planned.rules.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import { prepared } from '../prepared-statements.ts';
import type { Answer, SearchContext } from '../search.context.ts';
import { browseStatement, chosenStatement, featuredStatement } from './browse-statements.ts';
import { readCounts } from './facet-counts.rules.ts';
import { cacheChoice, cachedChoice } from './featured-cache.ts';
import { matchingStatement } from './matching-statements.ts';
import type { Statement } from './parameters.ts';
import { type AnswerRow, CARD_COLUMNS_BEFORE } from './statement-parts.ts';

export async function findInPostgres(
  context: SearchContext,
  plans: readonly QueryPlan[],
): Promise<Answer> {
  let first: Answer | undefined;
  for (const [chosen, plan] of plans.entries()) {
    if (plan.needsExact && !(await isPartKey(context.db, plan.key))) continue;
    const found = await find(context, plan);
    if (await answers(context, plan, found)) return { found, chosen };
    if (!isOnlyTried(plan)) first ??= { found, chosen };
  }
  return first ?? { found: await find(context, plans[0] as QueryPlan), chosen: 0 };
}

/** What filters leave of it does not matter: they narrow what the text found. */
async function answers(
  context: SearchContext,
  plan: QueryPlan,
  { total, exact }: FoundProducts,
): Promise<boolean> {
  if (plan.needsExact && (exact ?? 0) === 0) return false;
  return (
    total > 0 ||
    (plan.groups.length > 0 && (await find(context, { ...plan, groups: [], count: 0 })).total > 0)
  );
}

const PART_KEY = prepared('select exists (select from part_key where key = $1::text) as known');

/** Most texts are no part number; that is told by one look at an index. */
async function isPartKey(db: SearchContext['db'], key: string): Promise<boolean> {
  const [row] = await queryPrepared<{ known: boolean }>(db, PART_KEY, [key]);
  return row?.known === true;
}

async function find(context: SearchContext, plan: QueryPlan): Promise<FoundProducts> {
  const row = await answerTo(context, plan);
  const counts = (i: number): FacetCounts =>
    readCounts(row[`counts${i}`] ?? null, plan.facetValues);
  return {
    total: row.total,
    main: counts(0),
    own: plan.groups.map((_, i) => counts(i + 1)),
    hits: hitsOf(row),
    exact: row.exact,
    names: row.names,
    words: row.words,
  };
}

function hitsOf(row: AnswerRow): Hit[] {
  return decodeHits(row.cards, CARD_COLUMNS_BEFORE.length, ([, , facets]) =>
    decodeFacets(Buffer.from(facets ?? '', 'base64')),
  );
}

async function answerTo(context: SearchContext, plan: QueryPlan): Promise<AnswerRow> {
  if (plan.kind === 'featured') return await featured(context, plan);
  if (plan.kind === 'browse') return await ask(context, browseStatement(plan, plan.browseScope));
  const { frequent, groups } = plan;
  if (frequent === undefined || groups.length > 1)
    return await ask(context, matchingStatement(plan));
  const row = await ask(
    context,
    groups.length === 0 ? browseStatement(plan, frequent) : matchingStatement(plan),
  );
  const isPrecomputed = groups.length === 0 ? row.total > 0 : row.counts1 !== null;
  // Nothing is precomputed for it: since we looked the index was built anew and it is not frequent any more.
  return isPrecomputed
    ? row
    : await ask(context, matchingStatement({ ...plan, frequent: undefined }));
}

async function featured(context: SearchContext, plan: QueryPlan): Promise<AnswerRow> {
  const cached = cachedChoice(context.db, plan);
  if (cached !== undefined) return await ask(context, chosenStatement(cached, plan.locale));
  const row = await ask(context, featuredStatement(plan));
  cacheChoice(context.db, plan, {
    total: row.total,
    ids: hitsOf(row).map(({ facts }) => facts.id),
  });
  return row;
}

async function ask(
  context: SearchContext,
  { statement, parameters }: Statement,
): Promise<AnswerRow> {
  const [row] = await queryPrepared<AnswerRow>(context.db, statement, parameters);
  return row as AnswerRow;
}
