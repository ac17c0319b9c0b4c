// Query planning: the text of a search is parsed, its browse scope and filters become facet ids, and all of it one query plan.
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../../platform/problem.ts';
import { EVERYTHING, GROUP } from '../analysis/facet-id.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import { hasDigit, MIN_PREFIX_LENGTH } from '../analysis/part-key.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { learnedOrderOf } from '../lexicon/learned.rules.ts';
import { frequentScope } from '../parse/frequent-query.rules.ts';
import { namedFacets } from '../parse/named-facets.rules.ts';
import { parseQuery } from '../parse/parse-query.rules.ts';
import type { ParsedQuery } from '../parse/parsed-query.ts';
import { inRightLayout } from '../parse/typed-layout.rules.ts';
import { readSearched, withoutOpenSize } from '../read/half-searched.rules.ts';
import { isTelling } from '../read/read-query.rules.ts';
import type { Reading } from '../read/reading.rules.ts';
import { browseScopeOf } from './browse-scope.rules.ts';
import { type ChosenGroup, chooseFacets } from './filters.rules.ts';
import { planOfReading } from './plan-reading.rules.ts';
import {
  MAX_SENT_HITS,
  type Planned,
  type PlannedQuery,
  type PlanOptions,
} from './planned.rules.ts';
import type { QueryPlan } from './query-plan.ts';
import { type RelaxedReading, relaxedReadings } from './relax-reading.rules.ts';

/** @returns a Problem filter-not-understood, category-not-found or products-not-found (any other browse scope) by what the dictionary knows */
export function planQuery(
  input: SearchInput,
  dictionary: Dictionary,
  options: PlanOptions,
): PlannedQuery | Problem {
  const text =
    options.corrects && input.scope !== 'sku'
      ? inRightLayout(withoutOpenSize(input.text), dictionary)
      : input.text;
  const planned = planText({ ...input, text }, dictionary, options);
  if (text === input.text || text === withoutOpenSize(input.text)) return planned;
  return planned instanceof Problem
    ? planned
    : { ...planned, corrected: planned.corrected ?? text };
}

function planText(
  input: SearchInput,
  dictionary: Dictionary,
  options: PlanOptions,
): PlannedQuery | Problem {
  const scope = browseScopeOf(input.place, dictionary);
  if (scope instanceof Problem) return scope;
  const groups = chooseFacets(input.filters, dictionary);
  if (!Array.isArray(groups)) {
    const value = groups.unknown;
    return new Problem(
      'filter-not-understood',
      { value },
      { fields: [{ code: 'filter-not-understood', pointer: groups.pointer, params: { value } }] },
    );
  }
  const reading =
    input.scope === 'all' && input.text.trim() !== ''
      ? readText(input.text, dictionary, options.corrects)
      : undefined;
  const ofReading = (read: RelaxedReading): Planned =>
    planOfReading(input, { read, scope, groups }, dictionary, options);
  const parsed = parseQuery(input.text, dictionary, { corrects: options.corrects });
  const plan = planOf(input, { parsed, browseScope: scope.facet, groups }, dictionary, options);
  const asWords: Planned = {
    plan: inAskedOrder(plan, input, dictionary),
    category: scope.category,
    read: undefined,
  };
  if (reading !== undefined && isTelling(reading)) {
    // A text that is some product's number is that number, whatever else it could be read as.
    const number: Planned[] =
      plan.key !== '' ? [{ ...asWords, plan: { ...plan, needsExact: true } }] : [];
    // The lexicon knows what most shops of this trade do not sell; this one may.
    const named: Planned[] = isRatherNamed(reading, parsed)
      ? [{ ...asWords, plan: { ...plan, ...ONLY_NAMES }, named: reading.notSold ?? '' }]
      : [];
    return {
      plans: [...number, ...named, ...relaxedReadings(reading).map(ofReading)],
      corrected: reading.corrected,
    };
  }
  // Words that no product has together are tried with fewer of them.
  const isRelaxable =
    reading !== undefined &&
    reading.words.length > 0 &&
    reading.words.length + reading.notUnderstood.length > 1;
  const relaxed = isRelaxable ? relaxedReadings(reading).map(ofReading) : [];
  return {
    plans: [asWords, ...relaxed],
    corrected: plan.onlyKey ? null : parsed.corrected,
  };
}

