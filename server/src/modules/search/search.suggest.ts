// Suggestions: what a half-typed text may become - part numbers and product names from the index, categories and manufacturers from memory.
import type { Locale, Scope, SearchResult, Suggestion, Suggestions } from '@millwright/contracts';
import { GROUP } from './analysis/facet-id.rules.ts';
import { cutText, normalise } from './analysis/normalise.rules.ts';
import { byPartRank, PART_RANK, partRankOf } from './analysis/part-rank.rules.ts';
import { suggestProducts } from './find-in-postgres/suggested-products.ts';
import { pastQueriesFrom } from './learn/past-queries.rules.ts';
import type { Dictionary } from './lexicon/dictionary.rules.ts';
import { currentDictionary, dictionaryAt } from './lexicon/dictionary.ts';
import { queryKeyOf } from './lexicon/learned.rules.ts';
import { asWritten } from './lexicon/written-words.rules.ts';
import { parseQuery } from './parse/parse-query.rules.ts';
import { inRightLayout } from './parse/typed-layout.rules.ts';
import { completionsOfQuery } from './read/completions.rules.ts';
import {
  completedNumbers,
  completedPartNumbers,
  halfNumberOf,
  partNumberStart,
} from './read/half-numbers.rules.ts';
import { withoutOpenSize } from './read/half-searched.rules.ts';
import { completedThreads } from './read/half-threads.rules.ts';
import { completedUnsold, isRatherUnsold } from './read/half-unsold.rules.ts';
import { completedWords, inUsualSpelling } from './read/half-words.rules.ts';
import { isTelling, readQuery } from './read/read-query.rules.ts';
import type { Reading } from './read/reading.rules.ts';
import type { SearchContext } from './search.context.ts';
import { MIN_SUGGESTED_LENGTH, suggestionCount } from './search.rules.ts';
import {
  distinct,
  facetSuggestion,
  facetSuggestions,
  productSuggestion,
  querySuggestion,
  suggestions,
} from './search.suggestions.rules.ts';

const MAX_CATEGORIES = 3;
const MAX_MANUFACTURERS = 2;
const MAX_QUERIES = 4;
/** Looked through for the numbers of parts that a half-typed one begins. */
const MAX_PARTS = 40;
/** Of these, searches of the past where both would fill the list. */
const ROOM_FOR_PAST = 2;

/** Products of a text, as a search finds them, and the sizes that they have. */
type SearchProducts = (
  text: string,
  count: number,
) => Promise<Pick<SearchResult, 'products' | 'facets' | 'reading' | 'total'>>;
/** Of so many completed numbers the products are shown, in turn; of words those of the likeliest. */
const MAX_SHOWN_QUERIES = 2;

