// How does PostgreSQL answer a search? The question becomes a plan, the plan one statement, its rows the view. [house §6]
import type { Facets, SearchInput, SearchResult } from '@millwright/contracts';
import { queryPrepared } from '../../platform/db/raw.ts';
import { Problem } from '../../platform/problem.ts';
import { getRates } from '../pricing/index.ts';
import type { CategoryEntry, Dictionary } from './dictionary.rules.ts';
import { EVERYTHING, facetId, GROUP } from './facet-id.rules.ts';
import { nameFacets } from './facets.rules.ts';
import { type ChosenGroup, chooseFacets } from './filters.rules.ts';
import { partKey } from './part-key.rules.ts';
import { keepChoice, keptChoice } from './postgres-engine-featured.ts';
import type { HitsPlan, Statement } from './postgres-engine-plan.ts';
import { type AnswerRow, readCounted, readHits, toCards } from './postgres-engine-rows.ts';
import { browseStatement, featuredStatement, hitsStatement, keptStatement } from './postgres-engine-sql.ts';
import { suggest } from './postgres-engine-suggest.ts';
import { checkedDictionary, currentDictionary, dictionaryAt } from './search.dictionary.ts';
import type { Asker, SearchEngine } from './search.engine.ts';
import { reindexProducts } from './search.indexer.ts';
import { facetsNamed, onlyTerm, planText, type TextPlan } from './text-plan.rules.ts';

const NO_FACETS: Facets = { categories: [], manufacturers: [], attributes: [] };

export const postgresEngine: SearchEngine = {
  search: searchPostgres,
  suggest,
  reindexProducts: (tx, ids) => reindexProducts(tx, ids),
};

async function searchPostgres(asker: Asker, input: SearchInput): Promise<SearchResult> {
  const rates = await getRates(asker.db, asker.now);
  let dictionary = await currentDictionary(asker.db);
  let question = readQuestion(input, dictionary);
  if (question instanceof Problem) {
    // It may have come into being since we looked.
    dictionary = await checkedDictionary(asker.db, dictionary);
    question = readQuestion(input, dictionary);
    if (question instanceof Problem) throw question;
  }
  const { text, place, groups } = question;
  const plan = planOf(question, asker, input, rates, dictionary.products);
  const frequent = frequentTerm(plan, text, dictionary);
  let row: AnswerRow;
  if (isOpen(plan, input) && input.place.by === 'featured') {
    row = await featured(asker, plan);
  } else {
    row = await answer(asker, frequent === undefined ? statementOf(plan, input, text) : browseStatement(plan, frequent));
    // Nothing is kept of the word: since we looked the index was built anew and it is not frequent any more.
    if (frequent !== undefined && row.total === 0) row = await answer(asker, hitsStatement(plan));
  }
  const counted = readCounted(row, groups.length, dictionary);
  dictionary = await dictionaryAt(asker.db, dictionary, row);
  const hits = readHits(row);
  const products = toCards(hits, dictionary, asker.locale, rates);
  const first = products[0];
  return {
    products,
    total: row.total,
    facets: input.place.by === 'featured' ? NO_FACETS : nameFacets(counted, groups, place.category, dictionary, asker.locale),
    start: input.start,
    count: input.count,
    approximate: false,
    corrected: text.corrected,
    exact: row.exact === 1 && hits[0]?.tier === 0 && first !== undefined ? { id: first.id, slug: first.slug } : null,
  };
}

type Place = { facet: number; category: CategoryEntry | undefined };
type Question = { text: TextPlan; place: Place; groups: ChosenGroup[]; named: number[] | null };

function readQuestion(input: SearchInput, dictionary: Dictionary): Question | Problem {
  const place = readPlace(input.place, dictionary);
  if (place instanceof Problem) return place;
  const groups = chooseFacets(input.filters, dictionary);
  if (!Array.isArray(groups)) return new Problem('filter-not-understood', { value: groups.unknown });
  const text = planText(input.text, dictionary);
  const group = input.scope === 'category' ? GROUP.category : input.scope === 'manufacturer' ? GROUP.manufacturer : undefined;
  return { text, place, groups, named: group === undefined || input.text.trim() === '' ? null : facetsNamed(text, dictionary, group) };
}

function readPlace(place: SearchInput['place'], dictionary: Dictionary): Place | Problem {
  switch (place.by) {
    case 'all':
      return { facet: EVERYTHING, category: undefined };
    case 'category': {
      const category = dictionary.categoryByLineage.get(place.lineage);
      return category === undefined ? new Problem('category-not-found') : { facet: category.id, category };
    }
    case 'manufacturer':
      return known(dictionary.manufacturerBySlug.get(place.slug)?.id);
    case 'industry':
      return known(dictionary.industryBySlug.get(place.slug)?.id);
    case 'featured':
      return place.industry === null ? known(EVERYTHING) : known(dictionary.industryBySlug.get(place.industry)?.id);
    case 'lot':
      return known(Number.isInteger(place.id) && place.id > 0 && place.id < 65_536 ? facetId(GROUP.lot, place.id) : undefined);
  }
}

function known(facet: number | undefined): Place | Problem {
  return facet === undefined ? new Problem('not-found') : { facet, category: undefined };
}

function planOf(
  { text, place, groups, named }: Question,
  asker: Asker,
  input: SearchInput,
  rates: HitsPlan['rates'],
  most: number,
): HitsPlan {
  const onlyKey = input.scope === 'sku' && input.text.trim() !== '';
  return {
    alternatives: named === null ? text.alternatives : [[]],
    prefix: named === null ? text.prefix : [],
    joined: text.joined,
    kinds: named === null ? text.kinds : [],
    key: onlyKey ? partKey(input.text) : named === null ? text.key : '',
    onlyKey,
    named,
    place: place.facet,
    groups,
    sort: input.sort,
    start: input.start,
    count: input.count,
    locale: asker.locale,
    currency: input.currency,
    rates,
    most,
  };
}

function statementOf(plan: HitsPlan, input: SearchInput, text: TextPlan): Statement {
  // Something was typed that cannot be found: no product has no facet.
  if (text.meaningless || (plan.onlyKey && plan.key === ''))
    return hitsStatement({ ...plan, named: [], alternatives: [[]], prefix: [], key: '', onlyKey: false });
  return isOpen(plan, input) ? browseStatement(plan, plan.place) : hitsStatement(plan);
}

function isOpen(plan: HitsPlan, input: SearchInput): boolean {
  return input.text.trim() === '' && plan.groups.length === 0;
}

async function featured(asker: Asker, plan: HitsPlan): Promise<AnswerRow> {
  const kept = keptChoice(asker.db, plan);
  if (kept !== undefined) return await answer(asker, keptStatement(kept, plan.locale));
  const row = await answer(asker, featuredStatement(plan));
  keepChoice(asker.db, plan, { total: row.total, ids: readHits(row).map(({ facts }) => facts.id) });
  return row;
}

/** The one frequent word that is all of the question, if so: it is browsed like a place. */
function frequentTerm(plan: HitsPlan, text: TextPlan, dictionary: Dictionary): number | undefined {
  if (plan.place !== EVERYTHING || plan.groups.length > 0 || plan.named !== null || plan.onlyKey) return undefined;
  const term = onlyTerm(text);
  return term !== undefined && dictionary.frequent.has(term) ? term : undefined;
}

async function answer(asker: Asker, { statement, parameters }: Statement): Promise<AnswerRow> {
  const [row] = await queryPrepared<AnswerRow>(asker.db, statement, parameters);
  return row as AnswerRow;
}