/** Place and filters that a text led to, in the order of that text. */
function inAskedOrder(
  plan: QueryPlan,
  { text, asked = '', sort }: SearchInput,
  dictionary: Dictionary,
): QueryPlan {
  if (asked.trim() === '' || text.trim() !== '') return plan;
  const learned = learnedOrderOf({ text: asked, scope: 'all', sort }, dictionary.learned);
  return plan.kind === 'matching'
    ? { ...plan, learned, wishes: readText(asked, dictionary, true).wishes }
    : { ...plan, learned };
}

const ONLY_NAMES: Pick<QueryPlan, 'inNames' | 'categoryIntent' | 'key' | 'frequent'> = {
  inNames: true,
  categoryIntent: [],
  key: '',
  frequent: undefined,
};

/** What is not sold by the lexicon, in several words or far from what is sold, is looked for in the names of products first. */
function isRatherNamed(
  { notSold, constraints }: Reading,
  { alternatives, prefix }: ParsedQuery,
): boolean {
  const words = (alternatives[0]?.length ?? 0) + (prefix.length > 0 ? 1 : 0);
  return notSold !== null && (constraints.length === 0 || words > 1);
}

function readText(text: string, dictionary: Dictionary, corrects: boolean): Reading {
  return readSearched(normalise(cutText(text.trim())).trim(), dictionary, { corrects });
}

function planOf(
  input: SearchInput,
  {
    parsed,
    browseScope,
    groups,
  }: { parsed: ParsedQuery; browseScope: number; groups: ChosenGroup[] },
  dictionary: Dictionary,
  { locale, rates }: PlanOptions,
): QueryPlan {
  const hasText = input.text.trim() !== '';
  const group =
    input.scope === 'category'
      ? GROUP.category
      : input.scope === 'manufacturer'
        ? GROUP.manufacturer
        : undefined;
  const named = group === undefined || !hasText ? null : namedFacets(parsed, dictionary, group);
  const inNumbers = input.scope === 'sku' && hasText;
  const onlyKey = inNumbers || (named === null && parsed.meaningless && parsed.key !== '');
  const frequent =
    browseScope === EVERYTHING && named === null && !onlyKey
      ? frequentScope(parsed, dictionary)
      : undefined;
  const isOpen = !hasText && groups.length === 0;
  const plan: QueryPlan = {
    kind: !isOpen ? 'matching' : input.place.by === 'featured' ? 'featured' : 'browse',
    alternatives: named === null ? parsed.alternatives : [[]],
    prefix: named === null ? parsed.prefix : [],
    joined: parsed.joined,
    categoryIntent: named === null ? parsed.categoryIntent : [],
    // What hundreds of products are called is a word.
    key: named === null && (frequent === undefined || hasDigit(parsed.key)) ? parsed.key : '',
    needsExact: false,
    keyWithin: [],
    inNames: false,
    onlyKey,
    wholeKey: !inNumbers && (parsed.key.length < MIN_PREFIX_LENGTH || !hasDigit(parsed.key)),
    namedFacets: named,
    browseScope,
    groups,
    demands: [],
    wishes: [],
    learned: learnedOrderOf(input, dictionary.learned),
    frequent,
    sort: input.sort,
    start: input.start,
    count: input.count,
    locale,
    currency: input.currency,
    rates,
    products: dictionary.products,
    facetValues: dictionary.entries.size,
    maxSentHits: MAX_SENT_HITS,
  };
  // Something was typed that cannot be found: no product has no facet.
  if (plan.key === '' && (parsed.meaningless || onlyKey))
    return { ...plan, namedFacets: [], alternatives: [[]], prefix: [], key: '', onlyKey: false };
  return plan;
}
