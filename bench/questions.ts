// Search queries of the benchmark: thousands of different ones of each kind, drawn from the catalogue by a seed, so that no answer is repeated.
import { formatFilters } from '../web/app/lib/filter-text.ts';
import { type Dice, emailMessagesOf, type Sample, type SampleProduct } from './catalogue-sample.ts';
import type { LoadRequest } from './load-job.ts';

export type Question = {
  text?: string;
  lineage?: string;
  manufacturer?: string;
  attributes?: string[];
  sort?: string;
  start?: number;
};

/** How many of each kind: more than a round of measuring can ask. */
const MANY = 4_000;
const PAGE = 20;
const SORTS = ['default', 'name-asc', 'price-asc', 'price-desc', 'newest'];
/** A broad word is one of the most frequent. */
const BROAD_WORDS = 24;
const MIN_MISSPELT_LENGTH = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export type Kind =
  | 'category'
  | 'narrow'
  | 'filtered category'
  | 'four filters'
  | 'misspelt'
  | 'broad';

export function questionsOf(kind: Kind, sample: Sample, dice: Dice, count = MANY): Question[] {
  return Array.from({ length: count }, () => DRAW[kind](sample, dice));
}

/** A quarter of each. */
export function mixedQuestions(sample: Sample, dice: Dice): Question[] {
  const kinds: Kind[] = ['narrow', 'filtered category', 'misspelt', 'broad'];
  return dice.shuffled(
    kinds.flatMap((kind) => questionsOf(kind, sample, dice, MANY / kinds.length)),
  );
}

const DRAW: Record<Kind, (sample: Sample, dice: Dice) => Question> = {
  category: (sample, dice) => ({ lineage: dice.pick(sample.lineages) }),

  /** Two or three words of a real name with one or two of that product's own values chosen: a handful of hits. */
  narrow(sample, dice) {
    const product = withAttributes(sample, dice);
    const chosen = dice.below(3);
    return {
      text: narrowText(product, dice),
      ...(chosen === 1 ? {} : { attributes: [dice.pick(product.attributes)] }),
      ...(chosen === 0 ? {} : { manufacturer: product.manufacturer }),
    };
  },

  'filtered category'(sample, dice) {
    const product = withAttributes(sample, dice);
    const parts = product.lineage.split('/');
    const lineage = parts.slice(0, 1 + dice.below(parts.length)).join('/');
    return {
      lineage,
      attributes: [dice.pick(product.attributes)],
      ...(dice.isHeads() ? { manufacturer: product.manufacturer } : {}),
    };
  },

  /** Where it lies, who makes it and two of its values. */
  'four filters'(sample, dice) {
    const product = withAttributes(sample, dice, 2);
    const attributes = dice.shuffled(product.attributes).slice(0, 2);
    return { lineage: product.lineage, manufacturer: product.manufacturer, attributes };
  },

  misspelt(sample, dice) {
    for (;;) {
      const words = emailMessagesOf(dice.pick(sample.products).name);
      const long = words.filter(
        (word) => /^[a-z]+$/.test(word) && word.length >= MIN_MISSPELT_LENGTH,
      );
      if (long.length === 0) continue;
      const word = dice.pick(long);
      const other = words.find((candidate) => candidate !== word);
      return {
        text:
          other !== undefined && dice.isHeads()
            ? `${misspell(word, dice)} ${other}`
            : misspell(word, dice),
      };
    }
  },

  broad: (sample, dice) => ({
    text: dice.pick(sample.words.slice(0, BROAD_WORDS)),
    sort: dice.pick(SORTS),
    start: PAGE * dice.below(5),
  }),
};

function withAttributes(sample: Sample, dice: Dice, least = 1): SampleProduct {
  for (;;) {
    const product = dice.pick(sample.products);
    if (product.attributes.length >= least) return product;
  }
}

function narrowText(product: SampleProduct, dice: Dice): string {
  const words = emailMessagesOf(product.name);
  const sizes = product.name
    .split(/\s+/)
    .filter((token) => /\d/.test(token) && /^[\p{L}\d.×/-]+$/u.test(token));
  const chosen = dice.shuffled(words).slice(0, sizes.length > 0 ? 1 + dice.below(2) : 2);
  return [...chosen, ...(sizes.length > 0 ? [dice.pick(sizes)] : [])].join(' ') || product.mpn;
}

