// What does a statement need to know? The question as numbers, and the parameters and names of statements.
import type { CurrencyCode, Locale, Sort } from '@millwright/contracts';
import type { PreparedStatement } from '../../platform/db/raw.ts';
import type { Rates } from '../pricing/index.ts';
import type { ChosenGroup } from './filters.rules.ts';

export type HitsPlan = {
  /** Sets of terms, any set will do; [[]] when no words are asked. */
  alternatives: number[][];
  prefix: number[];
  joined: number[];
  /** Categories that the text names; whose products come first. */
  kinds: number[];
  /** Part number, '' for none. */
  key: string;
  /** Only part numbers are searched. */
  onlyKey: boolean;
  /** Numbers that only begin with the key are not hits. */
  wholeKey: boolean;
  /** Products must have one of these facets (named categories or makers); null = no such demand. */
  named: number[] | null;
  /** Facet of the place, 0 = the whole shop. */
  place: number;
  groups: readonly ChosenGroup[];
  /** The frequent word or wording that the whole text is; what is counted of it is kept. */
  frequent: number | undefined;
  sort: Sort;
  start: number;
  count: number;
  locale: Locale;
  currency: CurrencyCode;
  rates: Rates;
  /** There are at most so many products. */
  most: number;
  /** Of more hits the database counts the facets: slower, but it sends less. */
  mostSent: number;
};

export type Statement = { statement: PreparedStatement; parameters: unknown[] };

/**
 * Numbers parameters in the order in which they are used. The connections keep one plan a statement whatever the values
 * (plan_cache_mode in pool.ts), so planning, half of the work, is done once.
 */
export class Parameters {
  readonly values: unknown[] = [];
  readonly #places = new Map<unknown, string>();

  ints(value: readonly number[]): string {
    return `${this.#place(value, (v) => `{${v.join(',')}}`)}::int[]`;
  }

  text(value: string): string {
    return `${this.#place(value, (v) => v)}::text`;
  }

  plain(value: number, type: 'int' | 'float8'): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  #place<Value>(value: Value, toText: (value: Value) => string): string {
    let place = this.#places.get(value);
    if (place === undefined) {
      this.values.push(toText(value));
      place = `$${this.values.length}`;
      this.#places.set(value, place);
    }
    return place;
  }
}

/** A name for each text, as long as they are few: what nobody repeats is not worth keeping on the server. */
const statements = new Map<string, PreparedStatement>();
const MOST_STATEMENTS = 300;

export function named(text: string): PreparedStatement {
  let statement = statements.get(text);
  if (statement === undefined) {
    if (statements.size >= MOST_STATEMENTS) return { name: '', text };
    statement = { name: `search_${statements.size}`, text };
    statements.set(text, statement);
  }
  return statement;
}