export async function suggest(
  context: SearchContext,
  input: { text: string; scope: Scope; count: number },
  searchProducts: SearchProducts,
): Promise<Suggestions> {
  const typed = input.text.trim();
  if ([...typed.slice(0, 2 * MIN_SUGGESTED_LENGTH)].length < MIN_SUGGESTED_LENGTH)
    return { values: [], items: [] };
  const count = suggestionCount(input.count);
  const dictionary = await currentDictionary(context.db);
  const text = input.scope === 'sku' ? input.text : inRightLayout(input.text, dictionary, true);
  const closed = withoutOpenSize(text);
  const query = parseQuery(closed, dictionary, { eager: true });
  const words =
    input.scope === 'all' && !/\d/.test(normalise(text)) ? completedLetters(text, dictionary) : [];
  const meant = words.length === 0 ? [] : completedUnsold(text, dictionary, 1);
  if (words.length > 0 && !isThread(words) && isRatherUnsold(text, words, meant, dictionary)) {
    const known = { dictionary, locale: context.locale, searchProducts };
    return suggestions(
      distinct([
        ...(await unsoldSuggestions(text, undefined, known)),
        ...queriesFrom(text, goingOn(text, words, meant), dictionary, context.locale),
      ]).slice(0, count),
    );
  }
  const isLooked = words.length === 0 && (input.scope === 'all' || input.scope === 'sku');
  const rows = isLooked
    ? await suggestProducts(context, query, dictionary, { count, scope: input.scope })
    : [];
  const fresh =
    rows[0] === undefined ? dictionary : await dictionaryAt(context.db, dictionary, rows[0]);
  const found = rows.filter((row) => row.id !== null);
  const reading =
    input.scope === 'all' ? readQuery(normalise(cutText(closed)).trim(), fresh) : undefined;
  const ranked = byPartRank(text.trim(), found, (row) => row).items;
  const isNumber =
    ranked[0] !== undefined && partRankOf(text.trim(), ranked[0]) !== PART_RANK.other;
  const isRead =
    !isNumber &&
    reading !== undefined &&
    isTelling(reading) &&
    (found.length === 0 || reading.constraints.length > 1 || isWholeFamily(reading));
  const isOpen = input.scope === 'all' && !isNumber && words.length === 0;
  const names = { dictionary: fresh, locale: context.locale, searchProducts };
  // "плашка м10": what is not sold stays said whatever follows.
  if (isOpen && reading !== undefined && reading.notSold !== null) {
    const notSold = await unsoldSuggestions(text, reading, names);
    if (notSold.length > 0) return suggestions(notSold);
  }
  const completed = isOpen ? await completedQueries(context, text, fresh, searchProducts) : words;
  const products =
    completed.length > 0
      ? await productsOf(
          completed.slice(0, words.length > 0 ? 1 : MAX_SHOWN_QUERIES),
          count,
          searchProducts,
        )
      : isRead
        ? (await searchProducts(closed.trim(), count)).products.map(productSuggestion)
        : ranked.map(productSuggestion);
  const queries =
    input.scope === 'all' && !isNumber ? queriesFrom(text, completed, fresh, context.locale) : [];
  const room = (wanted: Scope, most: number): number =>
    input.scope === wanted ? count : input.scope === 'all' ? most : 0;
  const categories = distinct([
    ...categoriesOf(
      completed[0] === undefined ? reading : readQuery(normalise(completed[0]), fresh),
    ).map((facet) => facetSuggestion(facet, fresh, context.locale)),
    ...facetSuggestions(query, fresh, GROUP.category, context.locale),
  ]).slice(0, room('category', MAX_CATEGORIES));
  const manufacturers = facetSuggestions(query, fresh, GROUP.manufacturer, context.locale).slice(
    0,
    room('manufacturer', MAX_MANUFACTURERS),
  );
  const isOpenToUnsold =
    isOpen &&
    completed.length === 0 &&
    queries.length === 0 &&
    (products.length === 0 || isUnknownAhead(text, reading) || isPhraseOfNone(text, products));
  const unsold = isOpenToUnsold ? await unsoldSuggestions(text, reading, names) : [];
  if (unsold.length > 0) return suggestions(unsold);
  const items = [
    ...queries,
    ...products.slice(
      0,
      Math.max(1, count - queries.length - categories.length - manufacturers.length),
    ),
    ...categories,
    ...manufacturers,
  ].slice(0, count);
  return suggestions(items);
}

function isThread([first = '']: readonly string[]): boolean {
  return /\d$/.test(first);
}

/** Behind the whole name of what is not sold only another word goes on. */
function goingOn(text: string, words: readonly string[], [unsold]: readonly string[]): string[] {
  const typed = normalise(text).trim();
  return words.filter((query) => typed !== unsold || query.startsWith(`${typed} `));
}

/** What letters at the end of a text may become: a thread, else words. */
function completedLetters(text: string, dictionary: Dictionary): string[] {
  const threads = completedThreads(text, dictionary, MAX_QUERIES);
  return threads.length > 0 ? threads : completedWords(text, dictionary, MAX_QUERIES);
}

/** A family and nothing else: products that only speak of it are none. */
function isWholeFamily({ constraints, words, notUnderstood }: Reading): boolean {
  return constraints[0]?.kind === 'category' && words.length + notUnderstood.length === 0;
}

/** What a half-typed number or trade word may become: whole queries whose products are shown. */
async function completedQueries(
  context: SearchContext,
  text: string,
  dictionary: Dictionary,
  searchProducts: SearchProducts,
): Promise<readonly string[]> {
  const numbers = (await completedByNumber(context, text, dictionary, searchProducts))
    .map((query) => inUsualSpelling(query, dictionary))
    .filter((query) => query !== normalise(text).trim());
  if (numbers.length > 0) return numbers;
  const values = completionsOfQuery(text, dictionary, context.locale);
  return values.length > 0 ? values : completedWords(text, dictionary, MAX_QUERIES);
}