/** One slip of the finger, not at the first letter: two swapped, one left out, one wrong. */
function misspell(word: string, dice: Dice): string {
  const at = 1 + dice.below(word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slip = dice.below(3);
  if (slip === 0 && letter !== next) return `${before}${next}${letter}${after}`;
  if (slip === 1) return `${before}${next}${after}`;
  return `${before}${dice.pick([...LETTERS].filter((other) => other !== letter))}${next}${after}`;
}

export function asApiSearch(question: Question): LoadRequest {
  const { text, lineage, manufacturer, attributes, sort, start } = question;
  return post('/api/search', {
    ...(text === undefined ? {} : { query: text }),
    ...(lineage === undefined ? {} : { searchBy: 'category', lineage }),
    ...(manufacturer === undefined ? {} : { manufacturer: [manufacturer] }),
    ...(attributes === undefined ? {} : { attrsValues: attributes }),
    ...(sort === undefined ? {} : { sort }),
    count: PAGE,
    start: start ?? 0,
  });
}

export function asListPage(question: Question): LoadRequest {
  const { text, lineage, manufacturer, attributes, sort, start } = question;
  const filter = formatFilters({
    categories: [],
    manufacturers: manufacturer === undefined ? [] : [manufacturer],
    attributes: attributes ?? [],
  });
  const query = new URLSearchParams();
  if (text !== undefined) query.set('query', text);
  if (filter !== '') query.set('filter', filter);
  if (sort !== undefined && sort !== 'default') query.set('sort', sort);
  if (start !== undefined && start > 0) query.set('page', String(start / PAGE + 1));
  const path = lineage === undefined ? '/products' : `/products/${lineage}`;
  return page(query.size === 0 ? path : `${path}?${query}`);
}

/** Our numbers and the manufacturers', as they stand, in small letters with blanks, and run together. */
export function partNumberSearches(sample: Sample, dice: Dice): LoadRequest[] {
  return Array.from({ length: MANY }, () => {
    const { sku, mpn } = dice.pick(sample.products);
    const number = dice.isHeads() ? sku : mpn;
    const spelt = dice.pick([
      number,
      number.toLowerCase().replaceAll('-', ' '),
      number.replace(/[-\s]/g, ''),
    ]);
    return post('/api/search', { query: spelt, count: PAGE });
  });
}

/** What stands in the search box while a name or a number is being typed. */
export function halfTypedTexts(sample: Sample, dice: Dice): LoadRequest[] {
  return Array.from({ length: MANY }, () => {
    const { name, sku } = dice.pick(sample.products);
    return post('/api/search/autocomplete', {
      query: (dice.below(4) === 0 ? sku : name).slice(0, 3 + dice.below(9)),
      count: 10,
    });
  });
}

/** Everything about one product, as an app shows it. */
export function productCalls(sample: Sample, dice: Dice): LoadRequest[] {
  return Array.from({ length: MANY }, () =>
    post('/api/search', { searchBy: 'productId', query: String(dice.pick(sample.products).id) }),
  );
}

export function productPages(sample: Sample, dice: Dice): LoadRequest[] {
  return dice
    .shuffled(sample.products)
    .slice(0, MANY)
    .map(({ id, slug }) => page(`/product/${id}/${slug}`));
}

/** A cookie that the shop does not know might be a person's, so the page is made anew each time. */
export function page(path: string): LoadRequest {
  return { method: 'GET', path, headers: { accept: 'text/html', cookie: 'visit=1' } };
}

export function compressed(request: LoadRequest): LoadRequest {
  return { ...request, headers: { ...request.headers, 'accept-encoding': 'gzip' } };
}

/** As a visitor who has never been here asks, and many others too. */
export function hotPage(path: string): LoadRequest {
  return { method: 'GET', path, headers: { accept: 'text/html' } };
}

export function post(path: string, body: object): LoadRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
