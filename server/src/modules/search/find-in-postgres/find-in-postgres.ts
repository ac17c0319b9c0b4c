// Finding in PostgreSQL: the query plan becomes one statement, its one row the hits and their facet counts. [house §6]
import { queryPrepared } from '../../../platform/db/raw.ts';
import { decodeHits } from '../hydrate/cards.rules.ts';
import { decodeFacets } from '../index/encoded-facets.rules.ts';
import type { FacetCounts, FoundProducts, Hit } from '../plan/found-products.ts';
import type { QueryPlan } from '../plan/query-plan.ts';
import type { Answer, SearchContext } from '../search.context.ts';
import { browseStatement, chosenStatement, featuredStatement } from './browse-statements.ts';
import { readCounts } from './facet-counts.rules.ts';
import { cacheChoice, cachedChoice } from './featured-cache.ts';
import { matchingStatement } from './matching-statements.ts';
import type { Statement } from './parameters.ts';
import { type AnswerRow, CARD_COLUMNS_BEFORE } from './statement-parts.ts';

export async function findInPostgres(context: SearchContext, plans: readonly QueryPlan[]): Promise<Answer> {
  let first: FoundProducts | undefined;
  for (const [chosen, plan] of plans.entries()) {
    const found = await find(context, plan);
    if (found.total > 0) return { found, chosen };
    first ??= found;
  }
  return { found: first as FoundProducts, chosen: 0 };
}

async function find(context: SearchContext, plan: QueryPlan): Promise<FoundProducts> {
  const row = await answerTo(context, plan);
  const counts = (i: number): FacetCounts => readCounts(row[`counts${i}`] ?? null, plan.facetValues);
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
  return decodeHits(row.cards, CARD_COLUMNS_BEFORE.length, ([, , facets]) => decodeFacets(Buffer.from(facets ?? '', 'base64')));
}

async function answerTo(context: SearchContext, plan: QueryPlan): Promise<AnswerRow> {
  if (plan.kind === 'featured') return await featured(context, plan);
  if (plan.kind === 'browse') return await ask(context, browseStatement(plan, plan.browseScope));
  const { frequent, groups } = plan;
  if (frequent === undefined || groups.length > 1) return await ask(context, matchingStatement(plan));
  const row = await ask(context, groups.length === 0 ? browseStatement(plan, frequent) : matchingStatement(plan));
  const isPrecomputed = groups.length === 0 ? row.total > 0 : row.counts1 !== null;
  // Nothing is precomputed for it: since we looked the index was built anew and it is not frequent any more.
  return isPrecomputed ? row : await ask(context, matchingStatement({ ...plan, frequent: undefined }));
}

async function featured(context: SearchContext, plan: QueryPlan): Promise<AnswerRow> {
  const cached = cachedChoice(context.db, plan);
  if (cached !== undefined) return await ask(context, chosenStatement(cached, plan.locale));
  const row = await ask(context, featuredStatement(plan));
  cacheChoice(context.db, plan, { total: row.total, ids: hitsOf(row).map(({ facts }) => facts.id) });
  return row;
}

async function ask(context: SearchContext, { statement, parameters }: Statement): Promise<AnswerRow> {
  const [row] = await queryPrepared<AnswerRow>(context.db, statement, parameters);
  return row as AnswerRow;
}