/** Sizes on offer, and numbers of parts where the family is called by them. */
async function completedByNumber(
  context: SearchContext,
  text: string,
  dictionary: Dictionary,
  searchProducts: SearchProducts,
): Promise<string[]> {
  const half = halfNumberOf(text, dictionary);
  if (half === undefined) return [];
  const parts =
    half.names === null
      ? []
      : completedPartNumbers(
          text,
          half,
          (
            await suggestProducts(
              context,
              parseQuery(partNumberStart(half), dictionary),
              dictionary,
              {
                count: MAX_PARTS,
                scope: 'sku',
              },
            )
          ).map(({ mpn }) => mpn ?? ''),
          half.names === 'rather' ? MAX_QUERIES : MAX_QUERIES / 2,
        );
  const { facets } = await searchProducts(half.head, 1);
  const sizes = completedNumbers(text, half, facets.attributes, MAX_QUERIES);
  const all =
    half.names === 'rather'
      ? [...parts, ...sizes]
      : [...sizes.slice(0, MAX_QUERIES - parts.length), ...parts];
  return all.slice(0, MAX_QUERIES);
}

/** The first of each query in turn, each product once. */
async function productsOf(
  queries: readonly string[],
  count: number,
  searchProducts: SearchProducts,
): Promise<Suggestion[]> {
  const lists = await Promise.all(queries.map((query) => searchProducts(query, count)));
  const inTurn = Array.from({ length: count }, (_, i) =>
    lists.flatMap(({ products }) => products[i] ?? []),
  ).flat();
  return distinct(inTurn.map(productSuggestion));
}

/** "jubilee cl", "pillow bl": the words before the half-typed one say nothing that is sold. */
function isUnknownAhead(text: string, reading: Reading | undefined): boolean {
  if (reading === undefined) return false;
  const half = normalise(text).split(/\s+/).at(-1);
  const unknown = [...reading.notUnderstood, ...reading.words.map((word) => word.text)];
  return reading.notSold !== null || unknown.some((word) => word !== half);
}

/** "pipe wr": several words that no product found has in this order. */
function isPhraseOfNone(text: string, products: readonly Suggestion[]): boolean {
  const typed = normalise(text).trim();
  return (
    /\S\s+\p{L}+$/u.test(typed) && !products.some(({ label }) => normalise(label).includes(typed))
  );
}

/** What is not sold and its neighbours, each as its search says it. */
async function unsoldSuggestions(
  text: string,
  reading: Reading | undefined,
  {
    dictionary,
    locale,
    searchProducts,
  }: { dictionary: Dictionary; locale: Locale; searchProducts: SearchProducts },
): Promise<Suggestion[]> {
  const said = reading?.notSold ?? null;
  const completed = completedUnsold(text, dictionary, MAX_CATEGORIES);
  const terms = completed.length === 0 && said !== null ? [said] : completed;
  const named = await Promise.all(
    terms.map(async (term): Promise<Suggestion[]> => {
      const label = asWritten(term, dictionary);
      const { reading: found, total } = await searchProducts(label, 1);
      // Products may be called so, whatever the lexicon knows.
      if (found?.notSold == null) return total > 0 ? [querySuggestion(label)] : [];
      return [{ ...querySuggestion(label), type: 'unsold' }];
    }),
  );
  const near = terms.flatMap((term) =>
    readQuery(normalise(term), dictionary, { corrects: false }).constraints.flatMap(
      ({ kind, facets }) => (kind === 'category' ? facets : []),
    ),
  );
  return distinct([
    ...named.flat(),
    ...near.map((facet) => facetSuggestion(facet, dictionary, locale)),
  ]);
}

/** What the last word may become, then searches of the past that begin so. */
function queriesFrom(
  text: string,
  completed: readonly string[],
  dictionary: Dictionary,
  locale: Locale,
): Suggestion[] {
  const keys = new Set(completed.map(queryKeyOf));
  const past = pastQueriesFrom(text, dictionary.learned).filter((query) => !keys.has(query));
  const room = MAX_QUERIES - Math.min(past.length, ROOM_FOR_PAST);
  return [...completed.slice(0, room), ...past]
    .slice(0, MAX_QUERIES)
    .map((query) =>
      querySuggestion(asWritten(query, dictionary), meaningOf(query, dictionary, locale)),
    );
}

/** The family in the catalogue's word, where the query does not say that. */
function meaningOf(query: string, dictionary: Dictionary, locale: Locale): string | null {
  const reading = readQuery(normalise(query), dictionary, { corrects: false });
  const [family, ...more] = categoriesOf(reading);
  const name = dictionary.categories.get(family ?? 0)?.name[locale];
  if (name === undefined || more.length > 0) return null;
  return normalise(name).startsWith(normalise(query).slice(0, MIN_SUGGESTED_LENGTH)) ? null : name;
}

/** The families that the text names by any of their names. */
function categoriesOf(reading: Reading | undefined): number[] {
  if (reading === undefined || reading.notSold !== null) return [];
  return reading.constraints
    .filter(({ kind }) => kind === 'category')
    .flatMap(({ facets }) => facets);
}
