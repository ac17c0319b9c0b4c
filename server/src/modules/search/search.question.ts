// What is asked? The input in numbers, with the names of today's dictionary: the same for every way of finding the answer.
import type { SearchInput } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';
import { getCachedRates, type Rates } from '../pricing/index.ts';
import type { CategoryEntry, Dictionary } from './dictionary.rules.ts';
import { EVERYTHING, facetId, GROUP } from './facet-id.rules.ts';
import { type ChosenGroup, chooseFacets, industryOf, manufacturerOf, oneNamed } from './filters.rules.ts';
import { hasDigit, SHORTEST_PREFIX } from './part-key.rules.ts';
import type { HitsPlan } from './postgres-engine-plan.ts';
import { checkedDictionary, currentDictionary } from './search.dictionary.ts';
import type { Asker } from './search.engine.ts';
import { facetsNamed, frequentScope, planText, type TextPlan } from './text-plan.rules.ts';

/** Facets of so many hits are sent and counted here; beyond it sending costs more than counting in the database. */
const MOST_SENT = 20_000;

export type Question = {
  plan: HitsPlan;
  dictionary: Dictionary;
  text: TextPlan;
  category: CategoryEntry | undefined;
  /** No text and no filter: a place as it is. */
  isOpen: boolean;
  isFeatured: boolean;
};

/**
 * @param corrects false for a text that is known to be a part number
 * @throws Problem filter-not-understood, category-not-found, products-not-found (any other place)
 */
export async function readQuestion(asker: Asker, input: SearchInput, { corrects = true } = {}): Promise<Question> {
  const rates = await getCachedRates(asker.db, asker.now);
  let dictionary = await currentDictionary(asker.db);
  let read = readInput(input, dictionary, corrects);
  if (read instanceof Problem) {
    // It may have come into being since we looked.
    dictionary = await checkedDictionary(asker.db, dictionary);
    read = readInput(input, dictionary, corrects);
    if (read instanceof Problem) throw read;
  }
  const plan = planOf(read, asker, input, rates, dictionary);
  const isOpen = input.text.trim() === '' && plan.groups.length === 0;
  return {
    plan,
    dictionary,
    text: read.text,
    category: read.place.category,
    isOpen,
    isFeatured: isOpen && input.place.by === 'featured',
  };
}

type Place = { facet: number; category: CategoryEntry | undefined };
type Read = { text: TextPlan; place: Place; groups: ChosenGroup[]; named: number[] | null };

function readInput(input: SearchInput, dictionary: Dictionary, corrects: boolean): Read | Problem {
  const place = readPlace(input.place, dictionary);
  if (place instanceof Problem) return place;
  const groups = chooseFacets(input.filters, dictionary);
  if (!Array.isArray(groups)) {
    const value = groups.unknown;
    return new Problem(
      'filter-not-understood',
      { value },
      { fields: [{ code: 'filter-not-understood', pointer: groups.pointer, params: { value } }] },
    );
  }
  const text = planText(input.text, dictionary, { corrects });
  const group = input.scope === 'category' ? GROUP.category : input.scope === 'manufacturer' ? GROUP.manufacturer : undefined;
  return { text, place, groups, named: group === undefined || input.text.trim() === '' ? null : facetsNamed(text, dictionary, group) };
}

function readPlace(place: SearchInput['place'], dictionary: Dictionary): Place | Problem {
  switch (place.by) {
    case 'all':
      return { facet: EVERYTHING, category: undefined };
    case 'category': {
      const category =
        dictionary.categoryByLineage.get(place.lineage.toLowerCase()) ?? oneNamed(dictionary.byName.categories, place.lineage);
      return category === undefined ? new Problem('category-not-found') : { facet: category.id, category };
    }
    case 'manufacturer':
      return known(manufacturerOf(place.slug, dictionary)?.id);
    case 'industry':
      return known(industryOf(place.slug, dictionary)?.id);
    case 'featured':
      return place.industry === null ? known(EVERYTHING) : known(industryOf(place.industry, dictionary)?.id);
    case 'lot':
      return known(Number.isInteger(place.id) && place.id > 0 && place.id < 65_536 ? facetId(GROUP.lot, place.id) : undefined);
  }
}

/** The same place by its address, where it was asked for by its name. */
export function placeByAddress(place: SearchInput['place'], dictionary: Dictionary): SearchInput['place'] {
  switch (place.by) {
    case 'category':
      return { by: 'category', lineage: (readPlace(place, dictionary) as Place).category?.token ?? place.lineage };
    case 'manufacturer':
      return { by: 'manufacturer', slug: manufacturerOf(place.slug, dictionary)?.slug ?? place.slug };
    case 'industry':
      return { by: 'industry', slug: industryOf(place.slug, dictionary)?.slug ?? place.slug };
    default:
      return place;
  }
}

function known(facet: number | undefined): Place | Problem {
  return facet === undefined
    ? new Problem('products-not-found', {}, { fields: [{ code: 'products-not-found', pointer: '/query' }] })
    : { facet, category: undefined };
}

function planOf({ text, place, groups, named }: Read, asker: Asker, input: SearchInput, rates: Rates, dictionary: Dictionary): HitsPlan {
  const inNumbers = input.scope === 'sku' && input.text.trim() !== '';
  const onlyKey = inNumbers || (named === null && text.meaningless && text.key !== '');
  const frequent = place.facet === EVERYTHING && named === null && !onlyKey ? frequentScope(text, dictionary) : undefined;
  const plan: HitsPlan = {
    alternatives: named === null ? text.alternatives : [[]],
    prefix: named === null ? text.prefix : [],
    joined: text.joined,
    kinds: named === null ? text.kinds : [],
    // What hundreds of products are called is a word.
    key: named === null && (frequent === undefined || hasDigit(text.key)) ? text.key : '',
    onlyKey,
    wholeKey: !inNumbers && (text.key.length < SHORTEST_PREFIX || !hasDigit(text.key)),
    named,
    place: place.facet,
    groups,
    frequent,
    sort: input.sort,
    start: input.start,
    count: input.count,
    locale: asker.locale,
    currency: input.currency,
    rates,
    most: dictionary.products,
    mostSent: MOST_SENT,
  };
  // Something was typed that cannot be found: no product has no facet.
  if (plan.key === '' && (text.meaningless || onlyKey))
    return { ...plan, named: [], alternatives: [[]], prefix: [], key: '', onlyKey: false };
  return plan;
}
